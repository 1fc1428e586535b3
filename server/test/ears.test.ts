/** Who noticed what, counted for each reader: seats 0 and 1, and whoever looks on. */
import { below, type Chance, randomFrom, type Seat } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { Ears, everybody, hasNoticed } from '../tables/ears.ts';
import {
  changed,
  choicesOf,
  heardMoments,
  type KeptMoment,
  readChange,
  writeChange,
} from '../tables/history.ts';

const [ANNE, BRUNO, ONLOOKER] = [0 as Seat, 1 as Seat, null];
const READERS = [ANNE, BRUNO, ONLOOKER];
const ALL = everybody(2);
const ONLY_ANNE = 1;
const ONLY_BRUNO = 2;

/** Anne takes two private steps, then one that shows, then Bruno one of his own. */
function some(): Ears {
  const ears = new Ears(2, 0, undefined);
  ears.note(0, [ONLY_ANNE], ANNE);
  ears.note(1, [ONLY_ANNE], ANNE);
  ears.note(2, [ALL], ANNE);
  ears.note(3, [ONLY_BRUNO], BRUNO);
  return ears;
}
const each = <T>(of: (reader: Seat | null) => T): T[] => READERS.map(of);

describe('ears', () => {
  test('everybody is the seats and whoever looks on', () => {
    expect([everybody(1), everybody(2), everybody(5)]).toEqual([0b11, 0b111, 0b111111]);
    expect(READERS.map((reader) => hasNoticed(ONLY_BRUNO, reader, 2))).toEqual([false, true, false]);
    expect(READERS.map((reader) => hasNoticed(0b100, reader, 2))).toEqual([false, false, true]);
  });

  test('each reader counts the entries it noticed', () => {
    expect(each((reader) => some().at(reader))).toEqual([3, 2, 1]);
  });

  test('and knows how many it had counted some entries ago', () => {
    const ears = some();

    expect([0, 1, 2, 3, 4, 9].map((ago) => each((reader) => ears.at(reader, ago)))).toEqual([
      [3, 2, 1],
      [3, 1, 1],
      [2, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('and how long ago it was that it had counted so many: at the least', () => {
    const ears = some();

    expect([3, 2, 1, 0].map((at) => ears.ago(ANNE, at))).toEqual([0, 2, 3, 4]);
    expect([2, 1, 0].map((at) => ears.ago(BRUNO, at))).toEqual([0, 1, 2]);
    expect([1, 0].map((at) => ears.ago(ONLOOKER, at))).toEqual([0, 2]);
    expect([ears.ago(ANNE, 4), ears.ago(ANNE, -1), ears.ago(ONLOOKER, 2)]).toEqual([null, null, null]);
  });

  test('an entry of nobody is everybody’s, and one that takes choices back is noticed by who heard them', () => {
    const ears = some();
    ears.note(4, [], null);
    expect(each((reader) => ears.at(reader))).toEqual([4, 3, 2]);

    ears.note(2, [], ANNE);

    expect(each((reader) => ears.at(reader))).toEqual([5, 4, 3]);
    expect(each((reader) => ears.heardOf(reader, 9))).toEqual([2, 0, 0]);
  });

  test('one that takes back private steps is nobody else’s business', () => {
    const ears = new Ears(2, 0, undefined);
    ears.note(0, [ONLY_ANNE, ONLY_ANNE], ANNE);

    ears.note(0, [], ANNE);

    expect(each((reader) => ears.at(reader))).toEqual([2, 0, 0]);
  });

  test('choices are counted from the first, and found again by their number', () => {
    const ears = some();

    expect([0, 1, 2, 3, 4, 9].map((choices) => each((reader) => ears.heardOf(reader, choices)))).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
      [3, 1, 1],
      [3, 2, 1],
      [3, 2, 1],
    ]);
    expect([0, 1, 2, 3, 4].map((heard) => ears.choicesAt(ANNE, heard))).toEqual([0, 1, 2, 3, 0]);
    expect([0, 1, 2, 3].map((heard) => ears.choicesAt(BRUNO, heard))).toEqual([0, 3, 4, 0]);
  });

  test('who noticed is remembered for 64 entries', () => {
    const ears = new Ears(2, 0, undefined);
    for (let n = 0; n < 300; n++) ears.note(n, [ALL], ANNE);

    expect([ears.ago(ANNE, 236), ears.ago(ANNE, 235)]).toEqual([64, null]);
    expect([ears.at(ANNE, 64), ears.at(ANNE, 300)]).toEqual([236, 236]);
  });

  test('what was kept goes on; of what was kept before there were ears, everybody heard all', () => {
    const again = new Ears(2, 4, structuredClone(some().saved));
    expect(each((reader) => [again.at(reader), again.heardOf(reader, 4)])).toEqual([
      [3, 3],
      [2, 2],
      [1, 1],
    ]);

    const old = new Ears(2, 4, undefined);
    expect(each((reader) => [old.at(reader), old.heardOf(reader, 4)])).toEqual([
      [0, 4],
      [0, 4],
      [0, 4],
    ]);
  });
});

describe('what was told', () => {
  const opening: KeptMoment = { seat: null, says: '', events: [] };
  const shown: KeptMoment = { seat: ANNE, says: 'a', events: [{ event: 'e', rule: 'T-1' }] };
  const late: KeptMoment = { seat: BRUNO, says: 'b', events: [], outOfTime: true, heard: ALL };
  const own: KeptMoment = {
    seat: ANNE,
    says: 'c',
    events: [{ event: 'drew', rule: 'T-2', only: [ANNE] }],
    heard: ONLY_ANNE,
  };
  const all = [opening, shown, late, own];

  test('reads back as it was written', () => {
    const change = { keep: 3, moments: all };

    expect(readChange(writeChange(change))).toEqual(change);
    expect(readChange(writeChange({ keep: 0, moments: [{ ...shown, outOfTime: true }] })).moments).toEqual([
      { ...shown, outOfTime: true },
    ]);
    expect(writeChange({ keep: 1, moments: [shown] })).toBe('[1,[0,"a",[{"event":"e","rule":"T-1"}]]]');
  });

  test('changes by what still stands and what comes after', () => {
    const moments = [opening, shown, late];
    changed(moments, { keep: 2, moments: [own] });
    expect(moments).toEqual([opening, shown, own]);

    changed(moments, { keep: 9, moments: [late] });

    expect(moments).toEqual([opening, shown, own, late]);
    expect(choicesOf(moments)).toEqual([
      { seat: 0, says: 'a' },
      { seat: 0, says: 'c' },
      { seat: 1, says: 'b' },
    ]);
  });

  test('is numbered for each reader by what that one noticed', () => {
    const told = (reader: Seat | null) =>
      heardMoments(all, 5, reader, 2).map(({ choice, seat, outOfTime, events }) => [
        choice,
        seat,
        outOfTime ?? false,
        events.map(({ event }) => event),
      ]);

    expect(told(ANNE)).toEqual([
      [5, null, false, []],
      [6, 0, false, ['e']],
      [7, 1, true, []],
      [8, 0, false, ['drew']],
    ]);
    expect(told(BRUNO)).toEqual(told(ANNE).slice(0, 3));
    expect(told(ONLOOKER)).toEqual(told(ANNE).slice(0, 3));
  });
});

const THREE = 3;

test('what each reader heard of is counted right, however often it is gone back', () => {
  const chance: Chance = { random: randomFrom('ears') };
  let ears = new Ears(THREE, 0, undefined);
  const heard: number[] = [];
  for (let entry = 0; entry < 300; entry++) {
    const keep = below(chance, 4) === 0 ? below(chance, heard.length + 1) : heard.length;
    const added = Array.from({ length: below(chance, 3) }, () => below(chance, 1 << (THREE + 1)));
    ears.note(keep, added, null);
    heard.splice(keep, heard.length, ...added);
    // Now and then the table is forgotten and taken up again.
    if (entry % 50 === 49) ears = new Ears(THREE, heard.length, structuredClone(ears.saved));

    for (const reader of [0, 1, 2, null] as (Seat | null)[]) {
      for (let choices = 0; choices <= heard.length; choices++) {
        const counted = heard.slice(0, choices).filter((each) => hasNoticed(each, reader, THREE)).length;
        if (ears.heardOf(reader, choices) !== counted)
          expect([entry, reader, choices, ears.heardOf(reader, choices)]).toEqual([
            entry,
            reader,
            choices,
            counted,
          ]);
      }
    }
  }
  expect(heard.length).toBeGreaterThan(0);
});
