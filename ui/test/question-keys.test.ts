import type { Option } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import type { Asking } from '../asking.tsx';
import { meaning } from '../use-question-keys.ts';

const OPTIONS: readonly Option[] = [{ do: 'parry' }, { do: 'take' }];

/** What a key did, in words. */
function press(
  key: string,
  patch: Partial<Asking> = {},
  held: { ctrlKey?: boolean; code?: string } = {},
): string[] {
  const did: string[] = [];
  const asking: Asking = {
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
  meaning(event, asking, OPTIONS, () => did.push('list'))?.();
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
    const warning = { text: 'Sure?', confirm: () => did.push('confirm'), cancel: () => did.push('cancel') };

    expect(['1', '2', 'Escape', 'u'].flatMap((key) => press(key, { warning }))).toEqual([]);
    expect(did).toEqual(['confirm', 'cancel', 'cancel']);
  });

  it('do not ask for a hint twice', () => {
    expect(press('h', { hint: { ask: () => {}, busy: true, option: null } })).toEqual([]);
  });
});
