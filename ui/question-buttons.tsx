import type { Option, Refusal } from '@tablee/kernel';
import { isSameOption } from '@tablee/kernel/option';
import { useEffect, useRef } from 'react';
import { Key } from './key.tsx';
import { useQuestion } from './open-question.tsx';
import type { ButtonKeys } from './use-button-keys.ts';
import { useMore } from './use-more.ts';
import './piece.css';

/** What a press on an edge brings along, of the width that is seen. */
const PAGE = 0.7;

interface QuestionButtonsProps {
  readonly options: readonly Option[];
  readonly keys: ButtonKeys;
  /** What cannot be done now: after the answers, and pressed it says why. */
  readonly refused: readonly Refusal[];
  choose(option: Option): void;
  refuse?: ((refusal: Refusal) => void) | undefined;
}

/** Answers as buttons, in the order of their keys. Where they need more than the row, its edges say so and lead on. */
export function QuestionButtons({ options, keys, refused, choose, refuse }: QuestionButtonsProps) {
  const { textOf, hint } = useQuestion();
  const row = useRef<HTMLDivElement>(null);
  const digitOf = (option: Option) => keys.get(option) ?? 10;
  const inOrder = options.toSorted((a, b) => digitOf(a) - digitOf(b));
  const texts = inOrder.map(textOf);
  const hinted = inOrder.findIndex((option) => isSameOption(hint?.option, option));
  const said = [...texts, ...refused.map(({ about }) => textOf(about))].join();
  useMore(row, said);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers are read from the first on
  useEffect(() => {
    if (hinted >= 0) row.current?.children[hinted]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else row.current?.scrollTo({ left: 0 });
  }, [said, hinted]);
  const turn = (pages: number) => row.current?.scrollBy({ left: pages * PAGE * row.current.clientWidth });
  return (
    <div className="question-row">
      <div className="question-buttons" ref={row}>
        {inOrder.map((option, n) => (
          <button
            key={JSON.stringify(option)}
            type="button"
            className="button button-primary"
            aria-keyshortcuts={keys.get(option)?.toString()}
            data-hinted={n === hinted || undefined}
            style={{ '--letters': texts[n]!.length } as React.CSSProperties}
            onClick={() => choose(option)}
          >
            {keys.has(option) && <Key>{keys.get(option)}</Key>}
            <span className="question-button-text">{texts[n]}</span>
            {n === hinted && <span className="piece-beacon" />}
          </button>
        ))}
        {refused.map((refusal) => (
          <button
            key={JSON.stringify(refusal.about)}
            type="button"
            className="button"
            aria-disabled="true"
            onClick={() => refuse?.(refusal)}
          >
            {textOf(refusal.about)}
          </button>
        ))}
      </div>
      <Edge side="before" turn={() => turn(-1)} />
      <Edge side="after" turn={() => turn(1)} />
    </div>
  );
}

/** Seen while more lies that way. The keyboard goes from answer to answer and needs none. */
function Edge({ side, turn }: { side: 'before' | 'after'; turn(): void }) {
  return (
    <button
      type="button"
      className="question-edge"
      data-side={side}
      tabIndex={-1}
      aria-hidden="true"
      onClick={turn}
    >
      {side === 'before' ? '‹' : '›'}
    </button>
  );
}
