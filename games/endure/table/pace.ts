/** How long each event is shown, and what it sounds like. */
import type { GameEvent } from '@tablee/kernel';
import type { Sound } from '@tablee/ui';
import type { EndureEvent } from '../types.ts';

/** Milliseconds at the usual pace. 0: seen together with what comes next. */
const PACE: Readonly<Partial<Record<EndureEvent['event'], number>>> = {
  roundBegan: 900,
  phaseBegan: 800,
  turnBegan: 350,
  turnLost: 700,
  moved: 340,
  leftShip: 700,
  checked: 1100,
  tested: 1100,
  resolveLost: 300,
  resolveGained: 350,
  resolveTurnedUp: 1300,
  lifeLost: 650,
  healed: 500,
  wounded: 700,
  treated: 450,
  absorbed: 600,
  died: 1400,
  stunnedSurvivor: 600,
  noiseMade: 420,
  searched: 400,
  cardFound: 650,
  cardUsed: 500,
  skillUsed: 550,
  rewardSpent: 500,
  unlocked: 800,
  offered: 400,
  traded: 600,
  refused: 600,
  ordered: 500,
  thingTaken: 550,
  thingDropped: 450,
  switched: 600,
  delivered: 700,
  objectiveDone: 1000,
  doorTurned: 400,
  doorUnlocked: 450,
  doorMade: 600,
  attacked: 600,
  jammed: 800,
  friendlyFire: 700,
  foeHit: 450,
  killed: 650,
  foeStunned: 450,
  foeGotUp: 300,
  looked: 600,
  turnedUp: 800,
  appeared: 350,
  stated: 380,
  drifted: 300,
  stepped: 300,
  slid: 250,
  struck: 650,
  bossDrew: 900,
  bossAttacked: 800,
  bossMissed: 600,
  eventDrawn: 1300,
  eventEnded: 400,
  tokenPlaced: 350,
  tokensShort: 700,
  trapped: 700,
  bubbled: 450,
  lured: 450,
  entered: 450,
  gotOut: 400,
  chargeSpent: 350,
  clockRanOut: 1200,
};
const ROLL = 800;
/** Passive foes only wander: that goes quickly. */
const QUICK = 200;

export function pace(told: GameEvent): number {
  const event = told as EndureEvent;
  switch (event.event) {
    case 'rolled':
      return event.for === 'direction' || event.for === 'place' ? QUICK : ROLL;
    case 'stated':
      return event.active ? PACE.stated! : 0;
    default:
      return PACE[event.event] ?? 0;
  }
}

const SOUNDS: Readonly<Partial<Record<EndureEvent['event'], Sound>>> = {
  moved: 'step',
  stepped: 'step',
  rolled: 'die',
  tested: 'die',
  checked: 'die',
  lifeLost: 'hit',
  killed: 'hit',
  foeHit: 'hit',
  cardFound: 'card',
  eventDrawn: 'card',
  bossDrew: 'card',
  thingTaken: 'treasure',
  delivered: 'treasure',
  objectiveDone: 'treasure',
  unlocked: 'treasure',
  turnBegan: 'turn',
};

export function sound(told: GameEvent): Sound | null {
  const event = told as EndureEvent;
  if (event.event === 'ended') return event.won ? 'win' : 'lose';
  return SOUNDS[event.event] ?? null;
}
