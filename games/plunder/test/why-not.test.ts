/** A tap that can't be is answered: the reason, and the right one. */
import { begin, choose, whyNot } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { expect, test } from 'vitest';
import { plunder } from '../index.ts';
import { expectOffered, expectRefused, t0 } from './table.ts';

rule(
  ['SDP-MON-16', 'SDP-MON-17'],
  'monsters that only touch diagonally need a ♥, not just any red card',
  () => {
    const diagonal = { heroes: { 'green-mage': 'c3' }, monsters: ['d4'] };

    expectRefused(t0({ ...diagonal, hands: { blue: ['5♦'] } }), 'SDP-MON-16', 'monsters attack');
    expectRefused(t0({ ...diagonal, hands: { blue: ['5♣'] } }), 'SDP-MON-17', 'monsters attack');
    expectOffered(t0({ ...diagonal, hands: { blue: ['5♥'] } }), 'monsters attack');
  },
);

rule(
  ['SDP-MON-9', 'SDP-MON-13'],
  'monsters that only move diagonally need a ♠, not just any black card',
  () => {
    // Those on a2 and b1 touch a hero and stay; the one on a1 has the diagonal alone.
    const cornered = {
      monsters: ['a1', 'a2', 'b1'],
      heroes: { 'green-mage': 'b3', 'green-rogue': 'c2' },
    };

    expectRefused(t0({ ...cornered, hands: { blue: ['5♣'] } }), 'SDP-MON-9', 'monsters move');
    expectRefused(t0({ ...cornered, hands: { blue: ['5♦'] } }), 'SDP-MON-13', 'monsters move');
    expectOffered(t0({ ...cornered, hands: { blue: ['5♠'] } }), 'monsters move');
  },
);

rule(
  'R-SDP-50',
  'Pick-pocket with a treasure in hand is refused for the hands, not for lack of effect',
  () => {
    const near = { treasures: ['d6'], hands: { blue: ['K♠'] } };

    expectRefused(
      t0({ ...near, heroes: { 'blue-rogue': { at: 'd5', carries: true } } }),
      'R-SDP-50',
      'power blue-rogue pick-pocket',
    );
    expectRefused(
      t0({ heroes: { 'blue-rogue': 'd5' }, hands: { blue: ['K♠'] } }),
      'R-SDP-62',
      'power blue-rogue pick-pocket',
    );
  },
);

rule(['SDP-LOS-2', 'SDP-LOS-3', 'SDP-LOS-6'], 'a Tir says what hides its target', () => {
  const table = t0({
    walls: ['d6/d7', 'e4|f4', 'f4|g4', 'e4/e5'],
    heroes: { 'blue-rogue': 'd5', 'green-mage': 'd9', 'green-rogue': 'e6' },
    monsters: ['c5', 'a5', 'e4', 'd4'],
    hands: { blue: ['Q♥'] },
  });

  table.choose('power blue-rogue tir');

  expectRefused(table, 'SDP-LOS-2', 'target green-mage');
  expectRefused(table, 'SDP-LOS-3', 'target monster-2');
  expectRefused(table, 'SDP-LOS-6', 'target monster-3');
  expectOffered(table, 'target green-rogue', 'target monster-1');
});

rule('R-SDP-42', 'a treasure is not handed through a wall, nor farther than the next square', () => {
  const given = {
    heroes: { 'blue-rogue': { at: 'd5', carries: true }, 'blue-mage': 'e5' },
    hands: { blue: ['2♣'] },
  };

  expectOffered(t0(given), 'give blue-rogue blue-mage');
  expectRefused(t0({ ...given, walls: ['d5|e5'] }), 'R-SDP-42', 'give blue-rogue blue-mage');
  expectRefused(
    t0({ ...given, heroes: { ...given.heroes, 'blue-mage': 'g5' } }),
    'SDP-TRES-9',
    'give blue-rogue blue-mage',
  );
});

rule(['R-SDP-48', 'SDP-BOARD-4'], 'nobody is pushed through a wall, nor farther than one square', () => {
  const table = t0({
    walls: ['e5|f5'],
    heroes: { 'blue-warrior': 'd5' },
    monsters: ['e5'],
    hands: { blue: ['J♠'] },
  });

  table.choose('power blue-warrior bousculade');

  expectRefused(table, 'SDP-BOARD-4', 'to f5');
  expectRefused(table, 'R-SDP-48', 'to h5');
});

rule(['SDP-HERO-4', 'R-SDP-34'], 'a hero is not replaced by a class in play, his own included', () => {
  const table = t0({ heroes: { 'blue-warrior': 'd5', 'blue-mage': 'e5' }, hands: { blue: ['2♣'] } });

  expectRefused(table, 'SDP-HERO-4', 'replace blue-warrior by blue-mage');
  expectRefused(table, 'R-SDP-34', 'replace blue-warrior by blue-warrior');
  expectOffered(table, 'replace blue-warrior by blue-rogue');
});

