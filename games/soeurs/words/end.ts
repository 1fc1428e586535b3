/** How a game ended. */
import { RANK_NAMES, rank } from '../rules/end.ts';
import type { Speaker } from './speaker.ts';

export function endText(s: Speaker, how: string, won: boolean, health: number): string {
  if (won) {
    const name = RANK_NAMES[rank(health)][s.language];
    return s.say(
      `${s.content.boss.name.fr} est vaincu : vous gagnez avec ${health} PS. Rang : ${name}.`,
      `${s.content.boss.name.en} is beaten: you win with ${health} HP. Rank: ${name}.`,
    );
  }
  if (how === 'boss-missed')
    return s.say(
      'Vous n’avez pas atteint le Boss à temps : la partie est perdue.',
      'You did not reach the Boss in time: the game is lost.',
    );
  if (how === 'gave-up') return s.say('Vous abandonnez : c’est une défaite.', 'You give up: it is a defeat.');
  return s.say('Vos PS tombent à 0 : la partie est perdue.', 'Your HP fall to 0: the game is lost.');
}
