import { expect, test } from 'vitest';
import { shortName } from '../reading.ts';

test.each([
  ['Ysoline d’Arsonge', 'Ysoline'],
  ['Mère Ansgarde', 'Ansgarde'],
  ['Mother Ansgarde', 'Ansgarde'],
  ['L’Étranger', 'L’Étranger'],
  ['The Firework Maker', 'The Firework Maker'],
  ['La Maîtresse des éléments', 'La Maîtresse'],
  ['The Mistress of Elements', 'The Mistress'],
  ['Les jumeaux imprégnés d’Ilhus', 'Les jumeaux'],
  ['The Twins Steeped in Ilhus', 'The Twins'],
])('“%s” is called “%s” where room is short', (name, short) => {
  expect(shortName(name)).toBe(short);
});
