import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { contentFor } from '../ready/content.ts';
import { PLAIN } from './boxes/plain.ts';
import { enemies, events, lately, refusals, tablesWith, told } from './table.ts';

const { at, bossFight, fight } = tablesWith(PLAIN);

describe('how many come', () => {
  rule(['SA-FIGHT-1', 'SA-FIGHT-2'], 'the numbers of all Combat squares crossed are added', () => {
    const table = at({ crossed: ['combat-1', 'empty', 'combat-2'], xp: 1, hand: ['jugement'] });

    expect(told(table, 'enemiesCame')).toMatchObject([{ left: 0 }]);
    expect(table.state.foes).toHaveLength(3);
  });

  rule(
    ['SA-FIGHT-16', 'SA-FIGHT-17', 'SA-FIGHT-18'],
    'EX-2: seven enemies are three combats, each with its own Place',
    () => {
      const weak = { hand: ['onde-de-lumiere+', 'eclat-d-eden'] };
      const table = at({ crossed: ['combat-3', 'combat-3', 'combat-1'], xp: 9, ...weak, dice: [] });

      expect(told(table, 'enemiesCame')).toMatchObject([{ wave: 1, left: 4 }]);
      expect(table.state.foes).toHaveLength(3);
      expect(table.state.place).toBe(table.state.enemyDeck.at(-1));

      const second = fight({
        enemies: ['rodeur-de-cendre'],
        mana: 2,
        waiting: 4,
        hand: ['lame-de-l-alliance'],
        enemyDeck: ['porte-pilier', 'colosse-de-suie', 'novice-d-asmoth'],
      }).choose('play lame-de-l-alliance', 'keep');
      expect(lately(second, 'enemiesCame')).toMatchObject([{ wave: 2, left: 1 }]);
      expect(lately(second, 'placeRead')).toHaveLength(1);
    },
  );

  rule(
    'R-SA-23',
    'waves are 3, 3, … and the rest; a new one starts at round 1 with fresh Mana, after a free moment',
    () => {
      const table = fight({
        enemies: [{ enemy: 'rodeur-de-cendre', resistance: 1 }],
        round: 4,
        mana: 3,
        defence: 2,
        waiting: 2,
        hand: ['eclat-d-eden', 'jugement'],
        xp: 3,
        enemyDeck: ['porte-pilier', 'gargouille-borgne'],
        dice: [5],
      });
      table.choose('play eclat-d-eden', 'keep');
      expect([table.kind, table.options.includes('buy-potion')]).toEqual(['nextWave', true]);
      expect(enemies(table, table.state.enemyDiscard)).toEqual(['rodeur-de-cendre']);

      table.choose('continue', 'roll', 'keep');

      expect(table.state).toMatchObject({ round: 1, mana: 5, defence: 0, standing: 2 });
    },
  );
});

