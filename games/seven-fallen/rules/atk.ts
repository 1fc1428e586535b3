/** The Phase d'attaque, from its opening to its end (SF-ATK, SF-SEQ-4 to -19). */

import { call, done, type Frame, type Next, procedure, type Refusals, type RuleId } from '@tablee/kernel';
import { changed, expire, isForbidden, raise } from '@tablee/kernel/effect';
import type { AttackOption, InPlay, Piece, Place, SevenFallen } from '../types.ts';
import { isDefended, isInEmbuscade } from './amb.ts';
import {
  attackersNow,
  attackFails,
  credited,
  defenderNow,
  hits,
  mayStillAttack,
  orderMatters,
  returnOf,
} from './combat.ts';
import { deal } from './dmg.ts';
import { has } from './keyword.ts';
import { raiseArcherie } from './keywords/archerie.ts';
import { mayStrikeAgain } from './keywords/berserk.ts';
import { raiseCollateral } from './keywords/collateral.ts';
import { uncoverByAttack } from './keywords/furtif.ts';
import { mayAdvance } from './keywords/gardien.ts';
import { raiseHonneur } from './keywords/honneur.ts';
import { isPacifist } from './keywords/pacifiste.ts';
import { mayWithdraw } from './keywords/retrait.ts';
import { hoard, hoards } from './keywords/tresor.ts';
import { mayReinforce } from './renf.ts';
import { checks } from './sba.ts';
import {
  bySerial,
  diviniteOf,
  faceOf,
  golemOf,
  inPlay,
  isAngeOrArchange,
  isOnCdb,
  isUnit,
  opponent,
  shown,
} from './table.ts';
import { contemplation, pileOnly, window } from './window.ts';
import { moveTo } from './zone.ts';

/** What the phase remembers between its steps. */
interface Locals {
  /** Being announced, in order; in Embuscade; en Renfort. */
  chosen: Piece[];
  embuscade: Piece;
  renfort: Piece;
  /** The attackers of the next declaration. */
  group: Piece[];
  /** Units that may strike a second time now, by serial (SF-KW-BERSERK-4). */
  entitled: number[];
  again: boolean;
  /** Serials of the attackers in the order their damage is laid, what they have at that moment and what they dealt. */
  order: number[];
  berserk: boolean[];
  dealt: number[];
  /** The défenseur's points for each of them. */
  shares: number[];
  /** Poseidor still to be taken, and for which of them. */
  hoard: number;
  hoarding: number;
  /** Where the défenseur stood, and the serials of its halves; null where Collatéral has nothing to reach. */
  line: Place;
  struck: [number, number] | null;
}
type AttackFrame = Frame & Partial<Locals>;
type Full = Frame & Locals;

type Step =
  | 'opening'
  | 'announce'
  | 'embuscade'
  | 'renfort'
  | 'advance'
  | 'declare'
  | 'who'
  | 'what'
  | 'declared'
  | 'resolve'
  | 'order'
  | 'split'
  | 'strike'
  | 'struck'
  | 'hoard'
  | 'after'
  | 'collateral'
  | 'berserk'
  | 'again'
  | 'loop'
  | 'end'
  | 'retrait'
  | 'closed';

