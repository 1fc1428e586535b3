/** Setting up a game (mise en place). */
import { frame, type GameEvent, type State, shuffle } from '@tablee/kernel';
import type { Config } from '../config.ts';
import type { Content } from '../ready/content.ts';
import type { Soeurs } from '../types.ts';
import { climb } from './climb.ts';
import { HELP } from './diff.ts';

/** Everything the table holds, before anything is dealt: 39 health, nothing owned (SA-SETUP-9, SA-SETUP-10, SA-COMP-13). */
export function emptyTable(bare: State<GameEvent, Config, Content>): Soeurs {
  const { config, content } = bare;
  return {
    // Field by field, not spread: the engine then lays out all tables alike, which makes every rule faster.
    game: bare.game,
    seats: bare.seats,
    config,
    content,
    brought: bare.brought,
    flow: bare.flow,
    open: bare.open,
    asked: bare.asked,
    random: bare.random,
    result: bare.result,
    told: bare.told as Soeurs['told'],
    tower: [],
    floor: 0,
    sequence: 1,
    square: -1,
    entered: [],
    crossed: [],
    health: config.health,
    lowest: config.health,
    xp: 0,
    potions: 0,
    deck: [],
    hand: [],
    discard: [],
    inPlay: [],
    resolving: [],
    banished: [],
    level: new Array<number>(content.cards.length).fill(0),
    advanced: [[], []],
    advancedSeen: [0, 0],
    enemyDeck: [],
    enemyDiscard: [],
    foes: [],
    resistance: [],
    attack: [],
    weakened: [],
    returned: [],
    standing: 0,
    fallen: 0,
    place: -1,
    round: 0,
    mana: 0,
    defence: 0,
    gaveDefence: false,
    manaDiscardUsed: false,
    drawsThisRound: 0,
    justPlayed: -1,
    atBoss: false,
    dice: [],
    bossAttack: 0,
    bossWeakened: 0,
    gauges: 0,
    toBoss: 0,
  };
}

export function setup(bare: State<GameEvent, Config, Content>): Soeurs {
  const t = emptyTable(bare);
  const { config, content } = t;

  // The Enemy/Place cards in one deck, Place side up (SA-SETUP-1).
  t.enemyDeck = content.numbers.enemies.slice();
  shuffle(t, t.enemyDeck);
  // The Action cards in one deck, all on level 1, face up (SA-SETUP-2, SA-CARD-1).
  t.deck = content.numbers.action.slice();
  shuffle(t, t.deck);
  // The AA cards, all on A1, in two face-up decks of 4 (SA-SETUP-3).
  const advanced = content.numbers.advanced.slice();
  shuffle(t, advanced);
  const half = Math.ceil(advanced.length / 2);
  t.advanced = [advanced.slice(0, half), advanced.slice(half)];

  // X Tower cards at random, the first drawn at the bottom, the Boss card on top (SA-SETUP-5, SA-SETUP-6, R-SA-3).
  const floors = content.numbers.floors.slice();
  shuffle(t, floors);
  t.tower = floors.slice(0, content.boss.floors);
  t.told?.push({ event: 'towerBuilt', rule: 'SA-SETUP-6', boss: content.boss.index, tower: t.tower.slice() });

  // Start with 0 XP and 0 potions before helps; no mulligan (R-SA-4, SA-DIFF-1, SA-DIFF-2, SA-DIFF-3).
  // Helps are chosen or not, and change the starting values only (SA-DIFF-6, R-SA-84).
  if (config.helpXp) t.xp = HELP.xp;
  if (config.helpPotion) t.potions = Math.min(HELP.potions, config.potionLimit);
  // The first 5 cards of the Action deck (SA-SETUP-11), or 7 (SA-DIFF-4, R-SA-31).
  const cards = config.helpHand ? HELP.hand : config.startingHand;
  for (let i = 0; i < cards && t.deck.length > 0; i++) t.hand.push(t.deck.pop()!);

  t.flow.push(frame(climb, {}));
  return t;
}
