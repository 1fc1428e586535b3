import { resign, type Seat } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { describe } from 'vitest';
import { RANKS } from '../content/types.ts';
import { enemyOf } from '../rules/table.ts';
import { at, expect, game, newGame, type Table, until } from './table.ts';

describe('end of the round', () => {
  rule(['OV-ENDROUND-1', 'OV-ENDROUND-2', 'R-OV-25'], 'block goes, kept block skips one removal', () => {
    const table = at({ at: 'endOfRound', heroes: [{ block: 3 }, { block: 4, kept: 2 }] });
    expect([table.block('ada'), table.block('bo')]).toEqual([0, 2]);

    table.say('take 0', 'end', 'end');
    expect(table.block('bo')).toBe(0);
  });
  rule(['OV-ENDROUND-3', 'OV-ENDROUND-4'], 'WE-3: yellow dice go back, lives do not', () => {
    const table = at({
      at: 'endOfRound',
      heroes: [{}, {}],
      enemies: [{ enemy: 'statue', at: [1, 1], yellow: 1, red: 1 }],
    });

    expect(table.dice('statue')).toMatchObject({ yellow: 3, red: 1 });
  });
  rule(
    ['OV-ENDROUND-5', 'OV-ENDROUND-6', 'OV-ENDROUND-7'],
    'block, yellow dice, tokens, then what lasted until the end of the round; a new hero phase',
    () => {
      const table = at({ heroes: [{ hand: ['provocation', 'parade'], played: false }, { played: true }] });
      table.say('play provocation');
      expect(table.table.view(null).table.heroes[0]!.threat).toEqual([13]);

      table.say('end');

      expect(table.table.view(null).table.heroes[0]!.threat).toEqual([8]);
      expect(table.state.heroes.map(({ played }) => played)).toEqual([false, false]);
      const told = table.told().map(({ event }) => event);
      expect(told.indexOf('roundEnded')).toBeGreaterThan(told.lastIndexOf('blockRemoved'));
      expect([table.state.round, table.kind]).toEqual([2, 'nextHero']);
    },
  );
});

