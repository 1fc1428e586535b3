/** How a game ended. */
import type { Language, Result, Text } from '@tablee/kernel';
import type { Content } from '../printed.ts';

const ENDS: Readonly<Record<string, Text>> = {
  'all-dead': { fr: 'Plus un survivant.', en: 'No survivor is left.' },
  'left-behind': {
    fr: 'Les derniers ont quitté le vaisseau sans avoir rempli la mission.',
    en: 'The last ones left the ship with the mission undone.',
  },
  clock: { fr: 'Le dernier round est passé.', en: 'The last round is over.' },
  'gave-up': { fr: 'Mission abandonnée.', en: 'The mission was given up.' },
  refuge: { fr: 'La halte au Refuge est finie.', en: 'The visit to the Refuge is over.' },
};

export function endText({ how }: Result, language: Language, { mission }: Content): string {
  if (how === 'objectives') {
    const won = { fr: 'Mission réussie.', en: 'Mission accomplished.' }[language];
    return `${won} ${mission.won[language]}`;
  }
  const end = ENDS[how]?.[language] ?? how;
  return how === 'refuge' ? end : `${end} ${mission.lost[language]}`;
}
