/** What can be said of a piece. Numbers marked `layered` are what statuses and constant abilities change (C2 Modifier). */
import { type Context, noun, type Property, phrase } from '@tablee/kernel/effect';
import { z } from 'zod';
import {
  CARD_KINDS,
  type CardKind,
  COLOURS,
  type Colour,
  KEYWORDS,
  type Keyword,
  RANKS,
  type Rank,
  STATUSES,
  type Status,
  VALUED_STATUSES,
  type ValuedStatus,
} from '../content/types.ts';
import { canBeAimedAt, isInArea } from '../rules/area.ts';
import {
  cardOf,
  caster,
  distance,
  enemyOf,
  entityIs,
  equipmentOf,
  figureOf,
  gearOf,
  heroOf,
  idOf,
  isBreakable,
  isCard,
  isFigure,
  isFree,
  isGear,
  isSquare,
  ownerOf,
  pieceOf,
  printedThreat,
  squareOf,
  swordsOf,
} from '../rules/table.ts';
import { ENEMY, HERO, type Hero, NOBODY, type Veiel } from '../types.ts';
import {
  ALLY_NOUN,
  CARD_NOUN,
  ENEMY_NOUN,
  GEAR_NOUN,
  HERO_NOUN,
  OBSTACLE_NOUN,
  SQUARE_NOUN,
  TOKEN_NOUN,
} from './nouns.ts';

type P = Property<Veiel>;

export const STATUS_NAMES: Readonly<Record<Status | ValuedStatus, { fr: string; en: string }>> = {
  etourdi: { fr: 'Étourdi', en: 'Stunned' },
  immobilise: { fr: 'Immobilisé', en: 'Immobilised' },
  intouchable: { fr: 'Intouchable', en: 'Untouchable' },
  inciblable: { fr: 'Inciblable', en: 'Untargetable' },
  marque: { fr: 'Marqué', en: 'Marked' },
  infranchissable: { fr: 'Infranchissable', en: 'Impassable' },
  affaibli: { fr: 'Affaibli', en: 'Weakened' },
  vulnerable: { fr: 'Vulnérable', en: 'Vulnerable' },
  epines: { fr: 'Épines', en: 'Thorns' },
};
export const KEYWORD_NAMES: Readonly<Record<Keyword, { fr: string; en: string }>> = {
  amorce: { fr: 'Amorce', en: 'Opener' },
  substitution: { fr: 'Substitution', en: 'Substitution' },
  persistant: { fr: 'Persistant', en: 'Persistent' },
  ineluctable: { fr: 'Inéluctable', en: 'Inescapable' },
  ephemere: { fr: 'Éphémère', en: 'Ephemeral' },
  interruption: { fr: 'Interruption', en: 'Interrupt' },
};
const KIND_NAMES: Readonly<Record<CardKind, readonly [string, string]>> = {
  base: ['du deck de base', 'of the base deck'],
  novice: ['Novice', 'Novice'],
  initie: ['Initié', 'Initiate'],
  adepte: ['Adepte', 'Adept'],
  maitre: ['Maître', 'Master'],
  recompense: ['Récompense', 'Reward'],
  essence: ['Essence de corruption', 'Corruption essence'],
  affliction: ['Affliction', 'Affliction'],
  special: ['Spécial', 'Special'],
};
const RANK_NAMES: Readonly<Record<Rank, readonly [string, string]>> = {
  basique: ['Basique', 'Basic'],
  intermediaire: ['Intermédiaire', 'Intermediate'],
  puissant: ['Puissant', 'Powerful'],
  boss: ['Boss', 'Boss'],
};
const COLOUR_NAMES: Readonly<Record<Colour, readonly [string, string]>> = {
  rouge: ['rouge{s}', 'red'],
  bleu: ['bleue{s}', 'blue'],
  vert: ['verte{s}', 'green'],
  jaune: ['jaune{s}', 'yellow'],
  incolore: ['incolore{s}', 'colourless'],
};

