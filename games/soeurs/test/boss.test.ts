import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { enemy } from './boxes/parts.ts';
import { PLAIN } from './boxes/plain.ts';
import { T0 } from './boxes/t0.ts';
import {
  discardPile,
  enemies,
  events,
  hand,
  lately,
  names,
  offered,
  placeBehind,
  refusals,
  tablesWith,
  told,
} from './table.ts';

const { at, bossFight, fight } = tablesWith(PLAIN);
const t0 = tablesWith(T0);

const NEAR = { floor: 3, entered: ['b1', 'b2', 'b3', 'b4', 'b5'] };

describe('the Boss floor', () => {
  rule('SA-BOSS-1', 'it is walked like the others, from its door, in up to three sequences', () => {
    const table = at({ floor: 3, dice: [1, 1, 2, 3] });

    expect(table.state).toMatchObject({ floor: 2, square: 1, sequence: 2 });
  });

  rule(['SA-BOSS-2', 'SA-BOSS-3'], 'not to arrive within three sequences loses the game', () => {
    const table = at({ floor: 3, sequence: 3, entered: ['b1', 'b2'], dice: [1, 1] }).choose('up b3');

    expect(table.state.result).toMatchObject({ winners: [], how: 'boss-missed', rule: 'SA-BOSS-3' });
  });

  rule('SA-BOSS-2', 'to arrive with the third is in time', () => {
    const table = at({ ...NEAR, sequence: 3, dice: [2, 2, 4] });

    expect([table.state.result, table.state.atBoss]).toEqual([null, true]);
  });

  rule(
    ['SA-BOSS-4', 'R-SA-56'],
    'no exact number is needed; the points left are lost, and it is never crossed',
    () => {
      const table = at({ ...NEAR, xp: 1, hand: ['jugement'], dice: [6, 5] }).choose('roll', 'die 6');

      expect(table.state.square).toBe(19);
      expect(table.kind).toBe('enterBoss');
    },
  );

  rule(
    ['R-SA-10', 'R-SA-56'],
    'one need not enter while another full path exists, but may with fewer steps',
    () => {
      const table = at({ floor: 3, entered: ['b3', 'b4', 'c4'], dice: [3, 1] }).choose('die 3');
      expect(table.options).toEqual(['up c5', 'right d4']);

      const passing = at({ floor: 3, entered: ['c4', 'd4'], dice: [2, 6] }).choose('die 2');
      expect(passing.state.atBoss).toBe(true);
    },
  );

  rule(
    ['SA-BOSS-5', 'R-SA-57'],
    'what was crossed is resolved first; then the fight, and the sequences left are dropped',
    () => {
      const table = at({
        floor: 3,
        sequence: 1,
        entered: ['c3', 'd3'],
        hand: ['lame-de-l-alliance', 'jugement'],
        enemyDeck: ['rodeur-de-cendre', 'spectre-du-puits'],
        against: 'riche',
        dice: [2, 2, 5, 3],
      });
      table.choose('up d5');
      expect(told(table, 'enemiesCame')).toHaveLength(1);
      expect(told(table, 'bossReached')).toEqual([]);

      table.choose('play lame-de-l-alliance', 'keep');

      expect(table.kind).toBe('enterBoss');
      expect(table.state.sequence).toBe(1);
    },
  );

  rule('R-SA-58', 'the defeat comes after the third sequence was fully resolved', () => {
    const table = at({ floor: 3, sequence: 3, crossed: ['treasure', 'trap'], entered: ['b1'], dice: [6, 4] });

    expect(told(table, 'treasureRead')).toHaveLength(1);
    expect(table.state).toMatchObject({ health: 36, xp: 2, result: { how: 'boss-missed' } });
  });
});

describe('before the fight', () => {
  rule(
    ['SA-BOSS-6', 'SA-BOSS-7', 'R-SA-59'],
    'the Boss is shown with its "?" unrolled; any number of purchases, then one confirms',
    () => {
      const table = bossFight({
        phase: 'before',
        xp: 6,
        hand: ['eclat-d-eden'],
        health: 20,
        potions: 1,
        against: 'double',
        dice: [5, 2, 4],
      });
      expect([table.kind, table.state.dice]).toEqual(['enterBoss', []]);

      table.choose('raise eclat-d-eden', 'buy left', 'buy-potion', 'drink', 'enter', 'roll');

      expect(table.state).toMatchObject({ xp: 0, potions: 1, health: 24, dice: [2, 5], bossAttack: 2 });
    },
  );

  rule(
    ['SA-BOSS-8', 'R-SA-60'],
    'from then on no raise, purchase, reroll or banish; but potions, draws, cycling and the Mana discard',
    () => {
      const table = bossFight({
        mana: 3,
        xp: 9,
        health: 20,
        potions: 1,
        hand: ['eclat-d-eden', 'voile-de-priere'],
      });
      for (const does of ['raise', 'buy', 'buy-potion'])
        expect(new Set(refusals(table, does))).toEqual(new Set(['SA-BOSS-8']));
      expect(table.options).toEqual(
        expect.arrayContaining(['drink', 'draw', 'cycle left', 'discard-for-mana eclat-d-eden']),
      );

      table.choose('play voile-de-priere');
      expect(table.options).not.toContain('banish voile-de-priere');
      const mana = bossFight({ phase: 'mana', xp: 9, health: 20, potions: 1, dice: [1] }).choose('roll');
      expect(mana.kind).toBe('act');
    },
  );
});

