/** How long each event is shown, and what it sounds like. */
import type { GameEvent } from '@tablee/kernel';
import type { Sound } from '@tablee/ui';
import type { SFEvent } from '../types.ts';

/** Milliseconds at the usual pace. 0: seen together with what comes next. */
const PACE: Readonly<Partial<Record<SFEvent['event'], number>>> = {
  drawnByLot: 700,
  firstChosen: 600,
  templeBlessed: 500,
  graced: 350,
  cardDrawn: 260,
  drew: 260,
  turnBegan: 650,
  phaseBegan: 250,
  retreated: 300,
  adorateurCame: 450,
  archangeCame: 900,
  played: 550,
  arrived: 320,
  hidInSecret: 450,
  uncovered: 600,
  revoked: 350,
  destroyed: 550,
  banished: 550,
  discarded: 350,
  returned: 350,
  toLimbes: 350,
  fellOff: 300,
  spent: 120,
  bound: 280,
  announced: 320,
  embuscade: 360,
  renfort: 360,
  held: 250,
  frozen: 400,
  declared: 1000,
  attackFailed: 600,
  attackBegan: 350,
  hurt: 550,
  healed: 400,
  diviniteHurt: 750,
  diviniteHealed: 500,
  becameMortelle: 1100,
  plumeFell: 1200,
  markersPut: 350,
  triggered: 650,
  dilemmeChosen: 400,
  resolved: 250,
  cameToNothing: 400,
  spared: 700,
  unbanished: 500,
  cancelled: 600,
  classChosen: 350,
};

export function pace({ event }: GameEvent): number {
  return PACE[event as SFEvent['event']] ?? 0;
}

const SOUNDS: Readonly<Partial<Record<SFEvent['event'], Sound>>> = {
  cardDrawn: 'card',
  drew: 'card',
  played: 'card',
  adorateurCame: 'card',
  hidInSecret: 'card',
  announced: 'step',
  embuscade: 'step',
  renfort: 'step',
  hurt: 'hit',
  diviniteHurt: 'hit',
  plumeFell: 'hit',
  archangeCame: 'treasure',
  turnBegan: 'turn',
};

export function sound({ event }: GameEvent): Sound | null {
  return SOUNDS[event as SFEvent['event']] ?? null;
}
