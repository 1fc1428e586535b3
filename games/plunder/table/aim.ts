/** What one plays for: two treasures brought home (SDP-GOAL-2). */
import type { Language, View } from '@tablee/kernel';
import type { Aim } from '@tablee/ui';
import { TREASURES_TO_WIN } from '../rules/tres.ts';
import type { PlunderView } from '../types.ts';

export function aim({ table, seat }: View<PlunderView>, language: Language): Aim {
  const team = seat === null ? -1 : (table.teamOf[seat] ?? -1);
  // Whoever looks on sees how close somebody is.
  const home = team === -1 ? Math.max(0, ...table.secured) : table.secured[team]!;
  return {
    says:
      language === 'fr'
        ? `Rapporter ${TREASURES_TO_WIN} trésors dans sa zone d’arrivée avant les autres`
        : `Bring ${TREASURES_TO_WIN} treasures home to one’s arrival zone before the others`,
    counts: language === 'fr' ? 'Trésors rapportés' : 'Treasures home',
    short: language === 'fr' ? 'Trésors' : 'Treasures',
    far: `${home}/${TREASURES_TO_WIN}`,
  };
}
