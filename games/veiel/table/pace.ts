/** How long each event is shown, and what it sounds like. */
import type { GameEvent } from '@tablee/kernel';
import type { Sound } from '@tablee/ui';
import type { VeielEvent } from '../types.ts';

/** Milliseconds at the usual pace. 0: seen together with what comes next. */
const PACE: Readonly<Partial<Record<VeielEvent['event'], number>>> = {
  fightBegan: 700,
  fieldDrawn: 900,
  fieldYielded: 900,
  placed: 180,
  summoned: 550,
  deployed: 160,
  died: 1200,
  returned: 800,
  drew: 260,
  played: 380,
  discarded: 220,
  wounded: 420,
  substituted: 420,
  healed: 320,
  exiled: 420,
  persisted: 320,
  recovered: 300,
  gained: 350,
  fused: 500,
  enemyPhaseBegan: 700,
  roundBegan: 500,
  stepped: 200,
  pushed: 260,
  pulled: 260,
  teleported: 300,
  swapped: 300,
  blockGained: 280,
  blocked: 260,
  damaged: 420,
  lifeLost: 380,
  mended: 300,
  fell: 480,
  destroyed: 400,
  diedWithSummoner: 350,
  enemyActs: 420,
  stunned: 520,
  attackSkipped: 320,
  aimed: 750,
  approached: 420,
  actionDrawn: 1300,
  passive: 850,
  thorns: 300,
  status: 320,
  triggered: 420,
  charged: 300,
  became: 320,
  repositioned: 250,
  allyUsed: 380,
  fightWon: 900,
  turnBegan: 350,
};

export function pace({ event }: GameEvent): number {
  return PACE[event as VeielEvent['event']] ?? 0;
}

const SOUNDS: Readonly<Partial<Record<VeielEvent['event'], Sound>>> = {
  drew: 'card',
  played: 'card',
  actionDrawn: 'card',
  placed: 'die',
  summoned: 'die',
  stepped: 'step',
  damaged: 'hit',
  fell: 'hit',
  wounded: 'hit',
  levelGained: 'treasure',
  rewardTaken: 'treasure',
  turnBegan: 'turn',
};

export function sound({ event }: GameEvent): Sound | null {
  return SOUNDS[event as VeielEvent['event']] ?? null;
}
