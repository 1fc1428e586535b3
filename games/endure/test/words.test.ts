/** What is said where it depends on the table: questions that name what they want, agreement, numbers of one. */
import { heardBy, type Seat, view } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { endure } from '../endure.ts';
import { at, type Setup, type Trial } from './at.ts';

const SEAT = 0 as Seat;
const asked = ({ game, t, content }: Trial): string =>
  endure.words.question(view(game, t, SEAT), t.open[0]!, 'fr', content);
const said = ({ game, t, content, told }: Trial, language: 'fr' | 'en'): string[] =>
  told.flatMap(
    (event) => endure.words.event(view(game, t, SEAT), heardBy([event], SEAT)[0]!, language, content) ?? [],
  );
const one = (survivor: Setup['survivors'][number], more: Partial<Setup> = {}, drawing = 'abc') =>
  at(drawing, { survivors: [{ at: 'a', ...survivor }], ...more });

test.each<[string, () => Trial]>([
  ['Quel mur ?', () => one({ class: 'engineer', at: 'A' }, {}, 'AABB').choose('crisis')],
  ['Quelle porte ?', () => one({ class: 'scout' }, {}, 'aBB\ndoors: a-B closed').choose('active')],
  ['Quelle zone ?', () => one({ class: 'marine', items: ['stun-grenade'] }).choose('use stun-grenade')],
  [
    'Quel jeton Radar ?',
    () => one({ class: 'psychic' }, { tokens: [{ token: 'jaeger-1', at: 'c' }] }, 'ab\n.c').choose('active'),
  ],
  [
    'Quel survivant ?',
    () =>
      at('ab', { survivors: [{ class: 'captain' }, { class: 'medic' }], noise: { a: 1 } }).choose('active'),
  ],
])('%s is asked for what is to be pointed at', (question, table) => {
  expect(asked(table()).replace('\u202f', ' ')).toBe(question);
});

test('French agrees with her, and with him', () => {
  const stunned = (id: string) =>
    said(one({ class: id, items: ['stun-grenade'] }).choose('use stun-grenade', 'target a'), 'fr');
  expect(stunned('scout')).toContain('Scout est sonnée.');
  expect(stunned('marine')).toContain('Marine est sonné.');
});

test('one die is a die', () => {
  const shot = one({ class: 'marine', items: ['rail-rifle'] }, { enemies: [{ type: 'jaeger', at: 'b' }] });
  shot.choose('attack rail-rifle b');
  expect(said(shot, 'en')).toContain('Marine attacks b: Rail Rifle, 1 die at 2+.');
  expect(said(shot, 'fr').join()).toContain('Fusil à rail, 1 dé à 2+.');
});
