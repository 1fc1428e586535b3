/** A game small enough to hold in mind: two seats by turns pick a card by name, and count what it is worth. */
import { type Game, type GameEvent, procedure, type Seat, type State } from '@tablee/kernel';
import { z } from 'zod';

export interface Tally extends State<GameEvent, unknown, Content> {
  points: number;
  turns: number;
}

/** What a choice is worth, by its name; `last` says how many choices there are. */
export interface Content {
  readonly worth: Readonly<Record<string, number>>;
  readonly last: number;
}

const turn = procedure<Tally, object>()('turn', {
  ask: {
    kind: 'pick',
    rule: 'TLY-1',
    seat: (t) => (t.turns % 2) as Seat,
    options: (t, _, options) => {
      for (const name of Object.keys(t.content.worth)) options.push({ do: name });
    },
    chosen: (t, _, option) => {
      const worth = t.content.worth[option.do]!;
      t.points += worth;
      t.turns++;
      t.told?.push({ event: 'scored', rule: 'TLY-2', worth } as GameEvent);
      if (t.turns >= t.content.last) t.result = { winners: [0 as Seat], rule: 'TLY-3', how: 'counted' };
      return 'ask';
    },
  },
});

export const BASE: Content = { worth: { ace: 1, king: 2 }, last: 1000 };

/** The same game each time, but for its content and version. */
export function tally(content: Content, version = 1, more: Partial<Game> = {}): Game {
  const game: Game<Tally, { points: number }, unknown, Content> = {
    id: 'tally',
    version,
    name: { fr: 'Compte', en: 'Tally' },
    blurb: { fr: 'On compte.', en: 'Counting.' },
    seats: { min: 2, max: 2 },
    sides: 'versus',
    minutes: { min: 1, max: 5 },
    settings: [],
    config: z.strictObject({}),
    prefix: 'TLY',
    procedures: [turn],
    content: () => content,
    setup: (bare) => ({ ...bare, points: 0, turns: 0, flow: [{ does: 'turn', at: 'ask' }] }),
    view: (t) => ({ points: t.points }),
    knows: () => [],
    scramble: () => {},
    unview: (seen, _, bare) => ({ ...bare, points: seen.points, turns: 0 }),
    check: () => {},
    position: z.never(),
    arrange: (bare) => ({ ...bare, points: 0, turns: 0 }),
    resign: (t, seat) => {
      t.result = { winners: [(1 - seat) as Seat], rule: 'TLY-4', how: 'resigned' };
    },
    words: {
      notation: (option) => option.do,
      question: () => '?',
      option: (_, option) => option.do,
      event: (_, event) => event.event,
      refusal: (_, { rule }) => rule,
      result: (_, { how }) => how,
      seat: (_, seat) => `${seat}`,
    },
    advice: { evaluate: () => 0, continues: () => false },
  };
  return { ...(game as unknown as Game), ...more };
}
