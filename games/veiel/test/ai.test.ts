import { frame, rehearsal, type Seat } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { describe } from 'vitest';
import { intent } from '../rules/enemy.ts';
import { at, expect, game, type Table } from './table.ts';

type Hero = readonly [hero: string, row: number, column: number];
/** The enemy phase of these enemies against these heroes, who hold nothing to answer with. */
function phase(
  enemies: readonly (readonly [string, number, number] | object)[],
  heroes: readonly Hero[],
  more: object = {},
): Table {
  return at({
    at: 'enemies',
    enemies: enemies.map((each) =>
      Array.isArray(each) ? { enemy: each[0], at: [each[1], each[2]] } : each,
    ) as never,
    heroes: heroes.map(([hero, row, column]) => ({ hero, at: [row, column] })) as never,
    ...more,
  });
}
const aimed = (table: Table) =>
  table
    .all('aimed')
    .map((event) => event as never as { rule: string; heroes: { id: string }[]; road: number[] });
const whom = (table: Table) => aimed(table)[0]?.heroes.map(({ id }) => id);

describe('the enemy phase', () => {
  rule(['OV-ENEMY-1', 'OV-ENEMY-2', 'OV-AI-1'], 'in reading order, each carries out its card', () => {
    const table = phase(
      [
        ['goule', 4, 1],
        ['rat', 2, 6],
        ['statue', 2, 1],
      ],
      [
        ['ada', 6, 3],
        ['bo', 6, 4],
      ],
    );

    expect(table.all('enemyActs').map((event) => (event as never as { who: { id: string } }).who.id)).toEqual(
      ['statue', 'rat', 'goule'],
    );
  });
  rule(
    ['OV-ENEMY-3', 'OV-AI-2', 'R-OV-43'],
    'each exactly once, the next always the first that has not acted on the board as it is',
    () => {
      // The first walks below the second: it does not act again.
      const table = phase(
        [
          ['coureur', 1, 1],
          ['statue', 1, 6],
        ],
        [
          ['ada', 6, 1],
          ['bo', 6, 2],
        ],
      );

      expect(table.all('enemyActs')).toHaveLength(2);
      expect(table.where('coureur')).toEqual([4, 1]);
    },
  );
  rule(['OV-ENEMY-4', 'OV-AI-4'], 'its lines top to bottom: attack, then its own block', () => {
    const table = phase(
      [['bourreau', 5, 1]],
      [
        ['ada', 6, 1],
        ['bo', 6, 6],
      ],
    );

    const told = table.table.heard(null, 0).map(({ event }) => event);
    expect(told.indexOf('damaged')).toBeLessThan(told.indexOf('blockGained'));
  });
  rule(
    ['OV-ENEMY-7', 'OV-AI-5'],
    'one that dies before its place does not act; one that dies in its turn drops its lines',
    () => {
      const thorns = phase(
        [{ enemy: 'bourreau', at: [5, 1], yellow: 1, red: 1 }],
        [
          ['ada', 6, 1],
          ['bo', 6, 6],
        ],
        {
          heroes: [
            { hero: 'ada', at: [6, 1], statuses: { epines: 2 } },
            { hero: 'bo', at: [6, 6] },
          ],
        },
      );

      expect(thorns.where('bourreau')).toBeNull();
      expect(thorns.all('blockGained')).toEqual([]);
    },
  );
  rule('OV-AI-5', 'one that falls by thorns in the middle of a line does not do the rest of it', () => {
    const robbed = (red: number) =>
      phase([], [], {
        heroes: [{ hero: 'ada', at: [6, 1], hand: ['parade', 'tir'], statuses: { epines: 3 } }],
        enemies: [
          { enemy: 'voleur', at: [5, 1], red },
          { enemy: 'statue', at: [1, 6] },
        ],
      });

    expect(robbed(2).kind).toBe('discard');
    const fallen = robbed(1);
    expect(fallen.where('voleur')).toBeNull();
    expect([fallen.kind, fallen.zone('hand')]).toEqual(['act', ['parade', 'tir']]);
  });
  rule(
    ['OV-ENEMY-8', 'OV-AI-6', 'R-OV-42'],
    'nobody it may attack: it skips its attack and does not move',
    () => {
      const table = phase([['goule', 3, 1]], [], {
        heroes: [{ statuses: { intouchable: 1 } }, { statuses: { intouchable: 1 } }],
      });

      expect(table.where('goule')).toEqual([3, 1]);
      expect(table.all('attackSkipped')).toHaveLength(1);
    },
  );
  rule('OV-AI-3', 'a stunned one does nothing, an immobilised one does not move', () => {
    const stunned = phase(
      [{ enemy: 'goule', at: [5, 1], statuses: { etourdi: 1 } }],
      [
        ['ada', 6, 1],
        ['bo', 6, 6],
      ],
    );
    expect(stunned.all('damaged')).toEqual([]);

    const held = phase(
      [{ enemy: 'goule', at: [4, 1], statuses: { immobilise: 1 } }],
      [
        ['ada', 6, 1],
        ['bo', 6, 6],
      ],
    );
    expect(held.where('goule')).toEqual([4, 1]);
  });
  rule('OV-AI-3', 'stunned by a card, it loses its next turn and no more', () => {
    const table = at({
      heroes: [{ at: [5, 1], hand: ['etourdir', 'parade'] }],
      enemies: [{ enemy: 'goule', at: [4, 1] }],
    });

    table.say('play etourdir', 'end');
    expect(table.all('stunned')).toHaveLength(1);
    table.say('end');
    expect(table.all('damaged')).toHaveLength(1);
  });
});

