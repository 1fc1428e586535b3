import { type Advice, begin, choose, type Seat, type State, view } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { botChance, newBot } from '../index.ts';
import { ACTIONS, type Mine, mine } from './mine.ts';

/** The treasure is worth more than any coins; a hole half dug less than the coin one could have picked up meanwhile. */
const evaluate = (t: State, seat: Seat): number =>
  t.result?.winners.includes(seat) ? 1000 : (t as Mine).coins[seat]! + 2.7 * (t as Mine).dug;

/** What greedy does in a turn; `says` is what the game tells it besides. */
function turnOf(says: Partial<Advice<Mine>>, coins: number[]): string[] {
  const game = { ...mine, advice: { ...mine.advice, evaluate, ...says } };
  const t = begin(game, { seats: 2, seed: 'test', position: { coins, charms: [1, 2] } });
  const bot = newBot('greedy');
  const done: string[] = [];
  for (const { seat } = t.open[0]!; t.result === null && t.open[0]!.seat === seat; ) {
    const decision = t.open[0]!;
    const look = () => view(game, t, seat);
    const asked = { game: game as never, decision, look, content: null, chance: botChance('bot', seat) };
    const option = decision.options[bot.decide(asked)]!;
    done.push(option.do);
    choose(game, t, decision, option);
  }
  return done;
}

describe('a turn thought through', () => {
  const never: Advice<Mine>['turn'] = {
    end: ({ kind }) => (kind === 'act' ? -1 : undefined),
    ended: evaluate,
  };
  const digs = Array.from({ length: ACTIONS }, () => 'dig');
  const picks = Array.from({ length: ACTIONS }, () => 'pick');

  test('pays for what only its last action brings', () => {
    expect(turnOf({}, [6, 0])).toEqual(picks);
    expect(turnOf({ turn: never }, [6, 0])).toEqual(digs);
  });

  test('does not begin what it cannot finish', () => {
    expect(turnOf({ turn: never }, [5, 0])).toEqual(picks);
  });

  test('ends where going on would only make it worse', () => {
    // Singing stands for ending the turn; every coin weighs.
    const says: Partial<Advice<Mine>> = {
      evaluate: (t, seat) => -t.coins[seat]!,
      turn: {
        end: ({ kind, options }) =>
          kind === 'act' ? options.findIndex((option) => option.do === 'sing') : undefined,
        ended: (t, seat) => -t.coins[seat]!,
      },
    };

    expect(turnOf(says, [0, 0])).toEqual(['sing', 'sing', 'sing']);
  });
});
