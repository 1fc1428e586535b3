/** What tells the teams apart besides their colour: a pattern each, on zones, tokens and sheets alike. */
import { COLOURS, type Colour } from '../rules/map.ts';

/** The strokes of a team's pattern, in a tile of 24 by 24. */
const TILES: Readonly<Record<Colour, string>> = {
  blue: 'M-6 18L18 -6M6 30L30 6M-6 6L6 -6M18 30L30 18',
  green: 'M6 6h.1M18 18h.1M18 6h.1M6 18h.1',
  purple: 'M0 8L6 2L12 8L18 2L24 8M0 20L6 14L12 20L18 14L24 20',
  orange: 'M6 2V10M2 6H10M18 14V22M14 18H22',
};
const WEIGHTS: Readonly<Record<Colour, number>> = { blue: 3.4, green: 5.6, purple: 3, orange: 3 };

export function patternOf(team: number): string {
  return `url(#plunder-pattern-${COLOURS[team]})`;
}

export function teamClass(team: number): string {
  return `plunder-team-${COLOURS[team] ?? 'none'}`;
}

/** Once a page: patterns are referred to by name, whichever SVG they are in. */
export function Patterns() {
  return (
    <svg className="plunder-defs" width="0" height="0" aria-hidden="true">
      <defs>
        {COLOURS.map((colour) => (
          <pattern
            key={colour}
            id={`plunder-pattern-${colour}`}
            width="24"
            height="24"
            patternUnits="userSpaceOnUse"
          >
            <path
              d={TILES[colour]}
              fill="none"
              stroke="currentColor"
              strokeWidth={WEIGHTS[colour]}
              strokeLinecap="round"
            />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
