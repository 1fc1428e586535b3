/** What the set calls things: words taken over from the guide, words that must not be, and the same words in English. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { content } from '../content/box.ts';
import type { Head, Keyword } from '../content/keywords.ts';
import { HEADS, KEYWORD_NAMES } from '../content/keywords.ts';
import { printedText } from '../words/card-text.ts';
import { TYPES } from '../words/cards.ts';

const ALL = content(null);

test('SF-DATA-1, SF-DATA-2: the kingdoms, classes, type line and marker of the guide are there', () => {
  expect([ALL.kingdoms['nuit-sans-fin']!.fr, ALL.kingdoms['purete-celeste']!.fr]).toEqual([
    'Nuit Sans Fin',
    'Pureté Céleste',
  ]);
  const classes = new Set(ALL.faces.flatMap(({ card }) => card.classes ?? []));
  for (const [id, name] of [
    ['goule', 'Goule'],
    ['dragon', 'Dragon'],
    ['valkyr', 'Valkyr'],
    ['imperial-spiritiste', 'Impérial - Spiritiste'],
  ] as const)
    expect([id, classes.has(id), ALL.classNames[id]!.fr]).toEqual([id, true, name]);
  const said = ALL.faces.flatMap((face) => printedText(ALL, face, 'fr')).join(' ');
  expect(said).toContain('Poseidor');
  expect(ALL.faces.some(({ card }) => card.type === 'temple' && card.typeLine === 'structure-extros')).toBe(
    true,
  );
});

test('SF-DATA-3: no card of the guide’s examples is in the box', () => {
  const names = ALL.faces.flatMap(({ name }) => [name.fr, name.en]).join(' ');
  expect(names).not.toMatch(/Elora|Eondra|Thanator|Vanaris|Ragwell|Obscura/i);
});

const IDENTITIES: Readonly<Record<string, readonly (Keyword | Head)[]>> = {
  'nuit-sans-fin': ['tenebres', 'damne', 'derniersouffle', 'sacrifice', 'purgatoire', 'invocation'],
  'purete-celeste': ['lumiere', 'egide', 'gardien', 'pacifiste', 'intervention', 'vaillant', 'valhalla'],
  'cour-des-marees': ['tresor', 'furtif', 'fourberie', 'esquive', 'tornado', 'geler'],
  'forge-des-cendres': ['flamme', 'phoenix', 'berserk', 'collateral', 'archerie', 'assassin'],
};

test('SF-DATA-11: each kingdom has the keywords of its identity on pages of its own', () => {
  for (const [kingdom, keywords] of Object.entries(IDENTITIES)) {
    const faces = ALL.faces.filter((face) => face.kingdom === kingdom);
    const lacking = keywords.filter((keyword) => !faces.some(({ card }) => hasWord(card, keyword)));
    expect([kingdom, lacking]).toEqual([kingdom, []]);
  }
});

function hasWord(card: (typeof ALL.faces)[number]['card'], keyword: Keyword | Head): boolean {
  if (!(HEADS as readonly string[]).includes(keyword))
    return card.keywords?.[keyword as Keyword] !== undefined;
  return JSON.stringify(card.abilities ?? []).match(new RegExp(`"(on|activated)":"${keyword}"`)) !== null;
}

/** As the ledger gives them; a word that is the same in both languages is left out. */
const TERMS = `Ange Angel, Archange Archangel, Divinité Divinity, Adorateur Worshipper, Équipement Equipment, Bénédiction Blessing`;
const KEYWORDS_THAT_DIFFER = `Archerie Archery, Bourrasque Gust, Catalyseur Catalyst, Collatéral Collateral, Damné Damned, Dilemme Dilemma,
  Égide Aegis, Esquive Dodge, Essaim Swarm, Ferveur Fervour, Flamme Flame, Fourberie Treachery, Furtif Stealth, Gardien Guardian, Geler Freeze,
  Honneur Honour, Loyaliste Loyalist, Lumière Light, Pacifiste Pacifist, Purgatoire Purgatory, Retrait Withdrawal, Symbiose Symbiosis,
  Tempête Storm, Trésor Treasure, Ténèbres Darkness, Vaillant Valiant`;
const LONGER = [
  ['Aurore divine', 'Divine Dawn'],
  ['Dernier souffle', 'Last Breath'],
  ['Intervention divine', 'Divine Intervention'],
  ['Mort subite', 'Sudden Death'],
  ['Nuit divine', 'Divine Night'],
  ['Parole divine', 'Divine Word'],
  ['Phase de combat', 'Combat Phase'],
] as const;
const pairs = (text: string): (readonly [string, string])[] =>
  text.split(',').map((pair) => pair.trim().split(' ') as [string, string]);

test('SF-DATA-29: types and keywords have the ledger’s English names; the others are the same word', () => {
  for (const [fr, en] of pairs(TERMS))
    expect(Object.values(TYPES).find((name) => name.fr === fr)).toEqual({ fr, en });
  const differ = [...pairs(KEYWORDS_THAT_DIFFER), ...LONGER];
  for (const [fr, en] of differ)
    expect(Object.values(KEYWORD_NAMES).find((name) => name.fr === fr)).toEqual({ fr, en });
  const others = Object.values(KEYWORD_NAMES).filter(({ fr }) => !differ.some(([known]) => known === fr));
  for (const { fr, en } of others) expect(en).toBe(fr);
});

test('SF-DATA-29: no French term is left in an English card or in the English rulebook', () => {
  const french =
    /\b(Anges?|Archanges?|Adorateurs?|Livre|Registre|Limbes|Purgatoire|Arrière-garde|Ligne de feu|LDF|CDB|AG|Embuscade|Renfort|Retraite|Plumes?|Mortelle|Serment|Pile|défenseur)\b|Divinité|Pandémonium|Équipement|Bénédiction/;
  const cards = ALL.faces.flatMap((face) => [face.name.en, ...printedText(ALL, face, 'en')]);
  expect(cards.filter((line) => french.test(line))).toEqual([]);
  const book = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8').split('\n');
  expect(book.filter((line) => french.test(line))).toEqual([]);
  for (const term of ['Sacred Book', 'Register', 'The Divine', 'Worship', 'Limbo', 'Rear Guard', 'Fire Line'])
    expect([term, book.some((line) => line.includes(term))]).toEqual([term, true]);
});

test('SF-DATA-30: the box names the authors, the age and the guide, and says that the cards are ours', () => {
  const box = readFileSync(new URL('../box.ts', import.meta.url), 'utf8');
  const [fr, en] = ['fr', 'en'].map((language) => new RegExp(`${language}: '([^']+)'`).exec(box)![1]!);
  const authors = ['Théo Dumont', 'Guerric Boigné', 'Rémi Soulier', 'Gael Croibier', 'Olivier Degardin'];
  for (const said of [fr, en]) for (const part of [...authors, '13']) expect(said).toContain(part);
  expect(fr).toMatch(/guide de démarrage.*les nôtres/);
  expect(en).toMatch(/starting guide.*our own/);
});
