/** Looking at the table: squares, figures, heroes, cards. Nothing here changes anything. */
import type { Frame, Seat } from '@tablee/kernel';
import type { Context } from '@tablee/kernel/effect';
import { hasWord, numberFrom } from '@tablee/kernel/effect';
import { ENTITY_KEYWORDS, type EntityKeyword } from '../content/types.ts';
import {
  type Card,
  ENEMY,
  ENTITY,
  type Enemy,
  type Entity,
  type Equipment,
  HERO,
  type Hero,
  type HeroCard,
  NOBODY,
  PIECES,
  type ShownCard,
  type ShownFigure,
  SIDE,
  SQUARES,
  type Veiel,
} from '../types.ts';
import type { Triggering } from './calls.ts';

export const rowOf = (square: number): number => (square / SIDE) | 0;
export const columnOf = (square: number): number => square % SIDE;

/** Squares that separate two squares, the second included (OV-KW-35). */
export function distance(a: number, b: number): number {
  return Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b));
}

/** The squares one step away in the order up, down, left, right (OV-MOVE-7). */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: SQUARES }, (_, square) => {
  const near: number[] = [];
  if (rowOf(square) > 0) near.push(square - SIDE);
  if (rowOf(square) < SIDE - 1) near.push(square + SIDE);
  if (columnOf(square) > 0) near.push(square - 1);
  if (columnOf(square) < SIDE - 1) near.push(square + 1);
  return near;
});

// Pieces. A figure's piece is its number and an offset; so are a card's and an equipment's.
export const isSquare = (piece: number): boolean => piece >= 0 && piece < SQUARES;
export const isFigure = (piece: number): boolean => piece >= PIECES.figure && piece < PIECES.card;
export const isCard = (piece: number): boolean => piece >= PIECES.card && piece < PIECES.gear;
export const isGear = (piece: number): boolean => piece >= PIECES.gear && piece < PIECES.field;
export const figureOf = (piece: number): number => piece - PIECES.figure;
export const pieceOf = (figure: number): number => figure + PIECES.figure;
export const gearOf = (piece: number): number => piece - PIECES.gear;

export function cardOf(t: Veiel, piece: number): Card {
  return t.content.cards[t.cards[piece - PIECES.card]!]!;
}
export function ownerOf(t: Veiel, piece: number): number {
  return t.owners[piece - PIECES.card]!;
}
export function equipmentOf(t: Veiel, gear: number): Equipment {
  return t.content.equipment[t.gear.of[gear]!]!;
}

export const isHero = (t: Veiel, figure: number): boolean => t.figures.kind[figure] === HERO;
export const isEnemy = (t: Veiel, figure: number): boolean => t.figures.kind[figure] === ENEMY;
export const isEntity = (t: Veiel, figure: number): boolean => t.figures.kind[figure] === ENTITY;
export const isOnBoard = (t: Veiel, figure: number): boolean => (t.figures.square[figure] ?? NOBODY) >= 0;

export function heroOf(t: Veiel, figure: number): Hero {
  return t.heroes[t.figures.of[figure]!]!;
}
export function enemyOf(t: Veiel, figure: number): Enemy {
  return t.content.enemies[t.figures.of[figure]!]!;
}
export function entityOf(t: Veiel, figure: number): Entity {
  return t.content.entities[t.figures.of[figure]!]!;
}
export function heroCard(t: Veiel, hero: number): HeroCard {
  return t.content.heroes[t.heroes[hero]!.design]!;
}

/** A hero figure that lives and stands on the board. */
export function isLivingHero(t: Veiel, figure: number): boolean {
  return t.figures.kind[figure] === HERO && !heroOf(t, figure).dead && t.figures.square[figure]! >= 0;
}

export function entityIs(t: Veiel, figure: number, keyword: EntityKeyword): boolean {
  return (t.figures.is[figure]! & BITS[keyword]) !== 0;
}
const BITS = Object.fromEntries(ENTITY_KEYWORDS.map((keyword, n) => [keyword, 1 << n])) as Readonly<
  Record<EntityKeyword, number>
>;
export const bitOf = (keyword: EntityKeyword): number => BITS[keyword];
const ALLY = bitOf('allie');
const INFRANCHISSABLE = bitOf('infranchissable');

export function isAlly(t: Veiel, figure: number): boolean {
  return (
    t.figures.kind[figure] === ENTITY &&
    (t.figures.is[figure]! & ALLY) !== 0 &&
    t.figures.square[figure]! >= 0
  );
}

/** Obstacles and Infranchissables that print dice are hit as if they were enemies (R-OV-61). */
export function isBreakable(t: Veiel, figure: number): boolean {
  return t.figures.kind[figure] === ENTITY && t.figures.square[figure]! >= 0 && t.figures.red[figure]! > 0;
}

