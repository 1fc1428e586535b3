import type { Hindrance } from '../../../effect/index.ts';
import type { RuleId, Text } from '../../../index.ts';

const HINDRANCES: Readonly<Record<Hindrance, Text>> = {
  limit: { fr: 'déjà utilisée autant que permis', en: 'used as often as it may be' },
  condition: { fr: 'sa condition n’est pas remplie', en: 'its condition does not hold' },
  target: { fr: 'il n’y a pas de cible', en: 'there is no target' },
  cost: { fr: 'vous ne pouvez pas payer', en: 'you can’t pay for it' },
};

type Given = Readonly<Record<string, string | number>>;

/** Why a card or creature can't act now, by the rule that forbids it. */
export const REFUSALS: Readonly<Record<RuleId, (card: string, given: Given) => Text>> = {
  'DU-CAST-1': (card) => ({
    fr: `${card} est lente : jouez-la de jour, la pile vide.`,
    en: `${card} is slow: play it by day, with an empty stack.`,
  }),
  'DU-CAST-4': (card) => ({ fr: `${card} n’a aucune cible.`, en: `${card} has no target.` }),
  'DU-CARD-5': (card, { reason }) => ({
    fr: `${card} : ${HINDRANCES[reason as Hindrance]!.fr}.`,
    en: `${card}: ${HINDRANCES[reason as Hindrance]!.en}.`,
  }),
  'DU-CREA-3': (card) => ({ fr: `${card} ne peut pas attaquer.`, en: `${card} can’t attack.` }),
  'DU-CAST-5': (card, { cost, have }) => ({
    fr: `${card} coûte ${cost}, vous avez ${have}.`,
    en: `${card} costs ${cost}, you have ${have}.`,
  }),
  'DU-ATK-1': (card, { reason }) => ({
    fr: reason === 'tired' ? `${card} est épuisée.` : `${card} vient d’arriver.`,
    en: reason === 'tired' ? `${card} is tired.` : `${card} has only just arrived.`,
  }),
};

export const RESULTS: Readonly<Record<string, Text>> = {
  fell: { fr: 'l’autre mage est tombé', en: 'the other mage fell' },
  'both-fell': { fr: 'les deux mages sont tombés', en: 'both mages fell' },
  'empty-deck': { fr: 'pioche vide', en: 'an empty deck' },
  resigned: { fr: 'abandon', en: 'the other mage gave up' },
  agreed: { fr: 'd’un commun accord', en: 'by agreement' },
};
