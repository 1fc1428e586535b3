/** What can be said of a card (SF-DATA-18): its type, numbers, words and state. Classes and kingdoms are the loaded sets' own. */
import type { Text } from '@tablee/kernel';
import { noun, type Phrase, type Property, phrase } from '@tablee/kernel/effect';
import { z } from 'zod';
import type { CardType } from '../content/card.ts';
import { KEYWORD_NAMES, KEYWORDS, VALUED } from '../content/keywords.ts';
import { isInEmbuscade } from '../rules/amb.ts';
import { classesOf } from '../rules/keywords/doppelganger.ts';
import { baseAtq, baseBou, baseFv, baseKeyword } from '../rules/numbers.ts';
import { entryOf, faceOf, hasEquipement, inPlay, isOnCdb, isWounded } from '../rules/table.ts';
import type { InPlay, Piece, SevenFallen } from '../types.ts';
import { TYPE_NOUNS } from './nouns.ts';

type P = Property<SevenFallen>;

const TYPE_PHRASES: Readonly<Record<string, Phrase>> = Object.fromEntries(
  Object.entries(TYPE_NOUNS).map(([type, named]) => [type, phrase.noun(named)]),
);

/** Keywords without a number: what a card has. */
const WORDS = KEYWORDS.filter((keyword) => !(VALUED as readonly string[]).includes(keyword));

