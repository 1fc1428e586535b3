/** A press on any card of the deck leaves it out, though the rules take back only the last one. */
import { Play, rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { veiel } from '../../index.ts';
import { cardOf } from '../../rules/table.ts';
import type { Veiel, VeielView } from '../../types.ts';
import { stepsTo } from '../between/deck-steps.ts';

rule('OV-RESERVE-2', 'any card chosen for the deck may be put back into the reserve', () => {
  const table = new Play<Veiel, VeielView>(veiel as never, {
    seats: 1,
    seed: 'deck',
    config: { mode: 'scenario', heroes: 1, party: ['brune'], ext3: false, ext6: false },
  });
  while (table.kind === 'novice') table.choose(table.options[0]!);
  const idOf = (piece: number) => cardOf(table.state, piece).id;
  const take = (steps: ReturnType<typeof stepsTo>) => {
    for (const step of steps) table.choose(veiel.words.notation(step, table.state.content));
  };
  const five = table.state.heroes[0]!.reserve.slice(0, 5);
  take(stepsTo([], five, idOf));
  expect(table.state.heroes[0]!.discard).toEqual(five);

  const without = five.filter((_, n) => n !== 1);
  take(stepsTo(five, without, idOf));

  expect(table.state.heroes[0]!.discard).toEqual(without);
  expect(table.state.heroes[0]!.reserve).toContain(five[1]);
});
