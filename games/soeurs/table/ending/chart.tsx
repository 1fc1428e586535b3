/** The climb as a chart: health against time, the floors as bands, what happened as signs below. */
import type { Language, Text } from '@tablee/kernel';
import { useCompact } from '@tablee/ui';
import { THRESHOLDS } from '../../rules/hp.ts';
import { SIGNS } from '../art/signs.ts';
import type { MarkKind, Story } from './story.ts';
import './chart.css';

interface ChartProps {
  readonly story: Story;
  readonly most: number;
  readonly language: Language;
  readonly floors: number;
}

const LANES: readonly MarkKind[] = ['fight', 'trap', 'treasure', 'potion', 'boss'];
const SIGN: Readonly<Record<MarkKind, string>> = {
  fight: SIGNS.combat,
  trap: SIGNS.trap,
  treasure: SIGNS.treasure,
  potion: SIGNS.potion,
  boss: SIGNS.boss,
};
const TONE = { fight: 'rose', trap: 'jade', treasure: 'gold', potion: 'azure', boss: 'ember' } as const;
const NAMES: Readonly<Record<MarkKind, Text>> = {
  fight: { fr: 'combat', en: 'combat' },
  trap: { fr: 'piège', en: 'trap' },
  treasure: { fr: 'trésor', en: 'treasure' },
  potion: { fr: 'potion', en: 'potion' },
  boss: { fr: 'Boss', en: 'Boss' },
};

export function Chart({ story, most, language, floors }: ChartProps) {
  const compact = useCompact();
  const [width, left, top, high] = [compact ? 330 : 660, 34, 26, compact ? 120 : 150];
  const foot = top + high;
  const x = (at: number) => left + (at * (width - left - 6)) / story.length;
  const y = (health: number) => foot - (health * high) / most;
  const line = story.health.flatMap(({ at, health }, n) => {
    const before = story.health[n - 1];
    return before ? [`${x(at)},${y(before.health)}`, `${x(at)},${y(health)}`] : [`${x(at)},${y(health)}`];
  });
  const last = story.health.at(-1)!;
  line.push(`${x(story.length)},${y(last.health)}`);
  const lane = (kind: MarkKind) => foot + 14 + (LANES.indexOf(kind) % 3) * 18;
  return (
    <figure className="soeurs-chart">
      <svg viewBox={`0 0 ${width} ${foot + 70}`} role="img" aria-label={LABEL[language]}>
        {story.floors.map(({ floor, at }, n) => {
          const end = story.floors[n + 1]?.at ?? story.length;
          return (
            <g key={floor}>
              <rect
                className="soeurs-chart-floor"
                data-odd={n % 2 === 1 || undefined}
                x={x(at)}
                y="2"
                width={Math.max(0, x(end) - x(at))}
                height={foot - 2}
              />
              <text className="soeurs-chart-name" x={(x(at) + x(end)) / 2} y="18" textAnchor="middle">
                {floor === floors ? 'Boss' : floor + 1}
              </text>
            </g>
          );
        })}
        {[most, ...THRESHOLDS].map((points) => (
          <g key={points}>
            <line className="soeurs-chart-line" x1={left} x2={width - 6} y1={y(points)} y2={y(points)} />
            <text className="soeurs-chart-number" x={left - 6} y={y(points) + 5} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        <polygon
          className="soeurs-chart-area"
          points={`${x(0)},${foot} ${line.join(' ')} ${x(story.length)},${foot}`}
        />
        <polyline className="soeurs-chart-health" points={line.join(' ')} />
        {story.marks.map(({ at, kind }, n) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: the story is told once
            key={n}
            className="soeurs-chart-mark"
            data-tone={TONE[kind]}
            x={x(at) - 8}
            y={lane(kind) - 8}
            width="16"
            height="16"
            viewBox="0 0 512 512"
            aria-hidden="true"
          >
            <path d={SIGN[kind]} />
          </svg>
        ))}
      </svg>
      <figcaption>
        {LANES.filter((kind) => story.marks.some((mark) => mark.kind === kind)).map((kind) => (
          <span key={kind} data-tone={TONE[kind]}>
            <svg viewBox="0 0 512 512" aria-hidden="true">
              <path d={SIGN[kind]} />
            </svg>
            {NAMES[kind][language]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const LABEL: Text = {
  fr: 'Les PS au fil de la partie, étage par étage',
  en: 'HP throughout the game, floor by floor',
};
