/** From two decks to the first turn (SF-SETUP). */
import {
  call,
  frame,
  type Next,
  pick,
  procedure,
  type Seat,
  seatsOf,
  shuffle,
  together,
} from '@tablee/kernel';
import { noEffects } from '@tablee/kernel/effect';
import type { Content } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';
import {
  type BareTable,
  type FirstOption,
  NO_PIECE,
  type Piece,
  type SevenFallen,
  type Side,
} from '../types.ts';
import { grace, graced } from './mull.ts';
import { faceOf, opponent } from './table.ts';
import { turn } from './turn.ts';
import { drawPages, lay, shufflePile } from './zone.ts';

type Step = 'place' | 'who' | 'opening' | 'graced' | 'nextTurn';

/** SF-SETUP-12, R-SF-2: placement, first player, opening draw, Temple bonus, Grâce Divine, first turn. */
export const match = procedure<SevenFallen, object, FirstOption>()('match', {
  place: (t): Next<Step> => {
    for (const seat of seatsOf(2)) {
      shufflePile(t, seat, 'registre');
      shufflePile(t, seat, 'livre');
    }
    const [one, other] = seatsOf(2).map((seat) => volonteOf(t, seat)) as [number, number];
    if (one !== other) return 'who';
    // SF-SETUP-8, R-SF-3: nobody chooses.
    t.first = pick(t, seatsOf(2));
    t.told?.push({ event: 'drawnByLot', seat: t.first, rule: 'SF-SETUP-8' });
    return 'opening';
  },
  who: {
    kind: 'first',
    rule: 'SF-SETUP-7',
    seat: (t) => (volonteOf(t, 0 as Seat) > volonteOf(t, 1 as Seat) ? 0 : 1) as Seat,
    options: (_, __, options) => {
      options.push({ do: 'begin' }, { do: 'letBegin' });
    },
    chosen: (t, _, option) => {
      const chooser = (volonteOf(t, 0 as Seat) > volonteOf(t, 1 as Seat) ? 0 : 1) as Seat;
      t.first = option.do === 'begin' ? chooser : opponent(chooser);
      t.told?.push({ event: 'firstChosen', seat: t.first, rule: 'SF-SETUP-7' });
      return 'opening';
    },
  },
  opening: (t): Next<Step> => {
    const { openingHand, secondPlayerPages, secondPlayerEc } = t.config;
    const second = opponent(t.first);
    t.active = t.first;
    drawPages(t, t.first, openingHand, 'SF-SETUP-11');
    drawPages(t, second, openingHand + secondPlayerPages, 'SF-SETUP-10');
    for (const card of t.sides[second]!.cards) {
      if (faceOf(t, card.piece).type === 'temple') card.ec += secondPlayerEc;
    }
    t.told?.push({ event: 'templeBlessed', seat: second, amount: secondPlayerEc, rule: 'SF-SETUP-9' });
    return together(
      seatsOf(2).map((seat) => frame(grace, { seat })),
      'graced',
    );
  },
  graced: (t): Next<Step> => {
    graced(t, t.first);
    graced(t, opponent(t.first));
    t.active = opponent(t.first);
    return 'nextTurn';
  },
  nextTurn: (t): Next<Step> => {
    t.active = opponent(t.active);
    return call(turn, {}, 'nextTurn');
  },
});

/** The table with both decks laid out, nothing shuffled yet. */
export function unpack(bare: BareTable): SevenFallen {
  const [one, other] = seatsOf(2).map((seat) => listOf(bare, bare.brought[seat] as Deck));
  return layOut(bare, one!, other!);
}

/**
 * Every card of a list gets a number: first the Livre Sacré, then the Registre, then Divinité, Archange and Temple.
 */
