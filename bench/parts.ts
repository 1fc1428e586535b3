/** What a run is made of. Each part is measured in a process of its own, so that none can slow or speed up another. */
import { GAMES } from '@tablee/games/rules';
import { Refused } from '@tablee/kernel';
import type { Effort, Progress } from './measure.ts';
import type { BrowserFigures, DuelFigures, GameFigures, ServerFigures } from './report.ts';

export type Part =
  | { readonly of: 'game'; readonly name: string; measure: Measure<GameFigures> }
  | { readonly of: 'duel'; readonly name: 'duel'; measure: Measure<DuelFigures> }
  | { readonly of: 'browser'; readonly name: 'browser'; measure: Measure<BrowserFigures> }
  | { readonly of: 'server'; readonly name: 'server'; measure: Measure<ServerFigures> };

type Measure<Figures> = (effort: Effort, progress: Progress) => Promise<Figures>;

/** Every game of the list, the duel, the web app, online play. What a part needs is loaded when it is measured. */
export const PARTS: readonly Part[] = [
  ...GAMES.map((game) => ({
    of: 'game' as const,
    name: game.id,
    measure: async (effort: Effort, progress: Progress) => {
      const { measureGame } = await import('./games.ts');
      return measureGame(game, effort, progress);
    },
  })),
  {
    of: 'duel',
    name: 'duel',
    measure: async (effort, progress) => {
      const { measureDuel } = await import('./duel/race.ts');
      return measureDuel(effort, progress);
    },
  },
  {
    of: 'browser',
    name: 'browser',
    measure: async (effort, progress) => {
      const { measureBrowser } = await import('./browser.ts');
      return measureBrowser(effort, progress);
    },
  },
  {
    of: 'server',
    name: 'server',
    measure: async (effort, progress) => {
      const { measureServer } = await import('./server/measure.ts');
      return measureServer(effort, progress);
    },
  },
];

/** The part of that name, or all of them. */
export function partsNamed(name: string | undefined): readonly Part[] {
  if (name === undefined) return PARTS;
  const found = PARTS.filter((part) => part.name === name);
  if (found.length > 0) return found;
  const known = PARTS.map((part) => part.name).join(', ');
  throw new Refused(`Nothing called "${name}" can be measured. Expected one of: ${known}.`);
}
