/** Bound pairs: a Golem on its Ange (SF-PAIR). */
import { changed, raise } from '@tablee/kernel/effect';
import { type InPlay, NO_PIECE, type SevenFallen } from '../types.ts';
import { faceOf, inPlay, shown } from './table.ts';

/**
 * The Golem goes to the Ange's line and keeps its own damage and markers (SF-PAIR-3, R-SF-29, R-SF-30). Only Anges
 * without a Golem are available, so no Ange ever has two, and an Archange none (SF-PAIR-8, -10; SF-ARCH-11).
 */
export function bind(t: SevenFallen, golem: InPlay, ange: InPlay): void {
  golem.bond = ange.piece;
  ange.bond = golem.piece;
  golem.place = ange.place;
  golem.inclined = ange.inclined;
  changed(t);
  const { seat, piece } = golem;
  raise(t, 'bound', { piece: ange.piece, other: piece });
  t.told?.push({ event: 'bound', seat, ...shown(t, piece), with: shown(t, ange.piece), rule: 'SF-PAIR-3' });
}

/** A pair is split by an effect: both halves stay where they are. False where there is none (SF-PAIR-4). */
export function unbind(t: SevenFallen, card: InPlay): boolean {
  const { type } = faceOf(t, card.piece);
  const partner = card.bond === NO_PIECE ? undefined : inPlay(t, card.bond);
  if (!partner || (type !== 'ange' && type !== 'golem')) return false;
  card.bond = NO_PIECE;
  partner.bond = NO_PIECE;
  changed(t);
  const [ange, golem] = type === 'ange' ? [card, partner] : [partner, card];
  raise(t, 'unbound', { piece: ange.piece, other: golem.piece });
  t.told?.push({ event: 'unbound', seat: golem.seat, ...shown(t, golem.piece), rule: 'SF-PAIR-4' });
  return true;
}
