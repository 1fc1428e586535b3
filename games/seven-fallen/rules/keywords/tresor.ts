/** Trésor: combat damage dealt as an attacker becomes Poseidor (SF-KW-TRESOR). */
import { changed, raise } from '@tablee/kernel/effect';
import type { InPlay, SevenFallen } from '../../types.ts';
import { has } from '../numbers.ts';
import { shown } from '../table.ts';

export function hoards(t: SevenFallen, attacker: InPlay): boolean {
  return has(t, attacker, 'tresor');
}

export function hoard(t: SevenFallen, attacker: InPlay, amount: number): void {
  if (amount <= 0) return;
  attacker.poseidor += amount;
  changed(t);
  const { seat, piece } = attacker;
  raise(t, 'marked', { piece, amount });
  t.told?.push({
    event: 'markersPut',
    seat,
    ...shown(t, piece),
    marker: 'poseidor',
    amount,
    rule: 'SF-KW-TRESOR-1',
  });
}
