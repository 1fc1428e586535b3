/** A line of the log for each event, or none. */
import type { GameEvent, Language } from '@tablee/kernel';
import type { Content } from '../printed.ts';
import type { EndureEvent } from '../types.ts';
import { enemyLines } from './enemies.ts';
import { type Seen, Speaker } from './names.ts';
import { shipLines } from './ship.ts';
import { survivorLines } from './survivors.ts';

type Told<Name extends EndureEvent['event']> = Extract<EndureEvent, { readonly event: Name }>;
export type Lines<Name extends EndureEvent['event']> = {
  readonly [N in Name]: (s: Speaker, event: Told<N>) => string | null;
};

/** Every event has its line: one forgotten does not compile. */
const LINES: Lines<EndureEvent['event']> = { ...survivorLines, ...enemyLines, ...shipLines };

export function eventText(view: Seen, event: GameEvent, language: Language, content: Content): string | null {
  const line = LINES[event.event as EndureEvent['event']] as
    | ((s: Speaker, event: GameEvent) => string | null)
    | undefined;
  return line ? line(new Speaker(view, language, content), event) : null;
}
