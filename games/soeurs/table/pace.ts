/** How long each event is shown, and what it sounds like. */
import type { GameEvent } from '@tablee/kernel';
import type { Sound } from '@tablee/ui';
import type { SoeursEvent } from '../types.ts';

/** Milliseconds at the usual pace. 0: seen together with what comes next. */
const PACE: Readonly<Record<SoeursEvent['event'], number>> = {
  towerBuilt: 0,
  floorEntered: 900,
  diceRolled: 900,
  dieChosen: 150,
  stepped: 280,
  movementBlocked: 700,
  trapRead: 900,
  levelSettled: 1000,
  treasureRead: 1000,
  enemiesCame: 800,
  placeRead: 800,
  enemyReady: 250,
  roundBegan: 500,
  manaSet: 500,
  manaGained: 350,
  manaSpent: 150,
  cardPlayed: 420,
  enemyHit: 420,
  enemyBeaten: 600,
  enemyReturned: 700,
  enemyWeakened: 400,
  enemiesEmboldened: 500,
  defenceGained: 350,
  attacked: 1300,
  healthLost: 650,
  healthRegained: 450,
  ceilingLowered: 800,
  cardDrawn: 320,
  cardTaken: 400,
  cardDiscarded: 260,
  cardBanished: 450,
  cardRaised: 450,
  cardBought: 420,
  deckCycled: 320,
  deckReformed: 500,
  deckShuffled: 350,
  xpGained: 350,
  xpLost: 350,
  rerolled: 150,
  potionGained: 400,
  potionWasted: 500,
  potionLost: 400,
  potionDrunk: 300,
  nothingHappened: 600,
  combatWon: 700,
  bossReached: 900,
  bossReady: 900,
  bossStruck: 500,
  dieRemoved: 600,
  attackTooWeak: 800,
  gaugeReset: 1000,
  guardianCame: 900,
  nobodyCame: 700,
  ended: 1100,
};

export function pace(told: GameEvent): number {
  const event = told as SoeursEvent;
  // Enemies' own dice come in a row: each is brief.
  if (event.event === 'diceRolled' && (event.what === 'resistance' || event.what === 'attack')) return 450;
  if (event.event === 'attacked' && event.terms.length === 0) return 300;
  return PACE[event.event] ?? 0;
}

export function sound(told: GameEvent): Sound | null {
  const event = told as SoeursEvent;
  switch (event.event) {
    case 'diceRolled':
      return 'die';
    case 'stepped':
    case 'floorEntered':
      return 'step';
    case 'cardPlayed':
    case 'cardDrawn':
    case 'cardTaken':
    case 'cardBought':
    case 'cardDiscarded':
    case 'cardBanished':
    case 'cardRaised':
    case 'deckCycled':
    case 'deckShuffled':
    case 'deckReformed':
    case 'enemiesCame':
    case 'guardianCame':
      return 'card';
    case 'enemyHit':
    case 'healthLost':
    case 'dieRemoved':
      return 'hit';
    case 'xpGained':
    case 'potionGained':
    case 'potionDrunk':
    case 'healthRegained':
    case 'treasureRead':
      return 'treasure';
    case 'combatWon':
    case 'bossReached':
      return 'turn';
    case 'ended':
      return event.won ? 'win' : 'lose';
    default:
      return null;
  }
}