describe('setting up', () => {
  rule(
    ['SA-FIGHT-5', 'SA-FIGHT-6', 'R-SA-20'],
    'enemies are drawn from the top; the next top shows the Place and is not drawn',
    () => {
      const table = at({
        crossed: ['combat-2'],
        enemyDeck: ['rodeur-de-cendre', 'chien-du-seuil', 'novice-d-asmoth'],
        hand: ['jugement'],
        xp: 1,
      });

      expect(enemies(table, table.state.foes)).toEqual(['rodeur-de-cendre', 'chien-du-seuil']);
      expect(table.state.content.places[table.state.place]!.id).toBe('puits-de-silence');
      expect(enemies(table, [table.state.enemyDeck.at(-1)!])).toEqual(['novice-d-asmoth']);
    },
  );

  rule(
    ['SA-FIGHT-7', 'R-SA-22'],
    'the Place holds for the whole combat, whatever happens to the deck',
    () => {
      const table = fight({ enemies: ['porte-pilier'], place: 'puits-de-silence', mana: 0, dice: [4, 4] });

      expect(told(table, 'manaSet')).toMatchObject([{ mana: 3, change: -1 }]);
      expect(table.state.round).toBe(2);
    },
  );

  rule(
    'R-SA-22',
    'setup in order: enemies, Place, resistance, attack, numbers, start of combat, round 1',
    () => {
      const table = at({
        crossed: ['combat-1'],
        enemyDeck: ['masque-changeant', 'rodeur-de-cendre'],
        dice: [5, 3, 4],
      });

      const order = ['enemiesCame', 'placeRead', 'diceRolled', 'enemyReady', 'healthLost', 'roundBegan'];
      const happened = events(table, 0);
      expect(order.map((name) => happened.indexOf(name))).toEqual(
        [...order.map((name) => happened.indexOf(name))].sort((a, b) => a - b),
      );
    },
  );

  rule('SA-FIGHT-8', 'each enemy has its own resistance, lowered by damage', () => {
    const table = fight({
      enemies: ['novice-d-asmoth', 'gargouille-borgne'],
      mana: 1,
      hand: ['eclat-d-eden'],
    });
    expect(table.state.resistance).toEqual([4, 5]);

    table.choose('play eclat-d-eden', 'target 2');

    expect(told(table, 'enemyHit')).toMatchObject([{ slot: 1, left: 3 }]);
  });

  rule(
    ['SA-FIGHT-9', 'SA-FIGHT-10', 'R-SA-24'],
    'a "?" is rolled once for each, resistance and attack apart',
    () => {
      const table = at({
        crossed: ['combat-1'],
        enemyDeck: ['masque-changeant', 'spectre-du-puits'],
        dice: [6, 2, 1],
      });

      expect([table.state.resistance, table.state.attack]).toEqual([[6], [2]]);
      expect(told(table, 'diceRolled').map(({ what }) => what)).toEqual(['resistance', 'attack', 'mana']);
    },
  );

  rule('R-SA-24', 'a Place’s change may go beyond 6; printed numbers need no roll', () => {
    const table = at({ crossed: ['combat-1'], enemyDeck: ['porte-pilier', 'forcene-du-pilier'], dice: [1] });

    expect(table.state.resistance).toEqual([7]);
  });

  rule('SA-FIGHT-11', 'the round counter starts at 1', () => {
    expect(told(at({ crossed: ['combat-1'], dice: [3] }), 'roundBegan')[0]).toMatchObject({ round: 1 });
  });

  rule(
    ['SA-MISC-4', 'R-SA-21'],
    'an empty deck is re-formed to go on drawing and to read the Place; enemies in play stay out',
    () => {
      const table = at({
        crossed: ['combat-2'],
        enemyDeck: ['rodeur-de-cendre', 'porte-pilier'],
        otherEnemies: 'discard',
        hand: ['jugement'],
        xp: 1,
        seed: 'reform',
      });

      expect(told(table, 'deckReformed')).toMatchObject([{ which: 'enemy', cards: 16 }]);
      expect(table.state.enemyDeck).toHaveLength(16);
      expect(table.state.enemyDeck).not.toContain(table.state.foes[0]);
    },
  );
});

