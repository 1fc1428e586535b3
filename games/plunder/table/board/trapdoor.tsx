/** A monsters' lair: a trapdoor of planks with iron bands, marked with a red star. */
import { handOf, stroke } from './ink.ts';
import { UNIT } from './plan.ts';

const STAR_POINTS = 5;

export function Trapdoor({ x, y, seed }: { x: number; y: number; seed: number }) {
  const hand = handOf(seed + 90);
  const inset = 12;
  const far = UNIT - inset;
  const planks = [0.2, 0.4, 0.6, 0.8].map((at) => {
    const px = x + inset + (far - inset) * at;
    return stroke(hand, px, y + inset + 2, px, y + far - 2, 1.5);
  });
  const bands = [0.22, 0.78].map((at) => {
    const py = y + inset + (far - inset) * at;
    return stroke(hand, x + inset, py, x + far, py, 1);
  });
  return (
    <g className="plunder-trapdoor">
      <rect
        className="plunder-trapdoor-wood"
        x={x + inset}
        y={y + inset}
        width={far - inset}
        height={far - inset}
        rx="3"
      />
      <path className="plunder-trapdoor-planks" d={planks.join('')} />
      <path className="plunder-trapdoor-bands" d={bands.join('')} />
      <path className="plunder-trapdoor-star" d={star(x + UNIT / 2, y + UNIT / 2)} />
    </g>
  );
}

function star(x: number, y: number): string {
  const points = Array.from({ length: STAR_POINTS * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? 29 : 12.5;
    const angle = (i / STAR_POINTS) * Math.PI - Math.PI / 2;
    return `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
