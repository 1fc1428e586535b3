import { rule } from '@tablee/kernel/testing';
import { describe } from 'vitest';
import { at, expect } from './table.ts';

/** A goule next to ada hits her in the enemy phase. */
const goule = { enemy: 'goule', at: [5, 1] as const };
const struck = (hero: object, enemies: object[] = [goule]) =>
  at({ at: 'enemies', heroes: [hero, { at: [6, 6] }], enemies: enemies as never });

describe('enemy damage to a hero', () => {
  rule(
    ['OV-WOUND-1', 'OV-WOUND-2', 'OV-WOUND-3', 'R-OV-24'],
    'one wound for each point that no block cancels; block is spent',
    () => {
      const table = struck({
        block: 1,
        deck: ['tir', 'parade', 'course', 'frappe', 'frappe', 'frappe'],
        hand: [],
      });

      expect(table.zone('wounds')).toEqual(['tir']);
      expect(table.block('ada')).toBe(0);
      expect(table.all('blocked')[0]).toMatchObject({ amount: 1, rule: 'OV-WOUND-2' });
    },
  );

  rule(['OV-WOUND-4', 'OV-MISC-8'], 'the wounds pile lies open, the deck does not', () => {
    const table = at({ heroes: [{ wounds: ['tir'], deck: ['parade', 'frappe', 'course', 'tir', 'tir'] }] });
    const { heroes } = table.table.view(null).table;

    expect(heroes[0]!.wounds).toHaveLength(1);
    expect(heroes[0]!.deck).toEqual([...heroes[0]!.deck].sort((a, b) => a - b));
  });

  rule(['OV-WOUND-5', 'R-OV-23'], 'an empty deck is rebuilt from the discard, shuffled, first', () => {
    const table = struck({
      deck: ['tir'],
      discard: ['parade', 'parade', 'parade', 'parade', 'parade'],
      hand: [],
    });

    expect(table.zone('wounds')).toEqual(['tir', 'parade']);
    expect(table.zone('discard')).toEqual([]);
    expect(table.all('shuffled')).toHaveLength(1);
  });

  rule(
    ['OV-WOUND-6', 'OV-WOUND-8', 'OV-WOUND-7', 'R-OV-27'],
    'with deck and discard empty a hand card of his choice, one by one; then nothing',
    () => {
      const table = struck({ deck: [], hand: ['tir', 'parade', 'course'] }, [
        { enemy: 'bourreau', at: [5, 1] },
      ]);

      expect(table.kind).toBe('woundFromHand');
      table.say('suffer parade');
      expect(table.zone('wounds')).toEqual(['parade']);
      table.say('suffer tir');
      // The last one is forced; nobody dies before his own end of turn.
      expect(table.zone('wounds')).toEqual(['parade', 'tir', 'course']);
      expect(table.hero().dead).toBe(false);
    },
  );

  rule(
    ['OV-WOUND-9', 'OV-WOUND-10'],
    'the rest of an attack applies even if all its damage was blocked; without damage it is one too',
    () => {
      const thief = struck({ block: 5, hand: ['tir', 'parade'] }, [{ enemy: 'voleur', at: [5, 1] }]);
      expect(thief.zone('wounds')).toEqual([]);
      expect(thief.kind).toBe('discard');

      const curse = struck({}, [{ enemy: 'maudit', at: [5, 1] }]);
      expect(curse.all('aimed')).toHaveLength(1);
    },
  );

  rule(
    ['OV-WOUND-11', 'OV-WOUND-12'],
    'a hero enemies may not attack is ignored, by areas and passives too',
    () => {
      const single = at({
        at: 'enemies',
        heroes: [{ statuses: { intouchable: 1 } }, {}],
        enemies: [{ enemy: 'goule', at: [5, 1] }],
      });
      expect(single.all('aimed')).toMatchObject([{ heroes: [{ id: 'bo' }] }]);

      const area = at({
        at: 'enemies',
        heroes: [{ statuses: { intouchable: 1 } }, {}],
        enemies: [{ enemy: 'voyeur', at: [1, 1] }],
      });
      expect([area.zone('wounds', 0).length, area.zone('wounds', 1).length]).toEqual([0, 1]);

      const passive = at({
        heroes: [{ at: [5, 1], statuses: { intouchable: 1 }, hand: ['coup-5'] }, { at: [6, 6] }],
        enemies: [{ enemy: 'ogre', at: [4, 1], red: 3 }],
      });
      passive.say('play coup-5');
      expect([passive.zone('wounds', 0).length, passive.zone('wounds', 1).length]).toEqual([0, 1]);
    },
  );

  rule(['OV-WOUND-13', 'OV-MISC-6', 'R-OV-26'], 'what inflicts wounds ignores block', () => {
    const table = struck({ block: 5 }, [{ enemy: 'spectre', at: [5, 1] }]);

    expect(table.zone('wounds')).toHaveLength(1);
  });

  rule(
    ['OV-WOUND-14', 'R-OV-28', 'OV-AI-22'],
    'an attack on several heroes goes hero by hero in priority order',
    () => {
      const table = at({
        at: 'enemies',
        heroes: [
          { hero: 'bo', at: [5, 3] },
          { hero: 'ada', at: [3, 3] },
        ],
        enemies: [{ enemy: 'ours', at: [4, 3] }],
      });

      expect(table.all('damaged').map((event) => (event as never as { who: { id: string } }).who.id)).toEqual(
        ['ada', 'bo'],
      );
    },
  );

  rule(['OV-WOUND-1', 'OV-WOUND-5'], 'WE-1: block 2, deck [A], discard {B, C}, five damage', () => {
    const table = struck(
      { block: 2, deck: ['tir'], discard: ['parade', 'course'], hand: ['frappe', 'frappe', 'frappe'] },
      [
        { enemy: 'goule', at: [5, 1] },
        { enemy: 'bourreau', at: [6, 2] },
      ],
    );

    expect(table.zone('wounds').sort()).toEqual(['course', 'parade', 'tir']);
    expect([
      table.hero().deck.length,
      table.hero().discard.length,
      table.hero().hand.length,
      table.block('ada'),
    ]).toEqual([0, 0, 3, 0]);
  });

  rule(
    ['OV-WOUND-6', 'OV-WOUND-7', 'OV-DEATH-1'],
    'WE-2: three wounds on a hand of two; he lives until his end of turn',
    () => {
      const table = at({
        at: 'enemies',
        heroes: [{ deck: [], hand: ['tir', 'parade'] }, {}],
        enemies: [{ enemy: 'bourreau', at: [5, 1] }],
      });

      table.say('suffer tir');
      expect(table.zone('wounds')).toEqual(['tir', 'parade']);
      expect(table.all('woundLost')).toHaveLength(1);
      expect(table.hero().dead).toBe(false);
      table.say('take 0', 'end');
      expect(table.hero().dead).toBe(true);
    },
  );
});