export const attack = procedure<SevenFallen, Partial<Locals>, AttackOption>()('attack', {
  opening: (t, f: AttackFrame): Next<Step> => {
    Object.assign(f, fresh());
    t.told?.push({ event: 'attackBegan', seat: t.active, rule: 'SF-WIN-4' });
    return call(window, contemplation(t), 'announce');
  },
  announce: {
    kind: 'announce',
    rule: 'SF-ATK-1',
    seat: (t) => t.active,
    options: (t, f: AttackFrame, options, why) => {
      const { chosen } = f as Full;
      options.push({ do: chosen.length > 0 ? 'done' : 'nobody' });
      for (const card of t.sides[t.active]!.cards) {
        if (chosen.includes(card.piece))
          options.push({ do: 'withdraw', back: true, ...shown(t, card.piece) });
        else if (canBeAnnounced(t, card)) options.push({ do: 'announce', ...shown(t, card.piece) });
        else refuseAnnouncement(t, card, why);
      }
    },
    chosen: (t, f: AttackFrame, option): Next<Step> => {
      const { chosen } = f as Full;
      if (option.do === 'announce') chosen.push(option.piece);
      else if (option.do === 'withdraw') chosen.splice(chosen.indexOf(option.piece), 1);
      else if (option.do === 'done') return 'embuscade';
      else {
        // R-SF-92, R-SF-105: not a Phase d'attaque; the right is kept, the same request is not.
        t.idle.attack = true;
        t.told?.push({ event: 'attackEnded', seat: t.active, rule: 'R-SF-92' });
        return done;
      }
      return 'announce';
    },
    always: true,
  },
  embuscade: {
    kind: 'embuscade',
    rule: 'SF-AMB-1',
    seat: (t) => t.active,
    options: (t, f: AttackFrame, options, why) => {
      options.push({ do: 'nobody' });
      for (const piece of (f as Full).chosen) {
        if (!isAngeOrArchange(t, inPlay(t, piece)!)) continue;
        options.push({ do: 'embuscade', ...shown(t, piece) });
        if (why && !mayReinforce(t)) why.refuse({ do: 'renfort', ...shown(t, piece) }, 'SF-RENF-1');
      }
    },
    chosen: (t, f: AttackFrame, option): Next<Step> => {
      if (option.do !== 'embuscade') return 'advance';
      f.embuscade = option.piece;
      return mayReinforce(t) ? 'renfort' : 'advance';
    },
  },
  renfort: {
    kind: 'renfort',
    rule: 'SF-RENF-1',
    seat: (t) => t.active,
    options: (t, f: AttackFrame, options) => {
      options.push({ do: 'nobody' });
      for (const piece of (f as Full).chosen) {
        if (piece !== f.embuscade && isAngeOrArchange(t, inPlay(t, piece)!))
          options.push({ do: 'renfort', ...shown(t, piece) });
      }
    },
    chosen: (_, f: AttackFrame, option): Next<Step> => {
      if (option.do === 'renfort') f.renfort = option.piece;
      return 'advance';
    },
  },
  advance: (t, f: AttackFrame): Next<Step> => {
    advance(t, f as Full);
    raise(t, 'attackBegan');
    for (const piece of f.chosen!) raise(t, 'announced', { piece });
    return call(window, contemplation(t), 'declare');
  },
  declare: (t, f: AttackFrame): Next<Step> => {
    f.group = [];
    f.again = false;
    return t.attack!.stopped || declarable(t).length === 0 ? 'end' : 'who';
  },
  who: {
    kind: 'declare',
    rule: 'SF-SEQ-6',
    seat: (t) => t.active,
    options: (t, _, options, why) => {
      const ready = declarable(t);
      for (const { piece } of ready) options.push({ do: 'declare', ...shown(t, piece) });
      if (!why) return;
      for (const card of t.sides[t.active]!.cards) {
        if (card.role === 'none' || card.declared > 0 || ready.includes(card)) continue;
        why.refuse({ do: 'declare', ...shown(t, card.piece) }, card.inclined ? 'R-SF-91' : 'SF-AMB-6');
      }
    },
    chosen: (_, f: AttackFrame, option): Next<Step> => {
      if (option.do === 'declare') f.group = [option.piece];
      return 'what';
    },
  },
  what: {
    kind: 'target',
    rule: 'SF-ATK-5',
    seat: (t) => t.active,
    options: (t, f: AttackFrame, options, why) => targets(t, f as Full, options, why),
    chosen: (t, f: AttackFrame, option): Next<Step> => {
      const { group } = f as Full;
      switch (option.do) {
        case 'join':
          group.push(option.piece);
          return 'what';
        case 'back':
          return f.again ? 'again' : 'declare';
        case 'hold':
          hold(t, inPlay(t, group[0]!)!);
          return 'declare';
        default:
          declare(t, f as Full, option);
          return 'declared';
      }
    },
  },
  declared: (t, f: AttackFrame): Next<Step> => {
    // A Miracle uncovered by the attack has cancelled it (SF-KW-FURTIF-12).
    if (t.attack!.combat === null) return call(window, pileOnly(t), 'berserk');
    const hitsDivinite = t.attack!.combat.target < 0;
    for (const piece of (f as Full).group) {
      const card = inPlay(t, piece)!;
      if (!hitsDivinite) raiseArcherie(t, card);
      raiseHonneur(t, card);
      raise(t, 'declared', { piece, other: targetPiece(t) });
    }
    if (!hitsDivinite) raise(t, 'designated', { piece: targetPiece(t), other: f.group![0]! });
    return call(window, contemplation(t), 'resolve');
  },
  resolve: (t, f: AttackFrame): Next<Step> => {
    if (t.attack!.stopped || attackFails(t)) {
      const rule = t.attack!.stopped ? 'R-SF-45' : 'SF-SEQ-11';
      t.told?.push({ event: 'attackFailed', seat: t.active, rule });
      t.attack!.combat = null;
      return 'berserk';
    }
    const attackers = attackersNow(t);
    f.order = orderMatters(t, attackers) ? [] : attackers.map(({ serial }) => serial);
    f.shares = [];
    return 'order';
  },
  order: {
    kind: 'damageOrder',
    rule: 'SF-DMG-2',
    seat: (t) => t.active,
    options: (t, f: AttackFrame, options) => {
      const left = attackersNow(t).filter(({ serial }) => !f.order!.includes(serial));
      if (left.length === 0) options.push({ do: 'enough' });
      for (const { piece } of left) options.push({ do: 'first', ...shown(t, piece) });
    },
    chosen: (t, f: AttackFrame, option): Next<Step> => {
      if (option.do !== 'first') return 'split';
      f.order!.push(inPlay(t, option.piece)!.serial);
      return 'order';
    },
  },
  split: {
    kind: 'split',
    rule: 'SF-ATK-11',
    seat: (t) => opponent(t.active),
    options: (t, f: AttackFrame, options) => {
      const { order, shares } = f as Full;
      const left = returnOf(t) - shares.reduce((sum, points) => sum + points, 0);
      const piece = bySerial(t, order[shares.length]!)!.piece;
      const isLast = shares.length === order.length - 1;
      for (let points = left; points >= (isLast ? left : 0); points--)
        options.push({ do: 'share', points, ...shown(t, piece) });
    },
    chosen: (_, f: AttackFrame, option): Next<Step> => {
      if (option.do === 'share') f.shares!.push(option.points);
      return f.shares!.length < f.order!.length ? 'split' : 'strike';
    },
  },
  strike: (t, f: AttackFrame): Next<Step> => {
    prepare(t, f as Full);
    return deal(t, hits(t, inOrder(t, f as Full), f.shares!), 'struck');
  },
  struck: (t, f: AttackFrame): Next<Step> => {
    reckon(t, f as Full);
    return 'hoard';
  },
  hoard: {
    kind: 'hoard',
    rule: 'SF-KW-TRESOR-1',
    seat: (t) => t.active,
    options: (t, f: AttackFrame, options) => {
      const most = hoardable(t, f as Full);
      for (let points = most; points >= 0; points--) options.push({ do: 'take', points });
    },
    chosen: (t, f: AttackFrame, option): Next<Step> => {
      const full = f as Full;
      const card = bySerial(t, full.order[full.hoarding] ?? -1);
      // Of the others nothing is said: they had nothing to take.
      if (option.do === 'take' && card && hoardable(t, full) > 0) {
        hoard(t, card, option.points);
        full.hoard -= option.points;
      }
      full.hoarding++;
      return full.hoarding < full.order.length ? 'hoard' : 'after';
    },
  },
  after: (t): Next<Step> => {
    t.attack!.combat = null;
    return call(checks, {}, 'collateral');
  },
  collateral: (t, f: AttackFrame): Next<Step> => {
    const { order, dealt, struck, line } = f as Full;
    order.forEach((serial, n) => {
      const card = bySerial(t, serial);
      if (card && isOnCdb(card) && struck) raiseCollateral(t, card, dealt[n]!, line, struck);
    });
    entitle(t, f as Full);
    return call(window, pileOnly(t), 'berserk');
  },
  berserk: (t, f: AttackFrame): Next<Step> => {
    f.entitled = f.entitled!.filter((serial) => mayGoOn(t, serial) && hasTarget(t, serial));
    // The combat ends with step 3: what lasted that long was there for destructions, Collatéral and Berserk (SF-SEQ-15).
    expire(t, 'combat');
    if (t.attack!.stopped) return 'end';
    return f.entitled.length > 0 ? 'again' : 'loop';
  },
  again: {
    kind: 'again',
    rule: 'SF-KW-BERSERK-6',
    seat: (t) => t.active,
    options: (t, f: AttackFrame, options) => {
      for (const serial of f.entitled!)
        options.push({ do: 'again', ...shown(t, bySerial(t, serial)!.piece) });
      options.push({ do: 'enough' });
    },
    chosen: (_, f: AttackFrame, option): Next<Step> => {
      if (option.do !== 'again') {
        f.entitled = [];
        return 'loop';
      }
      f.again = true;
      f.group = [option.piece];
      return 'what';
    },
  },
  // SF-WIN-7.
  loop: (t): Next<Step> => call(window, contemplation(t), 'declare'),
  end: (t): Next<Step> => {
    raise(t, 'attackEnded');
    return call(window, pileOnly(t), 'retrait');
  },
  retrait: {
    kind: 'retrait',
    rule: 'SF-KW-RETRAIT-1',
    seat: (t) => t.active,
    options: (t, _, options) => {
      options.push({ do: 'done' });
      for (const card of t.sides[t.active]!.cards) {
        if (mayWithdraw(t, card)) options.push({ do: 'fallBack', ...shown(t, card.piece) });
      }
    },
    chosen: (t, _, option): Next<Step> => {
      if (option.do !== 'fallBack') return 'closed';
      moveTo(t, inPlay(t, option.piece)!, 'ag');
      t.told?.push({
        event: 'retreated',
        seat: t.active,
        ...shown(t, option.piece),
        rule: 'SF-KW-RETRAIT-1',
      });
      return call(window, pileOnly(t), 'retrait');
    },
  },
  closed: (t): Next<Step> => {
    close(t);
    return done;
  },
});

