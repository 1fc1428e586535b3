/** At the edge of a phase, of a turn, of a fight: what is set off there belongs there. Played with the players' box. */
import { frame, proceed } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { describe } from 'vitest';
import { scenario } from '../rules/scen.ts';
import { at, boxAt, expect, game, type Table } from './table.ts';

const FAR = { enemy: 'boucher', at: [1, 6] } as const;
const BRUNE = { hero: 'brune', at: [4, 3] } as const;
const CORNER = { hero: 'tiphaine', at: [6, 6] } as const;
const WINTER = {
  enemy: 'vieille-hiver',
  at: [3, 3],
  yellow: 1,
  red: 3,
  actions: ['manteau-blanc'],
} as const;
const strikes = (count: number): string[] => Array.from({ length: count }, () => 'frappe');
const told = (table: Table): string[] => table.table.heard(null, 0).map(({ event }) => event);
const before = (table: Table, first: string, second: string): void => {
  const events = told(table);
  expect(events).toContain(first);
  expect(events.indexOf(first)).toBeLessThan(events.indexOf(second));
};

describe('a boss answers at the end of the unit that cost the life', () => {
  rule(['OV-BOSS-9', 'R-OV-47', 'R-OV-95'], 'at the end of the round, before block is removed', () => {
    const table = boxAt({
      at: 'endOfRound',
      fight: 4,
      battlefield: 'pluie-battante',
      heroes: [{ ...BRUNE, block: 1 }, CORNER],
      enemies: [WINTER],
    });

    before(table, 'lifeLost', 'actionDrawn');
    before(table, 'actionDrawn', 'roundEnded');
  });
  rule(['OV-BOSS-9', 'R-OV-95'], 'what the start of the fight cost it, before the first round', () => {
    const table = boxAt({
      at: 'deployment',
      fight: 4,
      heroes: [{ hero: 'brune' }],
      enemies: [{ ...WINTER, pending: 1 }],
    });

    table.say('deploy');

    before(table, 'actionDrawn', 'roundBegan');
  });
  rule(['OV-BOSS-9', 'R-OV-47'], 'after the draw that ends a turn, before the next hero’s', () => {
    const deck = ['echarde', ...strikes(4), 'ronces', 'tir'];
    const table = boxAt({
      fight: 4,
      heroes: [{ ...BRUNE, deck }, CORNER],
      enemies: [WINTER],
    });

    table.say('end');

    before(table, 'drew', 'actionDrawn');
    before(table, 'actionDrawn', 'turnBegan');
  });
});

describe('the fight is over once it is won', () => {
  rule(
    ['OV-ENDFIGHT-1', 'R-OV-32'],
    'a goal reached stays reached, whatever the rest of the turn undoes',
    () => {
      const table = boxAt({
        scenario: 'gue-de-sel',
        heroes: [
          { hero: 'tiphaine', at: [3, 2], hand: ['courant-d-air', 'parade'] },
          { ...BRUNE, at: [6, 6] },
        ],
        entities: [{ entity: 'charrette', at: [2, 3] }],
        enemies: [{ enemy: 'boucher', at: [6, 1] }],
      });

      table.say(
        'ally',
        'go 1.3',
        'stop',
        'play courant-d-air',
        'choose charrette',
        'go 2.3',
        'stop',
        'stop',
        'end',
      );

      expect(table.all('fightWon')).toHaveLength(1);
      expect(told(table)).not.toContain('turnBegan');
    },
  );
  rule(
    ['OV-SCEN-4', 'OV-SCEN-11'],
    'a card of the fight goes even from under another hero’s equipment',
    () => {
      const table = at({
        scenario: 'siege',
        config: { mode: 'scenario', scenario: 'siege' },
        heroes: [{ hand: ['don', 'parade'] }, { equipment: ['autel'] }],
      });
      table.say('play don', 'charge autel soin-1');

      table.state.flow = [{ ...frame(scenario, {}), at: 'recover' }];
      table.state.open.length = 0;
      proceed(game as never, table.state);

      expect(table.zone('deck')).not.toContain('soin-1');
      expect(table.zone('deck')).toContain('don');
      expect(table.state.gear.under).toEqual([[]]);
    },
  );
});

