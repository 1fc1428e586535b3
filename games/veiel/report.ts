/** Figures about many games, gathered from their events alone: pick and win rate of each card, what killed heroes, how long fights last. */
import type { Figure, GameEvent, GameReport, Result } from '@tablee/kernel';
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
const per = (part: number | undefined, whole: number | undefined): number =>
  whole === undefined || whole === 0 ? 0 : (part ?? 0) / whole;
const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);

function figuresOf(counts: Counts, content: Content): Figure[] {
  const row = (key: string, unit: Figure['unit'], value: number, fr: string, en: string): Figure => ({
    key,
    name: { fr, en },
    value,
    unit,
  });
  const nameIn = (
    list: readonly { readonly id: string; readonly name: { fr: string; en: string } }[],
    id: string,
  ) => list.find((each) => each.id === id)?.name ?? { fr: id, en: id };
  const sorted = (of: Readonly<Record<string, number>>): string[] =>
    Object.keys(of).sort((a, b) => of[b]! - of[a]! || (a < b ? -1 : 1));
  const rates = (
    key: string,
    games: Readonly<Record<string, number>>,
    won: Readonly<Record<string, number>>,
    list: Parameters<typeof nameIn>[0],
    fr: string,
    en: string,
  ): Figure[] =>
    sorted(games).map((id) => {
      const name = nameIn(list, id);
      return row(`${key}.${id}`, 'share', per(won[id], games[id]), `${fr} : ${name.fr}`, `${en}: ${name.en}`);
    });
  return [
    row('games', 'games', counts.games, 'Parties', 'Games'),
    row('won', 'share', per(counts.won, counts.games), 'Parties gagnées', 'Games won'),
    row(
      'roundsPerFight',
      'mean',
      per(sumOf(counts.rounds), sumOf(counts.fightsWon)),
      'Tours par affrontement gagné',
      'Rounds per fight won',
    ),
    ...[1, 2, 3, 4].flatMap((fight) => [
      row(
        `fight${fight}.won`,
        'share',
        per(counts.fightsWon[fight], counts.games),
        `Affrontement ${fight} gagné`,
        `Fight ${fight} won`,
      ),
      row(
        `fight${fight}.rounds`,
        'mean',
        per(counts.rounds[fight], counts.fightsWon[fight]),
        `Tours de l’affrontement ${fight}`,
        `Rounds of fight ${fight}`,
      ),
    ]),
    row('deaths', 'mean', per(counts.deaths, counts.games), 'Morts par partie', 'Deaths per game'),
    row(
      'healsInstead',
      'mean',
      per(counts.healsInstead, counts.games),
      'Soins choisis au renforcement',
      'Heals chosen in reinforcement',
    ),
    ...sorted(counts.killedBy).map((id) => {
      const name = nameIn(content.enemies, id);
      return row(
        `killedBy.${id}`,
        'share',
        per(counts.killedBy[id], counts.deaths),
        `Héros tués par : ${name.fr}`,
        `Heroes killed by: ${name.en}`,
      );
    }),
    ...rates('hero', counts.heroGames, counts.heroWon, content.heroes, 'Gagnées avec', 'Won with'),
    ...rates('boss', counts.bossGames, counts.bossWon, content.enemies, 'Gagnées contre', 'Won against'),
    ...sorted(counts.revealed).flatMap((id) => {
      const name = nameIn(content.cards, id);
      return [
        row(
          `picked.${id}`,
          'share',
          per(counts.taken[id], counts.revealed[id]),
          `Prise quand révélée : ${name.fr}`,
          `Taken when revealed: ${name.en}`,
        ),
        row(
          `wonWith.${id}`,
          'share',
          per(counts.takenWon[id], counts.takenGames[id]),
          `Gagnées avec la carte : ${name.fr}`,
          `Won with the card: ${name.en}`,
        ),
      ];
    }),
  ];
}
