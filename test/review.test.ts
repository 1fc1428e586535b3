/** A game looked back on: the chances agree with the result, and what was let go is named with what would have been better. */
import { type Review, review } from '@tablee/bots';
import { GAMES, gameById } from '@tablee/games/rules';
import { type Choice, type Game, type Seat, type Start, Table } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';

const ME = 0 as Seat;
const plunder = gameById('plunder')!;

function reviewed(game: Game, start: Start, choices: readonly Choice[]): { told: number[]; review: Review } {
  const looking = review(game, start, choices, ME);
  const told: number[] = [];
  for (let next = looking.next(); ; next = looking.next()) {
    if (next.done) return { told, review: next.value };
    told.push(next.value);
  }
}

function played(game: Game, start: Start, ...says: readonly string[]): Table {
  const table = new Table(game, start);
  for (const each of says) table.say(table.state.open[0]!.seat, each);
  return table;
}

describe('a review', () => {
  /** The Blue Mage stands one step from home with the treasure that wins; Green is as near. */
  const start: Start = {
    seats: 2,
    seed: 'review',
    config: { map: 'sdp-2p-1' },
    position: {
      heroes: { 'blue-mage': { at: 'b4', carries: true }, 'green-rogue': { at: 'g9', carries: true } },
      secured: { blue: 1, green: 1 },
      hands: { blue: ['4♣', '9♠'], green: ['5♣', '6♣'] },
      treasures: ['e1'],
    },
  };

  test('names a victory let go, and what would have won', () => {
    const { choices } = played(plunder, start, 'end', 'end', 'move green-rogue h9', 'keep', 'pay 5♣');

    const { turningPoints, chances } = reviewed(plunder, start, choices).review;

    expect(turningPoints[0]).toMatchObject({ at: 0, played: { en: 'End of actions' } });
    expect(turningPoints[0]!.better.en).toContain('a3');
    expect(turningPoints[0]!.loss).toBeGreaterThan(0.3);
    expect(chances).toHaveLength(choices.length + 1);
    expect(chances.at(-1)).toBe(0);
  });

  test('finds nothing to say about the winning move', () => {
    const { choices } = played(plunder, start, 'move blue-mage a3', 'keep', 'pay 9♠');

    const { turningPoints, chances } = reviewed(plunder, start, choices).review;

    expect(turningPoints).toEqual([]);
    expect(chances.at(-1)).toBe(1);
  });

  test('tells how far it is, choice after choice', () => {
    const { choices } = played(plunder, start, 'move blue-mage a3', 'keep', 'pay 9♠');

    expect(reviewed(plunder, start, choices).told).toEqual([1, 2, 3]);
  });
});

test.each(GAMES.map((game) => [game.id, game] as const))(
  'the chances in %s lie between nothing and certainty, and those of all seats add up',
  (_, game) => {
    const start: Start = { seats: game.seats.max, seed: 'chances', config: {} };
    const table = new Table(game, start);
    for (let n = 0; n < 60 && !table.state.result; n++) {
      const decision = table.state.open[0]!;
      table.choose(decision.seat, decision.id, (n * 5) % decision.options.length);
    }
    const of = (seat: number): readonly number[] => {
      const looking = review(game, start, table.choices.slice(0, 25), seat as Seat);
      for (let next = looking.next(); ; next = looking.next()) if (next.done) return next.value.chances;
    };

    const all = Array.from({ length: start.seats }, (__, seat) => of(seat));

    for (const chances of all)
      for (const chance of chances) expect(chance).toSatisfy((p: number) => p >= 0 && p <= 1);
    if (game.sides === 'versus' && !table.state.result)
      for (const at of all[0]!.keys())
        expect(all.reduce((sum, chances) => sum + chances[at]!, 0)).toBeCloseTo(1, 6);
  },
);
