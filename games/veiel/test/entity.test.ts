import { rule } from '@tablee/kernel/testing';
import { describe, test } from 'vitest';
import { squaresCovered, turnsCovering } from '../rules/area.ts';
import { at, boxAt, expect } from './table.ts';

describe('allies', () => {
  const mule = { entity: 'mule', at: [5, 1] as const };
  rule(
    ['OV-KW-36', 'OV-KW-37', 'OV-KW-38'],
    'heroes target it as if it were a hero; only block, moves and heals resolve on it',
    () => {
      const table = at({ heroes: [{ at: [6, 1], hand: ['abri', 'parade'] }], entities: [mule] });

      table.say('play abri', 'choose mule');

      expect(table.block('mule')).toBe(2);
      const drawn = at({ heroes: [{ hand: ['pioche-tous', 'parade'] }], entities: [mule] }).say(
        'play pioche-tous',
      );
      expect(drawn.hero().hand).toHaveLength(2);
    },
  );
  rule(
    ['OV-KW-36', 'OV-KW-37', 'OV-KW-38'],
    'of a mixed card only block, moves and heals apply to it; « all heroes » are it too, for these alone',
    () => {
      const hurt = { ...mule, health: 1 };
      const mixed = at({ heroes: [{ hand: ['soutien', 'parade'] }], entities: [hurt] });
      mixed.say('play soutien', 'choose mule');
      expect(mixed.dice('mule')).toMatchObject({ yellow: 2, block: 1 });
      expect(mixed.all('drew')).toEqual([]);
      expect(mixed.state.effects.lasting).toEqual([]);

      const all = at({ heroes: [{ hand: ['soin-tous', 'ronde', 'parade'] }], entities: [hurt] });
      all.say('play soin-tous', 'play ronde');
      expect(all.dice('mule')).toMatchObject({ yellow: 3, block: 1 });
    },
  );
  rule('OV-KW-36', 'a card of the box that speaks of a hero reaches an ally: block, a move, a swap', () => {
    const board = { at: [6, 1] as const, hand: ['main-tendue', 'ralliement', 'pas-croise'] };
    const table = boxAt({
      heroes: [{ hero: 'tiphaine', ...board }],
      entities: [{ entity: 'moine-tourier', at: [5, 1] }],
      enemies: [{ enemy: 'chien-de-tourbe', at: [1, 6] }],
    });

    table.say('play main-tendue');
    expect(table.block('moine-tourier')).toBe(3);
    table.say('play ralliement', 'go 4.1', 'stop');
    expect(table.where('moine-tourier')).toEqual([4, 1]);
    table.say('play pas-croise');
    expect([table.where('moine-tourier'), table.where('tiphaine')]).toEqual([
      [6, 1],
      [4, 1],
    ]);
  });
  rule(['OV-KW-39', 'OV-KW-40'], 'its effect once a hero phase, in any hero’s turn, between units', () => {
    const table = at({ heroes: [{ hand: ['parade'] }, { hand: ['parade'] }], entities: [mule] });

    table.say('ally');
    expect([table.block('ada'), table.block('bo')]).toEqual([1, 1]);
    table.say('end');
    expect(table.refuses('ally')).toEqual(['OV-KW-40']);
    expect(table.state.amorce).toBe(true);
  });
  rule(
    ['OV-KW-41', 'OV-MOVE-2', 'OV-ENDROUND-7'],
    'health, block and threat of its own; at no health it is removed. Heroes cross it, none stops on it',
    () => {
      const table = at({
        at: 'enemies',
        heroes: [{ hero: 'bo', at: [6, 6] }],
        entities: [{ ...mule, health: 2 }],
        enemies: [{ enemy: 'goule', at: [4, 1] }],
      });
      expect(table.where('mule')).toBeNull();

      const crossing = at({
        heroes: [{ at: [6, 1], hand: ['course', 'parade'] }],
        entities: [mule],
        enemies: [{ enemy: 'statue', at: [6, 2] }],
      }).say('play course');
      expect([crossing.can('go 5.1'), crossing.can('go 4.1')]).toEqual([false, true]);
    },
  );
  rule('R-OV-60', 'one whose card says so is not attacked', () => {
    const table = at({
      at: 'enemies',
      heroes: [{ hero: 'bo', at: [6, 6] }],
      entities: [{ entity: 'chariot', at: [5, 1] }],
      enemies: [{ enemy: 'goule', at: [4, 1] }],
    });

    expect(table.all('approached')).toMatchObject([{ toward: { id: 'bo' } }]);
  });
});