export function layOut(bare: BareTable, ...lists: readonly [Lists, Lists]): SevenFallen {
  const split = total(lists[0]!);
  const t = tableOf(bare, {
    turns: 0,
    active: 0 as Seat,
    first: 0 as Seat,
    phase: 'setup',
    split,
    pieces: split + total(lists[1]!),
    adorateurs: [lists[0]!.registre.length, lists[1]!.registre.length],
    faces: lists.flatMap(({ livre, registre, eden }) => [...livre, ...registre, ...eden]),
    sides: [side(), side()],
    serials: 0,
    acts: 0,
    pile: [],
    resolving: null,
    triggers: [],
    attack: null,
    attackUsed: false,
    idle: { contemplation: false, attack: false },
    resolvedThisTurn: 0,
    destroyed: [],
    blows: [],
    effects: noEffects(),
    announcing: null,
    kept: [],
    revealed: [],
  });
  for (const seat of seatsOf(2)) {
    const { livre, registre } = lists[seat]!;
    const from = seat === 0 ? 0 : split;
    const at = t.sides[seat]!;
    at.livre = numbered(from, livre.length);
    at.registre = numbered(from + livre.length, registre.length);
    const [divinite, archange, temple] = numbered(from + livre.length + registre.length, 3);
    lay(t, seat, divinite!, 'divin', 'start');
    lay(t, seat, temple!, 'adoration', 'start');
    at.archange = archange!;
    const face = faceOf(t, divinite!);
    at.fv = face.fv;
    at.plumes = face.plumes;
  }
  return t;
}

/** The game's own part on a bare table. Every field is named here, so that all tables are of one shape: the rules run faster. */
export function tableOf(bare: BareTable, own: Omit<SevenFallen, keyof BareTable>): SevenFallen {
  return {
    game: bare.game,
    seats: bare.seats,
    config: bare.config,
    content: bare.content,
    brought: bare.brought,
    flow: bare.flow,
    open: bare.open,
    asked: bare.asked,
    random: bare.random,
    result: bare.result,
    told: bare.told as SevenFallen['told'],
    turns: own.turns,
    active: own.active,
    first: own.first,
    phase: own.phase,
    split: own.split,
    pieces: own.pieces,
    adorateurs: own.adorateurs,
    faces: own.faces,
    sides: own.sides,
    serials: own.serials,
    acts: own.acts,
    pile: own.pile,
    resolving: own.resolving,
    triggers: own.triggers,
    attack: own.attack,
    attackUsed: own.attackUsed,
    idle: own.idle,
    resolvedThisTurn: own.resolvedThisTurn,
    destroyed: own.destroyed,
    blows: own.blows,
    effects: own.effects,
    announcing: own.announcing,
    kept: own.kept,
    revealed: own.revealed,
  };
}

interface Lists {
  readonly livre: number[];
  readonly registre: number[];
  readonly eden: readonly number[];
}

/** Those of a part in random order, so that a number tells nothing of its card. */
function listOf(bare: BareTable, deck: Deck): Lists {
  const { content } = bare;
  const livre = facesOf(content, deck.livre);
  const registre = facesOf(content, deck.registre);
  shuffle(bare, livre);
  shuffle(bare, registre);
  const eden = [deck.divinite, deck.archange, deck.temple].map((card) => content.byId.get(card)!.number);
  return { livre, registre, eden };
}

function facesOf(content: Content, part: Deck['livre']): number[] {
  return Object.entries(part).flatMap(([card, count]) =>
    Array.from({ length: count }, () => content.byId.get(card)!.number),
  );
}

function total({ livre, registre, eden }: Lists): number {
  return livre.length + registre.length + eden.length;
}

function numbered(from: number, count: number): Piece[] {
  return Array.from({ length: count }, (_, n) => (from + n) as Piece);
}

function side(): Side {
  return {
    fv: 0,
    plumes: 0,
    mortelle: false,
    cards: [],
    livre: [],
    registre: [],
    hand: [],
    limbes: [],
    purgatoire: [],
    pandemonium: [],
    archange: NO_PIECE,
    looked: [],
    aside: [],
    seen: [],
    usedInPurgatoire: [],
  };
}

function volonteOf(t: SevenFallen, seat: Seat): number {
  for (const card of t.sides[seat]!.cards) {
    const face = faceOf(t, card.piece);
    if (face.type === 'divinite') return face.volonte;
  }
  return 0;
}
