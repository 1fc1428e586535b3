/** The crew's Life, round by round, with the deaths on the way. */
import type { Language } from '@tablee/kernel';
import type { Story } from './story.ts';

interface ChartProps {
  readonly story: Story;
  readonly names: readonly string[];
  readonly language: Language;
}

const WIDTH = 400;
const HEIGHT = 110;
const LEFT = 32;
const BOTTOM = 22;
/** From one cross to the next below it. */
const DEATH = 13;

export function Chart({ story, names, language }: ChartProps) {
  const { life, deaths } = story;
  const rounds = life.length - 1;
  const most = Math.max(1, ...life);
  const x = (round: number): number => LEFT + (round / Math.max(1, rounds)) * (WIDTH - LEFT - 8);
  const y = (value: number): number => 6 + (1 - value / most) * (HEIGHT - BOTTOM - 6);
  const points = life.map((value, round) => `${x(round).toFixed(1)} ${y(value).toFixed(1)}`);
  /** Those who died in one round stand below each other. */
  const sameRound = (n: number): number =>
    deaths.slice(0, n).filter(({ round }) => round === deaths[n]!.round).length;
  const label =
    language === 'fr'
      ? `Vie de l’équipe, de ${life[0]} au départ à ${life.at(-1)} à la fin, en ${rounds} rounds.`
      : `The crew’s Life, from ${life[0]} at the start to ${life.at(-1)} at the end, in ${rounds} rounds.`;
  return (
    <svg className="es-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="es-chart-ground" d={`M${LEFT} 6V${HEIGHT - BOTTOM}H${WIDTH - 8}`} />
      <path
        className="es-chart-area"
        d={`M${x(0)} ${HEIGHT - BOTTOM}L${points.join('L')}L${x(rounds)} ${HEIGHT - BOTTOM}Z`}
      />
      <path className="es-chart-line" d={`M${points.join('L')}`} />
      <text x={LEFT - 5} y="14" textAnchor="end">
        {most}
      </text>
      <text x={LEFT - 5} y={HEIGHT - BOTTOM} textAnchor="end">
        0
      </text>
      {life.slice(1).map((_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds don't change places
        <text key={n} x={x(n + 0.5)} y={HEIGHT - 4} textAnchor="middle">
          {rounds <= 12 || n % 2 === 0 ? n + 1 : ''}
        </text>
      ))}
      {deaths.map(({ round, who }, n) => (
        <g
          key={who}
          className="es-chart-death"
          transform={`translate(${x(Math.max(0, round - 0.5))} ${14 + DEATH * sameRound(n)})`}
        >
          <title>{names[who]}</title>
          <path d="M-5 -5L5 5M5 -5L-5 5" />
        </g>
      ))}
    </svg>
  );
}
