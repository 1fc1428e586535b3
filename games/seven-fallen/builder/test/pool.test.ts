import { describe, expect, test } from 'vitest';
import { CARD_TYPES } from '../../content/card.ts';
import { EMPTY_DECK } from '../../content/deck.ts';
import { KEYWORD_NAMES, type Keyword } from '../../content/keywords.ts';
import { EVERYTHING, type Filter, shown } from '../pool.ts';
import { pool } from '../read.ts';

const ALL = pool();
const DECK = ALL.decks['nuit-sans-fin']!;

function found(filter: Partial<Filter>, deck = EMPTY_DECK, language: 'fr' | 'en' = 'fr') {
  return shown(ALL, { ...EVERYTHING, ...filter }, deck, language);
}

describe('the pool', () => {
  test('SF-UI-10: is every card of the box from the first start', () => {
    expect(found({})).toHaveLength(ALL.faces.length);
  });

  test('SF-UI-10: forgives accents and capitals, in names of both languages and in texts', () => {
    const ids = (text: string, language: 'fr' | 'en' = 'fr') =>
      found({ text }, EMPTY_DECK, language).map(({ id }) => id);

    expect(ids('LECHEUSE cire')).toContain('lecheuse-de-cire');
    expect(ids('wax licker')).toEqual(ids('wax-licker'.replace('-', ' ')));
    expect(ids('wax-licker')).toEqual(['lecheuse-de-cire']);
    expect(ids('tenebres')).toContain('goule-des-marges');
    expect(ids('darkness', 'en')).toContain('goule-des-marges');
    expect(ids('nulle part ailleurs xyz')).toEqual([]);
  });

  test.each(CARD_TYPES)('is filtered by type: %s', (type) => {
    const faces = found({ type });

    expect(faces.length).toBeGreaterThan(0);
    expect(faces.every((face) => face.type === type)).toBe(true);
  });

  test('SF-UI-10: is filtered by kingdom, class, cost and rarity, together too', () => {
    const faces = found({ kingdom: 'nuit-sans-fin', class: 'goule', cost: '2', rarity: 'commune' });

    expect(faces.length).toBeGreaterThan(0);
    for (const { kingdom, classes, cost, card } of faces)
      expect([kingdom, classes.includes('goule'), cost, card.rarity]).toEqual([
        'nuit-sans-fin',
        true,
        2,
        'commune',
      ]);
    expect(found({ cost: '7' }).every(({ cost }) => cost !== null && cost >= 7)).toBe(true);
    expect(found({ cost: 'none' }).every(({ cost }) => cost === null)).toBe(true);
  });

  test('SF-UI-10: finds keywords that stand on a card, head an ability or are lent by an Équipement', () => {
    for (const keyword of Object.keys(KEYWORD_NAMES) as Keyword[])
      for (const face of found({ keyword })) {
        const printed = JSON.stringify([
          face.card.keywords,
          face.card.abilities,
          'grants' in face.card && face.card.grants,
        ]);
        expect(printed).toContain(keyword);
      }
    expect(found({ keyword: 'derniersouffle' }).map(({ id }) => id)).toContain('lecheuse-de-cire');
  });

  test('shows what is written, when asked for that', () => {
    const cards = Object.keys({ ...DECK.livre, ...DECK.registre }).length + 3;

    expect(found({ written: true }, DECK)).toHaveLength(cards);
    expect(found({ written: true })).toEqual([]);
  });

  test('is ordered by type, cost or name', () => {
    const names = found({ order: 'name' }).map(({ name }) => name.fr);

    expect(names).toEqual([...names].sort(new Intl.Collator('fr').compare));
    expect(found({ order: 'type' })[0]!.type).toBe('divinite');
  });
});
