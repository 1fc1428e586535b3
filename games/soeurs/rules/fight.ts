/** A combat, from its setup to the last enemy: one wave of at most three enemies. */
import { call, done, type Next, procedure, roll, shuffle } from '@tablee/kernel';
import { carryOut } from '../effects/perform.ts';
import type { AbsorbOption, BareOption, Soeurs, SoeursOption } from '../types.ts';
import { refuseReroll, refuseTrapDiscards } from './closed.ts';
import { PLAYER } from './end.ts';
import { discardDefence, enemiesAttack, totalAttack } from './enemy.ts';
import { loseHealth } from './hp.ts';
import { HATE, keywordsAt } from './key.ts';
import { discardForMana, offerManaDiscard, rollMana, SIDES, settleMana } from './mana.ts';
import { KEEP, REROLL, ROLL } from './options.ts';
import { playerPhase, spendMana } from './play.ts';
import { potionWindow } from './potion.ts';
import { answerFallen } from './strike.ts';
import { PRICES, takeFree, waiting } from './xp.ts';

/** At most this many enemies stand in one combat (SA-FIGHT-16). */
export const ENEMIES_IN_A_COMBAT = 3;
/** The round counter is followed no further (SA-FIGHT-14). */
export const LAST_PAID_ROUND = 6;

export const CONTINUE: BareOption = { do: 'continue' };
const ABSORB: readonly AbsorbOption[] = Array.from({ length: 13 }, (_, mana) => ({ do: 'absorb', mana }));

interface CombatLocals {
  /** Enemies of this wave. */
  count: number;
  /** Which wave of the movement, from 1; how many enemies wait for later ones. */
  wave: number;
  left: number;
}

