/** A survivor's turn (ACT, R-ES-15): stand up, body wound, Loader power, the Scanner Helm's look, actions, end. */
import {
  call,
  callAt,
  done,
  type Frame,
  type Next,
  type Procedure,
  procedure,
  type Refusals,
  type RuleId,
} from '@tablee/kernel';
import { activate, expire, isForbidden, resolve } from '@tablee/kernel/effect';
import { RADAR } from '../printed.ts';
import {
  type ActOption,
  type AttackOption,
  BODY,
  type Endure,
  HEAD_PLACE,
  type LookOption,
  NONE,
  type StepOption,
  type Survivor,
  type Who,
} from '../types.ts';
import { count, forgetDeeds, replaceAchievement } from './ach.ts';
import { ACTIONS, LOADER_ACTIONS, spendAction } from './actions.ts';
import { isOccupied } from './board.ts';
import { attack, attacking, attackOptions, canAttack, stepsFirst } from './combat.ts';
import { addTest, after } from './due.ts';
import { enter, enterRefusal, getOut, getOutRefusal, power } from './exo.ts';
import { canDeliver, interact, interactRefusal } from './interact.ts';
import { dropCard, tidy } from './inv.ts';
import { look } from './look.ts';
import { EXIT, type Moving, move, stepOptions, ways, zonesPerMove } from './move.ts';
import { makeNoise } from './noise.ts';
import { lookAt } from './radar.ts';
import { placeAction, placeOptions } from './refuge.ts';
import { search, searchRefusal } from './search.ts';
import { noiseDistance } from './ship.ts';
import { skill, skillRefusal } from './skill.ts';
import { LOSES_TURN } from './stun.ts';
import { trade, tradeRefusal } from './trade.ts';
import { abilityHindrance, useObject, usingRefusal } from './use.ts';
import { bodyWound } from './wound.ts';

export interface Turning {
  who: Who;
}
type Step = 'power' | 'helm' | 'act' | 'acted' | 'reward' | 'end' | 'over';

export const turn: Procedure<Endure, Turning, ActOption | LookOption, 'who'> = procedure<
  Endure,
  Turning,
  ActOption | LookOption
>()('turn', ['who'], {
  begin(t, f): Next<Step> {
    const { who } = f;
    const survivor = t.survivors[who]!;
    const isLost = survivor.stunned === LOSES_TURN;
    if (survivor.stunned > 0) {
      survivor.stunned = 0;
      if (t.told) t.told.push({ event: 'stoodUp', rule: 'ES-STUN-4', who });
    }
    renew(survivor);
    forgetDeeds(t);
    if (isLost && t.told) t.told.push({ event: 'turnLost', rule: 'R-ES-70', who });
    // The body-wound roll is made even then (R-ES-70); in the Refuge there is none (R-ES-84).
    if ((survivor.wounds & BODY) !== 0 && !t.content.isRefuge) bodyWound(t, who);
    // What it sees at the first moment of its turn marks it, a lost turn too (R-ES-37).
    look(t);
    // A lost turn is the one that had an action fewer.
    if (isLost) survivor.losesAction = 0;
    return after(t, isLost ? 'end' : 'power');
  },
  power(t, f): Next<Step> {
    const { who } = f;
    const survivor = t.survivors[who]!;
    if (survivor.fate !== 'aboard') return done;
    // What comes into its sight as the turn begins may stun it, or cost it an action of this very turn.
    if (survivor.stunned > 0) return 'end';
    const actions = survivor.pilot === 1 && power(t, who) ? LOADER_ACTIONS : ACTIONS;
    survivor.actions = Math.max(0, actions - survivor.losesAction);
    survivor.losesAction = 0;
    if (t.told) t.told.push({ event: 'turnBegan', rule: 'ES-ACT-1', who, actions: survivor.actions });
    return after(t, 'helm');
  },
  helm: {
    kind: 'scan',
    rule: 'R-ES-15',
    seat: (t, f) => t.survivors[f.who]!.seat,
    options(t, f, options) {
      const tokens = scannable(t, f.who);
      for (const foe of tokens) options.push({ do: 'look', foe });
      if (tokens.length > 0) options.push({ do: 'skip' });
    },
    chosen(t, _f, option): Next<Step> {
      if (option.do === 'look') lookAt(t, option.foe);
      return 'act';
    },
    none: () => 'act',
  },
  act: {
    kind: 'act',
    rule: 'ES-ACT-2',
    seat: (t, f) => t.survivors[f.who]!.seat,
    options: actOptions,
    chosen: (t, f, option) => act(t, f.who, option as ActOption),
    none: () => 'end',
  },
  acted: (t): Next<Step> => after(t, 'act'),
  /** A reward was announced: it is spent and replaced, then carried out (ES-ACH-4). */
  reward(t, f): Next<Step> {
    const what = t.announced;
    if (what === null) return 'act';
    t.announced = null;
    const { who } = f;
    const { achievement } = t.survivors[who]!;
    if (t.told) t.told.push({ event: 'rewardSpent', rule: 'ES-ACH-7', who, achievement });
    replaceAchievement(t, who);
    return resolve(t, what, 'acted') ?? 'acted';
  },
  end(t, f): Next<Step> {
    const { who } = f;
    const survivor = t.survivors[who]!;
    if (survivor.fate === 'aboard' && !t.content.isRefuge) {
      const hasCompany = t.survivors.some(({ zone }, other) => other !== who && zone === survivor.zone);
      if (!hasCompany && isForbidden(t, 'endAlone', who)) addTest(t, who);
      if (isAlone(t, who)) count(t, who, 'aloneTurn');
      if (survivor.loud === 0) count(t, who, 'quietTurn');
    }
    if (t.told) t.told.push({ event: 'turnEnded', rule: 'R-ES-15', who, unspent: survivor.actions });
    survivor.actions = 0;
    survivor.passesDoors = 0;
    survivor.rerolls = 0;
    // Whoever failed a check by order in this turn too (R-ES-97).
    for (const each of t.survivors) if (each.lockedIn.length > 0) each.lockedIn = [];
    // Kind B lasts until the end of that turn (R-ES-33).
    expire(t, 'turn');
    return after(t, 'over');
  },
  over: () => done,
});

