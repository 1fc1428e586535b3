/**
 * The floor with the way walked, what the Sisters own, the fight or the Boss, the piles' tops and the hand. Rows of the
 * floor count from the bottom, where the door is.
 */

import type { Language, Text } from '@tablee/kernel';
import { beside, type Drawing, drawGrid, type Scene } from '@tablee/terminal';
import { faceText, placeText } from '../ready/text.ts';
import type { SoeursView } from '../types.ts';

type Keyword = string;
type Face = Parameters<typeof faceText>[0] & { readonly cost: number };
interface Floor {
  readonly name: Text;
  readonly door: number;
  readonly rows: number;
  readonly icons: readonly number[];
}

/** What the drawings need of the game's content. */
export interface Box {
  readonly cards: readonly { readonly name: Text; readonly faces: readonly [Face, Face] }[];
  readonly enemies: readonly {
    readonly name: Text;
    readonly words: readonly Keyword[];
    readonly xp: readonly number[];
  }[];
  readonly places: readonly (Parameters<typeof placeText>[0] & { readonly name: Text })[];
  readonly floors: readonly Floor[];
  readonly lastFloor: Floor;
  readonly boss: {
    readonly name: Text;
    readonly attack: number;
    readonly gauge: readonly number[];
    readonly times2: boolean;
    readonly words: readonly Keyword[];
  };
}
export type Climbing = Scene<SoeursView, Box>;

const COLUMNS = 4;
const SEQUENCES_OF_A_FLOOR = 3;
const POTIONS = 3;
/** Below these, the ceiling falls for good. */
const THRESHOLDS = [30, 20, 10];
/** By icon: empty, trap, advanced trap, combat 1 to 3, treasure, advanced treasure, Boss. */
const ICONS = ['·', '^', '^^', 'x1', 'x2', 'x3', '$', '$$', 'B'];
const FIRST_COMBAT = 3;
const TREASURE = 6;

const KEYWORDS: Readonly<Record<Keyword, Text>> = {
  rage: { fr: 'Rage', en: 'Rage' },
  'force-brutale': { fr: 'Force Brutale', en: 'Brute Force' },
  gardiens: { fr: 'Gardiens', en: 'Guardians' },
  brulures: { fr: 'Brûlures', en: 'Burns' },
  cache: { fr: 'Caché', en: 'Hidden' },
  hate: { fr: 'Hâte', en: 'Haste' },
  coriace: { fr: 'Coriace', en: 'Tough' },
};

const WORDS = {
  fr: {
    modes: { normal: 'mode normal', hard: 'mode difficile' },
    floor: 'Étage',
    of: 'sur',
    lastFloor: 'dernier étage',
    sequence: 'séquence',
    door: 'porte',
    legend:
      '@ vous · ^ Piège · ^^ Piège Avancé · x2 Combat · $ Trésor · $$ Trésor Avancé · B Boss · i : le reste',
    health: 'PS',
    ceiling: 'palier',
    next: 'prochain seuil',
    potions: 'Potions',
    defence: 'Défense',
    deck: 'Pioche Action',
    discard: 'Défausse',
    advanced: ['AA gauche', 'AA droite'],
    enemies: 'Ennemi/Lieu',
    top: 'dessus',
    empty: 'vide',
    round: 'Round',
    place: 'Lieu',
    resistance: 'Résistance',
    attack: 'Attaque',
    hidden: 'hors d’atteinte',
    returned: 'revenu',
    incoming: 'Phase Ennemi',
    gauge: 'jauge',
    gaugesLeft: 'jauges à vider',
    inPlay: 'En jeu',
    hand: 'Main',
    level: 'niv.',
    stop: ' : ',
  },
  en: {
    modes: { normal: 'normal mode', hard: 'hard mode' },
    floor: 'Floor',
    of: 'of',
    lastFloor: 'last floor',
    sequence: 'sequence',
    door: 'door',
    legend:
      '@ you · ^ Trap · ^^ Advanced Trap · x2 Combat · $ Treasure · $$ Advanced Treasure · B Boss · i: the rest',
    health: 'HP',
    ceiling: 'ceiling',
    next: 'next threshold',
    potions: 'Potions',
    defence: 'Defence',
    deck: 'Action deck',
    discard: 'Discard',
    advanced: ['AA left', 'AA right'],
    enemies: 'Enemy/Place',
    top: 'top',
    empty: 'empty',
    round: 'Round',
    place: 'Place',
    resistance: 'Resistance',
    attack: 'Attack',
    hidden: 'out of reach',
    returned: 'came back',
    incoming: 'Enemy Phase',
    gauge: 'gauge',
    gaugesLeft: 'gauges to clear',
    inPlay: 'In play',
    hand: 'Hand',
    level: 'lv',
    stop: ': ',
  },
} as const;