describe('end of a fight', () => {
  const last = { enemy: 'rat', at: [4, 1] as const };
  rule(
    ['OV-ENDFIGHT-1', 'OV-ENDFIGHT-2', 'OV-ENDFIGHT-6', 'R-OV-32', 'OV-GAME-6', 'R-OV-34'],
    'WE-20: who fells the last enemy finishes his turn; no draw, no other turn, no enemy phase',
    () => {
      const table = at({
        heroes: [{ at: [5, 1], hand: ['coup-2', 'soin-1', 'parade'], deck: [] }, { wounds: ['tir'] }],
        enemies: [last],
      });

      table.say('play coup-2');
      expect(table.kind).toBe('act');
      table.say('play soin-1', 'choose bo', 'end');

      expect(table.zone('wounds', 1)).toEqual([]);
      expect(table.kind).toBe('reinforce');
      // Three cards in all: a draw would have killed.
      expect(table.hero().dead).toBe(false);
      expect(table.all('turnBegan')).toEqual([]);
      expect(table.all('enemyPhaseBegan')).toEqual([]);
    },
  );
  rule(
    ['OV-ENDFIGHT-3', 'OV-ENDFIGHT-4', 'OV-ENDFIGHT-5'],
    'hands are discarded, durations end, all block goes, kept block too',
    () => {
      const table = at({
        heroes: [{ at: [5, 1], hand: ['rempart', 'coup-2', 'parade'], statuses: { epines: 1 } }],
        enemies: [last],
      });

      table.say('play rempart', 'play coup-2', 'end');

      expect(table.hero().hand).toEqual([]);
      expect(table.block('ada')).toBe(0);
      expect(table.state.effects.lasting).toEqual([]);
    },
  );
  rule(
    ['OV-ENDFIGHT-7', 'OV-ENDFIGHT-15', 'OV-ENDFIGHT-17', 'OV-ENDFIGHT-13', 'OV-SETUP-4'],
    'after fight 1 the Adepte joins the discard; all is shuffled into a new deck',
    () => {
      const table = at({
        at: 'reinforcement',
        heroes: [{ hand: ['parade'], deck: ['tir'], discard: ['course'] }],
        enemies: [],
      });
      expect(table.zone('deck')).not.toContain('adepte');

      table.say('enough 0');

      expect(table.zone('deck').sort()).toEqual(['adepte', 'course', 'parade', 'tir']);
      const told = table.all('levelGained').concat(table.all('placed'));
      expect(told[0]).toMatchObject({ event: 'levelGained', rule: 'OV-ENDFIGHT-7' });
      expect(table.kind).toBe('deploy');
    },
  );
  rule(['OV-ENDFIGHT-9', 'OV-ENDFIGHT-11'], 'after fight 2 the Maître, after fight 3 nothing', () => {
    const second = at({ at: 'reinforcement', fight: 2, enemies: [] }).say('enough 0');
    expect(second.all('levelGained')).toMatchObject([{ card: 'maitre' }]);

    const third = at({ at: 'reinforcement', fight: 3, enemies: [] }).say('enough 0');
    expect(third.all('levelGained')).toEqual([]);
    expect(third.state.fight).toBe(4);
  });
  rule(
    ['OV-ENDFIGHT-8', 'OV-ENDFIGHT-10', 'R-OV-38'],
    'Afflictions of levels 2 and 3 for those who took two and three Essences',
    () => {
      const given = (fight: number, essences: number) =>
        at({ at: 'reinforcement', fight, heroes: [{ essences }], enemies: [] })
          .say('enough 0')
          .all('afflicted')
          .map((event) => (event as never as { card: string }).card);

      expect([given(1, 1), given(1, 2), given(2, 2), given(2, 3)]).toEqual([
        [],
        ['affliction-2'],
        [],
        ['affliction-3'],
      ]);
    },
  );
  rule(
    ['OV-ENDFIGHT-12', 'OV-FIELD-1', 'OV-FIELD-2', 'OV-SETUP-8', 'R-OV-75'],
    'a new battlefield replaces the old one',
    () => {
      const table = at({
        at: 'reinforcement',
        battlefield: 'marais',
        config: { battlefields: true },
        enemies: [],
      }).say('enough 0');

      expect(table.all('fieldDrawn')).toHaveLength(1);
      expect(table.state.fieldsMet).toHaveLength(2);
      expect(new Set(table.state.fieldsMet).size).toBe(2);
    },
  );
  rule(
    ['OV-ENDFIGHT-14', 'OV-EQUIP-2', 'OV-EQUIP-5', 'R-OV-67'],
    'equipment stays exactly as it is, charged cards under it',
    () => {
      const table = at({
        at: 'reinforcement',
        heroes: [
          {
            equipment: [
              { id: 'bouclier', armed: false },
              { id: 'autel', under: ['tir'] },
            ],
          },
        ],
        enemies: [],
      }).say('enough 0');

      expect(table.state.gear.armed).toEqual([false, true]);
      expect(table.state.gear.under[1]).toHaveLength(1);
    },
  );
  rule(
    ['OV-ENDFIGHT-18', 'R-OV-33'],
    'felled outside a hero’s turn, the fight ends when the unit does',
    () => {
      const table = at({
        at: 'enemies',
        heroes: [{ hero: 'ada', at: [5, 1], statuses: { epines: 2 } }],
        enemies: [{ enemy: 'rat', at: [4, 1] }],
      });

      expect(table.kind).toBe('reinforce');
    },
  );
  rule(
    ['OV-GAME-5', 'OV-BOSS-8', 'OV-GAME-2'],
    'winning the fourth fight wins the game, without another reinforcement',
    () => {
      const table = at({
        fight: 4,
        heroes: [{ at: [5, 1], hand: ['coup-10', 'parade'] }],
        enemies: [{ enemy: 'ogre', at: [4, 1], red: 1 }],
      });

      table.say('play coup-10', 'end');

      expect(table.state.result).toMatchObject({ how: 'boss-beaten', rule: 'OV-GAME-5', winners: [0] });
    },
  );
  rule(
    ['OV-GAME-6', 'R-OV-34', 'OV-DIFF-26'],
    'the boss alone is not enough while its escort stands; in fight 3 it does not win the game',
    () => {
      const escort = at({
        fight: 4,
        heroes: [{ at: [5, 1], hand: ['coup-10', 'parade'] }],
        enemies: [
          { enemy: 'ogre', at: [4, 1], red: 1 },
          { enemy: 'statue', at: [1, 6] },
        ],
      });
      escort.say('play coup-10', 'end');
      expect(escort.state.result).toBeNull();

      const third = at({
        fight: 3,
        heroes: [{ at: [5, 1], hand: ['coup-10', 'parade'] }],
        enemies: [{ enemy: 'ogre', at: [4, 1], red: 1 }],
        config: { difficulty: 'impossible' },
      });
      third.say('play coup-10', 'end');
      expect(third.kind).toBe('reinforce');
    },
  );
});