/** What counts for one turn begins again. */
function renew(survivor: Survivor): void {
  survivor.gained = 0;
  survivor.moved = 0;
  survivor.moves = 0;
  survivor.usedActive = 0;
  survivor.spent = 0;
  survivor.loud = 0;
  survivor.searched = [];
  survivor.refusedBy = [];
}

/** No team-mate in its zone or next to it. */
function isAlone(t: Endure, who: Who): boolean {
  const { zone } = t.survivors[who]!;
  return t.survivors.every(
    (other, number) =>
      number === who || other.zone < 0 || noiseDistance(t.content.ship, zone, other.zone) > 1,
  );
}

/** Tokens the Scanner Helm may look at, not looked at yet. */
function scannable(t: Endure, who: Who): number[] {
  const { cards, zone } = t.survivors[who]!;
  const helmet = cards[HEAD_PLACE]!;
  const radius = helmet < 0 ? undefined : t.content.items[t.content.cards[helmet]!]!.wear?.scans;
  if (radius === undefined) return [];
  const { live, type, known, zone: at } = t.foes;
  return live.filter(
    (foe) =>
      type[foe] === RADAR && known[foe] === 0 && noiseDistance(t.content.ship, zone, at[foe]!) <= radius,
  );
}

const END = { do: 'end' } as const;
const SEARCH = { do: 'search' } as const;
const REORGANISE = { do: 'reorganise' } as const;
const ACTIVE = { do: 'active' } as const;
const CRISIS = { do: 'crisis' } as const;
const REWARD = { do: 'reward' } as const;
const ENTER = { do: 'enter' } as const;
const GET_OUT = { do: 'getOut' } as const;
const NOISES = [1, 2, 3, 4, 5, 6, 7, 8].map((level) => ({ do: 'noise', level }) as const);

