/** Furtif (X) and the Secret (SF-KW-FURTIF). */
import { leave as falls, enter as hears, raise } from '@tablee/kernel/effect';
import type { Face } from '../../content/content.ts';
import { KW } from '../../content/keywords.ts';
import type { InPlay, Piece, SevenFallen } from '../../types.ts';
import { noteGoing } from '../source.ts';
import { faceOf, shown } from '../table.ts';
import { detach, lay, leave } from '../zone.ts';

/** Only pages with Furtif (SF-KW-FURTIF-1, R-SF-110). */
export function canHide(face: Face): boolean {
  return face.kw[KW.furtif]! > 0;
}

/** Face down, without any entry effect; the other player learns only that there is one more (SF-KW-FURTIF-4, SF-HID-5). */
export function hide(t: SevenFallen, seat: InPlay['seat'], piece: Piece): void {
  lay(t, seat, piece, 'secret', 'secret');
  t.told?.push({ event: 'hidInSecret', seat, rule: 'SF-KW-FURTIF-4' });
}

/** A page in play goes en Secret and forgets everything; its Golem stays behind (SF-KW-FURTIF-15, R-SF-110). */
export function hideFromPlay(t: SevenFallen, card: InPlay): void {
  if (!canHide(faceOf(t, card.piece))) return;
  const { seat, piece } = card;
  noteGoing(t, piece);
  detach(t, card);
  falls(t, piece, 'play');
  t.sides[seat]!.cards.splice(t.sides[seat]!.cards.indexOf(card), 1);
  hide(t, seat, piece);
}

/** Exit 1: an Ange goes to the AG without having arrived, a Miracle ends in the Purgatoire (SF-KW-FURTIF-9, -10). */
export function uncover(t: SevenFallen, card: InPlay): void {
  turnUp(t, card, 'SF-KW-FURTIF-7');
  if (faceOf(t, card.piece).type === 'miracle') leave(t, card, 'purgatoire');
  else {
    card.place = 'ag';
    hears(t, card.piece, 'play');
  }
  raise(t, 'leftSecret', { piece: card.piece, by: card.seat });
}

/** Exit 2, by an attack: an Ange stays on the LDF as défenseur, a Miracle cancels it (SF-KW-FURTIF-11 to -13). */
export function uncoverByAttack(t: SevenFallen, card: InPlay): 'defends' | 'cancels' {
  turnUp(t, card, 'SF-KW-FURTIF-11');
  const isMiracle = faceOf(t, card.piece).type === 'miracle';
  if (isMiracle) leave(t, card, 'purgatoire');
  else {
    card.place = 'ldf';
    hears(t, card.piece, 'play');
  }
  raise(t, 'uncovered', { piece: card.piece, by: card.seat });
  return isMiracle ? 'cancels' : 'defends';
}

/** SF-KW-FURTIF-14, R-SF-70: half, rounded down, before it is split. */
export function halved(damage: number): number {
  return Math.floor(damage / 2);
}

function turnUp(t: SevenFallen, card: InPlay, rule: string): void {
  t.told?.push({ event: 'uncovered', seat: card.seat, ...shown(t, card.piece), rule });
}
