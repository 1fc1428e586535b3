/** A turn: actions in any order, then the discard, then the draw (SDP-TURN-2). Play goes round clockwise. */
import { call, type Next, procedure, type Refusals, type RuleId, type Seat } from '@tablee/kernel';
import type { Class, Hero, Plunder, PlunderOption, Team } from '../types.ts';
import { attack, attacks } from './atk.ts';
import { type Limits, refuseFigures } from './beyond.ts';
import type { Card } from './card.ts';
import { faceOf } from './card.ts';
import { drawCards } from './draw.ts';
import { enter, entries, replace, replacements } from './enter.ts';
import { maybeEndAtTurnLimit } from './goal.ts';
import {
  asHero,
  classOf,
  HEROES_OF_A_TEAM,
  heroOf,
  IN_RESERVE,
  isHero,
  isInContact,
  isInDungeon,
  teamOf,
  teamOfHero,
} from './hero.ts';
import {
  bouleDeFeu,
  canTeleport,
  curseLoss,
  guerison,
  hasSomebodyToCurse,
  hasSomebodyToHeal,
  hasSomethingToBurn,
  isHarmless,
  malediction,
  maybeMasterFate,
  teleportation,
  teleportReach,
} from './mage.ts';
import { groupActions, monstersAttack, monstersMove, summon, summons } from './mon.ts';
import { move, moves } from './move.ts';
import * as power from './power.ts';
import { POWERS_OF, type Power } from './power.ts';
import { type Purse, purseOf } from './purse.ts';
import {
  deplacementRapide,
  hasAdversary,
  hasFreeSquareAround,
  hasFreeSquareNear,
  hasSomethingToSteal,
  hasTarget,
  passeMurailles,
  pickPocket,
  tir,
} from './rog.ts';
import { give } from './tres.ts';
import {
  bousculade,
  coupFatal,
  coupTournoyant,
  enchainement,
  hasMonsterNear,
  hasSomebodyToPush,
} from './war.ts';

/** Held at the end of one's own turn (SDP-TURN-7). */
export const FULL_HAND = 7;

export const turn = procedure<Plunder, { seat: Seat; discarding: Card[] }, PlunderOption>()('turn', {
  begin: (t, f) => {
    t.turns++;
    t.active = f.seat;
    t.phase = 'action';
    t.told?.push({ event: 'turnBegan', rule: 'SDP-TURN-1', seat: f.seat, turn: t.turns });
    maybeMasterFate(t, f.seat);
    return 'act';
  },
  /**
   * All, some or none of his cards, in any order; the same figure may act again (SDP-TURN-3, SDP-TURN-4, SDP-TURN-5). Nobody
   * else does anything meanwhile but defend (R-SDP-64).
   */
  act: {
    kind: 'act',
    rule: 'SDP-TURN-3',
    seat: (_, f) => f.seat,
    // Asked even of a hand that can do nothing: not to ask would tell the others so.
    always: true,
    options: (t, f, options, why) => actions(t, f.seat, options, why),
    chosen: (_, f, option) => (option.do === 'end' ? 'finish' : begin(f.seat, option)),
  },
  finish: (t, f) => {
    t.phase = 'discard';
    t.told?.push({ event: 'actionsEnded', rule: 'SDP-TURN-6', seat: f.seat });
    return t.hands[f.seat]!.length > 0 ? 'discard' : 'draw';
  },
  /** Any number of the cards left, none to all, chosen first and then thrown away together (SDP-TURN-6). */
  discard: {
    kind: 'discard',
    rule: 'SDP-TURN-6',
    seat: (_, f) => f.seat,
    // The last card picked is still in hand: it can be taken back until the player says that he is done.
    always: true,
    options: (t, f, options) => {
      options.push({ do: 'end' });
      const hand = t.hands[f.seat]!;
      let last = -1;
      for (let i = 0; i < hand.length; i++) {
        const card = hand[i]!;
        if (f.discarding.includes(card) || faceOf(card) === last) continue;
        last = faceOf(card);
        options.push({ do: 'discard', card });
      }
    },
    chosen: (_, f, option) => {
      if (option.do !== 'discard') return 'draw';
      f.discarding.push(option.card);
      return 'discard';
    },
  },
  draw: (t, f) => {
    throwAway(t, f.seat, f.discarding);
    f.discarding = [];
    // A hand of eight or more draws nothing and loses nothing (R-SDP-16); an empty one is no penalty (R-SDP-18).
    drawCards(t, f.seat, FULL_HAND - t.hands[f.seat]!.length, 'SDP-TURN-7');
    maybeEndAtTurnLimit(t);
    return 'end';
  },
  end: (t, f) => {
    f.seat = nextSeat(t, f.seat);
    f.discarding = [];
    return 'begin'; // SDP-TURN-9
  },
});