describe('reinforcement', () => {
  const step = (more: object = {}) =>
    at({ at: 'reinforcement', enemies: [], rewards: ['rouge-1', 'jaune-1', 'incolore-1'], ...more } as never);
  rule(
    ['OV-REINF-2', 'OV-REINF-3', 'OV-REINF-4', 'OV-REINF-5', 'OV-REINF-8', 'OV-REINF-9', 'OV-REINF-10'],
    'WE-15: takes yellow, heals all three, declines the third',
    () => {
      const table = step({ heroes: [{ hand: [], wounds: ['tir', 'tir', 'tir'] }] });

      table.say('reinforce 0');
      expect(table.options.map((option) => option.split(' ')[1] ?? option)).toEqual([
        'rouge-1',
        'jaune-1',
        'incolore-1',
        'healInstead',
      ]);
      table.say('reward jaune-1');
      expect(table.zone('discard')).toEqual(['jaune-1']);
      table.say('reinforce 0', 'healInstead');
      expect([table.zone('wounds'), table.hero().discard.length]).toEqual([[], 4]);
      table.say('enough 0');
      expect(table.kind).toBe('deploy');
    },
  );
  rule(
    ['OV-REINF-6', 'OV-REINF-7', 'R-OV-37'],
    'cards not taken go to the discards of their own piles; an empty pile is rebuilt',
    () => {
      const table = step();

      for (let n = 0; n < 2; n++) table.say('reinforce 0', 'healInstead');
      expect(table.state.pilesUsed.map((pile) => pile.length)).toEqual([2, 0, 0, 2, 2]);
      const again = step({ heroes: [{ hero: 'ada' }, { hero: 'dee' }] });
      for (const hero of [0, 0, 0, 1]) again.say(`reinforce ${hero}`, 'healInstead');
      // Four cards a pile: the fourth reveal emptied it, and it was shuffled anew.
      expect(again.state.piles[0]).toHaveLength(4);
      expect(again.all('pileRebuilt').length).toBeGreaterThan(0);
    },
  );
  rule('OV-REINF-11', 'with a pile and its discard both empty that place shows nothing', () => {
    const table = step({ heroes: [{ hero: 'ada' }, { hero: 'dee' }] });
    for (const [hero, card] of [
      [0, 'rouge'],
      [0, 'rouge'],
      [0, 'rouge'],
      [1, 'rouge'],
    ] as const) {
      table.say(`reinforce ${hero}`);
      table.choose(table.options.find((option) => option.startsWith(`reward ${card}`))!);
    }

    table.say('reinforce 1');

    expect(table.options.filter((option) => option.startsWith('reward'))).toHaveLength(2);
  });
  rule(['OV-REINF-2', 'R-OV-36'], 'three times at most, the dead too, in any order', () => {
    const table = step({ heroes: [{}, { dead: true, deck: [], hand: [] }] });

    table.say(
      'reinforce 1',
      'healInstead',
      'reinforce 0',
      'healInstead',
      'reinforce 1',
      'healInstead',
      'reinforce 1',
      'healInstead',
    );

    expect(table.can('reinforce 1')).toBe(false);
    expect(table.can('reinforce 0')).toBe(true);
  });
});

