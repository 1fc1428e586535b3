/** The dungeon in play: the drawing, what is lit, the figures, what is happening, and a button for every square. */
import type { TableProps } from '@tablee/ui';
import type { PlunderContent, PlunderOption, PlunderView } from '../../types.ts';
import type { Play } from '../use-play.ts';
import { Blow, begunSquares } from './blow.tsx';
import { Dungeon } from './dungeon.tsx';
import { Figures } from './figures.tsx';
import { Happening } from './happening.tsx';
import { Lit } from './lit.tsx';
import { sizeOf } from './plan.ts';
import { SightLines } from './sight-lines.tsx';
import { Squares } from './squares.tsx';
import './board.css';

interface BoardProps {
  readonly table: TableProps<PlunderView>;
  readonly play: Play;
  /** The square lines of sight are drawn from; −1 for none. */
  readonly looker: number;
}

export function Board({ table, play, looker }: BoardProps) {
  const { view, language, asked, happening, hint, colourSafe } = table;
  const { board } = table.content as PlunderContent;
  const seen = view.table;
  const { width, height } = sizeOf(board);
  const box = `0 0 ${width} ${height}`;
  return (
    <div className="plunder-board" data-asked={asked?.kind}>
      <Dungeon board={board} />
      <svg className="plunder-layer" viewBox={box} aria-hidden="true">
        {looker >= 0 && <SightLines board={board} seen={seen} from={looker} to={play.at} asked={asked} />}
        <Lit
          begun={begunSquares(view)}
          board={board}
          play={play}
          seen={seen}
          hint={hint as PlunderOption | null}
        />
      </svg>
      <svg className="plunder-layer" viewBox={box} aria-hidden="true">
        <Figures
          board={board}
          seen={seen}
          lights={play.lights}
          restless={asked?.kind === 'nextMonster'}
          happening={happening}
          safe={colourSafe}
        />
      </svg>
      <svg className="plunder-layer" viewBox={box} aria-hidden="true">
        <Blow board={board} view={view} play={play} />
        <Happening board={board} seen={seen} happening={happening} language={language} />
      </svg>
      <Squares board={board} play={play} seen={seen} seat={view.seat} language={language} />
    </div>
  );
}
