/** Flamme: on entry, 1 damage to an Ange that the opponent designates (SF-KW-FLAMME). */
import type { Next, Seat } from '@tablee/kernel';
import type { Entry, InPlay, SevenFallen } from '../../types.ts';
import { deal } from '../dmg.ts';
import { isAnge, isOnCdb, opponent } from '../table.ts';
import type { PileEffect } from '../triggers.ts';

const DAMAGE = 1;

export const flamme: PileEffect = {
  // Mandatory, and no target: the victim is named on resolution (SF-KW-FLAMME-2, -3).
  optional: false,
  resolve: (t, { by }) => (flammeVictims(t, by).length > 0 ? 'victim' : 'after'),
};

/** The opponent's own Anges on the CDB, bound ones too; no Archange, no Golem (SF-KW-FLAMME-3, R-SF-67). */
export function flammeVictims(t: SevenFallen, by: Seat): InPlay[] {
  return t.sides[opponent(by)]!.cards.filter((card) => isOnCdb(card) && isAnge(t, card));
}

export function burn(t: SevenFallen, { piece }: Entry, victim: InPlay): Next<'after'> {
  return deal(t, [{ piece: victim.piece, amount: DAMAGE, cause: piece, combat: 0 }], 'after');
}
