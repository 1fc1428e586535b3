import { GAMES, gameById } from '@tablee/games/rules';
import { begin } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { fitting, possible, settingsFor, settled } from '../pages/set-up/config.ts';
import {
  resized,
  seated,
  sittingOf,
  sizesOf,
  usualSeats,
  wantedOf,
  whyNotTogether,
} from '../pages/set-up/seats.ts';

const plunder = gameById('plunder')!;
const who = (seats: readonly { who: string }[]) => seats.map((seat) => seat.who);
const french = (text: { fr: string }) => text.fr;

describe('the settings of a table', () => {
  test.each(GAMES.flatMap((game) => sizesOf(game).map((seats) => [game.id, seats] as const)))(
    'are sensible before anybody chose: %s with %i',
    (id, seats) => {
      const game = gameById(id)!;
      const config = settled(game, {}, seats);

      expect(config).not.toBeNull();
      expect(() => begin(game, { seats, seed: 'test', config: config! })).not.toThrow();
    },
  );

  test('leave out what does not suit the number of players', () => {
    const map = settingsFor(plunder, 2).find(({ key }) => key === 'map')!;

    const forTwo = possible(plunder, map, {}, 2).filter(({ suits }) => suits);
    const forFour = possible(plunder, map, {}, 4).filter(({ suits }) => suits);

    expect(forTwo.length).toBeGreaterThan(0);
    expect(forFour.length).toBeGreaterThan(0);
    expect(forTwo.length + forFour.length).toBe(map.values.length);
  });

  test('lose a choice that no longer suits, and only that one', () => {
    const chosen = { cards: 32, turnLimit: 40 };

    expect(fitting(plunder, chosen, 2)).toEqual(chosen);
    expect(fitting(plunder, chosen, 3)).toEqual({ turnLimit: 40 });
  });

  test('forget values and keys the game does not know', () => {
    expect(fitting(plunder, { map: 'gone', cards: 52, colour: 'red' }, 2)).toEqual({ cards: 52 });
  });
});

describe('the seats of a table', () => {
  test('are mine and bots’ as usual', () => {
    expect(who(usualSeats(3))).toEqual(['me', 'bot', 'bot']);
  });

  test('come and go at the end, and one stays mine', () => {
    const last = seated(usualSeats(3), 2, 'me');

    expect(who(resized(usualSeats(2), 4))).toEqual(['me', 'bot', 'bot', 'bot']);
    expect(who(resized(last, 2))).toEqual(['me', 'bot']);
  });

  test('are changed with whoever sits where I go', () => {
    expect(who(seated(usualSeats(2), 1, 'me'))).toEqual(['bot', 'me']);
  });

  test('need somebody in one of them', () => {
    expect(whyNotTogether(usualSeats(2))).toBeNull();
    expect(whyNotTogether(seated(usualSeats(2), 0, 'bot'))?.fr).toMatch(/quelqu’un/);
  });

  test('are wanted of the server as they were chosen', () => {
    const seats = seated(usualSeats(3), 1, 'online');

    expect(whyNotTogether(seats)).toBeNull();
    expect(wantedOf(seats, [])).toEqual([{ who: 'me' }, { who: 'open' }, { who: 'bot', bot: 'greedy' }]);
    expect(wantedOf(seats, [['ace'], ['joker'], ['king']])).toEqual([
      { who: 'me', brings: ['ace'] },
      { who: 'open' },
      { who: 'bot', bot: 'greedy', brings: ['king'] },
    ]);
  });

  test('online have room for one person of this screen only', () => {
    const seats = seated(seated(usualSeats(3), 1, 'online'), 2, 'friend');

    expect(whyNotTogether(seats)?.fr).toMatch(/chacun joue depuis son appareil/);
  });

  test('have names, given or not', () => {
    const seats = seated(usualSeats(3), 1, 'friend');

    expect(sittingOf(seats, ' Noa ', french)).toEqual([
      { who: 'person', name: 'Noa' },
      { who: 'person', name: 'Joueur 2' },
      { who: 'bot', bot: 'greedy' },
    ]);
    expect(sittingOf(seats, '  ', french)[0]).toEqual({ who: 'person', name: 'Joueur 1' });
    expect(sittingOf(usualSeats(3), '  ', french)[0]).toEqual({ who: 'person', name: 'Moi' });
  });
});