export const PROPERTIES: Readonly<Record<string, P>> = {
  /** What an effect may be aimed at. `enemy` includes entities that print dice (R-OV-61), `friend` heroes and allies (OV-KW-36). */
  type: {
    type: 'enum',
    of: (t, p) => typeOf(t, p),
    values: {
      hero: phrase.noun(HERO_NOUN),
      enemy: phrase.noun(ENEMY_NOUN),
      ally: phrase.noun(ALLY_NOUN),
      obstacle: phrase.noun(OBSTACLE_NOUN),
      token: phrase.noun(TOKEN_NOUN),
      square: phrase.noun(SQUARE_NOUN),
      card: phrase.noun(CARD_NOUN),
      gear: phrase.noun(GEAR_NOUN),
    },
  },
  /** The caster itself, or not. In the effects of a card being played `is: 'self'` says the same. */
  caster: {
    type: 'test',
    argument: z.boolean(),
    holds: (t, p, wanted, c) => (p === pieceOf(caster(t, c))) === wanted,
    reads: (wanted) => (wanted ? phrase.after('qui agit', 'acting') : phrase.adjective('autre{s}', 'other')),
  },
  /** In a pattern round the caster, in some turn of it; `aimed`: in the one the effect has aimed. */
  area: {
    type: 'test',
    argument: z.string().min(1),
    holds: (t, p, area, c) => isInArea(t, c, area as string, p),
    reads: (area) => areaPhrase(area as string),
  },
  within: {
    type: 'test',
    argument: z.int().min(1).max(10),
    holds: (t, p, squares, c) => {
      const squaresAway = away(t, p, c);
      return squaresAway >= 0 && squaresAway <= (squares as number);
    },
    reads: (n) => phrase.after(`à ${n} cases ou moins`, `within ${n} squares`),
  },
  adjacent: {
    type: 'test',
    argument: z.literal(true),
    holds: (t, p, _, c) => away(t, p, c) === 1,
    reads: () => phrase.adjective('adjacent{e}{s}', 'adjacent'),
  },
  /** Next to the figure at hand: the one in an `each`, or the one it happened to. */
  nextToIt: {
    type: 'test',
    argument: z.literal(true),
    holds: (t, p, _, c) => c.it >= 0 && p !== c.it && between(t, p, c.it) === 1,
    reads: () => phrase.after('adjacent{e}{s} à celui-ci', 'adjacent to it'),
  },
  /** On the square of this piece: what a ground token asks. */
  here: {
    type: 'test',
    argument: z.literal(true),
    holds: (t, p, _, c) => squareOf(t, p) >= 0 && squareOf(t, p) === squareOf(t, c.source),
    reads: () => phrase.after('sur cette case', 'on this square'),
  },
  /** By name: an enemy, an entity, a hero, a card or an equipment. */
  named: {
    type: 'test',
    argument: z.string().min(1),
    holds: (t, p, id) => nameOf(t, p) === id,
    reads: (id) => phrase.after(`« ${id} »`, `“${id}”`),
  },
  free: flag('libre{s}', 'free', 'occupée{s}', 'occupied', (t, p) => isSquare(p) && isFree(t, p)),
  aimable: flag('ciblable{s}', 'targetable', 'inciblable{s}', 'untargetable', (t, p) => canBeAimedAt(t, p)),
  rank: {
    type: 'enum',
    of: (t, p) => (isEnemyPiece(t, p) ? enemyOf(t, figureOf(p)).rank : ''),
    values: Object.fromEntries(RANKS.map((rank) => [rank, phrase.apposed(...RANK_NAMES[rank])])),
  },
  kind: {
    type: 'enum',
    of: (t, p) => (isCard(p) ? cardOf(t, p).kind : ''),
    values: Object.fromEntries(CARD_KINDS.map((kind) => [kind, phrase.apposed(...KIND_NAMES[kind])])),
  },
  colour: {
    type: 'enum',
    of: (t, p) => (isCard(p) ? cardOf(t, p).colour : ''),
    values: Object.fromEntries(COLOURS.map((colour) => [colour, phrase.adjective(...COLOUR_NAMES[colour])])),
  },
  /** Statuses of figures, keywords of cards. */
  has: {
    type: 'set',
    layered: true,
    of: (t, p) =>
      isCard(p) ? (cardOf(t, p).keywords ?? NONE) : isFigure(p) ? printedWords(t, figureOf(p)) : NONE,
    values: Object.fromEntries(
      [...STATUSES, ...KEYWORDS].map((word) => {
        const { fr, en } =
          word in STATUS_NAMES ? STATUS_NAMES[word as Status] : KEYWORD_NAMES[word as Keyword];
        return [word, phrase.keyword(fr, en)];
      }),
    ),
    gains: { fr: '{devient|deviennent} {}', en: '{becomes|become} {}' },
  },
  ...Object.fromEntries(
    VALUED_STATUSES.map((status): [string, P] => [
      status,
      {
        type: 'number',
        layered: true,
        of: (_, p) => (isFigure(p) ? 0 : undefined),
        noun: noun(
          'm',
          STATUS_NAMES[status].fr,
          STATUS_NAMES[status].fr,
          STATUS_NAMES[status].en,
          STATUS_NAMES[status].en,
        ),
        points: { fr: `**${STATUS_NAMES[status].fr}** {}`, en: `**${STATUS_NAMES[status].en}** {}` },
      },
    ]),
  ),
  threat: number('f', 'menace', 'threat', (t, p) => friend(t, p, (figure) => printedThreat(t, figure)), true),
  swords: number('f', 'épées', 'swords', (t, p) => friend(t, p, (figure) => swordsOf(t, figure))),
  block: number('m', 'blocage', 'block', (t, p) => (isFigure(p) ? t.figures.block[figureOf(p)] : undefined)),
  yellow: number('m', 'dé jaune', 'yellow die', (t, p) =>
    isFigure(p) ? t.figures.yellow[figureOf(p)] : undefined,
  ),
  lives: number('f', 'vies', 'lives', (t, p) => (isFigure(p) ? t.figures.red[figureOf(p)] : undefined)),
  /** Yellow points an enemy has lost. */
  hurt: number('f', 'blessures', 'wounds', (t, p) =>
    isEnemyPiece(t, p) ? enemyOf(t, figureOf(p)).yellow - t.figures.yellow[figureOf(p)]! : undefined,
  ),
  wounds: number('f', 'blessures', 'wounds', (t, p) => cards(t, p, ({ wounds }) => wounds.length)),
  hand: number('f', 'cartes en main', 'cards in hand', (t, p) => cards(t, p, ({ hand }) => hand.length)),
  deck: number('f', 'cartes du deck', 'cards in the deck', (t, p) => cards(t, p, ({ deck }) => deck.length)),
  discards: number('f', 'cartes défaussées', 'discarded cards', (t, p) =>
    cards(t, p, ({ discard }) => discard.length),
  ),
  exiles: number('f', 'cartes exilées', 'exiled cards', (t, p) => cards(t, p, ({ exile }) => exile.length)),
  corpses: number('m', 'cadavres', 'corpses', (t, p) => (isSquare(p) ? (t.corpses[p] ?? 0) : undefined)),
  ammo: number('f', 'munitions', 'ammunition', (t, p) => (isGear(p) ? t.gear.ammo[gearOf(p)] : undefined)),
  chargedCards: number('f', 'cartes chargées', 'charged cards', (t, p) =>
    isGear(p) ? t.gear.under[gearOf(p)]!.length : undefined,
  ),
  armed: flag('armé{s}', 'armed', 'désarmé{s}', 'disarmed', (t, p) => isGear(p) && t.gear.armed[gearOf(p)]!),
  // Modifiers: the rules ask for these wherever a figure deals, takes, moves, heals, gains, draws.
  damageDealt: modifier('dégâts infligés', 'damage dealt'),
  damageTaken: modifier('dégâts subis', 'damage taken'),
  move: modifier('déplacement', 'movement'),
  heal: modifier('soins reçus', 'healing received'),
  blocking: modifier('blocage gagné', 'block gained'),
  draw: modifier('cartes piochées', 'cards drawn'),
  handSize: {
    type: 'number',
    layered: true,
    of: (t, p) => cards(t, p, () => t.config.handSize),
    noun: noun('f', 'taille de main', 'tailles de main', 'hand size', 'hand sizes'),
  },
  /** The other twin (C4-2). */
  other: {
    type: 'piece',
    of: (t, p) => {
      if (!isHeroPiece(t, p)) return NOBODY;
      const other = heroOf(t, figureOf(p)).figures.find((figure) => figure !== figureOf(p));
      return other === undefined ? NOBODY : pieceOf(other);
    },
    noun: noun('m', 'l’autre jumeau', 'les autres jumeaux', 'other twin', 'other twins'),
    reads: { fr: 'l’autre jumeau', en: 'the other twin' },
  },
  summoner: {
    type: 'piece',
    of: (t, p) => {
      const summoner = isFigure(p) ? t.figures.summoner[figureOf(p)]! : NOBODY;
      return summoner < 0 ? NOBODY : pieceOf(summoner);
    },
    noun: noun('m', 'invocateur', 'invocateurs', 'summoner', 'summoners'),
    reads: { fr: 'l’invocateur de {}', en: 'the summoner of {}' },
  },
  /** The figure of the hero a card or equipment belongs to. */
  bearer: {
    type: 'piece',
    of: (t, p) => {
      const hero = isCard(p) ? ownerOf(t, p) : isGear(p) ? t.gear.hero[gearOf(p)]! : NOBODY;
      return hero < 0 ? NOBODY : pieceOf(t.heroes[hero]!.figures[0]!);
    },
    noun: noun('m', 'porteur', 'porteurs', 'bearer', 'bearers'),
    reads: { fr: 'le porteur de {}', en: 'the bearer of {}' },
  },
};