describe('the difficulty tables', () => {
  const drawn = (table: Table): number[] => {
    const counts = [0, 0, 0, 0];
    table.state.figures.kind.forEach((kind, figure) => {
      if (kind === 1) counts[RANKS.indexOf(enemyOf(table.state, figure).rank)]!++;
    });
    return counts;
  };
  /** `printed`: how many Basique, Intermédiaire, Puissant, Boss. */
  const cell = (difficulty: string, fight: number, printed: string) => () => {
    const table = at({
      at: 'fight',
      fight: fight - 1,
      config: { difficulty },
      enemies: [],
      heroes: [{}, {}],
    });

    expect(drawn(table).join('')).toBe(printed);
    expect(table.all('fightBegan')[0]!.rule).toMatch(/^OV-DIFF-/);
  };
  rule('OV-DIFF-1', 'Facile, fight 1: 2 B', cell('facile', 1, '2000'));
  rule('OV-DIFF-2', 'Facile, fight 2: 1 B + 3 I', cell('facile', 2, '1300'));
  rule('OV-DIFF-3', 'Facile, fight 3: 1 B + 1 I + 2 P', cell('facile', 3, '1120'));
  rule('OV-DIFF-4', 'Facile, fight 4: 1 Boss', cell('facile', 4, '0001'));
  rule('OV-DIFF-5', 'Normale, fight 1: 1 B + 1 I', cell('normale', 1, '1100'));
  rule('OV-DIFF-6', 'Normale, fight 2: 4 I', cell('normale', 2, '0400'));
  rule('OV-DIFF-7', 'Normale, fight 3: 2 I + 2 P', cell('normale', 3, '0220'));
  rule('OV-DIFF-8', 'Normale, fight 4: 2 I + 1 Boss', cell('normale', 4, '0201'));
  rule('OV-DIFF-9', 'Difficile, fight 1: 1 B + 2 I', cell('difficile', 1, '1200'));
  rule('OV-DIFF-10', 'Difficile, fight 2: 1 B + 4 I', cell('difficile', 2, '1400'));
  rule('OV-DIFF-11', 'Difficile, fight 3: 4 P', cell('difficile', 3, '0040'));
  rule('OV-DIFF-12', 'Difficile, fight 4: 1 I + 1 P + 1 Boss', cell('difficile', 4, '0111'));
  rule('OV-DIFF-13', 'Extrême, fight 1: 2 B + 2 I', cell('extreme', 1, '2200'));
  rule('OV-DIFF-14', 'Extrême, fight 2: 2 B + 4 I', cell('extreme', 2, '2400'));
  rule('OV-DIFF-15', 'Extrême, fight 3: 1 B + 1 I + 4 P', cell('extreme', 3, '1140'));
  rule('OV-DIFF-16', 'Extrême, fight 4: 1 B + 1 I + 2 P + 1 Boss', cell('extreme', 4, '1121'));
  rule('OV-DIFF-17', 'Cauchemar, fight 1: 4 B + 2 I', cell('cauchemar', 1, '4200'));
  rule('OV-DIFF-18', 'Cauchemar, fight 2: 4 B + 3 I + 1 P', cell('cauchemar', 2, '4310'));
  rule('OV-DIFF-19', 'Cauchemar, fight 3: 2 B + 2 I + 4 P', cell('cauchemar', 3, '2240'));
  rule('OV-DIFF-20', 'Cauchemar, fight 4: 2 B + 2 I + 2 P + 1 Boss', cell('cauchemar', 4, '2221'));
  rule('OV-DIFF-21', 'Impossible, fight 1: 6 B + 1 I', cell('impossible', 1, '6100'));
  rule('OV-DIFF-22', 'Impossible, fight 2: 4 B + 2 P', cell('impossible', 2, '4020'));
  rule('OV-DIFF-23', 'Impossible, fight 3: 3 B + 2 I + 1 Boss', cell('impossible', 3, '3201'));
  rule('OV-DIFF-24', 'Impossible, fight 4: 2 Boss', cell('impossible', 4, '0002'));
  rule(['OV-SETUP-9', 'R-OV-13'], 'drawn enemies are all different within a fight', () => {
    const table = at({ at: 'fight', fight: 0, config: { difficulty: 'impossible' }, enemies: [] });
    const numbers = table.state.figures.of.filter((_, figure) => table.state.figures.kind[figure] === 1);

    expect(new Set(numbers).size).toBe(numbers.length);
  });
  rule(['OV-DIFF-26', 'R-OV-49'], 'the bosses of one game are all different', () => {
    const table = at({ at: 'fight', fight: 3, config: { difficulty: 'impossible' }, enemies: [] });

    expect(table.state.bossesMet).toHaveLength(2);
    expect(new Set(table.state.bossesMet).size).toBe(2);
  });
});

