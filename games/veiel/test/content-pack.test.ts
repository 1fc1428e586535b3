/** Packs: a new hero with cards and a new enemy from a file, and what a bad pack is told. */
import { readFileSync } from 'node:fs';
import { begin, below, choose, PackError, randomFrom } from '@tablee/kernel';
import { plain } from '@tablee/kernel/effect';
import { describe, expect, test } from 'vitest';
import { configSchema } from '../config.ts';
import { contentFor } from '../ready/content.ts';
import { cardParagraphs, enemyParagraphs } from '../ready/text.ts';
import { veiel } from '../veiel.ts';

const LANDE = JSON.parse(readFileSync(new URL('./packs/lande.json', import.meta.url), 'utf8'));
const config = configSchema.parse({});
const packed = (data: unknown) => ({ file: 'lande.json', data });

describe('a pack', () => {
  test('adds a hero, his cards and an enemy, and their texts are made', () => {
    const content = contentFor(config, packed(LANDE));

    expect(content.by.hero.has('perrine')).toBe(true);
    const card = content.cards[content.by.card.get('houlette')!]!;
    expect(cardParagraphs(content, card, 'fr').map(plain)).toEqual([
      'Attirez de 2 cases un ennemi à 3 cases ou moins. Infligez-lui 3 dégâts.',
    ]);
    const ram = content.enemies[content.by.enemy.get('belier-noir')!]!;
    expect(enemyParagraphs(content, ram, 'en').map(plain)).toEqual([
      'Move 3, single target: deals 2 damage. Pushes the target 1 square.',
      'Gains 1 block (kept).',
    ]);
    expect(content.ranks[0]).toContain(ram.number);
  });

  test('is played: ten games of chance with its hero come to an end', () => {
    const pack = packed(LANDE);
    for (let n = 0; n < 10; n++) {
      const chance = { random: randomFrom(`pack ${n}`) };
      const t = begin(veiel, {
        seats: 1,
        seed: `pack/${n}`,
        pack,
        config: { heroes: 1, party: ['perrine'], roundLimit: 12 },
      });
      for (let k = 0; t.result === null && k < 20_000; k++) {
        const decision = t.open[0]!;
        choose(veiel, t, decision, decision.options[below(chance, decision.options.length)]!);
      }
      expect(t.result).not.toBeNull();
    }
  });

  test('R-OV-89: an item comes only with the switches of what it uses and names', () => {
    const pack = structuredClone(LANDE);
    pack.cards[2].keywords = ['ephemere'];
    pack.cards.push({
      ...LANDE.cards[0],
      id: 'nasse',
      kind: 'recompense',
      effects: [{ do: 'place', entity: 'muret', at: { in: 'squares', type: 'square', free: true } }],
    });
    const has = (more: object) => {
      const { by } = contentFor(configSchema.parse(more), packed(pack));
      return [by.card.has('le-troupeau-passe'), by.hero.has('perrine'), by.card.has('nasse')];
    };

    expect(has({})).toEqual([true, true, true]);
    expect(has({ ext5: false })).toEqual([false, false, false]);
  });

  test('leaves the box as it was', () => {
    contentFor(config, packed(LANDE));

    expect(contentFor(config).by.hero.has('perrine')).toBe(false);
  });
});

describe('a bad pack is told where, what was expected and what came', () => {
  const changed = (change: (pack: typeof LANDE) => void): unknown => {
    const data = structuredClone(LANDE);
    change(data);
    return data;
  };
  test.each<[string, (pack: typeof LANDE) => void, RegExp]>([
    [
      'a number out of range',
      (pack) => (pack.heroes[0].threat = 12),
      /lande\.json › heroes\[0\]\.threat: expected a whole number .*, got 12/,
    ],
    [
      'a word that is not in the language',
      (pack) => (pack.cards[0].effects[2].do = 'smite'),
      /cards\[0\]\.effects\[2\]\.do: expected a word: aim, .*, got "smite"/,
    ],
    [
      'a name nobody gave',
      (pack) => (pack.cards[0].effects[2].to = 'victim'),
      /cards\[0\]\.effects\[2\]\.to: expected a name given earlier: .*prey, got "victim"/,
    ],
    [
      'an area that is not drawn',
      (pack) => (pack.enemies[0].lines[0].area = 'cross9'),
      /enemies\[0\]\.lines\[0\]\.area: expected an area: cross1, .*, got "cross9"/,
    ],
    [
      'a drawing with a strange mark',
      (pack) => (pack.areas.croissant = '# o #\n. X .'),
      /areas\.croissant: expected a drawing \(row 1 › column 2: expected one of \. # X x >/,
    ],
    [
      'a drawing without a caster',
      (pack) => (pack.areas.croissant = '# # #'),
      /areas\.croissant: expected a drawing \(expected a caster/,
    ],
    [
      'an id that is taken',
      (pack) => (pack.enemies[0].id = 'ogre-de-tourbe'),
      /enemies\[0\]\.id: expected an id that nothing else has, got "ogre-de-tourbe"/,
    ],
    [
      'nine base cards',
      (pack) => (pack.heroes[0].base = [2, 1, 3, 3]),
      /heroes\[0\]\.base: expected ten cards in all, got \[2,1,3,3\]/,
    ],
    [
      'a level card that is not there',
      (pack) => (pack.heroes[0].maitre = 'nulle-part'),
      /heroes\[0\]\.maitre: expected the id of a card of kind maitre, got "nulle-part"/,
    ],
    [
      'a text in one language',
      (pack) => delete pack.enemies[0].name.en,
      /enemies\[0\]\.name\.en: expected a text, got nothing/,
    ],
    [
      'a field nobody knows',
      (pack) => (pack.enemies[0].armour = 3),
      /enemies\[0\]: expected no field called "armour"/,
    ],
    [
      'a card that names an enemy that is not there',
      (pack) => (pack.cards[0].effects = [{ do: 'summon', enemy: 'loup', n: 1 }]),
      /cards\[0\]\.effects\[0\]\.enemy: expected the id of an enemy, got "loup"/,
    ],
    [
      'damage below nothing',
      (pack) => (pack.cards[0].effects[2].n = -1),
      /cards\[0\]\.effects\[2\]\.n: expected a number from 0, got -1/,
    ],
    [
      'a hero of one colour',
      (pack) => (pack.heroes[0].colours = ['vert', 'vert']),
      /heroes\[0\]\.colours: expected two different colours/,
    ],
    [
      'a summoner that summons itself',
      (pack) => {
        pack.enemies[0].lines[1].effects = [{ do: 'summon', enemy: 'belier-noir', n: 1 }];
        pack.enemies[0].summons = ['belier-noir'];
      },
      /enemies\[0\]\.summons: expected no chain of summons back to itself \(R-OV-97\)/,
    ],
    [
      'an attack without an area',
      (pack) => delete pack.enemies[0].lines[0].area,
      /enemies\[0\]\.lines\[0\]\.area: expected an area, for the line has an icon, got nothing/,
    ],
    [
      'a happening nobody hears of',
      (pack) => (pack.heroes[0].abilities[0].on = 'sneezed'),
      /heroes\[0\]\.abilities\[0\]\.on: expected something that may happen: .*, got "sneezed"/,
    ],
    ['something else altogether', (pack) => (pack.cards = 'none'), /cards: expected a list, got "none"/],
  ])('%s', (_, change, expected) => {
    const refused = () => contentFor(config, packed(changed(change)));
    expect(refused).toThrow(PackError);
    expect(refused).toThrow(expected);
  });
});
