/** The country of Le Titanicide, cut in wood: hills, pines, a river, and the road with the part already walked in ink. */
import pine from 'icon:pine-tree';
import { cutter, gouges } from '../art/cut.ts';
import { HEIGHT, roadThrough, type Spot, WIDTH } from './places.ts';
import './map.css';

/** Peaks behind the land: the lit side left bare, the other cut. */
const PEAKS = [
  [262, 62, 26],
  [300, 66, 20],
  [452, 56, 26],
  [508, 62, 36],
  [566, 58, 44],
] as const;

interface CountryProps {
  readonly spots: readonly Spot[];
  /** How many of them lie behind. */
  readonly walked: number;
}

export function Country({ spots, walked }: CountryProps) {
  return (
    <svg
      className="veiel-country"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <rect className="veiel-country-paper" width={WIDTH} height={HEIGHT} />
      <path className="veiel-country-sky" d={gouges(WIDTH, 74, 'le-titanicide', 8)} />
      {PEAKS.map(([x, y, high]) => (
        <g key={x}>
          <path className="veiel-country-peak" d={`M${x - high} ${y}L${x} ${y - high}L${x + high} ${y}Z`} />
          <path
            className="veiel-country-drawn"
            d={`M${x} ${y - high}L${x + high} ${y}H${x + high * 0.3}L${x + high * 0.4} ${y - high * 0.4}L${x + high * 0.1} ${y - high * 0.3}Z`}
          />
        </g>
      ))}
      <path
        className="veiel-country-land"
        d="M0 70L60 54L150 76L230 50L330 72L420 44L520 66L600 46L640 60V300H0Z"
      />
      <path
        className="veiel-country-river"
        d="M0 262C60 250 90 236 110 244C170 268 210 286 300 282C420 276 520 292 640 276V300H0Z"
      />
      <path
        className="veiel-country-ripple"
        d="M20 278q22 -8 44 0t44 0M240 292q22 -7 44 0t44 0M470 288q22 -7 44 0t44 0"
      />
      {pines().map(([x, y]) => (
        <Drawn key={`${x}.${y}`} path={pine} x={x} y={y} size={20} />
      ))}
      <path className="veiel-country-road" d={roadThrough(spots)} />
      {walked > 0 && <path className="veiel-country-walked" d={roadThrough(spots.slice(0, walked + 1))} />}
    </svg>
  );
}

function Drawn({ path, x, y, size }: { path: string; x: number; y: number; size: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path className="veiel-country-drawn" d={path} />
    </svg>
  );
}

/** Woods between the places, the same on every map. */
function pines(): [number, number][] {
  const random = cutter('pines');
  const woods = [
    [96, 128],
    [214, 160],
    [316, 142],
    [412, 160],
    [506, 158],
  ] as const;
  return woods.flatMap(([x, y]) =>
    Array.from({ length: 5 }, (_, n): [number, number] => [
      Math.round(x + (n % 3) * 14 + random() * 6),
      Math.round(y + Math.floor(n / 3) * 12 + random() * 5),
    ]),
  );
}
