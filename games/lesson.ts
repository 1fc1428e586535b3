/**
 * A lesson: a game learnt by hand, on its real table under its real rules, from positions set up for it. Pure data: a game
 * brings positions, sentences and what must be done; the web app's one player of lessons does the rest.
 */
import type { RuleId, Seat, Start, Text } from '@tablee/kernel';

export interface Lesson {
  readonly parts: readonly LessonPart[];
}

/** A few steps on one position. */
export interface LessonPart {
  readonly title: Text;
  readonly seats: number;
  readonly config?: Readonly<Record<string, unknown>>;
  /** In the game's own terms, checked by its schema. */
  readonly position: unknown;
  readonly dice?: readonly number[];
  readonly steps: readonly LessonStep[];
}

/** One idea, in one sentence, done by the learner's own hand. */
export interface LessonStep {
  readonly says: Text;
  /** Where the book says it at length. */
  readonly rule: RuleId;
  /**
   * The learner's choices one after the other, in the notation of records; `pay *` is any payment, ` | ` means or. `they
   * pass` is what the others answer in between.
   */
  readonly do: readonly string[];
  /**
   * What the others answer then, in the same notation. `you pass` is a choice of the learner's in between that the stops
   * make by themselves: a window in which there is nothing to do.
   */
  readonly then?: readonly string[];
}

/** The learner sits first; whoever else sits there says what the lesson wants. */
export const LEARNER = 0 as Seat;

/** One choice of a part, in the order they are made: as many have been made as the table has choices. */
export interface Cue {
  readonly step: number;
  readonly by: 'learner' | 'others';
  readonly says: string;
}

export function cuesOf({ steps }: LessonPart): readonly Cue[] {
  return steps.flatMap((step, index) => [
    ...step.do.map((says) => cue(index, 'learner', says)),
    ...(step.then ?? []).map((says) => cue(index, 'others', says)),
  ]);
}

const YOU = 'you ';
const THEY = 'they ';

function cue(step: number, by: Cue['by'], says: string): Cue {
  if (says.startsWith(YOU)) return { step, by: 'learner', says: says.slice(YOU.length) };
  if (says.startsWith(THEY)) return { step, by: 'others', says: says.slice(THEY.length) };
  return { step, by, says };
}

/** Is this choice what the cue wants? */
export function fits(cue: string, says: string): boolean {
  return cue
    .split(' | ')
    .some((one) => (one.endsWith('*') ? says.startsWith(one.slice(0, -1)) : says === one));
}

export function startOf({ seats, config = {}, position, dice }: LessonPart) {
  return { seats, seed: 'lesson', config, position, ...(dice && { dice }) } satisfies Start;
}
