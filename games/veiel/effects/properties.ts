/** What can be said of a piece. Numbers marked `layered` are what statuses and constant abilities change (C2 Modifier). */
import type { Text } from '@tablee/kernel';
import { type Context, noun, type Phrase, type Property, phrase } from '@tablee/kernel/effect';
import { z } from 'zod';
import {
  CARD_KINDS,
  type CardKind,
  COLOURS,
  type Colour,
  KEYWORDS,
  type Keyword,
  STATUSES,
  type Status,
  VALUED_STATUSES,
  type ValuedStatus,
} from '../content/types.ts';
import { areaNamed, canBeAimedAt, isInArea, isReached } from '../rules/area.ts';
import {
  cardOf,
  caster,
  columnOf,
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
  isEntity,
  isFigure,
  isFree,
  isGear,
  isInfranchissable,
  isLivingHero,
  isSquare,
  NEIGHBOURS,
  ownerOf,
  pieceOf,
  printedThreat,
  rowOf,
  squareOf,
  swordsOf,
} from '../rules/table.ts';
import { isAttackable } from '../rules/target.ts';
import { ENEMY, HERO, type Hero, NOBODY, type Veiel } from '../types.ts';
import {
  ALLY_NOUN,
  CARD_NOUN,
  CORPSE,
  ENEMY_NOUN,
  GEAR_NOUN,
  HERO_NOUN,
  OBSTACLE_NOUN,
  SQUARE_NOUN,
  TOKEN_NOUN,
} from './nouns.ts';
import { nameFor } from './words/named.ts';

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
/** The same as adjectives that agree. */
const STATUS_WORDS: Readonly<Record<Status, readonly [string, string]>> = {
  etourdi: ['**étourdi{e}{s}**', '**stunned**'],
  immobilise: ['**immobilisé{e}{s}**', '**immobilised**'],
  intouchable: ['**intouchable{s}**', '**untouchable**'],
  inciblable: ['**inciblable{s}**', '**untargetable**'],
  marque: ['**marqué{e}{s}**', '**marked**'],
  infranchissable: ['**infranchissable{s}**', '**impassable**'],
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
const COLOUR_NAMES: Readonly<Record<Colour, readonly [string, string]>> = {
  rouge: ['rouge{s}', 'red'],
  bleu: ['bleue{s}', 'blue'],
  vert: ['verte{s}', 'green'],
  jaune: ['jaune{s}', 'yellow'],
  incolore: ['incolore{s}', 'colourless'],
};

const AROUND = z.strictObject({ of: z.string().min(1).max(20), area: z.string().min(1).max(30) });
const BESIDE = {
  hero: { fr: 'autre héros', en: 'another hero' },
  enemy: { fr: 'ennemi', en: 'an enemy' },
  ally: { fr: 'allié', en: 'an ally' },
  obstacle: { fr: 'Obstacle', en: 'an Obstacle' },
} as const;

export const PROPERTIES: Readonly<Record<string, P>> = {
  /** What an effect may be aimed at. `enemy` includes entities that print dice (R-OV-61). */
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
  /** Of those in the zone `friends`: heroes alive and allies, or the dead besides. */
  friend: {
    type: 'test',
    argument: z.enum(['living', 'any']),
    holds: (t, p, reach) => reach === 'any' || !isHeroPiece(t, p) || isLivingHero(t, figureOf(p)),
    reads: () => phrase.noun(HERO_NOUN),
  },
  /** Enemies may attack it (OV-WOUND-11): put into their effects (`ready/sparing.ts`), and not printed. */
  attackable: {
    type: 'test',
    argument: z.literal(true),
    holds: (t, p) => isFigure(p) && isAttackable(t, figureOf(p)),
    reads: () => phrase.after('', ''),
  },
  /** The caster itself, or not. In the effects of a card being played `is: 'self'` says the same. */
  caster: {
    type: 'test',
    argument: z.boolean(),
    holds: (t, p, wanted, c) => {
      // Of an equipment the bearer is either of the twins (OV-HEROES-31).
      if (wanted && isGear(c.source))
        return isHeroPiece(t, p) && t.figures.of[figureOf(p)] === t.gear.hero[gearOf(c.source)];
      return (p === pieceOf(caster(t, c))) === wanted;
    },
    reads: (wanted) =>
      wanted ? phrase.whole('le porteur', 'the bearer') : phrase.adjective('autre{s}', 'other'),
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
  /** In a pattern round a figure or square that has a name, the one at hand (`it`) or the other twin (`other`). */
  around: {
    type: 'test',
    argument: AROUND,
    holds: (t, p, argument, c) => {
      const { of, area } = argument as z.infer<typeof AROUND>;
      const centre =
        of === 'it'
          ? c.it
          : of === 'other'
            ? otherTwin(t, pieceOf(caster(t, c)))
            : (c.names[of]?.[0] ?? NOBODY);
      const [from, to] = [squareOf(t, centre), squareOf(t, p)];
      if (from < 0 || to < 0 || p === centre) return false;
      // Round a square, whoever stands on it is in the middle of it.
      return (from === to && isSquare(centre)) || isReached(t, areaNamed(t, area), from, to);
    },
    reads: (argument) => aroundPhrase((argument as z.infer<typeof AROUND>).of),
  },
  /** Next to a hero or an enemy other than itself. */
  adjacentTo: {
    type: 'test',
    argument: z.enum(['hero', 'enemy', 'ally', 'obstacle']),
    holds: (t, p, type) => {
      const square = squareOf(t, p);
      return (
        square >= 0 &&
        NEIGHBOURS[square]!.some(
          (near) => t.standing[near]! >= 0 && typeOf(t, pieceOf(t.standing[near]!)) === type,
        )
      );
    },
    reads: (type) => {
      const { fr, en } = BESIDE[type as keyof typeof BESIDE];
      return phrase.after(`adjacent{e}{s} à un ${fr}`, `adjacent to ${en}`);
    },
  },
  corpse: {
    type: 'flag',
    of: (t, p) => isSquare(p) && (t.corpses[p] ?? 0) > 0,
    yes: phrase.noun(CORPSE),
    no: phrase.after('sans cadavre', 'without a corpse'),
  },
  /** An equipment by name. */
  gearNamed: {
    type: 'test',
    argument: z.string().min(1),
    holds: (t, p, id) => isGear(p) && nameOf(t, p) === id,
    reads: (id) => phrase.whole(nameFor(id as string), nameFor(id as string)),
  },
  profane: flag(
    'Profané{s}',
    'Profaned',
    'ordinaire{s}',
    'ordinary',
    (t, p) => isGear(p) && equipmentOf(t, gearOf(p)).pool === 'profane',
  ),
  closed: flag(
    'Infranchissable{s}',
    'Impassable',
    'ouverte{s}',
    'open',
    (t, p) => isFigure(p) && isInfranchissable(t, figureOf(p)),
  ),
  /** On the square of this piece: what a ground token asks. */
  here: {
    type: 'test',
    argument: z.literal(true),
    holds: (t, p, _, c) => squareOf(t, p) >= 0 && squareOf(t, p) === squareOf(t, c.source),
    // The happening says « sur cette case ».
    reads: () => phrase.after('', ''),
  },
  /** On the same square as an entity of this name. */
  on: {
    type: 'test',
    argument: z.string().min(1),
    holds: (t, p, id) => {
      const square = squareOf(t, p);
      return (
        square >= 0 &&
        t.figures.square.some((at, figure) => at === square && isEntity(t, figure) && idOf(t, figure) === id)
      );
    },
    reads: (id) => phrase.after(`sur ${nameFor(id as string)}`, `on ${nameFor(id as string)}`),
  },
  /** By name: an enemy, an entity, a hero, a card or an equipment. */
  named: {
    type: 'test',
    argument: z.string().min(1),
    holds: (t, p, id) => nameOf(t, p) === id,
    reads: (id) => phrase.after(nameFor(id as string), nameFor(id as string)),
  },
  free: flag('libre{s}', 'free', 'occupée{s}', 'occupied', (t, p) => isSquare(p) && isFree(t, p)),
  aimable: flag('ciblable{s}', 'targetable', 'inciblable{s}', 'untargetable', (t, p) => canBeAimedAt(t, p)),
  rank: {
    type: 'enum',
    of: (t, p) => (isEnemyPiece(t, p) ? enemyOf(t, figureOf(p)).rank : ''),
    values: {
      basique: phrase.adjective('Basique{s}', 'Basic'),
      intermediaire: phrase.adjective('Intermédiaire{s}', 'Intermediate'),
      puissant: phrase.adjective('Puissant{s}', 'Powerful'),
      boss: phrase.noun(noun('m', 'Boss', 'Boss', 'Boss', 'Bosses')),
    },
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
    values: {
      ...Object.fromEntries(STATUSES.map((status) => [status, phrase.adjective(...STATUS_WORDS[status])])),
      ...Object.fromEntries(
        KEYWORDS.map((word) => [word, phrase.keyword(KEYWORD_NAMES[word].fr, KEYWORD_NAMES[word].en)]),
      ),
    },
    gains: { fr: '{devient|deviennent|devenez} {}', en: '{becomes|become|become} {}' },
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
        changes: {
          add: {
            fr: `{gagne|gagnent|gagnez} **${STATUS_NAMES[status].fr}** {}`,
            en: `{gains|gain|gain} **${STATUS_NAMES[status].en}** {}`,
          },
        },
      },
    ]),
  ),
  threat: {
    type: 'number',
    layered: true,
    of: (t, p) => friend(t, p, (figure) => printedThreat(t, figure)),
    noun: noun('f', 'menace', 'menaces', 'threat', 'threats'),
    points: { fr: '{} en menace', en: '{} threat' },
    changes: { less: { fr: '{perd|perdent|perdez} {} en menace', en: '{loses|lose|lose} {} threat' } },
  },
  row: number('f', 'rangée', 'row', (t, p) => placed(t, p, rowOf)),
  column: number('f', 'colonne', 'column', (t, p) => placed(t, p, columnOf)),
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
  wounds: counted('blessure', 'blessures', 'wound', 'wounds', (t, p) =>
    cards(t, p, ({ wounds }) => wounds.length),
  ),
  hand: counted('carte en main', 'cartes en main', 'card in hand', 'cards in hand', (t, p) =>
    cards(t, p, ({ hand }) => hand.length),
  ),
  deck: counted('carte du deck', 'cartes du deck', 'card in the deck', 'cards in the deck', (t, p) =>
    cards(t, p, ({ deck }) => deck.length),
  ),
  discards: counted('carte défaussée', 'cartes défaussées', 'discarded card', 'discarded cards', (t, p) =>
    cards(t, p, ({ discard }) => discard.length),
  ),
  exiles: counted('carte exilée', 'cartes exilées', 'exiled card', 'exiled cards', (t, p) =>
    cards(t, p, ({ exile }) => exile.length),
  ),
  corpses: number('m', 'cadavres', 'corpses', (t, p) => (isSquare(p) ? (t.corpses[p] ?? 0) : undefined)),
  ammo: number('f', 'munitions', 'ammunition', (t, p) => (isGear(p) ? t.gear.ammo[gearOf(p)] : undefined)),
  chargedCards: number('f', 'cartes chargées', 'charged cards', (t, p) =>
    isGear(p) ? t.gear.under[gearOf(p)]!.length : undefined,
  ),
  armed: flag('armé{s}', 'armed', 'désarmé{s}', 'disarmed', (t, p) => isGear(p) && t.gear.armed[gearOf(p)]!),
  // Modifiers: the rules ask for these wherever a figure deals, takes, moves, heals, gains, draws.
  damageDealt: modifier('dégâts infligés', 'damage dealt', {
    fr: '{} aux dégâts infligés',
    en: '{} damage dealt',
  }),
  damageTaken: modifier('dégâts subis', 'damage taken', { fr: '{} aux dégâts subis', en: '{} damage taken' }),
  move: modifier(
    'déplacement',
    'movement',
    { fr: '{} au déplacement', en: '{} movement' },
    {
      atMost: {
        fr: 'ne {se déplace|se déplacent|vous déplacez} jamais de plus de {} cases à la fois',
        en: 'never {moves|move|move} more than {} squares at a time',
      },
    },
  ),
  heal: modifier('soins reçus', 'healing received', { fr: '{} aux soins reçus', en: '{} healing received' }),
  blocking: modifier('blocage gagné', 'block gained', { fr: '{} au blocage gagné', en: '{} block gained' }),
  draw: modifier('cartes piochées', 'cards drawn', { fr: '{} aux cartes piochées', en: '{} cards drawn' }),
  handSize: {
    type: 'number',
    layered: true,
    of: (t, p) => cards(t, p, () => t.config.handSize),
    noun: noun('f', 'taille de main', 'tailles de main', 'hand size', 'hand sizes'),
    points: { fr: '{} en taille de main', en: '{} hand size' },
  },
  /** The other twin (C4-2). */
  other: {
    type: 'piece',
    of: (t, p) => otherTwin(t, p),
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

function otherTwin(t: Veiel, p: number): number {
  if (!isHeroPiece(t, p)) return NOBODY;
  const other = heroOf(t, figureOf(p)).figures.find((figure) => figure !== figureOf(p));
  return other === undefined ? NOBODY : pieceOf(other);
}

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

/** From 1, as the rulebook counts. */
function placed(t: Veiel, p: number, of: (square: number) => number): number | undefined {
  const square = squareOf(t, p);
  return square < 0 ? undefined : of(square) + 1;
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
function counted(
  fr: string,
  frMany: string,
  en: string,
  enMany: string,
  of: (t: Veiel, p: number) => number | undefined,
): P {
  return { type: 'number', of, noun: noun('f', fr, frMany, en, enMany), counts: true };
}
/** What is printed is what the rules have at hand (`numberWith`): here it is nothing. */
function modifier(
  fr: string,
  en: string,
  points: Text,
  changes?: Extract<P, { type: 'number' }>['changes'],
): P {
  return {
    type: 'number',
    layered: true,
    of: (_, p) => (isFigure(p) ? 0 : undefined),
    noun: noun('m', fr, fr, en, en),
    points,
    ...(changes && { changes }),
  };
}
function flag(fr: string, en: string, noFr: string, noEn: string, of: (t: Veiel, p: number) => boolean): P {
  return { type: 'flag', of, yes: phrase.adjective(fr, en), no: phrase.adjective(noFr, noEn) };
}

/** How an area reads; the drawing stands beside the text. */
function areaPhrase(area: string): Phrase {
  switch (area) {
    case 'inf':
    case 'infx':
      return phrase.after('sur le plateau', 'on the board');
    case 'cross1':
    case 'cross1x':
      return phrase.adjective('adjacent{e}{s}', 'adjacent');
    case 'diam2':
    case 'others2':
      return phrase.after('à 2 cases ou moins', 'within 2 squares');
    case 'diam3':
    case 'others3':
      return phrase.after('à 3 cases ou moins', 'within 3 squares');
    case 'shot23':
      return phrase.after('à 2 ou 3 cases', '2 or 3 squares away');
    case 'aimed':
      return phrase.after('dans la zone visée', 'in the aimed area');
    default:
      return phrase.after('dans la zone', 'in the area');
  }
}

function aroundPhrase(of: string): Phrase {
  if (of === 'other') return phrase.after('autour de l’autre jumeau', 'around the other twin');
  return of === 'spot'
    ? phrase.after('autour de la case choisie', 'around the chosen square')
    : phrase.after('autour de la cible', 'around the target');
}