/** A series of rounds, each a Player Phase then an Enemy Phase (SA-FIGHT-3). Setup in the order of R-SA-22. */
export const combat = procedure<Soeurs, CombatLocals, SoeursOption>()('combat', ['count', 'wave', 'left'], {
  enemies: (t, f) => {
    for (let i = 0; i < f.count; i++) lineUp(t);
    t.standing = t.foes.length;
    t.told?.push({
      event: 'enemiesCame',
      rule: 'SA-FIGHT-5',
      enemies: t.foes.slice(),
      wave: f.wave,
      left: f.left,
    });
    return 'place';
  },
  /** The top card's visible side, not drawn (SA-FIGHT-6); it holds for the whole combat (SA-FIGHT-7, R-SA-22). */
  place: (t) => {
    reformEnemyDeck(t);
    const top = t.enemyDeck.at(-1);
    // All 18 in play or banned from the deck can't be: at most 3 stand, the rest lie in deck or discard pile.
    if (top === undefined) throw new Error('There is no Place to read.');
    t.place = top;
    t.told?.push({ event: 'placeRead', rule: 'SA-FIGHT-6', place: t.place });
    return 'numbers';
  },
  numbers: (t) => {
    for (let slot = 0; slot < t.foes.length; slot++) setResistance(t, slot);
    for (let slot = 0; slot < t.foes.length; slot++) setAttack(t, slot);
    t.round = 1;
    for (let slot = 0; slot < t.foes.length; slot++) changeNumbers(t, slot);
    const place = t.content.places[t.place]!;
    return place.onCombat !== null || place.onRound !== null ? 'ready' : 'roundStart';
  },
  /** The last wait before the Place speaks. Where it says nothing now, the wait for the Mana roll is the same moment. */
  ready: {
    kind: 'startCombat',
    rule: 'SA-FIGHT-11',
    seat: () => PLAYER,
    options: (t, _, options, why) => {
      options.push(CONTINUE);
      waiting(t, options, why);
      if (why) refuseTrapDiscards(t, why);
    },
    chosen: (t, _, option) => takeFree<'ready'>(t, option, 'ready') ?? 'startEffects',
  },
  /** "At the start of the combat": right after the setup is complete (SA-MISC-2). */
  startEffects: (t) => {
    const says = t.content.places[t.place]!.onCombat;
    return says === null ? 'roundStart' : carryOut(t, says, t.place, 'started');
  },
  started: (t) => (t.standing === 0 ? 'won' : 'roundStart'),

  /** The order of a round's start is R-SA-26: counter, damage from round 7, the Place, Mana, reroll, Hâte, Player Phase. */
  roundStart: (t) => {
    t.mana = 0;
    t.defence = 0;
    t.manaDiscardUsed = false;
    t.drawsThisRound = 0;
    for (let slot = 0; slot < t.foes.length; slot++) t.weakened[slot] = 0;
    t.told?.push({ event: 'roundBegan', rule: 'SA-ENEMY-6', round: t.round });
    if (t.round > LAST_PAID_ROUND) return 'lateWindow';
    const place = t.content.places[t.place]!;
    if (place.onRound === null) return 'mana';
    // Round 1 follows a free moment; later ones follow the enemies' attack (R-SA-86).
    return t.round > 1 && place.hurtsOnRound ? 'placeWindow' : 'placeRound';
  },
  lateWindow: potionWindow('lateWindow', 'late'),
  /** 2 unblockable damage at the start of every round from the 7th (SA-FIGHT-15, SA-KEY-11). */
  late: (t) => {
    loseHealth(t, t.config.lateDamage, 'late', 'SA-FIGHT-15');
    return t.content.places[t.place]!.hurtsOnRound ? 'placeWindow' : 'placeRound';
  },
  placeWindow: potionWindow('placeWindow', 'placeRound'),
  placeRound: (t) => {
    const says = t.content.places[t.place]!.onRound;
    return says === null ? 'mana' : carryOut(t, says, t.place, 'placeDone');
  },
  placeDone: (t) => {
    t.gaveDefence = false;
    return t.standing === 0 ? 'won' : 'mana';
  },
  /** The wait before each Mana roll is a free moment (R-SA-5). */
  mana: {
    kind: 'rollMana',
    rule: 'SA-MANA-1',
    seat: () => PLAYER,
    options: (t, _, options, why) => {
      options.push(ROLL);
      waiting(t, options, why);
    },
    chosen: (t, _, option) => {
      const free = takeFree<'mana'>(t, option, 'mana');
      if (free !== null) return free;
      rollMana(t);
      return t.xp < PRICES.reroll ? manaStands(t) : 'reroll';
    },
  },
  /** Directly after the roll, 1 XP each time, the last result stands (SA-XP-5, R-SA-34). */
  reroll: {
    kind: 'rerollMana',
    rule: 'SA-XP-5',
    seat: () => PLAYER,
    options: (t, _, options, why) => {
      options.push(KEEP);
      if (t.xp >= PRICES.reroll) options.push(REROLL);
      else why?.refuse(REROLL, 'SA-XP-9', { price: PRICES.reroll, xp: t.xp });
      waiting(t, options, why);
    },
    chosen: (t, _, option) => {
      if (option.do === 'reroll') {
        t.xp -= PRICES.reroll;
        t.told?.push({ event: 'rerolled', rule: 'SA-XP-5', what: 'mana' });
        rollMana(t);
        return 'reroll';
      }
      const free = takeFree<'reroll'>(t, option, 'reroll');
      return free ?? manaStands(t);
    },
  },
  /** In round 1 all Hâte enemies attack right after the Mana roll, as one total (SA-KEY-13, R-SA-72). */
  hate: {
    kind: 'answerHate',
    rule: 'SA-KEY-15',
    seat: () => PLAYER,
    options: (t, _, options, why) => {
      // 1 Mana = 1 damage less, up to what the step would deal without Rage (R-SA-73).
      const most = Math.min(t.mana, Math.max(0, totalAttack(t, true, 1, 0) - t.defence));
      for (let mana = 0; mana <= most; mana++) options.push(ABSORB[mana]!);
      why?.refuse(ABSORB[Math.min(most + 1, 12)]!, 'R-SA-73', { most });
      offerManaDiscard(t, options, why);
      waiting(t, options, why);
      if (why) refuseReroll('R-SA-34', why);
    },
    chosen: (t, _, option) => {
      if (option.do === 'discard-for-mana') {
        discardForMana(t, option.card);
        return 'hate';
      }
      const free = takeFree<'hate'>(t, option, 'hate');
      if (free !== null) return free;
      const mana = option.do === 'absorb' ? option.mana : 0;
      spendMana(t, mana);
      enemiesAttack(t, mana, true);
      return call(playerPhase, { group: [] }, 'enemy');
    },
  },
  /** From here the order is R-SA-46; a combat whose last enemy fell has no Enemy Phase (SA-MANA-11, R-SA-44). */
  enemy: (t) => {
    t.justPlayed = -1;
    if (t.standing === 0) return 'won';
    enemiesAttack(t, 0, false);
    discardDefence(t);
    const place = t.content.places[t.place]!;
    if (place.onEnd === null) {
      t.round++;
      return 'roundStart';
    }
    return place.hurtsOnEnd ? 'endWindow' : 'endOfRound';
  },
  endWindow: potionWindow('endWindow', 'endOfRound'),
  /** "At the end of each round": at the end of each Enemy Phase (SA-MISC-1). */
  endOfRound: (t) => carryOut(t, t.content.places[t.place]!.onEnd!, t.place, 'ended'),
  ended: (t) => answerFallen(t, 'roundOver') ?? 'roundOver',
  /** The counter rises by 1 when a round ends (SA-FIGHT-12); rounds repeat until the combat ends (SA-ENEMY-5, SA-ENEMY-7). */
  roundOver: (t) => {
    if (t.standing === 0) return 'won';
    t.round++;
    return 'roundStart';
  },
  /** Mana to 0, Defence cards discarded, nothing carries over (R-SA-23, R-SA-44, R-SA-45). */
  won: (t) => {
    t.told?.push({ event: 'combatWon', rule: 'R-SA-44', round: t.round });
    discardDefence(t);
    endCombat(t);
    return done;
  },
});