/** An entity, an enemy or a hero that nothing crosses (OV-KW-46, -53). */
export function isInfranchissable(t: Veiel, figure: number): boolean {
  if (t.figures.kind[figure] === ENTITY) return (t.figures.is[figure]! & INFRANCHISSABLE) !== 0;
  if (t.figures.kind[figure] === ENEMY && enemyOf(t, figure).infranchissable) return true;
  return hasStatus(t, figure, 'infranchissable');
}

export function hasStatus(t: Veiel, figure: number, status: string): boolean {
  const { lasting, constant } = t.effects;
  if (lasting.length === 0 && constant.length === 0) return false;
  // No figure has a status printed on it but `infranchissable`, and that is asked before.
  return hasWord(t, pieceOf(figure), 'has', status, false);
}

/** A number of a figure with everything that changes it, from what is printed. */
export function numberWith(t: Veiel, figure: number, name: string, printed: number): number {
  const { lasting, constant } = t.effects;
  if (lasting.length === 0 && constant.length === 0) return printed;
  return numberFrom(t, pieceOf(figure), name, printed);
}

export function printedThreat(t: Veiel, figure: number): number {
  if (t.figures.kind[figure] === ENTITY) return entityOf(t, figure).threat ?? 0;
  const card = heroCard(t, t.figures.of[figure]!);
  return card.twins ? card.twins[t.figures.twin[figure]!]!.threat : card.threat;
}
/** Never under 0 (R-OV-7). */
export function threatOf(t: Veiel, figure: number): number {
  return Math.max(0, numberWith(t, figure, 'threat', printedThreat(t, figure)));
}
export function swordsOf(t: Veiel, figure: number): number {
  if (t.figures.kind[figure] !== HERO) return 0;
  const card = heroCard(t, t.figures.of[figure]!);
  return card.twins ? card.twins[t.figures.twin[figure]!]!.swords : card.swords;
}

/** The figure that acts where a piece speaks: itself, or the acting figure of the hero it belongs to; −1 for nobody. */
export function casterOf(t: Veiel, piece: number): number {
  if (isFigure(piece)) return figureOf(piece);
  if (isCard(piece)) return actingOf(t, ownerOf(t, piece));
  if (isGear(piece)) return bearerOf(t, gearOf(piece));
  return NOBODY;
}
/** Of the twins, the one an equipment being triggered speaks for. */
function bearerOf(t: Veiel, gear: number): number {
  const hero = t.gear.hero[gear]!;
  if (t.heroes[hero]!.figures.length === 1) return actingOf(t, hero);
  for (let n = t.flow.length - 1; n >= 0; n--) {
    const frame = t.flow[n] as Frame & Partial<Triggering>;
    if (frame.does === 'trigger' && frame.gear === gear && frame.twin !== undefined) return frame.twin;
  }
  return actingOf(t, hero);
}
export function caster(t: Veiel, c: Context): number {
  return casterOf(t, c.source);
}
/** The hero's figure that acts: the twin named for the action, otherwise the first. */
export function actingOf(t: Veiel, hero: number): number {
  if (hero < 0) return NOBODY;
  const { figures } = t.heroes[hero]!;
  return t.active === hero && t.acting >= 0 ? t.acting : (figures[0] ?? NOBODY);
}

export function seatOf(t: Veiel, hero: number): Seat {
  return t.heroes[hero]!.seat;
}
/** Who decides for a figure: the seat of its hero; what belongs to nobody is the active player's to decide. */
export function seatOfFigure(t: Veiel, figure: number): Seat {
  if (figure >= 0 && t.figures.kind[figure] === HERO) return heroOf(t, figure).seat;
  return t.heroes[t.active >= 0 ? t.active : 0]?.seat ?? (0 as Seat);
}

export function shownCard(t: Veiel, piece: number): ShownCard {
  return { piece, card: cardOf(t, piece).id };
}
export function shownFigure(t: Veiel, figure: number): ShownFigure {
  const id = idOf(t, figure);
  return t.figures.twin[figure] === 1 ? { figure, id, twin: true } : { figure, id };
}
/** What is printed for the figure. */
export function designOf(t: Veiel, figure: number): HeroCard | Enemy | Entity {
  if (t.figures.kind[figure] === HERO) return heroCard(t, t.figures.of[figure]!);
  return t.figures.kind[figure] === ENEMY ? enemyOf(t, figure) : entityOf(t, figure);
}
export function idOf(t: Veiel, figure: number): string {
  return designOf(t, figure).id;
}
export function heroId(t: Veiel, hero: number): string {
  return heroCard(t, hero).id;
}

export function squareOf(t: Veiel, piece: number): number {
  if (isSquare(piece)) return piece;
  return isFigure(piece) ? t.figures.square[figureOf(piece)]! : NOBODY;
}

/** No living hero, enemy, ally, Obstacle or Infranchissable there (R-OV-11, OV-AI-7). */
export function isFree(t: Veiel, square: number): boolean {
  return t.standing[square] === NOBODY;
}

/** Cards left to live on: hand, deck and discard (OV-DEATH-7). */
export function cardsLeft({ hand, deck, discard }: Hero): number {
  return hand.length + deck.length + discard.length;
}
