/** What an attack is shown to do before it is confirmed, beside what it then does (SF-UI-6). */
import type { Option } from '@tablee/kernel';
import { foresight } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { expect, test } from 'vitest';
import { sevenFallen } from '../../index.ts';
import { previewOf } from '../../seen.ts';
import { announce, at, card, declare, pass, say, stats, type Table } from '../../test/at.ts';
import { warning } from '../warning.ts';

/** Before the attack is declared. */
function previewed(t: Table, attacker: string, target: string | null) {
  const seen = t.table.view(0 as never);
  return previewOf(seen, t.state.content as never, {
    attackers: [card(t, attacker, 0)!.serial],
    target: target === null ? -1 : card(t, target, 1)!.serial,
  })!;
}

test('SF-UI-6: a page on the LDF is shown to take double, and does', () => {
  const t = at({ mine: { ag: ['ange-2-3'] }, theirs: { ldf: ['ange-2-9'] } });
  announce(t, ['ange-2-3']);

  const { blows, back, losses } = previewed(t, 'ange-2-3', 'ange-2-9');
  pass(declare(t, 'ange-2-3', 'strike ange-2-9'));

  expect(blows).toMatchObject([{ amount: 4, doubled: true }]);
  expect(back).toBe(2);
  expect(losses.map(({ taken, falls }) => [taken, falls])).toEqual([
    [4, false],
    [2, false],
  ]);
  expect(stats(t, 'ange-2-9')).toBe('2/9-4');
  expect(stats(t, 'ange-2-3')).toBe('2/3-2');
});

test('SF-UI-6: a bound Golem is shown to take the blow first', () => {
  const t = at({ mine: { ag: ['ange-3-4'] }, theirs: { ag: [{ card: 'ange-2-3', golem: 'golem-2' }] } });
  announce(t, ['ange-3-4']);

  const { losses, ignoresShields } = previewed(t, 'ange-3-4', 'ange-2-3');
  pass(declare(t, 'ange-3-4', 'strike ange-2-3'));

  expect(ignoresShields).toBe(false);
  expect(losses.find(({ piece }) => piece === card(t, 'ange-2-3', 1)!.piece)).toMatchObject({ taken: 1 });
  expect(losses.filter(({ falls }) => falls)).toHaveLength(1);
  expect(stats(t, 'golem-2')).toBe('gone');
  expect(stats(t, 'ange-2-3')).toBe('2/3-1');
});

test('SF-UI-6: the Divinité is shown to become Mortelle, or to lose a Plume', () => {
  const open = at({ mine: { ag: ['ange-5-5'] }, theirs: { fv: 4 } });
  announce(open, ['ange-5-5'], 'ange-5-5');
  const mortal = at({ mine: { ag: ['ange-5-5'] }, theirs: { fv: 0 } });
  announce(mortal, ['ange-5-5'], 'ange-5-5');

  expect(previewed(open, 'ange-5-5', null).divinite).toEqual({ fv: 4, mortelle: true, plume: false });
  expect(previewed(mortal, 'ange-5-5', null).divinite).toEqual({ fv: 0, mortelle: false, plume: true });
});

function warned(t: Table, find: (option: Option) => boolean): string | null {
  const view = t.table.view(0 as never);
  const option = view.decisions[0]!.options.find(find)!;
  return warning(view, option, 'en', foresight(sevenFallen, view, t.state.content), t.state.content);
}

rule('SF-AMB-3', 'whoever would leave nobody behind to defend is warned', () => {
  const alone = at({ mine: { ag: ['ange-2-3'] }, theirs: { ag: ['ange-3-4'] } });
  say(alone, 'attack');
  pass(alone);
  say(alone, 'announce ange-2-3');
  const guarded = at({ mine: { ag: ['ange-2-3', 'ange-3-2'] }, theirs: { ag: ['ange-3-4'] } });
  say(guarded, 'attack');
  pass(guarded);
  say(guarded, 'announce ange-2-3');

  expect(warned(alone, ({ do: does }) => does === 'done')).toContain('Rear Guard');
  expect(warned(guarded, ({ do: does }) => does === 'done')).toBeNull();
});

rule('SF-WIN-8', 'whoever ends Parole divine before an open Divinité is warned', () => {
  const open = at({ mine: { ag: ['ange-2-3'] }, theirs: {} });
  const defended = at({ mine: { ag: ['ange-2-3'] }, theirs: { ag: ['ange-2-3'] } });

  expect(warned(open, ({ do: does }) => does === 'end')).toContain('Nobody defends');
  expect(warned(defended, ({ do: does }) => does === 'end')).toBeNull();
});
