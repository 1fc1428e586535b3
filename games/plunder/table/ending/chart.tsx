/** The game as a line for each player, turn by turn: treasures taken and brought home, heroes lost. */

import taken from 'icon:locked-chest';
import secured from 'icon:open-treasure-chest';
import fell from 'icon:tombstone';
import type { Language, Text } from '@tablee/kernel';
import { seatsOf } from '@tablee/kernel';
import { Icon } from '@tablee/ui';
import type { PlunderView } from '../../types.ts';
import { teamClass } from '../patterns.tsx';
import type { Highlight, HighlightKind, Story } from './story.ts';

const ICONS: Readonly<Record<HighlightKind, string>> = { taken, secured, fell };
const KINDS: Readonly<Record<HighlightKind, Text>> = {
  taken: { fr: 'trésor pris', en: 'treasure taken' },
  secured: { fr: 'trésor en sécurité', en: 'treasure home' },
  fell: { fr: 'aventurier tombé', en: 'hero fallen' },
};

const WIDTH = 640;
const ROW = 52;
const LEFT = 16;
const MARK = 26;

interface ChartProps {
  readonly story: Story;
  readonly seen: PlunderView;
  readonly names: readonly string[];
  readonly language: Language;
}

export function Chart({ story, seen, names, language }: ChartProps) {
  const seats = seatsOf(names.length);
  const height = seats.length * ROW + 30;
  const at = (turn: number): number => LEFT + ((WIDTH - 2 * LEFT) * (turn - 0.5)) / story.turns;
  const every = Math.max(1, Math.ceil(story.turns / 12));
  const fr = language === 'fr';
  return (
    <figure className="plunder-chart">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={told(story, names, language)}>
        {Array.from({ length: story.turns }, (_, i) => i + 1)
          .filter((turn) => turn === 1 || turn % every === 0)
          .map((turn) => (
            <g key={turn} className="plunder-chart-turn">
              <path d={`M${at(turn)} 4V${height - 26}`} />
              <text x={at(turn)} y={height - 8}>
                {turn}
              </text>
            </g>
          ))}
        {seats.map((seat, row) => (
          <g key={seat} className={`plunder-chart-row ${teamClass(seen.teamOf[seat] ?? -1)}`}>
            <path d={`M${LEFT} ${row * ROW + 30}H${WIDTH - LEFT}`} />
            {spread(story.highlights.filter((highlight) => highlight.seat === seat)).map(
              ({ highlight, nth }) => (
                <g
                  key={`${highlight.turn},${highlight.kind},${nth}`}
                  className={`plunder-chart-mark plunder-chart-${highlight.kind}`}
                  transform={`translate(${at(highlight.turn)} ${row * ROW + 30 - nth * 12})`}
                >
                  <circle r={MARK / 2} />
                  <path d={ICONS[highlight.kind]} transform={`translate(-9 -9) scale(${18 / 512})`} />
                </g>
              ),
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        {(Object.keys(ICONS) as HighlightKind[]).map((kind) => (
          <span key={kind}>
            <Icon path={ICONS[kind]} /> {KINDS[kind][language]}
          </span>
        ))}
        <span>{fr ? 'de gauche à droite : les tours' : 'left to right: the turns'}</span>
      </figcaption>
    </figure>
  );
}

/** Several on one turn are set one above the other. */
function spread(highlights: readonly Highlight[]): { highlight: Highlight; nth: number }[] {
  const count = new Map<number, number>();
  return highlights.map((highlight) => {
    const nth = count.get(highlight.turn) ?? 0;
    count.set(highlight.turn, nth + 1);
    return { highlight, nth };
  });
}

function told(story: Story, names: readonly string[], language: Language): string {
  const fr = language === 'fr';
  return story.highlights
    .map(
      ({ turn, seat, kind }) => `${fr ? 'tour' : 'turn'} ${turn}, ${names[seat]} : ${KINDS[kind][language]}`,
    )
    .join(' ; ');
}
