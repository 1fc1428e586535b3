/** A replay goes from phase to phase and from turn to turn. */
import type { GameEvent, Language, View } from '@tablee/kernel';
import type { Content } from '../printed.ts';
import type { EndureEvent, EndureView } from '../types.ts';
import { Speaker } from '../words/names.ts';

export function chapter(
  view: View<EndureView>,
  told: GameEvent,
  language: Language,
  content: unknown,
): string | null {
  const event = told as EndureEvent;
  const s = new Speaker(view, language, content as Content);
  if (event.event === 'turnBegan') return `${s.who(event.who)}`;
  if (event.event !== 'phaseBegan') return null;
  const { round, phase } = event;
  if (phase === 'survivors') return s.say(`Round ${round}`, `Round ${round}`);
  if (phase === 'enemies') return s.say(`Round ${round} : ennemis`, `Round ${round}: enemies`);
  return phase === 'resolution' ? s.say(`Round ${round} : événement`, `Round ${round}: event`) : null;
}

/** An attack and a search say little by themselves: what they bring is told on the same line. */
export function leadsOn({ event }: GameEvent): boolean {
  return event === 'searched' || event === 'hits';
}
