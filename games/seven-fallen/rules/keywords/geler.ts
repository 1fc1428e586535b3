/** Geler: on entry, may freeze an Ange until its controller's next Nuit divine (SF-KW-GELER). */
import { changed } from '@tablee/kernel/effect';
import type { InPlay, SevenFallen } from '../../types.ts';
import { golemOf, isAnge, isOnCdb, shown } from '../table.ts';
import type { PileEffect } from '../triggers.ts';

export const geler: PileEffect = {
  optional: true,
  /** Either player's; no Archange, no Golem (SF-KW-GELER-1, -7). */
  targets: (t, _, card) => isOnCdb(card) && isAnge(t, card),
  resolve: (t, _, target) => {
    freeze(t, target!);
    return 'after';
  },
};

/** An inclined one is not frozen at all (SF-KW-GELER-5, R-SF-71). The pair inclines together (SF-PAIR-12). */
export function freeze(t: SevenFallen, ange: InPlay): void {
  if (ange.inclined) return;
  ange.frozen = true;
  ange.inclined = true;
  const golem = golemOf(t, ange);
  if (golem) golem.inclined = true;
  changed(t);
  t.told?.push({ event: 'frozen', seat: ange.seat, ...shown(t, ange.piece), rule: 'SF-KW-GELER-1' });
}

/** The active player's frozen Anges, at the end of the Nuit divine (SF-KW-GELER-3, R-SF-75). */
export function thaw(t: SevenFallen): void {
  for (const card of t.sides[t.active]!.cards) {
    if (!card.frozen) continue;
    card.frozen = false;
    card.inclined = false;
    const golem = golemOf(t, card);
    if (golem) golem.inclined = false;
    t.told?.push({ event: 'thawed', seat: card.seat, ...shown(t, card.piece), rule: 'SF-KW-GELER-3' });
  }
}
