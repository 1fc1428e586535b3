import { gameById } from '@tablee/games/rules';
import type { Seat } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { whoIsNameless } from '../pages/set-up/seats.ts';
import { sittingIn, withSitting } from '../storage/record-sitting.ts';
import type { Sitting } from '../storage/stored-table.ts';
import { verdictFor } from '../table/verdict.ts';
import { USUAL } from '../workshop/bring.ts';

const seat = (who: 'me' | 'friend' | 'online' | 'bot') =>
  ({ who, name: '', bot: 'greedy', brings: USUAL }) as const;

describe('names', () => {
  test('are asked for before others elsewhere can see them, and not before', () => {
    expect(whoIsNameless([seat('me'), seat('bot')], '')).toBeNull();
    expect(whoIsNameless([seat('me'), seat('friend')], '')).toBeNull();
    expect(whoIsNameless([seat('me'), seat('online')], '')).toBe(0);
    expect(whoIsNameless([seat('me'), seat('online')], 'Ada')).toBeNull();
  });

  test.each(['Moi', ' me ', 'ME', ''])('“%s” is nobody’s', (name) => {
    expect(whoIsNameless([seat('online'), seat('me')], name)).toBe(1);
  });
});

describe('who sat where', () => {
  const RECORD = 'tablee record 1\ngame: plunder 1\nseats: 2\n---\n= 0123456789abcdef\n';
  const sitting: Sitting[] = [
    { who: 'person', name: 'Ada : la Bleue' },
    { who: 'bot', bot: 'search' },
  ];

  test('goes with a record and comes back from it', () => {
    expect(sittingIn(withSitting(RECORD, sitting), 2, String)).toEqual(sitting);
  });

  test('is made up where a record does not say it', () => {
    expect(sittingIn(RECORD, 2, (n) => `Player ${n + 1}`)).toEqual([
      { who: 'person', name: 'Player 1' },
      { who: 'person', name: 'Player 2' },
    ]);
  });

  test('is read with care: no unknown bot, no hidden letters, no choice taken for a name', () => {
    const odd = RECORD.replace(
      '---',
      'seat 0: bot hal\nseat 1: person \u202eada\u0000\n---\n# seat 0: person Eve',
    );

    expect(sittingIn(odd, 2, () => '?')).toEqual([
      { who: 'person', name: '?' },
      { who: 'person', name: 'ada' },
    ]);
  });
});

describe('the end is told to whoever looks', () => {
  const plunder = gameById('plunder')!;
  const soeurs = gameById('soeurs')!;
  const end = (...winners: number[]) => ({ winners: winners as Seat[], rule: 'SDP-AIM-1', how: 'treasures' });

  test('as a victory, a defeat or a draw', () => {
    expect(verdictFor(plunder, end(1), 1 as Seat).en).toBe('You won');
    expect(verdictFor(plunder, end(1), 0 as Seat).fr).toBe('Vous avez perdu');
    expect(verdictFor(plunder, end(), 0 as Seat).en).toBe('A draw');
  });

  test('and nobody winning alone is a defeat', () => {
    expect(verdictFor(soeurs, end(), 0 as Seat).en).toBe('You lost');
  });
});
