import type { GameEvent, Language, View } from '@tablee/kernel';
import type { SoeursEvent, SoeursView } from '../types.ts';

/** A replay goes from floor to floor, and from fight to fight. */
export function chapter({ table }: View<SoeursView>, told: GameEvent, language: Language): string | null {
  const event = told as SoeursEvent;
  const fr = language === 'fr';
  switch (event.event) {
    case 'floorEntered':
      return fr ? `Étage ${event.floor + 1}` : `Floor ${event.floor + 1}`;
    case 'enemiesCame':
      return fr ? `Étage ${table.floor + 1} : combat` : `Floor ${table.floor + 1}: fight`;
    case 'bossReady':
      return 'Boss';
    default:
      return null;
  }
}

/** A card says nothing by itself: what it did is told on the same line. */
export function leadsOn({ event }: GameEvent): boolean {
  return event === 'cardPlayed';
}