describe('rounds and XP', () => {
  rule('SA-FIGHT-3', 'a round is a Player Phase, then an Enemy Phase', () => {
    const table = fight({ enemies: ['rodeur-de-cendre'], mana: 1, hand: ['jugement'], dice: [3] });
    expect(table.kind).toBe('act');

    table.choose('end');

    expect(lately(table, 'attacked')).toHaveLength(1);
    expect([table.kind, table.state.round]).toEqual(['act', 2]);
  });

  rule(
    ['SA-FIGHT-12', 'SA-ENEMY-6'],
    'the counter rises by one when a round ends, then Mana, then a Player Phase',
    () => {
      const table = fight({
        enemies: ['rodeur-de-cendre'],
        round: 3,
        mana: 1,
        hand: ['jugement'],
        dice: [6],
      }).choose('end');

      const happened = events(table);
      expect(happened.indexOf('roundBegan')).toBeLessThan(happened.indexOf('diceRolled'));
      expect(table.state).toMatchObject({ round: 4, mana: 6 });
    },
  );

  rule(
    ['SA-FIGHT-13', 'R-SA-25'],
    'beating an enemy earns the XP under the current round, whatever beat it',
    () => {
      const xpIn = (round: number): number =>
        fight({
          enemies: [{ enemy: 'porte-pilier', resistance: 1 }],
          round,
          mana: 1,
          hand: ['eclat-d-eden'],
        }).choose('play eclat-d-eden').state.xp;
      expect([1, 2, 3, 4, 5, 6].map(xpIn)).toEqual([3, 2, 2, 1, 1, 0]);

      const byThePlace = fight({
        enemies: [{ enemy: 'porte-pilier', resistance: 1 }],
        round: 1,
        mana: 0,
        place: 'verriere-brisee',
      });
      expect(told(byThePlace, 'enemyBeaten')).toMatchObject([{ xp: 3, round: 1 }]);
    },
  );

  rule('SA-FIGHT-14', 'from round 7 a beaten enemy earns nothing', () => {
    const rows = contentFor({ boss: 'gorvath', mode: 'normal' }, null).enemies.map(({ xp }) => xp.length);
    expect(new Set(rows)).toEqual(new Set([6]));

    const table = fight({
      enemies: ['rodeur-de-cendre'],
      round: 7,
      mana: 1,
      place: 'stele-des-heroines',
      hand: ['eclat-d-eden'],
    });
    expect(table.choose('play eclat-d-eden').state.xp).toBe(0);
  });

  rule(
    ['SA-FIGHT-15', 'R-SA-26'],
    'from round 7, 2 unblockable damage open each round, before the Place and the Mana roll',
    () => {
      const seventh = fight({
        enemies: ['rodeur-de-cendre'],
        round: 6,
        mana: 0,
        place: 'autel-du-pacte',
        dice: [3],
      });
      const happened = seventh
        .told(0)
        .filter(({ event }) => event === 'healthLost' || event === 'diceRolled');
      expect(happened).toMatchObject([
        { why: 'attack' },
        { why: 'late', amount: 2 },
        { why: 'place' },
        { what: 'mana' },
      ]);

      const sixth = fight({ enemies: ['rodeur-de-cendre'], round: 5, mana: 0, dice: [3] });
      expect(told(sixth, 'healthLost').map(({ why }) => why)).toEqual(['attack']);
    },
  );

  rule('R-SA-26', 'the Place speaks at the start of round 1 too, before Mana', () => {
    const table = fight({
      enemies: ['porte-pilier'],
      phase: 'roundStart',
      place: 'chapelle-des-soeurs',
      dice: [2],
    });

    expect(table.state.defence).toBe(1);
    const happened = events(table, 0);
    expect(happened.indexOf('defenceGained')).toBeLessThan(happened.indexOf('diceRolled'));
  });

  rule(['SA-FIGHT-4', 'R-SA-77'], 'an enemy may carry several keywords, and all apply', () => {
    const table = at({ crossed: ['combat-1'], enemyDeck: ['louve-rouge', 'spectre-du-puits'], dice: [1, 4] });
    expect(table.kind).toBe('answerHate');

    table.choose('absorb 0');

    expect(lately(table, 'attacked')).toMatchObject([
      { who: 'hate', total: 4, terms: [{ level: 2, raging: true }] },
    ]);
  });

  rule('R-SA-27', 'a beaten enemy is discarded at once and the others keep their places', () => {
    const table = fight({
      enemies: ['rodeur-de-cendre', 'porte-pilier'],
      mana: 2,
      hand: ['eclat-d-eden', 'pluie-d-epines'],
    });
    table.choose('play eclat-d-eden', 'target 1');

    expect(enemies(table, table.state.enemyDiscard)).toEqual(['rodeur-de-cendre']);
    expect(table.state.foes[0]).toBe(-1);
    table.choose('play pluie-d-epines');
    expect(told(table, 'enemyHit').at(-1)).toMatchObject({ slot: 1 });
  });
});

rule('R-SA-28', 'outside a Player Phase no card is played, drawn or cycled', () => {
  const outside = at({ hand: ['eclat-d-eden'], xp: 1 });
  expect(outside.options.filter((option) => /^(play|draw|cycle)/.test(option))).toEqual([]);
  expect(outside.state.mana).toBe(0);

  const beforeMana = fight({ enemies: ['porte-pilier'], phase: 'mana', hand: ['eclat-d-eden'], xp: 1 });
  expect(beforeMana.options).toEqual(['roll', 'raise eclat-d-eden']);
  expect(refusals(beforeMana, 'play')).toEqual(['R-SA-28']);
  expect(bossFight({ mana: 2, hand: ['voile-de-priere'] }).options).toContain('cycle left');
});
