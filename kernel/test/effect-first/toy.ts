/** A small effect language over a table of numbers: words that note down what they do. */
import { z } from 'zod';
import {
  type Effects,
  effectLocals,
  effectSchemas,
  type Listening,
  type Named,
  performing,
  Scripts,
  type Value,
  type Vocabulary,
  type Word,
} from '../../effect/first/index.ts';
import { amountOf } from '../../effect/first/value.ts';
import {
  begin,
  call,
  choose,
  finish,
  type Game,
  type GameEvent,
  type Language,
  procedure,
  type Seat,
  type State,
} from '../../index.ts';
import { asks, onceAsked, type Say, type Toy, toy } from '../toy.ts';

export interface EffectToy extends Toy, State<GameEvent, unknown, { readonly scripts: Scripts }>, Listening {
  readonly content: { readonly scripts: Scripts };
  /** The pieces of the group `stones`. */
  stones: number[];
}

const named = <Result>(text: string, of: Named<EffectToy, Result>['of']): Named<EffectToy, Result> => ({
  of,
  text: (language: Language) => `${language}:${text}`,
});

const numbers: Vocabulary<EffectToy> = {
  words: {},
  values: {
    seven: named('seven', () => 7),
    said: named('said', (_, { did }) => did.said ?? 0),
    it: named('it', (_, { it }) => it),
    by: named('by', (_, { by }) => by),
    source: named('source', (_, { source }) => source),
  },
  conditions: {
    true: named('true', () => true),
    false: named('false', () => false),
    saidSomething: named('saidSomething', (_, { did }) => (did.said ?? 0) > 0),
  },
  groups: {
    stones: named('stones', (t) => t.stones),
    none: named('none', () => []),
  },
};
const { value } = effectSchemas(numbers);

/** Writes `word value` into the log, and counts in `did.said`. */
const say: Word<EffectToy, { word: string; value?: Value | undefined }> = {
  arguments: z.strictObject({ word: z.string().max(9), value: value.optional() }),
  run(t, context, { word, value }) {
    t.log.push(value === undefined ? word : `${word} ${amountOf(numbers, t, context, value)}`);
    context.did.said = (context.did.said ?? 0) + 1;
  },
  text: ({ word, value }, language, sayer) =>
    `${language === 'fr' ? 'dites' : 'say'} ${word}${value === undefined ? '' : ` ${sayer.value(value)}`}`,
};

/** Asks a seat something: a word with a decision of its own. */
const ask: Word<EffectToy, { seat: number }> = {
  arguments: z.strictObject({ seat: z.int().min(0) }),
  run: (_, __, { seat }) => call(onceAsked, { seat }, 'next'),
  text: () => 'ask',
};

/** Takes a stone away. */
const take: Word<EffectToy, { stone: number }> = {
  arguments: z.strictObject({ stone: z.int() }),
  run(t, _, { stone }) {
    t.stones = t.stones.filter((other) => other !== stone);
  },
  text: () => 'take',
};

const end: Word<EffectToy, object> = {
  arguments: z.strictObject({}),
  run(t) {
    finish(t, { winners: [], how: 'ended', rule: 'TOY-2' });
  },
  text: () => 'end',
};

export const vocabulary: Vocabulary<EffectToy> = { ...numbers, words: { say, ask, take, end } };
export const perform = performing(vocabulary, 'TOY-3');

/** A game that carries out these effects for seat 1, on behalf of piece 40, then asks seat 0 for ever. */
export function effectGame(effects: Effects, it = -1): Game<EffectToy, object> {
  const scripts = new Scripts();
  const block = scripts.add(effects);
  const main = procedure<EffectToy, object, Say>()('main', {
    go: () => call(perform, effectLocals(block, 1 as Seat, 40, it), 'after'),
    after: asks(0, ['over', 'and out'], 'after') as never,
  });
  return toy([main, perform, onceAsked] as never, {
    content: () => ({ scripts }),
    setup: (bare) =>
      ({
        ...bare,
        log: [],
        stones: [3, 5, 8],
        listeners: {},
        pending: [],
        flow: [{ does: 'main', at: 'go' }],
      }) as never,
  }) as never;
}

/** What these effects write down, choices answered by their place among the options. */
export function carryOut(effects: Effects, answers: readonly number[] = [], it = -1): string[] {
  const game = effectGame(effects, it);
  const t = begin(game, { seats: 3, seed: 'effect' });
  for (const answer of answers) {
    const [decision] = t.open;
    choose(game, t, decision!, decision!.options[answer]!);
  }
  return t.log;
}
