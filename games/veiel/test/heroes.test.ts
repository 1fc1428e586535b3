import { rule } from '@tablee/kernel/testing';
import { describe } from 'vitest';
import { at, boxAt, expect, newGame, until } from './table.ts';

const FULL = ['tir', 'tir', 'tir', 'tir', 'tir'];
const begin = (hero: string, config: object = {}) =>
  newGame({ heroes: 1, party: [hero], ext3: false, ...config });

describe('starting', () => {
  rule(
    ['OV-SETUP-2', 'OV-SETUP-3', 'R-OV-3', 'R-OV-4', 'R-OV-6'],
    '13 cards: ten base, two Novices of two different kinds, one Initié',
    () => {
      const table = begin('ada', { ext6: false });
      expect(table.options).toHaveLength(9);
      table.say('novice novice-rouge-2');
      expect(table.options.every((option) => !option.includes('rouge'))).toBe(true);
      table.say('novice novice-incolore-1');
      expect(table.hero().deck.length + table.hero().hand.length).toBe(13);
      expect([...table.zone('deck'), ...table.zone('hand')]).toContain('initie');
    },
  );
  rule(['OV-SETUP-5', 'OV-SETUP-1'], 'each hero has zones of his own, on a board of six by six', () => {
    const { state } = begin('ada', { ext6: false });

    expect(Object.keys(state.heroes[0]!)).toEqual(
      expect.arrayContaining(['deck', 'hand', 'discard', 'wounds', 'exile', 'inPlay', 'removed', 'gear']),
    );
    expect(state.standing).toHaveLength(36);
  });
  rule(
    ['OV-SETUP-6', 'R-OV-38'],
    'up to three Essences, each design once; at least one brings an Affliction of level 1',
    () => {
      const table = begin('ada', { ext3: true, ext6: false }).say(
        'novice novice-rouge-1',
        'novice novice-incolore-1',
      );
      expect(table.kind).toBe('essence');

      table.say('essence essence-1');
      expect(table.can('essence essence-1')).toBe(false);
      table.say('enough');
      expect([...table.zone('deck'), ...table.zone('hand')]).toEqual(
        expect.arrayContaining(['essence-1', 'affliction-1']),
      );
    },
  );
  rule(
    ['OV-SETUP-7', 'OV-EQUIP-3', 'R-OV-66'],
    'two equipments from the common pool, no two alike, armed',
    () => {
      const table = begin('ada').say('novice novice-rouge-1', 'novice novice-incolore-1', 'equip bouclier');
      expect(table.can('equip bouclier')).toBe(false);
      expect(table.can('equip barillet')).toBe(false);
      table.say('equip ecu');
      expect([table.kind, table.state.gear.armed]).toEqual(['deploy', [true, true]]);
    },
  );
  rule(['OV-SETUP-11', 'R-OV-14'], 'heroes are deployed on empty squares of rows 5 and 6', () => {
    const table = until(begin('ada', { ext6: false }), 'deploy');

    expect(table.options.every((option) => /by 0 [56]\.[1-6]$/.test(option))).toBe(true);
  });
  rule(['OV-SETUP-12', 'R-OV-15'], 'an opening hand of five; fewer cards never kill', () => {
    expect(until(begin('ada', { ext6: false }), 'act').hero().hand).toHaveLength(5);

    const few = at({ at: 'fight', fight: 1, heroes: [{ deck: ['tir', 'tir'], hand: [] }], enemies: [] }).say(
      'deploy',
    );
    expect([few.hero().hand.length, few.hero().dead]).toEqual([2, false]);
  });
});