describe('a single icon', () => {
  rule(
    ['OV-TARGET-4', 'OV-TARGET-5', 'OV-AI-12', 'OV-AI-14', 'OV-AI-16', 'R-OV-39'],
    'WE-4: the hero it can attack after the fewest steps',
    () => {
      const table = phase(
        [['goule', 1, 1]],
        [
          ['ada', 1, 5],
          ['bo', 3, 1],
        ],
      );

      expect(whom(table)).toEqual(['bo']);
      expect(table.where('goule')).toEqual([2, 1]);
      expect(aimed(table)[0]!.rule).toBe('OV-TARGET-4');
    },
  );
  rule(['OV-TARGET-6', 'OV-TARGET-1', 'OV-AI-10'], 'WE-4: equally near, threat decides', () => {
    const table = phase(
      [['goule', 1, 1]],
      [
        ['ada', 1, 3],
        ['bo', 3, 1],
      ],
    );

    expect(whom(table)).toEqual(['ada']);
    expect(table.where('goule')).toEqual([1, 2]);
    expect(aimed(table)[0]!.rule).toBe('OV-TARGET-6');
  });
  rule('OV-TARGET-2', 'equal threat: more swords', () => {
    const table = phase(
      [['goule', 3, 3]],
      [
        ['cle', 3, 5],
        ['dee', 5, 3],
      ],
    );

    expect(whom(table)).toEqual(['dee']);
    expect(aimed(table)[0]!.rule).toBe('OV-TARGET-2');
  });
  rule(['OV-TARGET-3', 'R-OV-7'], 'still equal: the first place', () => {
    const table = phase(
      [['goule', 3, 3]],
      [
        ['dee', 3, 5],
        ['eve', 5, 3],
      ],
    );

    expect(whom(table)).toEqual(['dee']);
    expect(aimed(table)[0]!.rule).toBe('OV-TARGET-3');
  });
  rule(
    ['OV-AI-11', 'OV-AI-15', 'OV-MOVE-6', 'OV-MOVE-7', 'R-OV-41'],
    'WE-5: rows before columns: down, down, right',
    () => {
      const table = phase(
        [['goule-3', 2, 2]],
        [
          ['ada', 4, 4],
          ['bo', 6, 6],
        ],
      );

      expect(table.where('goule-3')).toEqual([4, 3]);
      expect(aimed(table)[0]!.road).toEqual([13, 19, 20]);
    },
  );
  rule('OV-AI-15', 'able to attack from where it stands, it does not move at all', () => {
    const table = phase(
      [['goule', 3, 3]],
      [
        ['ada', 3, 4],
        ['bo', 6, 6],
      ],
    );

    expect(aimed(table)[0]!.road).toEqual([]);
  });
  rule(
    ['OV-AI-51', 'OV-TARGET-1'],
    'an inciblable hero is left out for a single icon, kept for a multi icon',
    () => {
      const heroes = [
        { hero: 'ada', at: [5, 1], statuses: { inciblable: 1 } },
        { hero: 'bo', at: [6, 2] },
      ];
      expect(whom(phase([['goule-3', 4, 1]], [], { heroes }))).toEqual(['bo']);
      expect(whom(phase([['ours-3', 4, 1]], [], { heroes }))).toContain('ada');
    },
  );
});