describe('Obstacles', () => {
  const tronc = { entity: 'tronc', at: [5, 1] as const };
  rule(['OV-KW-42', 'OV-KW-43'], 'heroes cross it, nobody stops on it', () => {
    const table = at({
      heroes: [{ at: [6, 1], hand: ['course', 'parade'] }],
      entities: [tronc],
      enemies: [{ enemy: 'statue', at: [6, 2] }],
    }).say('play course');

    expect([table.can('go 5.1'), table.can('go 4.1')]).toEqual([false, true]);
  });
  rule('OV-KW-44', 'enemies never cross it', () => {
    const table = at({
      at: 'enemies',
      heroes: [{ at: [6, 1] }, { at: [6, 2] }],
      entities: [tronc, { entity: 'tronc', at: [4, 2] }],
      enemies: [{ enemy: 'goule', at: [4, 1] }],
    });

    // The long way round.
    expect(table.where('goule')).toEqual([3, 2]);
  });
  rule('OV-KW-45', 'effects pass across it', () => {
    const table = at({
      heroes: [{ at: [6, 1], hand: ['tir', 'parade'] }],
      entities: [tronc],
      enemies: [{ enemy: 'statue', at: [4, 1] }],
    }).say('play tir');

    expect(table.dice('statue').yellow).toBe(1);
  });
});

