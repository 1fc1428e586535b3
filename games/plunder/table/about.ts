/** What is said of a square while one looks at it: what a press would do and bring, or why nothing can be done there. */
import { type Language, list, type Refusal, type Text } from '@tablee/kernel';
import type { Board } from '../rules/board.ts';
import { type Card, faceOf } from '../rules/card.ts';
import { asHero, isHero, isMonster } from '../rules/hero.ts';
import { COLOURS, type Square } from '../rules/map.ts';
import type { PlunderEvent, PlunderOption, PlunderView } from '../types.ts';
import { capital, cardText, figureText, squareText, teamText } from '../words/names.ts';
import { optionText } from '../words/question.ts';
import { figureAt, type Lights, type Situation } from './lights.ts';
import { outcomeOf, type Price, priceOf, priceWithTarget } from './reach.ts';
import { type Asked, whyNotHere } from './why-not.ts';

interface Looking extends Asked {
  readonly lights: Lights;
}

export function aboutSquare(looking: Looking): Refusal | string {
  const { situation, lights, square, language } = looking;
  const light = lights.get(square);
  const [option] = light?.options ?? [];
  if (option && light?.options.length === 1) return aboutOption(situation, option, language);
  if (light) return squareLabel(situation.seen, situation.content.board, square, language);
  return whyNotHere(looking) ?? squareLabel(situation.seen, situation.content.board, square, language);
}

export function aboutOption(situation: Situation, option: PlunderOption, language: Language): string {
  const { see, manner, seen, content } = situation;
  const text = optionText({ table: seen } as never, option, language, content);
  const price = option.do === 'power' ? priceWithTarget(see, option, manner) : priceOf(see, option, manner);
  const brings = outcomeOf(see, option, manner).map((event) => BRINGS[event.event]?.(event)?.[language]);
  const parts = [costText(price, seen.hand, language), ...brings].filter((part) => part !== undefined);
  return parts.length > 0 ? `${text} — ${[...new Set(parts)].join(', ')}` : text;
}

/** `avec 4♣, 9♠ ou deux cartes`: the cards of this hand that would pay. */
export function costText(price: Price, hand: readonly Card[], language: Language): string | undefined {
  const names = new Set(
    hand.filter((card) => price.alone.has(faceOf(card))).map((card) => cardText(card, language)),
  );
  const ways = [...names].slice(0, CARDS_NAMED);
  if (names.size > CARDS_NAMED) return undefined;
  if (price.together.size > 0) ways.push(language === 'fr' ? 'deux cartes' : 'two cards');
  if (ways.length === 0) return undefined;
  return `${language === 'fr' ? 'avec' : 'with'} ${list(language, ways, 'or')}`;
}
/** More than this is as good as any card. */
const CARDS_NAMED = 4;

/** The consequences worth a word before one commits to them. */
const BRINGS: Readonly<Record<string, (event: PlunderEvent) => Text | undefined>> = {
  monsterFell: () => ({ fr: 'élimine le monstre', en: 'eliminates the monster' }),
  attacked: (event) =>
    event.event === 'attacked' && isHero(event.target)
      ? { fr: 'il pourra se défendre', en: 'he may defend himself' }
      : undefined,
  treasureTaken: () => ({ fr: 'ramasse le trésor', en: 'picks up the treasure' }),
  treasureDropped: () => ({ fr: 'laisse son trésor sur place', en: 'leaves his treasure behind' }),
  treasureSecured: () => ({ fr: 'met le trésor en sécurité', en: 'brings the treasure home' }),
  gameWon: () => ({ fr: 'et gagne la partie !', en: 'and wins the game!' }),
};

/** `c4, le Guerrier bleu, 2 PV, porte un trésor`. */
export function squareLabel(seen: PlunderView, board: Board, square: Square, language: Language): string {
  const fr = language === 'fr';
  const said = [squareText({ board }, square)];
  const figure = figureAt(seen, square);
  if (isHero(figure)) {
    const hero = asHero(figure);
    said.push(capital(figureText(figure, language)), `${seen.pv[hero]} ${fr ? 'PV' : 'HP'}`);
    if (seen.carries[hero] === 1) said.push(fr ? 'porte un trésor' : 'carries a treasure');
  } else if (isMonster(figure)) said.push(capital(figureText(figure, language)));
  if (seen.treasureAt[square] === 1) said.push(fr ? 'trésor' : 'treasure');
  const zone = board.zoneOf[square]!;
  if (zone >= 0) {
    const name = teamText(COLOURS.indexOf(COLOURS[zone]!) as never, language);
    said.push(fr ? `zone d’arrivée ${name.toLocaleLowerCase()}` : `${name} arrival zone`);
  }
  if (board.isStar[square] === 1) said.push(fr ? 'arrivée des monstres' : 'monster arrival');
  if (board.isYellow[square] === 1 && seen.treasureAt[square] === 0)
    said.push(fr ? 'case jaune' : 'yellow square');
  return said.join(', ');
}
