/** The climb as it went, from everything told: health over time, and what happened along the way. */
import type { GameEvent } from '@tablee/kernel';
import type { SoeursEvent } from '../../types.ts';

export interface HealthPoint {
  /** How many things had happened. */
  readonly at: number;
  readonly health: number;
}

export type MarkKind = 'fight' | 'trap' | 'treasure' | 'boss' | 'potion';

export interface Mark {
  readonly at: number;
  readonly kind: MarkKind;
  /** Enemies of a fight. */
  readonly count: number;
}

export interface Story {
  readonly health: readonly HealthPoint[];
  readonly marks: readonly Mark[];
  /** When each floor was entered, from the bottom up. */
  readonly floors: readonly { readonly floor: number; readonly at: number }[];
  readonly length: number;
  readonly enemies: number;
  readonly xp: number;
  readonly fights: number;
  readonly rounds: number;
  readonly cards: number;
  readonly traps: number;
  readonly treasures: number;
  readonly lost: number;
  readonly regained: number;
}

/** Things that take their time: the others happen in no time. */
const TAKES_TIME: ReadonlySet<string> = new Set([
  'stepped',
  'trapRead',
  'treasureRead',
  'roundBegan',
  'cardPlayed',
  'healthLost',
  'healthRegained',
  'enemyBeaten',
  'dieRemoved',
]);

export function storyOf(heard: readonly GameEvent[], start: number): Story {
  const health: HealthPoint[] = [{ at: 0, health: start }];
  const marks: Mark[] = [];
  const floors: { floor: number; at: number }[] = [];
  const sums = {
    enemies: 0,
    xp: 0,
    fights: 0,
    rounds: 0,
    cards: 0,
    traps: 0,
    treasures: 0,
    lost: 0,
    regained: 0,
  };
  let at = 0;
  const mark = (kind: MarkKind, count = 0) => marks.push({ at, kind, count });
  for (const told of heard) {
    const event = told as SoeursEvent;
    if (TAKES_TIME.has(event.event)) at++;
    switch (event.event) {
      case 'floorEntered':
        floors.push({ floor: event.floor, at });
        break;
      case 'trapRead':
        sums.traps++;
        mark('trap');
        break;
      case 'treasureRead':
        sums.treasures++;
        mark('treasure');
        break;
      case 'enemiesCame':
        sums.fights++;
        mark('fight', event.enemies.length);
        break;
      case 'bossReached':
        mark('boss');
        break;
      case 'potionDrunk':
        mark('potion');
        break;
      case 'roundBegan':
        sums.rounds++;
        break;
      case 'cardPlayed':
        sums.cards++;
        break;
      case 'enemyBeaten':
        sums.enemies++;
        break;
      case 'xpGained':
        sums.xp += event.amount;
        break;
      case 'healthLost':
        sums.lost += event.amount;
        health.push({ at, health: event.left });
        break;
      case 'healthRegained':
        sums.regained += event.amount;
        health.push({ at, health: event.now });
        break;
    }
  }
  return { health, marks, floors, length: Math.max(1, at), ...sums };
}
