import type { Option } from '@tablee/kernel';
import { useQuestion } from './asking.tsx';
import { Key } from './key.tsx';
import { isSameOption } from './same-option.ts';
import './piece.css';

/** Answers as buttons, the first nine with their keys. */
export function QuestionButtons({ options }: { options: readonly Option[] }) {
  const { textOf, choose, hint } = useQuestion();
  return (
    <div className="question-buttons">
      {options.map((option, index) => (
        <button
          key={JSON.stringify(option)}
          type="button"
          className="button button-primary"
          data-hinted={isSameOption(hint?.option, option) || undefined}
          onClick={() => choose(option)}
        >
          {index < 9 && <Key>{index + 1}</Key>}
          {textOf(option)}
          {isSameOption(hint?.option, option) && <span className="piece-beacon" />}
        </button>
      ))}
    </div>
  );
}
