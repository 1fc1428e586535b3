/** The procedure that carries out effects, sentence by sentence. A game makes it from its vocabulary. */
import { type Asking, done, type Next, type Procedure, procedure } from '../../flow.ts';
import type { Frame, GameEvent, Option, Seat, State } from '../../state.ts';
import type { RuleId } from '../../text.ts';
import type { Place, Vocabulary } from './language.ts';
import type { Scripts } from './script.ts';
import { amountOf, holds, named } from './value.ts';

/** So many sentences at a time: the kernel counts steps, and stops a card that would go on for ever. */
const SENTENCES_A_STEP = 10;

/** The answer to a `choose` or a `may`: which of the blocks, in the order the card gives them. */
export interface ModeOption extends Option {
  readonly do: 'mode';
  /** Its place in the sentence, from 1. */
  readonly mode: number;
  readonly block: number;
}

/** Where an effect has got to, in one frame. */
export interface EffectLocals {
  by: Seat;
  source: number;
  it: number;
  did: Record<string, number>;
  /** The blocks it is inside of, innermost last. */
  inside: Place[];
}
export type EffectFrame = Frame & EffectLocals;

/** What `call(perform, …)` is given: run this block for that seat, on behalf of this piece. */
export function effectLocals(block: number, by: Seat, source: number, it = -1): EffectLocals {
  return { by, source, it, did: {}, inside: [place(block, it)] };
}

/** `rule` is what gives the player the choice when a card says "choose" or "you may". */
export function performing<S extends State<GameEvent, unknown, { readonly scripts: Scripts }>>(
  words: Vocabulary<S>,
  rule: RuleId,
): Procedure<S, EffectLocals, ModeOption> {
  const chooseMode: Asking<S, EffectFrame, ModeOption, 'next' | 'mode'> = {
    kind: 'mode',
    rule,
    seat: (_, f) => f.by,
    options: (t, f, options) => {
      const at = f.inside[f.inside.length - 1]!;
      const sentence = t.content.scripts.blocks[at.block]![at.next]!;
      if (sentence.kind !== 'choose') throw new Error(`Expected a choice, the card says ${sentence.kind}.`);
      sentence.blocks.forEach((block, n) => {
        options.push({ do: 'mode', mode: n + 1, block });
      });
    },
    chosen: (_, f, option) => {
      f.inside[f.inside.length - 1]!.next++;
      f.inside.push(place(option.block, f.it));
      return 'next';
    },
  };

  return procedure<S, EffectLocals, ModeOption>()('effect', {
    next: (t, f): Next<'next' | 'mode'> => step(words, t, f),
    mode: chooseMode,
  });
}

function step<S extends State<GameEvent, unknown, { readonly scripts: Scripts }>>(
  words: Vocabulary<S>,
  t: S,
  f: EffectFrame,
): Next<'next' | 'mode'> {
  const { blocks } = t.content.scripts;
  for (let count = 0; count < SENTENCES_A_STEP; count++) {
    // A word may have ended the game: nothing further is resolved.
    if (t.result !== null) return done;
    const at = f.inside[f.inside.length - 1];
    if (at === undefined) return done;
    f.it = at.it;
    const sentence = blocks[at.block]![at.next];
    if (sentence === undefined) {
      leave(f, at);
      continue;
    }
    switch (sentence.kind) {
      case 'choose':
        return 'mode';
      case 'if': {
        at.next++;
        const block = holds(words, t, f, sentence.condition) ? sentence.then : sentence.else;
        if (block >= 0) f.inside.push(place(block, at.it));
        break;
      }
      case 'each': {
        at.next++;
        const [first, ...rest] = named(words.groups, sentence.group, 'group').of(t, f);
        if (first !== undefined) f.inside.push({ ...place(sentence.then, first), pieces: rest });
        break;
      }
      case 'repeat': {
        at.next++;
        const times = amountOf(words, t, f, sentence.times);
        if (times > 0) f.inside.push({ ...place(sentence.then, at.it), times: times - 1 });
        break;
      }
      case 'word': {
        at.next++;
        const { effect } = sentence;
        if (effect.when !== undefined && !holds(words, t, f, effect.when)) break;
        const next = named(words.words, effect.do, 'word').run(t, f, effect);
        if (next !== undefined) return next;
        break;
      }
    }
  }
  return 'next';
}

/** At the end of a block: again for the next piece or the next time, or out of it. */
function leave(f: EffectFrame, at: Place): void {
  if (at.pieces.length > 0) {
    at.it = at.pieces.shift()!;
    at.next = 0;
  } else if (at.times > 0) {
    at.times--;
    at.next = 0;
  } else {
    f.inside.pop();
  }
}

function place(block: number, it: number): Place {
  return { block, next: 0, it, pieces: [], times: 0 };
}