describe('la Maîtresse des éléments', () => {
  rule(
    ['OV-HEROES-1', 'OV-HEROES-5', 'OV-HEROES-15', 'OV-HEROES-28', 'R-OV-71'],
    'two Novices among the four colours, the same allowed; twelve cards; her Initiés lie in front of her',
    () => {
      const table = begin('maitresse', { ext6: false });
      expect([table.options.length, table.options.some((option) => option.includes('incolore'))]).toEqual([
        12,
        false,
      ]);

      table.say('novice novice-rouge-1', 'novice novice-rouge-2');
      expect(table.hero().deck.length + table.hero().hand.length).toBe(12);
      expect(table.zone('row')).toEqual(['magma']);
    },
  );
  rule(
    ['OV-HEROES-2', 'OV-HEROES-15'],
    'her reinforcement shows one reward of each of the four colours',
    () => {
      const table = at({ at: 'reinforcement', heroes: [{ hero: 'maitresse' }], enemies: [] }).say(
        'reinforce 0',
      );

      expect(table.options.filter((option) => option.startsWith('reward'))).toHaveLength(4);
      expect(table.options.some((option) => option.includes('incolore'))).toBe(false);
    },
  );
  rule(['OV-HEROES-6', 'OV-HEROES-7'], 'Adepte and Maître cards are laid in front of her', () => {
    const first = at({
      at: 'reinforcement',
      heroes: [{ hero: 'maitresse', row: ['magma'] }],
      enemies: [],
    }).say('enough 0');
    expect(first.zone('row')).toEqual(['magma', 'cendre']);
    expect(first.all('rowGained')).toMatchObject([{ card: 'cendre', rule: 'OV-HEROES-6' }]);
    const second = at({ at: 'reinforcement', fight: 2, heroes: [{ hero: 'maitresse' }], enemies: [] }).say(
      'enough 0',
    );
    expect(second.zone('row')).toEqual(['magma', 'cendre', 'tempete']);
    expect(second.all('rowGained')).toMatchObject([{ card: 'tempete', rule: 'OV-HEROES-7' }]);
    expect(second.zone('deck')).not.toContain('maitre');
  });
  const her = (hand: string[], more: object = {}) =>
    at({
      heroes: [
        {
          hero: 'maitresse',
          at: [5, 1],
          hand: [...hand, 'tir'],
          row: ['magma', 'cendre', 'tempete'],
          deck: FULL,
        },
      ],
      enemies: [{ enemy: 'ancre', at: [4, 1], red: 9 }],
      ...more,
    } as never);
  rule(
    ['OV-HEROES-3', 'OV-HEROES-4', 'R-OV-71'],
    'a reward or Novice is the base card of its colour; a colourless one is a blank',
    () => {
      const table = her(['vert-4', 'incolore-1']);

      table.say('play vert-4');
      expect(table.block('maitresse')).toBe(2);
      expect(table.refuses('play incolore-1')).toEqual(['R-OV-71']);
      expect(table.can('discard incolore-1')).toBe(true);
    },
  );
  rule(
    ['OV-HEROES-9', 'OV-HEROES-10', 'OV-HEROES-11', 'OV-HEROES-8', 'OV-KW-14'],
    'WE-T2: Terre then Feu, or Feu then Terre: Magma, which may be played at once',
    () => {
      for (const order of [
        ['parade', 'frappe'],
        ['frappe', 'parade'],
      ]) {
        const table = her(['parade', 'frappe', 'amorce']);
        for (const card of order) table.say(`play ${card}`);
        expect(table.can('fuse magma')).toBe(true);
        table.say('fuse magma', 'play magma');
        expect(table.zone('row')).toContain('magma');
        expect(table.zone('discard')).not.toContain('magma');
      }
    },
  );
  rule('OV-HEROES-12', 'WE-T3: one card alone never suffices, whatever it carries', () => {
    const table = her(['parade'], { plays: ['cendre'] });

    expect(table.can('fuse magma')).toBe(false);
    expect(table.refuses('fuse magma')).toEqual(['OV-HEROES-12']);
    expect(her(['parade']).say('play parade').refuses('fuse magma')).toEqual(['OV-HEROES-9']);
  });
  rule(
    ['OV-HEROES-13', 'OV-HEROES-14', 'R-OV-72'],
    'WE-18: Terre from the one, Feu from the other; both are spent',
    () => {
      const table = her(['frappe', 'parade'], { plays: ['cendre'] });

      table.say('play frappe', 'fuse magma');
      expect(table.zone('hand')).toContain('magma');
      expect(table.state.spent).toEqual([true, true]);
      table.say('play parade');
      expect(table.options.some((option) => option.startsWith('fuse'))).toBe(false);
      expect(table.refuses('fuse cendre')).toEqual(['OV-HEROES-13']);
    },
  );
  rule(['OV-HEROES-13', 'R-OV-72'], 'an element needed twice must come twice', () => {
    expect(
      her(['course'], { plays: ['frappe', 'frappe', 'course'] })
        .say('play course', 'stop')
        .can('fuse tempete'),
    ).toBe(true);
    expect(
      her(['course'], { plays: ['frappe', 'course'] })
        .say('play course', 'stop')
        .can('fuse tempete'),
    ).toBe(false);
  });
});

