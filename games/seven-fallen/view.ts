/** What a player may know (SF-HID), and the worlds that would look the same to them. */
import { type Chance, copied, pick, type Seat, seatsOf, shuffle } from '@tablee/kernel';
import { noEffects } from '@tablee/kernel/effect';
import { facesIn, likelyDeck } from './bringing.ts';
import type { Content, Face } from './content/content.ts';
import type { Deck } from './content/deck.ts';
import { tableOf } from './rules/setup.ts';
import { inFixedOrder } from './rules/stack.ts';
import { listenAnew } from './rules/zone.ts';
import {
  type BareTable,
  type CardView,
  type InPlay,
  NO_PIECE,
  type OwnView,
  type Piece,
  type SevenFallen,
  type SFView,
  type Side,
  type SideView,
  type Way,
} from './types.ts';

export function view(t: SevenFallen, seat: Seat | null): SFView {
  const faces: Record<number, number> = {};
  for (const piece of known(t, seat)) faces[piece] = t.faces[piece]!;
  const { turns, active, first, phase, split, pieces, serials, acts, attackUsed, resolvedThisTurn } = t;
  return {
    turns,
    active,
    first,
    phase,
    split,
    pieces,
    adorateurs: t.adorateurs,
    serials,
    acts,
    attackUsed,
    resolvedThisTurn,
    sides: [sideView(t, 0 as Seat, seat), sideView(t, 1 as Seat, seat)],
    pile: t.pile.slice(),
    resolving: t.resolving,
    triggers: t.triggers.slice(),
    attack: t.attack && copied(t.attack),
    idle: { ...t.idle },
    destroyed: t.destroyed.slice(),
    blows: t.blows.slice(),
    effects: effectsView(t),
    // Nobody else knows of it before it is paid for (SF-STACK-5).
    announcing: t.announcing !== null && t.announcing.by === seat ? t.announcing : null,
    kept: t.kept.slice(),
    revealed: t.revealed.slice(),
    faces,
  };
}

/**
 * Every piece whose face this seat can tell, wherever it lies: all that lies open, its own hand, its Archange, its pages
 * en Secret and what it put back itself (SF-HID-1 to -6, SF-HID-10).
 */
export function* known(t: SevenFallen, seat: Seat | null): Generator<Piece> {
  for (const of of seatsOf(2)) {
    const side = t.sides[of]!;
    for (const card of side.cards) if (card.place !== 'secret' || of === seat) yield card.piece;
    yield* side.limbes;
    yield* side.purgatoire;
    yield* side.pandemonium;
  }
  for (const { kind, piece } of t.pile) if (kind === 'miracle') yield piece;
  if (t.resolving?.kind === 'miracle') yield t.resolving.piece;
  for (const { piece } of t.revealed) yield piece;
  // Tokens lie open wherever they are spoken of (R-SF-100).
  for (let piece = t.pieces; piece < t.faces.length; piece++) yield piece as Piece;
  if (seat === null) return;
  const { hand, aside, looked, seen, archange } = t.sides[seat]!;
  yield* hand;
  yield* aside;
  yield* looked;
  yield* seen;
  if (archange !== NO_PIECE) yield archange;
}

/** What effects keep that everybody may know; who listens is worked out anew. */
function effectsView({ effects }: SevenFallen): SFView['effects'] {
  const { lasting, pending, tallies, used, gone, made } = effects;
  return copied({ lasting, pending: inFixedOrder(pending), tallies, used, gone, made });
}

