/** Both Forces Vitales against the turns, with the moments that decided. */
import type { Language, Text } from '@tablee/kernel';
import { useCompact } from '@tablee/ui';
import { SIGNS } from '../art/signs.ts';
import type { Mark, Story } from './story.ts';
import './chart.css';

interface ChartProps {
  readonly story: Story;
  readonly names: readonly string[];
  readonly language: Language;
}

const SIGN = { archange: SIGNS.wings, mortelle: SIGNS.fv, plume: SIGNS.plume } as const;
const NAMES: Readonly<Record<Mark['kind'], Text>> = {
  archange: { fr: 'Archange', en: 'Archangel' },
  mortelle: { fr: 'Mortelle', en: 'Mortal' },
  plume: { fr: 'Plume tombée', en: 'Feather fallen' },
};
const LABEL: Text = { fr: 'Les Forces Vitales, tour par tour', en: 'Vital Force, turn by turn' };

export function Chart({ story, names, language }: ChartProps) {
  const compact = useCompact();
  const [width, left, top, high] = [compact ? 330 : 660, 34, 14, compact ? 130 : 170];
  const foot = top + high;
  const most = Math.max(10, ...story.points.flatMap(({ fv }) => fv));
  const x = (at: number) => left + (at * (width - left - 10)) / (story.turns + 1);
  const y = (fv: number) => foot - (fv * high) / most;
  const line = (seat: 0 | 1) =>
    story.points
      .flatMap(({ at, fv }, n) => {
        const before = story.points[n - 1];
        return before
          ? [`${x(at)},${y(before.fv[seat])}`, `${x(at)},${y(fv[seat])}`]
          : [`${x(at)},${y(fv[seat])}`];
      })
      .join(' ');
  const every = Math.ceil(story.turns / (compact ? 8 : 16));
  return (
    <figure className="sf-chart">
      <svg viewBox={`0 0 ${width} ${foot + 46}`} role="img" aria-label={LABEL[language]}>
        {[0, Math.round(most / 2), most].map((fv) => (
          <g key={fv}>
            <line className="sf-chart-rule" x1={left} x2={width - 10} y1={y(fv)} y2={y(fv)} />
            <text className="sf-chart-number" x={left - 6} y={y(fv) + 5} textAnchor="end">
              {fv}
            </text>
          </g>
        ))}
        {Array.from({ length: story.turns }, (_, n) => n + 1)
          .filter((turn) => turn % every === 0)
          .map((turn) => (
            <text key={turn} className="sf-chart-number" x={x(turn)} y={foot + 18} textAnchor="middle">
              {turn}
            </text>
          ))}
        {([0, 1] as const).map((seat) => (
          <polyline key={seat} className="sf-chart-line" data-seat={seat} points={line(seat)} />
        ))}
        {story.marks.map(({ at, kind, seat }) => (
          <svg
            key={`${at} ${kind} ${seat}`}
            className="sf-chart-mark"
            data-seat={seat}
            x={x(at) - 9}
            y={foot + 24}
            width="18"
            height="18"
            viewBox="0 0 512 512"
            aria-hidden="true"
          >
            <path d={SIGN[kind]} />
          </svg>
        ))}
      </svg>
      <figcaption>
        {([0, 1] as const).map((seat) => (
          <span key={seat} className="sf-chart-name" data-seat={seat}>
            {names[seat]}
          </span>
        ))}
        {(Object.keys(SIGN) as Mark['kind'][])
          .filter((kind) => story.marks.some((mark) => mark.kind === kind))
          .map((kind) => (
            <span key={kind}>
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