function fresh(): Locals {
  return {
    chosen: [],
    embuscade: -1 as Piece,
    renfort: -1 as Piece,
    group: [],
    entitled: [],
    again: false,
    order: [],
    berserk: [],
    dealt: [],
    shares: [],
    hoard: 0,
    hoarding: 0,
    line: 'ag',
    struck: null,
  };
}

/** Once per turn, and only with somebody to announce (SF-WORD-4, SF-SEQ-4). */
export function canOpenAttack(t: SevenFallen): boolean {
  if (t.attackUsed || t.idle.attack) return false;
  for (const card of t.sides[t.active]!.cards) if (canBeAnnounced(t, card)) return true;
  return false;
}

/** Upright Anges and Archanges, on either line, and Golems whose text lets them attack alone (SF-ATK-2, R-SF-38, R-SF-88). */
function canBeAnnounced(t: SevenFallen, card: InPlay): boolean {
  if (!isOnCdb(card) || card.inclined) return false;
  const face = faceOf(t, card.piece);
  const isFighter = face.type === 'ange' || face.type === 'archange' || (face.mayAttack && card.bond < 0);
  return isFighter && mayAdvance(t, card) && !isForbidden(t, 'attack', card.piece);
}

function refuseAnnouncement(t: SevenFallen, card: InPlay, why?: Refusals<AttackOption>): void {
  if (!why || !isUnit(t, card)) return;
  const option: AttackOption = { do: 'announce', ...shown(t, card.piece) };
  if (card.inclined) why.refuse(option, 'SF-ATK-2');
  else if (has(t, card, 'gardien')) why.refuse(option, 'SF-KW-GARDIEN-1');
  else if (isPacifist(t, card)) why.refuse(option, 'SF-KW-PACIFISTE-4');
  else if (isForbidden(t, 'attack', card.piece)) why.refuse(option, 'SF-GOAL-4');
  else if (card.bond < 0) why.refuse(option, 'SF-GOLEM-3');
}

