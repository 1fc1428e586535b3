/** The hero phase and a hero's turn (OV-HERO): in any order, one whole turn at a time; then he refills his hand, or dies. */
import {
  call,
  callAt,
  done,
  type Next,
  procedure,
  type Refusals,
  type RuleId,
  type Seat,
  seatsOf,
} from '@tablee/kernel';
import { expire, forgetTurn, perform, raise, renew } from '@tablee/kernel/effect';
import { type ActOption, type NextHeroOption, NOBODY, PIECES, type Veiel } from '../types.ts';
import { mustReact, reactions, someReactionWaits } from './boss.ts';
import { canBeDiscarded, discardCard, drawCards, take } from './card.ts';
import { allDead, canReturn, die, returning, wouldDie } from './death.ts';
import { lose } from './end.ts';
import { canBeCharged, hasRoom, putUnder, triggering, whyNotTrigger } from './equip.ts';
import { fuseOptions, fusing } from './fusion.ts';
import { isFightOver } from './goal.ts';
import { pointsOf } from './move.ts';
import { dutiesOf, MOST_ACTS, pendingDuty, playing, playOptions, wouldStrandDuty } from './play.ts';
import { finished, settled } from './settle.ts';
import { endUnit } from './status.ts';
import { canStride, striding } from './stride.ts';
import {
  cardOf,
  entityOf,
  equipmentOf,
  gearOf,
  heroId,
  idOf,
  isAlly,
  numberWith,
  pieceOf,
  seatOf,
  shownCard,
  shownFigure,
} from './table.ts';

/** Not yet played, and alive or able to come back (OV-HERO-13, OV-DEATH-11). */
function canTakeTurn(t: Veiel, hero: number): boolean {
  return t.heroes[hero]!.dead ? canReturn(t, hero) : !t.heroes[hero]!.played;
}

/** Who plays next is asked of everybody; whoever answers first holds the floor (R-OV-84). */
export const heroPhase = procedure<Veiel, object, NextHeroOption>()('heroPhase', {
  begin: (t) => {
    t.phase = 'heroes';
    t.figures.kind.forEach((_, figure) => {
      if (isAlly(t, figure)) t.figures.acted[figure] = 0;
    });
    return 'who';
  },
  who: {
    kind: 'nextHero',
    rule: 'OV-HERO-1',
    seat: (t): readonly Seat[] => seatsOf(t.seats),
    options: (t, _, options, why, seat) => {
      t.heroes.forEach((hero, number) => {
        const option = { do: 'take', hero: number } as const;
        if (hero.seat !== seat) return;
        if (canTakeTurn(t, number)) options.push(option);
        else why?.refuse(option, hero.played ? 'OV-HERO-12' : 'OV-DEATH-6');
      });
    },
    chosen: (_, __, { hero }) => callAt(turn, { does: 'turn', at: 'begin', hero }, 'after'),
    none: () => done,
  },
  after: (t) => {
    t.active = NOBODY;
    t.acting = NOBODY;
    if (t.result === null && allDead(t)) lose(t, 'heroes-dead', 'OV-GAME-7');
    // A goal that was reached stays so, whatever the rest of the turn undid (OV-ENDFIGHT-1).
    return t.finishing || isFightOver(t) ? done : 'who';
  },
});