const NONE: readonly string[] = [];
const ENEMY_WORDS: readonly string[] = ['infranchissable'];

function printedWords(t: Veiel, figure: number): readonly string[] {
  return t.figures.kind[figure] === ENEMY && enemyOf(t, figure).infranchissable ? ENEMY_WORDS : NONE;
}

const isEnemyPiece = (t: Veiel, p: number): boolean => isFigure(p) && t.figures.kind[figureOf(p)] === ENEMY;
const isHeroPiece = (t: Veiel, p: number): boolean => isFigure(p) && t.figures.kind[figureOf(p)] === HERO;

export function typeOf(t: Veiel, p: number): string {
  if (isSquare(p)) return 'square';
  if (isCard(p)) return 'card';
  if (isGear(p)) return 'gear';
  if (!isFigure(p)) return '';
  const figure = figureOf(p);
  if (t.figures.kind[figure] === HERO) return 'hero';
  if (t.figures.kind[figure] === ENEMY || isBreakable(t, figure)) return 'enemy';
  if (entityIs(t, figure, 'allie')) return 'ally';
  return entityIs(t, figure, 'obstacle') || entityIs(t, figure, 'infranchissable') ? 'obstacle' : 'token';
}

function nameOf(t: Veiel, p: number): string {
  if (isFigure(p)) return idOf(t, figureOf(p));
  if (isCard(p)) return cardOf(t, p).id;
  return isGear(p) ? equipmentOf(t, gearOf(p)).id : '';
}

