import { foresight, type Seat, Table } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { plunder } from '../../plunder.ts';
import { type Card, cardNamed, faceOf } from '../../rules/card.ts';
import { powerNamed } from '../../rules/power.ts';
import type { Hero, Plunder, PlunderOption, PlunderView } from '../../types.ts';
import { canPayWith, lineOf, outcomeOf, priceOf, priceWithTarget } from '../reach.ts';

const KEEPS = { drops: false };
const WARRIOR = 0 as Hero;
const ROGUE = 1 as Hero;

/** The Blue Warrior on d5 beside a monster, the Rogue on b3 with a treasure, one step from home. */
function table() {
  const table = new Table<Plunder, PlunderView>(plunder as never, {
    seats: 2,
    seed: 'reach',
    position: {
      teams: ['blue', 'green'],
      active: 'blue',
      heroes: { 'blue-warrior': 'd5', 'blue-rogue': { at: 'b3', carries: true }, 'green-mage': 'h9' },
      monsters: ['d6'],
      secured: { blue: 1 },
      hands: { blue: ['4♣', '9♠', 'J♥', 'A♣', 'Jk'], green: ['2♣', '3♣'] },
    },
  });
  const view = table.view(0 as Seat);
  const options = view.decisions[0]!.options as readonly PlunderOption[];
  const see = foresight<PlunderView>(plunder as never, view, table.state.content);
  const option = (fits: (option: PlunderOption) => boolean): PlunderOption => options.find(fits)!;
  return { see, option };
}

const cards = (...names: string[]): Card[] => names.map((name) => cardNamed(name)!);
const faces = (...names: string[]): number[] => cards(...names).map(faceOf);

describe('what an option costs and brings', () => {
  const { see, option } = table();
  const strike = option((one) => one.do === 'attack' && one.hero === WARRIOR);
  const home = option((one) => one.do === 'move' && one.hero === ROGUE && one.to === 16);
  const shove = option((one) => one.do === 'power' && one.power === powerNamed('bousculade'));

  it('a red card or a joker pays for an attack, any two cards too', () => {
    const price = priceOf(see, strike, KEEPS);
    expect([...price.alone].sort()).toEqual(faces('J♥', 'Jk').sort());
    expect(price.together.size).toBeGreaterThan(0);
  });

  it('a power that asks for its target first has a price all the same', () => {
    expect(priceWithTarget(see, shove, KEEPS).together).toContain(faceOf(cardNamed('J♥')!));
  });

  it('J♥ and A♣ together are a J♠; with a joker they are not', () => {
    expect(canPayWith(see, shove, cards('J♥', 'A♣'), KEEPS)).toBe(true);
    expect(canPayWith(see, shove, cards('J♥', 'Jk'), KEEPS)).toBe(false);
  });

  it('a card picked first pays at once, the treasure kept', () => {
    expect(lineOf(see, home, cards('4♣'), KEEPS)?.map((one) => one.do)).toEqual(['keep', 'pay']);
    expect(lineOf(see, home, cards('4♣', '9♠'), KEEPS)?.map((one) => one.do)).toEqual([
      'keep',
      'pair',
      'pay',
    ]);
    expect(lineOf(see, home, cards('J♥'), KEEPS)).toBeNull();
  });

  it('what it brings is told beforehand', () => {
    const told = outcomeOf(see, home, KEEPS).map(({ event }) => event);
    expect(told).toContain('treasureSecured');
    expect(told).toContain('gameWon');
  });
});