/** Everything the survivor may do now (ES-ACT-3). */
function actOptions(
  t: Endure,
  f: Turning,
  options: (ActOption | LookOption)[],
  whyAny: Refusals<ActOption | LookOption> | undefined,
): void {
  const { who } = f;
  const survivor = t.survivors[who]!;
  const { content } = t;
  const why = whyAny as Refusals<ActOption> | undefined;
  if (survivor.fate !== 'aboard' || survivor.stunned > 0) return;
  if (survivor.unlocked === 1 && survivor.achievement >= 0) {
    const at = content.achievements[survivor.achievement]!.rewardAt;
    if (abilityHindrance(t, at, who) === null) options.push(REWARD);
    else why?.refuse(REWARD, 'ES-ACH-7');
  } else why?.refuse(REWARD, 'ES-ACH-2');
  const isIdle = survivor.pilot === 1 && t.powered === 0;
  if (survivor.actions === 0) {
    // A pilot may still discard cells to stay out of the duty to power (R-ES-75).
    if (survivor.pilot === 1) discards(t, who, options);
    if (why) refuseAll(t, who, why, 'ES-ACT-1', options as ActOption[]);
    if (options.length > 0) options.push(END);
    return;
  }
  if (mustAttack(t, who)) {
    attackOptions(t, who, 'plain', options as AttackOption[]);
    stepsFirst(t, who, 'plain', options as ActOption[]);
    // *Suppress* and *Weapon Mods* are attack actions too (R-ES-76, R-ES-97).
    const isAttack = content.survivors[survivor.class]!.attacksByActive;
    if (isAttack && skillRefusal(t, who, 'active') === null) options.push(ACTIVE);
    discards(t, who, options);
    options.push(END);
    if (why) refuseAll(t, who, why, 'ES-RCARD-4', options as ActOption[]);
    return;
  }
  if (isIdle) {
    if (getOutRefusal(t, content, who) === null) options.push(GET_OUT);
    else why?.refuse(GET_OUT, getOutRefusal(t, content, who)!);
    discards(t, who, options);
    options.push(END);
    if (why) refuseIdle(t, who, why);
    return;
  }
  const steps = options as { push(option: StepOption): unknown };
  stepOptions(t, who, false, steps, why as Refusals<StepOption> | undefined);
  attackOptions(t, who, 'plain', options as AttackOption[], why as Refusals<AttackOption> | undefined);
  if (!content.isRefuge) stepsFirst(t, who, 'plain', options as ActOption[]);
  offer(options, why, SEARCH, searchRefusal(t, who));
  things(t, who, options as ActOption[], why);
  offer(options, why, ACTIVE, skillRefusal(t, who, 'active'));
  offer(options, why, CRISIS, skillRefusal(t, who, 'crisis'));
  if (hasCards(survivor)) options.push(REORGANISE);
  else why?.refuse(REORGANISE, 'ES-ACT-10');
  for (let other = 0; other < t.survivors.length; other++) {
    if (other === who || t.survivors[other]!.fate !== 'aboard') continue;
    if (t.survivors[other]!.zone !== survivor.zone && !why) continue;
    offer(options, why, TRADES[other]!, tradeRefusal(t, who, other as Who));
  }
  for (const card of survivor.cards) {
    if (card < 0 || content.items[content.cards[card]!]!.kind !== 'object') continue;
    offer(options, why, usingOption(card), usingRefusal(t, who, card));
  }
  if (content.isRefuge) placeOptions(t, who, options as ActOption[], why);
  else
    for (const option of NOISES) {
      if (option.level <= survivor.actions) options.push(option);
      else if (option.level <= LOADER_ACTIONS) why?.refuse(option, 'ES-ACT-11');
    }
  if (t.loader >= 0) {
    if (survivor.pilot === 0) offer(options, why, ENTER, enterRefusal(t, who));
    else offer(options, why, GET_OUT, getOutRefusal(t, content, who));
  }
  discards(t, who, options);
  options.push(END);
}

function hasCards({ cards }: Survivor): boolean {
  for (let place = 0; place < cards.length; place++) if (cards[place] !== NONE) return true;
  return false;
}

function offer(
  options: (ActOption | LookOption)[],
  why: Refusals<ActOption> | undefined,
  option: ActOption,
  refusal: string | null,
): void {
  if (refusal === null) options.push(option);
  else why?.refuse(option, refusal);
}

/** What else a turn has, all of it by one rule. */
function refuseAll(
  t: Endure,
  who: Who,
  why: Refusals<ActOption>,
  rule: RuleId,
  offered: readonly ActOption[],
): void {
  for (const zone of ways(t, who)) why.refuse({ do: 'move', zone }, rule);
  for (const option of [SEARCH, ACTIVE, CRISIS, REORGANISE, NOISES[0]!])
    if (!offered.includes(option)) why.refuse(option, rule);
  for (const option of [...tradesHere(t, who), ...objectsOf(t, who)]) why.refuse(option, rule);
}

/** In a Loader without power: what a pilot never does by the rule for pilots, the rest for want of power. */
function refuseIdle(t: Endure, who: Who, why: Refusals<ActOption>): void {
  stepOptions(t, who, false, [], why as Refusals<never>);
  attackOptions(t, who, 'plain', [], why as Refusals<never>);
  things(t, who, [], why);
  why.refuse(SEARCH, 'ES-EXO-14');
  for (const option of tradesHere(t, who)) why.refuse(option, 'ES-EXO-14');
  for (const option of objectsOf(t, who)) why.refuse(option, 'ES-EXO-15');
  for (const option of [ACTIVE, CRISIS]) why.refuse(option, 'ES-EXO-16');
  for (const option of [REORGANISE, NOISES[0]!]) why.refuse(option, 'R-ES-74');
}

