/** Cards come into play, leave it and go from zone to zone (SF-ZONE). */
import type { RuleId, Seat } from '@tablee/kernel';
import { shuffle } from '@tablee/kernel';
import { changed, leave as falls, enter as hears, raise } from '@tablee/kernel/effect';
import { KW } from '../content/keywords.ts';
import {
  type InPlay,
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
import { equipementsOf, faceOf, inPlay, isToken, ownerOf, remove, shown } from './table.ts';

/** A card comes into play, face up and upright (SF-ANGE-6, SF-ARCH-10, SF-GOLEM-4, R-SF-13). */
export function arrive(t: SevenFallen, seat: Seat, piece: Piece, way: Way, rule: RuleId): InPlay {
  const card = lay(t, seat, piece, placeOf(t, piece), way);
  t.told?.push({ event: 'arrived', seat, ...shown(t, piece), rule });
  if (way === 'bourrasque' && seat !== t.active) card.calmed = true;
  // SF-KW-BOURRASQUE-2: "played or put into play" in the other's turn, whatever the way.
  else if (faceOf(t, piece).kw[KW.bourrasque]! > 0 && seat !== t.active) card.calmed = true;
  for (const keyword of faceOf(t, piece).entry) trigger(t, keyword, card);
  raise(t, 'ferveur', { piece, by: seat });
  raise(t, 'dilemme', { piece, by: seat });
  raise(t, 'entered', { piece, way, by: seat });
  return card;
}

/** Lays a card down without any entry effect: at the start, or en Secret (SF-TERM-13). */
export function lay(t: SevenFallen, seat: Seat, piece: Piece, place: Place, way: Way): InPlay {
  const markers = t.kept[piece] ?? NO_MARKERS;
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
    since: t.turn,
    targeted: false,
    calmed: false,
    doomed: false,
    gear: 0,
    // Markers kept in the Limbes stay when the card is played from there (R-SF-28).
    atq: markers.atq,
    fv: markers.fv,
    bou: markers.bou,
    poseidor: markers.poseidor,
  };
  delete t.kept[piece];
  t.sides[seat]!.cards.push(card);
  if (place !== 'secret') hears(t, piece, 'play');
  return card;
}
const NO_MARKERS: Markers = { atq: 0, fv: 0, bou: 0, poseidor: 0 };

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
  detach(t, card);
  const wasSecret = card.place === 'secret';
  if (!wasSecret) falls(t, piece, 'play');
  const { cards } = t.sides[card.seat]!;
  cards.splice(cards.indexOf(card), 1);
  if (!wasSecret) raise(t, 'left', { piece, to });
  if (isToken(t, piece)) return;
  // SF-ZONE-8 and -9: only on the way from the CDB to the Limbes do markers stay.
  const { atq, fv, bou, poseidor } = card;
  if (to === 'limbes' && (atq !== 0 || fv !== 0 || bou !== 0 || poseidor !== 0))
    t.kept[piece] = { atq, fv, bou, poseidor };
  put(t, piece, to);
}

/** Lays a piece that is in no zone into one of its owner's: on top of a pile, at the end of the rest. */
export function put(t: SevenFallen, piece: Piece, to: Zone): void {
  t.sides[ownerOf(t, piece)]![to].push(piece);
  if (HEARD[to]) hears(t, piece, to);
}

/** An Équipement goes on an Ange and its line (R-SF-25). */
export function attach(t: SevenFallen, equipement: InPlay, ange: InPlay): void {
  equipement.bond = ange.piece;
  equipement.place = ange.place;
  ange.gear++;
  changed(t);
  raise(t, 'attached', { piece: ange.piece, other: equipement.piece });
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
  remove(t.sides[ownerOf(t, piece)]![from], piece);
  if (HEARD[from]) falls(t, piece, from);
  forgetPlace(t, piece);
}

/** From one zone out of play to another. Markers kept in the Limbes vanish (R-SF-28). */
export function move(t: SevenFallen, piece: Piece, from: Zone, to: Zone): void {
  takeOut(t, piece, from);
  delete t.kept[piece];
  put(t, piece, to);
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
  if (partner && type === 'equipement') partner.gear--;
  else if (partner) partner.bond = NO_PIECE;
  card.bond = NO_PIECE;
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
export function drawPages(t: SevenFallen, seat: Seat, count: number, rule: RuleId): void {
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
  raise(t, 'drawn', { by: seat, cards });
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