function sideView(t: SevenFallen, of: Seat, seat: Seat | null): SideView {
  const side = t.sides[of]!;
  const isOwn = of === seat;
  return {
    fv: side.fv,
    plumes: side.plumes,
    mortelle: side.mortelle,
    cards: side.cards.map((card) => cardView(card, isOwn)),
    livreSize: side.livre.length,
    // For the other player they have not left the pile while they are looked at.
    registreSize: side.registre.length + (isOwn ? 0 : side.looked.length),
    handSize: side.hand.length + side.aside.length,
    lookedSize: isOwn ? side.looked.length : 0,
    hasArchange: side.archange !== NO_PIECE,
    limbes: side.limbes.slice(),
    purgatoire: side.purgatoire.slice(),
    pandemonium: side.pandemonium.slice(),
    usedInPurgatoire: side.usedInPurgatoire.slice(),
    own: isOwn ? ownView(t, side) : null,
  };
}

/** Of a page en Secret the other player sees that it is there, and nothing of what it is (SF-HID-5). */
function cardView(card: InPlay, isOwn: boolean): CardView {
  return card.place === 'secret' && !isOwn ? { ...card, piece: NO_PIECE } : { ...card };
}

function ownView(t: SevenFallen, side: Side): OwnView {
  const left = (pile: readonly Piece[]) => pile.map((piece) => t.faces[piece]!).sort((a, b) => a - b);
  return {
    hand: side.hand.slice(),
    aside: side.aside.slice(),
    looked: side.looked.slice(),
    archange: side.archange,
    livre: left(side.livre),
    registre: left(side.registre),
    seen: side.seen.map((piece) => {
      const pile = side.livre.includes(piece) ? 'livre' : 'registre';
      return { piece, pile, under: side[pile].indexOf(piece) };
    }),
  };
}

/**
 * Deals anew what the seat cannot see: the order of its own piles; and of the other side not only where each hidden
 * card lies but which cards they are, for that deck is a secret (SF-HID-11).
 */
export function scramble(t: SevenFallen, seat: Seat, chance: Chance, kept?: ReadonlySet<number>): void {
  const fixed = new Set<number>([...known(t, seat), ...(kept ?? [])]);
  const hiding = beingPlayed(t);
  // What it is was said when it was announced: only a page that stays hidden may be another one.
  for (const [piece, way] of hiding) if (way !== 'secret') fixed.add(piece);
  for (const of of seatsOf(2)) {
    const side = t.sides[of]!;
    const seenPlaces = side.seen.map((piece) => placeIn(side, piece));
    if (of === seat) deal([side.livre], fixed, chance);
    else {
      const secret = side.cards.filter(({ place }) => place === 'secret');
      // Pages en Secret stay where they are: only their faces change, for every one of them has Furtif.
      for (const { piece } of secret) fixed.add(piece);
      // A page being played stays in the hand it comes from.
      deal([side.hand, side.aside, side.livre], new Set([...fixed, ...hiding.keys()]), chance);
    }
    deal(of === seat ? [side.registre] : [side.looked, side.registre], fixed, chance);
    side.seen = seenPlaces.map(([pile, at]) => side[pile][at]!);
    if (of !== seat) disguise(t, of, fixed, kept, hiding, chance);
  }
  listenAnew(t);
}

function placeIn(side: Side, piece: Piece): readonly ['livre' | 'registre', number] {
  const at = side.livre.indexOf(piece);
  return at >= 0 ? ['livre', at] : ['registre', side.registre.indexOf(piece)];
}

/** Another deck in place of the one nobody has seen whole: what was seen of it is in it, the rest may be anything. */
function disguise(
  t: SevenFallen,
  of: Seat,
  fixed: ReadonlySet<number>,
  kept: ReadonlySet<number> | undefined,
  hiding: ReadonlyMap<Piece, Way>,
  chance: Chance,
): void {
  const side = t.sides[of]!;
  const isShown = (piece: Piece) => fixed.has(piece) && !isSecretTo(side, piece, kept);
  const [from, to] = of === 0 ? [0, t.split] : [t.split, t.pieces];
  const pieces = Array.from({ length: to - from }, (_, n) => (from + n) as Piece);
  const known = pieces.filter(isShown).map((piece) => t.content.faces[t.faces[piece]!]!);
  const registre = t.adorateurs[of]!;
  const sizes = { livre: pieces.length - registre - EDEN_CARDS, registre };
  const deck = likelyDeck(t.content, t.config.format, known, sizes, chance);
  t.brought = t.brought.map((given, seat) => (seat === of ? deck : given));
  dealFaces(
    t,
    of,
    deck,
    pieces.filter((piece) => !isShown(piece)),
    known,
    hiding,
    chance,
  );
}