export const turn = procedure<Veiel, { readonly hero: number }, ActOption>()('turn', ['hero'], {
  begin: (t, { hero }) => {
    t.active = hero;
    t.acting = t.heroes[hero]!.figures[0]!;
    t.acts = 0;
    t.amorce = true;
    t.plays.length = 0;
    t.spent.length = 0;
    for (let gear = 0; gear < t.gear.charged.length; gear++) t.gear.charged[gear] = false;
    t.told?.push({ event: 'turnBegan', hero: heroId(t, hero), rule: 'OV-HERO-2' });
    return t.heroes[hero]!.dead ? call(returning, { hero, next: 0 }, 'start') : 'start';
  },
  start: (t, { hero }) => {
    raise(t, 'turnStart', { piece: pieceOf(t.heroes[hero]!.figures[0]!) });
    return settled(t, 'unit');
  },
  /** A unit has ended: bosses answer before anything else (OV-AI-44). */
  unit: (t) => {
    endUnit(t);
    if (!t.finishing && isFightOver(t)) t.finishing = true;
    return someReactionWaits(t) && !t.finishing ? call(reactions, {}, 'unit') : 'act';
  },
  /** Ending is a decision of its own, even with nothing else left to do (R-OV-16). */
  act: {
    kind: 'act',
    rule: 'OV-HERO-6',
    always: true,
    seat: (t, f) => seatOf(t, f.hero),
    options: (t, f, options, why) => actOptions(t, f.hero, options, why),
    chosen: (t, f, option) => act(t, f.hero, option),
  },
  /** OV-ENDFIGHT-2: who fells the last enemy finishes his turn, and draws no more. */
  end: (t, { hero }) => {
    t.told?.push({ event: 'turnEnded', hero: heroId(t, hero), rule: 'OV-HERO-8' });
    raise(t, 'turnEnd', { piece: pieceOf(t.heroes[hero]!.figures[0]!) });
    return settled(t, 'ended');
  },
  /** What the end of the turn set off may have been a boss's lives, or the last enemy. */
  ended: (t) => {
    endUnit(t);
    if (!t.finishing && isFightOver(t)) t.finishing = true;
    return someReactionWaits(t) && !t.finishing ? call(reactions, {}, 'ended') : 'refill';
  },
  refill: (t, { hero }) => {
    if (!t.finishing) refillHand(t, hero);
    t.heroes[hero]!.played = true;
    expire(t, 'turn');
    renew(t, 'turn');
    forgetTurn(t);
    return settled(t, 'over');
  },
  /** So may what a card does when it is drawn. */
  over: (t) => {
    endUnit(t);
    return mustReact(t) && !t.finishing ? call(reactions, {}, 'over') : done;
  },
});

/** OV-HERO-10, -11, OV-DEATH-1: up to his hand size; who can't make up a hand of 5 dies. */
function refillHand(t: Veiel, hero: number): void {
  if (wouldDie(t, hero)) {
    die(t, hero);
    return;
  }
  const { hand, figures } = t.heroes[hero]!;
  const { handSize } = t.config;
  // The twins have one hand: what either has been given counts (OV-HEROES-16, -17).
  const size = figures.reduce(
    (sum, figure) => sum + numberWith(t, figure, 'handSize', handSize) - handSize,
    handSize,
  );
  if (hand.length < size) drawCards(t, hero, size - hand.length, 'OV-HERO-10');
}

function actOptions(
  t: Veiel,
  hero: number,
  options: ActOption[],
  why: Refusals<ActOption> | undefined,
): void {
  if (t.acts < MOST_ACTS) {
    playOptions(t, hero, options, why);
    discardOptions(t, hero, options, why);
    if (t.config.ext6) gearOptions(t, hero, options, why);
    if (t.config.ext5) allyOptions(t, options, why);
    fuseOptions(t, hero, options, why);
    const duty = pendingDuty(t, hero);
    if (duty >= 0) {
      why?.refuse({ do: 'end' }, 'OV-KW-27', { card: shownCard(t, duty).card });
      return;
    }
  }
  options.push({ do: 'end' });
}

/** Each card serves one of the three uses (OV-HERO-6): here, moving and plain discarding. */
function discardOptions(
  t: Veiel,
  hero: number,
  options: ActOption[],
  why: Refusals<ActOption> | undefined,
): void {
  const { hand, figures } = t.heroes[hero]!;
  const striders = figures.filter((figure) => canStride(t, hero, figure));
  const isBound = dutiesOf(t, hero).length > 0;
  for (const piece of hand) {
    const card = cardOf(t, piece).id;
    if (!canBeDiscarded(t, piece)) {
      why?.refuse({ do: 'discard', piece, card }, 'OV-KW-26');
      for (const figure of figures) why?.refuse({ do: 'stride', piece, card, figure }, 'OV-KW-26');
      continue;
    }
    if (isBound && wouldStrandDuty(t, hero, [piece])) {
      why?.refuse({ do: 'discard', piece, card }, 'OV-KW-28');
      for (const figure of figures) why?.refuse({ do: 'stride', piece, card, figure }, 'OV-KW-28');
      continue;
    }
    for (const figure of striders) options.push({ do: 'stride', piece, card, figure });
    if (why) {
      for (const figure of figures) {
        if (!striders.includes(figure))
          why.refuse(
            { do: 'stride', piece, card, figure },
            pointsOf(t, figure, hand.length) === 0 ? 'R-OV-98' : 'OV-MOVE-5',
          );
      }
    }
    options.push({ do: 'discard', piece, card });
  }
}

