import type { GameEvent, Language, View } from '@tablee/kernel';
import type { SFEvent, SFView } from '../types.ts';
import { seatName } from '../words/names.ts';

/** A replay goes from turn to turn, and from attack to attack. */
export function chapter(
  { seat, table }: View<SFView>,
  told: GameEvent,
  language: Language,
  _: unknown,
  names: readonly string[],
): string | null {
  const event = told as SFEvent;
  const fr = language === 'fr';
  if (event.event === 'turnBegan') {
    const who = event.seat === seat ? (fr ? 'vous' : 'you') : seatName(event.seat, seat, names)[language];
    return fr ? `Tour ${event.turn} : ${who}` : `Turn ${event.turn}: ${who}`;
  }
  if (event.event === 'attackBegan')
    return fr ? `Tour ${table.turns} : attaque` : `Turn ${table.turns}: attack`;
  return null;
}

/** A page played says little by itself: where it goes and what it brings is told on the same line. */
export function leadsOn({ event }: GameEvent): boolean {
  return event === 'played';
}
