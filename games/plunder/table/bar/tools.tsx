/** The part of the question that the hand itself brings up: what is picked, how it is paid, what else could be begun. */
import type { TableProps } from '@tablee/ui';
import type { PlunderView } from '../../types.ts';
import { optionsOf } from '../lights.ts';
import type { Play } from '../use-play.ts';
import { DropToggle } from './drop-toggle.tsx';
import { Discarding, Paying } from './paying.tsx';
import { Picked } from './picked.tsx';
import { Reserve } from './reserve.tsx';
import { Stakes } from './stakes.tsx';
import './tools.css';

interface ToolsProps {
  readonly table: TableProps<PlunderView>;
  readonly play: Play;
}

export function Tools({ table, play }: ToolsProps) {
  const { asked, language, view } = table;
  const options = optionsOf(asked);
  switch (asked?.kind) {
    case undefined:
      return null;
    case 'defend':
      return (
        <div className="plunder-tools plunder-tools-wide">
          <Stakes view={view} language={language} />
          <Picked play={play} language={language} />
          <DropToggle play={play} options={options} language={language} />
        </div>
      );
    case 'pay':
    case 'payMore':
      return <Paying table={table} play={play} />;
    case 'discard':
      return <Discarding table={table} play={play} />;
    case 'act':
    case 'placeHeroes':
      return (
        <div className="plunder-tools">
          <Picked play={play} language={language} />
          <DropToggle play={play} options={options} language={language} />
          {play.cards.length === 0 && play.held?.what !== 'hero' && (
            <Reserve options={options} play={play} language={language} safe={table.colourSafe} />
          )}
        </div>
      );
    default:
      return (
        <div className="plunder-tools">
          <DropToggle play={play} options={options} language={language} />
        </div>
      );
  }
}
