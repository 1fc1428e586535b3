/** Windows for Interruption cards (OV-KW-57 to -62, -80, R-OV-65). */
import { call, done, type Next, procedure } from '@tablee/kernel';
import type { Sentence } from '@tablee/kernel/effect';
import type { CardOption, ShownCard, Veiel } from '../types.ts';
import { faceOf } from './card.ts';
import { playing, whyNotPlay } from './play.ts';
import { seatOf, shownCard } from './table.ts';

/** What counts as a card resolving: a card, an equipment trigger, an ally's effect, a boss's Action card (OV-KW-60, -80). */
const AIMING: readonly string[] = ['aim', 'pick'];
const WINDOWS: readonly string[] = ['play', 'trigger', 'ally', 'line'];

/**
 * Before the first effect and between two effects of what resolves in a hero's turn; skipped when he has nothing to play.
 * Choosing and aiming belong to the effect that follows: no window parts them.
 */
export function interruptWindow(
  t: Veiel,
  after: Pick<Sentence, 'word' | 'picks'> | undefined,
): Next<'next'> | undefined {
  if (after !== undefined && (after.picks !== undefined || AIMING.includes(after.word ?? '')))
    return undefined;
  if (!t.config.ext5 || t.active < 0) return undefined;
  const round = t.flow[t.flow.length - 2];
  if (round === undefined || !WINDOWS.includes(round.does)) return undefined;
  // An enemy that has aimed held its window before that.
  if (after === undefined && round.does === 'line' && (round as unknown as Aimed).turn >= 0) return undefined;
  return hasInterruption(t) ? call(interrupting, {}, 'next') : undefined;
}
interface Aimed {
  readonly turn: number;
}

/** Whether the hero whose turn it is holds an Interruption that he can play. */
export function hasInterruption(t: Veiel): boolean {
  if (!t.config.ext5 || t.active < 0 || t.phase !== 'heroes' || t.preview) return false;
  const { hand, dead } = t.heroes[t.active]!;
  if (dead || !hand.some((piece) => faceOf(t, piece)?.interruption === true)) return false;
  return interruptions(t).length > 0;
}

function interruptions(t: Veiel): { piece: number; figure: number }[] {
  const { hand, figures } = t.heroes[t.active]!;
  const found: { piece: number; figure: number }[] = [];
  for (const piece of hand) {
    if (faceOf(t, piece)?.interruption !== true) continue;
    const figure = figures.find((each) => whyNotPlay(t, t.active, piece, each) === null);
    if (figure !== undefined) found.push({ piece, figure });
  }
  return found;
}

/** One after the other, and inside one another: last in, first resolved (OV-KW-62). */
export const interrupting = procedure<Veiel, object, CardOption>()('interrupt', {
  ask: {
    kind: 'interrupt',
    rule: 'OV-KW-59',
    seat: (t) => seatOf(t, t.active),
    options: (t, _, options) => {
      for (const { piece } of interruptions(t)) options.push({ do: 'interrupt', ...shownCard(t, piece) });
      if (options.length > 0) options.push({ do: 'pass', pass: true });
    },
    chosen: (t, _, option) => {
      if (option.do === 'pass') return done;
      const { piece } = option as ShownCard;
      const { figure } = interruptions(t).find((each) => each.piece === piece)!;
      return call(playing, { hero: t.active, piece, figure }, 'ask');
    },
    none: () => done,
  },
});
