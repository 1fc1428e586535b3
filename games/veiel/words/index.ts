/** How L'Ordre de Veiel speaks. */
import type { Result, Words } from '@tablee/kernel';
import type { Content, VeielView } from '../types.ts';
import { eventText } from './event.ts';
import { notation } from './notation.ts';
import { optionText } from './option.ts';
import { question } from './question.ts';
import { refusalText } from './refusal.ts';
import { Speaker } from './speaker.ts';

export const words: Words<VeielView, Content> = {
  notation,
  question,
  option: optionText,
  event: eventText,
  refusal: refusalText,
  result: (_, result, language, content) => resultText(new Speaker(language, content), result),
  seat: (view, seat, language, content) => {
    const s = new Speaker(language, content);
    const led = view.table.heroes.filter((hero) => hero.seat === seat);
    if (led.length === 0) return s.say(`Joueur ${seat + 1}`, `Player ${seat + 1}`);
    return s.list(led.map(({ design }) => s.in(content.heroes[design]!.name)));
  },
};

function resultText(s: Speaker, { how }: Result): string {
  switch (how) {
    case 'boss-beaten':
      return s.say(
        'Victoire : le boss est vaincu, l’Ordre tient.',
        'Victory: the boss is beaten, the Order stands.',
      );
    case 'scenario-won':
      return s.say('Victoire : le scénario est gagné.', 'Victory: the scenario is won.');
    case 'scenario-lost':
      return s.say('Défaite : le scénario est perdu.', 'Defeat: the scenario is lost.');
    case 'too-long':
      return s.say('Défaite : l’affrontement a trop duré.', 'Defeat: the fight has lasted too long.');
    case 'gave-up':
      return s.say('Défaite : le groupe a abandonné.', 'Defeat: the group gave up.');
    default:
      return s.say('Défaite : plus aucun héros ne peut se relever.', 'Defeat: no hero can rise again.');
  }
}