function tradesHere(t: Endure, who: Who): ActOption[] {
  const { zone } = t.survivors[who]!;
  return TRADES.filter((_, other) => other !== who && t.survivors[other]?.zone === zone);
}

function objectsOf({ survivors, content }: Endure, who: Who): ActOption[] {
  return survivors[who]!.cards.flatMap((card) =>
    card >= 0 && content.items[content.cards[card]!]!.kind === 'object' ? [usingOption(card)] : [],
  );
}

/** Free discarding is offered in one's own turn (ES-SEARCH-8, R-ES-20). */
function discards(t: Endure, who: Who, options: (ActOption | LookOption)[]): void {
  for (const card of t.survivors[who]!.cards) if (card >= 0) options.push(discardOption(card));
}

/** Options made once for each card and survivor: a turn offers them again and again. */
const DISCARDS: ActOption[] = [];
function discardOption(card: number): ActOption {
  for (let n = DISCARDS.length; n <= card; n++) DISCARDS.push({ do: 'discard', card: n });
  return DISCARDS[card]!;
}
const USES: ActOption[] = [];
function usingOption(card: number): ActOption {
  for (let n = USES.length; n <= card; n++) USES.push({ do: 'use', card: n });
  return USES[card]!;
}
const TRADES = [0, 1, 2, 3, 4, 5].map((who): ActOption => ({ do: 'trade', with: who as Who }));

/**
 * A lasting card: the first action of the turn must be an attack if one is legal in the own zone. With an enemy there none is
 * legal anywhere else (R-ES-64).
 */
function mustAttack(t: Endure, who: Who): boolean {
  const { spent, zone } = t.survivors[who]!;
  return spent === 0 && isForbidden(t, 'holdBack', who) && isOccupied(t, zone) && canAttack(t, who, 'plain');
}

function things(t: Endure, who: Who, options: ActOption[], why: Refusals<ActOption> | undefined): void {
  const { zone } = t.survivors[who]!;
  const { things: all } = t;
  for (let thing = 0; thing < all.zone.length; thing++) {
    if (all.spent[thing] === 0 && all.zone[thing] === zone)
      offer(options, why, { do: 'interact', thing }, interactRefusal(t, who, thing));
    else if (all.carrier[thing] === who && canDeliver(t, who, thing)) options.push({ do: 'deliver', thing });
  }
}

/** What an option of the turn leads to. */
function act(t: Endure, who: Who, option: ActOption): Next<Step> {
  switch (option.do) {
    case 'move':
      return callAt(move, moving(t, who, option.zone), 'act');
    case 'exit':
      return callAt(move, moving(t, who, EXIT), 'act');
    case 'attack': {
      const { weapon, pair, zone, lane } = option;
      return call(attack, { ...attacking(who, 'plain', false), weapon, pair, zone, lane }, 'act');
    }
    case 'stepFirst':
      return call(attack, { ...attacking(who, 'plain', false), stepTo: option.zone }, 'act');
    case 'search':
      return call(search, { who, isFree: false }, 'act');
    case 'interact':
      return call(interact, { who, thing: option.thing, delivers: false }, 'act');
    case 'deliver':
      return call(interact, { who, thing: option.thing, delivers: true }, 'act');
    case 'active':
    case 'crisis':
      return callAt(skill, { does: 'skill', at: 'announce', who, kind: option.do }, 'act');
    case 'reorganise':
      spendAction(t, who, 1);
      return call(tidy, { who }, 'act');
    case 'trade':
      return call(trade, { who, partner: option.with, cards: [], things: [], moving: [] }, 'act');
    case 'use':
      return call(useObject, { who, card: option.card, held: true }, 'act');
    case 'noise':
      spendAction(t, who, option.level);
      makeNoise(t, t.survivors[who]!.zone, option.level, who);
      return 'act';
    case 'discard':
      dropCard(t, who, option.card);
      return 'act';
    case 'enter':
      enter(t, who);
      return 'act';
    case 'getOut':
      spendAction(t, who, 1);
      getOut(t, who);
      return 'act';
    case 'reward':
      return activate(
        t,
        t.content.achievements[t.survivors[who]!.achievement]!.rewardAt,
        who,
        t.survivors[who]!.seat,
        'reward',
      );
    case 'end':
      return 'end';
    default:
      return placeAction(t, who, option, 'acted');
  }
}

function moving(t: Endure, who: Who, to: number): Frame & Moving {
  return { does: 'move', at: 'check', who, to, left: zonesPerMove(t, who), pays: true, isFree: false };
}
