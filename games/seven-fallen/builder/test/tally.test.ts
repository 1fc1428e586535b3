import { describe, expect, test } from 'vitest';
import { report } from '../../report.ts';
import type { SFEvent } from '../../types.ts';
import { noGames, ranked, totalOf, withGame } from '../tally.ts';

const drawn = (seat: number, card: string) => ({ event: 'cardDrawn', seat, card, piece: 1, rule: 'X' });
const played = (seat: number, card: string) => ({ event: 'played', seat, card, piece: 1, rule: 'X' });

describe('a measurement', () => {
  const mine = [
    drawn(0, 'goule'),
    drawn(0, 'goule'),
    played(0, 'goule'),
    drawn(1, 'ange'),
  ] as unknown as SFEvent[];
  const won = { winners: [0], how: 'x', rule: 'X' } as never;

  test('counts a card once a game, for the seat that drew it', () => {
    expect(report.of(mine, won)).toEqual({
      games: 1,
      seats: {
        0: { goule: { drawn: 1, drawnWon: 1, played: 1, playedWon: 1 } },
        1: { ange: { drawn: 1, drawnWon: 0, played: 0, playedWon: 0 } },
      },
    });
  });

  test('adds up games by row, and cards of mine alone; a draw is half a win', () => {
    let tally = noGames(2);
    for (let n = 0; n < 20; n++)
      tally = withGame(tally, {
        pair: n % 2,
        won: n < 10 ? true : null,
        seat: 0,
        counts: report.of(mine, won),
      });

    expect(tally.rows).toEqual([
      { games: 10, won: 7.5 },
      { games: 10, won: 7.5 },
    ]);
    expect(Object.keys(tally.cards)).toEqual(['goule']);
    expect(ranked(tally, 'drawn')).toMatchObject([{ card: 'goule', share: 1, of: 20 }]);
    expect(totalOf(tally)).toMatchObject({ share: 0.75, of: 20 });
  });

  test('says nothing of a card seen in a handful of games', () => {
    const tally = withGame(noGames(1), { pair: 0, won: true, seat: 0, counts: report.of(mine, won) });

    expect(ranked(tally, 'drawn')).toEqual([]);
  });
});
