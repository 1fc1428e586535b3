/** Everything that was told, hidden things too, in sentences: for records and positions, in which nothing is secret. */
import { type Game, type GameEvent, heardBy, type Language, type State, view } from '@tablee/kernel';

export interface ToldEvent {
  readonly event: GameEvent;
  /** Null for what need not be read. */
  readonly text: string | null;
}

/** What was told since this was last asked. */
export function drainTold(game: Game, t: State, language: Language): ToldEvent[] {
  const told = (t.told ?? []).map((event: GameEvent) => {
    // What only some seats heard is told as the first of them heard it.
    const seat = event.only?.[0] ?? null;
    return {
      event,
      text: game.words.event(view(game, t, seat), heardBy([event], seat)[0]!, language, t.content),
    };
  });
  t.told = [];
  return told;
}
