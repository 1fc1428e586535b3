import type { GameEvent, Language, View } from '@tablee/kernel';
import type { PlunderEvent, PlunderView } from '../types.ts';
import { seatText } from '../words/names.ts';

/** A replay goes from turn to turn. */
export function chapter(view: View<PlunderView>, told: GameEvent, language: Language): string | null {
  const event = told as PlunderEvent;
  if (event.event !== 'turnBegan') return null;
  const seat = seatText(view.table, event.seat, language);
  return language === 'fr' ? `Tour ${event.turn} : ${seat}` : `Turn ${event.turn}: ${seat}`;
}

/** A card says nothing by itself: what it did is told on the same line. */
export function leadsOn({ event }: GameEvent): boolean {
  return event === 'cardsPlayed';
}