export function propertiesOf(
  kingdoms: Readonly<Record<string, Text>>,
  classes: Readonly<Record<string, Text>>,
): Record<string, P> {
  return {
    type: {
      type: 'enum',
      of: (t, p) => (entryOf(t, p) ? 'effet' : faceOf(t, p as Piece).type),
      values: TYPE_PHRASES,
    },
    class: {
      type: 'set',
      layered: true,
      of: (t, p) => (entryOf(t, p) ? [] : classesOf(t, p as Piece)),
      values: Object.fromEntries(
        Object.entries(classes).map(([id, { fr, en }]) => [id, phrase.apposed(fr, en)]),
      ),
    },
    kingdom: {
      type: 'enum',
      of: (t, p) => (entryOf(t, p) || isHidden(t, p) ? '' : faceOf(t, p as Piece).kingdom),
      values: Object.fromEntries(
        Object.entries(kingdoms).map(([id, { fr, en }]) => [
          id,
          phrase.after(`du royaume ${fr}`, `of the kingdom ${en}`),
        ]),
      ),
    },
    /** Of the kingdom whose Anges nobody may sacrifice (SF-KW-SACRIFICE-3). */
    celestial: {
      type: 'flag',
      of: (t, p) => !entryOf(t, p) && faceOf(t, p as Piece).kingdom === 'purete-celeste',
      yes: phrase.after('de Pureté Céleste', 'of Celestial Purity'),
      no: phrase.after('hors Pureté Céleste', 'not of Celestial Purity'),
    },
    has: {
      type: 'set',
      layered: true,
      of: (t, p) => (entryOf(t, p) ? [] : WORDS.filter((word) => baseKeyword(t, p as Piece, word) > 0)),
      values: Object.fromEntries(
        WORDS.map((word) => [word, phrase.keyword(KEYWORD_NAMES[word].fr, KEYWORD_NAMES[word].en)]),
      ),
    },
    ...Object.fromEntries(VALUED.map((word) => [word, valued(word)])),
    line: {
      type: 'enum',
      of: (t, p) => inPlay(t, p as Piece)?.place ?? '',
      values: {
        ag: phrase.after('en Arrière-garde', 'in the Rear Guard'),
        ldf: phrase.after('sur la Ligne de feu', 'on the Fire Line'),
        adoration: phrase.after('en Adoration', 'in Worship'),
        divin: phrase.after('dans le Divin', 'in the Divine'),
      },
    },
    cost: number('m', 'coût', 'cost', (t, p) => faceOf(t, p).cost ?? undefined, true),
    printedCost: number('m', 'coût imprimé', 'printed cost', (t, p) => faceOf(t, p).cost ?? undefined),
    tempeteCost: number(
      'm',
      'coût en Tempête',
      'Storm cost',
      (t, p) => faceOf(t, p).tempete ?? undefined,
      true,
    ),
    minimum: number(
      'm',
      'minimum d’Adorateurs',
      'Worshipper minimum',
      (t, p) => only(t, p, 'miracle', faceOf(t, p).minimum),
      true,
    ),
    atq: number('f', 'ATQ', 'ATQ', (t, p) => unit(t, p, baseAtq), true),
    fv: number('f', 'FV', 'FV', (t, p) => unit(t, p, baseFv), true),
    bou: number('m', 'BOU', 'BOU', (t, p) => unit(t, p, baseBou), true),
    printedAtq: number('f', 'ATQ imprimée', 'printed ATQ', (t, p) => faceOf(t, p).atq),
    printedFv: number('f', 'FV imprimée', 'printed FV', (t, p) => faceOf(t, p).fv),
    damage: number('m', 'dégâts', 'damage', (t, p) => inPlay(t, p)?.damage),
    ec: number('f', 'EC', 'EC', (t, p) => inPlay(t, p)?.ec),
    poseidor: number('m', 'Poseidor', 'Poseidor', (t, p) => inPlay(t, p)?.poseidor),
    wounded: flag('blessé{e}{s}', 'wounded', 'indemne{s}', 'unwounded', (t, card) => isWounded(t, card)),
    damaged: flag('endommagé{e}{s}', 'damaged', 'intact{e}{s}', 'intact', (_, card) => card.damage > 0),
    inclined: flag('incliné{e}{s}', 'inclined', 'redressé{e}{s}', 'upright', (_, card) => card.inclined),
    frozen: flag('gelé{e}{s}', 'frozen', 'non gelé{e}{s}', 'unfrozen', (_, card) => card.frozen),
    bound: flag(
      'lié{e}{s}',
      'bound',
      'non lié{e}{s}',
      'unbound',
      (t, card) => card.bond >= 0 && faceOf(t, card.piece).type !== 'equipement',
    ),
    equipped: flag('équipé{e}{s}', 'equipped', 'non équipé{e}{s}', 'unequipped', (t, card) =>
      hasEquipement(t, card),
    ),
    onCdb: {
      type: 'flag',
      of: (t, p) => test(t, p, (_, card) => isOnCdb(card)),
      yes: phrase.after('sur le Champ de bataille', 'on the Battlefield'),
      no: phrase.after('hors du Champ de bataille', 'off the Battlefield'),
    },
    attacker: flag('attaquant{e}{s}', 'attacking', 'non attaquant{e}{s}', 'non-attacking', (t, card) =>
      Boolean(t.attack?.combat?.attackers.includes(card.serial)),
    ),
    announced: flag(
      'annoncé{e}{s}',
      'announced',
      'non annoncé{e}{s}',
      'unannounced',
      (_, card) => card.role !== 'none',
    ),
    defender: {
      type: 'flag',
      of: (t, p) =>
        test(
          t,
          p,
          (t, card) => t.attack?.combat?.target === card.serial || t.attack?.combat?.golem === card.serial,
        ),
      yes: phrase.after('attaqué{e}{s}', 'under attack'),
      no: phrase.after('non attaqué{e}{s}', 'not under attack'),
    },
    embuscade: {
      type: 'flag',
      of: (t, p) => test(t, p, (_, card) => isInEmbuscade(card)),
      yes: phrase.after('en Embuscade', 'in Ambush'),
      no: phrase.after('hors Embuscade', 'not in Ambush'),
    },
    mortelle: {
      type: 'flag',
      of: (t, p) =>
        test(t, p, (t, card) => faceOf(t, card.piece).type === 'divinite' && t.sides[card.seat]!.mortelle),
      yes: phrase.adjective('Mortelle{s}', 'Mortal'),
      no: phrase.after('non Mortelle{s}', 'not Mortal'),
    },
    /** How it came into play this turn (R-SF-58). */
    came: {
      type: 'enum',
      of: (t, p) => {
        const card = inPlay(t, p as Piece);
        return card && card.since === t.turn ? card.way : '';
      },
      values: {
        played: phrase.after('joué{e}{s} ce tour-ci', 'played this turn'),
        put: phrase.after('mis{e}{s} en jeu ce tour-ci', 'put into play this turn'),
        tempete: phrase.after('arrivé{e}{s} en Tempête ce tour-ci', 'that came by Storm this turn'),
        tornado: phrase.after('arrivé{e}{s} en Tornado ce tour-ci', 'that came by Tornado this turn'),
        bourrasque: phrase.after('arrivé{e}{s} en Bourrasque ce tour-ci', 'that came by Gust this turn'),
      },
    },
    golem: {
      type: 'piece',
      of: (t, p) => {
        const card = inPlay(t, p as Piece);
        return card && card.bond >= 0 && faceOf(t, card.piece).type === 'ange' ? card.bond : -1;
      },
      noun: noun('m', 'Golem', 'Golems', 'Golem', 'Golems'),
      reads: { fr: 'le Golem lié à {}', en: 'the Golem bound to {}' },
    },
    ange: {
      type: 'piece',
      of: (t, p) => {
        const card = inPlay(t, p as Piece);
        return card && card.bond >= 0 && faceOf(t, card.piece).type !== 'ange' ? card.bond : -1;
      },
      noun: noun('m', 'Ange', 'Anges', 'Angel', 'Angels'),
      reads: { fr: 'l’Ange lié à {}', en: 'the Angel bound to {}' },
    },
    named: {
      type: 'test',
      argument: z.string().min(1).max(60),
      holds: (t, p, id) => !entryOf(t, p) && !isHidden(t, p) && faceOf(t, p as Piece).id === id,
      reads: (id) => phrase.after(`« ${id} »`, `“${id}”`),
    } as P,
  };
}

