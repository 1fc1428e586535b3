/** The player's history, kept apart from the games: defeats per Boss, which unlock helps, and best ranks. Storage is the caller's. */
import { type GameHistory, plural, Refused } from '@tablee/kernel';
import { z } from 'zod';
import { helpsFor } from './rules/diff.ts';
import { RANK_NAMES, RANKS, type Rank, rank } from './rules/end.ts';
import type { Soeurs } from './types.ts';

const boss = z.strictObject({
  defeats: z.int().min(0),
  wins: z.int().min(0),
  /** By mode; absent until the Boss was beaten in it. */
  best: z.strictObject({ normal: z.enum(RANKS).optional(), hard: z.enum(RANKS).optional() }),
});
export const historySchema = z.strictObject({ version: z.literal(1), bosses: z.record(z.string(), boss) });
export type History = z.infer<typeof historySchema>;

export interface GameOutcome {
  readonly boss: string;
  readonly mode: 'normal' | 'hard';
  /** Giving up a started game is a defeat like another (R-SA-83). */
  readonly won: boolean;
  readonly health: number;
}

const HELPS = ['helpXp', 'helpPotion', 'helpHand'];

export const history: GameHistory = {
  empty: emptyHistory,
  read: readHistory,
  refuses(kept, config, language) {
    const asked = HELPS.filter((help) => config[help] === true).length;
    const allowed = helpsAllowed(kept as History, String(config.boss));
    if (asked <= allowed) return null;
    return language === 'fr'
      ? `Une aide est permise par tranche de 5 défaites contre ce Boss : ${allowed} pour l’instant, ${asked} ${plural('fr', asked, 'demandée', 'demandées')} (SA-DIFF-1).`
      : `One help is allowed for every 5 defeats against this Boss: ${allowed} so far, ${asked} asked for (SA-DIFF-1).`;
  },
  after(kept, end) {
    const { config, health, result } = end as Soeurs;
    const won = result !== null && result.winners.length > 0;
    return recordResult(kept as History, { boss: config.boss, mode: config.mode, won, health });
  },
  line(kept, config, language) {
    const { defeats = 0, wins = 0, best } = (kept as History).bosses[String(config.boss)] ?? {};
    const reached = best?.[config.mode === 'hard' ? 'hard' : 'normal'];
    const name = reached === undefined ? '' : ` (${RANK_NAMES[reached][language]})`;
    return language === 'fr'
      ? `Contre ce Boss : victoires ${wins}${name}, défaites ${defeats}.`
      : `Against this Boss: wins ${wins}${name}, defeats ${defeats}.`;
  },
};

export function emptyHistory(): History {
  return { version: 1, bosses: {} };
}

/** From outside to checked. */
export function readHistory(data: unknown): History {
  const parsed = historySchema.safeParse(data);
  if (!parsed.success) throw new Refused(`The history can't be read: ${parsed.error.issues[0]!.message}`);
  return parsed.data;
}

/** A new history with this game in it. Both modes count together, and a win resets nothing (R-SA-83). */
export function recordResult(history: History, outcome: GameOutcome): History {
  const before = history.bosses[outcome.boss] ?? { defeats: 0, wins: 0, best: {} };
  const after = outcome.won
    ? {
        ...before,
        wins: before.wins + 1,
        best: { ...before.best, [outcome.mode]: better(before.best[outcome.mode], rank(outcome.health)) },
      }
    : { ...before, defeats: before.defeats + 1 };
  return { ...history, bosses: { ...history.bosses, [outcome.boss]: after } };
}

/** How many of the three helps may be chosen at setup; choosing none is always allowed (SA-DIFF-6). */
export function helpsAllowed(history: History, bossId: string): number {
  return helpsFor(history.bosses[bossId]?.defeats ?? 0);
}

function better(one: Rank | undefined, other: Rank): Rank {
  return one !== undefined && RANKS.indexOf(one) < RANKS.indexOf(other) ? one : other;
}
