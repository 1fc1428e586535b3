import type { GameEvent, Language, View } from '@tablee/kernel';
import type { Content, VeielEvent, VeielView } from '../types.ts';
import { Speaker } from '../words/speaker.ts';

/** A replay goes from hero to hero, from round to round, from fight to fight. */
export function chapter(
  { table }: View<VeielView>,
  told: GameEvent,
  language: Language,
  content: unknown,
): string | null {
  const event = told as VeielEvent;
  const s = new Speaker(language, content as Content);
  const where = s.say(`Tour ${Math.max(1, table.round)}`, `Round ${Math.max(1, table.round)}`);
  switch (event.event) {
    case 'fightBegan':
      return s.say(`Affrontement ${event.fight}`, `Fight ${event.fight}`);
    case 'turnBegan':
      return `${where}${s.say(' : ', ': ')}${s.hero(event.hero)}`;
    case 'enemyPhaseBegan':
      return `${where}${s.say(' : les ennemis', ': the enemies')}`;
    case 'fightWon':
      return s.say('Entre deux affrontements', 'Between two fights');
    default:
      return null;
  }
}

/** A card played says little by itself: what it does is told on the same line. */
export function leadsOn({ event }: GameEvent): boolean {
  return event === 'played';
}