describe('Infranchissables', () => {
  rule('OV-KW-46', 'no move crosses one', () => {
    const table = at({
      heroes: [{ at: [6, 1], hand: ['course', 'parade'] }],
      entities: [{ entity: 'rocher', at: [5, 1] }],
      enemies: [{ enemy: 'statue', at: [6, 2] }],
    });

    expect(table.refuses('play course')).toEqual(['OV-HERO-15']);
  });
  rule(['OV-KW-47', 'OV-KW-48', 'R-OV-63'], 'who stands on what becomes one must step off at once', () => {
    const table = at({
      heroes: [{ at: [6, 1], hand: ['mur', 'parade'] }, { at: [4, 4] }],
      entities: [{ entity: 'dalle', at: [4, 4] }],
    });

    table.say('play mur');
    expect([table.kind, table.options]).toEqual(['stepOff', ['go 3.4', 'go 5.4', 'go 4.3', 'go 4.5']]);
    table.say('go 5.4');
    expect(table.where('bo')).toEqual([5, 4]);
    expect(table.state.standing[21]).toBe(table.figure('dalle'));
  });
  rule('OV-KW-48', 'an enemy takes the first free neighbour: up, down, left, right', () => {
    const table = at({
      heroes: [{ at: [6, 1], hand: ['mur', 'parade'] }],
      entities: [{ entity: 'dalle', at: [4, 4] }],
      enemies: [
        { enemy: 'statue', at: [4, 4] },
        { enemy: 'goule', at: [3, 4] },
      ],
    }).say('play mur');

    expect(table.where('statue')).toEqual([5, 4]);
  });
  rule(
    ['OV-KW-49', 'OV-KW-50', 'OV-KW-51', 'OV-KW-54', 'R-OV-62'],
    'WE-14: through the line the rock blocks, through the diamond a way round exists',
    () => {
      const rock = { entity: 'rocher', at: [4, 3] as const };
      const given = (
        hand: string[],
        entities: object[],
        enemies: object[] = [{ enemy: 'statue', at: [2, 3] }],
      ) =>
        at({
          heroes: [{ at: [5, 3], hand: [...hand, 'parade'] }],
          entities: entities as never,
          enemies: enemies as never,
        });

      expect(given(['lance'], [rock]).refuses('play lance')).toEqual(['OV-HERO-15']);
      expect(given(['losange'], [rock]).can('play losange')).toBe(true);
      expect(given(['losange'], [rock, { entity: 'rocher', at: [3, 3] }]).refuses('play losange')).toEqual([
        'OV-HERO-15',
      ]);
    },
  );
  rule('OV-KW-53', 'WE-14: one that is itself Infranchissable may be targeted', () => {
    const table = at({
      heroes: [{ at: [5, 3], hand: ['losange', 'parade'] }],
      entities: [{ entity: 'rocher', at: [4, 3] }],
      enemies: [{ enemy: 'pierre', at: [3, 3] }],
    });

    expect(table.can('play losange')).toBe(true);
  });
  test('from any square, the turns that cover one are those whose squares hold it, walls or not', () => {
    const { state: t } = at({
      heroes: [{ at: [6, 1] }],
      entities: [
        { entity: 'rocher', at: [3, 3] },
        { entity: 'rocher', at: [3, 4] },
        { entity: 'rocher', at: [4, 2] },
      ],
      enemies: [{ enemy: 'pierre', at: [2, 3] }],
    });

    for (const [name, area] of Object.entries(t.content.areas)) {
      for (let from = 0; from < 36; from++) {
        const turns = Array.from({ length: area.turns }, (_, turn) => squaresCovered(t, area, turn, from));
        for (let square = 0; square < 36; square++) {
          const bits = turns.reduce((sum, held, turn) => sum + (held.includes(square) ? 1 << turn : 0), 0);
          if (bits !== turnsCovering(t, area, from, square)) expect.fail(`${name} from ${from} to ${square}`);
        }
      }
    }
  });
  rule(['OV-KW-52', 'OV-AREA-3'], 'infinite range needs a path over the board', () => {
    const wall = [1, 2, 3, 4, 5, 6].map((column) => ({ entity: 'rocher', at: [3, column] }));
    const table = at({
      heroes: [{ at: [5, 3], hand: ['partout', 'parade'] }],
      entities: wall as never,
      enemies: [{ enemy: 'statue', at: [1, 1] }],
    });

    expect(table.refuses('play partout')).toEqual(['OV-HERO-15']);
    expect(
      at({
        heroes: [{ at: [5, 3], hand: ['partout', 'parade'] }],
        entities: wall.slice(1) as never,
        enemies: [{ enemy: 'statue', at: [1, 1] }],
      }).can('play partout'),
    ).toBe(true);
  });
  rule(['R-OV-61', 'R-OV-1'], 'one that prints dice is hit as if it were an enemy, and is none', () => {
    const table = at({
      heroes: [{ at: [5, 1], hand: ['coup-2', 'parade'] }],
      entities: [{ entity: 'porte', at: [4, 1] }],
    });

    table.say('play coup-2');

    expect(table.where('porte')).toBeNull();
    expect(table.state.finishing).toBe(false);
  });
});

describe('Le Titanicide', () => {
  rule(
    ['OV-TITAN-1', 'OV-TITAN-2', 'R-OV-80'],
    'with eight Ichor on the board the farthest are taken and laid anew, ties in reading order',
    () => {
      const ichor = [
        [6, 1],
        [6, 2],
        [6, 3],
        [6, 4],
        [6, 5],
        [6, 6],
        [5, 6],
        [4, 6],
      ].map((where) => ({ entity: 'ichor', at: where }));
      const table = at({
        at: 'enemies',
        heroes: [{ at: [5, 2] }, { at: [5, 3] }],
        entities: ichor as never,
        enemies: [{ enemy: 'titan', at: [1, 1], statuses: { immobilise: 1 } }],
      });

      expect(table.all('repositioned').slice(0, 2)).toMatchObject([{ from: 35 }, { from: 29 }]);
      expect(
        table.state.figures.square.filter(
          (square, figure) => square >= 0 && table.state.figures.kind[figure] === 2,
        ),
      ).toHaveLength(8);
    },
  );
});

