import { newBot } from '@tablee/bots';
import { gameById } from '@tablee/games/rules';
import { begin, type Choice, choose, randomFrom, type Seat, Table } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { Film, seatsToLookFrom } from '../replay/film.ts';

const plunder = gameById('plunder')!;
const START = { seats: 2, seed: 'film', config: { turnLimit: 6 } };

function someChoices(count: number): Choice[] {
  const t = begin(plunder, START);
  const bot = newBot('random');
  const chance = { random: randomFrom('film') };
  const choices: Choice[] = [];
  while (choices.length < count && !t.result) {
    const decision = t.open[0]!;
    const index = bot.decide({
      game: plunder,
      decision,
      look: () => {
        throw new Error('no need');
      },
      content: t.content,
      chance,
    });
    const option = decision.options[index]!;
    choices.push({ seat: decision.seat, says: plunder.words.notation(option, t.content) });
    choose(plunder, t, decision, option);
  }
  return choices;
}

test('at every moment a film shows what the table showed then, to every seat', () => {
  const choices = someChoices(60);
  const film = new Film(plunder, START, choices);
  const table = new Table(plunder, START);
  for (let at = 0; at <= choices.length; at++) {
    for (const seat of [0, 1, null] as (Seat | null)[]) {
      expect(film.view(at, seat).table).toEqual(table.view(seat).table);
      expect(film.told(at, seat).map(({ event }) => event)).toEqual(table.heardOf(seat, at));
    }
    const next = choices[at];
    if (next) table.say(next.seat, next.says);
  }
});

test('a film asks nobody', () => {
  const film = new Film(plunder, START, someChoices(10));

  expect(film.view(5, 0 as Seat).decisions).toEqual([]);
});

test('a choice is said in the words it was offered in', () => {
  const film = new Film(plunder, START, someChoices(1));

  expect(film.said(1, 'fr')).toMatch(/^(Bleu|Vert)$/);
  expect(film.said(0, 'fr')).toBeNull();
});

test('before the end nobody looks into another hand; afterwards everybody may', () => {
  const seats = [0, 1] as Seat[];

  expect(seatsToLookFrom(false, true, seats, [1 as Seat])).toEqual([1, null]);
  expect(seatsToLookFrom(false, true, seats, seats)).toEqual([null]);
  expect(seatsToLookFrom(true, true, seats, seats)).toEqual([0, 1, null]);
  expect(seatsToLookFrom(false, false, seats, seats)).toEqual([0, 1, null]);
});