/** Between the caster and a piece: −1 where one of them stands nowhere. */
function away(t: Veiel, p: number, c: Context): number {
  const from = caster(t, c);
  return from < 0 ? NOBODY : between(t, p, pieceOf(from));
}
function between(t: Veiel, a: number, b: number): number {
  const [from, to] = [squareOf(t, a), squareOf(t, b)];
  return from < 0 || to < 0 ? NOBODY : distance(from, to);
}

function friend(t: Veiel, p: number, of: (figure: number) => number): number | undefined {
  return isFigure(p) && t.figures.kind[figureOf(p)] !== ENEMY ? of(figureOf(p)) : undefined;
}
function cards(t: Veiel, p: number, of: (hero: Hero) => number): number | undefined {
  return isHeroPiece(t, p) ? of(heroOf(t, figureOf(p))) : undefined;
}

function number(
  gender: 'm' | 'f',
  fr: string,
  en: string,
  of: (t: Veiel, p: number) => number | undefined,
  layered?: true,
): P {
  const property = { type: 'number', of, noun: noun(gender, fr, fr, en, en) } as const;
  return layered ? { ...property, layered } : property;
}
/** What is printed is what the rules have at hand (`numberWith`): here it is nothing. */
function modifier(fr: string, en: string): P {
  return number('m', fr, en, (_, p) => (isFigure(p) ? 0 : undefined), true);
}
function flag(fr: string, en: string, noFr: string, noEn: string, of: (t: Veiel, p: number) => boolean): P {
  return { type: 'flag', of, yes: phrase.adjective(fr, en), no: phrase.adjective(noFr, noEn) };
}

/** How an area reads; the drawing stands beside the text. */
function areaPhrase(area: string) {
  if (area === 'inf' || area === 'infx') return phrase.after('n’importe où', 'anywhere');
  if (area === 'cross1' || area === 'cross1x') return phrase.adjective('adjacent{e}{s}', 'adjacent');
  return phrase.after('dans la zone', 'in the area');
}