/** OV-HERO-7, OV-KW-63; charging by hand once a turn where the equipment allows it (OV-KW-71 to -74). */
function gearOptions(
  t: Veiel,
  hero: number,
  options: ActOption[],
  why: Refusals<ActOption> | undefined,
): void {
  const { gear, figures } = t.heroes[hero]!;
  for (const piece of gear) {
    const number = gearOf(piece);
    const equipment = equipmentOf(t, number).id;
    const rule = whyNotTrigger(t, number);
    if (rule !== null && why === undefined) continue;
    for (const figure of figures) {
      const option = { do: 'trigger', gear: number, equipment, figure } as const;
      if (rule === null) options.push(option);
      else why?.refuse(option, rule);
    }
  }
  chargeOptions(t, hero, options, why);
}

/** Once a turn, one card of the hero's own hand, under his equipment or under another's that takes them (OV-KW-72, -73). */
function chargeOptions(
  t: Veiel,
  hero: number,
  options: ActOption[],
  why: Refusals<ActOption> | undefined,
): void {
  for (let gear = 0; gear < t.gear.of.length; gear++) {
    const { charge, id } = equipmentOf(t, gear);
    if (!charge || (t.gear.hero[gear] !== hero && !charge.others)) continue;
    if (!t.heroes[t.gear.hero[gear]!]!.gear.includes(gear + PIECES.gear)) continue;
    const always = t.gear.charged[gear] ? 'OV-KW-73' : hasRoom(t, gear) ? null : 'R-OV-70';
    if (always !== null && why === undefined) continue;
    for (const piece of t.heroes[hero]!.hand) {
      const refused = always ?? whyNotCharge(t, hero, piece);
      const option = { do: 'charge', gear, equipment: id, piece, card: cardOf(t, piece).id } as const;
      if (refused === null) options.push(option);
      else why?.refuse(option, refused);
    }
  }
}

function whyNotCharge(t: Veiel, hero: number, piece: number): RuleId | null {
  if (!canBeCharged(t, piece)) return 'OV-KW-74';
  return wouldStrandDuty(t, hero, [piece]) ? 'OV-KW-28' : null;
}

/** OV-KW-39, -40: once a hero phase, between units, by whoever has the turn. */
function allyOptions(t: Veiel, options: ActOption[], why: Refusals<ActOption> | undefined): void {
  for (let figure = 0; figure < t.figures.kind.length; figure++) {
    if (!isAlly(t, figure) || entityOf(t, figure).script === '') continue;
    if (t.figures.acted[figure] === 0) options.push({ do: 'ally', figure });
    else why?.refuse({ do: 'ally', figure }, 'OV-KW-40', { ally: idOf(t, figure) });
  }
}

function act(t: Veiel, hero: number, option: ActOption): Next<'unit' | 'end'> {
  t.acts++;
  switch (option.do) {
    case 'play':
      t.acting = option.figure;
      return callAt(
        playing,
        { does: 'play', at: 'announce', hero, piece: option.piece, figure: option.figure },
        'unit',
      );
    case 'stride':
      t.acting = option.figure;
      return callAt(
        striding,
        { does: 'stride', at: 'choose', hero, figure: option.figure, cards: [option.piece] },
        'unit',
      );
    case 'discard':
      discardCard(t, hero, option.piece, 'OV-HERO-5');
      return settled(t, 'unit');
    case 'trigger':
      t.acting = option.figure;
      return call(triggering, { gear: option.gear, rest: [] }, 'unit');
    case 'charge':
      take(t.heroes[hero]!.hand, option.piece);
      t.gear.charged[option.gear] = true;
      putUnder(t, option.gear, option.piece);
      return settled(t, 'unit');
    case 'ally':
      return call(usingAlly, { figure: option.figure, hero }, 'unit');
    case 'fuse':
      return call(fusing, { hero, piece: option.piece, used: [] }, 'unit');
    case 'end':
      return 'end';
  }
}

export const usingAlly = procedure<Veiel, { readonly figure: number; readonly hero: number }, never>()(
  'ally',
  ['figure'],
  {
    begin: (t, { figure, hero }) => {
      t.figures.acted[figure] = 1;
      t.told?.push({ event: 'allyUsed', who: shownFigure(t, figure), rule: 'OV-KW-39' });
      return perform(entityOf(t, figure).script, seatOf(t, hero), pieceOf(figure), 'over');
    },
    over: (t) => finished(t, 'done'),
    done: () => done,
  },
);
