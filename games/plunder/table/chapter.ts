import type { GameEvent, Language, View } from '@tablee/kernel';
import type { PlunderEvent, PlunderView } from '../types.ts';
import { words } from '../words/index.ts';

/** A replay goes from turn to turn. */
export function chapter(view: View<PlunderView>, told: GameEvent, language: Language): string | null {
  const event = told as PlunderEvent;
  if (event.event !== 'turnBegan') return null;
  const seat = words.seat(view, event.seat, language);
  return language === 'fr' ? `Tour ${event.turn} : ${seat}` : `Turn ${event.turn}: ${seat}`;
}
