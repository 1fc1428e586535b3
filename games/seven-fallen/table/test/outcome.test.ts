/** What a combat is shown to have come to, beside what it did (SF-UI-6). */
import type { GameEvent, Seat } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { announce, at, card, declare, pass, say, type Table } from '../../test/at.ts';
import { outcomeOf } from '../outcome.ts';

/** What the first seat has heard since the beginning. */
function heard(t: Table): readonly GameEvent[] {
  return t.table.heard(0 as Seat, 0);
}

test('whoever struck, whom, what each took and who fell are known until something else happens', () => {
  const t = at({ mine: { ag: ['ange-3-4'] }, theirs: { ldf: ['ange-2-3'], ag: ['ange-2-9'] } });
  const [attacker, target] = [card(t, 'ange-3-4', 0)!.piece, card(t, 'ange-2-3', 1)!.piece];
  announce(t, ['ange-3-4']);

  declare(t, 'ange-3-4', 'strike ange-2-3');
  expect(outcomeOf(heard(t))).toBeNull();
  pass(t);

  expect(outcomeOf(heard(t))).toEqual({
    attackers: [attacker],
    target,
    hits: [
      { piece: target, taken: 3, falls: true },
      { piece: attacker, taken: 2, falls: false },
    ],
    divinite: null,
  });
  pass(say(t, 'end'));
  expect(outcomeOf(heard(t))).toBeNull();
});

test('of the Divinité it is known what it lost, and that it became Mortelle', () => {
  const t = at({ mine: { ag: ['ange-5-5'] }, theirs: { fv: 4 } });
  announce(t, ['ange-5-5'], 'ange-5-5');

  pass(declare(t, 'ange-5-5', 'divinite'));

  expect(outcomeOf(heard(t))).toMatchObject({
    target: -1,
    hits: [],
    divinite: { fv: 4, mortelle: true, plume: false },
  });
});
