/** What else stands on the shelf of a place where people play. For the eye alone. */
import meeple from 'icon:meeple';

const FIGURES = [
  { x: 6, size: 46, colour: '#c9533f', shade: '#7c2b1f' },
  { x: 44, size: 38, colour: '#e0ac4a', shade: '#8d6419' },
];

export function Ornaments() {
  return (
    <li className="home-ornaments" aria-hidden="true">
      <svg viewBox="0 0 180 120" role="presentation">
        {FIGURES.map(({ x, size, colour, shade }) => (
          <g key={x} transform={`translate(${x} ${117 - size * 0.93}) scale(${size / 512})`}>
            <path d={meeple} fill={shade} transform="translate(26 10)" />
            <path d={meeple} fill={colour} />
          </g>
        ))}
        <Die x={100} y={78} size={40} pips={FIVE} />
        <Die x={112} y={46} size={32} pips={TWO} turn={-9} />
      </svg>
    </li>
  );
}

const FIVE = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.5, 0.5],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;
const TWO = [
  [0.28, 0.28],
  [0.72, 0.72],
] as const;

interface DieProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly pips: readonly (readonly [number, number])[];
  readonly turn?: number;
}

function Die({ x, y, size, pips, turn = 0 }: DieProps) {
  const side = size * 0.16;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} ${size / 2} ${size})`}>
      <path
        d={`M${size} ${side * 0.6} l${side} ${-side * 0.4} v${size - side * 0.8} l${-side} ${side * 0.8}z`}
        fill="#a98d62"
      />
      <rect width={size} height={size} rx={size * 0.14} fill="#f3e6c8" />
      {pips.map(([px, py]) => (
        <circle key={`${px} ${py}`} cx={px * size} cy={py * size} r={size * 0.09} fill="#3a2614" />
      ))}
    </g>
  );
}
