/** Figures about many games, gathered from their events alone: pick and win rate of each card, what killed heroes, how long fights last. */
import {
  type Figure,
  figure,
  type GameEvent,
  type GameReport,
  gamesCounted,
  type Result,
  type Text,
} from '@tablee/kernel';
import type { Content, VeielEvent } from './types.ts';

/** Of any number of games; by the ids of cards, enemies and heroes. */
export interface Counts {
  games: number;
  won: number;
  /** By fight: how many were won, and the rounds they took. */
  fightsWon: Record<number, number>;
  rounds: Record<number, number>;
  /** Reward cards: how often each was revealed and taken, and games won and lost by those who took it. */
  revealed: Record<string, number>;
  taken: Record<string, number>;
  takenGames: Record<string, number>;
  takenWon: Record<string, number>;
  played: Record<string, number>;
  /** Games by hero and by boss met. */
  heroGames: Record<string, number>;
  heroWon: Record<string, number>;
  bossGames: Record<string, number>;
  bossWon: Record<string, number>;
  deaths: number;
  /** The enemy whose blow was the last before the hero fell. */
  killedBy: Record<string, number>;
  healsInstead: number;
}

export const report: GameReport = {
  of(events, result) {
    const counts = noGames();
    addGame(counts, events, result);
    return counts;
  },
  figures: (counts, content) => figuresOf(counts as Counts, content as Content),
};

export function noGames(): Counts {
  return {
    games: 0,
    won: 0,
    fightsWon: {},
    rounds: {},
    revealed: {},
    taken: {},
    takenGames: {},
    takenWon: {},
    played: {},
    heroGames: {},
    heroWon: {},
    bossGames: {},
    bossWon: {},
    deaths: 0,
    killedBy: {},
    healsInstead: 0,
  };
}

/** Adds what happened in one game. */
export function addGame(counts: Counts, events: readonly GameEvent[], result: Result | null): void {
  counts.games++;
  const isWon = result !== null && result.winners.length > 0;
  if (isWon) counts.won++;
  const [taken, heroes, bosses] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const lastBlow = new Map<string, string>();
  for (const told of events) {
    const event = told as VeielEvent;
    switch (event.event) {
      case 'heroChosen':
        heroes.add(event.hero);
        break;
      case 'fightWon':
        more(counts.fightsWon, event.fight);
        more(counts.rounds, event.fight, event.rounds);
        break;
      case 'revealed':
        for (const { card } of event.cards) more(counts.revealed, card);
        break;
      case 'rewardTaken':
        more(counts.taken, event.card);
        taken.add(event.card);
        break;
      case 'healedInstead':
        counts.healsInstead++;
        break;
      case 'played':
        more(counts.played, event.card);
        break;
      case 'damaged':
        if (event.by && event.amount > event.blocked) lastBlow.set(event.who.id, event.by.id);
        break;
      case 'actionDrawn':
        bosses.add(event.who.id);
        break;
      case 'died':
        counts.deaths++;
        more(counts.killedBy, lastBlow.get(event.hero) ?? 'nobody');
        break;
    }
  }
  tally(counts.takenGames, counts.takenWon, taken, isWon);
  tally(counts.heroGames, counts.heroWon, heroes, isWon);
  tally(counts.bossGames, counts.bossWon, bosses, isWon);
}

function tally(
  games: Record<string, number>,
  won: Record<string, number>,
  ids: Iterable<string>,
  isWon: boolean,
): void {
  for (const id of ids) {
    more(games, id);
    if (isWon) more(won, id);
  }
}

function more(counts: Record<string | number, number>, key: string | number, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}
const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);

const FIGHTS = [1, 2, 3, 4];

function figuresOf(counts: Counts, content: Content): Figure[] {
  const nameIn = (list: readonly { readonly id: string; readonly name: Text }[], id: string): Text =>
    list.find((each) => each.id === id)?.name ?? { fr: id, en: id };
  const sorted = (of: Readonly<Record<string, number>>): string[] =>
    Object.keys(of).sort((a, b) => of[b]! - of[a]! || (a < b ? -1 : 1));
  /** Of each of these, the most frequent first: so many of so many. */
  const shares = (
    key: string,
    parts: Readonly<Record<string, number>>,
    of: Readonly<Record<string, number>>,
    list: Parameters<typeof nameIn>[0],
    group: Text,
    ids = sorted(of),
  ): Figure[] =>
    ids.map((id) => figure(`${key}.${id}`, 'share', [parts[id], of[id]], nameIn(list, id), group));
  const { games } = counts;
  const revealed = sorted(counts.revealed);
  return [
    gamesCounted(games),
    figure('won', 'share', [counts.won, games], { fr: 'Parties gagnées', en: 'Games won' }),
    figure('roundsPerFight', 'mean', [sumOf(counts.rounds), sumOf(counts.fightsWon)], {
      fr: 'Tours par affrontement gagné',
      en: 'Rounds per fight won',
    }),
    figure('deaths', 'mean', [counts.deaths, games], { fr: 'Morts par partie', en: 'Deaths per game' }),
    figure('healsInstead', 'mean', [counts.healsInstead, games], {
      fr: 'Soins choisis au renforcement',
      en: 'Heals chosen in reinforcement',
    }),
    ...FIGHTS.map((fight) =>
      figure(`fight${fight}.won`, 'share', [counts.fightsWon[fight], games], nameOfFight(fight), {
        fr: 'Parties où l’affrontement est gagné',
        en: 'Games in which the fight is won',
      }),
    ),
    ...FIGHTS.map((fight) =>
      figure(
        `fight${fight}.rounds`,
        'mean',
        [counts.rounds[fight], counts.fightsWon[fight]],
        nameOfFight(fight),
        { fr: 'Tours d’un affrontement gagné', en: 'Rounds of a fight won' },
      ),
    ),
    ...sorted(counts.killedBy).map((id) =>
      figure(`killedBy.${id}`, 'share', [counts.killedBy[id], counts.deaths], nameIn(content.enemies, id), {
        fr: 'Héros tués par',
        en: 'Heroes killed by',
      }),
    ),
    ...shares('hero', counts.heroWon, counts.heroGames, content.heroes, {
      fr: 'Parties gagnées avec le héros',
      en: 'Games won with the hero',
    }),
    ...shares('boss', counts.bossWon, counts.bossGames, content.enemies, {
      fr: 'Parties gagnées contre le boss',
      en: 'Games won against the boss',
    }),
    ...shares('picked', counts.taken, counts.revealed, content.cards, {
      fr: 'Récompense prise quand elle est révélée',
      en: 'Reward taken when revealed',
    }),
    ...shares(
      'wonWith',
      counts.takenWon,
      counts.takenGames,
      content.cards,
      { fr: 'Parties gagnées avec la récompense', en: 'Games won with the reward' },
      revealed,
    ),
  ];
}

const nameOfFight = (fight: number): Text => ({ fr: `Affrontement ${fight}`, en: `Fight ${fight}` });
