/** Sœurs' table: the board, the question, what the Sisters own. */
import { TableLayout, type TableProps } from '@tablee/ui';
import type { SoeursView } from '../types.ts';
import { Ask } from './ask.tsx';
import { Board } from './board.tsx';
import { Mine } from './mine/mine.tsx';
import { PlayProvider } from './play.tsx';
import './table.css';

export function SoeursTable(props: TableProps<SoeursView>) {
  const label = { fr: 'La tour des Sœurs', en: 'The Sisters’ tower' }[props.language];
  return (
    <PlayProvider props={props}>
      <div className="soeurs">
        <TableLayout label={label} board={<Board />} question={<Ask />} mine={<Mine />} />
      </div>
    </PlayProvider>
  );
}
