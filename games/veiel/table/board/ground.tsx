/** The ground of the fight, cut in wood; below the squares. */
import { memo } from 'react';

const UNIT = 100;
const SQUARES = Array.from({ length: 36 }, (_, square) => square);

export const Ground = memo(function Ground() {
  return (
    <>
      <defs>
        <pattern
          id="veiel-hatch"
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="12" className="veiel-hatch-ink" />
        </pattern>
        <pattern
          id="veiel-hatch-red"
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <rect width="5" height="14" className="veiel-hatch-red-ink" />
        </pattern>
        <pattern id="veiel-grain" width="100" height="100" patternUnits="userSpaceOnUse">
          <path
            className="veiel-grain"
            d="M0 14Q30 9 60 15T100 12M0 37Q22 42 52 36T100 39M0 61Q34 55 58 62T100 59M0 84Q28 90 66 83T100 86"
          />
        </pattern>
      </defs>
      <rect className="veiel-ground" width={6 * UNIT} height={6 * UNIT} />
      {SQUARES.filter((square) => (square + Math.floor(square / 6)) % 2 === 1).map((square) => (
        <rect key={square} className="veiel-ground-dark" {...boxOf(square)} />
      ))}
      <rect fill="url(#veiel-grain)" width={6 * UNIT} height={6 * UNIT} />
      <rect className="veiel-shore" x="0" y={4 * UNIT} width={6 * UNIT} height={2 * UNIT} />
      <path
        className="veiel-cuts"
        d={[1, 2, 3, 4, 5].map((n) => `M${n * UNIT} 0V600M0 ${n * UNIT}H600`).join('')}
      />
    </>
  );
});

export function boxOf(square: number): { x: number; y: number; width: number; height: number } {
  return { x: (square % 6) * UNIT, y: Math.floor(square / 6) * UNIT, width: UNIT, height: UNIT };
}
