/** The procedure that carries out effects, sentence by sentence. Where it has got to is a frame of plain data. */
import { type Asking, done, type Next, type Procedure, procedure } from '../../flow.ts';
import type { View } from '../../game.ts';
import type { Option, Seat } from '../../state.ts';
import type { RuleId } from '../../text.ts';
import { frameOf } from '../../view.ts';
import type { Asks, Question, Sentence, Step } from '../read/forms.ts';
import type { EffectFrame, EffectLocals, EffectOption, Pending, Place, Table } from '../table.ts';
import { end } from './lasting.ts';

/** So many sentences at a time: the kernel counts steps, and stops a card that would go on for ever. */
const SENTENCES_A_STEP = 10;

/** Carrying out a block of a script. Put together in one go, not by `call`: no frame is made as often as this one. */
export function effectFrame(
  script: string,
  block: number,
  by: Seat,
  source: number,
  given: Pick<Pending, 'facts' | 'names' | 'numbers'> = NOTHING,
  it = pieceOf(given),
): EffectFrame {
  return {
    does: 'effect',
    at: 'next',
    by,
    you: by,
    source,
    it,
    names: copyNames(given.names),
    numbers: { ...given.numbers },
    facts: given.facts,
    as: '',
    script,
    back: false,
    inside: [place(block, it, by)],
  };
}
const NOTHING = { facts: {}, names: {}, numbers: {} };

/** What it is about: the piece it happened to, or the one at hand when a lasting effect was made. */
function pieceOf({ facts, names }: Pick<Pending, 'facts' | 'names'>): number {
  return typeof facts.piece === 'number' ? facts.piece : (names.it?.[0] ?? -1);
}

function copyNames(names: Pending['names']): Record<string, number[]> {
  const copy: Record<string, number[]> = {};
  for (const name in names) copy[name] = names[name]!.slice();
  return copy;
}

/** Never added to: lists of what is to come are made whole. */
const NO_REST: number[] = [];

export function place(block: number, it: number, you: Seat): Place {
  return { block, next: 0, it, you, rest: NO_REST, times: 0, left: 0 };
}

const QUESTIONS: readonly Question[] = ['choose', 'mode', 'may', 'number', 'spread', 'target'];

/** `rule` is what gives a player the choice when a card says "choose" or "you may". */
export function performing(rule: RuleId): Procedure<Table, EffectLocals, EffectOption> {
  const asking = Object.fromEntries(QUESTIONS.map((kind) => [kind, question(kind, rule)]));
  return procedure<Table, EffectLocals, EffectOption>()('effect', {
    next: step,
    ...(asking as Record<Question, Asking<Table, EffectFrame, EffectOption, Step>>),
  });
}

/** Where the effect stands that puts the open question, for the seat that is asked; null when none does. */
export function scriptAsking(view: Pick<View, 'flow' | 'underWay'>): string | null {
  return frameOf(view, PERFORMING)?.script ?? null;
}

function question(kind: Question, rule: RuleId): Asking<Table, EffectFrame, Option, Step> {
  return {
    kind,
    rule,
    seat: (t, f) => asks(t, f).seat(t, f, innermost(f)),
    options: (t, f, options) => asks(t, f).options(t, f, innermost(f), options),
    chosen: (t, f, option) => asks(t, f).chosen(t, f, innermost(f), option),
  };
}

const PERFORMING = performing('R-0');

function innermost(f: EffectFrame): Place {
  return f.inside[f.inside.length - 1]!;
}

/** The sentence that puts the question: the one just passed. */
function asks(t: Table, f: EffectFrame): Asks {
  const at = innermost(f);
  return t.content.book.script(f.script).blocks[at.block]![at.next - 1]!.ask!;
}

function step(t: Table, f: EffectFrame): Next<Step> {
  const { book } = t.content;
  const { blocks } = book.script(f.script);
  const { between } = book.vocabulary;
  for (let count = 0; count < SENTENCES_A_STEP; count++) {
    // A word may have ended the game: nothing further is resolved.
    if (t.result !== null) return done;
    const depth = f.inside.length;
    // Asked before looking: a list has nothing at −1, and takes long to say so.
    if (depth === 0) {
      if (t.content.book.lasts && t.effects.lasting.length > 0)
        end(t, ({ until, source }) => until === 'effect' && source === f.source);
      return done;
    }
    const at = f.inside[depth - 1]!;
    f.it = at.it;
    f.you = at.you;
    const block = blocks[at.block]!;
    if (at.next >= block.length) {
      leave(f, at);
      continue;
    }
    const sentence = block[at.next]!;
    if (between !== undefined && depth === 1) {
      const first = pause(t, f, at, between, at.next > 0 ? block[at.next - 1] : undefined);
      if (first !== undefined) return first;
    }
    at.next++;
    const next = sentence.run(t, f, at);
    if (next !== undefined) return next;
  }
  return 'next';
}

/** A window is held before the sentence, once: `left`, free until the sentence asks something, remembers that it was. */
const HELD = -1;

function pause(
  t: Table,
  f: EffectFrame,
  at: Place,
  between: NonNullable<Table['content']['book']['vocabulary']['between']>,
  after: Sentence | undefined,
): Next<Step> | undefined {
  if (at.left === HELD) {
    at.left = 0;
    return undefined;
  }
  const first = between(t, f, after);
  if (first === undefined) return undefined;
  if (first === 'over') {
    f.inside.length = 0;
    return 'next';
  }
  at.left = HELD;
  return first;
}

/** At the end of a block: again for the next piece, player or time, or out of it. */
function leave(f: EffectFrame, at: Place): void {
  if (at.rest.length > 0) {
    const next = at.rest.shift()!;
    // Seats are kept as −1, −2, …: a list holds the ones or the others.
    if (next < 0) at.you = (-1 - next) as Seat;
    else at.it = next;
    at.next = 0;
  } else if (at.times > 0) {
    at.times--;
    at.next = 0;
  } else {
    f.inside.pop();
  }
}

/** What a word did, under the name the card gave it with `as`: pieces it was done to, and a number. */
export function note(
  c: { names: Record<string, number[]>; numbers: Record<string, number>; readonly as: string },
  pieces: readonly number[],
  n = pieces.length,
): void {
  if (c.as === '') return;
  const before = c.names[c.as];
  c.names[c.as] = before === undefined ? pieces.slice() : before.concat(pieces);
  c.numbers[c.as] = (c.numbers[c.as] ?? 0) + n;
}