/** The chance to reroll is over: the Place's change, Hâte in round 1, then the Player Phase (R-SA-26). */
function manaStands(t: Soeurs): Next<'hate' | 'enemy'> {
  settleMana(t);
  return t.round === 1 && hasHaste(t) ? 'hate' : call(playerPhase, { group: [] }, 'enemy');
}

/** The table as it is outside combats. */
export function endCombat(t: Soeurs): void {
  t.mana = 0;
  t.foes.length = 0;
  t.resistance.length = 0;
  t.attack.length = 0;
  t.weakened.length = 0;
  t.returned.length = 0;
  t.standing = 0;
  t.fallen = 0;
  t.place = -1;
  t.round = 0;
  t.justPlayed = -1;
  t.manaDiscardUsed = false;
  t.drawsThisRound = 0;
}

/** When a card must be drawn or a Place read and the deck is empty, the discard pile becomes the deck (SA-MISC-4, R-SA-21). */
export function reformEnemyDeck(t: Soeurs): void {
  if (t.enemyDeck.length > 0 || t.enemyDiscard.length === 0) return;
  const deck = t.enemyDiscard;
  t.enemyDiscard = t.enemyDeck;
  t.enemyDeck = deck;
  shuffle(t, deck);
  t.told?.push({ event: 'deckReformed', rule: 'SA-MISC-4', which: 'enemy', cards: deck.length });
}

/** Drawing an enemy: the top card of the shared deck, turned to its Enemy side (SA-FIGHT-5, R-SA-20). */
export function lineUp(t: Soeurs): void {
  reformEnemyDeck(t);
  const enemy = t.enemyDeck.pop();
  if (enemy === undefined) return;
  t.foes.push(enemy);
  t.resistance.push(0);
  t.attack.push(0);
  t.weakened.push(0);
  t.returned.push(0);
}

/** The printed value, or one die for "?" (SA-FIGHT-8, SA-FIGHT-9). */
export function setResistance(t: Soeurs, slot: number): void {
  const printed = t.content.enemies[t.foes[slot]!]!.resistance;
  t.resistance[slot] = printed > 0 ? printed : rolled(t, 'resistance', 'SA-FIGHT-9');
}

/** The printed number, or one die for "?" (SA-FIGHT-10). Rolled once, kept for the combat (R-SA-24). */
export function setAttack(t: Soeurs, slot: number): void {
  const printed = t.content.enemies[t.foes[slot]!]!.attack;
  t.attack[slot] = printed > 0 ? printed : rolled(t, 'attack', 'SA-FIGHT-10');
}

function rolled(t: Soeurs, what: 'resistance' | 'attack', rule: string): number {
  const die = roll(t, SIDES);
  t.told?.push({ event: 'diceRolled', rule, what, dice: [die] });
  return die;
}

/** The Place's permanent changes: resistance at least 1, attack at least 0, both may exceed 6 (R-SA-24). */
function changeNumbers(t: Soeurs, slot: number): void {
  const { resistance, attack } = t.content.places[t.place]!;
  t.resistance[slot] = Math.max(1, t.resistance[slot]! + resistance);
  t.attack[slot] = Math.max(0, t.attack[slot]! + attack);
  t.told?.push({
    event: 'enemyReady',
    rule: 'SA-FIGHT-8',
    slot,
    enemy: t.foes[slot]!,
    resistance: t.resistance[slot]!,
    attack: t.attack[slot]!,
  });
}

function hasHaste(t: Soeurs): boolean {
  for (let slot = 0; slot < t.foes.length; slot++) {
    if (t.foes[slot]! >= 0 && (keywordsAt(t, slot) & HATE) !== 0) return true;
  }
  return false;
}
