/** What can be said of the duel's pieces. */
import { z } from 'zod';
import { type Announced, noun, type Property, phrase } from '../../../effect/index.ts';
import type { Frame } from '../../../index.ts';
import { cardOf, creatureAt, falls, isMage, ownerOf } from '../rules/table.ts';
import type { Duel, Piece } from '../types.ts';
import { CREATURE, MAGE, SPELL } from './nouns.ts';

const printed =
  (stat: 'power' | 'guard') =>
  (t: Duel, piece: number): number | undefined => {
    const card = cardOf(t, piece as Piece);
    return card?.kind === 'creature' ? card[stat] : undefined;
  };

export const properties: Readonly<Record<string, Property<Duel>>> = {
  type: {
    type: 'enum',
    of: (t, piece) => (isMage(t, piece) ? 'mage' : (cardOf(t, piece as Piece)?.kind ?? '')),
    values: { creature: phrase.noun(CREATURE), spell: phrase.noun(SPELL), mage: phrase.noun(MAGE) },
  },
  power: {
    type: 'number',
    layered: true,
    of: printed('power'),
    noun: noun('f', 'force', 'forces', 'power', 'power'),
    points: { fr: '{} en force', en: '{} power' },
  },
  guard: {
    type: 'number',
    layered: true,
    of: printed('guard'),
    noun: noun('f', 'garde', 'gardes', 'guard', 'guard'),
    points: { fr: '{} en garde', en: '{} guard' },
  },
  cost: {
    type: 'number',
    layered: true,
    of: (t, piece) => cardOf(t, piece as Piece)?.cost,
    noun: noun('m', 'coût', 'coûts', 'cost', 'costs'),
    changes: {
      add: { fr: '{coûte|coûtent} {} de plus', en: '{costs|cost} {} more' },
      less: { fr: '{coûte|coûtent} {} de moins', en: '{costs|cost} {} less' },
      atLeast: { fr: '{coûte|coûtent} au moins {}', en: '{costs|cost} at least {}' },
    },
  },
  wounded: {
    type: 'flag',
    of: (t, piece) => (creatureAt(t, piece as Piece)?.wounds ?? 0) > 0,
    yes: phrase.adjective('blessé{e}{s}', 'wounded'),
    no: phrase.adjective('indemne{s}', 'unwounded'),
  },
  tired: {
    type: 'flag',
    of: (t, piece) => creatureAt(t, piece as Piece)?.tired === true,
    yes: phrase.adjective('épuisé{e}{s}', 'tired'),
    no: phrase.adjective('dispos{e}{s}', 'rested'),
  },
  /** It has as many wounds as guard: it dies at the next check. */
  doomed: {
    type: 'flag',
    of: (t, piece) => {
      const creature = creatureAt(t, piece as Piece);
      return creature !== undefined && falls(t, creature);
    },
    yes: phrase.after('qui succombe', 'that falls', { fr: '{succombe|succombent}', en: '{falls|fall}' }),
    no: phrase.after('qui survit', 'that survives', { fr: '{survit|survivent}', en: '{survives|survive}' }),
  },
  class: {
    type: 'set',
    layered: true,
    of: (t, piece) => cardOf(t, piece as Piece)?.classes ?? NONE,
    values: {
      loup: phrase.apposed('Loup', 'Wolf'),
      golem: phrase.apposed('Golem', 'Golem'),
      goule: phrase.apposed('Goule', 'Ghoul'),
      dragon: phrase.apposed('Dragon', 'Dragon'),
    },
    gains: { fr: '{est|sont} aussi {}', en: '{is|are} also {}' },
  },
  has: {
    type: 'set',
    layered: true,
    of: (t, piece) => cardOf(t, piece as Piece)?.keywords ?? NONE,
    values: {
      gardien: phrase.keyword('Gardien', 'Guardian'),
      celerite: phrase.keyword('Célérité', 'Haste'),
    },
  },
  /** Given by an effect: it is in the line of the mage who made it. */
  held: {
    type: 'set',
    layered: true,
    of: () => NONE,
    values: { taken: phrase.after('sous votre contrôle', 'under your control') },
    gains: { fr: '{passe|passent} {}', en: '{comes|come} {}' },
  },
  /** On its own side or facing it: so many places away in line. */
  near: {
    type: 'test',
    argument: z.int().min(1).max(9),
    holds: (t, piece, places, c) => {
      const [here, there] = [placeOf(t, c.source), placeOf(t, piece)];
      return here >= 0 && there >= 0 && Math.abs(here - there) <= (places as number);
    },
    reads: (places) =>
      places === 1
        ? phrase.after('à côté ou en face', 'beside or facing it')
        : phrase.after(`à ${places} places ou moins`, `within ${places} places`),
  },
  /** How many creatures a mage has. */
  crowd: {
    type: 'number',
    of: (t, piece) => (isMage(t, piece) ? t.sides[ownerOf(t, piece as Piece)]!.line.length : undefined),
    noun: noun('f', 'suite', 'suites', 'following', 'followings'),
  },
  colour: {
    type: 'enum',
    of: (t, piece) => cardOf(t, piece as Piece)?.colour ?? 'grise',
    values: {
      rouge: phrase.adjective('rouge{s}', 'red'),
      bleue: phrase.adjective('bleue{s}', 'blue'),
      verte: phrase.adjective('verte{s}', 'green'),
      grise: phrase.adjective('grise{s}', 'grey'),
    },
  },
  marks: {
    type: 'number',
    of: (t, piece) => creatureAt(t, piece as Piece)?.marks,
    noun: noun('f', 'marque', 'marques', 'mark', 'marks'),
  },
  wounds: {
    type: 'number',
    of: (t, piece) => creatureAt(t, piece as Piece)?.wounds,
    noun: noun('f', 'blessure', 'blessures', 'wound', 'wounds'),
    counts: true,
  },
  /** The creature behind it in its line, which it stands before: the two are a pair. */
  escorts: {
    type: 'piece',
    of: (t, piece) => {
      for (const { line } of t.sides) {
        const at = line.findIndex((creature) => creature.piece === piece);
        if (at >= 0) return line[at + 1]?.piece ?? -1;
      }
      return -1;
    },
    noun: noun('f', 'protégée', 'protégées', 'ward', 'wards'),
    reads: { fr: 'la protégée de {}', en: 'the ward of {}' },
    having: () => ({ fr: 'qui précède cette carte', en: 'that stands before this card' }),
  },
  /** The creature before it in its line: the two are a pair. */
  escort: {
    type: 'piece',
    of: (t, piece) => {
      for (const { line } of t.sides) {
        const at = line.findIndex((creature) => creature.piece === piece);
        if (at > 0) return line[at - 1]!.piece;
      }
      return -1;
    },
    noun: noun('f', 'escorte', 'escortes', 'escort', 'escorts'),
    reads: { fr: 'l’escorte de {}', en: 'the escort of {}' },
  },
  /** What a card on the stack is aimed at. */
  aims: {
    type: 'piece',
    of: (t, piece) => {
      const casting = t.flow.find((frame) => frame.does === 'cast' && (frame as Casting).piece === piece);
      const what =
        (casting as Casting | undefined)?.what ?? t.stack.find((each) => each.piece === piece)?.what;
      return what ? Object.values(what.names).flat() : [];
    },
    noun: noun('f', 'cible', 'cibles', 'target', 'targets'),
    reads: { fr: 'la cible de {}', en: 'the target of {}' },
    having: ({ noun: of, apposed }) => ({
      fr: `visant ${of.gender === 'f' ? 'une' : 'un'} ${[of.fr[0], ...apposed.map((text) => text.fr)].join(' ')}`,
      en: `aimed at a ${[...apposed.map((text) => text.en), of.en[0]].join(' ')}`,
    }),
  },
};
function placeOf(t: Duel, piece: number): number {
  for (const { line } of t.sides) {
    const at = line.findIndex((creature) => creature.piece === piece);
    if (at >= 0) return at;
  }
  return -1;
}

type Casting = Frame & { readonly piece: Piece; readonly what: Announced | null };
const NONE: readonly string[] = [];
