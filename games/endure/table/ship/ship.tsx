/** The ship in play: the drawing, what is lit and laid over it, the figures, what is happening, a button for every zone. */
import { PanZoom, useWindow } from '@tablee/ui';
import { useMemo } from 'react';
import { PIECES } from '../../types.ts';
import { Overlays } from '../overlays/drawing.tsx';
import { type Play, usePlay } from '../play.tsx';
import { zoneOf } from '../reading.ts';
import { Compass, Deck } from './deck.tsx';
import { Doors } from './doors.tsx';
import { Figures } from './figures.tsx';
import { Fittings, Light } from './fittings.tsx';
import { Happening } from './happening.tsx';
import { layoutOf } from './layout.ts';
import { Lit } from './lit.tsx';
import { lieOf, planOf, sightOf, UNIT } from './plan.ts';
import { TileNames } from './tile-names.tsx';
import { Zones } from './zones.tsx';
import './figures.css';
import './ship.css';

/** A zone is two cells wide at least, so a cell may be smaller than what is hit; with a mouse one rather sees everything. */
const SQUARE = { touch: 128, mouse: 145 };

export function ShipBoard() {
  const play = usePlay();
  const { seen, content, language, s } = play;
  const tall = useWindow('upright');
  const plan = planOf(content.ship, lieOf(content.ship, tall ? 'tall' : 'wide'));
  const touch = useWindow('touch');
  const layout = useMemo(() => layoutOf(seen, plan), [seen, plan]);
  const box = `0 0 ${plan.width} ${plan.height}`;
  return (
    <>
      <PanZoom
        width={plan.width}
        height={plan.height}
        label={s.say('Plan du vaisseau', 'Deck plan')}
        square={SQUARE[touch ? 'touch' : 'mouse']}
        sight={sightOf(plan, zonesOfInterest(play))}
        most={4}
        closer
      >
        <div className="es-ship" style={{ '--es-cells': plan.width / UNIT } as React.CSSProperties}>
          <Deck content={content} plan={plan} />
          <svg className="es-layer" viewBox={box} aria-hidden="true">
            <defs>
              <marker
                id="es-arrow"
                viewBox="0 0 10 10"
                refX="8"
                refY="5"
                markerWidth="4"
                markerHeight="4"
                orient="auto"
              >
                <path className="es-arrow-head" d="M0 0L10 5L0 10Z" />
              </marker>
            </defs>
            <Light seen={seen} content={content} plan={plan} />
            <Doors seen={seen} content={content} plan={plan} />
            <Lit plan={plan} />
          </svg>
          <TileNames content={content} plan={plan} language={language} />
          <svg className="es-layer" viewBox={box} aria-hidden="true">
            <Fittings seen={seen} content={content} plan={plan} />
            <Overlays plan={plan} layout={layout} />
            <Figures layout={layout} />
            <Happening plan={plan} layout={layout} />
          </svg>
          <Zones plan={plan} layout={layout} />
        </div>
      </PanZoom>
      <Compass lie={plan.lie} />
    </>
  );
}

/** What should be in sight where the ship is larger than its room: what happens, else what can be done. */
function zonesOfInterest({ seen, happening, asked, lit, acting }: Play): number[] {
  if (happening) {
    const zones: number[] = [];
    const told = happening as unknown as Readonly<Record<string, unknown>>;
    for (const key of ['from', 'to', 'zone']) if (typeof told[key] === 'number') zones.push(told[key]);
    if (typeof told.foe === 'number') zones.push(zoneOf(seen, PIECES.foe + told.foe));
    if (typeof told.who === 'number' && told.who >= 0) zones.push(zoneOf(seen, told.who));
    return zones.filter((zone) => zone >= 0);
  }
  const home = seen.survivors[acting]?.zone ?? -1;
  // In a turn what can be done lies round the survivor; other questions point elsewhere.
  if (!asked || asked.kind === 'act' || asked.kind === 'step') return home < 0 ? [] : [home];
  const zones = [...lit.keys()].flatMap((piece) => (piece < PIECES.door ? zoneOf(seen, piece) : []));
  return [home, ...zones].filter((zone) => zone >= 0);
}
