import type { Option } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import type { OpenQuestion } from '../open-question.tsx';
import { buttonKeys } from '../use-button-keys.ts';
import { meaning } from '../use-question-keys.ts';

const OPTIONS: readonly Option[] = [{ do: 'parry' }, { do: 'take' }];

/** What a key did, in words. */
function press(
  key: string,
  patch: Partial<OpenQuestion> = {},
  held: { ctrlKey?: boolean; code?: string } = {},
): string[] {
  const did: string[] = [];
  const asking: OpenQuestion = {
    seatName: 'Bram',
    mine: true,
    sentence: 'How does Bram defend himself?',
    rule: null,
    options: OPTIONS,
    textOf: (option) => option.do,
    choose: (option) => did.push(option.do),
    note: null,
    undo: () => did.push('undo'),
    hint: { ask: () => did.push('hint'), busy: false, option: null },
    warning: null,
    openRule: () => {},
    skip: null,
    language: 'en',
    ...patch,
  };
  const event = { key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
  const keys = new Map(OPTIONS.map((option, n) => [option, n + 1]));
  meaning(event, asking, keys, () => did.push('list'))?.();
  return did;
}

describe('the keys of the question bar', () => {
  it('choose, undo, hint and list', () => {
    expect(press('2')).toEqual(['take']);
    expect(press('3')).toEqual([]);
    expect(press('u')).toEqual(['undo']);
    expect(press('z', {}, { ctrlKey: true })).toEqual(['undo']);
    expect(press('H')).toEqual(['hint']);
    expect(press('o')).toEqual(['list']);
  });

  it('choose by their place where digits need Shift', () => {
    expect(press('é', {}, { code: 'Digit2' })).toEqual(['take']);
    expect(press('1', {}, { code: 'Numpad1' })).toEqual(['parry']);
  });

  it('leave the browser its own', () => {
    expect(press('1', {}, { ctrlKey: true })).toEqual([]);
    expect(press(' ')).toEqual([]);
  });

  it('answer nothing for somebody else, but undo', () => {
    expect(press('1', { mine: false })).toEqual([]);
    expect(press('h', { mine: false })).toEqual([]);
    expect(press('u', { mine: false })).toEqual(['undo']);
    expect(press('u', { undo: null })).toEqual([]);
  });

  it('skip what is being shown', () => {
    let skipped = 0;
    press(' ', { mine: false, skip: () => skipped++ });
    press('Escape', { mine: false, skip: () => skipped++ });

    expect(skipped).toBe(2);
  });

  it('answer the warning before the question', () => {
    const did: string[] = [];
    const warning = {
      text: 'Sure?',
      yes: 'Do it anyway',
      no: 'Don’t do it',
      confirm: () => did.push('confirm'),
      cancel: () => did.push('cancel'),
    };

    expect(['1', '2', 'Escape', 'u'].flatMap((key) => press(key, { warning }))).toEqual([]);
    expect(did).toEqual(['cancel', 'confirm', 'cancel']);
  });

  it('do not ask for a hint twice', () => {
    expect(press('h', { hint: { ask: () => {}, busy: true, option: null } })).toEqual([]);
  });
});

describe('the keys of buttons', () => {
  const end = { do: 'end' };
  const move = { do: 'monstersMove' };
  const strike = { do: 'monstersAttack' };

  it('stay with their action through a turn, whatever else is offered', () => {
    const known = new Map<string, number>();

    expect(buttonKeys(known, [move, strike, end]).get(end)).toBe(3);
    expect([...buttonKeys(known, [end])]).toEqual([[end, 3]]);
    expect(buttonKeys(known, [{ do: 'power' }, end]).get(end)).toBe(3);
    expect(buttonKeys(known, [move, end]).get(move)).toBe(1);
  });

  it('are not given to another action while one is free that meant nothing yet', () => {
    const known = new Map<string, number>();
    buttonKeys(known, [move, end]);

    expect([...buttonKeys(known, [strike, end]).values()].sort()).toEqual([2, 3]);
  });

  it('begin with 1 where nothing is offered again', () => {
    const known = new Map<string, number>();
    buttonKeys(known, [move, strike, end]);

    expect([...buttonKeys(known, [{ do: 'yes' }, { do: 'no' }]).values()]).toEqual([1, 2]);
    expect([...buttonKeys(known, [move, end]).values()]).toEqual([1, 2]);
  });

  it('count the values of one thing in their order, whatever they meant before', () => {
    const known = new Map<string, number>();
    const take = (points: number) => ({ do: 'take', points });
    buttonKeys(known, [take(1), take(0)]);

    expect([...buttonKeys(known, [take(2), take(1), take(0)]).values()]).toEqual([1, 2, 3]);
    expect([...buttonKeys(known, [take(0), take(2)]).values()]).toEqual([1, 2]);
  });

  it('are nine, and a tenth button has none', () => {
    const many = Array.from({ length: 10 }, (_, n) => ({ do: 'to', square: n }));

    expect(buttonKeys(new Map(), many).size).toBe(9);
  });
});
