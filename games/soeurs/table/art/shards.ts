/**
 * How a window is cut: panes round a middle, as a glazier would, always the same for the same seed. Coordinates are in
 * the window's own units.
 */
export interface Pane {
  readonly points: string;
  /** Which of the four shades of its colour. */
  readonly shade: 1 | 2 | 3 | 4;
}

type Point = readonly [number, number];

/** Rays from a middle to the edge, cut once or twice across: for figures. */
export function rays(width: number, height: number, seed: number, spokes = 9): Pane[] {
  const random = dice(seed);
  const middle: Point = [width * (0.46 + random() * 0.08), height * (0.46 + random() * 0.08)];
  const turn = random() * Math.PI;
  const angles = Array.from(
    { length: spokes },
    (_, i) => turn + ((i + (random() - 0.5) * 0.5) * 2 * Math.PI) / spokes,
  );
  const near = angles.map((angle) => along(middle, angle, Math.min(width, height) * (0.26 + random() * 0.1)));
  const far = angles.map((angle) => toEdge(middle, angle, width, height));
  const panes: Pane[] = [];
  for (let i = 0; i < spokes; i++) {
    const next = (i + 1) % spokes;
    const edge = [far[i]!, ...corners(far[i]!, far[next]!, width, height), far[next]!];
    panes.push({ points: written([middle, near[i]!, near[next]!]), shade: light(random) });
    panes.push({ points: written([near[i]!, ...edge, near[next]!]), shade: shade(random) });
  }
  return panes;
}

/** Uneven rows of uneven panes: for walls, floors and places. */
export function lattice(width: number, height: number, seed: number, columns: number, rows: number): Pane[] {
  const random = dice(seed);
  const at = (x: number, y: number): Point => {
    const inside = (n: number, of: number) => n > 0 && n < of;
    return [
      ((x + (inside(x, columns) ? (random() - 0.5) * 0.55 : 0)) * width) / columns,
      ((y + (inside(y, rows) ? (random() - 0.5) * 0.55 : 0)) * height) / rows,
    ];
  };
  const grid = Array.from({ length: rows + 1 }, (_, y) =>
    Array.from({ length: columns + 1 }, (__, x) => at(x, y)),
  );
  const panes: Pane[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const [a, b, c, d] = [grid[y]![x]!, grid[y]![x + 1]!, grid[y + 1]![x + 1]!, grid[y + 1]![x]!];
      if (random() < 0.3) {
        panes.push({ points: written([a, b, c]), shade: shade(random) });
        panes.push({ points: written([a, c, d]), shade: shade(random) });
      } else panes.push({ points: written([a, b, c, d]), shade: shade(random) });
    }
  }
  return panes;
}

/** A small generator of its own: the picture must not depend on the game's chance. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761 + 40503) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The same word always gives the same number. */
export function seedOf(word: string): number {
  let seed = 7;
  for (const letter of word) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0;
  return Math.abs(seed);
}

const shade = (random: () => number): Pane['shade'] => (1 + Math.floor(random() * 4)) as Pane['shade'];
const light = (random: () => number): Pane['shade'] => (3 + Math.floor(random() * 2)) as Pane['shade'];

function along([x, y]: Point, angle: number, length: number): Point {
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
}

function toEdge([x, y]: Point, angle: number, width: number, height: number): Point {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const reach = [
    dx > 0 ? (width - x) / dx : dx < 0 ? -x / dx : Number.POSITIVE_INFINITY,
    dy > 0 ? (height - y) / dy : dy < 0 ? -y / dy : Number.POSITIVE_INFINITY,
  ];
  return along([x, y], angle, Math.min(...reach));
}

/** The corners of the frame between two points of its edge, going clockwise. */
function corners(from: Point, to: Point, width: number, height: number): Point[] {
  const all: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const start = side(from, width, height);
  const end = side(to, width, height);
  const between: Point[] = [];
  for (let s = start; s !== end; s = (s + 1) % 4) between.push(all[(s + 1) % 4]!);
  return between;
}

/** 0 top, 1 right, 2 bottom, 3 left. */
function side([x, y]: Point, width: number, height: number): number {
  const away = [y, width - x, height - y, x];
  return away.indexOf(Math.min(...away));
}

function written(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
