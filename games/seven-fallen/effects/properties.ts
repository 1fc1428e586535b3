/**
 * What can be said of a card (SF-DATA-18): its type, numbers, words and state. Classes and kingdoms are the loaded sets' own.
 * Pages en Secret have no characteristic (SF-KW-FURTIF-6): no zone holds their numbers, only their serials from `SECRETS` on.
 */
import type { Text } from '@tablee/kernel';
import { noun, type Phrase, type Property, phrase } from '@tablee/kernel/effect';
import { z } from 'zod';
import { type CardType, EDEN_TYPES } from '../content/card.ts';
import { BEST, KEYWORD_NAMES, VALUED, WORDS } from '../content/keywords.ts';
import { isInEmbuscade } from '../rules/amb.ts';
import { attackersNow, defenderNow } from '../rules/combat.ts';
import { baseKeyword } from '../rules/keyword.ts';
import { classesOf } from '../rules/keywords/doppelganger.ts';
import { baseAtq, baseBou, baseFv } from '../rules/numbers.ts';
import {
  entryOf,
  faceOf,
  golemOf,
  hasEquipement,
  inPlay,
  isOnCdb,
  isToken,
  isWounded,
  ownerOf,
} from '../rules/table.ts';
import { marksOn } from '../rules/zone.ts';
import { ENTRIES, type InPlay, type Piece, SECRETS, type SevenFallen } from '../types.ts';
import { PAGE, TYPE_NOUNS } from './nouns.ts';

type P = Property<SevenFallen>;

const TYPE_PHRASES: Readonly<Record<string, Phrase>> = Object.fromEntries(
  Object.entries(TYPE_NOUNS).map(([type, named]) => [type, phrase.noun(named)]),
);

/** What the loaded sets name. */
export interface Names {
  readonly kingdoms: Readonly<Record<string, Text>>;
  readonly classes: Readonly<Record<string, Text>>;
  readonly markers: Readonly<Record<string, Text>>;
  /** Of every card. */
  readonly cards: Readonly<Record<string, Text>>;
  /** Of those that are tokens. */
  readonly tokens: Readonly<Record<string, Text>>;
}

