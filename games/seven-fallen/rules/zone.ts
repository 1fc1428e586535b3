/** Cards come into play, leave it and go from zone to zone (SF-ZONE). */
import type { RuleId, Seat } from '@tablee/kernel';
import { shuffle } from '@tablee/kernel';
import { changed, leave as falls, enter as hears, raise } from '@tablee/kernel/effect';
import { ENTRY_KEYWORDS, KW } from '../content/keywords.ts';
import {
  type InPlay,
  type Kept,
  type Markers,
  NO_PIECE,
  type Piece,
  type PileKeyword,
  type Place,
  type SevenFallen,
  type Trigger,
  type Way,
  ZONES,
  type Zone,
} from '../types.ts';
import { has } from './keyword.ts';
import { noteGoing } from './source.ts';
import { equipementsOf, faceOf, inPlay, isToken, ownerOf, remove, shown } from './table.ts';

/** A card comes into play, face up and upright (SF-ANGE-6, SF-ARCH-10, SF-GOLEM-4, R-SF-13). */
export function arrive(t: SevenFallen, seat: Seat, piece: Piece, way: Way, rule: RuleId): InPlay {
  const card = lay(t, seat, piece, placeOf(t, piece), way);
  t.told?.push({ event: 'arrived', seat, ...shown(t, piece), rule });
  if (way === 'bourrasque' && seat !== t.active) card.calmed = true;
  // SF-KW-BOURRASQUE-2: "played or put into play" in the other's turn, whatever the way.
  else if (faceOf(t, piece).kw[KW.bourrasque]! > 0 && seat !== t.active) card.calmed = true;
  // It counts as in play already: what an effect gives it there goes off too (R-SF-101).
  for (const keyword of ENTRY_KEYWORDS) if (has(t, card, keyword)) trigger(t, keyword, card);
  raise(t, 'ferveur', { piece, by: seat });
  raise(t, 'dilemme', { piece, by: seat });
  raise(t, 'entered', { piece, way, by: seat });
  return card;
}

/** Some card of the loaded sets gives others an ability that this sets off. */
export function isGranted(t: SevenFallen, happening: 'aurore' | 'nuit' | 'derniersouffle'): boolean {
  return t.content.book.heeded.get(happening)?.granted === true;
}

/** What heads an ability of its own happens to every card of the active player in play: only texts can answer. */
export function raiseOwn(t: SevenFallen, happening: 'aurore' | 'nuit'): void {
  const isGiven = isGranted(t, happening);
  for (const { piece, place } of t.sides[t.active]!.cards) {
    if (place !== 'secret' && (isGiven || faceOf(t, piece).hasText))
      raise(t, happening, { piece, by: t.active });
  }
}

/** Lays a card down without any entry effect: at the start, or en Secret (SF-TERM-13). */
export function lay(t: SevenFallen, seat: Seat, piece: Piece, place: Place, way: Way): InPlay {
  const markers = t.kept.find((each) => each.piece === piece) ?? NO_MARKERS;
  const card: InPlay = {
    piece,
    serial: t.serials++,
    seat,
    place,
    // A source that comes back arrives with its printed EC (R-SF-18, SF-ADOR-6, SF-ARCH-7).
    ec: place === 'secret' ? 0 : faceOf(t, piece).ec,
    damage: 0,
    inclined: false,
    frozen: false,
    bond: NO_PIECE,
    chosenClass: -1,
    role: 'none',
    declared: 0,
    way,
    since: t.turns,
    targeted: false,
    calmed: false,
    doomed: false,
    gear: 0,
    // Markers kept in the Limbes stay when the card is played from there (R-SF-28).
    atq: markers.atq,
    fv: markers.fv,
    bou: markers.bou,
    poseidor: markers.poseidor,
    marks: markers.marks && { ...markers.marks },
  };
  const shownAs = t.revealed.find((each) => each.piece === piece);
  // R-SF-63: the class given on the reveal that brings it into play is kept.
  if (shownAs && place !== 'secret') card.chosenClass = shownAs.class;
  dropMarkers(t, piece);
  t.sides[seat]!.cards.push(card);
  if (place !== 'secret') hears(t, piece, 'play');
  return card;
}
const NO_MARKERS: Omit<Kept, 'piece'> = { atq: 0, fv: 0, bou: 0, poseidor: 0, marks: null };

