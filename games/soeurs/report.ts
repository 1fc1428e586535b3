/** Figures about many games, gathered from their events alone: what the balance of the game is judged by. */
import { type Figure, figure, type GameEvent, type GameReport, gamesCounted } from '@tablee/kernel';
import type { Content } from './ready/content.ts';
import type { SoeursEvent } from './types.ts';

/** Of any number of games. */
export interface Counts {
  games: number;
  won: number;
  /** Games that got as far as the Boss, and the health they had there. */
  reached: number;
  healthAtBoss: number;
  winnersHealthAtBoss: number;
  lost: { health: number; missed: number; gaveUp: number };
  fights: number;
  rounds: number;
  /** Fights that went on into round 7 or later. */
  lateFights: number;
  bossRounds: number;
  enemiesBeaten: number;
  xpGained: number;
  /** By card, the games in which it was played. */
  gamesWithCard: Record<number, number>;
}

export const report: GameReport = {
  of(events) {
    const counts = noGames();
    addGame(counts, events);
    return counts;
  },
  figures: (counts, content) => figuresOf(counts as Counts, (content as Content).cards),
};

export function noGames(): Counts {
  return {
    games: 0,
    won: 0,
    reached: 0,
    healthAtBoss: 0,
    winnersHealthAtBoss: 0,
    lost: { health: 0, missed: 0, gaveUp: 0 },
    fights: 0,
    rounds: 0,
    lateFights: 0,
    bossRounds: 0,
    enemiesBeaten: 0,
    xpGained: 0,
    gamesWithCard: {},
  };
}

/** Adds what happened in one finished game. */
export function addGame(counts: Counts, events: readonly GameEvent[]): void {
  counts.games++;
  const played = new Set<number>();
  let atBoss = -1;
  let round = 0;
  for (const told of events) {
    const event = told as SoeursEvent;
    switch (event.event) {
      case 'cardPlayed':
        played.add(event.card);
        break;
      case 'enemiesCame':
        counts.fights++;
        break;
      case 'roundBegan':
        round = event.round;
        if (atBoss >= 0) counts.bossRounds++;
        else {
          counts.rounds++;
          if (round === 7) counts.lateFights++;
        }
        break;
      case 'enemyBeaten':
        counts.enemiesBeaten++;
        break;
      case 'xpGained':
        counts.xpGained += event.amount;
        break;
      case 'bossReached':
        atBoss = event.health;
        break;
      case 'ended':
        ended(counts, event.how, atBoss);
        break;
    }
  }
  for (const card of played) counts.gamesWithCard[card] = (counts.gamesWithCard[card] ?? 0) + 1;
}

function figuresOf(counts: Counts, cards: Content['cards']): Figure[] {
  const { games, won, reached, lost } = counts;
  const lostInAll = lost.health + lost.missed + lost.gaveUp;
  const share = (key: string, part: number, of: number, fr: string, en: string): Figure =>
    figure(key, 'share', [part, of], { fr, en });
  const mean = (key: string, part: number, of: number, fr: string, en: string): Figure =>
    figure(key, 'mean', [part, of], { fr, en });
  return [
    gamesCounted(games),
    share('won', won, games, 'Parties gagnées', 'Games won'),
    share('reached', reached, games, 'Parties arrivées au Boss', 'Games that reached the Boss'),
    mean('healthAtBoss', counts.healthAtBoss, reached, 'PS à l’arrivée au Boss', 'HP on reaching the Boss'),
    mean(
      'winnersHealthAtBoss',
      counts.winnersHealthAtBoss,
      won,
      'PS à l’arrivée au Boss, parties gagnées',
      'HP on reaching the Boss, games won',
    ),
    mean('roundsPerFight', counts.rounds, counts.fights, 'Rounds par combat', 'Rounds per fight'),
    share(
      'lateFights',
      counts.lateFights,
      counts.fights,
      'Combats atteignant le round 7',
      'Fights reaching round 7',
    ),
    share(
      'missedBoss',
      lost.missed,
      lostInAll,
      'Défaites par Boss manqué',
      'Losses by missing the Boss square',
    ),
    mean('bossRounds', counts.bossRounds, reached, 'Rounds contre le Boss', 'Rounds against the Boss'),
    mean(
      'enemiesBeaten',
      counts.enemiesBeaten,
      games,
      'Ennemis vaincus par partie',
      'Enemies beaten per game',
    ),
    mean('xpGained', counts.xpGained, games, 'XP gagnés par partie', 'XP gained per game'),
    ...cards.map(({ id, name }, card) =>
      figure(`played:${id}`, 'share', [counts.gamesWithCard[card], games], name, {
        fr: 'Parties où la carte est jouée',
        en: 'Games in which the card is played',
      }),
    ),
  ];
}

function ended(counts: Counts, how: string, atBoss: number): void {
  if (atBoss >= 0) {
    counts.reached++;
    counts.healthAtBoss += atBoss;
  }
  if (how === 'boss-beaten') {
    counts.won++;
    counts.winnersHealthAtBoss += atBoss;
  } else if (how === 'boss-missed') counts.lost.missed++;
  else if (how === 'gave-up') counts.lost.gaveUp++;
  else counts.lost.health++;
}
