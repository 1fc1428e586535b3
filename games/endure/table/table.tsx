/** The table of Endure the Stars: the ship between crew and intelligence, the question; between missions, its own pages. */
import { TableLayout, type TableProps, useCompact } from '@tablee/ui';
import type { Content } from '../printed.ts';
import type { EndureView } from '../types.ts';
import { Ask } from './ask.tsx';
import { Between } from './between/index.tsx';
import { Crew, CrewStrip } from './crew/crew.tsx';
import { DiceTray } from './dice/dice-tray.tsx';
import { Intel, IntelButton } from './intel.tsx';
import { Loudness, Toolbar } from './overlays/toolbar.tsx';
import { PlayProvider, usePlay } from './play.tsx';
import { RoundBar } from './round/round-bar.tsx';
import { ShipBoard } from './ship/ship.tsx';
import { useKeys } from './use-keys.ts';
import './table.css';

export function Table(props: TableProps<EndureView>) {
  const { isRefuge } = props.content as Content;
  if (isRefuge || props.view.table.phase === 'muster') return <Between {...props} />;
  return (
    <PlayProvider props={props}>
      <Mission />
    </PlayProvider>
  );
}

function Mission() {
  const { s, overlay } = usePlay();
  const compact = useCompact();
  useKeys();
  const bar = (
    <RoundBar>
      {compact && <IntelButton />}
      <Toolbar />
    </RoundBar>
  );
  const ship = (
    <div className="es-ship-place">
      <ShipBoard />
      <DiceTray />
      {compact && overlay === 'noise' && <Loudness />}
    </div>
  );
  return (
    <div className="es-table">
      <TableLayout
        label={s.say('Table d’Endure the Stars', 'Endure the Stars table')}
        board={
          compact ? (
            <div className="es-bridge">
              {bar}
              {ship}
            </div>
          ) : (
            <div className="es-wide">
              {bar}
              <Crew />
              {ship}
              <Intel />
            </div>
          )
        }
        question={<Ask />}
        mine={compact ? <CrewStrip /> : null}
      />
    </div>
  );
}
