/** The smallest games there are: procedures over a list of what happened, nothing hidden. */
import { z } from 'zod';
import {
  type Asking,
  done,
  type Frame,
  frame,
  type Game,
  type GameEvent,
  type Option,
  type Procedure,
  procedure,
  type Seat,
  type State,
} from '../index.ts';

export interface Toy extends State {
  /** What the steps wrote down. */
  log: string[];
}

export interface Say extends Option {
  readonly do: string;
}

/** A game whose first procedure is the first given. `more` replaces parts of it. */
export function toy(
  procedures: readonly Procedure[],
  more: Partial<Game<Toy, { log: readonly string[] }>> = {},
) {
  const game: Game<Toy, { log: readonly string[] }> = {
    id: 'toy',
    version: 1,
    name: { fr: 'Jouet', en: 'Toy' },
    blurb: { fr: 'Un jouet.', en: 'A toy.' },
    seats: { min: 1, max: 3 },
    sides: 'versus',
    minutes: { min: 1, max: 5 },
    settings: [],
    config: z.strictObject({}),
    prefix: 'TOY',
    procedures,
    content: () => null,
    setup: (bare) => ({ ...bare, log: [], flow: [frame(procedures[0]!, {})] }),
    view: (t) => ({ log: t.log.slice() }),
    knows: () => [],
    scramble: () => {},
    unview: (seen, _, bare) => ({ ...bare, log: seen.log.slice() }),
    check: () => {},
    position: z.strictObject({ log: z.array(z.string()) }),
    arrange: (bare, position) => ({
      ...bare,
      log: [...(position as { log: string[] }).log],
      flow: [frame(procedures[0]!, {})],
    }),
    words: {
      notation: (option) => option.do,
      question: (_, decision) => decision.kind,
      option: (_, option) => option.do,
      event: (_, event: GameEvent) => event.event,
      refusal: (_, { rule }) => rule,
      result: (_, { how }) => how,
      seat: (_, seat) => `seat ${seat}`,
    },
    advice: { evaluate: () => 0, continues: () => false },
    ...more,
  };
  return game;
}

/** A question with these answers; whatever is said is written down, then `next`. */
export function asks<F extends Frame, Step extends string = never>(
  seat: number | ((f: F) => number),
  says: readonly string[],
  next: Step | typeof done = done,
): Asking<Toy, F, Say, Step> {
  return {
    kind: 'say',
    rule: 'TOY-1',
    seat: (_, f) => (typeof seat === 'number' ? seat : seat(f)) as Seat,
    options: (_, __, options) => {
      for (const say of says) options.push({ do: say });
    },
    chosen: (t, _, option) => {
      t.log.push(option.do);
      return next as Step;
    },
  };
}

/** Asks its seat once. */
export const onceAsked = procedure<Toy, { readonly seat: number }, Say>()('onceAsked', {
  ask: asks<Frame & { readonly seat: number }, 'ask'>((f) => f.seat, ['yes', 'no']),
});

/** Goes round and round, asking seat 0. */
export const forEver = procedure<Toy, object, Say>()('forEver', { ask: asks(0, ['yes', 'no'], 'ask') });
