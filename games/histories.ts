/** What a player takes along from game to game, where a game has such a thing. Where it is kept is the caller's business. */
import { type Language, plural, type State } from '@tablee/kernel';
import {
  emptyHistory,
  type History,
  helpsAllowed,
  RANK_NAMES,
  readHistory,
  recordResult,
  type Soeurs,
} from '@tablee/soeurs';

export interface GameHistory {
  empty(): unknown;
  /** From outside to checked; throws `Refused`. */
  read(data: unknown): unknown;
  /** Why these settings are not for this player yet, or null. */
  refuses(history: unknown, config: Readonly<Record<string, unknown>>, language: Language): string | null;
  /** The history with this finished game in it. */
  after(history: unknown, end: State): unknown;
  /** A line for the player about to begin with these settings. */
  line(history: unknown, config: Readonly<Record<string, unknown>>, language: Language): string;
}

const HELPS = ['helpXp', 'helpPotion', 'helpHand'];

const HISTORIES: Readonly<Record<string, GameHistory>> = {
  soeurs: {
    empty: emptyHistory,
    read: readHistory,
    refuses: (history, config, language) => {
      const asked = HELPS.filter((help) => config[help] === true).length;
      const allowed = helpsAllowed(history as History, String(config.boss));
      if (asked <= allowed) return null;
      return language === 'fr'
        ? `Une aide est permise par tranche de 5 défaites contre ce Boss : ${allowed} pour l’instant, ${asked} ${plural('fr', asked, 'demandée', 'demandées')} (SA-DIFF-1).`
        : `One help is allowed for every 5 defeats against this Boss: ${allowed} so far, ${asked} asked for (SA-DIFF-1).`;
    },
    after: (history, end) => {
      const { config, health, result } = end as Soeurs;
      const won = result !== null && result.winners.length > 0;
      return recordResult(history as History, { boss: config.boss, mode: config.mode, won, health });
    },
    line: (history, config, language) => {
      const { defeats = 0, wins = 0, best } = (history as History).bosses[String(config.boss)] ?? {};
      const rank = best?.[config.mode === 'hard' ? 'hard' : 'normal'];
      const name = rank === undefined ? '' : ` (${RANK_NAMES[rank][language]})`;
      return language === 'fr'
        ? `Contre ce Boss : victoires ${wins}${name}, défaites ${defeats}.`
        : `Against this Boss: wins ${wins}${name}, defeats ${defeats}.`;
    },
  },
};

export function historyOf(game: string): GameHistory | undefined {
  return HISTORIES[game];
}