describe('the twins', () => {
  const twins = { hero: 'jumeaux', deck: strikes(13) } as const;
  const byFaremos = (table: Table, card: string): string =>
    table.options.find((option) => option.startsWith(`play ${card}`) && option.endsWith('by 1'))!;

  rule(
    ['OV-HEROES-16', 'OV-HEROES-17'],
    'what raises the hand counts whichever twin was given it, and twice for both',
    () => {
      const drawn = (card: string): number => {
        const table = boxAt({
          heroes: [
            {
              ...twins,
              at: [
                [5, 1],
                [5, 3],
              ],
              hand: [card],
            },
          ],
          enemies: [FAR],
        });
        table.say(byFaremos(table, card));
        while (table.kind !== 'act') table.say('stop');
        return table.say('end').hero().hand.length;
      };

      expect(drawn('coquillage')).toBe(6);
      expect(drawn('au-complet')).toBe(7);
    },
  );
  rule('OV-HEROES-31', 'their equipment is armed by what happens to either', () => {
    const table = boxAt({
      heroes: [
        {
          ...twins,
          at: [
            [5, 1],
            [5, 3],
          ],
          hand: ['parade', 'parade'],
          equipment: [
            { id: 'bottes-de-sept-lieues', armed: false },
            { id: 'arbalete-de-poche', armed: false },
          ],
        },
      ],
      enemies: [FAR],
    });

    table.say(byFaremos(table, 'parade'));
    expect(table.state.gear.armed).toEqual([true, false]);
    table.say('end');
    expect(table.state.gear.armed).toEqual([true, true]);
  });
  rule(
    'OV-HEROES-31',
    'a moment is that of the twin it happened to; where it happened to neither, one is named',
    () => {
      for (const [squares, hurt] of [
        [
          [
            [3, 1],
            [6, 6],
          ],
          0,
        ],
        [
          [
            [6, 6],
            [3, 1],
          ],
          1,
        ],
      ] as const) {
        const table = boxAt({
          at: 'enemies',
          heroes: [{ ...twins, at: squares, equipment: ['miroir-terni'] }],
          enemies: [{ enemy: 'rat-d-ossuaire', at: [2, 1] }],
        }).say('yes');
        // The mirror's for the one hurt, then what the twins themselves give the other.
        expect(table.all('blockGained')).toMatchObject([
          { who: { figure: hurt }, amount: 2 },
          { who: { figure: 1 - hurt }, amount: 1 },
        ]);
      }

      const table = boxAt({
        at: 'endOfRound',
        heroes: [
          {
            ...twins,
            at: [
              [6, 6],
              [3, 1],
            ],
            equipment: ['pendule'],
          },
        ],
        enemies: [FAR],
      }).say('yes');
      expect(table.kind).toBe('twin');
      expect(table.options).toEqual(['twin by 0', 'twin by 1']);
      table.say('twin by 1', 'go 1.1');
      expect(table.where('jumeaux', 1)).toEqual([1, 1]);
      expect(table.block('jumeaux', 1)).toBe(2);
    },
  );
});

describe('between heroes and the board', () => {
  rule(['OV-DEATH-11', 'OV-KW-63'], 'a dead hero is not asked whether he triggers his equipment', () => {
    const dead = boxAt({
      at: 'endOfRound',
      heroes: [{ ...BRUNE, dead: true, deck: [], equipment: ['pendule'] }, CORNER],
      enemies: [FAR],
    });

    expect(told(dead)).toContain('turnBegan');
    expect(dead.kind).toBe('act');
  });
  rule('R-OV-91', 'a battlefield pushes away from the nearest enemy, the first in reading order', () => {
    const tide = (enemies: readonly (readonly [number, number])[]): Table =>
      boxAt({
        at: 'endOfRound',
        battlefield: 'maree-haute',
        heroes: [BRUNE],
        enemies: enemies.map((at) => ({ enemy: 'rat-d-ossuaire', at })),
      });

    expect(tide([[3, 3]]).where('brune')).toEqual([5, 3]);
    expect(tide([[4, 4]]).where('brune')).toEqual([4, 2]);
    expect(
      tide([
        [4, 2],
        [3, 3],
      ]).where('brune'),
    ).toEqual([5, 3]);
    expect(tide([[3, 2]]).where('brune')).toEqual([4, 3]);
  });
  rule(['OV-AI-52', 'OV-KW-60'], 'who leaves a pattern between two blows is not met by turning it', () => {
    const table = boxAt({
      fight: 4,
      heroes: [
        { hero: 'ysoline', at: [4, 2], hand: ['ecart'], deck: strikes(12) },
        { hero: 'brune', at: [4, 4], deck: strikes(12) },
      ],
      enemies: [
        { enemy: 'grand-equarrisseur', at: [3, 3], red: 3, pending: 1, actions: ['tablier-rouge'] },
        FAR,
      ],
    });

    table.say('pass');
    // One by its passive, five by the blow.
    expect(table.zone('wounds', 1)).toHaveLength(1 + 5);
    table.say('interrupt ecart', 'go 2.2', 'stop');

    expect(table.zone('wounds', 0)).toHaveLength(1);
    expect(table.kind).toBe('act');
  });
});