/** Pages that an action under way plays, and how: who sees the table from the other side knows nothing of it yet. */
function beingPlayed({ flow }: SevenFallen): ReadonlyMap<Piece, Way> {
  const pages = new Map<Piece, Way>();
  for (const f of flow) {
    const { action, piece, way } = f as unknown as { action?: string; piece: Piece; way: Way };
    if (f.does === 'act' && action === 'play') pages.set(piece, way);
  }
  return pages;
}

function isSecretTo(side: Side, piece: Piece, kept: ReadonlySet<number> | undefined): boolean {
  return !kept?.has(piece) && side.cards.some((card) => card.piece === piece && card.place === 'secret');
}

/** The cards of a deck that were not seen, dealt to the pieces that were not; pages en Secret have Furtif (R-SF-110). */
function dealFaces(
  t: SevenFallen,
  of: Seat,
  deck: Deck,
  hidden: readonly Piece[],
  known: readonly Face[],
  hiding: ReadonlyMap<Piece, Way>,
  chance: Chance,
): void {
  const { content } = t;
  const seen = known.map(({ number }) => number);
  const left = (part: Deck['livre']) => {
    const faces = facesIn(content, part);
    for (const face of seen) if (faces.includes(face)) faces.splice(faces.indexOf(face), 1);
    shuffle(chance, faces);
    return faces;
  };
  const [pages, adorateurs] = [left(deck.livre), left(deck.registre)];
  const eden = (of === 0 ? t.split : t.pieces) - EDEN_CARDS;
  const secrets = new Set(
    t.sides[of]!.cards.filter(({ place }) => place === 'secret').map(({ piece }) => piece),
  );
  for (const [piece, way] of hiding) if (way === 'secret') secrets.add(piece);
  for (const piece of hidden) {
    if (!secrets.has(piece)) continue;
    const at = pages.findIndex((face) => content.pool.furtif.includes(face));
    if (at >= 0) t.faces[piece] = pages.splice(at, 1)[0]!;
    else {
      pages.pop();
      t.faces[piece] = pick(chance, content.pool.furtif);
    }
  }
  for (const piece of hidden) {
    if (secrets.has(piece)) continue;
    if (piece >= eden) t.faces[piece] = content.byId.get(deck.archange)!.number;
    else t.faces[piece] = (piece >= eden - t.adorateurs[of]! ? adorateurs : pages).pop()!;
  }
}

/** Shuffles the pieces that are not fixed among the places they lie at. */
function deal(zones: readonly Piece[][], fixed: ReadonlySet<number>, chance: Chance): void {
  const loose = zones.flat().filter((piece) => !fixed.has(piece));
  shuffle(chance, loose);
  for (const zone of zones) {
    for (let place = 0; place < zone.length; place++) {
      if (!fixed.has(zone[place]!)) zone[place] = loose.pop()!;
    }
  }
}

/** A table that this view could be a view of; unknown faces are any that fit, `scramble` chooses among them. */
export function unview(seen: SFView, seat: Seat, bare: BareTable): SevenFallen {
  const { faces, attack, idle, effects } = seen;
  const t = tableOf(
    { ...bare, told: null },
    {
      ...seen,
      faces: Array.from({ length: piecesIn(seen) }, (_, piece) => faces[piece] ?? -1),
      attack: attack && copied(attack),
      idle: { ...idle },
      kept: seen.kept.slice(),
      pile: seen.pile.slice(),
      triggers: seen.triggers.slice(),
      destroyed: seen.destroyed.slice(),
      blows: seen.blows.slice(),
      revealed: seen.revealed.slice(),
      effects: Object.assign(noEffects(), copied(effects)),
      sides: [unviewSide(seen, 0 as Seat), unviewSide(seen, 1 as Seat)],
    },
  );
  for (const of of seatsOf(2)) faceUnknown(t, seen, of, of === seat, bare.content);
  listenAnew(t);
  return t;
}

