/** How a choice is written in a record: the same whatever the language. */
import type { Option } from '@tablee/kernel';
import { cardName } from '../rules/card.ts';
import { asHero, asMonster, classOf, isMonster, teamOfHero } from '../rules/hero.ts';
import { COLOURS } from '../rules/map.ts';
import { POWERS } from '../rules/power.ts';
import { CLASSES, type Figure, type Hero, type PlunderContent, type PlunderOption } from '../types.ts';
import { squareText } from './names.ts';

export function notation(given: Option, content: PlunderContent): string {
  const option = given as PlunderOption;
  switch (option.do) {
    case 'colour':
      return `colour ${COLOURS[option.team]}`;
    case 'treasure':
    case 'summon':
    case 'to':
    case 'dodge':
      return `${option.do} ${squareText(content, option.to)}`;
    case 'place':
    case 'enter':
    case 'move':
      return `${option.do} ${heroName(option.hero)} ${squareText(content, option.to)}`;
    case 'replace':
      return `replace ${heroName(option.hero)} by ${heroName(option.by)}`;
    case 'attack':
      return `attack ${heroName(option.hero)} ${figureName(option.target)}`;
    case 'power':
      return `power ${heroName(option.hero)} ${POWERS[option.power]!.id}`;
    case 'give':
      return `give ${heroName(option.hero)} ${heroName(option.receiver)}`;
    case 'target':
      return `target ${figureName(option.target)}`;
    case 'pay':
    case 'pair':
    case 'weak':
    case 'discard':
      return `${option.do} ${cardName(option.card)}`;
    case 'monstersMove':
      return 'monsters move';
    case 'monstersAttack':
      return 'monsters attack';
    default:
      return option.do;
  }
}

export function heroName(hero: Hero): string {
  return `${COLOURS[teamOfHero(hero)]}-${CLASSES[classOf(hero)]}`;
}

function figureName(figure: Figure): string {
  return isMonster(figure) ? `monster-${asMonster(figure) + 1}` : heroName(asHero(figure));
}
