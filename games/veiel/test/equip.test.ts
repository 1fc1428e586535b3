import { rule } from '@tablee/kernel/testing';
import { describe } from 'vitest';
import { at, expect } from './table.ts';

const FULL = ['tir', 'tir', 'tir', 'tir', 'tir'];
const foe = { enemy: 'statue', at: [4, 1] as const, red: 9 };
const wearing = (equipment: (string | object)[], more: object = {}, hand = ['parade', 'tir']) =>
  at({
    heroes: [{ at: [5, 1], hand, equipment: equipment as never, ...more }, { at: [6, 6] }],
    enemies: [foe],
  });

describe('Déclencher', () => {
  rule(
    ['OV-KW-63', 'OV-KW-64', 'OV-HERO-7', 'OV-KW-67', 'R-OV-66'],
    'whenever its hero wants in his own turn; it is disarmed first',
    () => {
      const table = wearing(['bouclier']);

      table.say('trigger bouclier');

      expect(table.block('ada')).toBe(2);
      expect(table.state.gear.armed).toEqual([false]);
      expect(table.refuses('trigger bouclier')).toEqual(['OV-KW-67']);
      expect(table.state.plays).toEqual([]);
    },
  );
  rule(
    ['OV-KW-63', 'R-OV-66'],
    'one that names its moment is offered then, in any phase, and only then',
    () => {
      const table = wearing(['talisman']);
      expect(table.refuses('trigger talisman')).toEqual(['OV-KW-63']);

      const hit = at({
        at: 'enemies',
        heroes: [{ at: [5, 1], equipment: ['talisman'] }, { at: [6, 6] }],
        enemies: [{ enemy: 'goule', at: [4, 1] }],
      });
      expect(hit.kind).toBe('may');
      expect(hit.sentence()).toBe('talisman : utiliser cet effet ?');
      hit.say('yes');
      expect(hit.all('triggered')).toHaveLength(1);
    },
  );
  rule(
    ['OV-KW-68', 'R-OV-67', 'OV-HEROES-27', 'R-OV-70'],
    'WE-19: 1 + 2 × 3 damage in the area; then each charged card to its own owner',
    () => {
      const table = at({
        heroes: [
          {
            hero: 'artificiere',
            at: [5, 1],
            equipment: [{ id: 'sac', under: ['tir', 'parade', { hero: 1, card: 'course' }] }],
          },
          { hero: 'bo', at: [6, 6] },
        ],
        enemies: [
          { enemy: 'ancre', at: [4, 2], red: 9 },
          { enemy: 'statue', at: [1, 6] },
        ],
      });

      table.say('trigger sac');

      expect(table.dice('ancre')).toMatchObject({ red: 7, yellow: 2 });
      expect(table.zone('discard', 0)).toEqual(['tir', 'parade']);
      expect(table.zone('discard', 1)).toEqual(['course']);
    },
  );
});

describe('Armer', () => {
  rule(
    ['OV-KW-69', 'OV-EQUIP-1'],
    'it arrives armed; when its condition is met it is turned upright again',
    () => {
      const table = wearing([{ id: 'bouclier', armed: false }]);
      expect(table.state.gear.armed).toEqual([false]);

      table.say('end', 'end');
      table.say('take 0');
      expect(table.state.gear.armed).toEqual([true]);
    },
  );
  rule('OV-KW-70', 'its own effect may arm it again', () => {
    const table = wearing(['echo']);

    table.say('trigger echo', 'trigger echo');

    expect(table.block('ada')).toBe(2);
  });
});

describe('Charger', () => {
  rule(
    ['OV-KW-71', 'OV-KW-72', 'OV-KW-73', 'OV-KW-75'],
    'one card of the hand, once a turn; it is in no other zone and was not discarded',
    () => {
      const table = wearing(['autel']);

      table.say('charge autel parade');

      expect(table.state.gear.under[0]).toHaveLength(1);
      expect([table.zone('hand'), table.zone('discard'), table.all('discarded')]).toEqual([['tir'], [], []]);
      expect(table.refuses('charge autel tir')).toEqual(['OV-KW-73']);
    },
  );
  rule('OV-KW-74', 'a Persistant card cannot be charged', () => {
    expect(wearing(['autel'], {}, ['roc', 'parade']).refuses('charge autel roc')).toEqual(['OV-KW-74']);
  });
  rule(['OV-KW-32', 'OV-KW-75'], 'an Inéluctable one can; what is charged does not count for death', () => {
    const table = at({
      heroes: [{ hand: ['vain', 'parade'], deck: ['tir', 'tir', 'tir'], equipment: ['autel'] }, {}],
    });

    table.say('charge autel vain', 'end');

    expect(table.hero().dead).toBe(true);
  });
  rule(
    'OV-KW-72',
    'in his own turn another hero may charge his card under an equipment that takes them',
    () => {
      const table = at({
        turnOf: 1,
        heroes: [{ equipment: ['autel', 'bouclier'] }, { hand: ['parade', 'tir'] }],
      });

      table.say('charge autel parade');

      expect(table.state.owners[table.state.gear.under[0]![0]! - 1000]).toBe(1);
    },
  );
  rule('R-OV-70', 'no more than it holds', () => {
    expect(
      wearing([{ id: 'autel', under: ['tir', 'tir', 'tir', 'tir'] }]).refuses('charge autel parade'),
    ).toEqual(['R-OV-70']);
  });
});

