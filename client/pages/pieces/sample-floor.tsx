/** A hall of no game's dungeon: what a game draws below and above the squares of its board. */
import { useId } from 'react';

export const COLUMNS = 9;
export const ROWS = 5;
const SHADES = ['#dcc69f', '#d3bb90', '#e3d0ad', '#d8c199'];

interface Square {
  readonly x: number;
  readonly y: number;
}

export function Floor() {
  const id = useId();
  return (
    <>
      <defs>
        <filter id={id} x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency="0.02" numOctaves="4" seed="7" />
          <feColorMatrix values="0 0 0 0 0.22  0 0 0 0 0.13  0 0 0 0 0.06  1.2 0 0 0 -0.48" />
        </filter>
      </defs>
      <rect width={COLUMNS * 100} height={ROWS * 100} fill="#8d7248" />
      {Array.from({ length: COLUMNS * ROWS }, (_, index) => {
        const [x, y] = [(index % COLUMNS) * 100, Math.floor(index / COLUMNS) * 100];
        const shade = SHADES[(index * 7 + Math.floor(index / 3)) % SHADES.length];
        return <rect key={`${x} ${y}`} x={x + 2} y={y + 2} width="96" height="96" rx="9" fill={shade} />;
      })}
      <rect width={COLUMNS * 100} height={ROWS * 100} filter={`url(#${id})`} opacity="0.6" />
    </>
  );
}

const WALLS = 'M400 0V104 M400 196V300H596 M700 300V404 M200 400H304 M200 400V500 M704 200H900';

export function Walls() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={WALLS} stroke="#2a1a0d" strokeWidth="18" />
      <path d={WALLS} stroke="#c8aa78" strokeWidth="10" strokeDasharray="24 4" />
      <rect
        x="5"
        y="5"
        width={COLUMNS * 100 - 10}
        height={ROWS * 100 - 10}
        stroke="#2a1a0d"
        strokeWidth="12"
      />
    </g>
  );
}

/** First along, then down: with the steps counted at its end. */
export function Path({ from, to }: { from: Square; to: Square }) {
  const [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map((each) => each * 100 + 50) as [
    number,
    number,
    number,
    number,
  ];
  const steps = Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={`M${x1} ${y1}H${x2}V${y2}`} stroke="#20130a" strokeWidth="9" strokeDasharray="2 20" />
      <circle cx={x2} cy={y2} r="25" fill="#20130a" />
      <text x={x2} y={y2 + 11} fill="#fff6e0" textAnchor="middle" fontSize="32" fontWeight="700">
        {steps}
      </text>
    </g>
  );
}
