/** Groups of words: agreement, elision, what stands for a whole group. */
import { expect, test } from 'vitest';
import { noun, phrase, Speech } from '../../effect/index.ts';
import { a, agree, ce, de } from '../../effect/text/grammar.ts';
import { nominal, render, withPhrase } from '../../effect/text/nominal.ts';

const HERO = { ...noun('m', 'héros', 'héros', 'hero', 'heroes'), person: true } as const;

test('a verb has a form for the one spoken to', () => {
  const verb = '{gagne|gagnent|gagnez}';
  expect(agree(verb, { gender: 'm', many: false })).toBe('gagne');
  expect(agree(verb, { gender: 'm', many: true })).toBe('gagnent');
  expect(agree(verb, { gender: 'm', many: false, you: true })).toBe('gagnez');
});

test('an aspirated h keeps its vowel, a mute one does not', () => {
  expect(ce('héros', { gender: 'm', many: false })).toBe('ce héros');
  expect(de('héros')).toBe('de héros');
  expect(de('homme')).toBe('d’homme');
});

test('« jusqu’à » gives way after « à »', () => {
  expect(a('jusqu’à 2 ennemis')).toBe('à au plus 2 ennemis');
});

test('a phrase may stand for the whole group, and contracts', () => {
  const bearer = withPhrase(nominal(HERO), phrase.whole('le porteur', 'the bearer'));
  expect(render('fr', bearer, 'one')).toBe('le porteur');
  expect(render('en', bearer, 'each')).toBe('the bearer');
  expect(a(render('fr', bearer, 'all'))).toBe('au porteur');
});

test('a phrase of no words leaves no gap', () => {
  const silent = withPhrase(withPhrase(nominal(HERO), phrase.after('', '')), phrase.after('ici', 'here'));
  expect(render('fr', silent, 'one')).toBe('un héros ici');
});

test('English speaks of somebody as they', () => {
  const speech = new Speech('en', HERO);
  speech.introduce('friend', nominal(HERO), 'one');
  expect(speech.named('friend').text).toBe('a hero');
  expect(speech.named('friend')).toMatchObject({ text: 'they', many: true });
});
