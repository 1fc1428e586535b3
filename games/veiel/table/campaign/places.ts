/** Where the scenarios of Le Titanicide lie on the map, in its own units, and what is drawn there. */
import wall from 'icon:broken-wall';
import candle from 'icon:candle-holder';
import church from 'icon:church';
import giant from 'icon:giant';
import tower from 'icon:guarded-tower';
import ford from 'icon:stone-bridge';
import unknown from 'icon:village';

export const WIDTH = 640;
export const HEIGHT = 300;

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly drawing: string;
}

const SPOTS: Readonly<Record<string, Spot>> = {
  'gue-de-sel': { x: 70, y: 214, drawing: ford },
  'nuit-du-guichet': { x: 178, y: 116, drawing: tower },
  'idole-de-suif': { x: 282, y: 218, drawing: candle },
  'murs-qui-marchent': { x: 384, y: 106, drawing: wall },
  nid: { x: 472, y: 218, drawing: church },
  'le-titanicide': { x: 572, y: 108, drawing: giant },
};

/** A scenario of a pack finds room along the foot of the map. */
export function spotOf(id: string, n: number): Spot {
  return SPOTS[id] ?? { x: 60 + ((n * 97) % (WIDTH - 120)), y: HEIGHT - 34, drawing: unknown };
}

/** The road from place to place, a curve through each. */
export function roadThrough(spots: readonly Spot[]): string {
  return spots
    .map(({ x, y }, n) => {
      const before = spots[n - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}
