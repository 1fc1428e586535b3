/** The défenseur's points shared out, one attacker after the other: a number is pressed, and what it would do is marked. */
import { useQuestion } from '@tablee/ui';
import { inPlay } from '../rules/table.ts';
import { worthOf } from '../seen.ts';
import type { SFOption } from '../types.ts';
import { usePlay } from './play.tsx';
import { faceIn } from './reading.ts';

type Share = Extract<SFOption, { do: 'share' }>;

export function Split() {
  const { t, table, content, language, commit } = usePlay();
  const { options } = useQuestion();
  const shares = (options as readonly SFOption[]).filter((option): option is Share => option.do === 'share');
  const [first] = shares;
  if (!first) return null;
  const card = inPlay(table, first.piece);
  const left = card ? worthOf(table, card).left : 0;
  const falls = language === 'fr' ? 'détruit' : 'destroyed';
  return (
    <div className="sf-split">
      <b>{faceIn(t, content, first.piece)?.name[language]}</b>
      {shares
        .toSorted((a, b) => a.points - b.points)
        .map((option) => (
          <button
            key={option.points}
            type="button"
            className="button button-primary"
            data-falls={option.points >= left || undefined}
            onClick={() => commit(option)}
          >
            {option.points}
            {option.points >= left && <span className="visually-hidden"> {falls}</span>}
          </button>
        ))}
    </div>
  );
}
