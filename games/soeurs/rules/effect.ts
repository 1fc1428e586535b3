/** The words that cards, Places, traps and treasures are written in: what each may be given, does, and reads like. */
import { below, call, type Language, type Next, plural, roll } from '@tablee/kernel';
import {
  amountOf,
  type Condition,
  type Context,
  effectLocals,
  effectSchemas,
  type Named,
  performing,
  type Sayer,
  type Value,
  type Vocabulary,
  type Word,
} from '@tablee/kernel/effect';
import { type ZodType, z } from 'zod';
import type { Soeurs } from '../types.ts';
import { discardFromHand, drawUpTo } from './card.ts';
import { PLAYER } from './end.ts';
import { heal, loseHealth } from './hp.ts';
import { changeMana, gainDefence } from './mana.ts';
import { embolden, strike, strikeAll, weaken } from './play.ts';
import { gainPotion } from './potion.ts';
import { chooseAdvanced, discardCards, pickCard } from './treasure.ts';
import { gainXp, loseXp } from './xp.ts';

interface Amount {
  readonly amount: Value;
}
interface Count {
  readonly cards: number;
}

const count = (most: number) => z.int().min(1).max(most);
/** A whole number from 1, or a value word of the language. */
const amount: ZodType<Value> = z.unknown().transform((input, context) => {
  const schema = typeof input === 'number' ? count(20) : effectSchemas(vocabulary).value;
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) context.addIssue(issue as never);
  return z.NEVER;
}) as unknown as ZodType<Value>;
const amountOnly = z.strictObject({ amount }) as ZodType<Amount>;
const cardsOnly = z.strictObject({ cards: count(5) }) as ZodType<Count>;

const say = (language: Language, fr: string, en: string): string => (language === 'fr' ? fr : en);
const points = (given: Amount, speaker: Sayer): string => speaker.value(given.amount);
const damagePoints = (value: Value, language: Language, speaker: Sayer): string => {
  const number = speaker.value(value);
  const one = value === 1;
  return say(language, `${number} ${one ? 'dégât' : 'dégâts'}`, `${number} damage`);
};
const cardsText = (cards: number, language: Language): string =>
  `${cards} ${plural(language, cards, say(language, 'carte', 'card'), say(language, 'cartes', 'cards'))}`;

function word<A>(of: Word<Soeurs, A>): Word<Soeurs> {
  return of as unknown as Word<Soeurs>;
}

const size = (t: Soeurs, context: Context, given: Amount): number => {
  const value = given.amount;
  return typeof value === 'number' ? value : Math.max(0, amountOf(vocabulary, t, context, value));
};

