/** What on the board answers the present question: every square that can be pressed, and what a press there means. */
import type { Decision } from '@tablee/kernel';
import type { Card } from '../rules/card.ts';
import { asHero, asMonster, IN_RESERVE, isHero, isMonster, teamOfHero } from '../rules/hero.ts';
import type { Square } from '../rules/map.ts';
import type { Figure, Hero, PlunderContent, PlunderOption, PlunderView } from '../types.ts';
import { canPayWith, type Manner, type Sight } from './reach.ts';

/** What the player has taken hold of before saying what for. */
export type Held =
  | { readonly what: 'hero'; readonly hero: Hero }
  | { readonly what: 'reserve'; readonly hero: Hero }
  | { readonly what: 'summon' }
  | { readonly what: 'monsters' };

export type Meaning = 'step' | 'strike' | 'place' | 'hold' | 'target';

export interface Light {
  readonly meaning: Meaning;
  /** More than one when two heroes could do it: then it is asked which. */
  readonly options: readonly PlunderOption[];
  /** A press takes hold of this instead of choosing. */
  readonly hold?: Held;
}

export type Lights = ReadonlyMap<Square, Light>;

export interface Situation {
  readonly seen: PlunderView;
  readonly content: PlunderContent;
  readonly asked: Decision | null;
  readonly held: Held | null;
  readonly cards: readonly Card[];
  readonly manner: Manner;
  readonly see: Sight;
}

export function squareOfFigure(seen: PlunderView, figure: Figure): Square {
  return isMonster(figure) ? seen.monsterAt[asMonster(figure)]! : seen.heroAt[asHero(figure)]!;
}

/** The square an option points at on the board; −1 for those that point at none. */
export function squareMeant(seen: PlunderView, option: PlunderOption): Square {
  switch (option.do) {
    case 'attack':
    case 'target':
      return squareOfFigure(seen, option.target);
    case 'give':
      return seen.heroAt[option.receiver]!;
    case 'replace':
      return seen.heroAt[option.hero]!;
    default:
      return 'to' in option ? option.to : -1;
  }
}

export function optionsOf(asked: Decision | null): readonly PlunderOption[] {
  return (asked?.options ?? []) as readonly PlunderOption[];
}

/** The options that this hand, so held and with these cards picked, could mean. */
export function meantNow(situation: Situation): readonly PlunderOption[] {
  const { asked, held, cards, manner, see } = situation;
  const ofHeld = optionsOf(asked).filter((option) => isOf(asked?.kind ?? '', held, option));
  // Cards meant for an action already begun pay for it in the end: they rule out no target.
  if (cards.length === 0 || (asked?.kind !== 'act' && asked?.kind !== 'defend')) return ofHeld;
  return ofHeld.filter((option) => option.do !== 'end' && canPayWith(see, option, cards, manner));
}

function isOf(kind: string, held: Held | null, option: PlunderOption): boolean {
  if (kind === 'placeHeroes')
    return held?.what === 'reserve' && 'hero' in option && option.hero === held.hero;
  if (kind !== 'act' || held === null) return true;
  switch (held.what) {
    case 'hero':
      return (
        'hero' in option && option.hero === held.hero && option.do !== 'enter' && option.do !== 'replace'
      );
    case 'reserve':
      return (
        (option.do === 'enter' && option.hero === held.hero) ||
        (option.do === 'replace' && option.by === held.hero)
      );
    case 'summon':
      return option.do === 'summon';
    case 'monsters':
      return option.do === 'monstersMove' || option.do === 'monstersAttack';
  }
}

export function lightsFor(situation: Situation): Lights {
  const { seen, content, asked, held, cards } = situation;
  const lights = new Map<Square, Light>();
  if (!asked) return lights;
  if (asked.kind === 'chooseColour') {
    for (const option of optionsOf(asked)) {
      if (option.do !== 'colour') continue;
      for (const square of content.zones[option.team]!)
        lights.set(square, { meaning: 'place', options: [option] });
    }
    return lights;
  }
  if (asked.kind === 'act' && held === null && cards.length === 0) {
    restingLights(situation, lights);
    return lights;
  }
  for (const option of meantNow(situation)) {
    const square = squareMeant(seen, option);
    if (square < 0) continue;
    const before = lights.get(square)?.options ?? [];
    lights.set(square, { meaning: meaningOf(option), options: [...before, option] });
  }
  if (asked.kind === 'act') addHolds(situation, lights);
  return lights;
}

function meaningOf(option: PlunderOption): Meaning {
  switch (option.do) {
    case 'attack':
      return 'strike';
    case 'target':
    case 'give':
    case 'replace':
      return 'target';
    case 'enter':
    case 'place':
    case 'treasure':
    case 'summon':
      return 'place';
    default:
      return 'step';
  }
}

/** With nothing in hand: the heroes who can act, the monsters if they can be led, the free lairs. */
function restingLights({ seen, asked }: Situation, lights: Map<Square, Light>): void {
  for (const option of optionsOf(asked)) {
    if (option.do === 'summon') lights.set(option.to, { meaning: 'place', options: [option] });
    if (option.do === 'monstersMove' || option.do === 'monstersAttack') {
      for (const square of seen.monsterAt) {
        if (square !== IN_RESERVE)
          lights.set(square, { meaning: 'hold', options: [], hold: { what: 'monsters' } });
      }
    }
  }
  for (const hero of actingHeroes(optionsOf(asked))) {
    lights.set(seen.heroAt[hero]!, { meaning: 'hold', options: [], hold: { what: 'hero', hero } });
  }
}

/** Another hero can be taken up at any moment, unless a press on him means something already. */
function addHolds({ seen, asked, cards, held, manner, see }: Situation, lights: Map<Square, Light>): void {
  const usable =
    cards.length === 0
      ? optionsOf(asked)
      : optionsOf(asked).filter((option) => canPayWith(see, option, cards, manner));
  for (const hero of actingHeroes(usable)) {
    const square = seen.heroAt[hero]!;
    if (held?.what === 'hero' && held.hero === hero) continue;
    const light = lights.get(square);
    if (light && held?.what === 'reserve') continue;
    lights.set(square, { meaning: 'hold', options: [], hold: { what: 'hero', hero } });
  }
}

/** Heroes in the dungeon with something to do besides being replaced. */
export function actingHeroes(options: readonly PlunderOption[]): ReadonlySet<Hero> {
  const heroes = new Set<Hero>();
  for (const option of options) {
    if (option.do === 'move' || option.do === 'attack' || option.do === 'power' || option.do === 'give')
      heroes.add(option.hero);
  }
  return heroes;
}

/** Who stands there, if anybody. */
export function figureAt(seen: PlunderView, square: Square): Figure {
  return seen.standing[square] ?? (0 as Figure);
}

export function ownHeroAt(seen: PlunderView, square: Square, team: number): Hero | null {
  const figure = figureAt(seen, square);
  if (!isHero(figure)) return null;
  const hero = asHero(figure);
  return teamOfHero(hero) === team ? hero : null;
}
