import type { RuleId, Text } from '../../../index.ts';

type Given = Readonly<Record<string, string | number>>;

/** Why a card or creature can't act now, by the rule that forbids it. */
export const REFUSALS: Readonly<Record<RuleId, (card: string, given: Given) => Text>> = {
  'DU-CAST-1': (card) => ({
    fr: `${card} est lente : jouez-la de jour, la pile vide.`,
    en: `${card} is slow: play it by day, with an empty stack.`,
  }),
  'DU-CAST-4': (card, { target }) => ({
    fr: `${card} n’a aucune cible : il faut ${target === 'spell' ? 'une carte sur la pile' : 'une créature en jeu'}.`,
    en: `${card} has no target: it needs ${target === 'spell' ? 'a card on the stack' : 'a creature in play'}.`,
  }),
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