export function propertiesOf({ kingdoms, classes, markers, cards }: Names): Record<string, P> {
  return {
    ...Object.fromEntries(Object.entries(markers).map(([id, { fr, en }]) => [id, markerCount(id, fr, en)])),
    type: {
      type: 'enum',
      of: (t, p) => (p < ENTRIES ? faceOf(t, p as Piece).type : p < SECRETS ? 'effet' : ''),
      values: TYPE_PHRASES,
    },
    /** A page, or a card of the Eden (SF-TERM-1, SF-TERM-2). */
    page: {
      type: 'flag',
      of: (t, p) => p < ENTRIES && !(EDEN_TYPES as readonly string[]).includes(faceOf(t, p as Piece).type),
      yes: phrase.noun(PAGE),
      no: phrase.noun(noun('f', 'carte d’Eden', 'cartes d’Eden', 'Eden card', 'Eden cards')),
    },
    class: {
      type: 'set',
      layered: true,
      of: (t, p) => (entryOf(t, p) || p >= SECRETS ? [] : classesOf(t, p as Piece)),
      values: Object.fromEntries(
        Object.entries(classes).map(([id, { fr, en }]) => [id, phrase.apposed(fr, en)]),
      ),
      gains: { fr: '{prend|prennent} la classe {}', en: '{takes|take} the class {}' },
    },
    kingdom: {
      type: 'enum',
      of: (t, p) => (p < ENTRIES ? faceOf(t, p as Piece).kingdom : ''),
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
      of: (t, p) => p < ENTRIES && faceOf(t, p as Piece).kingdom === 'purete-celeste',
      yes: phrase.after('de Pureté Céleste', 'of Celestial Purity'),
      no: phrase.after('hors Pureté Céleste', 'not of Celestial Purity'),
    },
    has: {
      type: 'set',
      layered: true,
      of: (t, p) => (entryOf(t, p) || p >= SECRETS ? [] : baseWords(t, p as Piece)),
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
    cost: {
      ...number('m', 'coût', 'cost', (t, p) => faceOf(t, p).cost ?? undefined, true),
      changes: {
        less: { fr: '{coûte|coûtent} {} EC de moins', en: '{costs|cost} {} EC less' },
        add: { fr: '{coûte|coûtent} {} EC de plus', en: '{costs|cost} {} EC more' },
        set: { fr: '{coûte|coûtent} {} EC', en: '{costs|cost} {} EC' },
        atLeast: { fr: '{coûte|coûtent} au moins {} EC', en: '{costs|cost} at least {} EC' },
      },
    } as P,
    printedCost: number('m', 'coût imprimé', 'printed cost', (t, p) => faceOf(t, p).cost ?? undefined),
    tempeteCost: {
      ...number('m', 'coût en Tempête', 'Storm cost', (t, p) => faceOf(t, p).tempete ?? undefined, true),
      changes: {
        less: { fr: '{coûte|coûtent} {} EC de moins en Tempête', en: '{costs|cost} {} EC less by Storm' },
        add: { fr: '{coûte|coûtent} {} EC de plus en Tempête', en: '{costs|cost} {} EC more by Storm' },
      },
    } as P,
    minimum: {
      ...number(
        'm',
        'minimum d’Adorateurs',
        'Worshipper minimum',
        (t, p) => only(t, p, 'miracle', faceOf(t, p).minimum),
        true,
      ),
      changes: {
        less: { fr: '{demande|demandent} {} Adorateur de moins', en: '{needs|need} {} Worshipper fewer' },
        add: { fr: '{demande|demandent} {} Adorateur de plus', en: '{needs|need} {} Worshipper more' },
        atLeast: {
          fr: '{demande|demandent} au moins {} Adorateur',
          en: '{needs|need} at least {} Worshipper',
        },
      },
    } as P,
    revocations: {
      ...number('f', 'révocation', 'revocation', (t, p) => only(t, p, 'miracle', faceOf(t, p).revoke), true),
      changes: {
        less: { fr: '{révoque|révoquent} {} Adorateur de moins', en: '{revokes|revoke} {} Worshipper fewer' },
        add: { fr: '{révoque|révoquent} {} Adorateur de plus', en: '{revokes|revoke} {} Worshipper more' },
      },
    } as P,
    atq: number('f', 'ATQ', 'ATQ', (t, p) => unit(t, p, baseAtq), true),
    fv: number('f', 'FV', 'FV', (t, p) => unit(t, p, baseFv), true),
    bou: number('m', 'BOU', 'BOU', (t, p) => unit(t, p, baseBou), true),
    printedAtq: number('f', 'ATQ imprimée', 'printed ATQ', (t, p) => faceOf(t, p).atq),
    printedFv: number('f', 'FV imprimée', 'printed FV', (t, p) => faceOf(t, p).fv),
    damage: counted('dégât', 'dégâts', 'damage', 'damage', (t, p) => inPlay(t, p)?.damage),
    ec: number('f', 'EC', 'EC', (t, p) => inPlay(t, p)?.ec),
    printedBou: number('m', 'BOU imprimé', 'printed Shield', (t, p) => faceOf(t, p).bou),
    poseidor: counted('Poseidor', 'Poseidor', 'Poseidor', 'Poseidor', (t, p) => inPlay(t, p)?.poseidor),
    /** All markers that lie on it. */
    markers: counted('marqueur', 'marqueurs', 'marker', 'markers', (t, p) => allMarkers(inPlay(t, p))),
    /** Given by an effect: it is under the control of whoever made it (R-SF-83). */
    control: {
      type: 'set',
      layered: true,
      of: () => NO_WORDS,
      values: { yours: phrase.after('sous votre contrôle', 'under your control') },
      gains: { fr: '{passe|passent} {}', en: '{comes|come} {}' },
    },
    token: {
      type: 'flag',
      of: (t, p) => p < ENTRIES && isToken(t, p as Piece),
      yes: phrase.after('qui {est|sont} {un jeton|des jetons}', 'that {is a token|are tokens}'),
      no: phrase.after(
        'qui {n’est pas un jeton|ne sont pas des jetons}',
        'that {is not a token|are not tokens}',
      ),
    },
    /** Who began the game with it, whoever controls it now (SF-DATA-18). */
    owned: {
      type: 'test',
      argument: z.enum(['mine', 'theirs']),
      holds: (t, p, whose, c) => p < ENTRIES && (ownerOf(t, p as Piece) === c.you) === (whose === 'mine'),
      reads: (whose) =>
        whose === 'mine'
          ? phrase.after('qui vous {appartient|appartiennent}', 'you own')
          : phrase.after('qui {appartient|appartiennent} à votre adversaire', 'your opponent owns'),
    } as P,
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
    /** Still in the combat (R-SF-44). */
    attacker: flag('attaquant{e}{s}', 'attacking', 'non attaquant{e}{s}', 'non-attacking', (t, card) =>
      Boolean(t.attack?.combat && attackersNow(t).includes(card)),
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
      of: (t, p) => test(t, p, (t, card) => isDefenseur(t, card)),
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
        return card && card.since === t.turns ? card.way : '';
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
      holds: (t, p, id) => p < ENTRIES && faceOf(t, p as Piece).id === id,
      reads: (id: string) => phrase.after(`« ${cards[id]?.fr ?? id} »`, `“${cards[id]?.en ?? id}”`),
    } as P,
  };
}

/** The défenseur as it is now, or half of it (R-SF-44, R-SF-79). */
function isDefenseur(t: SevenFallen, card: InPlay): boolean {
  if (!t.attack?.combat || t.attack.combat.target < 0) return false;
  const unit = defenderNow(t);
  return unit !== undefined && (unit === card || golemOf(t, unit) === card);
}

function valued(word: (typeof VALUED)[number]): P {
  const { fr, en } = KEYWORD_NAMES[word];
  const best = BEST[word];
  const gained = { fr: `{gagne|gagnent} **${fr} ({})**`, en: `{gains|gain} **${en} ({})**` };
  return {
    ...number('f', `**${fr}**`, `**${en}**`, (t, p) => baseKeyword(t, p, word), true),
    ...(best && { best }),
    changes: best ? { gain: gained } : { add: gained },
  } as P;
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
    of: (t, p) => (p >= ENTRIES ? undefined : of(t, p as Piece)),
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

/** Keywords printed or lent, without a number. */
function baseWords(t: SevenFallen, p: Piece): readonly string[] {
  const card = inPlay(t, p);
  if (card?.place === 'secret') return NO_WORDS;
  const { words } = faceOf(t, p);
  if (!card || card.gear === 0) return words;
  return WORDS.filter((word) => baseKeyword(t, p, word) > 0);
}
const NO_WORDS: readonly string[] = [];

function markerCount(id: string, fr: string, en: string): P {
  return counted(
    `marqueur « ${fr} »`,
    `marqueurs « ${fr} »`,
    `“${en}” marker`,
    `“${en}” markers`,
    (t, p) => inPlay(t, p) && marksOn(inPlay(t, p), id),
  );
}

/** A number of things: « avec 2 dégâts ou plus ». */
function counted(
  fr: string,
  frMany: string,
  en: string,
  enMany: string,
  of: (t: SevenFallen, piece: Piece) => number | undefined,
): P {
  const things = (compared: string, one: string, many: string): string =>
    /^\d/.test(compared)
      ? compared.replace(/^(\d+)/, (n) => `${n} ${Number(n) < 2 ? one : many}`)
      : `${many} ${compared}`;
  return {
    type: 'number',
    of: (t, p) => (p >= ENTRIES ? undefined : of(t, p as Piece)),
    noun: noun('m', fr, frMany, en, enMany),
    counts: true,
    reads: (compared) => ({
      fr: `avec ${things(compared, fr, frMany)}`,
      en: `with ${things(compared, en, enMany)}`,
    }),
  };
}

function allMarkers(card: InPlay | undefined): number | undefined {
  if (!card) return undefined;
  let sum = Math.abs(card.atq) + Math.abs(card.fv) + Math.abs(card.bou) + card.poseidor;
  for (const marker in card.marks) sum += card.marks[marker]!;
  return sum;
}

function unit(t: SevenFallen, p: Piece, of: (t: SevenFallen, card: InPlay) => number): number | undefined {
  const card = inPlay(t, p);
  return card && isOnCdb(card) ? of(t, card) : undefined;
}

function only(t: SevenFallen, p: Piece, type: CardType, value: number): number | undefined {
  return faceOf(t, p).type === type ? value : undefined;
}