function throwAway(t: Plunder, seat: Seat, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  const hand = t.hands[seat]!;
  for (const card of cards) {
    hand.splice(hand.indexOf(card), 1);
    t.discard.push(card);
  }
  t.told?.push({ event: 'cardsDiscarded', rule: 'SDP-TURN-6', seat, cards: [...cards] });
}

/** Clockwise by the zones round the map, empty seats skipped (SDP-MULTI-10, R-SDP-60). */
export function nextSeat(t: Plunder, seat: Seat): Seat {
  const ring = t.content.ring;
  const from = ring.indexOf(teamOf(t, seat));
  for (let i = 1; i <= ring.length; i++) {
    const next = t.seatOf[ring[(from + i) % ring.length]!]!;
    if (next !== -1 && t.resigned[next] === 0) return next;
  }
  return seat;
}

/** Everything the active player can do now. */
function actions(t: Plunder, seat: Seat, options: PlunderOption[], why?: Refusals<PlunderOption>): void {
  const team = teamOf(t, seat);
  const purse = purseOf(t.hands[seat]!);
  options.push({ do: 'end' });
  for (let kind = 0; kind < HEROES_OF_A_TEAM; kind++) {
    const hero = heroOf(team, kind as Class);
    if (!isInDungeon(t, hero)) continue;
    moves(t, hero, purse, options, why);
    attacks(t, hero, purse, options, why);
    powers(t, hero, purse, options, why);
    gifts(t, hero, team, purse, options, why);
  }
  entries(t, seat, purse, options, why);
  replacements(t, seat, purse, options, why);
  summons(t, purse, options, why);
  groupActions(t, purse, options, why);
}

/** Only powers that would change something, with a card to trigger them (SDP-POWER-2, R-SDP-62). */
function powers(
  t: Plunder,
  hero: Hero,
  purse: Purse,
  options: PlunderOption[],
  why?: Refusals<PlunderOption>,
): void {
  if (purse.powers === 0 && !why) return;
  const own = POWERS_OF[classOf(hero)]!;
  for (let i = 0; i < own.length; i++) {
    const which = own[i]!;
    if ((purse.powers & (1 << which)) === 0) why?.refuse({ do: 'power', hero, power: which }, 'SDP-POWER-1');
    else if (isHarmlessWith(t, hero, which)) why?.refuse({ do: 'power', hero, power: which }, 'SDP-MAGE-2');
    else if (hasUse(t, hero, which)) options.push({ do: 'power', hero, power: which });
    else why?.refuse({ do: 'power', hero, power: which }, whyUseless(t, hero, which));
  }
}

function isHarmlessWith(t: Plunder, hero: Hero, which: Power): boolean {
  return (which === power.MALEDICTION || which === power.BOULE_DE_FEU) && isHarmless(t, hero);
}

/** What a power lacks that could have changed something, the nearest reason first; else that it would change nothing. */
function whyUseless(t: Plunder, hero: Hero, which: Power): RuleId {
  if (which === power.PICK_POCKET && t.carries[hero] === 1) return 'R-SDP-50';
  if (which === power.TIR && hasAdversary(t, hero)) return 'SDP-ROG-7';
  if (which === power.BOULE_DE_FEU && t.monsterAt.some((at) => at !== IN_RESERVE)) return 'SDP-MAGE-11';
  if (which === power.TELEPORTATION && teleportReach(t, hero) < 1) return 'SDP-FAQ-14';
  if (which === power.MALEDICTION && curseLoss(t, hero) === 0) return 'R-SDP-56';
  if (which === power.BOUSCULADE && isInContact(t, hero)) return 'SDP-WAR-8';
  return 'R-SDP-62';
}

function hasUse(t: Plunder, hero: Hero, which: Power): boolean {
  switch (which) {
    case power.COUP_FATAL:
      return isInContact(t, hero);
    case power.ENCHAINEMENT:
    case power.COUP_TOURNOYANT:
      return hasMonsterNear(t, hero);
    case power.BOUSCULADE:
      return hasSomebodyToPush(t, hero);
    case power.PICK_POCKET:
      return hasSomethingToSteal(t, hero);
    case power.PASSE_MURAILLES:
      return hasFreeSquareAround(t, hero);
    case power.DEPLACEMENT_RAPIDE:
      return hasFreeSquareNear(t, hero);
    case power.TIR:
      return hasTarget(t, hero);
    case power.GUERISON:
      return hasSomebodyToHeal(t);
    case power.TELEPORTATION:
      return canTeleport(t, hero);
    case power.MALEDICTION:
      return curseLoss(t, hero) > 0 && hasSomebodyToCurse(t, hero);
    default:
      return hasSomethingToBurn(t, hero);
  }
}

