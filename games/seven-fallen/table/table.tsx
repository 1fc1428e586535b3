/** Seven Fallen's table: the open book, the question, the hand. */
import { TableLayout, type TableProps } from '@tablee/ui';
import type { SFView } from '../types.ts';
import { Ask } from './ask.tsx';
import { Board } from './board/board.tsx';
import { MyHand } from './mine/hand.tsx';
import { PlayProvider } from './play.tsx';
import { WORDS } from './words.ts';
import './table.css';

export function Table(props: TableProps<SFView>) {
  return (
    <PlayProvider props={props}>
      <div className="seven-fallen">
        <TableLayout
          label={WORDS.table[props.language]}
          board={
            <div className="sf-ground" data-drop="sf-board">
              <Board />
            </div>
          }
          question={<Ask />}
          mine={<MyHand />}
        />
      </div>
    </PlayProvider>
  );
}
