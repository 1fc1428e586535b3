/** Figures about many games, gathered from their events alone: what the balance of the game is judged by. */
import type { GameEvent } from '@tablee/kernel';
import type { SoeursEvent } from './types.ts';

export interface SoeursReport {
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

export interface ReportRow {
  readonly key: string;
  readonly fr: string;
  readonly en: string;
  readonly value: number;
  /** `share` is from 0 to 1. */
  readonly unit: 'games' | 'share' | 'mean';
}

/** A pure collector: `begin()`, then `add` the events of each finished game, then `rows`. */
export const soeursReport = {
  begin(): SoeursReport {
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
  },

  add(report: SoeursReport, events: readonly GameEvent[]): void {
    report.games++;
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
          report.fights++;
          break;
        case 'roundBegan':
          round = event.round;
          if (atBoss >= 0) report.bossRounds++;
          else {
            report.rounds++;
            if (round === 7) report.lateFights++;
          }
          break;
        case 'enemyBeaten':
          report.enemiesBeaten++;
          break;
        case 'xpGained':
          report.xpGained += event.amount;
          break;
        case 'bossReached':
          atBoss = event.health;
          break;
        case 'ended':
          ended(report, event.how, atBoss);
          break;
      }
    }
    for (const card of played) report.gamesWithCard[card] = (report.gamesWithCard[card] ?? 0) + 1;
  },

  rows(report: SoeursReport, cards: readonly { readonly id: string }[] = []): ReportRow[] {
    const { games, won, reached, lost } = report;
    const lostInAll = lost.health + lost.missed + lost.gaveUp;
    const row = (key: string, unit: ReportRow['unit'], value: number, fr: string, en: string): ReportRow => ({
      key,
      fr,
      en,
      value,
      unit,
    });
    return [
      row('games', 'games', games, 'Parties', 'Games'),
      row('won', 'share', per(won, games), 'Parties gagnées', 'Games won'),
      row('reached', 'share', per(reached, games), 'Parties arrivées au Boss', 'Games that reached the Boss'),
      row(
        'healthAtBoss',
        'mean',
        per(report.healthAtBoss, reached),
        'PS à l’arrivée au Boss',
        'HP on reaching the Boss',
      ),
      row(
        'winnersHealthAtBoss',
        'mean',
        per(report.winnersHealthAtBoss, won),
        'PS à l’arrivée au Boss, parties gagnées',
        'HP on reaching the Boss, games won',
      ),
      row(
        'roundsPerFight',
        'mean',
        per(report.rounds, report.fights),
        'Rounds par combat',
        'Rounds per fight',
      ),
      row(
        'lateFights',
        'share',
        per(report.lateFights, report.fights),
        'Combats atteignant le round 7',
        'Fights reaching round 7',
      ),
      row(
        'missedBoss',
        'share',
        per(lost.missed, lostInAll),
        'Défaites par Boss manqué',
        'Losses by missing the Boss square',
      ),
      row(
        'bossRounds',
        'mean',
        per(report.bossRounds, reached),
        'Rounds contre le Boss',
        'Rounds against the Boss',
      ),
      row(
        'enemiesBeaten',
        'mean',
        per(report.enemiesBeaten, games),
        'Ennemis vaincus par partie',
        'Enemies beaten per game',
      ),
      row('xpGained', 'mean', per(report.xpGained, games), 'XP gagnés par partie', 'XP gained per game'),
      ...cards.map(({ id }, card) =>
        row(
          `played:${id}`,
          'share',
          per(report.gamesWithCard[card] ?? 0, games),
          `Parties où ${id} est jouée`,
          `Games in which ${id} is played`,
        ),
      ),
    ];
  },
} as const;

function ended(report: SoeursReport, how: string, atBoss: number): void {
  if (atBoss >= 0) {
    report.reached++;
    report.healthAtBoss += atBoss;
  }
  if (how === 'boss-beaten') {
    report.won++;
    report.winnersHealthAtBoss += atBoss;
  } else if (how === 'boss-missed') report.lost.missed++;
  else if (how === 'gave-up') report.lost.gaveUp++;
  else report.lost.health++;
}

function per(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