describe('the game', () => {
  rule(
    ['OV-GAME-1', 'OV-GAME-3', 'OV-GAME-4', 'OV-SETUP-14'],
    'fights in order; rounds of a hero phase, then an enemy phase',
    () => {
      const table = until(newGame({ heroes: 1, party: ['ada'] }), 'act');

      expect([table.state.fight, table.state.round, table.state.phase]).toEqual([1, 1, 'heroes']);
      expect(table.hero().played).toBe(false);
      table.say('end');
      expect(table.all('enemyPhaseBegan')).toHaveLength(1);
    },
  );
  rule(
    ['OV-GAME-8', 'R-OV-2', 'R-OV-84'],
    'one to five different heroes, two unless said otherwise; a player may lead several',
    () => {
      expect(newGame().state.config.heroes).toBe(2);
      const table = newGame({ heroes: 3 }, { seats: 2 });
      table.say('hero ada');
      expect(table.can('hero ada')).toBe(false);
      table.say('hero bo', 'hero cle');
      expect(table.state.heroes.map(({ seat }) => seat)).toEqual([0, 1, 0]);
      expect(() => newGame({ heroes: 6 })).toThrow();
    },
  );
  rule(['OV-GAME-11', 'R-OV-88'], 'giving up is a defeat', () => {
    const table = newGame();

    resign(game as never, table.state, 0 as Seat);

    expect(table.state.result).toMatchObject({ how: 'gave-up', winners: [] });
  });
  rule(
    ['OV-GAME-10', 'R-OV-82', 'R-OV-89'],
    'with a switch off nothing of it appears; the base stands alone',
    () => {
      const off = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((ext) => [`ext${ext}`, false]));
      const table = newGame({ ...off, heroes: 1 });

      expect(
        table.options.every(
          (option) =>
            !['hero maitresse', 'hero jumeaux', 'hero etranger', 'hero artificiere'].includes(option),
        ),
      ).toBe(true);
      until(table, 'act');
      expect(table.state.gear.of).toEqual([]);
      expect(table.state.content.entities).toEqual([]);
    },
  );
  rule(
    ['OV-HERO-1', 'OV-HERO-2', 'R-OV-84'],
    'who plays next is asked of everybody; the first answer takes the floor',
    () => {
      const table = at({ at: 'heroes', seats: 2, heroes: [{}, {}] });
      expect(table.state.open.map(({ seat, shared }) => [seat, shared])).toEqual([
        [0, true],
        [1, true],
      ]);

      table.table.say(1 as never, 'take 1');

      expect(table.state.open.map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'act']]);
    },
  );
  rule(['OV-MISC-9', 'R-OV-85'], 'the same seed and decisions make the same game', () => {
    const play = () => until(newGame({ heroes: 2, party: ['ada', 'bo'] }, { seed: 'x' }), 'act').state;

    expect(play()).toEqual(play());
  });
  rule('R-OV-86', 'a fight not finished after the limit of rounds is a defeat, in simulations', () => {
    const table = at({
      round: 4,
      heroes: [{ played: false }],
      config: { roundLimit: 4 },
      enemies: [{ enemy: 'coureur', at: [1, 6] }],
    });

    table.say('end');

    expect(table.state.result).toMatchObject({ how: 'too-long', winners: [] });
  });
  rule('R-OV-86', 'the limit is 40 rounds, of simulations alone', () => {
    expect(game.simulated).toEqual({ roundLimit: 40 });
    expect(newGame({}).state.config.roundLimit).toBe(0);
  });
});
