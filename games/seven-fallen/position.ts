/**
 * A position set up by hand: only what matters is named. A position brings exactly the cards it names; each side has a
 * Divinité, a Temple and an Archange all the same (the first of the loaded sets, unless named).
 */
import { frame, Refused, type Seat, seatsOf } from '@tablee/kernel';
import { z } from 'zod';
import { type CardType, EDEN_TYPES, LIVRE_TYPES } from './content/card.ts';
import type { Content, Face } from './content/content.ts';
import { near } from './content/schema.ts';
import { canHide } from './rules/keywords/furtif.ts';
import { remaining } from './rules/numbers.ts';
import { bind } from './rules/pair.ts';
import { layOut, match } from './rules/setup.ts';
import { faceOf, isUnit } from './rules/table.ts';
import { turn } from './rules/turn.ts';
import { attach, lay, listenAnew } from './rules/zone.ts';
import { type BareTable, type InPlay, NO_PIECE, type Piece, type Place, type SevenFallen } from './types.ts';

const cards = z.array(z.string()).default([]);
const number = z.int().min(-99).max(99);
const marks = {
  card: z.string(),
  damage: z.int().min(0).max(99).default(0),
  inclined: z.boolean().default(false),
  frozen: z.boolean().default(false),
  ec: z.int().min(0).max(99).optional(),
  atq: number.default(0),
  fv: number.default(0),
  bou: number.default(0),
  poseidor: z.int().min(0).max(99).default(0),
};
const plain = z.strictObject(marks);
const named = z.string().transform((card) => plain.parse({ card }));
const golem = z.union([named, plain]);
const adorateur = z.union([
  z.string().transform((card) => ({ card, ec: undefined })),
  z.strictObject({ card: z.string(), ec: marks.ec }),
]);
const equipement = z.union([
  z.string().transform((card) => ({ card })),
  z.strictObject({ card: z.string() }),
]);
const unit = z.strictObject({
  ...marks,
  golem: golem.optional(),
  equipements: z.array(equipement).default([]),
});
const units = z.array(z.union([z.string().transform((card) => unit.parse({ card })), unit])).default([]);

const side = z.strictObject({
  divinite: z.string().optional(),
  fv: z.int().min(0).max(99).optional(),
  plumes: z.int().min(1).max(9).optional(),
  temple: z.string().optional(),
  /** EC left on the Temple. */
  ec: z.int().min(0).max(99).default(0),
  /** In play it may carry damage, markers and what is left of its EC. */
  archange: golem.optional(),
  /** Where the Archange is: face down in Le Divin unless said otherwise. */
  archangeIs: z.enum(['down', 'ag', 'ldf', 'limbes', 'banished']).default('down'),
  adoration: z.array(adorateur).default([]),
  ag: units,
  ldf: units,
  secret: cards,
  benedictions: cards,
  hand: cards,
  /** Top card first, all there is. */
  livre: cards,
  registre: cards,
  limbes: cards,
  purgatoire: cards,
  pandemonium: cards,
});

export const positionSchema = z.strictObject({
  active: z.union([z.literal(0), z.literal(1)]).default(0),
  turn: z.int().min(1).max(999).default(5),
  /** Where the game goes on. */
  at: z.enum(['start', 'grace', 'aurore', 'parole', 'nuit']).default('parole'),
  attackUsed: z.boolean().default(false),
  sides: z.tuple([side.prefault({}), side.prefault({})]).prefault([{}, {}]),
});
export type Position = z.infer<typeof positionSchema>;
type SidePosition = Position['sides'][number];
type Unit = SidePosition['ag'][number];

export function arrange(bare: BareTable, position: Position): SevenFallen {
  const lists = position.sides.map((given, seat) => listsOf(bare.content, given, seat as Seat));
  const t = layOut(bare, lists[0]!, lists[1]!);
  t.turns = position.turn;
  t.active = position.active as Seat;
  t.first = t.active;
  for (const seat of seatsOf(2)) laySide(t, seat, position.sides[seat]!);
  listenAnew(t);
  t.effects.pending = [];
  for (const seat of seatsOf(2)) refuseFallen(t, seat);
  t.attackUsed = position.attackUsed;
  if (position.at === 'start' || position.at === 'grace') {
    t.flow.push({ ...frame(match, {}), at: position.at === 'start' ? 'place' : 'opening' });
    t.turns = 0;
    return t;
  }
  t.flow.push({ ...frame(match, {}), at: 'nextTurn' });
  if (position.at === 'aurore') t.turns--;
  t.flow.push({ ...frame(turn, {}), at: position.at === 'aurore' ? 'begin' : position.at });
  return t;
}

interface Lists {
  readonly livre: number[];
  readonly registre: number[];
  readonly eden: readonly number[];
}

