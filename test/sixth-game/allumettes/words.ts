import { type Language, list, plural, type Words } from '@tablee/kernel';
import type { AllumettesEvent, AllumettesView, TakeOption } from './types.ts';

function matches(count: number, language: Language): string {
  return language === 'fr'
    ? `${count} ${plural('fr', count, 'allumette', 'allumettes')}`
    : `${count} ${plural('en', count, 'match', 'matches')}`;
}

function seatName(seat: number, language: Language): string {
  return language === 'fr' ? `Joueur ${seat + 1}` : `Player ${seat + 1}`;
}

export const words: Words<AllumettesView> = {
  notation: (option) => `take ${(option as TakeOption).count}`,
  question: ({ table }, _, language) =>
    language === 'fr'
      ? `Il reste ${matches(table.left, 'fr')} : combien en prenez-vous ?`
      : `${matches(table.left, 'en')} left: how many do you take?`,
  option: (_, option, language) => {
    const { count } = option as TakeOption;
    return language === 'fr' ? `Prendre ${matches(count, 'fr')}` : `Take ${matches(count, 'en')}`;
  },
  event: (_, told, language) => {
    if (told.event !== 'taken') return null;
    const { seat, count, left } = told as AllumettesEvent;
    return language === 'fr'
      ? `${seatName(seat, 'fr')} prend ${matches(count, 'fr')} : il en reste ${left}.`
      : `${seatName(seat, 'en')} takes ${matches(count, 'en')}: ${left} left.`;
  },
  refusal: (_, { with: given }, language) =>
    language === 'fr'
      ? `Il ne reste que ${matches(Number(given.left), 'fr')}.`
      : `Only ${matches(Number(given.left), 'en')} left.`,
  result: (_, { winners }, language) => {
    const names = list(
      language,
      winners.map((seat) => seatName(seat, language)),
    );
    return language === 'fr'
      ? `Gagné : ${names}.`
      : `${names} ${plural('en', winners.length, 'wins', 'win')}.`;
  },
  seat: (_, seat, language) => seatName(seat, language),
};