/** Tokens come after the pieces that decks brought. */
function piecesIn({ pieces, faces }: SFView): number {
  return Math.max(pieces, ...Object.keys(faces).map((piece) => Number(piece) + 1));
}

function unviewSide(seen: SFView, of: Seat): Side {
  const side = seen.sides[of]!;
  const { own } = side;
  const parts = partsOf(seen, of);
  const hidden = (from: number, to: number) => {
    const found: Piece[] = [];
    for (let piece = from; piece < to; piece++)
      if (seen.faces[piece] === undefined) found.push(piece as Piece);
    return found;
  };
  const pages = hidden(parts.livre, parts.registre);
  const adorateurs = hidden(parts.registre, parts.eden);
  const cards = side.cards.map((card) => ({
    ...card,
    piece: card.piece === NO_PIECE ? pages.pop()! : card.piece,
  }));
  const hand = own ? own.hand.slice() : pages.splice(0, side.handSize);
  const looked = own ? own.looked.slice() : adorateurs.splice(0, side.lookedSize);
  const piles = { livre: pages, registre: adorateurs };
  // From the bottom up: each then finds its place among those beneath it.
  for (const { piece, pile, under } of [...(own?.seen ?? [])].sort((a, b) => a.under - b.under))
    piles[pile].splice(under, 0, piece);
  const archange = own ? own.archange : side.hasArchange ? ((parts.eden + 1) as Piece) : NO_PIECE;
  return {
    fv: side.fv,
    plumes: side.plumes,
    mortelle: side.mortelle,
    cards,
    // Field by field, in the order of a new table's sides: all have one form.
    livre: pages,
    registre: adorateurs,
    hand,
    limbes: side.limbes.slice(),
    purgatoire: side.purgatoire.slice(),
    pandemonium: side.pandemonium.slice(),
    archange,
    looked,
    aside: own ? own.aside.slice() : [],
    seen: own ? own.seen.map(({ piece }) => piece) : [],
    usedInPurgatoire: side.usedInPurgatoire.slice(),
  };
}

/** Where the numbers of each part of a deck begin: Livre Sacré, Registre, Eden. */
function partsOf(seen: SFView, of: Seat): { livre: number; registre: number; eden: number } {
  const [from, to] = of === 0 ? [0, seen.split] : [seen.split, seen.pieces];
  const eden = to - EDEN_CARDS;
  return { livre: from, registre: eden - seen.adorateurs[of]!, eden };
}
const EDEN_CARDS = 3;

/** Its own piles hold what their owner knows is left in them; those of the other side anything. */
function faceUnknown(t: SevenFallen, seen: SFView, of: Seat, isOwn: boolean, { pool }: Content): void {
  const side = t.sides[of]!;
  const { own } = seen.sides[of]!;
  const fill = (zone: readonly Piece[], faces: readonly number[]) => {
    // What lies at a known place is not among the rest.
    const left = faces.slice();
    for (const piece of zone) if (t.faces[piece] !== -1) left.splice(left.indexOf(t.faces[piece]!), 1);
    for (const piece of zone) if (t.faces[piece] === -1) t.faces[piece] = left.pop()!;
  };
  if (isOwn && own) {
    fill(side.livre, own.livre);
    fill(side.registre, own.registre);
    return;
  }
  // Anything for now: `scramble` deals a likely deck.
  const [from, to] = of === 0 ? [0, t.split] : [t.split, t.pieces];
  for (let piece = from; piece < to; piece++) if (t.faces[piece] === -1) t.faces[piece] = pool.livre[0] ?? 0;
}
