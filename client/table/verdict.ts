/** How a game ended for whoever looks: said to them, before the game says how it came about. */
import type { Game, Result, Seat, Text } from '@tablee/kernel';

export function verdictFor({ sides }: Pick<Game, 'sides'>, result: Result, viewer: Seat): Text {
  if (result.winners.includes(viewer)) return { fr: 'Vous avez gagné', en: 'You won' };
  // Only against each other can nobody lose.
  if (result.winners.length === 0 && sides === 'versus') return { fr: 'Partie nulle', en: 'A draw' };
  return { fr: 'Vous avez perdu', en: 'You lost' };
}
