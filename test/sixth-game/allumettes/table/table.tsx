import { type EndingProps, Question, type TableProps } from '@tablee/ui';
import type { AllumettesView } from '../types.ts';

export function Table({ view, language }: TableProps<AllumettesView>) {
  const { left } = view.table;
  return (
    <div className="allumettes-table">
      <p
        className="allumettes-heap"
        role="img"
        aria-label={language === 'fr' ? `${left} allumettes` : `${left} matches`}
      >
        {'❙'.repeat(left)}
      </p>
      <Question />
    </div>
  );
}

export function Ending({ heard, language }: EndingProps<AllumettesView>) {
  const turns = heard.filter(({ event }) => event === 'taken').length;
  return <p>{language === 'fr' ? `En ${turns} tours.` : `In ${turns} turns.`}</p>;
}