/** Where a card of this type lies in play. */
function placeOf(t: SevenFallen, piece: Piece): Place {
  const { type } = faceOf(t, piece);
  if (type === 'adorateur' || type === 'temple') return 'adoration';
  return type === 'benediction' || type === 'divinite' ? 'divin' : 'ag';
}

/** Something of a card goes off and waits for the next batch (SF-STACK-9). */
export function trigger(
  t: SevenFallen,
  keyword: PileKeyword,
  card: InPlay,
  more: Partial<Trigger> = {},
): void {
  t.triggers.push({
    keyword,
    by: card.seat,
    piece: card.piece,
    about: -1,
    value: 0,
    line: card.place,
    ...more,
  });
}

/**
 * A card leaves play for a zone of its owner (SF-ZONE-16). Its Golem stays behind alone, its Équipements fall off to the
 * Purgatoire without being destroyed (R-SF-25). An Eden card goes to the Pandémonium or the Limbes only (R-SF-102).
 */
export function leave(t: SevenFallen, card: InPlay, to: Zone): void {
  const { piece } = card;
  noteGoing(t, piece);
  detach(t, card);
  const wasSecret = card.place === 'secret';
  if (!wasSecret) falls(t, piece, 'play');
  const { cards } = t.sides[card.seat]!;
  cards.splice(cards.indexOf(card), 1);
  if (!wasSecret) raise(t, 'left', { piece, to });
  if (isToken(t, piece)) {
    // R-SF-100: it ceases to exist.
    t.told?.push({ event: 'tokenGone', seat: card.seat, ...shown(t, piece), rule: 'R-SF-100' });
    return;
  }
  // SF-ZONE-8 and -9: only on the way from the CDB to the Limbes do markers stay.
  const { atq, fv, bou, poseidor, marks } = card;
  if (to === 'limbes' && (atq !== 0 || fv !== 0 || bou !== 0 || poseidor !== 0 || marks !== null))
    t.kept.push({ piece, atq, fv, bou, poseidor, marks });
  put(t, piece, to);
}

/** Lays a piece that is in no zone into one of its owner's: on top of a pile, at the end of the rest. */
export function put(t: SevenFallen, piece: Piece, to: Zone): void {
  t.sides[ownerOf(t, piece)]![to].push(piece);
  if (HEARD[to]) hears(t, piece, to);
  const happening = WENT[to];
  if (happening !== undefined) raise(t, happening, { piece });
}

/** What is said to happen when a card comes to one of the open zones (SF-DATA-14). */
const WENT: Readonly<Partial<Record<Zone, string>>> = {
  limbes: 'toLimbes',
  purgatoire: 'toPurgatoire',
  pandemonium: 'toPandemonium',
};

/** An Équipement goes on an Ange and its line (R-SF-25). */
export function attach(t: SevenFallen, equipement: InPlay, ange: InPlay): void {
  equipement.bond = ange.piece;
  equipement.place = ange.place;
  ange.gear++;
  changed(t);
  raise(t, 'attached', { piece: ange.piece, other: equipement.piece });
  const { seat, piece } = equipement;
  t.told?.push({ event: 'equipped', seat, ...shown(t, piece), with: shown(t, ange.piece), rule: 'R-SF-25' });
}

/** An Équipement comes off its Ange. */
export function takeOff(t: SevenFallen, equipement: InPlay): void {
  const ange = inPlay(t, equipement.bond);
  equipement.bond = NO_PIECE;
  if (!ange) return;
  ange.gear--;
  changed(t);
  raise(t, 'unattached', { piece: ange.piece, other: equipement.piece });
}

/** A token card comes into play under the player who makes it, and is theirs (R-SF-100). Its number tells whose. */
export function makeToken(t: SevenFallen, seat: Seat, id: string): InPlay {
  const { number } = t.content.byId.get(id)!;
  while ((t.faces.length - t.pieces) % 2 !== seat) t.faces.push(number);
  const piece = t.faces.length as Piece;
  t.faces.push(number);
  t.told?.push({ event: 'tokenMade', seat, ...shown(t, piece), rule: 'R-SF-100' });
  return arrive(t, seat, piece, 'put', 'R-SF-100');
}