describe('a multi icon', () => {
  rule(['OV-TARGET-8', 'OV-AI-17', 'OV-AI-18'], 'WE-6: the placement that hits most', () => {
    const table = phase(
      [['ours', 4, 1]],
      [
        ['ada', 3, 3],
        ['bo', 5, 3],
      ],
    );

    expect(table.where('ours')).toEqual([4, 3]);
    expect(whom(table)).toEqual(['ada', 'bo']);
    expect(aimed(table)[0]!.rule).toBe('OV-TARGET-8');
  });
  rule(['OV-TARGET-9', 'OV-AI-19'], 'WE-7: single takes the near one, multi the greater threat', () => {
    const heroes: Hero[] = [
      ['ada', 2, 6],
      ['bo', 3, 2],
    ];
    expect(whom(phase([['goule-3', 2, 2]], heroes))).toEqual(['bo']);

    const multi = phase([['ours-3', 2, 2]], heroes);
    expect(whom(multi)).toEqual(['ada']);
    expect(multi.where('ours-3')).toEqual([2, 5]);
    expect(aimed(multi)[0]!.rule).toBe('OV-TARGET-9');
  });
  rule(['OV-TARGET-10', 'OV-AI-20', 'R-OV-40'], 'then swords, then priority', () => {
    const swords = phase(
      [['ours-3', 3, 1]],
      [
        ['cle', 3, 5],
        ['dee', 6, 1],
      ],
    );
    expect(whom(swords)).toEqual(['dee']);
    expect(aimed(swords)[0]!.rule).toBe('OV-TARGET-10');

    expect(
      whom(
        phase(
          [['ours-3', 3, 3]],
          [
            ['dee', 3, 6],
            ['eve', 3, 1],
          ],
        ),
      ),
    ).toEqual(['dee']);
  });
  rule('OV-AI-21', 'of the squares that hit the same group the nearest, then the path rule', () => {
    const table = phase(
      [['ours', 4, 4]],
      [
        ['ada', 3, 3],
        ['bo', 6, 6],
      ],
    );

    expect(table.where('ours')).toEqual([3, 4]);
  });
  rule(
    ['OV-AI-9', 'OV-AREA-11', 'OV-AREA-2'],
    'an infinite area covers everybody from where it stands',
    () => {
      const table = phase(
        [['voyeur', 1, 1]],
        [
          ['ada', 6, 1],
          ['bo', 6, 6],
        ],
      );

      expect(whom(table)).toEqual(['ada', 'bo']);
      expect(table.where('voyeur')).toEqual([1, 1]);
    },
  );
});

