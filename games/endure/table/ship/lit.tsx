/** What can be pressed on the ship, what is taken up, and where the hint points. */
import { PIECES } from '../../types.ts';
import { usePlay } from '../play.tsx';
import { isZone, zoneOf, zonePiece } from '../reading.ts';
import { pathOf, type ShipPlan } from './plan.ts';

export function Lit({ plan }: { plan: ShipPlan }) {
  const play = usePlay();
  const { seen, picked, asked, acting } = play;
  const zones = new Set<number>();
  for (const piece of play.lit.keys()) {
    const zone = zoneOf(seen, piece);
    if (zone >= 0 && (isZone(piece) || piece >= PIECES.foe)) zones.add(zone);
  }
  const home = asked ? (seen.survivors[acting]?.zone ?? -1) : -1;
  return (
    <g>
      {home >= 0 && <path className="es-home" d={pathOf(plan.zones[home]!.outline)} />}
      {[...zones].map((zone) => {
        const options = play.optionsAt(zonePiece(zone));
        if (options.length === 0) return null;
        const strikes = options.some(({ do: does }) => STRIKES.has(does));
        const steps = options.some(({ do: does }) => does === 'move');
        return (
          <path
            key={zone}
            className="es-lit"
            data-means={steps ? 'step' : strikes ? 'strike' : 'target'}
            data-also={(steps && strikes) || undefined}
            data-state={play.stateOf(zonePiece(zone))}
            data-picked={picked === zonePiece(zone) || undefined}
            d={pathOf(plan.zones[zone]!.outline)}
          />
        );
      })}
    </g>
  );
}

const STRIKES: ReadonlySet<string> = new Set(['attack', 'stepFirst', 'hit', 'stun']);
