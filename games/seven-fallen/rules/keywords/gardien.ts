/** Gardien: stays behind, and cannot be put on the LDF by any means (SF-KW-GARDIEN-1, -2). */
import type { InPlay, SevenFallen } from '../../types.ts';
import { has } from '../keyword.ts';
import { isPacifist } from './pacifiste.ts';

/** One that gains Gardien or Pacifiste on the LDF stays there and goes on with its attack (SF-KW-GARDIEN-3, -4; SF-KW-PACIFISTE-5). */
export function mayAdvance(t: SevenFallen, card: InPlay): boolean {
  return !has(t, card, 'gardien') && !isPacifist(t, card);
}
