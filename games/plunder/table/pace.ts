/** How long each event is shown, and what is heard with it. */
import type { GameEvent } from '@tablee/kernel';
import type { Sound } from '@tablee/ui';
import type { PlunderEvent } from '../types.ts';

type Name = PlunderEvent['event'];

/** In milliseconds; 0: it shows in the next one. */
const PACES: Readonly<Record<Name, number>> = {
  orderDrawn: 700,
  colourChosen: 500,
  treasurePlaced: 450,
  heroEntered: 450,
  heroLeft: 350,
  dealt: 300,
  dealtHidden: 0,
  turnBegan: 650,
  actionsEnded: 0,
  cardsDrawn: 450,
  cardsDrawnHidden: 300,
  reshuffled: 450,
  cardsPlayed: 480,
  cardsDiscarded: 400,
  heroMoved: 420,
  monsterEntered: 480,
  monsterMoved: 340,
  attacked: 750,
  powerUsed: 800,
  parried: 650,
  dodged: 650,
  tookIt: 200,
  wounded: 700,
  healed: 600,
  heroFell: 700,
  monsterFell: 420,
  pushed: 480,
  burnt: 700,
  treasureTaken: 550,
  treasureDropped: 450,
  treasureGiven: 600,
  treasureStolen: 700,
  treasureSecured: 1000,
  resigned: 700,
  gameWon: 900,
  gameDrawn: 700,
};

export function pace({ event }: GameEvent): number {
  return PACES[event as Name] ?? 0;
}

const SOUNDS: Readonly<Partial<Record<Name, Sound>>> = {
  dealt: 'card',
  cardsDrawn: 'card',
  cardsPlayed: 'card',
  cardsDiscarded: 'card',
  reshuffled: 'card',
  heroEntered: 'step',
  heroMoved: 'step',
  monsterEntered: 'step',
  monsterMoved: 'step',
  dodged: 'step',
  pushed: 'step',
  parried: 'hit',
  wounded: 'hit',
  monsterFell: 'hit',
  heroFell: 'hit',
  burnt: 'hit',
  treasureTaken: 'treasure',
  treasureGiven: 'treasure',
  treasureStolen: 'treasure',
  treasureSecured: 'treasure',
};

export function sound({ event }: GameEvent): Sound | null {
  return SOUNDS[event as Name] ?? null;
}
