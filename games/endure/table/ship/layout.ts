/** Where every piece on the ship stands, worked out from the view. */
import { type EndureView, LOADER, NONE, PIECES } from '../../types.ts';
import { THING } from '../reading.ts';
import { type Point, placesIn, type ShipPlan } from './plan.ts';

export interface Stand extends Point {
  readonly size: number;
  readonly zone: number;
}
/** By piece; the Exo Loader is `LOADER`. */
export type Layout = ReadonlyMap<number, Stand>;

/** Things first, then the Loader, survivors, foes by number: the same order whatever moves elsewhere. */
export function layoutOf(seen: EndureView, { zones }: ShipPlan): Layout {
  const inZone = zones.map((): number[] => []);
  seen.things.zone.forEach((zone, thing) => {
    if (seen.things.spent[thing] === 0 && seen.things.carrier[thing] === NONE)
      inZone[zone]?.push(THING + thing);
  });
  inZone[seen.loader]?.push(LOADER);
  seen.survivors.forEach(({ zone, pilot }, who) => {
    if (pilot === 0) inZone[zone]?.push(who);
  });
  for (const foe of seen.foes.live) inZone[seen.foes.zone[foe]!]?.push(PIECES.foe + foe);
  const layout = new Map<number, Stand>();
  inZone.forEach((pieces, zone) => {
    if (pieces.length === 0) return;
    const { size, at } = placesIn(zones[zone]!, pieces.length);
    pieces.forEach((piece, n) => {
      layout.set(piece, { ...at[n]!, size, zone });
    });
  });
  // A pilot looks out of the Loader.
  const loader = layout.get(LOADER);
  seen.survivors.forEach(({ pilot }, who) => {
    if (pilot === 1 && loader)
      layout.set(who, {
        ...loader,
        x: loader.x + loader.size * 0.22,
        y: loader.y - loader.size * 0.2,
        size: loader.size * 0.62,
      });
  });
  return layout;
}

/** The piece under a point, the topmost first. */
export function pieceAt(layout: Layout, { x, y }: Point): number | null {
  let found: number | null = null;
  for (const [piece, stand] of layout) {
    const half = stand.size / 2;
    if (piece >= 0 && Math.abs(stand.x - x) < half && Math.abs(stand.y - y) < half) found = piece;
  }
  return found;
}
