import type { Option } from '@tablee/kernel';
import { isSameOption } from '@tablee/kernel/option';
import { Key } from './key.tsx';
import { useQuestion } from './open-question.tsx';
import type { ButtonKeys } from './use-button-keys.ts';
import './piece.css';

interface QuestionButtonsProps {
  readonly options: readonly Option[];
  readonly keys: ButtonKeys;
  choose(option: Option): void;
}

/** Answers as buttons, in the order of their keys. */
export function QuestionButtons({ options, keys, choose }: QuestionButtonsProps) {
  const { textOf, hint } = useQuestion();
  const digitOf = (option: Option) => keys.get(option) ?? 10;
  const inOrder = options.toSorted((a, b) => digitOf(a) - digitOf(b));
  return (
    <div className="question-buttons">
      {inOrder.map((option) => (
        <button
          key={JSON.stringify(option)}
          type="button"
          className="button button-primary"
          aria-keyshortcuts={keys.get(option)?.toString()}
          data-hinted={isSameOption(hint?.option, option) || undefined}
          onClick={() => choose(option)}
        >
          {keys.has(option) && <Key>{keys.get(option)}</Key>}
          {textOf(option)}
          {isSameOption(hint?.option, option) && <span className="piece-beacon" />}
        </button>
      ))}
    </div>
  );
}
