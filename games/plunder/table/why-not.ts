/** Why a press on this square would do nothing: the refusal that fits what is held, or what has to be done first. */
import type { Language, Refusal, Text } from '@tablee/kernel';
import { asHero, isHero, NOBODY, teamOfHero } from '../rules/hero.ts';
import type { Square } from '../rules/map.ts';
import type { PlunderOption } from '../types.ts';
import { figureAt, lightsFor, type Situation } from './lights.ts';

export interface Asked {
  readonly situation: Situation;
  readonly square: Square;
  refusal(find: (about: PlunderOption) => boolean): Refusal | null;
  readonly language: Language;
}

const TAKE_UP: Text = {
  fr: 'Prenez d’abord un aventurier ou une carte, puis montrez où aller.',
  en: 'Take up a hero or a card first, then show where to go.',
};
const OTHER_CARDS: Text = {
  fr: 'Les cartes choisies ne paient pas cela ; d’autres le pourraient.',
  en: 'The cards picked do not pay for that; others could.',
};

/** The answer to a tap; null when nothing in the rules is about that square. */
export function whyNotAt(asked: Asked): Refusal | string | null {
  const { situation, square, language } = asked;
  if (situation.cards.length > 0 && lightsFor({ ...situation, cards: [] }).get(square)?.options.length)
    return OTHER_CARDS[language];
  const why = whyNotHere(asked);
  if (why) return why;
  return situation.asked?.kind === 'act' && situation.held === null ? TAKE_UP[language] : null;
}

/** The refusal that fits what is held: of this hero, of this lair, of this square; the most telling first. */
export function whyNotHere({ situation, square, refusal }: Asked): Refusal | null {
  const { held, seen, asked } = situation;
  const figure = figureAt(seen, square);
  if (asked?.kind === 'act') {
    switch (held?.what) {
      case undefined:
        return null;
      case 'summon':
        return refusal((about) => about.do === 'summon' && about.to === square);
      case 'monsters':
        return refusal((about) => about.do === 'monstersMove' || about.do === 'monstersAttack');
      case 'reserve':
        return (
          refusal(
            (about) => about.do === 'replace' && about.by === held.hero && seen.heroAt[about.hero] === square,
          ) ?? refusal((about) => about.do === 'enter' && about.hero === held.hero && about.to === square)
        );
      case 'hero': {
        const { hero } = held;
        const friend = isHero(figure) && teamOfHero(asHero(figure)) === teamOfHero(hero);
        const given = friend
          ? refusal(
              (about) => about.do === 'give' && about.hero === hero && about.receiver === asHero(figure),
            )
          : null;
        const struck = refusal(
          (about) => about.do === 'attack' && about.hero === hero && about.target === figure,
        );
        return (
          given ??
          (figure === NOBODY ? null : struck) ??
          refusal((about) => about.do === 'move' && about.hero === hero && about.to === square)
        );
      }
    }
  }
  const named = figure === NOBODY ? null : refusal((about) => 'target' in about && about.target === figure);
  const placed = held?.what === 'reserve' ? held.hero : null;
  return (
    named ??
    refusal(
      (about) => 'to' in about && about.to === square && (about.do !== 'place' || about.hero === placed),
    )
  );
}
