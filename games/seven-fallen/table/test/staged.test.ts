/** Shown event by event, a whole game arrives at the views the game itself gives. */
import { type GameEvent, type Seat, Table } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import type { Content } from '../../content/content.ts';
import { sevenFallen } from '../../index.ts';
import { type Seen, tableIn, worthOf } from '../../seen.ts';
import { storyOf } from '../ending/story.ts';
import { pace } from '../pace.ts';
import { staged } from '../staged.ts';

const ME = 0 as Seat;

/** What is shown of a view while events go by. */
function shown({ table }: Seen) {
  const { turns, active, phase } = table;
  const sides = table.sides.map(({ fv, plumes, mortelle, own, cards }) => ({
    ...{ fv, plumes, mortelle },
    hand: own?.hand.length,
    damage: cards.reduce((sum, card) => sum + card.damage, 0),
    inPlay: cards.length,
  }));
  return { turns, active, phase, sides };
}

/** A game played by always taking the option this far down the list. */
function* choicesOf(seed: string, take: number, most: number) {
  const table = new Table(sevenFallen, { seats: 2, seed, config: { format: 'starter' } });
  while (!table.state.result && table.choices.length < most) {
    const before = table.view(ME);
    const decision = table.state.open[0]!;
    const told = table.choices.length;
    table.choose(decision.seat, decision.id, (take * (told + 1)) % decision.options.length);
    yield { before, events: table.heard(ME, told), after: table.view(ME), table };
  }
}

describe('staged', () => {
  test('after the last event of a choice, life, one’s hand and cards in play are where the game has them', () => {
    for (const [seed, take] of [
      ['a', 1],
      ['b', 3],
      ['c', 7],
    ] as const) {
      for (const { before, events, after, table } of choicesOf(seed, take, 400)) {
        if (before.table.turns === 0) continue;
        // Which page goes en Secret no event says: the view after it has it.
        if (events.some(({ event }) => event === 'hidInSecret')) continue;
        const shows = (view: Seen, event: GameEvent): Seen => staged(view, event, table.state.content);
        expect(shown(events.reduce(shows, before))).toEqual(shown(after));
      }
    }
  });

  test('in every view on the way each card can say what it is worth', () => {
    for (const { before, events, table } of choicesOf('d', 5, 400)) {
      const content = table.state.content as Content;
      let view = before;
      for (const event of events) {
        view = staged(view, event, content);
        const t = tableIn(view, content);
        for (const card of t.sides.flatMap(({ cards }) => cards)) {
          const { atq, left } = worthOf(t, card);
          expect(Number.isFinite(atq + left)).toBe(true);
        }
      }
    }
  });

  test('every event has a pace', () => {
    for (const { events } of choicesOf('a', 1, 200))
      for (const event of events) expect(pace(event)).toBeGreaterThanOrEqual(0);
  });
});

describe('story', () => {
  test('begins with the Forces Vitales printed and ends with those of the last view', () => {
    const heard: GameEvent[] = [];
    let last: Seen | null = null;
    let first: Seen | null = null;
    for (const { before, events, after } of choicesOf('e', 11, 2000)) {
      first ??= before;
      heard.push(...events);
      last = after;
    }
    const fv = (view: Seen) => view.table.sides.map((side) => side.fv) as [number, number];
    const story = storyOf(heard, fv(last!));

    expect(story.points[0]!.fv).toEqual(fv(first!));
    expect(story.points.at(-1)!.fv).toEqual(fv(last!));
    expect(story.turns).toBe(last!.table.turns);
  });
});