/** What may lie in a place, in words and in fact. */
interface Room {
  readonly expected: string;
  fits(face: Face): boolean;
}

const isPage = ({ type }: Face): boolean => (LIVRE_TYPES as readonly string[]).includes(type);
const typed = (expected: string, type: CardType): Room => ({ expected, fits: (face) => face.type === type });
const ADORATEUR = typed('an Adorateur', 'adorateur');
const GOLEM = typed('a Golem', 'golem');
const EQUIPEMENT = typed('an Équipement (R-SF-25)', 'equipement');
const UNIT: Room = {
  expected: 'an Ange or a Golem (the Archange comes into play by "archangeIs")',
  fits: ({ type }) => type === 'ange' || type === 'golem',
};
const LIVRE: Room = { expected: 'a page of the Livre Sacré (SF-DECK-5)', fits: isPage };
const PAGE: Room = {
  expected: 'a page (SF-TERM-1)',
  fits: (face) => isPage(face) || face.type === 'adorateur',
};

/** The places whose cards are named and no more. */
const ROOMS = {
  secret: { expected: 'a page with Furtif (R-SF-110)', fits: canHide },
  benedictions: typed('a Bénédiction', 'benediction'),
  hand: LIVRE,
  livre: LIVRE,
  registre: ADORATEUR,
  limbes: PAGE,
  purgatoire: PAGE,
  pandemonium: PAGE,
} satisfies Partial<Record<keyof SidePosition, Room>>;

function listsOf(content: Content, given: SidePosition, seat: Seat): Lists {
  const pages: Face[] = [];
  const path = (place: string, n: number): string => `sides[${seat}].${place}[${n}]`;
  const add = (where: string, card: string, room: Room): Face => {
    const face = find(content, where, card);
    if (!room.fits(face)) refuse(where, room.expected, `${card}, of type ${face.type}`);
    pages.push(face);
    return face;
  };
  for (const place of ['ag', 'ldf'] as const) {
    given[place].forEach((unit, n) => {
      const where = path(place, n);
      const face = add(where, unit.card, UNIT);
      checkMarks(where, face, unit);
      if (unit.golem) checkMarks(`${where}.golem`, add(`${where}.golem`, unit.golem.card, GOLEM), unit.golem);
      for (const [k, each] of unit.equipements.entries())
        add(`${where}.equipements[${k}]`, each.card, EQUIPEMENT);
      if (face.type === 'ange') return;
      if (unit.golem) refuse(`${where}.golem`, 'only an Ange to be bound to a Golem (SF-PAIR-10)', unit.card);
      if (unit.equipements.length > 0)
        refuse(`${where}.equipements`, 'only an Ange to bear an Équipement (R-SF-25)', unit.card);
    });
  }
  for (const [n, { card }] of given.adoration.entries()) add(path('adoration', n), card, ADORATEUR);
  for (const place of Object.keys(ROOMS) as (keyof typeof ROOMS)[])
    for (const [n, card] of given[place].entries()) add(path(place, n), card, ROOMS[place]);
  given.benedictions.forEach((card, n) => {
    if (given.benedictions.indexOf(card) < n)
      refuse(path('benedictions', n), 'no Bénédiction twice (R-SF-26)', card);
  });
  return {
    livre: pages.filter(({ type }) => type !== 'adorateur').map((face) => face.number),
    registre: pages.filter(({ type }) => type === 'adorateur').map((face) => face.number),
    eden: edenOf(content, given, seat),
  };
}

function edenOf(content: Content, given: SidePosition, seat: Seat): number[] {
  return EDEN_TYPES.map((type) => {
    const where = `sides[${seat}].${type}`;
    const named = type === 'archange' ? given.archange?.card : given[type];
    const face = find(content, where, named ?? content.faces.find((each) => each.type === type)?.id ?? type);
    if (face.type !== type) refuse(where, `a card of type ${type}`, `${face.id}, of type ${face.type}`);
    if (type !== 'archange' || !given.archange) return face.number;
    checkMarks(where, face, given.archange);
    const { card, ...marks } = given.archange;
    const isMarked = Object.values(marks).some(
      (value) => value !== undefined && value !== false && value !== 0,
    );
    if (isMarked && given.archangeIs !== 'ag' && given.archangeIs !== 'ldf')
      refuse(
        where,
        'an Archange with "archangeIs" ag or ldf to carry anything',
        `${card} that is ${given.archangeIs}`,
      );
    return face.number;
  });
}

