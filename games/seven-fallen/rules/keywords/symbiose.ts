/** Symbiose: +1 ATQ for each other card with Symbiose that its controller has in play (SF-KW-SYMBIOSE-1, -2; R-SF-80). */

import { KW } from '../../content/keywords.ts';
import type { InPlay, SevenFallen } from '../../types.ts';
import { has } from '../keyword.ts';
import { faceOf, isAngeOrArchange } from '../table.ts';

/** Face-up cards on the CDB, in Adoration and Le Divin count; pages en Secret have no keyword. */
export function symbioseOf(t: SevenFallen, card: InPlay): number {
  if (!mayHave(t, card) || !isAngeOrArchange(t, card) || !has(t, card, 'symbiose')) return 0;
  let others = 0;
  for (const other of t.sides[card.seat]!.cards) if (other !== card && has(t, other, 'symbiose')) others++;
  return others;
}

/** Printed, lent or given: most cards need not be looked at twice. */
function mayHave(t: SevenFallen, card: InPlay): boolean {
  return faceOf(t, card.piece).kw[KW.symbiose]! > 0 || card.gear > 0 || t.content.changeable[KW.symbiose]!;
}