export const draw: Drawing = (scene) => {
  const climbing = scene as Climbing;
  return [
    banner(climbing),
    ...beside(floor(climbing), ['', ...owned(climbing), '', ...piles(climbing)], 3),
    climbing.paint.dim(WORDS[climbing.language].legend),
    ...fight(climbing),
    ...boss(climbing),
    '',
    ...hand(climbing),
  ];
};

/** `Éclat d’Éden (1) : Infligez 2 dégâts.` on the face in use. */
export function cardLine({ seen, content, language, paint }: Climbing, card: number): string {
  const level = seen.table.level[card]!;
  const { name, faces } = content.cards[card]!;
  const face = faces[level]!;
  const raised = level === 1 ? ' +' : '';
  const text = faceText(face, language).join(' ');
  return `${paint.bold(`${face.cost} ${name[language]}${raised}`)}${WORDS[language].stop}${text}`;
}

export function keywordNames(words: readonly Keyword[], language: Language): string {
  return words.map((word) => KEYWORDS[word]?.[language] ?? word).join(', ');
}

export function currentFloor({ seen, content }: Climbing): Floor {
  const card = seen.table.tower[seen.table.floor];
  return card === undefined ? content.lastFloor : content.floors[card]!;
}

/** A floor card, with the way walked when it is the one being played. */
export function floorCard(
  { paint, language }: Climbing,
  card: Floor,
  entered: readonly number[],
  marker: number | null,
): string[] {
  const door = ' '.repeat(4 + card.door * 5);
  return [
    ...drawGrid(
      {
        columns: COLUMNS,
        rows: card.rows,
        rowName: (row) => card.rows - row,
        square: (column, row) => {
          const at = (card.rows - 1 - row) * COLUMNS + column;
          const icon = card.icons[at]!;
          const sign = ICONS[icon]!.padEnd(2);
          if (at === marker) return `${paint.ink('cyan', paint.bold('@'))} ${sign}`;
          if (entered.includes(at)) return paint.dim(`•${' '}${sign}`);
          return `  ${icon >= TREASURE ? paint.ink('yellow', sign) : icon >= FIRST_COMBAT ? paint.ink('red', sign) : icon > 0 ? paint.ink('purple', sign) : paint.dim(sign)}`;
        },
        isWallRight: () => false,
        isWallBelow: () => false,
      },
      paint,
    ),
    `${door}${marker === -1 ? paint.ink('cyan', paint.bold('@')) : '▒'} ${paint.dim(WORDS[language].door)}`,
  ];
}

function banner(climbing: Climbing): string {
  const { seen, content, language, paint } = climbing;
  const { tower, floor, sequence } = seen.table;
  const words = WORDS[language];
  const { mode } = seen.config as { mode: 'normal' | 'hard' };
  const last = floor === tower.length ? ` (${words.lastFloor})` : '';
  const where = `${words.floor} ${floor + 1} ${words.of} ${tower.length + 1}${last}`;
  const when = `${words.sequence} ${sequence}/${SEQUENCES_OF_A_FLOOR}`;
  const name = currentFloor(climbing).name[language];
  return paint.bold(
    `${content.boss.name[language]}, ${words.modes[mode]} · ${where}${last ? '' : `, ${name}`} · ${when}`,
  );
}

function floor(climbing: Climbing): string[] {
  const { entered, square } = climbing.seen.table;
  return floorCard(climbing, currentFloor(climbing), entered, square);
}

function owned({ seen, language, paint }: Climbing): string[] {
  const { health, ceiling, lowest, xp, potions, mana, defence } = seen.table;
  const words = WORDS[language];
  const next = THRESHOLDS.find((threshold) => lowest >= threshold);
  const fall = next === undefined ? '' : `, ${words.next} ${next}`;
  return [
    `${words.health} ${paint.bold(paint.ink(health < 10 ? 'red' : 'green', String(health)))} (${words.ceiling} ${ceiling}${fall})`,
    `XP ${paint.bold(String(xp))} · ${words.potions} ${'●'.repeat(potions).padEnd(POTIONS, '○')} · Mana ${paint.ink('cyan', paint.bold(String(mana)))} · ${words.defence} ${paint.bold(String(defence))}`,
  ];
}

