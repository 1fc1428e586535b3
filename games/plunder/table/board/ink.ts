/**
 * Lines as a hand would draw them: never quite straight, always the same on the same map. A drawing is made of path
 * data, so that a whole layer of it is one element.
 */

/** Numbers from 0 to 1, the same for the same seed. */
export type Hand = () => number;

export function handOf(seed: number): Hand {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A little more or less than nothing, up to `by` either way. */
export function jitter(hand: Hand, by: number): number {
  return (hand() * 2 - 1) * by;
}

/** One stroke of the pen: a curve that wanders from the straight line by up to `by`. */
export function stroke(hand: Hand, x1: number, y1: number, x2: number, y2: number, by: number): string {
  const middle = 0.35 + hand() * 0.3;
  const x = x1 + (x2 - x1) * middle + jitter(hand, by);
  const y = y1 + (y2 - y1) * middle + jitter(hand, by);
  const at = (n: number): string => n.toFixed(1);
  return `M${at(x1 + jitter(hand, by / 2))} ${at(y1 + jitter(hand, by / 2))}Q${at(x)} ${at(y)} ${at(x2 + jitter(hand, by / 2))} ${at(y2 + jitter(hand, by / 2))}`;
}

/** A closed outline through the points, each edge cut in `cuts` pieces that wander by up to `by`. */
export function outline(
  hand: Hand,
  points: readonly (readonly [number, number])[],
  by: number,
  cuts = 3,
): string {
  const bits: string[] = [];
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length]!;
    for (let cut = 0; cut < cuts; cut++) {
      const x = x1 + ((x2 - x1) * cut) / cuts + jitter(hand, by);
      const y = y1 + ((y2 - y1) * cut) / cuts + jitter(hand, by);
      bits.push(`${bits.length === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`);
    }
  });
  return `${bits.join('')}Z`;
}

/** A round cut out with scissors: `sides` short straight cuts. */
export function cutRound(
  hand: Hand,
  x: number,
  y: number,
  radius: number,
  sides: number,
  by: number,
): string {
  const bits: string[] = [];
  for (let i = 0; i < sides; i++) {
    const angle = ((i + jitter(hand, 0.18)) / sides) * Math.PI * 2;
    const r = radius + jitter(hand, by);
    bits.push(
      `${i === 0 ? 'M' : 'L'}${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`,
    );
  }
  return `${bits.join('')}Z`;
}
