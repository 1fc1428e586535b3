/** What may happen in a duel: listened for, remembered, and replaced where it says what it does. */
import type { Happening } from '../../../effect/index.ts';
import { bury } from '../rules/creature.ts';
import { hurt } from '../rules/table.ts';
import type { Duel, Piece } from '../types.ts';

export const happenings: Readonly<Record<string, Happening<Duel>>> = {
  dawn: { facts: {}, reads: { fr: 'à l’aube', en: 'at dawn' } },
  dusk: { facts: {}, reads: { fr: 'à la fin du tour', en: 'at the end of the turn' } },
  arrived: {
    facts: { piece: 'piece' },
    reads: { fr: '{arrive|arrivent} en jeu', en: '{arrives|arrive}' },
    past: { fr: '{est arrivé|sont arrivé}{e}{s}', en: 'arrived' },
  },
  played: {
    facts: { piece: 'piece', by: 'seat', paid: 'number' },
    reads: { fr: '{est|sont} joué{e}{s}', en: '{is|are} played' },
    past: { fr: '{a|ont} été joué{e}{s}', en: '{was|were} played' },
    last: {
      fr: 'pour la dernière carte que vous avez jouée ce tour-ci',
      en: 'for the last card you played this turn',
    },
  },
  died: {
    facts: { piece: 'piece', combat: 'flag' },
    heardFirst: true,
    does: (t, facts) => {
      bury(t, facts.piece as Piece);
      return undefined;
    },
    reads: { fr: '{meurt|meurent}', en: '{dies|die}' },
    would: { fr: '{devait|devaient} mourir', en: 'would die' },
    manner: { combat: { fr: 'en combat', en: 'in combat' } },
    past: { fr: '{est|sont} mort{e}{s}', en: 'died' },
  },
  hurt: {
    facts: { piece: 'piece', amount: 'number', cause: 'piece', combat: 'flag' },
    does: (t, facts) => {
      hurt(t, facts);
      // Nothing is heard of a blow that hurts nobody.
      return (facts.amount as number) > 0 ? undefined : [];
    },
    sure: (facts) => facts.sure === 1,
    reads: { fr: '{subit|subissent} des dégâts', en: '{takes|take} damage' },
    would: { fr: '{devait|devaient} subir des dégâts', en: 'would take damage' },
    manner: { combat: { fr: 'en combat', en: 'in combat' } },
    past: { fr: '{a|ont} subi des dégâts', en: 'took damage' },
  },
  seized: {
    facts: { piece: 'piece', by: 'seat' },
    reads: { fr: '{change|changent} de mage', en: '{changes|change} mages' },
  },
  healed: {
    facts: { piece: 'piece', by: 'seat', amount: 'number' },
    reads: { fr: '{est|sont} soigné{e}{s}', en: '{is|are} healed' },
    past: { fr: '{a|ont} été soigné{e}{s}', en: '{was|were} healed' },
  },
};
