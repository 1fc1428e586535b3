import { call } from '@tablee/kernel';
import { oneOf, word } from '@tablee/kernel/effect';
import { attacking, couldAttack, attack as fight, MODS_DICE, MODS_THRESHOLD } from '../../rules/combat.ts';
import type { Endure, Who } from '../../types.ts';

/** An attack with one of its own weapons: as it is, with *Weapon Mods* (R-ES-76), or to *Suppress* (R-ES-97). */
export const attack = word<Endure>()({
  takes: {
    how: oneOf({
      plain: { fr: 'faites une attaque sans dépenser d’action', en: 'make an attack at no action' },
      mods: {
        fr: `faites une attaque avec ${MODS_DICE} dés de plus et un seuil de réussite plus haut de ${MODS_THRESHOLD}`,
        en: `make an attack with ${MODS_DICE} more dice and a threshold ${MODS_THRESHOLD} higher`,
      },
      suppress: {
        fr: 'faites une attaque avec une arme à distance ; chaque réussite sonne un ennemi standard de la zone visée au lieu de lui infliger un dégât',
        en: 'make an attack with a ranged weapon; each success stuns one standard enemy in the target zone instead of dealing damage',
      },
    }),
  },
  run(t, c, { how }) {
    const who = c.source as Who;
    return couldAttack(t, who, how) ? call(fight, attacking(who, how, true), 'next') : undefined;
  },
  text: (say, { how }) => say.in(how),
});