/** All at once, from the AG to the LDF (SF-ATK-1, SF-ATK-3, SF-SEQ-5). */
function advance(t: SevenFallen, { chosen, embuscade, renfort }: Full): void {
  t.attack = { stopped: false, combat: null };
  t.attackUsed = true;
  t.phase = 'attaque';
  for (const piece of chosen) {
    const card = inPlay(t, piece)!;
    card.role = piece === embuscade ? 'embuscade' : piece === renfort ? 'renfort' : 'announced';
    card.declared = 0;
    moveTo(t, card, 'ldf');
    const event = card.role as 'announced' | 'embuscade' | 'renfort';
    t.told?.push({
      event,
      seat: t.active,
      ...shown(t, piece),
      rule: ANNOUNCED_BY[event],
    });
  }
}

const ANNOUNCED_BY = { announced: 'SF-ATK-1', embuscade: 'SF-AMB-1', renfort: 'SF-RENF-1' } as const;

/** Upright announced attackers not yet declared: ordinary ones first, those in Embuscade last (SF-AMB-6, R-SF-91). */
function declarable(t: SevenFallen): InPlay[] {
  const ready = t.sides[t.active]!.cards.filter(
    (card) => card.role !== 'none' && mayStillAttack(t, card) && !card.inclined && card.declared === 0,
  );
  const ordinary = ready.filter((card) => !isInEmbuscade(card));
  return ordinary.length > 0 ? ordinary : ready;
}