/** A card changes its controller and stays on the same line; its Golem or Ange and its Équipements go along (R-SF-83). */
export function handOver(t: SevenFallen, card: InPlay, to: Seat): void {
  if (card.seat === to || faceOf(t, card.piece).type === 'divinite') return;
  const from = t.sides[card.seat]!;
  const lead = card.bond !== NO_PIECE && faceOf(t, card.piece).type !== 'ange' ? inPlay(t, card.bond)! : card;
  const going = from.cards.filter(
    (each) => each === card || each === lead || each.bond === lead.piece || each.piece === lead.bond,
  );
  from.cards = from.cards.filter((each) => !going.includes(each));
  for (const each of going) {
    each.seat = to;
    each.role = 'none';
    t.sides[to]!.cards.push(each);
    t.told?.push({ event: 'seized', seat: to, ...shown(t, each.piece), rule: 'R-SF-83' });
    raise(t, 'seized', { piece: each.piece, by: to });
  }
  changed(t);
}

/** How many markers of this name lie on a card. */
export function marksOn(card: InPlay | undefined, marker: string): number {
  if (!card) return 0;
  if (marker === 'both') return Math.min(card.atq, card.fv);
  if (isOwnMarker(marker)) return card[marker];
  return card.marks?.[marker] ?? 0;
}

/** Puts markers on a card or takes them off; says how many. Poseidor and those of the sets never go below 0. */
export function putMarks(t: SevenFallen, card: InPlay, marker: string, amount: number, rule: RuleId): number {
  // One +1/+1 marker is told as its two halves, but is a single one.
  const put =
    marker === 'both'
      ? layMarks(t, card, 'atq', amount, rule) && layMarks(t, card, 'fv', amount, rule)
      : layMarks(t, card, marker, amount, rule);
  if (put === 0) return 0;
  changed(t);
  raise(t, put > 0 ? 'marked' : 'unmarked', { piece: card.piece, amount: Math.abs(put) });
  return put;
}

function layMarks(t: SevenFallen, card: InPlay, marker: string, amount: number, rule: RuleId): number {
  const { seat, piece } = card;
  const mayBeNegative = isOwnMarker(marker) && marker !== 'poseidor';
  const put = mayBeNegative ? amount : Math.max(amount, -marksOn(card, marker));
  if (put === 0) return 0;
  if (isOwnMarker(marker)) {
    card[marker] += put;
    t.told?.push({ event: 'markersPut', seat, ...shown(t, piece), marker, amount: put, rule });
  } else {
    card.marks = { ...card.marks, [marker]: marksOn(card, marker) + put };
    t.told?.push({ event: 'marksPut', seat, ...shown(t, piece), marker, amount: put, rule });
  }
  return put;
}

function isOwnMarker(marker: string): marker is keyof Markers {
  return marker === 'atq' || marker === 'fv' || marker === 'bou' || marker === 'poseidor';
}

/** Begins anew to listen: for a table whose hidden cards were dealt again. In the order the cards came. */
export function listenAnew(t: SevenFallen): void {
  t.effects.heard = {};
  t.effects.constant = [];
  const inPlayNow = t.sides.flatMap(({ cards }) => cards).sort((a, b) => a.serial - b.serial);
  for (const { piece, place } of inPlayNow) if (place !== 'secret') hears(t, piece, 'play');
  for (const side of t.sides) {
    for (const zone of ['hand', 'limbes', 'purgatoire'] as const) {
      for (const piece of side[zone]) hears(t, piece, zone);
    }
  }
}

/** Zones out of play in which cards can have abilities (R-SF-101). */
const HEARD: Readonly<Partial<Record<Zone, true>>> = { hand: true, limbes: true, purgatoire: true };

