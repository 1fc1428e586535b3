/** Small questions every part of the screen asks of a view: who is who, what is printed on it, what it is worth now. */
import type { Language, Text } from '@tablee/kernel';
import { faceOf } from '../rules/card.ts';
import { isOnBoard } from '../rules/table.ts';
import { isAttackable } from '../rules/target.ts';
import {
  type Card,
  type Content,
  ENEMY,
  ENTITY,
  HERO,
  NOBODY,
  PIECES,
  type Veiel,
  type VeielView,
} from '../types.ts';
import type { Pictured } from './art/index.tsx';

export { type Mark, markName, marksOf, tableIn } from '../seen.ts';

export type Say = (text: Text) => string;
export function sayIn(language: Language): Say {
  return (text) => text[language];
}

/** A fight is on, or was the last thing to be seen. */
export function isFight({ phase, fight }: VeielView): boolean {
  return (
    phase === 'deployment' || phase === 'heroes' || phase === 'enemies' || (phase === 'over' && fight > 0)
  );
}

export type FigureSort = 'hero' | 'enemy' | 'entity';

/** What is printed on a figure's card, as art and names need it. */
export function thingOf(
  { figures, heroes }: VeielView,
  content: Content,
  figure: number,
): Pictured & { readonly name: Text } {
  const of = figures.of[figure]!;
  if (figures.kind[figure] === ENEMY) return content.enemies[of]!;
  if (figures.kind[figure] === ENTITY) return content.entities[of]!;
  const hero = content.heroes[heroes[of]!.design]!;
  const twin = hero.twins?.[figures.twin[figure]!];
  return twin ? { ...hero, name: twin.name } : hero;
}

export function sortOf({ figures }: VeielView, figure: number): FigureSort {
  return figures.kind[figure] === HERO ? 'hero' : figures.kind[figure] === ENEMY ? 'enemy' : 'entity';
}

export function heroName({ heroes }: VeielView, content: Content, hero: number, language: Language): string {
  return content.heroes[heroes[hero]!.design]!.name[language];
}

/** The name without « d’Arsonge », « des éléments »: what there is room for. */
export function shortName(name: string): string {
  const [first = name, second] = name.split(/\s/);
  // « Mère » alone is nobody's name; « La Maîtresse » is, and « The Stranger ».
  if (/^(?:Mère|Mother)$/.test(first)) return second ?? name;
  if (/^L(?:[ea]|es)$/.test(first)) return `${first} ${second}`;
  return first === 'The' ? (name.split(/ (?:of|steeped) /i)[0] ?? name) : first;
}

/** The card as its hero reads it (la Maîtresse: as the base card of its colour); as printed where that is nothing to her. */
export function cardIn(t: Veiel, piece: number): Card {
  return faceOf(t, piece) ?? t.content.cards[t.cards[piece - PIECES.card]!]!;
}

/** No enemy may attack this one now (V-3). */
export function isShunned(t: Veiel, figure: number): boolean {
  return isOnBoard(t, figure) && !isAttackable(t, figure);
}

/** Entities lie under who stands there. */
export function figuresOn({ figures }: VeielView, square: number): number[] {
  const found: number[] = [];
  figures.square.forEach((at, figure) => {
    if (at === square) found.push(figure);
  });
  return found.sort((a, b) => (figures.kind[b] === ENTITY ? 1 : 0) - (figures.kind[a] === ENTITY ? 1 : 0));
}

/** Who stands there, or what lies there; −1 for nobody. */
export function figureAt(table: VeielView, square: number): number {
  const on = figuresOn(table, square).filter(
    (figure) => table.figures.kind[figure] !== HERO || !table.heroes[table.figures.of[figure]!]!.dead,
  );
  return on[on.length - 1] ?? NOBODY;
}