/** Any opposing unit on either line, a page en Secret, or the Divinité (SF-SEQ-7, R-SF-37). */
function targets(
  t: SevenFallen,
  { group, again, entitled }: Full,
  options: AttackOption[],
  why?: Refusals<AttackOption>,
): void {
  const foe = opponent(t.active);
  for (const card of t.sides[foe]!.cards) {
    if (card.place === 'secret') options.push({ do: 'uncoverIt', serial: card.serial });
    else if (isTarget(t, card)) options.push({ do: 'strike', ...shown(t, card.piece) });
    else if (isForbidden(t, 'beAttacked', card.piece))
      why?.refuse({ do: 'strike', ...shown(t, card.piece) }, 'SF-GOAL-4');
  }
  const lead = inPlay(t, group[0]!)!;
  // R-SF-41: the Divinité is attacked by one unit at a time.
  const refusal = diviniteRefusal(t, lead) ?? (group.length > 1 ? 'R-SF-41' : null);
  if (refusal === null) options.push({ do: 'divinite' });
  else why?.refuse({ do: 'divinite' }, refusal);
  const others = again ? entitled.map((serial) => bySerial(t, serial)!) : declarable(t);
  // Never a mixture: `declarable` holds ordinary units or those in Embuscade (R-SF-41).
  for (const { piece } of others)
    if (!group.includes(piece)) options.push({ do: 'join', ...shown(t, piece) });
  if (why && !again) refuseJoining(t, others, why);
  if (!again && group.length === 1) options.push({ do: 'hold' });
  if (again || group.length > 1 || others.length > 1) options.push({ do: 'back', back: true });
}

/** Announced and still to come, but not in this attack: inclined since, or in Embuscade while ordinary ones attack. */
function refuseJoining(t: SevenFallen, others: readonly InPlay[], why: Refusals<AttackOption>): void {
  for (const card of t.sides[t.active]!.cards) {
    if (card.role === 'none' || card.declared > 0 || others.includes(card)) continue;
    why.refuse({ do: 'join', ...shown(t, card.piece) }, card.inclined ? 'R-SF-91' : 'SF-AMB-6');
  }
}

/** A pair is attacked as one unit, by its Ange (SF-ATK-6, SF-PAIR-12). */
function isTarget(t: SevenFallen, card: InPlay): boolean {
  if (!isUnit(t, card) || (faceOf(t, card.piece).type === 'golem' && card.bond >= 0)) return false;
  return !isForbidden(t, 'beAttacked', card.piece);
}

/** Something that this unit may attack now. */
function hasTarget(t: SevenFallen, serial: number): boolean {
  const foe = opponent(t.active);
  for (const card of t.sides[foe]!.cards) if (card.place === 'secret' || isTarget(t, card)) return true;
  return diviniteRefusal(t, bySerial(t, serial)!) === null;
}

/** The rule that keeps a unit from attacking the Divinité (SF-AMB-2, SF-AMB-3). */
function diviniteRefusal(t: SevenFallen, unit: InPlay): RuleId | null {
  if (!isInEmbuscade(unit)) return 'SF-AMB-2';
  if (isDefended(t, opponent(t.active))) return 'SF-AMB-3';
  return isForbidden(t, 'attackDivinite', unit.piece) ? 'SF-GOAL-4' : null;
}

/** "Not attacking": inclined, no attack this turn, no longer in Embuscade, but announced all the same (SF-ATK-13, R-SF-42). */
function hold(t: SevenFallen, card: InPlay): void {
  incline(t, card);
  card.role = 'announced';
  card.declared++;
  t.told?.push({ event: 'held', seat: t.active, ...shown(t, card.piece), rule: 'SF-ATK-13' });
}

function incline(t: SevenFallen, card: InPlay): void {
  card.inclined = true;
  const golem = golemOf(t, card);
  if (golem) golem.inclined = true;
  changed(t);
}

