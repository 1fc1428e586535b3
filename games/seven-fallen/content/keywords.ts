/**
 * The 42 keywords (SF-KW). Those with an effect of their own (Ferveur, Nuit divine…) head an ability; the others stand
 * alone on a card, with or without a value.
 */
import type { Text } from '@tablee/kernel';

/** Stand alone on a card. Their place in this list is their place in a face's table. */
export const KEYWORDS = [
  'archerie',
  'assassin',
  'berserk',
  'bourrasque',
  'catalyseur',
  'collateral',
  'damne',
  'doppelganger',
  'egide',
  'esquive',
  'essaim',
  'flamme',
  'fourberie',
  'furtif',
  'gardien',
  'geler',
  'honneur',
  'intervention',
  'invocation',
  'leader',
  'loyaliste',
  'lumiere',
  'mortsubite',
  'pacifiste',
  'phoenix',
  'retrait',
  'symbiose',
  'tempete',
  'tornado',
  'tresor',
  'tenebres',
  'vaillant',
  'valhalla',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Head an ability: when it may be used, or what sets it off. */
export const HEADS = [
  'aurore',
  'derniersouffle',
  'dilemme',
  'ferveur',
  'nuit',
  'parole',
  'phasecombat',
  'purgatoire',
  'sacrifice',
] as const;
export type Head = (typeof HEADS)[number];

/** Keywords that carry a number. */
export const VALUED = [
  'archerie',
  'esquive',
  'essaim',
  'furtif',
  'honneur',
  'invocation',
  'phoenix',
] as const;
export type Valued = (typeof VALUED)[number];
/** Keywords without a number: what a card has. */
export const WORDS: readonly Keyword[] = KEYWORDS.filter(
  (keyword) => !(VALUED as readonly string[]).includes(keyword),
);
/** Two of them do not add up: the best for their controller counts, of a price the lowest (R-SF-55). */
export const BEST: Readonly<Partial<Record<Keyword, 'lowest' | 'highest'>>> = {
  essaim: 'highest',
  furtif: 'lowest',
  invocation: 'lowest',
  phoenix: 'lowest',
};

/** Go on the Pile when their card comes into play. */
export const ENTRY_KEYWORDS = ['assassin', 'catalyseur', 'flamme', 'geler'] as const;

/** The keyword's place in a face's table. */
export const KW = Object.fromEntries(KEYWORDS.map((keyword, n) => [keyword, n])) as Record<Keyword, number>;

export const KEYWORD_NAMES: Readonly<Record<Keyword | Head, Text>> = {
  archerie: { fr: 'Archerie', en: 'Archery' },
  assassin: { fr: 'Assassin', en: 'Assassin' },
  aurore: { fr: 'Aurore divine', en: 'Divine Dawn' },
  berserk: { fr: 'Berserk', en: 'Berserk' },
  bourrasque: { fr: 'Bourrasque', en: 'Gust' },
  catalyseur: { fr: 'Catalyseur', en: 'Catalyst' },
  collateral: { fr: 'Collatéral', en: 'Collateral' },
  damne: { fr: 'Damné', en: 'Damned' },
  derniersouffle: { fr: 'Dernier souffle', en: 'Last Breath' },
  dilemme: { fr: 'Dilemme', en: 'Dilemma' },
  doppelganger: { fr: 'Doppelgänger', en: 'Doppelgänger' },
  egide: { fr: 'Égide', en: 'Aegis' },
  esquive: { fr: 'Esquive', en: 'Dodge' },
  essaim: { fr: 'Essaim', en: 'Swarm' },
  ferveur: { fr: 'Ferveur', en: 'Fervour' },
  flamme: { fr: 'Flamme', en: 'Flame' },
  fourberie: { fr: 'Fourberie', en: 'Treachery' },
  furtif: { fr: 'Furtif', en: 'Stealth' },
  gardien: { fr: 'Gardien', en: 'Guardian' },
  geler: { fr: 'Geler', en: 'Freeze' },
  honneur: { fr: 'Honneur', en: 'Honour' },
  intervention: { fr: 'Intervention divine', en: 'Divine Intervention' },
  invocation: { fr: 'Invocation', en: 'Invocation' },
  leader: { fr: 'Leader', en: 'Leader' },
  loyaliste: { fr: 'Loyaliste', en: 'Loyalist' },
  lumiere: { fr: 'Lumière', en: 'Light' },
  mortsubite: { fr: 'Mort subite', en: 'Sudden Death' },
  nuit: { fr: 'Nuit divine', en: 'Divine Night' },
  pacifiste: { fr: 'Pacifiste', en: 'Pacifist' },
  parole: { fr: 'Parole divine', en: 'Divine Word' },
  phasecombat: { fr: 'Phase de combat', en: 'Combat Phase' },
  phoenix: { fr: 'Phoenix', en: 'Phoenix' },
  purgatoire: { fr: 'Purgatoire', en: 'Purgatory' },
  retrait: { fr: 'Retrait', en: 'Withdrawal' },
  sacrifice: { fr: 'Sacrifice', en: 'Sacrifice' },
  symbiose: { fr: 'Symbiose', en: 'Symbiosis' },
  tempete: { fr: 'Tempête', en: 'Storm' },
  tornado: { fr: 'Tornado', en: 'Tornado' },
  tresor: { fr: 'Trésor', en: 'Treasure' },
  tenebres: { fr: 'Ténèbres', en: 'Darkness' },
  vaillant: { fr: 'Vaillant', en: 'Valiant' },
  valhalla: { fr: 'Valhalla', en: 'Valhalla' },
};