const WORDS: Record<string, Word<Soeurs>> = {
  /** Plain damage: all of it on one enemy (SA-MISC-7). */
  damage: word<Amount>({
    arguments: amountOnly,
    run: (t, c, given) => strike(t, size(t, c, given), 1),
    text: (given, language, speaker) =>
      say(
        language,
        `infligez ${damagePoints(given.amount, language, speaker)} à un ennemi`,
        `deal ${damagePoints(given.amount, language, speaker)} to one enemy`,
      ),
  }),
  /** DxN: N packets of D damage (SA-MISC-6). */
  packets: word<Amount & { readonly times: number }>({
    arguments: z.strictObject({ amount, times: z.int().min(2).max(8) }) as ZodType<
      Amount & { times: number }
    >,
    run: (t, c, given) => strike(t, size(t, c, given), given.times),
    text: (given, language, speaker) => {
      const product = `${points(given, speaker)}x${given.times}`;
      return say(
        language,
        `infligez ${product} dégâts, répartis comme vous voulez`,
        `deal ${product} damage, split as you like`,
      );
    },
  }),
  /** Every enemy in play, Caché or not (R-SA-71). */
  damageAll: word<Amount>({
    arguments: amountOnly,
    run: (t, c, given) => strikeAll(t, size(t, c, given)),
    text: (given, language, speaker) =>
      say(
        language,
        `infligez ${damagePoints(given.amount, language, speaker)} à chaque ennemi`,
        `deal ${damagePoints(given.amount, language, speaker)} to each enemy`,
      ),
  }),
  defence: word<Amount>({
    arguments: amountOnly,
    run: (t, c, given) => {
      gainDefence(t, size(t, c, given));
      return undefined;
    },
    text: (given, language, speaker) =>
      say(
        language,
        `gagnez ${speaker.value(given.amount)} de Défense`,
        `gain ${speaker.value(given.amount)} Defence`,
      ),
  }),
  heal: word<Amount>({
    arguments: amountOnly,
    run: (t, c, given) => {
      heal(t, size(t, c, given), 'SA-HP-3');
      return undefined;
    },
    text: (given, language, speaker) =>
      say(language, `regagnez ${speaker.value(given.amount)} PS`, `regain ${speaker.value(given.amount)} HP`),
  }),
  draw: word<Count>({
    arguments: cardsOnly,
    run: (t, _, given) => {
      drawUpTo(t, given.cards, 'R-SA-32');
      return undefined;
    },
    text: (given, language) =>
      say(
        language,
        `piochez ${cardsText(given.cards, language)}`,
        `draw ${cardsText(given.cards, language)}`,
      ),
  }),
  mana: word<Amount>({
    arguments: amountOnly,
    run: (t, c, given) => {
      changeMana(t, size(t, c, given), 'R-SA-36');
      return undefined;
    },
    text: (given, language, speaker) =>
      say(language, `gagnez ${speaker.value(given.amount)} Mana`, `gain ${speaker.value(given.amount)} Mana`),
  }),
  weaken: word<Amount>({
    arguments: amountOnly,
    run: (t, c, given) => weaken(t, size(t, c, given)),
    text: (given, language, speaker) =>
      say(
        language,
        `réduisez de ${speaker.value(given.amount)} l’Attaque d’un ennemi pour ce round`,
        `lower one enemy’s Attack by ${speaker.value(given.amount)} this round`,
      ),
  }),
  /** Every enemy in play, until the combat ends. */
  embolden: word<Amount>({
    arguments: amountOnly,
    run: (t, c, given) => {
      embolden(t, size(t, c, given));
      return undefined;
    },
    text: (given, language, speaker) =>
      say(
        language,
        `les ennemis restants gagnent +${speaker.value(given.amount)} en Attaque`,
        `the enemies left gain +${speaker.value(given.amount)} Attack`,
      ),
  }),
  xp: word<Amount>({
    arguments: amountOnly,
    run: (t, c, given) => {
      gainXp(t, size(t, c, given), 'SA-COMP-10');
      return undefined;
    },
    text: (given, language, speaker) =>
      say(language, `gagnez ${speaker.value(given.amount)} XP`, `gain ${speaker.value(given.amount)} XP`),
  }),
  /** A card's own price in health; it may be lethal (R-SA-52). */
  payHealth: word<Amount>({
    arguments: amountOnly,
    run: (t, c, given) => {
      loseHealth(t, size(t, c, given), 'card', 'R-SA-52');
      return t.result === null ? undefined : 'next';
    },
    text: (given, language, speaker) =>
      say(language, `payez ${speaker.value(given.amount)} PS`, `pay ${speaker.value(given.amount)} HP`),
  }),
  /** Damage of a trap or a Place: Defence does nothing against it (R-SA-18, R-SA-47). */
  loseHealth: word<Amount>({
    arguments: amountOnly,
    run: (t, c, given) => {
      const why = t.place >= 0 ? 'place' : 'trap';
      loseHealth(t, size(t, c, given), why, why === 'place' ? 'R-SA-47' : 'R-SA-18');
      return t.result === null ? undefined : 'next';
    },
    text: (given, language, speaker) =>
      say(language, `perdez ${speaker.value(given.amount)} PS`, `lose ${speaker.value(given.amount)} HP`),
  }),
  /** A smaller hand discards what it has (R-SA-19). */
  discardChosen: word<Count>({
    arguments: cardsOnly,
    run: (t, _, given) =>
      t.hand.length === 0 ? undefined : call(discardCards, { cards: given.cards }, 'next'),
    text: (given, language) =>
      say(
        language,
        `défaussez ${cardsText(given.cards, language)} de votre choix`,
        `discard ${cardsText(given.cards, language)} of your choice`,
      ),
  }),
  discardRandom: word<Count>({
    arguments: cardsOnly,
    run: (t, _, given) => {
      for (let i = 0; i < given.cards && t.hand.length > 0; i++) {
        discardFromHand(t, t.hand[below(t, t.hand.length)]!, 'effect', 'R-SA-19');
      }
      return undefined;
    },
    text: (given, language) =>
      say(
        language,
        `défaussez ${cardsText(given.cards, language)} au hasard`,
        `discard ${cardsText(given.cards, language)} at random`,
      ),
  }),
  loseXp: word<Amount>({
    arguments: amountOnly,
    run: (t, c, given) => {
      loseXp(t, size(t, c, given), 'R-SA-19');
      return undefined;
    },
    text: (given, language, speaker) =>
      say(language, `perdez ${speaker.value(given.amount)} XP`, `lose ${speaker.value(given.amount)} XP`),
  }),
  losePotion: word<{ readonly potions: number }>({
    arguments: z.strictObject({ potions: count(3) }),
    run: (t, _, given) => {
      const lost = Math.min(given.potions, t.potions);
      t.potions -= lost;
      if (lost > 0) t.told?.push({ event: 'potionLost', rule: 'R-SA-19', now: t.potions });
      return undefined;
    },
    text: ({ potions }, language) =>
      say(
        language,
        `perdez ${potions} potion${potions > 1 ? 's' : ''}`,
        `lose ${potions} potion${potions > 1 ? 's' : ''}`,
      ),
  }),
  nothing: word<object>({
    arguments: z.strictObject({}),
    run: (t) => {
      t.told?.push({ event: 'nothingHappened', rule: 'SA-TRAP-3' });
      return undefined;
    },
    text: (_, language) => say(language, 'rien ne se passe', 'nothing happens'),
  }),
  potion: word<{ readonly potions: number }>({
    arguments: z.strictObject({ potions: count(3) }),
    run: (t, _, given) => {
      for (let i = 0; i < given.potions; i++) gainPotion(t);
      return undefined;
    },
    text: ({ potions }, language) =>
      say(
        language,
        `gagnez ${potions} potion${potions > 1 ? 's' : ''}`,
        `gain ${potions} potion${potions > 1 ? 's' : ''}`,
      ),
  }),
  pickFromDeck: word<{ readonly raised?: true }>({
    arguments: z.strictObject({ raised: z.literal(true).optional() }) as ZodType<{ raised?: true }>,
    run: (_, __, given) => call(pickCard, { from: 'deck', raised: given.raised === true }, 'next'),
    text: ({ raised }, language) =>
      raised
        ? say(
            language,
            'prenez une carte de votre choix dans la pioche Action, améliorée gratuitement, puis mélangez la pioche',
            'take one card of your choice from the Action deck, raised for free, then shuffle the deck',
          )
        : say(
            language,
            'prenez une carte de votre choix dans la pioche Action, puis mélangez la pioche',
            'take one card of your choice from the Action deck, then shuffle the deck',
          ),
  }),
  pickFromDiscard: word<object>({
    arguments: z.strictObject({}),
    run: () => call(pickCard, { from: 'discard', raised: false }, 'next'),
    text: (_, language) =>
      say(
        language,
        'prenez une carte de votre choix dans la défausse Action',
        'take one card of your choice from the Action discard pile',
      ),
  }),
  takeAdvanced: word<object>({
    arguments: z.strictObject({}),
    run: (t) =>
      t.advanced[0]!.length + t.advanced[1]!.length === 0 ? undefined : call(chooseAdvanced, {}, 'next'),
    text: (_, language) =>
      say(
        language,
        'prenez gratuitement la première carte d’une pioche Action Avancée',
        'take the top card of an Advanced Action deck for free',
      ),
  }),
};