/** Takes a piece out of a zone out of play: what it could do there is over. */
export function takeOut(t: SevenFallen, piece: Piece, from: Zone): void {
  noteGoing(t, piece);
  remove(t.sides[ownerOf(t, piece)]![from], piece);
  if (HEARD[from]) falls(t, piece, from);
  forgetPlace(t, piece);
}

/** From one zone out of play to another. Markers kept in the Limbes vanish (R-SF-28). */
export function move(t: SevenFallen, piece: Piece, from: Zone, to: Zone): void {
  takeOut(t, piece, from);
  dropMarkers(t, piece);
  put(t, piece, to);
}

/** Markers kept in the Limbes are gone from there, on their card or for good. */
function dropMarkers(t: SevenFallen, piece: Piece): void {
  const at = t.kept.findIndex((each) => each.piece === piece);
  if (at >= 0) t.kept.splice(at, 1);
}

/** Undoes its bond and drops its Équipements. */
export function detach(t: SevenFallen, card: InPlay): void {
  const { type } = faceOf(t, card.piece);
  if (type === 'ange') {
    for (const equipement of equipementsOf(t, card)) {
      t.told?.push({
        event: 'fellOff',
        seat: equipement.seat,
        ...shown(t, equipement.piece),
        rule: 'R-SF-25',
      });
      leave(t, equipement, 'purgatoire');
    }
  }
  if (card.bond === NO_PIECE) return;
  const partner = inPlay(t, card.bond);
  if (type === 'equipement') {
    takeOff(t, card);
    return;
  }
  card.bond = NO_PIECE;
  if (!partner) return;
  partner.bond = NO_PIECE;
  const ange = type === 'golem' ? partner.piece : card.piece;
  raise(t, 'unbound', { piece: ange, other: type === 'golem' ? card.piece : partner.piece });
}

/** Moves a unit to a line, its Golem and Équipements with it (SF-PAIR-12, R-SF-31). */
export function moveTo(t: SevenFallen, card: InPlay, place: 'ag' | 'ldf'): void {
  card.place = place;
  if (card.bond !== NO_PIECE) {
    const partner = inPlay(t, card.bond);
    if (partner) partner.place = place;
  }
  for (const equipement of t.sides[card.seat]!.cards) {
    if (equipement.bond === card.piece) equipement.place = place;
  }
  changed(t);
}

/** So many pages from the top of the Livre Sacré, or what is left of it (R-SF-7). */
export function drawPages(t: SevenFallen, seat: Seat, count: number, rule: RuleId): number {
  const { livre, hand } = t.sides[seat]!;
  const cards = Math.min(count, livre.length);
  for (let n = 0; n < cards; n++) {
    const piece = livre.pop()!;
    hand.push(piece);
    hears(t, piece, 'hand');
    forgetPlace(t, piece);
    t.told?.push({ event: 'cardDrawn', seat, ...shown(t, piece), rule, only: [seat] });
  }
  t.told?.push({ event: 'drew', seat, cards, rule });
  if (cards > 0) raise(t, 'drawn', { by: seat, cards });
  return cards;
}

export function shufflePile(t: SevenFallen, seat: Seat, pile: 'livre' | 'registre'): void {
  const side = t.sides[seat]!;
  shuffle(t, side[pile]);
  if (side.seen.length > 0) side.seen = side.seen.filter((piece) => !side[pile].includes(piece));
}

/** Its owner knows where it lies until that pile is shuffled (SF-HID-10). */
export function rememberPlace(t: SevenFallen, piece: Piece): void {
  const { seen } = t.sides[ownerOf(t, piece)]!;
  if (!seen.includes(piece)) seen.push(piece);
}

function forgetPlace(t: SevenFallen, piece: Piece): void {
  const { seen } = t.sides[ownerOf(t, piece)]!;
  const at = seen.indexOf(piece);
  if (at >= 0) seen.splice(at, 1);
}

/** The zone out of play that a piece lies in; null for one in play, on the Pile or face down in Le Divin. */
export function zoneOf(t: SevenFallen, piece: Piece): Zone | null {
  const side = t.sides[ownerOf(t, piece)]!;
  for (const zone of ZONES) if (side[zone].includes(piece)) return zone;
  return null;
}
