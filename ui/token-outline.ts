/** Outlines of counters cut by hand: no two quite alike, and each the same whenever it is drawn. */

/** A closed line round the middle of a 100 by 100 square, a little off the true circle. */
export function cutRound(seed: string): string {
  const wobble = wobbles(seed);
  const points = Array.from({ length: CORNERS }, (_, index): Point => {
    const angle = (index / CORNERS) * 2 * Math.PI;
    const radius = 45 + wobble();
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
  });
  return smooth(points);
}

/** A shield, its sides not quite straight. */
export function cutShield(seed: string): string {
  const wobble = wobbles(seed);
  const [a, b, c, d] = [wobble(), wobble(), wobble(), wobble()].map(round) as [
    number,
    number,
    number,
    number,
  ];
  return (
    `M${8 + a} ${9 + b} Q${30 + c} ${12 + d} 50 ${4 + a} Q${70 + b} ${12 + c} ${92 + d} ${9 + a} ` +
    `Q${97 + b} ${40 + c} ${86 + d} ${66 + a} Q${76 + c} ${87 + b} 50 97 Q${24 + d} ${87 + a} ${14 + b} ${66 + c} ` +
    `Q${3 + a} ${40 + d} ${8 + a} ${9 + b}Z`
  );
}

type Point = readonly [number, number];
const CORNERS = 11;

/** Numbers between −1.6 and 1.6, always the same for the same seed. */
function wobbles(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return (((state >>> 8) & 0xffff) / 0xffff - 0.5) * 3.2;
  };
}

/** A soft line through the middles of the sides. */
function smooth(points: readonly Point[]): string {
  const middle = (i: number): string => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!];
    return `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  };
  const arcs = points.map((_, i) => {
    const [x, y] = points[(i + 1) % points.length]!;
    return `Q${round(x)} ${round(y)} ${middle(i + 1)}`;
  });
  return `M${middle(0)} ${arcs.join(' ')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