const named = <R>(of: (t: Soeurs) => R, fr: string, en: string): Named<Soeurs, R> => ({
  of,
  text: (language) => say(language, fr, en),
});

/** In cards, "enemy" includes the Boss and the guardian; a Boss alone is exactly one enemy (R-SA-85). */
const enemiesInPlay = (t: Soeurs): number => t.standing + (t.atBoss ? 1 : 0);

const CONDITIONS: Record<string, Named<Soeurs, boolean>> = {
  oneEnemy: named(
    (t) => enemiesInPlay(t) === 1,
    'il reste exactement un ennemi',
    'exactly one enemy is left',
  ),
  severalEnemies: named(
    (t) => enemiesInPlay(t) > 1,
    'il reste plusieurs ennemis',
    'several enemies are left',
  ),
  defenceInPlay: named(
    (t) => t.inPlay.length > 0,
    'une carte de Défense est en jeu',
    'a Defence card is in play',
  ),
  smallHand: named(
    (t) => t.hand.length <= 3,
    'vous avez 3 cartes en main ou moins',
    'your hand has 3 cards or fewer',
  ),
};

const VALUES: Record<string, Named<Soeurs, number>> = {
  health: named((t) => t.health, 'vos PS', 'your HP'),
  handSize: named((t) => t.hand.length, 'les cartes de votre main', 'the cards in your hand'),
  mana: named((t) => t.mana, 'votre Mana', 'your Mana'),
  defence: named((t) => t.defence, 'votre Défense', 'your Defence'),
  enemies: named(enemiesInPlay, 'le nombre d’ennemis', 'the number of enemies'),
  round: named((t) => t.round, 'le round', 'the round'),
  xp: named((t) => t.xp, 'vos XP', 'your XP'),
  potions: named((t) => t.potions, 'vos potions', 'your potions'),
  /** Rolled when the line is carried out, after payment (R-SA-62). */
  die: named(
    (t) => {
      const die = roll(t, 6);
      t.told?.push({ event: 'diceRolled', rule: 'R-SA-62', what: 'damage', dice: [die] });
      return die;
    },
    'un dé',
    'one die',
  ),
};