describe('les jumeaux', () => {
  const twins = (more: object = {}) => ({
    hero: 'jumeaux',
    at: [
      [2, 2],
      [2, 4],
    ],
    hand: ['parade', 'frappe'],
    deck: FULL,
    ...more,
  });
  rule(
    ['OV-HEROES-16', 'OV-HEROES-18', 'OV-HEROES-20', 'R-OV-73'],
    'WE-17: two figures, each with its own block, one deck: three cards lost',
    () => {
      const table = at({
        at: 'enemies',
        heroes: [twins({ block: [1, 0] }) as never],
        enemies: [{ enemy: 'ours', at: [2, 3] }],
      });

      expect(table.zone('wounds')).toHaveLength(3);
      expect(table.all('aimed')).toMatchObject([
        { heroes: [{ id: 'jumeaux' }, { id: 'jumeaux', twin: true }] },
      ]);
    },
  );
  rule('OV-HEROES-17', 'WE-17: « all heroes heal 1 » heals them twice', () => {
    const table = at({
      heroes: [
        twins({ hand: ['soin-tous', 'pioche-tous', 'parade'], wounds: ['tir', 'tir', 'tir'] }) as never,
      ],
    });

    table.say('play soin-tous', 'heal tir', 'heal tir');
    expect(table.zone('wounds')).toHaveLength(1);
    table.say('play pioche-tous');
    expect(table.hero().hand).toHaveLength(3);
  });
  rule(['OV-HEROES-19', 'OV-HEROES-31'], 'for each card, move and trigger the acting twin is named', () => {
    const table = at({ heroes: [twins({ equipment: ['bouclier'], hand: ['parade', 'tir'] }) as never] });
    const [kilenne, faremos] = table.hero().figures as [number, number];

    table.choose(
      table.options.find((option) => option.startsWith('play parade') && option.endsWith(`by ${faremos}`))!,
    );
    expect(table.state.figures.block[faremos]).toBe(2);
    table.say(`trigger bouclier g0 by ${kilenne}`);
    expect(table.state.figures.block[kilenne]).toBe(2);
    table.choose(
      table.options.find((option) => option.startsWith('stride tir') && option.endsWith(`by ${faremos}`))!,
    );
    table.say('go 3.4');
    expect(table.state.figures.square[faremos]).toBe(15);
  });
  rule('OV-HEROES-20', 'they die and return together', () => {
    const table = at({ heroes: [twins({ deck: [], hand: ['parade'] }) as never, { hero: 'bo' }] }).say('end');

    expect(table.hero().dead).toBe(true);
    expect(table.state.standing[7]).toBe(-1);
    expect(table.state.standing[9]).toBe(-1);
  });
});

describe('l’Étranger and l’Artificière', () => {
  rule(
    ['OV-HEROES-21', 'OV-HEROES-24', 'R-OV-69'],
    'he carries both pistols, loaded, and chooses no other',
    () => {
      const table = begin('etranger').say('novice novice-rouge-1', 'novice novice-incolore-1');

      expect([table.kind, table.state.gear.ammo, table.state.gear.locked]).toEqual([
        'deploy',
        [4, 2],
        [false, true],
      ]);
    },
  );
  rule('OV-HEROES-25', 'no Adepte card enters his discard after fight 1; his Maître is normal', () => {
    expect(
      at({ at: 'reinforcement', heroes: [{ hero: 'etranger' }], enemies: [] })
        .say('enough 0')
        .all('levelGained'),
    ).toEqual([]);
    expect(
      at({ at: 'reinforcement', fight: 2, heroes: [{ hero: 'etranger' }], enemies: [] })
        .say('enough 0')
        .all('levelGained'),
    ).toMatchObject([{ card: 'maitre' }]);
  });
  rule(['OV-HEROES-26', 'R-OV-70'], 'she carries the bag and chooses only one', () => {
    const table = begin('artificiere').say(
      'novice novice-rouge-1',
      'novice novice-incolore-1',
      'equip bouclier',
    );

    expect([table.kind, table.state.gear.of.length]).toEqual(['deploy', 2]);
  });
});

describe('a position that names neither row nor equipment', () => {
  const far = [{ enemy: 'rat-d-ossuaire', at: [1, 6] as const }];
  const alone = (hero: string, more: object = {}) =>
    boxAt({ heroes: [{ hero, at: [6, 1], hand: ['tir', 'parade'], ...more }], enemies: far });

  rule(['OV-MISC-10', 'OV-HEROES-21', 'OV-HEROES-22', 'OV-HEROES-24'], 'gives l’Étranger his pistols', () => {
    const first = alone('etranger');
    expect(first.state.gear.ammo).toEqual([4, 2]);
    expect(first.refuses('trigger pistolet-cache')).toEqual(['OV-HEROES-22']);

    const second = boxAt({
      fight: 2,
      heroes: [{ hero: 'etranger', at: [6, 1] }],
      enemies: [{ enemy: 'rat-d-ossuaire', at: [5, 1] }],
    });
    expect(second.can('trigger pistolet-cache')).toBe(true);
  });
  rule(['OV-MISC-10', 'OV-HEROES-26'], 'gives l’Artificière her bag; a list of her own replaces it', () => {
    expect(alone('artificiere').can('charge sac-d-explosifs')).toBe(true);
    expect(alone('artificiere', { equipment: [] }).state.gear.of).toEqual([]);
  });
  rule(
    ['OV-MISC-10', 'OV-HEROES-5', 'OV-HEROES-6'],
    'gives la Maîtresse her row, less what she holds',
    () => {
      const row = alone('maitresse').zone('row');
      expect(row).toHaveLength(6);
      expect(alone('maitresse', { hand: ['magma', 'tir'] }).zone('row')).toEqual(
        row.filter((id) => id !== 'magma'),
      );
      const later = boxAt({ fight: 2, heroes: [{ hero: 'maitresse', at: [6, 1] }], enemies: far });
      expect(later.zone('row')).toHaveLength(10);
    },
  );
});
