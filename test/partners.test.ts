/** The house's bot as a partner at L'Ordre de Veiel: what it makes of a turn of many cards. */
import { botChance, newBot } from '@tablee/bots';
import { gameById } from '@tablee/games/rules';
import { type Seat, type State, Table, view } from '@tablee/kernel';
import { expect, test } from 'vitest';

const veiel = gameById('veiel')!;
const ME = 0 as Seat;

/** One hero with few cards left to lose, against one enemy; who leads it is the bot, until its turn ends. */
function afterTurn(
  hand: readonly string[],
  at: readonly [number, number],
): { enemies: number; played: string[] } {
  const deck = ['parade', 'parade', 'parade'];
  const table = new Table(veiel, {
    seats: 1,
    seed: 'partners',
    config: { heroes: 1 },
    position: {
      heroes: [{ hero: 'corvan', at, hand, deck, wounds: ['frappe', 'frappe', 'tir'] }],
      enemies: [{ enemy: 'archer-de-lune', at: [2, 6], red: 1 }],
    },
  });
  const bot = newBot('greedy');
  const { state } = table as unknown as {
    state: State & { round: number; figures: { kind: number[]; square: number[] } };
  };
  const { round } = state;
  const played: string[] = [];
  while (state.result === null && state.round === round && state.open[0]!.kind !== 'reinforce') {
    const decision = state.open[0]!;
    const asked = {
      game: veiel,
      decision,
      look: () => view(veiel, state, ME),
      content: state.content,
      chance: botChance('partners', ME),
    };
    const index = bot.decide(asked);
    const option = decision.options[index] as { do: string; card?: string };
    if (option.do === 'play') played.push(option.card!);
    table.choose(ME, decision.id, index);
  }
  const isThere = (kind: number, figure: number): boolean => kind === 1 && state.figures.square[figure]! >= 0;
  return { enemies: state.figures.kind.filter(isThere).length, played };
}

test('it walks into an archer’s range to fell it with two cards, rather than out of it', () => {
  expect(afterTurn(['course', 'tir', 'tir', 'parade'], [3, 2])).toMatchObject({
    played: expect.arrayContaining(['course', 'tir', 'tir']),
  });
});

test('with one shot too few it does not', () => {
  expect(afterTurn(['course', 'tir', 'parade', 'parade'], [3, 2]).enemies).toBe(1);
});
