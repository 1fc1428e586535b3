/** Pages and drawings that come with the game: each is drawn in both languages, from the box or from a pack. */
import { LANGUAGES } from '@tablee/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { configSchema } from '../../config.ts';
import { contentFor } from '../../ready/content.ts';
import type { EndureEvent, EndureView, Who } from '../../types.ts';
import { storyOf } from '../ending/story.ts';
import { pictures } from '../pictures/index.tsx';
import { reference } from '../reference/index.ts';

const box = contentFor(configSchema.parse({}), null);
const drawn = (id: string, content: unknown, language: 'fr' | 'en'): string => {
  const { Page } = reference.find((page) => page.id === id)!;
  return renderToStaticMarkup(createElement(Page, { view: null, content, language }));
};
/** As it stands in a page. */
const written = (text: string): string => renderToStaticMarkup(text);

describe('the pages of reference', () => {
  const cards = [
    ['objets', box.items],
    ['evenements', box.events],
    ['ennemis', box.enemies],
    ['survivants', box.survivors],
    ['resolve', box.resolve],
    ['accomplissements', box.achievements],
    ['titan', box.titan],
    ['refuge', box.refuge],
  ] as const;

  for (const language of LANGUAGES) {
    test(`name everything in the box (${language})`, () => {
      for (const [id, list] of cards) {
        const page = drawn(id, null, language);
        for (const { name } of list) expect(page, id).toContain(written(name[language]));
      }
    });
  }

  test('show what a pack adds, with a plain sign for a motif that is not shipped', () => {
    const odd = { ...box.items[0]!, id: 'odd', name: { fr: 'Bidule', en: 'Gadget' }, motif: 'no-such-motif' };

    const page = drawn('objets', { ...box, items: [...box.items, odd] }, 'en');

    expect(page).toContain('Gadget');
  });
});

describe('the rulebook’s pictures', () => {
  for (const { rule, Picture } of pictures) {
    test(`${rule} is drawn`, () => {
      expect(renderToStaticMarkup(createElement(Picture))).toContain('es-small-ship');
    });
  }

  test('light what is seen: through two open doors, not through a closed one', () => {
    const litCells = (rule: string): number => {
      const { Picture } = pictures.find((picture) => picture.rule === rule)!;
      const lit = /class="es-small-lit" d="([^"]*)"/.exec(renderToStaticMarkup(createElement(Picture)));
      return lit![1]!.split('z').length - 1;
    };

    // Three zones of four cells; with the second door closed, two.
    expect(litCells('ES-LOS-11')).toBe(12);
    expect(litCells('ES-DOOR-3')).toBe(8);
  });
});

describe('the story of a mission', () => {
  const survivor = (life: number) => ({ life, maxLife: 8 });
  const story = (...heard: readonly Partial<EndureEvent>[]) =>
    storyOf(
      heard as readonly EndureEvent[],
      {
        survivors: [survivor(5), survivor(0)],
      } as unknown as EndureView,
    );
  const [one, other] = [0 as Who, 1 as Who];

  test('tells the crew’s Life at the start of every round and at the end, and who died when', () => {
    const { life, deaths } = story(
      { event: 'roundBegan', round: 1, first: one },
      { event: 'lifeLost', who: one, n: 3, life: 5, cause: 'enemy' },
      { event: 'roundBegan', round: 2, first: other },
      { event: 'lifeLost', who: other, n: 6, life: 0, cause: 'air' },
      { event: 'died', who: other, zone: 3, cause: 'air' },
    );

    expect(life).toEqual([14, 11, 5]);
    expect(deaths).toEqual([{ round: 2, who: 1 }]);
  });

  test('counts noises for whoever made them, and none for the ship’s own', () => {
    const { deeds } = story(
      { event: 'noiseMade', zone: 1, level: 2, who: one, counted: true },
      { event: 'noiseMade', zone: 2, level: 1, who: -1, counted: false },
      { event: 'tested', who: other, dice: [6, 6], against: 9, passed: false },
    );

    expect(deeds.map(({ noises, tests }) => [noises, tests])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});
