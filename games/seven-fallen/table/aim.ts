/** What one plays for: to make the other Divinité Mortelle, then make its last Plume fall (SF-GOAL). */
import type { Language, Seat } from '@tablee/kernel';
import type { Aim } from '@tablee/ui';
import type { Seen } from '../seen.ts';

export function aim({ table, seat }: Seen, language: Language): Aim {
  const fr = language === 'fr';
  const foe = table.sides[(1 - (seat ?? 0)) as Seat]!;
  const says = fr
    ? 'Réduire la Force Vitale de la Divinité adverse à 0, puis faire tomber sa dernière Plume'
    : 'Bring the other Divinity’s Vital Force down to 0, then make its last Feather fall';
  if (foe.mortelle)
    return {
      says,
      counts: fr ? 'Plumes à faire tomber' : 'Feathers to fell',
      short: fr ? 'Plumes' : 'Feathers',
      far: `${foe.plumes}`,
    };
  return { says, counts: fr ? 'FV adverse' : 'Their FV', short: 'FV', far: `${foe.fv}` };
}