describe('nobody can be attacked', () => {
  rule(
    ['OV-TARGET-7', 'OV-AI-13', 'OV-AI-23', 'OV-AI-24', 'OV-AI-25', 'OV-AI-27'],
    'it walks toward the hero that needs the fewest steps in all',
    () => {
      const table = phase(
        [['goule', 1, 1]],
        [
          ['ada', 6, 6],
          ['bo', 5, 1],
        ],
      );

      expect(table.where('goule')).toEqual([3, 1]);
      expect(table.all('approached')).toMatchObject([{ toward: { id: 'bo' }, rule: 'OV-AI-24' }]);
      expect(table.all('damaged')).toEqual([]);
    },
  );
  rule('OV-AI-26', 'walled off, it comes nearer; where it can’t, it stays', () => {
    const walls = [
      [5, 1],
      [5, 2],
      [6, 3],
    ].map((where) => ({ entity: 'tronc', at: where }));
    const table = phase([['goule', 1, 1]], [], {
      heroes: [
        { hero: 'ada', at: [6, 1] },
        { hero: 'bo', at: [6, 2] },
      ],
      entities: walls,
    });
    expect(table.where('goule')).toEqual([3, 1]);
    expect(table.all('approached')).toMatchObject([{ rule: 'OV-AI-26' }]);

    const stays = phase([['goule', 4, 1]], [], {
      heroes: [
        { hero: 'ada', at: [6, 1] },
        { hero: 'bo', at: [6, 2] },
      ],
      entities: walls,
    });
    expect(stays.where('goule')).toEqual([4, 1]);
  });
  rule(
    ['OV-AI-28', 'OV-AI-23'],
    'a move line wants to stand next to somebody; already there it stays',
    () => {
      expect(
        phase(
          [['coureur', 1, 1]],
          [
            ['ada', 3, 1],
            ['bo', 6, 6],
          ],
        ).where('coureur'),
      ).toEqual([2, 1]);
      expect(
        phase(
          [['coureur', 2, 1]],
          [
            ['ada', 3, 1],
            ['bo', 6, 6],
          ],
        ).where('coureur'),
      ).toEqual([2, 1]);
    },
  );
  rule(
    ['OV-MOVE-3', 'OV-AI-7', 'OV-AI-8'],
    'it crosses neither enemies nor heroes; the dead do not matter',
    () => {
      const blocked = phase(
        [
          ['goule', 1, 1],
          ['statue', 2, 1],
          ['statue', 1, 2],
        ],
        [
          ['ada', 4, 1],
          ['bo', 6, 6],
        ],
      );
      expect(blocked.where('goule')).toEqual([1, 1]);

      const dead = phase([['goule-3', 1, 1]], [], {
        heroes: [
          { hero: 'ada', at: [2, 1], dead: true, deck: [], hand: [] },
          { hero: 'bo', at: [4, 1] },
        ],
      });
      expect(dead.where('goule-3')).toEqual([3, 1]);
    },
  );
});