function declare(t: SevenFallen, f: Full, option: AttackOption): void {
  const attackers = f.group.map((piece) => inPlay(t, piece)!);
  for (const card of attackers) {
    incline(t, card);
    card.declared++;
  }
  f.entitled = f.entitled.filter((serial) => !attackers.some((card) => card.serial === serial));
  const card =
    option.do === 'uncoverIt'
      ? bySerial(t, option.serial)
      : option.do === 'strike'
        ? inPlay(t, option.piece)
        : undefined;
  const golem = card && golemOf(t, card);
  t.attack!.combat = {
    attackers: attackers.map(({ serial }) => serial),
    blows: attackers.map(() => 0),
    target: card?.serial ?? -1,
    golem: golem?.serial ?? -1,
    uncovered: false,
  };
  f.struck = null;
  f.order = [];
  f.dealt = [];
  t.told?.push({
    event: 'declared',
    seat: t.active,
    attackers: attackers.map(({ piece }) => shown(t, piece)),
    at: !card ? 'divinite' : card.place === 'secret' ? 'secret' : shown(t, card.piece),
    rule: 'SF-ATK-5',
  });
  // SF-SEQ-8: turned up after the declaration and before the Contemplation.
  if (card?.place === 'secret') {
    if (uncoverByAttack(t, card) === 'cancels') t.attack!.combat = null;
    else t.attack!.combat.uncovered = true;
  }
}

/** The défenseur, or the Divinité. */
function targetPiece(t: SevenFallen): Piece {
  const unit = t.attack!.combat!.target < 0 ? undefined : defenderNow(t);
  return unit?.piece ?? diviniteOf(t, opponent(t.active));
}

function inOrder(t: SevenFallen, { order }: Full): InPlay[] {
  return order.map((serial) => bySerial(t, serial)!);
}

/** What must be known of the situation before damage (SF-SEQ-12). */
function prepare(t: SevenFallen, f: Full): void {
  const ordered = inOrder(t, f);
  const unit = t.attack!.combat!.target < 0 ? undefined : defenderNow(t);
  f.berserk = ordered.map((card) => has(t, card, 'berserk'));
  const isPage = unit !== undefined && faceOf(t, unit.piece).type !== 'archange';
  f.struck = isPage ? [unit.serial, golemOf(t, unit)?.serial ?? -1] : null;
  f.line = unit?.place ?? 'ag';
  t.blows.length = 0;
}

/** Who really dealt what (R-SF-43, R-SF-48). Knocking down a Plume is no damage (R-SF-81); Trésor shares the sum (R-SF-111). */
function reckon(t: SevenFallen, f: Full): void {
  const ordered = inOrder(t, f);
  const credit = ordered.map((card) => credited(t, card));
  f.dealt = credit.map(Math.abs);
  f.hoard = ordered.reduce((sum, card, n) => sum + (hoards(t, card) ? Math.max(0, credit[n]!) : 0), 0);
  f.hoarding = 0;
  const other = t.attack!.combat!.target < 0 ? -1 : (defenderNow(t)?.piece ?? -1);
  ordered.forEach(({ piece }, n) => {
    if (f.dealt[n]! > 0) raise(t, 'succeeded', { piece, amount: Math.max(0, credit[n]!), other });
  });
}

/** What the attacker at hand may take: at most its own blow (R-SF-111). */
function hoardable(t: SevenFallen, { order, hoarding, hoard }: Full): number {
  const { attackers, blows } = t.attack!.combat!;
  const card = bySerial(t, order[hoarding]!);
  return card && hoards(t, card) ? Math.min(hoard, blows[attackers.indexOf(card.serial)]!) : 0;
}

/** SF-SEQ-17, R-SF-57: those that may strike again now. */
function entitle(t: SevenFallen, f: Full): void {
  f.order.forEach((serial, n) => {
    const card = bySerial(t, serial);
    if (card && mayStrikeAgain(t, card, f.berserk[n]!, f.dealt[n]!)) f.entitled.push(serial);
  });
}

function mayGoOn(t: SevenFallen, serial: number): boolean {
  const card = bySerial(t, serial);
  return card !== undefined && mayStrikeAgain(t, card, true, 1);
}

/** SF-SEQ-19: the marks are removed, the turn is back in Parole divine (SF-ATK-16). */
function close(t: SevenFallen): void {
  for (const card of t.sides[t.active]!.cards) {
    card.role = 'none';
    card.declared = 0;
  }
  t.attack = null;
  t.phase = 'parole';
  expire(t, 'attack');
  changed(t);
  t.told?.push({ event: 'attackEnded', seat: t.active, rule: 'SF-ATK-16' });
}
