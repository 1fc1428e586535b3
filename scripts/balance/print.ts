/** The balance table, as Markdown. */
import { shareOf } from '@tablee/kernel';
import { ROWS, type Row } from './rows.ts';

/** What is kept of the games of one row. */
export interface Counted {
  /** Games begun so far: the number of the next one. */
  games: number;
  won: number;
  tooLong: number;
  /** Fights won, and the rounds they took. */
  fights: number;
  rounds: number;
  /** By hero, and by boss met: games and games won. */
  heroes: Record<string, [number, number]>;
  bosses: Record<string, [number, number]>;
  /** Of a campaign, by scenario: how many came to it, and how many won it the first time. */
  scenarios: Record<string, [number, number]>;
}

export function nothing(): Counted {
  return { games: 0, won: 0, tooLong: 0, fights: 0, rounds: 0, heroes: {}, bosses: {}, scenarios: {} };
}

const percent = (share: number): string => `${Math.round(100 * share)}`;

export function printed(kept: Readonly<Record<string, Counted>>): string {
  const played = ROWS.filter(({ id }) => (kept[id]?.games ?? 0) > 0);
  const rows = played.filter(({ isCampaign }) => !isCampaign);
  const campaigns = played.filter(({ isCampaign }) => isCampaign);
  const normal = kept.normale;
  return [
    '| play | won | 95 % | band | rounds a fight | too long |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => line(row, kept[row.id]!)),
    ...(normal
      ? ['', ...shifts('hero at Normale', normal.heroes), '', ...shifts('boss at Normale', normal.bosses)]
      : []),
    ...campaigns.flatMap(({ id, says }) => ['', ...shifts(says, kept[id]!.scenarios)]),
  ].join('\n');
}

function line({ says, band: [low, high] }: Row, { games, won, rounds, fights, tooLong }: Counted): string {
  const share = shareOf(won, games);
  const range = `${percent(share.low)}–${percent(share.high)} %`;
  const length = fights === 0 ? '' : (rounds / fights).toFixed(1);
  return `| ${says} | ${won} of ${games} (${percent(share.share)} %) | ${range} | ${percent(low)}–${percent(high)} % | ${length} | ${tooLong} |`;
}

function shifts(what: string, of: Counted['heroes']): string[] {
  const entries = Object.entries(of).sort(([, a], [, b]) => b[1] / b[0] - a[1] / a[0]);
  return [
    `| ${what} | won | 95 % |`,
    '| --- | --- | --- |',
    ...entries.map(([id, [games, won]]) => {
      const share = shareOf(won, games);
      return `| ${id} | ${won} of ${games} (${percent(share.share)} %) | ${percent(share.low)}–${percent(share.high)} % |`;
    }),
  ];
}
