/** Shown event by event, a whole game arrives at the views the game itself gives. */
import { type GameEvent, type Seat, Table } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { soeurs } from '../../soeurs.ts';
import { storyOf } from '../ending/story.ts';
import { pace } from '../pace.ts';
import type { Seen } from '../reading.ts';
import { staged } from '../staged.ts';

const ME = 0 as Seat;

/** What is shown of a view while events go by. */
function shown({ table }: Seen) {
  const { health, ceiling, xp, potions, mana, floor, square, entered, dice, round } = table;
  return {
    ...{ health, ceiling, xp, potions, mana, floor, square, entered, dice, round },
    hand: [...table.hand].sort(),
    level: table.level,
    foes: table.foes.map(({ slot, enemy, resistance }) => ({ slot, enemy, resistance })),
    deck: table.deck.others.length + (table.deck.top === null ? 0 : 1),
    discardAndInPlay: [...table.discard, ...table.inPlay, ...table.resolving].sort(),
  };
}

/** A game played by always taking the option this far down the list. */
function* choicesOf(seed: string, take: number) {
  const table = new Table(soeurs, { seats: 1, seed, config: { helpXp: true } });
  while (!table.state.result) {
    const before = table.view(ME);
    const [decision] = before.decisions;
    const told = table.choices.length;
    table.choose(ME, decision!.id, (take * (told + 1)) % decision!.options.length);
    yield { before, events: table.heard(ME, told), after: table.view(ME), table };
  }
}

describe('staged', () => {
  test('after the last event of a choice, numbers and cards are where the game has them', () => {
    for (const [seed, take] of [
      ['a', 1],
      ['b', 3],
      ['c', 7],
      ['d', 11],
    ] as const) {
      for (const { before, events, after, table } of choicesOf(seed, take)) {
        if (after.result) continue;
        const shows = (view: Seen, event: GameEvent): Seen => staged(view, event, table.state.content);
        expect(shown(events.reduce(shows, before))).toEqual(shown(after));
      }
    }
  });

  test('every event has a pace', () => {
    for (const { events } of choicesOf('a', 1)) {
      for (const event of events) expect(pace(event)).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('story', () => {
  test('it ends with the health the game ended with, and counts what was told', () => {
    for (const { after, table } of choicesOf('b', 3)) {
      if (!after.result) continue;
      const heard = table.heard(ME);
      const story = storyOf(heard, 39);

      expect(story.health.at(-1)!.health).toBe(after.table.health);
      expect(story.enemies).toBe(heard.filter(({ event }) => event === 'enemyBeaten').length);
      expect(story.floors.map(({ floor }) => floor)).toEqual([...story.floors.keys()]);
    }
  });
});
