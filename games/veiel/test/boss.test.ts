import { rule } from '@tablee/kernel/testing';
import { describe } from 'vitest';
import { checkPack } from '../ready/check-pack.ts';
import { BOX } from './box.ts';
import { at, expect } from './table.ts';

const ogre = { enemy: 'ogre', at: [4, 1] as const, actions: ['un', 'deux', 'trois'] };
const facing = (hand: string[], boss: object = {}, more: object = {}) =>
  at({ heroes: [{ at: [5, 1], hand }, { at: [6, 6] }], enemies: [{ ...ogre, ...boss } as never], ...more });

describe('bosses', () => {
  rule(
    ['OV-BOSS-5', 'OV-BOSS-9', 'R-OV-47', 'OV-AI-42', 'OV-AI-43'],
    'WE-8: 4 damage, 4 damage, draw: the card is finished and discarded, then passive and one Action card',
    () => {
      const table = facing(['double', 'parade'], { red: 4, yellow: 5 });

      table.say('play double');

      expect(table.dice('ogre')).toMatchObject({ yellow: 2, red: 3 });
      const told = table.told().map(({ event }) => event);
      expect(told.indexOf('drew')).toBeGreaterThan(0);
      expect(told.indexOf('passive')).toBeGreaterThan(told.indexOf('discardedAfterPlay'));
      expect(told.filter((event) => event === 'passive')).toHaveLength(1);
      expect(table.told().filter(({ event }) => event === 'actionDrawn')).toMatchObject([
        { action: 'un', reaction: true, rule: 'OV-BOSS-5' },
      ]);
      expect(table.kind).toBe('act');
    },
  );
  rule(
    ['OV-BOSS-7', 'OV-BOSS-10', 'R-OV-48'],
    'WE-9: ten damage fell both lives: nothing is resolved; nine take one life: one passive, one Action card',
    () => {
      const ten = facing(['coup-10', 'parade'], { red: 2 });
      ten.say('play coup-10');
      expect(ten.all('passive')).toEqual([]);
      expect(ten.all('actionDrawn')).toEqual([]);

      const nine = facing(['coup-9', 'parade'], { red: 2 });
      nine.say('play coup-9');
      expect([nine.all('passive').length, nine.all('actionDrawn').length]).toEqual([1, 1]);
      expect(nine.dice('ogre')).toMatchObject({ yellow: 1, red: 1 });
    },
  );
  rule(
    ['OV-BOSS-5', 'OV-BOSS-12', 'OV-AI-47'],
    'two lives: passive, Action, passive, Action; its own turn still plays two',
    () => {
      const table = facing(['coup-10', 'parade'], { red: 4 });

      table.say('play coup-10');
      expect(
        table
          .told()
          .map(({ event }) => event)
          .filter((event) => event === 'passive' || event === 'actionDrawn'),
      ).toEqual(['passive', 'actionDrawn', 'passive', 'actionDrawn']);
      table.say('end', 'end');
      expect(table.all('actionDrawn')).toHaveLength(4);
    },
  );
  rule(
    ['OV-BOSS-6', 'OV-BOSS-3', 'OV-ENEMY-5', 'OV-AI-40'],
    'on its turn it resolves two Action cards of its own seven',
    () => {
      const table = at({ at: 'enemies', heroes: [{}, {}], enemies: [ogre] });

      expect(table.all('actionDrawn')).toMatchObject([
        { action: 'un', reaction: false },
        { action: 'deux', reaction: false },
      ]);
      expect(table.state.actions[0]!.pile).toHaveLength(5);
    },
  );
  rule(
    ['OV-BOSS-4', 'OV-AI-41', 'R-OV-49'],
    'the pile is shuffled anew when a card is needed and there is none',
    () => {
      const table = at({
        at: 'enemies',
        heroes: [{}, {}],
        enemies: [{ ...ogre, actions: ['sept'], used: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'] }],
      });

      expect(table.all('actionsShuffled')).toHaveLength(1);
      expect(table.all('actionDrawn')).toHaveLength(2);
      expect(table.state.actions[0]!.pile.length + table.state.actions[0]!.used.length).toBe(7);
    },
  );
  rule(['OV-BOSS-2', 'OV-BOSS-11', 'R-OV-46'], 'a constant passive holds while it is on the board', () => {
    const table = at({
      heroes: [{ at: [5, 1], hand: ['coup-2', 'parade'] }],
      enemies: [{ enemy: 'liche', at: [4, 1] }],
    });

    table.say('play coup-2');

    expect(table.dice('liche').yellow).toBe(4);
  });
  rule(['OV-BOSS-13', 'OV-ENDROUND-3'], 'its yellow die heals at the end of the round like any other', () => {
    const table = at({ at: 'enemies', heroes: [{}, {}], enemies: [{ ...ogre, yellow: 2 }] });

    expect(table.dice('ogre').yellow).toBe(5);
  });
  rule(['OV-BOSS-14', 'OV-AI-43'], 'two bosses have piles and reactions of their own', () => {
    const table = at({
      heroes: [{ at: [5, 1], hand: ['coup-5', 'parade'] }],
      enemies: [ogre, { enemy: 'geant', at: [1, 1], actions: ['six'] }],
    });

    table.say('play coup-5');

    expect(table.all('actionDrawn')).toMatchObject([{ who: { id: 'ogre' } }]);
    expect(table.state.actions.map(({ pile }) => pile.length)).toEqual([6, 7]);
  });
  rule(
    ['OV-AI-44', 'OV-AI-45'],
    'a reaction comes before anything else and may hit the active hero; nobody dies of it',
    () => {
      const table = facing(
        ['coup-5', 'parade'],
        { red: 3 },
        { heroes: [{ at: [5, 1], hand: ['coup-5', 'parade'], deck: [] }, { at: [6, 6] }] },
      );

      table.say('play coup-5');

      // The card just discarded is all the deck he has.
      expect(table.zone('wounds')).toEqual(['coup-5']);
      expect(table.hero().dead).toBe(false);
      expect(table.kind).toBe('act');
    },
  );
  rule(
    ['OV-BOSS-1', 'OV-SETUP-10', 'R-OV-12', 'R-OV-10'],
    'a boss is placed with the dice, before the others',
    () => {
      const table = at({ at: 'fight', fight: 3, heroes: [{}, {}], enemies: [], dice: [1, 2, 3, 4, 5, 6] });

      expect(table.all('placed')).toMatchObject([
        { square: 1, dice: [1, 2] },
        { square: 15 },
        { square: 29 },
      ]);
      const { id } = (table.all('placed')[0] as never as { who: { id: string } }).who;
      expect(['ogre', 'geant', 'liche', 'profane']).toContain(id);
    },
  );
});

describe('summoning', () => {
  rule(
    [
      'OV-SUMMON-1',
      'OV-SUMMON-2',
      'OV-SUMMON-4',
      'OV-SUMMON-5',
      'OV-AI-29',
      'OV-AI-30',
      'OV-AI-31',
      'OV-ENEMY-6',
      'R-OV-44',
      'R-OV-11',
    ],
    'WE-16: two rats: placed, plays; occupied, rolled again, plays; neither plays again',
    () => {
      const table = at({
        at: 'enemies',
        heroes: [
          { hero: 'ada', at: [5, 1] },
          { hero: 'bo', at: [6, 1] },
        ],
        enemies: [{ enemy: 'invocateur', at: [1, 2] }],
        dice: [5, 6, 5, 1, 2, 6],
      });

      expect(table.all('squareTaken')).toMatchObject([{ dice: [5, 1] }]);
      expect(table.all('summoned')).toMatchObject([{ square: 29 }, { square: 11 }]);
      expect(
        table.all('enemyActs').map((event) => (event as never as { who: { id: string } }).who.id),
      ).toEqual(['invocateur', 'rat', 'rat']);
      // The summoner's own line came after.
      expect(
        table
          .told(0)
          .map(({ event }) => event)
          .lastIndexOf('enemyActs'),
      ).toBeLessThan(
        table
          .told(0)
          .map(({ event }) => event)
          .lastIndexOf('blockGained'),
      );
    },
  );
  rule(
    ['OV-SUMMON-8', 'OV-AI-46'],
    'summoned by a reaction in the hero phase it plays at once, and again in the enemy phase',
    () => {
      const table = at({
        heroes: [{ at: [5, 1], hand: ['coup-5', 'parade'] }, { at: [6, 6] }],
        enemies: [{ enemy: 'matrone', at: [4, 1] }],
        dice: [1, 6, 1, 5, 1, 4],
      });

      table.say('play coup-5');
      expect(table.all('enemyActs')).toMatchObject([{ who: { id: 'rat' }, rule: 'OV-SUMMON-8' }]);
      table.say('end', 'end');
      const acts = table
        .all('enemyActs')
        .map((event) => (event as never as { who: { figure: number } }).who.figure);
      expect(acts.filter((figure) => figure === table.figure('rat'))).toHaveLength(2);
    },
  );
  rule(
    ['OV-SUMMON-9', 'R-OV-97'],
    'a chain of summons that leads back to the same card is refused with the content',
    () => {
      const empty = {
        cards: [],
        heroes: [],
        enemies: [],
        bosses: [],
        battlefields: [],
        equipment: [],
        entities: [],
        scenarios: [],
        areas: {},
      };
      const added = {
        ...empty,
        enemies: BOX.enemies
          .filter(({ id }) => id === 'rat')
          .map((rat) => ({ ...rat, id: 'rat-roi', summons: ['rat-roi'] })),
      };
      const all = { ...BOX, enemies: [...BOX.enemies, ...added.enemies] };
      const refuse = (path: string, expected: string): never => {
        throw new Error(`${path}: expected ${expected}`);
      };

      expect(() => checkPack(BOX, added, all, refuse)).toThrow(
        'no chain of summons back to itself (R-OV-97)',
      );
    },
  );
  rule(['OV-SUMMON-7'], 'a summoned enemy has its own dice; by the link it dies to nobody’s credit', () => {
    const table = at({
      heroes: [{ at: [5, 1], hand: ['coup-10', 'parade'] }, {}],
      enemies: [
        { enemy: 'invocateur', at: [4, 1], red: 1 },
        { enemy: 'rat', at: [1, 1], summoner: 0 },
        { enemy: 'statue', at: [1, 6] },
      ],
    });

    expect(table.dice('rat')).toMatchObject({ yellow: 2, red: 1 });
    table.say('play coup-10');
    expect(table.where('rat')).toBeNull();
    expect(table.all('diedWithSummoner')).toHaveLength(1);
  });
});