function piles(climbing: Climbing): string[] {
  const { seen, content, language, paint } = climbing;
  const { deck, discard, advanced, enemyDeck } = seen.table;
  const words = WORDS[language];
  const pile = (name: string, size: number, top: string | null): string =>
    `${paint.dim(`${name} (${size})`)}  ${top ?? paint.dim(words.empty)}`;
  const size = (of: { top: number | null; others: readonly number[] }): number =>
    of.others.length + (of.top === null ? 0 : 1);
  const place = enemyDeck.top === null ? null : content.places[enemyDeck.top]!;
  return [
    pile(words.deck, size(deck), deck.top === null ? null : cardLine(climbing, deck.top)),
    ...advanced.map((of, side) =>
      pile(words.advanced[side] ?? '', of.size, of.top === null ? null : cardLine(climbing, of.top)),
    ),
    pile(
      words.enemies,
      size(enemyDeck),
      place && `${place.name[language]}${words.stop}${placeText(place, language)}`,
    ),
    paint.dim(`${words.discard} (${discard.length})`),
  ];
}

function fight(climbing: Climbing): string[] {
  const { seen, content, language, paint } = climbing;
  const { foes, place, round, incoming } = seen.table;
  const words = WORDS[language];
  if (foes.length === 0 && place < 0) return [];
  const where = content.places[place];
  return [
    '',
    paint.bold(`${words.round} ${round}`) +
      (where ? ` · ${words.place}${words.stop}${where.name[language]}. ${placeText(where, language)}` : ''),
    ...foes.map((foe) => {
      const { name, words: keywords, xp } = content.enemies[foe.enemy]!;
      const row = xp
        .map((points, n) => (n + 1 === round ? paint.bold(`[${points}]`) : String(points)))
        .join(' ');
      return [
        `  ${foe.slot + 1} ${paint.ink('red', name[language])}`,
        `${words.resistance} ${paint.bold(String(foe.resistance))}`,
        `${words.attack} ${paint.bold(String(foe.attack))}`,
        ...(keywords.length > 0 ? [keywordNames(keywords, language)] : []),
        ...(foe.returned ? [words.returned] : []),
        ...(foe.canBeStruck ? [] : [words.hidden]),
        `XP ${row}`,
      ].join(' · ');
    }),
    ...(incoming && foes.length > 0 ? [danger(climbing, incoming)] : []),
  ];
}

/** `Phase Ennemi : 6 − 3 Défense = −3 PS`. */
function danger(
  { seen, language, paint }: Climbing,
  { total, loss }: { total: number; loss: number },
): string {
  const words = WORDS[language];
  const sum = `${total} − ${seen.table.defence} ${words.defence}`;
  return `  ${words.incoming}${words.stop}${sum} = ${paint.ink(loss > 0 ? 'red' : 'green', `${loss > 0 ? '−' : ''}${loss} ${words.health}`)}`;
}

function boss({ seen, content, language, paint }: Climbing): string[] {
  const { atBoss, dice, bossAttack, bossWeakened, gauges } = seen.table;
  if (!atBoss) return [];
  const words = WORDS[language];
  const { name, words: keywords } = content.boss;
  return [
    '',
    [
      paint.bold(paint.ink('red', name[language])),
      `${words.gauge} ${dice.map((pips) => `[${pips}]`).join('') || '–'}`,
      ...(gauges > 1 ? [`${words.gaugesLeft} ${gauges}`] : []),
      `${words.attack} ${paint.bold(String(Math.max(0, bossAttack - bossWeakened)))}`,
      ...(keywords.length > 0 ? [keywordNames(keywords, language)] : []),
    ].join(' · '),
  ];
}

function hand(climbing: Climbing): string[] {
  const { seen, language, paint } = climbing;
  const { hand: held, inPlay } = seen.table;
  const words = WORDS[language];
  return [
    ...(inPlay.length > 0
      ? [paint.bold(words.inPlay), ...inPlay.map((card) => `  ${cardLine(climbing, card)}`)]
      : []),
    paint.bold(words.hand),
    ...held.map((card) => `  ${cardLine(climbing, card)}`),
  ];
}
