/** Every question, option, log line and refusal of whole games reads as a sentence in both languages. */
import { below, randomFrom, type Seat, Table } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { soeurs } from '../index.ts';
import { contentFor } from '../ready/content.ts';
import { placeText } from '../ready/text.ts';
import { PLAIN } from './boxes/plain.ts';
import { type Table as Played, tablesWith } from './table.ts';

const { bossFight, fight } = tablesWith(PLAIN);

const ME = 0 as Seat;
/** With each Boss. */
const GAMES = process.env.TABLEE_LONG === undefined ? 3 : 8;

test('words for everything that comes up in random games, without a hole', () => {
  const chance = { random: randomFrom('words') };
  for (const boss of ['gorvath', 'malkior', 'ysmee', 'asmoth']) {
    for (let n = 0; n < GAMES; n++) {
      const config = { boss, helpXp: true, helpPotion: true, health: 60 };
      const table = new Table(soeurs, { seats: 1, seed: `words ${n}`, config });
      const { content } = table.state;
      for (let step = 0; table.state.result === null && step < 150; step++) {
        const decision = table.state.open[0]!;
        const view = table.view(ME);
        for (const language of ['fr', 'en'] as const) {
          sentence(soeurs.words.question(view, decision, language, content));
          const options = decision.options.map((option) =>
            soeurs.words.option(view, option, language, content),
          );
          options.forEach(sentence);
          expect(new Set(options).size, options.join(' | ')).toBe(options.length);
          for (const refusal of table.whyNot(ME))
            sentence(soeurs.words.refusal(view, refusal, language, content));
        }
        const says = decision.options.map((option) => soeurs.words.notation(option, content));
        expect(new Set(says).size).toBe(says.length);
        table.choose(ME, decision.id, below(chance, decision.options.length));
        for (const event of table.heard(ME, table.choices.length - 1)) {
          for (const language of ['fr', 'en'] as const) {
            const line = soeurs.words.event(table.view(ME), event, language, content);
            if (event.event !== 'forced') sentence(line ?? '');
          }
        }
      }
    }
  }
});

function sentence(text: string): void {
  expect(text).not.toBe('');
  expect(text).not.toMatch(/undefined|null|NaN|\[object/);
}

describe('the log writes out the arithmetic', () => {
  const lines = (table: Played, language: 'fr' | 'en') =>
    table
      .told()
      .map((event) => soeurs.words.event(table.table.view(ME), event, language, table.state.content));

  test('of the Enemy Phase', () => {
    const enemies = [{ enemy: 'novice-d-asmoth', attack: 5 }, 'rodeur-de-cendre'];
    const table = fight({ enemies, defence: 3, mana: 0, hand: ['jugement'], dice: [2] }).choose('end');

    expect(lines(table, 'fr')).toContain(
      'Phase Ennemi : (Novice d’Asmoth 5 + Rôdeur de cendre 1) − 3 de Défense = 3 PS.',
    );
    expect(lines(table, 'en')).toContain(
      'Enemy Phase: (Novice of Asmoth 5 + Ash Prowler 1) − 3 Defence = 3 HP.',
    );
  });

  test('of a raging Boss', () => {
    const table = bossFight({ mana: 0, attack: 3, hand: ['jugement'], against: 'rage', dice: [2] }).choose(
      'end',
    );

    expect(lines(table, 'en')).toContain('Boss’s attack: rage 3 × 2 = 6 HP.');
  });
});

test('a Place says when it speaks, then what it does', () => {
  const { places } = contentFor({ boss: 'gorvath', mode: 'normal' }, null);
  const said = (id: string, language: 'fr' | 'en') =>
    placeText(places.find((place) => place.id === id)!, language);

  expect(said('escalier-effondre', 'fr')).toBe('Au début du combat : perdez 1 PS.');
  expect(said('escalier-effondre', 'en')).toBe('At the start of the combat: lose 1 HP.');
  expect(said('fosse-aux-cris', 'fr')).toBe(
    'Chaque fois qu’un ennemi est vaincu : gagnez 1 Mana. Les ennemis restants gagnent +1 en Attaque.',
  );
  expect(said('salle-des-crochets', 'fr')).toBe('Les cartes de Défense coûtent 1 de plus en Mana.');
  expect(said('palier-nu', 'en')).toBe('No effect.');
});
