/** A simulation's report for people. */
import type { Figure, Game, Share } from '@tablee/kernel';
import { LONG_GAME, type Report } from './report.ts';

const PLACES = ['first player', 'second player', 'third player', 'fourth player'];

export function printed(game: Game, found: Report, figures: readonly Figure[]): string {
  const stopped = found.games < found.asked ? ` of the ${found.asked} asked for` : '';
  return [
    `${game.name.en}: ${found.games} games${stopped}, seats ${found.seats.join(', ')}, seed ${found.seed}`,
    '',
    ...wins(game, found),
    '',
    ...ends(game, found),
    lengths(found),
    ...figureLines(figures),
  ].join('\n');
}

function wins(game: Game, { wins: { bySeat, byBot, byOrder }, rotate }: Report): string[] {
  if (game.sides !== 'versus') return bySeat.slice(0, 1).map((share) => line('won', share));
  return [
    ...(rotate ? byBot.map((share) => line(`bot ${share.sits} ${share.bot}`, share)) : []),
    ...bySeat.map((share) => line(`seat ${share.seat} ${share.bot ?? ''}`, share)),
    ...byOrder.map((share) => line(PLACES[share.place - 1] ?? `player ${share.place}`, share)),
  ];
}

function line(what: string, { count, share, low, high }: Share): string {
  return `  ${what.padEnd(16)} ${percent(share).padStart(7)}  [${percent(low)} – ${percent(high)}]  ${count} games`;
}

function ends(game: Game, { draws, unfinished, endings }: Report): string[] {
  const how = Object.entries(endings).map(([word, count]) => `${word} ${count}`);
  return [
    `  endings: ${how.join(', ') || 'none'}`,
    ...(game.sides === 'versus' ? [`  draws: ${draws.count}`] : []),
    ...(unfinished > 0 ? [`  stopped as too long: ${unfinished}`] : []),
  ];
}

function lengths({ length }: Report): string {
  const { unit, p5, p50, p95, p99, max, over200 } = length;
  const long = over200 === null ? '' : `; ${percent(over200)} longer than ${LONG_GAME}`;
  return `  length in ${unit}: 5 % ${p5}, median ${p50}, 95 % ${p95}, 99 % ${p99}, longest ${max}${long}`;
}

/** More than this many are shown by their first and last ones: a game with hundreds of cards has figures for each. */
const MOST_FIGURES = 40;
const FIGURES_AT_EACH_END = 12;

function figureLines(figures: readonly Figure[]): string[] {
  if (figures.length > MOST_FIGURES) {
    const left = figures.length - 2 * FIGURES_AT_EACH_END;
    return [
      ...figureLines(figures.slice(0, FIGURES_AT_EACH_END)),
      `  … ${left} more in --json …`,
      ...figureLines(figures.slice(-FIGURES_AT_EACH_END)),
    ];
  }
  const names = figures.map(({ name, group }) => (group ? `${group.en}: ${name.en}` : name.en));
  const width = Math.max(0, ...names.map((name) => name.length));
  return figures.map(({ value, unit }, at) => {
    const shown = unit === 'share' ? percent(value) : unit === 'mean' ? value.toFixed(2) : String(value);
    return `  ${names[at]!.padEnd(width)}  ${shown.padStart(7)}`;
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