describe('ammunition', () => {
  const gun = (barillet: object) =>
    at({
      heroes: [
        {
          hero: 'etranger',
          at: [5, 1],
          hand: ['parade', 'tir'],
          deck: FULL,
          equipment: [
            { id: 'barillet', ...barillet },
            { id: 'cache', locked: true },
          ],
        },
        { hero: 'bo', at: [6, 6] },
      ],
      enemies: [foe],
    });
  rule(
    ['OV-EQUIP-4', 'R-OV-68', 'OV-HEROES-23'],
    'it may be triggered with at least one and spends what it says; armed as long as it holds some',
    () => {
      const table = gun({ ammo: 2 });

      table.say('trigger barillet', 'trigger barillet');

      expect(table.state.gear.ammo[0]).toBe(0);
      expect(table.refuses('trigger barillet')).toEqual(['OV-EQUIP-4']);
    },
  );
  rule('OV-EQUIP-4', 'never above its capacity', () => {
    const table = gun({ ammo: 6 });

    table.say('end');

    expect(table.state.gear.ammo[0]).toBe(6);
    expect(gun({ ammo: 0, armed: false }).say('end').state.gear).toMatchObject({
      ammo: [1, 2],
      armed: [true, true],
    });
  });
  rule(['OV-HEROES-22', 'R-OV-69'], 'Pistolet caché is locked until fight 2 begins', () => {
    expect(gun({}).refuses('trigger cache')).toEqual(['OV-HEROES-22']);

    const second = at({
      at: 'fight',
      fight: 1,
      enemies: [],
      heroes: [{ hero: 'etranger', equipment: ['barillet', { id: 'cache', locked: true }] }],
    });
    expect(second.all('unlocked')).toHaveLength(1);
  });
});

describe('le Profané', () => {
  const begun = () => {
    const table = at({
      at: 'fight',
      fight: 3,
      seed: 'profane-4',
      heroes: [{ deck: FULL }, { deck: FULL }],
      enemies: [],
      config: { difficulty: 'facile' },
    });
    return table;
  };
  rule(
    ['OV-PROFANE-1', 'OV-PROFANE-3', 'OV-PROFANE-4', 'R-OV-74'],
    'a gear for each hero, no two alike; the blessing into the deck of one the players choose, before opening hands',
    () => {
      let table = begun();
      for (let n = 0; table.state.bossesMet[0] !== table.state.content.by.enemy.get('profane'); n++) {
        table = at({
          at: 'fight',
          fight: 3,
          seed: `profane-${n}`,
          heroes: [
            { deck: FULL, hand: [] },
            { deck: FULL, hand: [] },
          ],
          enemies: [],
          config: { difficulty: 'facile' },
        });
      }
      table.say('deploy by 0 6.1', 'deploy by 1 6.2');
      expect(table.kind).toBe('bless');
      expect(table.hero().hand).toEqual([]);
      table.say('bless 1');
      expect([...table.zone('deck', 1), ...table.zone('hand', 1)]).toContain('benediction');
      expect(new Set(table.state.gear.of).size).toBe(2);
    },
  );
  const boss = { enemy: 'profane', at: [4, 1] as const };
  rule('OV-PROFANE-2', 'its gear is triggered by an effect of its own alone', () => {
    const table = at({
      fight: 4,
      heroes: [{ at: [5, 1], hand: ['coup-5', 'parade'], equipment: ['joug-1'] }, { at: [6, 6] }],
      enemies: [boss],
    });
    expect(table.refuses('trigger joug-1')).toEqual(['OV-PROFANE-2']);

    table.say('play coup-5');
    expect(table.all('triggered')).toMatchObject([{ equipment: 'joug-1' }]);
    expect(table.zone('wounds')).toHaveLength(1);
  });
  rule('OV-PROFANE-5', 'after the fight both kinds of card leave the game', () => {
    const table = at({
      fight: 3,
      heroes: [{ at: [5, 1], hand: ['coup-10', 'benediction', 'parade'], equipment: ['joug-1', 'bouclier'] }],
      enemies: [{ ...boss, red: 1 }],
      config: { difficulty: 'impossible' },
    });

    table.say('play coup-10', 'end');

    expect(table.state.heroes[0]!.gear).toHaveLength(1);
    expect(table.zone('discard')).not.toContain('benediction');
  });
});