function valued(word: (typeof VALUED)[number]): P {
  const { fr, en } = KEYWORD_NAMES[word];
  return number('f', `**${fr}**`, `**${en}**`, (t, p) => baseKeyword(t, p, word), true);
}

function number(
  gender: 'm' | 'f',
  fr: string,
  en: string,
  of: (t: SevenFallen, piece: Piece) => number | undefined,
  layered = false,
): P {
  return {
    type: 'number',
    of: (t, p) => (entryOf(t, p) ? undefined : of(t, p as Piece)),
    noun: noun(gender, fr, fr, en, en),
    ...(layered && { layered: true as const }),
  };
}

function flag(
  fr: string,
  en: string,
  noFr: string,
  noEn: string,
  of: (t: SevenFallen, card: InPlay) => boolean,
): P {
  return {
    type: 'flag',
    of: (t, p) => test(t, p, of),
    yes: phrase.adjective(fr, en),
    no: phrase.adjective(noFr, noEn),
  };
}

function test(t: SevenFallen, p: number, of: (t: SevenFallen, card: InPlay) => boolean): boolean {
  const card = inPlay(t, p as Piece);
  return card !== undefined && card.place !== 'secret' && of(t, card);
}

/** A page en Secret has no characteristic (SF-KW-FURTIF-6). */
function isHidden(t: SevenFallen, p: number): boolean {
  return inPlay(t, p as Piece)?.place === 'secret';
}

function unit(t: SevenFallen, p: Piece, of: (t: SevenFallen, card: InPlay) => number): number | undefined {
  const card = inPlay(t, p);
  return card && isOnCdb(card) ? of(t, card) : undefined;
}

function only(t: SevenFallen, p: Piece, type: CardType, value: number): number | undefined {
  return faceOf(t, p).type === type ? value : undefined;
}