/** What a card of this type cannot carry. */
function checkMarks(where: string, { type }: Face, { frozen, ec, bou, fv }: z.infer<typeof plain>): void {
  if (frozen && type !== 'ange')
    refuse(`${where}.frozen`, 'only an Ange to be frozen (SF-KW-GELER-7)', 'true');
  if (ec !== undefined && type !== 'archange')
    refuse(`${where}.ec`, 'EC on the Archange, a Temple or an Adorateur alone (R-SF-17)', `${ec}`);
  if (bou !== 0 && type !== 'golem') refuse(`${where}.bou`, 'BOU on a Golem alone (SF-TERM-4)', `${bou}`);
  if (fv !== 0 && type === 'golem') refuse(`${where}.fv`, 'a Golem to have BOU, no FV (SF-TERM-4)', `${fv}`);
}

function laySide(t: SevenFallen, seat: Seat, given: SidePosition): void {
  const at = t.sides[seat]!;
  if (given.fv !== undefined) at.fv = given.fv;
  if (given.plumes !== undefined) at.plumes = given.plumes;
  at.mortelle = at.fv === 0;
  const temple = at.cards.find((card) => faceOf(t, card.piece).type === 'temple')!;
  temple.ec = given.ec;
  for (const place of ['ag', 'ldf'] as const) for (const unit of given[place]) layUnit(t, seat, unit, place);
  for (const { card, ec } of given.adoration) {
    const laid = lay(t, seat, take(t, seat, card), 'adoration', 'start');
    laid.ec = ec ?? laid.ec;
  }
  for (const card of given.secret) lay(t, seat, take(t, seat, card), 'secret', 'secret');
  for (const card of given.benedictions) lay(t, seat, take(t, seat, card), 'divin', 'start');
  at.hand = given.hand.map((card) => take(t, seat, card));
  for (const zone of ['limbes', 'purgatoire', 'pandemonium'] as const)
    at[zone] = given[zone].map((card) => take(t, seat, card));
  layArchange(t, seat, given);
  // What is left in the piles is what was named for them, top card first.
  const livre = given.livre.map((card) => take(t, seat, card)).reverse();
  const registre = given.registre.map((card) => take(t, seat, card)).reverse();
  at.livre = livre;
  at.registre = registre;
  for (const card of at.cards) card.since = t.turns - 1;
}

/** State checks have been made (SF-SBA-1): nobody stands there whom its damage has destroyed. */
function refuseFallen(t: SevenFallen, seat: Seat): void {
  for (const card of t.sides[seat]!.cards) {
    if (card.damage === 0 || !isUnit(t, card) || remaining(t, card) > 0) continue;
    const { id } = faceOf(t, card.piece);
    const place = card.place;
    refuse(
      `sides[${seat}].${place}`,
      `${id} with less damage than its FV or BOU (SF-SBA-3)`,
      `${card.damage}`,
    );
  }
}

function layArchange(t: SevenFallen, seat: Seat, { archange, archangeIs }: SidePosition): void {
  const at = t.sides[seat]!;
  if (archangeIs === 'down') return;
  const piece = at.archange;
  at.archange = NO_PIECE;
  if (archangeIs === 'banished') at.pandemonium.push(piece);
  else if (archangeIs === 'limbes') at.limbes.push(piece);
  else {
    const card = lay(t, seat, piece, archangeIs, 'start');
    if (archange) mark(card, archange);
  }
}

function layUnit(t: SevenFallen, seat: Seat, given: Unit, place: Place): void {
  const card = lay(t, seat, take(t, seat, given.card), place, 'start');
  mark(card, given);
  if (given.golem) {
    const golem = lay(t, seat, take(t, seat, given.golem.card), place, 'start');
    mark(golem, given.golem);
    bind(t, golem, card);
  }
  for (const equipement of given.equipements) {
    attach(t, lay(t, seat, take(t, seat, equipement.card), place, 'start'), card);
  }
}

function mark(card: InPlay, given: z.infer<typeof plain>): void {
  card.damage = given.damage;
  card.inclined = given.inclined || given.frozen;
  card.frozen = given.frozen;
  if (given.ec !== undefined) card.ec = given.ec;
  card.atq = given.atq;
  card.fv = given.fv;
  card.bou = given.bou;
  card.poseidor = given.poseidor;
}

/** The first such card not laid yet. */
function take(t: SevenFallen, seat: Seat, card: string): Piece {
  const side = t.sides[seat]!;
  for (const zone of [side.livre, side.registre]) {
    const at = zone.findIndex((piece) => faceOf(t, piece).id === card);
    if (at >= 0) return zone.splice(at, 1)[0]!;
  }
  throw new Refused(`position › seat ${seat} has no ${JSON.stringify(card)} left to lay.`);
}

function find(content: Content, where: string, card: string): Face {
  const face = content.byId.get(card);
  if (!face) return refuse(where, `the id of a card${near(content, card)}`, JSON.stringify(card));
  if (face.card.token) refuse(where, 'a card that decks hold: effects alone make tokens (R-SF-100)', card);
  return face;
}

function refuse(where: string, expected: string, got: string): never {
  throw new Refused(`position › ${where}: expected ${expected}, got ${got}`);
}
