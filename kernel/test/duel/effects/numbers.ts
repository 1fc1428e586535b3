/** The values, conditions and groups that cards speak of. */
import {
  amountOf,
  type Context,
  type EffectSchemas,
  effectSchemas,
  type Named,
  type Sayer,
  type Value,
  type Vocabulary,
} from '../../../effect/index.ts';
import { type Language, plural, type Text } from '../../../index.ts';
import { creaturesOf, opponent, ownerOf } from '../rules/table.ts';
import type { Duel, Piece } from '../types.ts';

const values = {
  life: named({ fr: 'votre vie', en: 'your life' }, (t, { by }) => t.sides[by]!.life),
  foeLife: named(
    { fr: 'la vie adverse', en: 'the enemy’s life' },
    (t, { by }) => t.sides[opponent(by)]!.life,
  ),
  lifeLost: named({ fr: 'la vie perdue', en: 'the life you have lost' }, (t, { by }) =>
    Math.max(0, t.config.life - t.sides[by]!.life),
  ),
  dealt: named({ fr: 'les dégâts infligés', en: 'the damage dealt' }, (_, { did }) => did.dealt ?? 0),
  discarded: named(
    { fr: 'les cartes défaussées', en: 'the cards discarded' },
    (_, { did }) => did.discarded ?? 0,
  ),
};

const conditions = {
  itFell: named({ fr: 'elle succombe', en: 'it falls' }, (_, { did }) => did.fell === 1),
  itIsThis: named({ fr: 'c’est elle-même', en: 'it is this one' }, (_, { it, source }) => it === source),
  itIsYours: named(
    { fr: 'elle est à vous', en: 'it is yours' },
    (t, { it, by }) => ownerOf(t, it as Piece) === by,
  ),
  yourTurn: named({ fr: 'c’est votre tour', en: 'it is your turn' }, (t, { by }) => t.active === by),
  outnumbered: named(
    { fr: 'l’adversaire a plus de créatures', en: 'the enemy has more creatures' },
    (t, { by }) => t.sides[by]!.line.length < t.sides[opponent(by)]!.line.length,
  ),
};

const groups = {
  creatures: named({ fr: 'créature', en: 'creature' }, (t, { by }) => [
    ...creaturesOf(t, by),
    ...creaturesOf(t, opponent(by)),
  ]),
  yourCreatures: named({ fr: 'vos créatures', en: 'your creatures' }, (t, { by }) => creaturesOf(t, by)),
  yourOthers: named({ fr: 'autre créature alliée', en: 'other friendly creature' }, (t, { by, source }) =>
    creaturesOf(t, by).filter((piece) => piece !== source),
  ),
};

/** All of the language but its verbs: what a verb needs to work out its numbers. */
export const numbers: Vocabulary<Duel> = { words: {}, conditions, values, groups };

const schemas: EffectSchemas = effectSchemas(numbers);
/** The schema of an amount. */
export const amount = schemas.value;

/** What the amount comes to now; never less than nothing. */
export function pointsOf(t: Duel, context: Context, value: Value): number {
  return Math.max(0, amountOf(numbers, t, context, value));
}

/** `2 cards`; or, for an amount that must be worked out, `cards equal to …`. */
export function counted(value: Value, language: Language, say: Sayer, one: string, many: string): string {
  if (typeof value === 'number') return `${value} ${plural(language, value, one, many)}`;
  return language === 'fr'
    ? `autant de ${many} que ${say.value(value)}`
    : `${many} equal to ${say.value(value)}`;
}

function named<Result>(text: Text, of: (t: Duel, context: Context) => Result): Named<Duel, Result> {
  return { of, text: (language: Language) => text[language] };
}
