/** Figures about many games, gathered from their events alone: how they end, who dies of what, noise, and what is used. */
import {
  type Figure,
  figure,
  type GameEvent,
  type GameReport,
  gamesCounted,
  type Text,
} from '@tablee/kernel';
import type { Content } from './printed.ts';
import type { EndureEvent, LossCause } from './types.ts';

/** Of any number of games. */
export interface Counts {
  games: number;
  won: number;
  /** Games that the ship clock ended (R-ES-83). */
  byClock: number;
  rounds: number;
  survivors: number;
  deaths: number;
  deathsBy: Record<string, number>;
  lifeLostTo: Record<string, number>;
  noises: number;
  /** Levels added up. */
  loudness: number;
  searches: number;
  kills: number;
  jams: number;
  friendlyFire: number;
  tokensTurnedUp: number;
  /** By item: how often it was used or attacked with, and in how many games. */
  uses: Record<string, number>;
  gamesWith: Record<string, number>;
  /** By event kind, Resolve card, Achievement reward, Titan card, Refuge event, skill: games in which it came up. */
  cameUp: Record<string, number>;
}

export const report: GameReport = {
  of(events) {
    const counts = noGames();
    addGame(counts, events);
    return counts;
  },
  figures: (counts, content) => figuresOf(counts as Counts, content as Content),
};

export function noGames(): Counts {
  return {
    games: 0,
    won: 0,
    byClock: 0,
    rounds: 0,
    survivors: 0,
    deaths: 0,
    deathsBy: {},
    lifeLostTo: {},
    noises: 0,
    loudness: 0,
    searches: 0,
    kills: 0,
    jams: 0,
    friendlyFire: 0,
    tokensTurnedUp: 0,
    uses: {},
    gamesWith: {},
    cameUp: {},
  };
}

/** Adds what happened in one finished game. Cards are counted by number; `figuresOf` knows their names. */
export function addGame(counts: Counts, events: readonly GameEvent[]): void {
  counts.games++;
  const seen = new Set<string>();
  const used = new Set<number>();
  const use = (card: number): void => {
    if (card < 0) return;
    add(counts.uses, card);
    used.add(card);
  };
  let round = 0;
  for (const told of events) {
    const event = told as EndureEvent;
    switch (event.event) {
      case 'missionBegan':
        counts.survivors += event.survivors;
        break;
      case 'roundBegan':
        round = event.round;
        break;
      case 'ended':
        if (event.won) counts.won++;
        break;
      case 'clockRanOut':
        counts.byClock++;
        break;
      case 'died':
        counts.deaths++;
        add(counts.deathsBy, event.cause);
        break;
      case 'lifeLost':
        add(counts.lifeLostTo, event.cause, event.n);
        break;
      case 'noiseMade':
        counts.noises++;
        counts.loudness += event.level;
        break;
      case 'searched':
        counts.searches++;
        break;
      case 'killed':
        counts.kills++;
        break;
      case 'jammed':
        counts.jams++;
        break;
      case 'friendlyFire':
        counts.friendlyFire++;
        break;
      case 'turnedUp':
        counts.tokensTurnedUp++;
        break;
      case 'cardUsed':
        use(event.card);
        break;
      case 'attacked':
        use(event.weapon);
        break;
      case 'eventDrawn':
        seen.add(`event:${event.card}`);
        break;
      case 'resolveTurnedUp':
        seen.add(`resolve:${event.card}`);
        break;
      case 'rewardSpent':
        seen.add(`reward:${event.achievement}`);
        break;
      case 'bossDrew':
        seen.add(`titan:${event.card}`);
        break;
      case 'refugeEvent':
        seen.add(`refuge:${event.card}`);
        break;
      case 'appeared':
        seen.add(`enemy:${event.type}`);
        break;
      case 'skillUsed':
        seen.add(`skill:${event.skill}`);
        break;
    }
  }
  counts.rounds += round;
  for (const card of used) add(counts.gamesWith, card);
  for (const key of seen) add(counts.cameUp, key);
}

function add(into: Record<string, number>, key: string | number, n = 1): void {
  into[key] = (into[key] ?? 0) + n;
}

const CAUSES: Readonly<Record<LossCause, Text>> = {
  enemy: { fr: 'Ennemis', en: 'Enemies' },
  boss: { fr: 'Boss', en: 'A boss' },
  friend: { fr: 'Tir ami', en: 'Friendly fire' },
  object: { fr: 'Objets', en: 'Objects' },
  body: { fr: 'Blessures au corps', en: 'Body wounds' },
  air: { fr: 'Manque d’air', en: 'Thin air' },
  nerves: { fr: 'Nerfs à bout', en: 'Nerves' },
  trapped: { fr: 'Survivants piégés', en: 'Being trapped' },
  card: { fr: 'Cartes', en: 'Cards' },
};

export function figuresOf(counts: Counts, content: Content): Figure[] {
  const { games } = counts;
  const perGame = (key: string, n: number | undefined, fr: string, en: string): Figure =>
    figure(key, 'mean', [n, games], { fr: `${fr} par partie`, en: `${en} per game` });
  return [
    gamesCounted(games),
    figure('won', 'share', [counts.won, games], { fr: 'Missions réussies', en: 'Missions won' }),
    figure('byClock', 'share', [counts.byClock, games], {
      fr: 'Parties finies par le dernier round',
      en: 'Games ended by the clock',
    }),
    perGame('rounds', counts.rounds, 'Rounds', 'Rounds'),
    perGame('deaths', counts.deaths, 'Morts', 'Deaths'),
    figure('deathShare', 'share', [counts.deaths, counts.survivors], {
      fr: 'Survivants morts',
      en: 'Survivors who died',
    }),
    perGame('noises', counts.noises, 'Bruits', 'Noises'),
    figure('loudness', 'mean', [counts.loudness, counts.noises], {
      fr: 'Niveau moyen d’un bruit',
      en: 'Mean level of a noise',
    }),
    perGame('searches', counts.searches, 'Fouilles', 'Searches'),
    perGame('kills', counts.kills, 'Ennemis tués', 'Enemies killed'),
    perGame('jams', counts.jams, 'Armes enrayées', 'Jams'),
    perGame('friendlyFire', counts.friendlyFire, 'Tirs amis', 'Friendly fire'),
    perGame('tokensTurnedUp', counts.tokensTurnedUp, 'Jetons Radar révélés', 'Radar tokens turned up'),
    ...Object.entries(CAUSES).map(([cause, name]) =>
      figure(`deaths:${cause}`, 'mean', [counts.deathsBy[cause], games], name, {
        fr: 'Morts par partie, par cause',
        en: 'Deaths per game, by cause',
      }),
    ),
    ...Object.entries(CAUSES).map(([cause, name]) =>
      figure(`lifeLost:${cause}`, 'mean', [counts.lifeLostTo[cause], games], name, {
        fr: 'Vie perdue par partie, par cause',
        en: 'Life lost per game, by cause',
      }),
    ),
    ...content.items
      .filter(({ kind, charges }) => kind === 'weapon' || (kind === 'object' && !charges))
      .map(({ id, name, number }) => {
        const uses = content.cards.reduce(
          (sum, item, card) => (item === number ? sum + (counts.uses[card] ?? 0) : sum),
          0,
        );
        return figure(`used:${id}`, 'mean', [uses, games], name, {
          fr: 'Usages par partie',
          en: 'Uses per game',
        });
      }),
  ];
}
