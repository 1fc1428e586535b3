import { begin, choose, type Option, type Seat, type View, view } from '@tablee/kernel';
import { duel } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Bot, botChance, newBot, playGame } from '../index.ts';
import { type Auction, auction } from './auction.ts';

const HANDS = (own: number[], others: number[], prizes = [3, 5, 7]) => ({
  seats: 2,
  seed: 'test',
  position: { hands: [own, others], prizes },
});

/** What the bot answers to the open question, and how often it looked at its view. */
function answer(bot: Bot, t: Auction, seed = 'bot'): { option: Option; looks: number } {
  const decision = t.open[0]!;
  let looks = 0;
  const look = (): View => {
    looks++;
    return view(auction, t, decision.seat);
  };
  const chance = botChance(seed, decision.seat);
  const index = bot.decide({ game: auction, decision, look, content: null, chance });
  return { option: decision.options[index]!, looks };
}

function take(t: Auction, option: Option): void {
  choose(auction, t, t.open[0]!, option);
}

describe('random', () => {
  test('takes every option sooner or later, and never looks', () => {
    const t = begin(auction, HANDS([1, 2, 3], [9]));
    const answers = Array.from({ length: 60 }, (_, n) => answer(newBot('random'), t, `${n}`));

    expect(new Set(answers.map(({ option }) => JSON.stringify(option))).size).toBe(4);
    expect(answers.every(({ looks }) => looks === 0)).toBe(true);
  });
});

describe('greedy', () => {
  test('looks through the whole action: the prize and what it costs', () => {
    const t = begin(auction, HANDS([2, 6], [1], [3, 7]));
    const bot = newBot('greedy');

    const bid = answer(bot, t);
    take(t, bid.option);
    const pay = answer(bot, t);

    expect(bid.option).toEqual({ do: 'bid', prize: 1 });
    expect(pay.option).toEqual({ do: 'pay', card: 2 });
  });

  test('follows its plan through the action without looking again', () => {
    const t = begin(auction, HANDS([2, 6], [1], [3, 7]));
    const bot = newBot('greedy');

    take(t, answer(bot, t).option);

    expect(answer(bot, t).looks).toBe(0);
  });

  test('thinks anew when what it planned is not offered', () => {
    const bot = newBot('greedy');
    answer(bot, begin(auction, HANDS([2, 6], [1], [3, 7])));
    const t = begin(auction, HANDS([4, 5], [1], [3, 7]));
    take(t, { do: 'bid', prize: 1 } as Option);

    const pay = answer(bot, t);

    expect(pay.looks).toBe(1);
    expect(pay.option).toEqual({ do: 'pay', card: 4 });
  });

  test('expects the other seat to answer as it would itself', () => {
    // The other would outbid a 2 with the 3; nothing beats the 4.
    const t = begin(auction, HANDS([2, 4], [3], [1]));
    const bot = newBot('greedy');

    take(t, answer(bot, t).option);

    expect(answer(bot, t).option).toEqual({ do: 'pay', card: 4 });
  });

  test('defends itself when that pays', () => {
    const t = begin(auction, HANDS([2, 8], [5, 9], [7]));
    take(t, t.open[0]!.options[1]!);
    take(t, t.open[0]!.options[0]!);

    expect(answer(newBot('greedy'), t).option).toEqual({ do: 'outbid', card: 5 });
  });

  test('breaks ties by chance', () => {
    const t = begin(auction, HANDS([5], [1], [7, 7, 7]));
    const prizes = Array.from({ length: 40 }, (_, n) => JSON.stringify(answer(newBot('greedy'), t, `${n}`)));

    expect(new Set(prizes).size).toBe(3);
  });

  test('decides by its view: what the other holds makes no difference', () => {
    const own = [2, 6];
    const one = begin(auction, HANDS(own, [1, 7]));
    const two = begin(auction, HANDS(own, [7, 1]));

    for (let n = 0; n < 20; n++) {
      expect(answer(newBot('greedy'), one, `${n}`)).toEqual(answer(newBot('greedy'), two, `${n}`));
    }
  });

  test('beats random from either seat', () => {
    const won = (
      seats: readonly ['greedy', 'random'] | readonly ['random', 'greedy'],
      seat: number,
    ): number =>
      Array.from({ length: 100 }, (_, n) => {
        const { result } = playGame(
          auction,
          { seats: 2, seed: `${n}` },
          seats.map((id) => newBot(id)),
        );
        return result?.winners.includes(seat as Seat) ? 1 : 0;
      }).reduce<number>((sum, win) => sum + win, 0);

    expect(won(['greedy', 'random'], 0)).toBeGreaterThan(60);
    expect(won(['random', 'greedy'], 1)).toBeGreaterThan(60);
  });

  test('beats random at the duel, where every attack and spell waits on a stack before anything comes of it', () => {
    const won = Array.from({ length: 12 }, (_, n) => {
      const ids = n % 2 === 0 ? (['greedy', 'random'] as const) : (['random', 'greedy'] as const);
      const { result } = playGame(
        duel,
        { seats: 2, seed: `duel ${n}` },
        ids.map((id) => newBot(id)),
      );
      return result?.winners.includes((n % 2) as Seat);
    });

    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(10);
  });
});

test('a game between bots is the same each time it is played from its seed', () => {
  const play = () => playGame(auction, { seats: 2, seed: 'again' }, [newBot('greedy'), newBot('random')]);

  expect(play()).toEqual(play());
});
