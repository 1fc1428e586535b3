import { below, type Chance, randomFrom, type Seat } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { Ears, hasNoticed } from '../tables/ears.ts';

const SEATS = 3;

test('what each reader heard of is counted right, however often it is gone back', () => {
  const chance: Chance = { random: randomFrom('ears') };
  let ears = new Ears(SEATS, 0, undefined);
  const heard: number[] = [];
  for (let entry = 0; entry < 300; entry++) {
    const keep = below(chance, 4) === 0 ? below(chance, heard.length + 1) : heard.length;
    const added = Array.from({ length: below(chance, 3) }, () => below(chance, 1 << (SEATS + 1)));
    ears.note(keep, added, null);
    heard.splice(keep, heard.length, ...added);
    // Now and then the table is forgotten and taken up again.
    if (entry % 50 === 49) ears = new Ears(SEATS, heard.length, structuredClone(ears.saved));

    for (const reader of [0, 1, 2, null] as (Seat | null)[]) {
      for (let choices = 0; choices <= heard.length; choices++) {
        const counted = heard.slice(0, choices).filter((each) => hasNoticed(each, reader, SEATS)).length;
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
