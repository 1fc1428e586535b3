/** The ways to play that the balance of L'Ordre de Veiel is judged by (C7), each with the band its win rate should lie in. */
import type { BotId } from '@tablee/bots';
import { below, type Chance } from '@tablee/kernel';

export interface Row {
  readonly id: string;
  readonly says: string;
  /** Lowest and highest share of games won. */
  readonly band: readonly [number, number];
  readonly bot: BotId;
  readonly config: Readonly<Record<string, unknown>>;
  /** Who fights in a game, drawn anew for each. */
  party(chance: Chance): readonly string[];
  /** The six scenarios in a row (C7-6), each counted the first time it is played. */
  readonly isCampaign?: true;
}

const ORDINARY = [
  ...['brune', 'ysoline', 'corvan', 'ansgarde', 'tiphaine'],
  ...['odon', 'gaspard', 'maelle', 'arlequine', 'hrolf'],
];
const SPECIAL = ['maitresse', 'jumeaux', 'etranger', 'artificiere'];
const SWITCHES = [1, 2, 3, 4, 5, 6, 7, 8];
const NORMAL = { difficulty: 'normale' };

/** So many different ones of the list. */
function some(chance: Chance, list: readonly string[], count: number): string[] {
  const left = [...list];
  return Array.from({ length: count }, () => left.splice(below(chance, left.length), 1)[0]!);
}
const pair = (chance: Chance): string[] => some(chance, ORDINARY, 2);
const greedy = (
  id: string,
  says: string,
  band: readonly [number, number],
  config: Row['config'],
  party = pair,
): Row => ({ id, says, band, bot: 'greedy', config, party });

/** With everything off only the heroes of the base box are there. */
const BASE_HEROES = ['brune', 'ysoline', 'corvan', 'ansgarde', 'tiphaine', 'odon'];
const basePair = (chance: Chance): string[] => some(chance, BASE_HEROES, 2);
const campaign = (n: number): Row => ({
  ...greedy(`campaign-${n}`, `Campaign, ${n} ${n === 1 ? 'hero' : 'heroes'}`, [0, 1], {}, (chance) =>
    some(chance, ORDINARY, n),
  ),
  isCampaign: true,
});
const only = (on: readonly number[]): Row['config'] => ({
  ...NORMAL,
  ...Object.fromEntries(SWITCHES.map((ext) => [`ext${ext}`, on.includes(ext)])),
});

export const ROWS: readonly Row[] = [
  greedy('facile', 'Facile', [0.75, 0.88], { difficulty: 'facile' }),
  greedy('normale', 'Normale', [0.4, 0.6], NORMAL),
  greedy('difficile', 'Difficile', [0.15, 0.3], { difficulty: 'difficile' }),
  greedy('extreme', 'Extrême', [0.06, 0.18], { difficulty: 'extreme' }),
  greedy('cauchemar', 'Cauchemar', [0.01, 0.09], { difficulty: 'cauchemar' }),
  greedy('impossible', 'Impossible', [0, 0.02], { difficulty: 'impossible' }),
  { ...greedy('random', 'Normale, random play', [0, 0.02], NORMAL), bot: 'random' },
  { ...greedy('search', 'Normale, `search` bot', [0, 1], NORMAL), bot: 'search' },
  ...[1, 3, 4, 5].map((n) =>
    greedy(`heroes-${n}`, `Normale, ${n} ${n === 1 ? 'hero' : 'heroes'}`, [0.3, 0.7], NORMAL, (chance) =>
      some(chance, ORDINARY, n),
    ),
  ),
  ...SPECIAL.map((hero) =>
    greedy(hero, `Normale, ${hero} and an ordinary hero`, [0.35, 0.65], NORMAL, (chance) => [
      hero,
      ...some(chance, ORDINARY, 1),
    ]),
  ),
  greedy('fields', 'Normale, battlefields', [0.25, 0.55], { ...NORMAL, battlefields: true }),
  greedy('base', 'Normale, all switches off', [0.35, 0.65], only([]), basePair),
  ...SWITCHES.map((ext) =>
    greedy(`only-${ext}`, `Normale, extension ${ext} alone`, [0.25, 0.75], only([ext]), basePair),
  ),
  ...[1, 2, 3, 4, 5].map(campaign),
];