describe('completions', () => {
  rule(['OV-AI-52', 'OV-MOVE-9'], 'stopped by a token, it hits only whom it still covers', () => {
    const table = phase(
      [['goule', 3, 1]],
      [
        ['ada', 6, 1],
        ['bo', 6, 6],
      ],
      { entities: [{ entity: 'ronce', at: [4, 1] }] },
    );

    expect(table.where('goule')).toEqual([4, 1]);
    expect(table.zone('wounds')).toEqual([]);
  });
  rule(
    ['OV-AI-50', 'R-OV-96'],
    'one enemy to heal: the one missing most points, otherwise the nearest other',
    () => {
      const table = phase(
        [
          ['medecin', 1, 1],
          { enemy: 'statue', at: [1, 6], yellow: 2 },
          { enemy: 'goule', at: [2, 1], yellow: 1, statuses: { etourdi: 1 } },
        ],
        [
          ['ada', 6, 1],
          ['bo', 6, 6],
        ],
      );

      expect(table.all('mended')).toMatchObject([
        { who: { id: 'goule' }, amount: 2 },
        { who: { id: 'statue' }, rule: 'OV-ENDROUND-3' },
      ]);
    },
  );
  rule('OV-AI-50', 'for any other effect, the nearest other enemy, hurt or not', () => {
    const table = phase(
      [{ enemy: 'statue', at: [1, 6], yellow: 1 }, ['ancre', 2, 1], ['porte-bouclier', 4, 1]],
      [
        ['ada', 6, 1],
        ['bo', 6, 6],
      ],
    );

    expect(table.all('blockGained')).toMatchObject([{ who: { id: 'ancre' } }]);
  });
  rule('OV-AI-54', 'which card to discard is the victim’s player’s choice', () => {
    const table = at({
      at: 'enemies',
      seats: 2,
      heroes: [
        { hero: 'ada', at: [6, 6] },
        { hero: 'bo', at: [6, 1], hand: ['tir', 'parade'] },
      ],
      enemies: [{ enemy: 'voleur', at: [5, 1] }],
    });

    expect([table.kind, table.asked]).toEqual(['discard', 1]);
  });
  rule(
    ['OV-TARGET-12', 'OV-AI-53', 'OV-KW-41', 'R-OV-60'],
    'an ally is attacked like a hero, with its own threat; riders about cards pass it by',
    () => {
      const table = phase([['voleur', 4, 1]], [['bo', 6, 6]], {
        heroes: [{ hero: 'bo', at: [6, 6] }],
        entities: [{ entity: 'mule', at: [5, 1] }],
      });

      expect(whom(table)).toEqual(['mule']);
      expect(table.dice('mule').yellow).toBe(2);
      expect(table.kind).toBe('act');
    },
  );
});

describe('intent', () => {
  rule(
    ['OV-AI-48', 'OV-AI-49'],
    'what an enemy would do, worked out from the view alone: target, road, damage before and after block',
    () => {
      const table = at({
        heroes: [{ hero: 'ada', at: [4, 1], block: 1 }],
        enemies: [
          { enemy: 'goule', at: [1, 1] },
          { enemy: 'invocateur', at: [1, 6] },
        ],
      });
      const rehearse = rehearsal(
        game as never,
        table.table.view(0 as Seat) as never,
        table.state.content,
        0 as Seat,
      );
      const of = (id: string) => rehearse(frame(intent, { figure: table.figure(id) }));

      expect(of('goule').until).toBe('done');
      expect(of('goule').events).toMatchObject([
        { event: 'enemyActs' },
        { event: 'aimed', road: [6, 12] },
        { event: 'stepped' },
        { event: 'stepped' },
        { event: 'blocked', amount: 1 },
        { event: 'damaged', amount: 2, blocked: 1 },
        { event: 'intent', what: 'wounds', amount: 1 },
      ]);
      // A summon is shown as "?", and the rest of the card still is.
      expect(of('invocateur').events).toMatchObject([
        { event: 'enemyActs' },
        { event: 'intent', what: 'summon', amount: 2 },
        { event: 'blockGained' },
      ]);
      expect(table.where('goule')).toEqual([1, 1]);
    },
  );
});

describe('summoning', () => {
  rule(
    ['OV-AI-29', 'R-OV-11'],
    'on a board with one square left the second summon is lost, and it is told',
    () => {
      const [summoner, hero, left] = [1, 35, 34];
      const entities = Array.from({ length: 36 }, (_, square) => square)
        .filter((square) => ![summoner, hero, left].includes(square))
        .map((square) => ({
          entity: 'tronc',
          at: [Math.floor(square / 6) + 1, (square % 6) + 1] as [number, number],
        }));
      const table = phase([['invocateur', 1, 2]], [['ada', 6, 6]], { entities, dice: [6, 5] });

      expect(table.all('summoned')).toHaveLength(1);
      expect(table.all('summonLost')).toMatchObject([{ enemy: 'rat', rule: 'OV-AI-29' }]);
      // Its next line still comes.
      expect(table.all('blockGained')).toHaveLength(1);
    },
  );
});
