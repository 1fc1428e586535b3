/**
 * An action, from its announcement to its place on the Pile or in play (SF-STACK-4). Until it is carried out nothing has
 * changed and its player may go back (SF-STACK-5): targets, payment and victims are only noted.
 */
import { call, done, type Frame, type Next, procedure, type RuleId, type Seat } from '@tablee/kernel';
import { activate, raise } from '@tablee/kernel/effect';
import { KW } from '../content/keywords.ts';
import {
  type ActOption,
  type CostOption,
  NO_PIECE,
  type Piece,
  type SevenFallen,
  type Way,
} from '../types.ts';
import { destroying, dyingBy, revoking } from './destroy.ts';
import { hasOneWay, type Payment, pay, payment, promise, promiseTheRest, sourcesLeft } from './ec.ts';
import { dodgeCost } from './keywords/esquive.ts';
import { hide, uncover } from './keywords/furtif.ts';
import { invocationCost, isVictim } from './keywords/invocation.ts';
import { revocationsOf } from './numbers.ts';
import { costOf, isIntervention, takesEquipement } from './prio.ts';
import { resolving } from './resolve.ts';
import { putText, tell } from './stack.ts';
import { adorateursOf, ecOf, faceOf, inPlay, shown } from './table.ts';
import { arrive, attach, takeOut, zoneOf } from './zone.ts';

interface Acting {
  readonly action: 'play' | 'invoke' | 'uncover' | 'use';
  readonly seat: Seat;
  readonly piece: Piece;
  readonly way: Way;
  /** The address of an ability that is used. */
  readonly ability: string;
  /** The Ange an Équipement goes on, the Ange destroyed for Invocation. */
  other: Piece;
  /** An effect plays it for so much less, or for nothing at all: then nothing is revoked either. */
  readonly less: number;
  readonly free: boolean;
  paying: Payment;
  paid: number;
  /** Adorateurs to be revoked (SF-MIRACLE-4). */
  revoking: Piece[];
}
type ActFrame = Frame & Acting;

type Step =
  | 'announce'
  | 'aimed'
  | 'choose'
  | 'price'
  | 'pay'
  | 'revoke'
  | 'carry'
  | 'paid'
  | 'over'
  | 'enter';

export const act = procedure<SevenFallen, Acting, CostOption>()('act', {
  announce: (t, f): Next<Step> => {
    if (f.action === 'invoke') return 'choose';
    if (f.action === 'use') return activate(t, f.ability, f.piece, f.seat, 'aimed');
    if (f.action === 'uncover' || f.way === 'secret') return 'price';
    const { type, miracle } = faceOf(t, f.piece);
    if (type === 'equipement') return 'choose';
    return miracle ? activate(t, miracle.address, f.piece, f.seat, 'aimed') : 'price';
  },
  aimed: (t, f): Next<Step> => {
    // An ability has paid its price and lies on the Pile, or was taken back.
    if (f.action === 'use') return settle(t, f, f.piece);
    return t.announcing === null ? done : 'price';
  },
  choose: {
    kind: 'choose',
    rule: 'SF-STACK-4',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      const ec = ecOf(t, f.seat);
      for (const card of t.sides[f.seat]!.cards) {
        if (f.action === 'invoke') {
          if (isVictim(t, card) && invocationCost(t, f.piece, card) <= ec)
            options.push({ do: 'give', ...shown(t, card.piece) });
        } else if (takesEquipement(t, card)) options.push({ do: 'attach', ...shown(t, card.piece) });
      }
      options.push({ do: 'back', back: true });
    },
    chosen: (_, f, option): Next<Step> => {
      if (option.do !== 'give' && option.do !== 'attach') return done;
      f.other = option.piece;
      return 'price';
    },
  },
  price: (t, f): Next<Step> => {
    f.paying = payment(price(t, f));
    f.paid = f.paying.owed;
    // SF-STACK-5: an effect may have it played from where nobody looked at Esquive.
    if (f.paid > ecOf(t, f.seat)) return takeBack(t);
    // Nobody is asked where there is nothing to choose.
    if (f.paying.owed > 0 && hasOneWay(t, f.seat, f.paying)) promiseTheRest(t, f.seat, f.paying);
    return f.paying.owed > 0 ? 'pay' : 'revoke';
  },
  pay: {
    kind: 'pay',
    rule: 'SF-EC-5',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      options.push({ do: 'settle' });
      for (const { piece } of sourcesLeft(t, f.seat, f.paying))
        options.push({ do: 'spend', ...shown(t, piece) });
      if (mayGoBack(t, f)) options.push({ do: 'back', back: true });
    },
    chosen: (t, f, option): Next<Step> => {
      if (option.do === 'back') return takeBack(t);
      if (option.do === 'spend') promise(f.paying, option.piece, 1);
      else promiseTheRest(t, f.seat, f.paying);
      return f.paying.owed > 0 ? 'pay' : 'revoke';
    },
  },
  revoke: {
    kind: 'revoke',
    rule: 'SF-MIRACLE-4',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      if (owesRevoking(t, f)) {
        for (const { piece } of adorateursOf(t, f.seat)) {
          if (!f.revoking.includes(piece)) options.push({ do: 'revoke', ...shown(t, piece) });
        }
        if (mayGoBack(t, f)) options.push({ do: 'back', back: true });
      } else options.push({ do: 'enough' });
    },
    chosen: (t, f, option): Next<Step> => {
      if (option.do === 'back') return takeBack(t);
      if (option.do !== 'revoke') return 'carry';
      f.revoking.push(option.piece);
      return 'revoke';
    },
  },
  carry: (t, f): Next<Step> => {
    t.acts++;
    // R-SF-19: EC first, so that what lies on an Adorateur about to be revoked may be used.
    pay(t, f.paying);
    if (f.action === 'uncover') {
      uncover(t, inPlay(t, f.piece)!);
      return done;
    }
    if (f.action === 'invoke') {
      t.sides[f.seat]!.usedInPurgatoire.push(f.piece);
      return call(destroying, { list: [dyingBy(t, f.other, f.piece)] }, 'enter');
    }
    takeOut(t, f.piece, zoneOf(t, f.piece)!);
    if (f.way === 'secret') {
      hide(t, f.seat, f.piece);
      return done;
    }
    t.told?.push({ event: 'played', seat: f.seat, ...shown(t, f.piece), rule: ruleOf(t, f) });
    raise(t, 'played', { piece: f.piece, by: f.seat, paid: f.paid });
    if (faceOf(t, f.piece).type !== 'miracle') return 'enter';
    putText(t, f.seat, f.piece, 'miracle', t.announcing);
    t.announcing = null;
    // SF-STACK-15: what the revoking sets off comes on top of the Miracle.
    const list = f.revoking.map((piece) => revoking(t, piece, f.piece));
    return list.length > 0 ? call(destroying, { list }, 'paid') : 'paid';
  },
  paid: (t, f): Next<Step> => {
    const miracle = t.pile.find(({ piece }) => piece === f.piece);
    if (miracle) tell(t, miracle);
    return settle(t, f, f.piece);
  },
  over: () => done,
  enter: (t, f): Next<Step> => {
    const { seat, piece } = f;
    const rule = ruleOf(t, f);
    if (f.action === 'invoke') {
      takeOut(t, piece, 'purgatoire');
      t.told?.push({ event: 'putIntoPlay', seat, ...shown(t, piece), rule });
    }
    const card = arrive(t, seat, piece, f.action === 'invoke' ? 'put' : f.way, rule);
    if (faceOf(t, piece).type === 'equipement') attach(t, card, inPlay(t, f.other)!);
    return done;
  },
});