/** To an empty-handed team-mate next to him, never to an enemy (SDP-TRES-9, SDP-TRES-10, SDP-FAQ-17). */
function gifts(
  t: Plunder,
  hero: Hero,
  team: Team,
  purse: Purse,
  options: PlunderOption[],
  why?: Refusals<PlunderOption>,
): void {
  if (t.carries[hero] === 0) return;
  if (why) {
    refuseFigures(t, t.heroAt[hero]!, GIFT_BEYOND, why, (figure) =>
      isHero(figure) && teamOfHero(asHero(figure)) === team
        ? { do: 'give', hero, receiver: asHero(figure) }
        : null,
    );
  }
  const near = t.content.board.near[t.heroAt[hero]!]!;
  for (let other = 0; other < t.heroAt.length; other++) {
    const receiver = other as Hero;
    if (receiver === hero || t.heroAt[receiver] === IN_RESERVE || !near.includes(t.heroAt[receiver]!))
      continue;
    if (teamOfHero(receiver) !== team) why?.refuse({ do: 'give', hero, receiver }, 'SDP-FAQ-17');
    else if (t.carries[receiver] === 1) why?.refuse({ do: 'give', hero, receiver }, 'SDP-TRES-10');
    else if (purse.count === 0) why?.refuse({ do: 'give', hero, receiver }, 'SDP-TRES-11');
    else options.push({ do: 'give', hero, receiver });
  }
}

/** Hands do not reach through a wall, nor farther than the next square. */
const GIFT_BEYOND: Limits = { wall: 'R-SDP-42', far: 'SDP-TRES-9' };

/** One card or pair pays for one action of one figure, or one group activation (R-SDP-73). */
function begin(seat: Seat, option: PlunderOption): Next<'act'> {
  switch (option.do) {
    case 'move':
      return call(move, { hero: option.hero, to: option.to, drops: false }, 'act');
    case 'attack':
      return call(attack, { hero: option.hero, target: option.target }, 'act');
    case 'power':
      return beginPower(option.hero, option.power);
    case 'give':
      return call(give, { hero: option.hero, receiver: option.receiver }, 'act');
    case 'enter':
      return call(enter, { hero: option.hero, to: option.to }, 'act');
    case 'replace':
      return call(replace, { hero: option.hero, by: option.by, to: -1 }, 'act');
    case 'summon':
      return call(summon, { seat, to: option.to }, 'act');
    case 'monstersMove':
      return call(monstersMove, { seat, suits: 0, spent: 0, monster: -1 as never }, 'act');
    case 'monstersAttack':
      return call(monstersAttack, { seat, suits: 0, spent: 0, monster: -1 as never, value: 0 }, 'act');
    default:
      throw new Error(`${option.do} is no action.`);
  }
}

function beginPower(hero: Hero, which: Power): Next<'act'> {
  switch (which) {
    case power.COUP_FATAL:
      return call(coupFatal, { hero, target: 0 as never }, 'act');
    case power.ENCHAINEMENT:
      return call(enchainement, { hero, target: 0 as never, to: -1, drops: false, paid: false }, 'act');
    case power.COUP_TOURNOYANT:
      return call(coupTournoyant, { hero }, 'act');
    case power.BOUSCULADE:
      return call(bousculade, { hero, target: 0 as never, to: -1 }, 'act');
    case power.PICK_POCKET:
      return call(pickPocket, { hero, from: -1 }, 'act');
    case power.PASSE_MURAILLES:
      return call(passeMurailles, { hero, to: -1, drops: false }, 'act');
    case power.DEPLACEMENT_RAPIDE:
      return call(deplacementRapide, { hero, to: -1, drops: false, steps: 0 }, 'act');
    case power.TIR:
      return call(tir, { hero, target: 0 as never }, 'act');
    case power.GUERISON:
      return call(guerison, { hero, other: -1 }, 'act');
    case power.TELEPORTATION:
      return call(teleportation, { hero, to: -1 }, 'act');
    case power.MALEDICTION:
      return call(malediction, { hero, target: -1 as never }, 'act');
    default:
      return call(bouleDeFeu, { hero, to: -1 }, 'act');
  }
}
