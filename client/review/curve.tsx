/** The chance to win over the whole game, with its turning points. */
import type { Review } from '@tablee/bots';
import { useSay } from '../settings/index.ts';

const WIDTH = 800;
const HEIGHT = 240;
const MARGIN = { left: 52, right: 14, top: 12, bottom: 26 };

interface Props {
  readonly review: Review;
  /** The point spoken of, by its place in the list. */
  readonly current: number | null;
}

export function Curve({ review: { chances, turningPoints }, current }: Props) {
  const say = useSay();
  const last = chances.length - 1;
  const x = (at: number) => MARGIN.left + (at / Math.max(1, last)) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (chance: number) => MARGIN.top + (1 - chance) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const line = chances.map(
    (chance, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(chance).toFixed(1)}`,
  );
  const percent = (chance: number) => `${Math.round(chance * 100)} %`;
  const label = say({
    fr: `Chances de gagner : ${percent(chances[0]!)} au début, ${percent(chances[last]!)} à la fin.`,
    en: `Chance to win: ${percent(chances[0]!)} at the start, ${percent(chances[last]!)} at the end.`,
  });
  return (
    <svg className="review-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[0, 0.5, 1].map((level) => (
        <g key={level}>
          <path className="review-level" d={`M${MARGIN.left} ${y(level)}H${WIDTH - MARGIN.right}`} />
          <text x={MARGIN.left - 8} y={y(level) + 5} textAnchor="end">
            {percent(level)}
          </text>
        </g>
      ))}
      <text x={MARGIN.left} y={HEIGHT - 6}>
        {say({ fr: 'premier choix', en: 'first choice' })}
      </text>
      <text x={WIDTH - MARGIN.right} y={HEIGHT - 6} textAnchor="end">
        {say({ fr: `choix ${last}`, en: `choice ${last}` })}
      </text>
      <path className="review-area" d={`${line.join('')}L${x(last)} ${y(0)}L${x(0)} ${y(0)}Z`} />
      <path className="review-line" d={line.join('')} />
      {turningPoints.map(({ at }, index) => (
        <g
          key={at}
          className="review-point"
          data-current={index === current || undefined}
          transform={`translate(${x(at)} ${y(chances[at]!)})`}
        >
          <circle r="12" />
          <text y="5" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
