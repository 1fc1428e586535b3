/** Out of play or another zone, to a zone of its owner: hand, Limbes, Livre Sacré. An Eden card stays (R-SF-102). */
import { note, oneOf, pieces, word } from '@tablee/kernel/effect';
import { faceOf, inPlay, isToken, ownerOf, pieceAt, shown } from '../../rules/table.ts';
import { leave, move, rememberPlace, shufflePile, zoneOf } from '../../rules/zone.ts';
import type { Piece, SevenFallen, SFEvent, Zone } from '../../types.ts';

const ZONES = {
  hand: { fr: 'dans la main de son propriétaire', en: 'into its owner’s hand' },
  yourHand: { fr: 'dans votre main', en: 'into your hand' },
  limbes: { fr: 'dans les Limbes', en: 'into Limbo' },
  purgatoire: { fr: 'au Purgatoire', en: 'into Purgatory' },
  livre: { fr: 'dans le Livre Sacré, que l’on mélange', en: 'into the Sacred Book, which is shuffled' },
  top: { fr: 'sur le Livre Sacré', en: 'on top of the Sacred Book' },
  bottom: { fr: 'sous le Livre Sacré', en: 'at the bottom of the Sacred Book' },
} as const;

const TO: Readonly<Record<keyof typeof ZONES, Zone>> = {
  hand: 'hand',
  yourHand: 'hand',
  limbes: 'limbes',
  purgatoire: 'purgatoire',
  livre: 'livre',
  top: 'livre',
  bottom: 'livre',
};

/** In the order named: the last put on top lies uppermost, the last put below lowest. */
export const returnTo = word<SevenFallen>()({
  takes: { what: pieces, to: oneOf(ZONES, 'a zone') },
  leaves: 'what',
  can: (t, _, { what }) => what.every((piece) => mayGo(t, pieceAt(t, piece))),
  run: (t, c, { what, to }) => {
    for (const n of what) {
      const piece = pieceAt(t, n);
      if (piece >= 0 && goTo(t, piece, to)) note(c, [piece]);
    }
    return undefined;
  },
  text: (say, { what, to }) => say.object('mettez|met|mettre', 'put|puts', what, to),
});

function mayGo(t: SevenFallen, piece: Piece): boolean {
  return piece >= 0 && (inPlay(t, piece) !== undefined || zoneOf(t, piece) !== null);
}

function goTo(t: SevenFallen, piece: Piece, where: keyof typeof ZONES): boolean {
  const to = TO[where];
  const card = inPlay(t, piece);
  const { type } = faceOf(t, piece);
  const from = zoneOf(t, piece);
  if (!card && from === null) return false;
  const isEden = type === 'divinite' || type === 'temple' || type === 'archange';
  if (isEden && to !== 'limbes') return false;
  if (type === 'divinite') return false;
  // Adorateurs have no place among the pages of a Livre Sacré or hand (SF-DECK-5).
  if (type === 'adorateur' && (to === 'livre' || to === 'hand')) return false;
  // SF-KW-TENEBRES-2.
  if (from === 'pandemonium' && to === 'purgatoire' && faceOf(t, piece).keywords.tenebres) return false;
  const wasHidden = from === 'livre' || from === 'hand' || from === 'registre' || card?.place === 'secret';
  const owner = ownerOf(t, piece);
  const about = { seat: owner, ...shown(t, piece), rule: 'SF-GOAL-4' } as const;
  const told: SFEvent =
    to === 'limbes' ? { event: 'toLimbes', ...about } : { event: 'returned', to, ...about };
  if (card) leave(t, card, to);
  else move(t, piece, from!, to);
  // It has ceased to exist (R-SF-100).
  if (isToken(t, piece)) return true;
  place(t, piece, where);
  const isOpen = to === 'limbes' || to === 'purgatoire';
  t.told?.push(wasHidden && !isOpen ? { ...told, only: [owner] } : told);
  return true;
}

/** Where in the Livre Sacré; whoever puts a page there knows its place until it is shuffled (SF-HID-10). */
function place(t: SevenFallen, piece: Piece, where: keyof typeof ZONES): void {
  const owner = ownerOf(t, piece);
  const { livre } = t.sides[owner]!;
  if (where === 'livre') shufflePile(t, owner, 'livre');
  if (where === 'bottom' && livre[livre.length - 1] === piece) livre.unshift(livre.pop()!);
  if (where === 'top' || where === 'bottom') rememberPlace(t, piece);
}