rule('R-SDP-9', 'a joker makes no pair for a power', () => {
  const table = t0({
    heroes: { 'blue-warrior': 'd5' },
    monsters: ['d6'],
    hands: { blue: ['J♥', 'J♣', 'Jk'] },
  });

  table.choose('power blue-warrior coup-tournoyant');

  expectRefused(table, 'R-SDP-9', 'pair Jk');
  table.choose('pair J♣');
  expectRefused(table, 'R-SDP-9', 'pay Jk');
});

rule(['SDP-MOVE-2', 'SDP-BOARD-4', 'SDP-ATK-2', 'SDP-BOARD-6'], 'too far is said, and so is a wall', () => {
  const table = t0({
    walls: ['d5|e5'],
    heroes: { 'blue-rogue': 'd5', 'green-mage': 'e5', 'green-rogue': 'g8' },
    hands: { blue: ['2♠', '2♥'] },
  });

  expectRefused(table, 'SDP-MOVE-2', 'move blue-rogue d8');
  expectRefused(table, 'SDP-BOARD-4', 'move blue-rogue e5');
  expectRefused(table, 'SDP-ATK-2', 'attack blue-rogue green-rogue');
  expectRefused(table, 'SDP-BOARD-6', 'attack blue-rogue green-mage');
});

test('whatever is refused is said in words, in both languages, and once', () => {
  const silent = new Set<string>();
  const twice = new Set<string>();
  let said = 0;
  for (let game = 0; game < 9; game++) {
    const t = begin(plunder, { seats: 2 + (game % 3), seed: `why not ${game}` });
    for (let n = 0; n < 90 && !t.result; n++) {
      const decision = t.open[0]!;
      const answered = new Set(decision.options.map((option) => JSON.stringify(option)));
      for (const refusal of whyNot(plunder, t, decision)) {
        const about = JSON.stringify(refusal.about);
        if (answered.has(about)) twice.add(`${decision.kind} ${about}`);
        answered.add(about);
        for (const language of ['fr', 'en'] as const)
          if (plunder.words.refusal(NO_VIEW, refusal, language, t.content) === refusal.rule)
            silent.add(refusal.rule);
        said++;
      }
      choose(plunder, t, decision, decision.options[(n * 7 + game) % decision.options.length]!);
    }
  }

  expect([...silent]).toEqual([]);
  expect([...twice]).toEqual([]);
  expect(said).toBeGreaterThan(10_000);
});

// A reason is said without looking at the table.
const NO_VIEW = null as never;

rule(
  ['R-SDP-49', 'R-SDP-1', 'SDP-ATK-9'],
  'a Coup fatal says why not: too far, behind a wall, one’s own',
  () => {
    const table = t0({
      walls: ['d5|e5'],
      heroes: { 'blue-warrior': 'd5', 'blue-rogue': 'c5', 'green-mage': 'd6', 'green-rogue': 'd8' },
      monsters: ['c4', 'e5'],
      hands: { blue: ['K♦'] },
    }).choose('power blue-warrior coup-fatal');

    expect(table.options).toEqual(['target monster-1', 'target green-mage']);
    expectRefused(table, 'R-SDP-49', 'target green-rogue');
    expectRefused(table, 'R-SDP-1', 'target monster-2');
    expectRefused(table, 'SDP-ATK-9', 'target blue-rogue');
    expect(table.whyNot('target')).toHaveLength(3);
  },
);

rule(
  ['SDP-WAR-4', 'R-SDP-46', 'R-SDP-1'],
  'an Enchaînement strikes monsters alone, the near ones, and none behind a wall',
  () => {
    const table = t0({
      walls: ['d5|e5'],
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6' },
      monsters: ['c4', 'c5', 'e5', 'g8'],
      hands: { blue: ['J♦'] },
    }).choose('power blue-warrior enchainement');

    expect(table.options.filter((option) => option.startsWith('target'))).toEqual([
      'target monster-1',
      'target monster-2',
    ]);
    expectRefused(table, 'SDP-WAR-4', 'target green-mage');
    expectRefused(table, 'R-SDP-1', 'target monster-3');
    expectRefused(table, 'R-SDP-46', 'target monster-4');
  },
);

rule(['R-SDP-51', 'SDP-BOARD-4'], 'a Déplacement rapide goes square by square, through no wall', () => {
  const table = t0({
    walls: ['d5|e5'],
    heroes: { 'blue-rogue': 'd5' },
    hands: { blue: ['J♣'] },
  }).choose('power blue-rogue deplacement-rapide');

  expectOffered(table, 'to d6');
  expectRefused(table, 'SDP-BOARD-4', 'to e5');
  expectRefused(table, 'R-SDP-51', 'to d8');
});