describe('the fight', () => {
  rule(
    ['SA-BOSS-9', 'SA-BOSS-10'],
    'Player Phase and Enemy Phase alternate until one side has no health left',
    () => {
      const table = bossFight({ mana: 0, attack: 3, hand: ['jugement'], dice: [5] }).choose('end');
      expect([table.kind, table.state.health, table.state.mana]).toEqual(['act', 36, 5]);

      const lost = bossFight({ mana: 0, attack: 3, hand: ['jugement'], health: 3 }).choose('end');
      expect(lost.state.result?.how).toBe('no-health');
    },
  );

  rule(['SA-BOSS-11', 'SA-KEY-9'], 'no XP is gained, not even for the guardian', () => {
    const table = bossFight({
      mana: 2,
      guardian: 'porte-pilier',
      gauge: [6],
      hand: ['echo-du-sacrifice+', 'jugement'],
    });
    table.choose('play echo-du-sacrifice');
    expect(table.state.xp).toBe(0);

    const guardian = bossFight({
      mana: 1,
      guardian: { enemy: 'porte-pilier', resistance: 1 },
      gauge: [6],
      hand: ['eclat-d-eden', 'jugement'],
    });
    guardian.choose('attack eclat-d-eden', 'target 1');
    expect([told(guardian, 'enemyBeaten').length, guardian.state.xp]).toEqual([1, 0]);
  });

  rule('SA-BOSS-12', 'no damage for a seventh round', () => {
    const table = bossFight({ mana: 0, attack: 0, round: 7, hand: ['jugement'], dice: [3] }).choose('end');

    expect([table.state.health, table.state.round]).toEqual([39, 8]);
  });

  rule('SA-BOSS-13', 'no Place applies, whatever card lies on the enemy deck', () => {
    // On every Place cards cost 1 more.
    const box = {
      enemies: T0.data.enemies.map((one) =>
        enemy(one.id, one, { always: { of: { type: 'card' }, gets: { cost: 1 } } }),
      ),
    };
    const given = { box, mana: 2, hand: ['strike', 'guard'] };

    const below = t0.fight({ ...given, enemies: ['giant'], place: 'behind-landing' }).choose('play strike');
    const above = t0.bossFight({ ...given, guardian: 'giant' }).choose('play guard');
    const fromTheStart = t0.bossFight({ ...given, mana: 0, phase: 'before', dice: [4] });

    expect([below.state.mana, above.state.mana]).toEqual([0, 1]);
    expect(placeBehind(above)).toBeNull();
    expect([placeBehind(fromTheStart), fromTheStart.state.mana]).toEqual([null, 4]);
  });

  rule(['SA-BOSS-14', 'R-SA-66'], 'a "?" attack is rolled once, when the fight starts, and kept', () => {
    const table = bossFight({ phase: 'before', hand: ['jugement'], against: 'double', dice: [6, 5, 1, 1] });
    expect(table.state).toMatchObject({ dice: [2, 6], bossAttack: 5 });

    table.choose('end');
    expect([table.state.bossAttack, table.state.health]).toEqual([5, 34]);
  });

  rule(['SA-BOSS-15', 'SA-BOSS-16'], 'each box is one die; a "?" box is rolled', () => {
    const table = bossFight({ phase: 'before', hand: ['jugement'], against: 'double', dice: [3, 5, 1] });

    expect(told(table, 'bossReady')).toMatchObject([{ dice: [2, 3] }]);
  });

  rule(['SA-BOSS-17', 'SA-END-1'], 'without dice the Boss is beaten', () => {
    const table = bossFight({ mana: 2, gauge: [4], hand: ['lame-de-l-alliance'] }).choose(
      'attack lame-de-l-alliance',
    );

    expect(table.state.result?.winners).toEqual([0]);
  });

  rule('SA-BOSS-25', 'keywords apply to the Boss; its name does not matter', () => {
    const raging = bossFight({ mana: 0, attack: 3, hand: ['jugement'], against: 'rage', dice: [2] }).choose(
      'end',
    );

    expect(raging.state.health).toBe(33);
  });
});