describe('corpses', () => {
  const slain = (hand: string[], more: object = {}) =>
    at({
      heroes: [{ at: [5, 1], hand: ['coup-2', ...hand] }],
      enemies: [
        { enemy: 'rat', at: [4, 1] },
        { enemy: 'statue', at: [1, 6] },
      ],
      ...more,
    } as never).say('play coup-2');
  rule(
    ['OV-CORPSE-1', 'OV-CORPSE-3', 'OV-CORPSE-4'],
    'left where it died while somebody owns a card that uses them; the square counts as empty',
    () => {
      const table = slain(['charogne', 'course', 'parade']);

      expect(table.state.corpses[18]).toBe(1);
      table.say('play course', 'go 4.1', 'stop');
      expect(table.where('ada')).toEqual([4, 1]);
    },
  );
  rule(['OV-CORPSE-5', 'R-OV-76'], 'nobody owns one: none is left; in exile it counts', () => {
    expect(slain(['parade']).state.corpses[18]).toBe(0);
    expect(
      at({
        heroes: [{ at: [5, 1], hand: ['coup-2', 'parade'], exile: ['charogne'] }],
        enemies: [
          { enemy: 'rat', at: [4, 1] },
          { enemy: 'statue', at: [1, 6] },
        ],
      }).say('play coup-2').state.corpses[18],
    ).toBe(1);
  });
  rule(
    ['OV-CORPSE-6', 'OV-CORPSE-2', 'R-OV-45'],
    'they stack, vanish when consumed and with the fight, and never limit summoning',
    () => {
      const table = slain(['charogne', 'parade'], { corpses: [[4, 1]] });
      expect(table.state.corpses[18]).toBe(2);

      table.say('play charogne');
      expect(table.state.corpses[18]).toBe(1);
      const summoned = at({
        at: 'enemies',
        heroes: [{ at: [6, 1] }, { at: [6, 2] }],
        corpses: [[2, 2]],
        enemies: [{ enemy: 'invocateur', at: [1, 2] }],
        dice: [2, 2, 2, 3],
      });
      expect(summoned.all('summoned')).toHaveLength(2);
    },
  );
});

describe('battlefields', () => {
  rule(
    ['OV-FIELD-5', 'OV-MISC-11', 'R-OV-95'],
    'constant or at its moment, for the whole fight; no enemy effect',
    () => {
      const table = at({
        at: 'endOfRound',
        battlefield: 'brasier',
        heroes: [{ statuses: { intouchable: 1 } }, {}],
      });

      expect([table.zone('wounds', 0).length, table.zone('wounds', 1).length]).toEqual([1, 1]);
      expect(at({ at: 'endOfRound', battlefield: 'lande', heroes: [{}, {}] }).block('ada')).toBe(1);
    },
  );
  rule(
    ['OV-FIELD-3', 'OV-FIELD-4'],
    'a hero’s card prevails over its limits and bans, and everybody is told (V-12); what no card says stays limited',
    () => {
      const open = at({ heroes: [{ hand: ['course', 'parade'] }] }).say('play course');
      const slow = at({ battlefield: 'marais', heroes: [{ hand: ['course', 'parade'] }] }).say('play course');
      expect(slow.options).toEqual(open.options);
      expect(slow.all('fieldYielded')).toEqual([
        { event: 'fieldYielded', battlefield: 'marais', rule: 'OV-FIELD-4' },
      ]);
      expect(open.all('fieldYielded')).toEqual([]);

      const healed = at({
        battlefield: 'tertre',
        heroes: [{ hand: ['soin-1', 'parade'], wounds: ['tir'] }],
      }).say('play soin-1');
      expect([healed.zone('wounds'), healed.all('fieldYielded').length]).toEqual([[], 1]);

      const stride = at({ battlefield: 'marais', heroes: [{ hand: ['tir', 'tir', 'tir'] }] });
      stride.say('stride tir');
      expect(stride.options).toEqual(['go 5.1', 'go 6.2', 'back']);
    },
  );
  rule('OV-FIELD-4', 'what only adds or takes away contradicts no card', () => {
    const table = at({ battlefield: 'congeres', heroes: [{ hand: ['course', 'parade'] }] });
    const steps = (of: typeof table) =>
      of.say('play course').options.filter((option) => option.startsWith('go')).length;

    expect(steps(table)).toBeLessThan(steps(at({ heroes: [{ hand: ['course', 'parade'] }] })));
    expect(table.all('fieldYielded')).toEqual([]);
  });
});
