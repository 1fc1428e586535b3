/** Numbers and conditions that are about a player or the game rather than a card (SF-DATA-17, SF-DATA-21). */
import type { Seat } from '@tablee/kernel';
import type { GameCondition, GameValue } from '@tablee/kernel/effect';
import { countAdorateurs, ecOf, opponent } from '../rules/table.ts';
import type { SevenFallen } from '../types.ts';

type Value = GameValue<SevenFallen>;
type Condition = GameCondition<SevenFallen>;

/** A number of yours, and the same of your opponent's. */
function pair(
  name: string,
  of: (t: SevenFallen, seat: Seat) => number,
  fr: readonly [yours: string, theirs: string],
  en: readonly [yours: string, theirs: string],
  gender: 'm' | 'f' = 'm',
): Record<string, Value> {
  const agrees = { gender, many: false };
  return {
    [name]: { of: (t, c) => of(t, c.you), reads: { fr: fr[0], en: en[0] }, agrees },
    [`their${name[0]!.toUpperCase()}${name.slice(1)}`]: {
      of: (t, c) => of(t, opponent(c.you)),
      reads: { fr: fr[1], en: en[1] },
      agrees,
    },
  };
}

export const VALUES: Readonly<Record<string, Value>> = {
  ...pair('ecAvailable', ecOf, ['votre EC', 'l’EC adverse'], ['your EC', 'your opponent’s EC'], 'f'),
  ...pair(
    'adorateurs',
    countAdorateurs,
    ['le nombre de vos Adorateurs', 'le nombre d’Adorateurs adverses'],
    ['the number of your Worshippers', 'the number of opposing Worshippers'],
  ),
  ...pair(
    'handSize',
    (t, seat) => t.sides[seat]!.hand.length,
    ['le nombre de pages dans votre main', 'le nombre de pages dans la main adverse'],
    ['the number of pages in your hand', 'the number of pages in your opponent’s hand'],
  ),
  ...pair(
    'registreSize',
    (t, seat) => t.sides[seat]!.registre.length,
    ['le nombre d’Adorateurs dans votre Registre', 'le nombre d’Adorateurs dans le Registre adverse'],
    ['the number of Worshippers in your Register', 'the number of Worshippers in your opponent’s Register'],
  ),
  ...pair(
    'livreSize',
    (t, seat) => t.sides[seat]!.livre.length,
    ['le nombre de pages de votre Livre Sacré', 'le nombre de pages du Livre Sacré adverse'],
    ['the number of pages in your Sacred Book', 'the number of pages in your opponent’s Sacred Book'],
  ),
  ...pair(
    'diviniteFv',
    (t, seat) => t.sides[seat]!.fv,
    ['la FV de votre Divinité', 'la FV de la Divinité adverse'],
    ['your Divinity’s Vital Force', 'your opponent’s Divinity’s Vital Force'],
    'f',
  ),
  ...pair(
    'plumes',
    (t, seat) => t.sides[seat]!.plumes,
    ['le nombre de vos Plumes', 'le nombre de Plumes adverses'],
    ['the number of your Feathers', 'the number of your opponent’s Feathers'],
  ),
  ...pair(
    'secrets',
    (t, seat) => t.sides[seat]!.cards.filter(({ place }) => place === 'secret').length,
    ['le nombre de vos pages en Secret', 'le nombre de pages adverses en Secret'],
    ['the number of your pages in Secret', 'the number of opposing pages in Secret'],
  ),
};

/** `unless`: how its contrary reads. */
function condition(
  holds: Condition['holds'],
  reads: readonly [fr: string, en: string],
  unless: readonly [fr: string, en: string],
): Condition {
  return { holds, reads: { fr: reads[0], en: reads[1] }, unless: { fr: unless[0], en: unless[1] } };
}

export const CONDITIONS: Readonly<Record<string, Condition>> = {
  yourTurn: condition(
    (t, c) => t.active === c.you,
    ['c’est votre tour', 'it is your turn'],
    ['ce n’est pas votre tour', 'it is not your turn'],
  ),
  theirTurn: condition(
    (t, c) => t.active !== c.you,
    ['c’est le tour adverse', 'it is your opponent’s turn'],
    ['ce n’est pas le tour adverse', 'it is not your opponent’s turn'],
  ),
  attackPhase: condition(
    (t) => t.attack !== null,
    ['une Phase d’attaque est en cours', 'an attack phase is under way'],
    ['aucune Phase d’attaque n’est en cours', 'no attack phase is under way'],
  ),
  attackUsed: condition(
    (t) => t.attackUsed,
    ['une Phase d’attaque a eu lieu ce tour-ci', 'there was an attack phase this turn'],
    ['aucune Phase d’attaque n’a eu lieu ce tour-ci', 'there was no attack phase this turn'],
  ),
  aurorePhase: condition(
    (t) => t.phase === 'aurore',
    ['c’est l’Aurore divine', 'it is Divine Dawn'],
    ['ce n’est pas l’Aurore divine', 'it is not Divine Dawn'],
  ),
  parolePhase: condition(
    (t) => t.phase === 'parole',
    ['c’est la Parole divine', 'it is Divine Word'],
    ['ce n’est pas la Parole divine', 'it is not Divine Word'],
  ),
  nuitPhase: condition(
    (t) => t.phase === 'nuit',
    ['c’est la Nuit divine', 'it is Divine Night'],
    ['ce n’est pas la Nuit divine', 'it is not Divine Night'],
  ),
  pileOpen: condition(
    (t) => t.pile.length > 0,
    ['la Pile n’est pas vide', 'the Stack is not empty'],
    ['la Pile est vide', 'the Stack is empty'],
  ),
  yourDiviniteMortelle: condition(
    (t, c) => t.sides[c.you]!.mortelle,
    ['votre Divinité est Mortelle', 'your Divinity is Mortal'],
    ['votre Divinité n’est pas Mortelle', 'your Divinity is not Mortal'],
  ),
  theirDiviniteMortelle: condition(
    (t, c) => t.sides[opponent(c.you)]!.mortelle,
    ['la Divinité adverse est Mortelle', 'your opponent’s Divinity is Mortal'],
    ['la Divinité adverse n’est pas Mortelle', 'your opponent’s Divinity is not Mortal'],
  ),
};
