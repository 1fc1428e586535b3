import { begin, choose, type Game, type Option, type State, view } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import type { Bot, BotId } from '../index.ts';
import { botChance, newBot, playGame } from '../index.ts';
import { search } from '../search.ts';
import { type Auction, auction } from './auction.ts';
import { ACTIONS, type Mine, mine } from './mine.ts';

const thinking = (iterations = 60): Bot => newBot('search', { iterations });

function answer(game: Game, bot: Bot, t: State, seed = 'bot'): Option {
  const decision = t.open[0]!;
  const { seat } = decision;
  const look = () => view(game, t, seat);
  const index = bot.decide({ game, decision, look, content: null, chance: botChance(seed, seat) });
  return decision.options[index]!;
}

function mineWith(coins: number[], charms = [1, 2]): Mine {
  return begin(mine, { seats: coins.length, seed: 'test', position: { coins, charms } });
}

function auctionWith(own: number[], others: number[], prizes = [3, 5, 7]): Auction {
  return begin(auction, { seats: 2, seed: 'test', position: { hands: [own, others], prizes } });
}

/** What the bot does until the turn is over. */
function turnOf(bot: Bot, t: Mine): string[] {
  const { seat } = t.open[0]!;
  const done: string[] = [];
  while (t.result === null && t.open[0]!.seat === seat) {
    const option = answer(mine, bot, t);
    done.push(option.do);
    choose(mine, t, t.open[0]!, option);
  }
  return done;
}

describe('search', () => {
  test('pays for a win three actions away, where greedy sees only the price', () => {
    const digs = Array.from({ length: ACTIONS }, () => 'dig');

    expect(turnOf(newBot('greedy'), mineWith([6, 6]))).toEqual(['pick', 'pick', 'pick']);
    expect(turnOf(thinking(400), mineWith([6, 6]))).toEqual(digs);
  });

  test('does not dig where the coins run out before the treasure', () => {
    expect(turnOf(thinking(), mineWith([5, 6]))).toEqual(['pick', 'pick', 'pick']);
  });

  test('wins so from any seat, among any number of seats', () => {
    for (const seats of [1, 2, 3]) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === seats - 1 ? 'search' : 'greedy'));
      const { result } = playGame(
        mine,
        { seats, seed: `${seats}` },
        bots.map((id) => newBot(id as BotId, { iterations: 300 })),
      );

      expect(result?.winners).toEqual([seats - 1]);
    }
  });

  test('a result counts more than any evaluation', () => {
    const rich: Game<Mine> = {
      ...mine,
      advice: { ...mine.advice, evaluate: (t, seat) => 1e6 * t.coins[seat]! },
    };
    const t = mineWith([6, 6]);

    expect(answer(rich, thinking(400), t)).toEqual({ do: 'dig' });
  });

  test('follows its plan through the action without thinking again', () => {
    let thought = 0;
    const bot = search({ milliseconds: 1 }, () => thought++);
    const t = auctionWith([2, 6], [1], [3, 7]);
    choose(auction, t, t.open[0]!, answer(auction, bot, t));
    const before = thought;

    expect(answer(auction, bot, t)).toEqual({ do: 'pay', card: 2 });
    expect(thought).toBe(before);
  });

  test('decides by its view: what others hide makes no difference', () => {
    for (let n = 0; n < 10; n++) {
      const one = answer(mine, thinking(), mineWith([4, 4], [1, 2]), `${n}`);
      const two = answer(mine, thinking(), mineWith([4, 4], [1, 7]), `${n}`);
      expect(one).toEqual(two);
      const left = answer(auction, thinking(), auctionWith([2, 6], [1, 7]), `${n}`);
      expect(left).toEqual(answer(auction, thinking(), auctionWith([2, 6], [7, 1]), `${n}`));
    }
  });

  test('answers where several seats decide at once', () => {
    const t = begin(mine, { seats: 3, seed: 'lamps' });

    expect(t.open).toHaveLength(3);
    for (const decision of [...t.open]) {
      const look = () => view(mine, t, decision.seat);
      const chance = botChance('lamps', decision.seat);
      const index = thinking().decide({ game: mine, decision, look, content: null, chance });
      expect(decision.options[index]).toMatchObject({ do: 'take' });
    }
  });

  test('plays the same game again from the same seed', () => {
    const play = () => playGame(auction, { seats: 2, seed: 'again' }, [thinking(), thinking()]);

    expect(play()).toEqual(play());
  });

  test('beats random from either seat', () => {
    const won = (bots: readonly BotId[], seat: number): number =>
      Array.from({ length: 60 }, (_, n) => {
        const { result } = playGame(
          auction,
          { seats: 2, seed: `${n}` },
          bots.map((id) => newBot(id, { iterations: 20 })),
        );
        return (result?.winners as number[] | undefined)?.includes(seat) ? 1 : 0;
      }).reduce<number>((sum, win) => sum + win, 0);

    expect(won(['search', 'random'], 0)).toBeGreaterThan(36);
    expect(won(['random', 'search'], 1)).toBeGreaterThan(36);
  });
});

describe('a budget', () => {
  /** How often the bot imagined a table. */
  function imagined(iterations: number): number {
    let tables = 0;
    const counting: Game<Mine> = {
      ...mine,
      unview: (seen, seat, bare) => {
        tables++;
        return mine.unview(seen as never, seat, bare as never);
      },
    };
    answer(counting, thinking(iterations), mineWith([6, 6]));
    return tables;
  }

  test('of iterations is kept to: one table more for one iteration more', () => {
    expect(imagined(21)).toBe(imagined(20) + 1);
    expect(imagined(50)).toBe(imagined(20) + 30);
  });

  test('of milliseconds ends by the clock, however long it was meant to be', () => {
    for (const [milliseconds, most] of [
      [600, 600],
      [60_000, 1500],
    ] as const) {
      let now = 0;
      const bot = search({ milliseconds }, () => (now += 10));
      answer(mine, bot, mineWith([6, 6]));

      expect(now).toBeLessThanOrEqual(most + 30);
      expect(now).toBeGreaterThan(Math.min(milliseconds, 1000) - 30);
    }
  });

  test('of nothing still gives a legal answer: the one greedy would give', () => {
    expect(answer(mine, thinking(0), mineWith([6, 6]))).toEqual({ do: 'pick' });
  });
});
