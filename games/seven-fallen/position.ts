/**
 * A position set up by hand: only what matters is named. A position brings exactly the cards it names; each side has a
 * Divinité, a Temple and an Archange all the same (the first of the loaded sets, unless named).
 */
import { frame, Refused, type Seat, seatsOf } from '@tablee/kernel';
import { z } from 'zod';
import type { Content, Face } from './content/content.ts';
import { bind } from './rules/pair.ts';
import { layOut, match } from './rules/setup.ts';
import { faceOf } from './rules/table.ts';
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
const unit = z.strictObject({ ...marks, golem: golem.optional(), equipements: z.array(golem).default([]) });
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
  adoration: z.array(golem).default([]),
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
  const lists = position.sides.map((given) => listsOf(bare.content, given));
  const t = layOut(bare, lists[0]!, lists[1]!);
  t.turns = position.turn;
  t.active = position.active as Seat;
  t.first = t.active;
  for (const seat of seatsOf(2)) laySide(t, seat, position.sides[seat]!);
  listenAnew(t);
  t.effects.pending = [];
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

function listsOf(content: Content, given: SidePosition): Lists {
  const units = [...given.ag, ...given.ldf];
  const pages = [
    ...units.flatMap(({ card, golem, equipements }) => [
      card,
      ...(golem ? [golem.card] : []),
      ...equipements.map((e) => e.card),
    ]),
    ...given.adoration.map(({ card }) => card),
    ...given.secret,
    ...given.benedictions,
    ...given.hand,
    ...given.livre,
    ...given.registre,
    ...given.limbes,
    ...given.purgatoire,
    ...given.pandemonium,
  ].map((card) => find(content, card));
  const eden = (['divinite', 'archange', 'temple'] as const).map((type) => {
    const named = type === 'archange' ? given.archange?.card : given[type];
    const face = find(content, named ?? content.faces.find((each) => each.type === type)?.id ?? type);
    if (face.type !== type)
      throw new Refused(`position › ${type}: ${face.id} is no ${type}, but ${face.type}.`);
    return face.number;
  });
  return {
    livre: pages.filter(({ type }) => type !== 'adorateur').map((face) => face.number),
    registre: pages.filter(({ type }) => type === 'adorateur').map((face) => face.number),
    eden,
  };
}

function laySide(t: SevenFallen, seat: Seat, given: SidePosition): void {
  const at = t.sides[seat]!;
  if (given.fv !== undefined) at.fv = given.fv;
  if (given.plumes !== undefined) at.plumes = given.plumes;
  at.mortelle = at.fv === 0;
  const temple = at.cards.find((card) => faceOf(t, card.piece).type === 'temple')!;
  temple.ec = given.ec;
  for (const place of ['ag', 'ldf'] as const) for (const unit of given[place]) layUnit(t, seat, unit, place);
  for (const adorateur of given.adoration)
    mark(lay(t, seat, take(t, seat, adorateur.card), 'adoration', 'start'), adorateur);
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
  if (!faceOf(t, card.piece).isUnit)
    throw new Refused(`position › ${given.card} is neither Ange, Archange nor Golem.`);
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

function find(content: Content, card: string): Face {
  const face = content.byId.get(card);
  if (!face) throw new Refused(`position › there is no card called ${JSON.stringify(card)}.`);
  return face;
}
