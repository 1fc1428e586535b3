/** Groups of words: agreement, elision, what stands for a whole group. */
import { expect, test } from 'vitest';
import { noun, phrase, Speech } from '../../effect/index.ts';
import {
  type Agreement,
  a,
  agree,
  ce,
  de,
  le,
  past,
  plain,
  possessive,
  runs,
  sentence,
  si,
} from '../../effect/text/grammar.ts';
import {
  type Article,
  agreementOf,
  type Nominal,
  nominal,
  render,
  withPhrase,
} from '../../effect/text/nominal.ts';

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

test('a group of words, with every article, for every kind of thing said', async () => {
  const kinds: Readonly<Record<string, Partial<Nominal>>> = {
    plain: {},
    mine: { side: 'mine' },
    theirs: { side: 'theirs' },
    other: { other: true },
    otherMine: { other: true, side: 'mine' },
    among: { among: true },
    otherAmong: { among: true, other: true },
    placed: { side: 'mine', placed: true, after: [{ fr: 'de votre main', en: 'from your hand' }] },
    described: {
      side: 'theirs',
      adjectives: [{ fr: 'blessé{e}{s}', en: 'wounded' }],
      apposed: [{ fr: 'Loup', en: 'Wolf' }],
      after: [{ fr: 'qui {a|ont} fui', en: 'that {has|have} fled' }],
    },
  };
  const nouns = {
    angel: noun('m', 'Ange', 'Anges', 'Angel', 'Angels'),
    beast: noun('f', 'bête', 'bêtes', 'beast', 'beasts'),
    mage: { ...noun('m', 'mage', 'mages', 'mage', 'mages'), unique: true as const },
    soul: { ...noun('f', 'âme', 'âmes', 'soul', 'souls'), unique: true as const },
    queen: { ...noun('f', 'reine', 'reines', 'queen', 'queens'), unique: true as const },
  };
  const articles: readonly Article[] = [
    ...(['one', 'all', 'the', 'each', 'apart', 'bare', 'any'] as const),
    { count: '1', upTo: true },
    { count: '2', upTo: false },
    { count: '3', upTo: true },
  ];
  const lines = Object.entries(nouns).flatMap(([name, of]) =>
    Object.entries(kinds).flatMap(([kind, more]) =>
      [false, true].map((third) => {
        const said = { ...nominal(of), ...more };
        const texts = articles.map((article) => {
          const { many } = agreementOf(said, article);
          return `${render('fr', said, article, third)} | ${render('en', said, article, third)}${many ? ' (many)' : ''}`;
        });
        return [`${name} ${kind}${third ? ', another’s' : ''}`, ...texts].join('\n  ');
      }),
    ),
  );

  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('nominals.txt');
});

test('what belongs to somebody, and what is no longer there', () => {
  const soul = noun('f', 'âme', 'âmes', 'soul', 'souls');
  const power = noun('f', 'force', 'forces', 'power', 'powers');
  const cost = noun('m', 'coût', 'coûts', 'cost', 'costs');
  const one = { gender: 'm', many: false } as const;
  const several = { gender: 'm', many: true } as const;
  const fr = (of: typeof soul, owner: Agreement, many = false) => possessive('fr', of, owner, many);

  expect([fr(soul, one), fr(power, one), fr(cost, one)]).toEqual(['son âme', 'sa force', 'son coût']);
  expect([fr(soul, one, true), fr(power, several), fr(power, several, true)]).toEqual([
    'ses âmes',
    'leur force',
    'leurs forces',
  ]);
  expect([possessive('en', cost, one), possessive('en', cost, several, true)]).toEqual([
    'its cost',
    'their costs',
  ]);
  expect(['est blessé', 'ne sont pas là', 'a fui', 'has fled', 'is there', 'falls'].map(past)).toEqual([
    'était blessé',
    'n’étaient pas là',
    'avait fui',
    'had fled',
    'was there',
    'falls',
  ]);
  expect([le('Ange', one), le('bête', { gender: 'f', many: false }), le('mages', several)]).toEqual([
    'l’Ange',
    'la bête',
    'les mages',
  ]);
  expect([de('le mage'), de('les mages'), de('Anges'), de('votre main')]).toEqual([
    'du mage',
    'des mages',
    'd’Anges',
    'de votre main',
  ]);
  expect([a('le mage'), a('les mages'), a('un Ange')]).toEqual(['au mage', 'aux mages', 'à un Ange']);
  expect([si('il tombe'), si('ils tombent'), si('elle tombe')]).toEqual([
    's’il tombe',
    's’ils tombent',
    'si elle tombe',
  ]);
  expect([sentence('« ceci »'), sentence('**mot** : fin.'), sentence('élan !')]).toEqual([
    '« Ceci ».',
    '**Mot** : fin.',
    'Élan !',
  ]);
  expect([plain('**Vol** et'), runs('un **Vol** ici')]).toEqual([
    'Vol et',
    [
      { text: 'un ', bold: false },
      { text: 'Vol', bold: true },
      { text: ' ici', bold: false },
    ],
  ]);
});