describe('attacking it', () => {
  const four = (given: object, cards: string[]) => bossFight({ gauge: [6, 4, 3, 2], ...given, hand: cards });

  rule('SA-BOSS-18', 'cards played together are one attack, worth the sum of their damage', () => {
    const table = four({ mana: 3 }, ['lame-de-l-alliance', 'eclat-d-eden', 'jugement']);
    table.choose('attack lame-de-l-alliance', 'add eclat-d-eden');

    expect(lately(table, 'bossStruck')).toMatchObject([{ value: 6, cards: 2 }]);
    expect(table.options).toContain('remove 6');
  });

  rule(
    ['SA-BOSS-19', 'SA-BOSS-20', 'SA-BOSS-21', 'R-SA-61'],
    'EX-4: an attack of 5 takes the 4, or the 3 or the 2 alone, and leaves the 6 untouched',
    () => {
      const table = four({ mana: 2 }, ['lame-de-l-alliance+', 'jugement']).choose(
        'attack lame-de-l-alliance',
      );
      expect([table.kind, table.options]).toEqual(['removeDie', ['remove 4', 'remove 3', 'remove 2']]);

      table.choose('remove 4');

      expect(table.state.dice).toEqual([6, 3, 2]);
    },
  );

  rule(
    'SA-BOSS-22',
    'too weak for every die: nothing falls, cards and Mana are spent, the other lines still resolve',
    () => {
      const table = bossFight({ gauge: [6, 6], mana: 2, hand: ['garde-et-riposte', 'jugement'] }).choose(
        'attack garde-et-riposte',
      );

      expect(lately(table, 'attackTooWeak')).toMatchObject([{ value: 2 }]);
      expect(table.state).toMatchObject({ dice: [6, 6], mana: 0, defence: 2 });
    },
  );

  rule('SA-BOSS-23', 'several attacks in one round may remove several dice', () => {
    const table = four({ mana: 6 }, ['lame-de-l-alliance', 'eclat-d-eden', 'jugement']);
    table.choose('attack lame-de-l-alliance', 'strike', 'remove 4', 'attack eclat-d-eden', 'strike');

    expect(table.state.dice).toEqual([6, 3]);
    expect(table.state.round).toBe(1);
  });

  rule(
    ['SA-BOSS-24', 'R-SA-65'],
    'X2: the gauge is put back in the middle of the phase, "?" rolled again, once only',
    () => {
      const table = bossFight({
        gauge: [2],
        gauges: 2,
        mana: 5,
        hand: ['jugement', 'eclat-d-eden', 'voile-de-priere'],
        against: 'double',
        dice: [1],
      });
      table.choose('attack jugement', 'strike');
      expect(table.state).toMatchObject({ dice: [2, 1], gauges: 1, mana: 2, result: null });
      expect(hand(table)).toEqual(['eclat-d-eden', 'voile-de-priere']);

      const last = bossFight({
        gauge: [2],
        gauges: 1,
        mana: 1,
        hand: ['eclat-d-eden'],
        against: 'double',
      }).choose('attack eclat-d-eden');
      expect(last.state.result?.how).toBe('boss-beaten');
    },
  );

  rule('R-SA-61', 'removing a die is compulsory when one can be removed', () => {
    const table = bossFight({ gauge: [6, 2], mana: 1, hand: ['eclat-d-eden', 'jugement'] }).choose(
      'attack eclat-d-eden',
    );

    expect(table.state.dice).toEqual([6]);
  });

  rule(
    'R-SA-62',
    'only damage cards, conditions and the whole cost first; Mana gained cannot pay for the group',
    () => {
      const table = four({ mana: 3 }, ['lame-de-l-alliance', 'jugement', 'voile-de-priere', 'coup-de-grace']);
      table.choose('attack lame-de-l-alliance');
      expect(table.options).toEqual(['add coup-de-grace', 'strike']);
      expect(refusals(table, 'add')).toEqual(['SA-MANA-9', 'R-SA-62']);

      table.choose('add coup-de-grace');
      expect(lately(table, 'bossStruck')).toMatchObject([{ value: 7 }]);
    },
  );

  rule('R-SA-62', 'of two copies in hand one is offered, and the other once the first is declared', () => {
    const table = t0.bossFight({ mana: 6, gauge: [6, 5], hand: ['twins', 'strike', 'strike', 'strike+'] });
    table.choose('attack twins');
    expect(offered(table, 'add')).toBe('strike strike.3');

    table.choose('add strike');
    expect(offered(table, 'add')).toBe('strike.2 strike.3');
    table.choose('add strike.2');

    expect(offered(table, 'add')).toBe('strike.3');
  });

  rule('R-SA-62', 'in a group the damage is summed and a die removed before the other lines', () => {
    const table = bossFight({
      gauge: [6, 2],
      mana: 3,
      hand: ['garde-et-riposte', 'pacte-ecarlate', 'jugement'],
      health: 20,
    });
    table.choose('attack pacte-ecarlate', 'add garde-et-riposte', 'remove 6');

    const order = events(table, 0);
    expect(order.indexOf('dieRemoved')).toBeLessThan(order.indexOf('healthLost'));
    expect(table.state).toMatchObject({ health: 19, defence: 2 });
    expect(names(table, table.state.inPlay)).toEqual(['garde-et-riposte']);
    expect(discardPile(table)).toEqual(['pacte-ecarlate']);
  });

  rule(
    'R-SA-63',
    'packets aimed at the Boss add up in one attack; area damage counts once and hits the guardian',
    () => {
      const packets = four({ mana: 2 }, ['lames-jumelles', 'jugement']).choose('attack lames-jumelles');
      expect(lately(packets, 'bossStruck')).toMatchObject([{ value: 4 }]);

      const area = bossFight({
        gauge: [6, 5],
        mana: 4,
        guardian: 'porte-pilier',
        hand: ['onde-de-lumiere', 'lame-de-l-alliance', 'jugement'],
      });
      area.choose('attack onde-de-lumiere', 'add lame-de-l-alliance');
      expect(told(area, 'bossStruck')).toMatchObject([{ value: 6 }]);
      expect(area.state.resistance[0]).toBe(4);
    },
  );

  rule(
    'R-SA-64',
    'a card alone may aim at the guardian or share its packets; a group aims at the Boss only',
    () => {
      const shared = bossFight({
        gauge: [6, 2],
        mana: 2,
        guardian: 'porte-pilier',
        hand: ['lames-jumelles', 'jugement'],
      });
      shared.choose('attack lames-jumelles');
      expect([shared.kind, shared.options]).toEqual(['target', ['target 1', 'target boss']]);
      shared.choose('target 1', 'target boss');
      expect([shared.state.resistance[0], shared.state.dice]).toEqual([4, [6]]);

      const group = bossFight({
        gauge: [6, 5],
        mana: 3,
        guardian: 'porte-pilier',
        hand: ['lame-de-l-alliance', 'eclat-d-eden', 'jugement'],
      });
      group.choose('attack lame-de-l-alliance', 'add eclat-d-eden');
      expect(group.kind).toBe('removeDie');
    },
  );

  rule('R-SA-85', 'a Boss alone is exactly one enemy; with a guardian there are two', () => {
    expect(four({ mana: 1 }, ['coup-de-grace']).options).toContain('attack coup-de-grace');

    const two = four({ mana: 1, guardian: 'porte-pilier' }, ['coup-de-grace']);
    expect(refusals(two, 'attack')).toEqual(['SA-MISC-5']);
  });

  rule('R-SA-69', 'the Boss beaten wins at once, guardian or not; the guardian beaten ends nothing', () => {
    const won = bossFight({ gauge: [2], mana: 1, guardian: 'porte-pilier', hand: ['eclat-d-eden'] }).choose(
      'attack eclat-d-eden',
      'target boss',
    );
    expect(won.state.result?.how).toBe('boss-beaten');

    const on = bossFight({
      gauge: [6],
      mana: 1,
      guardian: { enemy: 'porte-pilier', resistance: 2 },
      hand: ['eclat-d-eden', 'jugement'],
    });
    on.choose('attack eclat-d-eden', 'target 1');
    expect([on.state.result, enemies(on, on.state.enemyDiscard)]).toEqual([null, ['porte-pilier']]);
  });

  rule('R-SA-69', 'won in a group before a price in health printed on its cards would kill', () => {
    const table = bossFight({
      gauge: [6],
      mana: 3,
      hand: ['pacte-ecarlate', 'lame-de-l-alliance'],
      health: 1,
    });
    table.choose('attack pacte-ecarlate', 'add lame-de-l-alliance');

    expect(table.state.result?.how).toBe('boss-beaten');
  });
});

rule('R-SA-39', 'in an ordinary combat a card needs no declaration of its own', () => {
  expect(fight({ enemies: ['porte-pilier'], mana: 1, hand: ['eclat-d-eden'] }).options).toContain(
    'play eclat-d-eden',
  );
});

rule('SA-BOSS-24', 'a Boss with x2 has its gauge filled twice in all', () => {
  const begun = (times2: boolean) =>
    bossFight({ card: { times2 }, phase: 'before', xp: 6, hand: ['eclat-d-eden'] }).choose('enter').state;

  expect([begun(false).gauges, begun(true).gauges]).toEqual([1, 2]);
});