export const vocabulary: Vocabulary<Soeurs> = {
  words: WORDS,
  conditions: CONDITIONS,
  values: VALUES,
  groups: {
    enemies: named(
      (t) => t.foes.map((_, slot) => slot).filter((slot) => t.foes[slot]! >= 0),
      'ennemi en jeu',
      'enemy in play',
    ),
  },
};

export type { Condition };

/** Carries out lines one after another; a choice inside a trap or a treasure is the player's (R-SA-39). */
export const perform = performing(vocabulary, 'SA-TRAP-3');

/** Words that may ask for a target or a card. */
const ASKING: ReadonlySet<string> = new Set([
  'damage',
  'packets',
  'damageAll',
  'weaken',
  'discardChosen',
  'pickFromDeck',
  'pickFromDiscard',
  'takeAdvanced',
]);

/**
 * A card's lines, then on at `then`. The fast way: plain words are carried out on the spot, and only what asks something, or
 * is more than a word, becomes a frame of `perform`, with which this must agree.
 */
export function carryOut<Step extends string>(
  t: Soeurs,
  block: number,
  source: number,
  then: Step,
): Next<Step> {
  const sentences = t.content.scripts.blocks[block]!;
  for (let i = 0; i < sentences.length; i++) {
    const sentence = sentences[i]!;
    const last = i === sentences.length - 1;
    if (
      sentence.kind !== 'word' ||
      sentence.effect.when !== undefined ||
      (!last && ASKING.has(sentence.effect.do))
    ) {
      const locals = effectLocals(block, PLAYER, source);
      locals.inside[0]!.next = i;
      return call(perform, locals, then);
    }
    const next = WORDS[sentence.effect.do]!.run(t, CARD, sentence.effect);
    if (t.result !== null) return then;
    if (typeof next === 'object' && 'frame' in next) return { then, frame: next.frame };
  }
  return then;
}
const CARD: Context = { by: PLAYER, source: -1, it: -1, did: {} };