/** Begins an action that was chosen among the offered ones. */
export function beginAct(seat: Seat, option: ActOption): Acting {
  if (option.do !== 'play' && option.do !== 'invoke' && option.do !== 'uncover' && option.do !== 'use')
    throw new Error(`${option.do} is no action.`);
  return {
    action: option.do,
    seat,
    piece: option.piece,
    way: option.do === 'play' ? option.way : 'put',
    ability: option.do === 'use' ? option.ability : '',
    other: NO_PIECE,
    less: 0,
    free: false,
    paying: payment(0),
    paid: 0,
    revoking: [],
  };
}

/** An effect plays a page from wherever it lies; `less` null: for nothing. */
export function beginPlay(seat: Seat, piece: Piece, less: number | null): Acting {
  return {
    action: 'play',
    seat,
    piece,
    way: 'played',
    ability: '',
    other: NO_PIECE,
    less: less ?? 0,
    free: less === null,
    paying: payment(0),
    paid: 0,
    revoking: [],
  };
}

/** Nobody can answer Intervention divine: it resolves at once (SF-STACK-16). */
function settle(t: SevenFallen, f: ActFrame, piece: Piece): Next<Step> {
  const top = t.pile[t.pile.length - 1];
  const isOnTop = top !== undefined && top.piece === f.piece && t.pile.length === 1;
  return isOnTop && isIntervention(t, piece, inPlay(t, piece)) ? call(resolving, {}, 'over') : done;
}

function price(t: SevenFallen, f: ActFrame): number {
  if (f.action === 'invoke') return invocationCost(t, f.piece, inPlay(t, f.other)!);
  // R-SF-110: X is read from the hidden card.
  if (f.action === 'uncover') return faceOf(t, f.piece).kw[KW.furtif]!;
  // Before a Serment it was paid at once.
  if (t.announcing) return hasSerment(t, f.piece) ? 0 : dodgeCost(t, f.seat, t.announcing);
  return f.free ? 0 : Math.max(0, costOf(t, f.piece, f.way) - f.less);
}

/** SF-MIRACLE-5: with 0 nothing is revoked; en Secret a Miracle costs its 2 EC alone (R-SF-110). */
function owesRevoking(t: SevenFallen, f: ActFrame): boolean {
  const face = faceOf(t, f.piece);
  const isPlayed = f.action === 'play' && f.way !== 'secret' && face.type === 'miracle';
  return isPlayed && !f.free && f.revoking.length < revocationsOf(t, f.piece);
}

/** What a Serment has taken is not given back. */
function mayGoBack(t: SevenFallen, f: ActFrame): boolean {
  return t.announcing === null || !hasSerment(t, f.piece);
}

/** One that costs something; a mere condition is no price. */
function hasSerment(t: SevenFallen, miracle: Piece): boolean {
  return (faceOf(t, miracle).miracle?.cost.length ?? 0) > 0;
}

function takeBack(t: SevenFallen): Next<Step> {
  t.announcing = null;
  return done;
}

function ruleOf(t: SevenFallen, { piece, way }: ActFrame): RuleId {
  switch (way) {
    case 'tempete':
      return 'SF-KW-TEMPETE-1';
    case 'tornado':
      return 'SF-KW-TORNADO-1';
    case 'bourrasque':
      return 'SF-KW-BOURRASQUE-1';
    case 'phoenix':
      return 'SF-KW-PHOENIX-2';
    case 'put':
      return 'SF-KW-INVOCATION-2';
    default:
      return PLAYED[faceOf(t, piece).type as keyof typeof PLAYED] ?? 'SF-WORD-2';
  }
}

const PLAYED = { miracle: 'SF-MIRACLE-8', equipement: 'SF-WORD-8', benediction: 'SF-WORD-8' } as const;
