import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { squareAt } from '../rules/map.ts';
import { canBePushed } from '../rules/war.ts';
import {
  asked,
  carries,
  events,
  expectNotOffered,
  expectOffered,
  expectRefused,
  hand,
  lastTold,
  monsters,
  offered,
  pv,
  secured,
  squareOf,
  t0,
  treasures,
  winner,
} from './table.ts';

rule('SDP-WAR-1', 'Maître d’armes: the Warrior strikes diagonally with a ♦ too', () => {
  const warrior = t0({ heroes: { 'blue-warrior': 'd5' }, monsters: ['e6'], hands: { blue: ['2♦'] } });
  const rogue = t0({ heroes: { 'blue-rogue': 'd5' }, monsters: ['e6'], hands: { blue: ['2♦'] } });

  warrior.choose('attack blue-warrior monster-1', 'pay 2♦');

  expect(monsters(warrior)).toBe('');
  expectRefused(rogue, 'SDP-ATK-3', 'attack blue-rogue monster-1');
});

describe('Féroce', () => {
  rule('SDP-WAR-2', 'in contact with an adversary the Warrior does not move', () => {
    const touching = t0({
      heroes: { 'blue-warrior': 'd5', 'blue-rogue': 'd6' },
      monsters: ['e6'],
      hands: { blue: ['2♠'] },
    });
    const byHero = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'c4' },
      hands: { blue: ['2♠'] },
    });

    expectRefused(touching, 'SDP-WAR-2', 'move blue-warrior c5', 'move blue-warrior d4');
    expectOffered(touching, 'move blue-rogue c6');
    expectRefused(byHero, 'SDP-WAR-2', 'move blue-warrior e6');
  });

  rule('SDP-WAR-2', 'a team-mate, an adversary behind a wall or two squares away does not hold him', () => {
    const table = t0({
      walls: ['d5|e5'],
      heroes: { 'blue-warrior': 'd5', 'blue-rogue': 'd6' },
      monsters: ['e5', 'b5'],
      hands: { blue: ['2♠'] },
    });

    expectOffered(table, 'move blue-warrior d4', 'move blue-warrior c4');
  });

  rule('SDP-WAR-2', 'he may move into contact, and is held there', () => {
    const table = t0({ heroes: { 'blue-warrior': 'd5' }, monsters: ['d3'], hands: { blue: ['2♣', '3♣'] } });

    table.choose('move blue-warrior d4', 'pay 2♣');

    expectRefused(table, 'SDP-WAR-2', 'move blue-warrior d5');
  });

  rule('R-SDP-44', 'it stops neither attacks, nor Enchaînement, nor replacement, nor handing over', () => {
    const table = t0({
      heroes: { 'blue-warrior': { at: 'd5', carries: true }, 'blue-rogue': 'c5' },
      monsters: ['d6'],
      hands: { blue: ['J♦', '5♥'] },
    });

    expectNotOffered(table, 'move blue-warrior d4');
    expectOffered(
      table,
      'attack blue-warrior monster-1',
      'power blue-warrior enchainement',
      'replace blue-warrior by blue-mage',
      'give blue-warrior blue-rogue',
    );
    table.choose('power blue-warrior enchainement', 'keep', 'pay J♦');
    expect(squareOf(table, 'blue-warrior')).toBe('d6');
  });

  rule('R-SDP-44', 'it stops neither dodging nor being pushed', () => {
    const dodging = t0({
      heroes: { 'blue-warrior': 'd5', 'green-warrior': 'd6' },
      hands: { blue: ['5♦'], green: ['6♣'] },
    });
    const pushed = t0({
      heroes: { 'blue-warrior': 'd5', 'green-warrior': 'd6' },
      hands: { blue: ['J♠'] },
    });

    dodging.choose('attack blue-warrior green-warrior', 'pay 5♦', 'dodge d7', 'pay 6♣');
    pushed.choose('power blue-warrior bousculade', 'to d7', 'pay J♠');

    expect(squareOf(dodging, 'green-warrior')).toBe('d7');
    expect(squareOf(pushed, 'green-warrior')).toBe('d7');
  });

  rule('R-SDP-44', 'a Rogue runs past enemies freely', () => {
    const table = t0({ heroes: { 'blue-rogue': 'd5' }, monsters: ['d4', 'e4'], hands: { blue: ['J♣'] } });

    table.choose('power blue-rogue deplacement-rapide', 'to c4', 'pay J♣', 'to d3', 'to e3');

    expect(squareOf(table, 'blue-rogue')).toBe('e3');
  });
});

describe('Coup fatal', () => {
  rule('SDP-WAR-3', 'not parried, it costs 3 hit points', () => {
    const table = t0({ heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6' }, hands: { blue: ['K♦'] } });

    table.choose('power blue-warrior coup-fatal', 'pay K♦', 'take');

    expect(lastTold(table, 'wounded').amount).toBe(3);
    expect(squareOf(table, 'green-mage')).toBe('reserve');
  });

  rule('SDP-WAR-3', 'parried or dodged, it costs nothing', () => {
    const position = {
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6' },
      hands: { blue: ['K♦'], green: ['K♥', 'K♣', 'Q♥', 'Q♣'] },
    };
    const parrying = t0(position);
    const dodging = t0(position);

    parrying.choose('power blue-warrior coup-fatal', 'pay K♦', 'parry');
    expectRefused(parrying, 'SDP-DEF-1', 'pay Q♥');
    parrying.choose('pay K♥');
    dodging.choose('power blue-warrior coup-fatal', 'pay K♦', 'dodge d7', 'pay K♣');

    expect(pv(parrying, 'green-mage')).toBe(3);
    expect(pv(dodging, 'green-mage')).toBe(3);
  });

  rule('SDP-WAR-3', 'K♦ as a plain attack costs 1', () => {
    const table = t0({ heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6' }, hands: { blue: ['K♦'] } });

    table.choose('attack blue-warrior green-mage', 'pay K♦', 'take');

    expect(pv(table, 'green-mage')).toBe(2);
  });

  rule('R-SDP-49', 'it strikes any adjacent adversary, any way; a monster is simply killed', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'e6', 'blue-rogue': 'c5' },
      monsters: ['c4', 'd7'],
      hands: { blue: ['K♦'] },
    });

    table.choose('power blue-warrior coup-fatal');
    expect(table.options).toEqual(['target monster-1', 'target green-mage']);
    table.choose('target monster-1', 'pay K♦');

    expect(monsters(table)).toBe('d7');
    expect(table.kind).toBe('act');
  });

  rule('R-SDP-49', 'its value is that of what was really played', () => {
    const attackWith = (...blue: string[]) => {
      const table = t0({
        heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6' },
        hands: { blue, green: ['A♥', 'K♥'] },
      });
      return table.choose('power blue-warrior coup-fatal');
    };

    const ace = attackWith('A♦').choose('pay A♦', 'parry');
    const pair = attackWith('K♣', 'A♠').choose('pair K♣', 'pay A♠', 'parry');

    expect(lastTold(ace, 'attacked').value).toBe(14);
    expect(offered(ace, 'pay')).toBe('A♥');
    expect(lastTold(pair, 'attacked').value).toBe(13);
    expect(offered(pair, 'pay')).toBe('K♥ A♥');
  });

  rule('R-SDP-49', 'no weak defence stops a Warrior', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6' },
      hands: { blue: ['K♦'], green: ['Q♥', 'Q♦', 'Q♠', 'Q♣'] },
    });

    table.choose('power blue-warrior coup-fatal', 'pay K♦');

    expect(table.options).toEqual(['take']);
  });
});

describe('Enchaînement', () => {
  rule('SDP-WAR-4', 'he strikes a monster and goes onto the square it leaves', () => {
    const table = t0({ heroes: { 'blue-warrior': 'd5' }, monsters: ['e6', 'a9'], hands: { blue: ['J♦'] } });

    table.choose('power blue-warrior enchainement', 'pay J♦');

    expect(squareOf(table, 'blue-warrior')).toBe('e6');
    expect(monsters(table)).toBe('a9');
  });

  rule('SDP-WAR-4', 'a monster, never a hero', () => {
    const table = t0({ heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6' }, hands: { blue: ['J♦'] } });

    expectRefused(table, 'R-SDP-62', 'power blue-warrior enchainement');
  });

  rule('SDP-WAR-5', 'from there he may do it again, for no further card', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5' },
      monsters: ['d6', 'd7', 'e8', 'b5'],
      hands: { blue: ['J♦', '2♥'] },
    });

    table.choose('power blue-warrior enchainement', 'pay J♦', 'target monster-2', 'target monster-3');

    expect(squareOf(table, 'blue-warrior')).toBe('e8');
    expect(monsters(table)).toBe('b5');
    expect(hand(table, 'blue')).toBe('2♥');
    expect(table.kind).toBe('act');
  });

  rule('R-SDP-46', 'he cannot kill and stay: the advance goes with the blow', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5' },
      monsters: ['d6', 'd7'],
      hands: { blue: ['J♦'] },
    });

    table.choose('power blue-warrior enchainement');
    expectNotOffered(table, 'stop');
    table.choose('pay J♦');

    expect(squareOf(table, 'blue-warrior')).toBe('d6');
    expect(table.options).toEqual(['target monster-2', 'stop']);
  });

  rule('R-SDP-46', 'empty-handed, he picks up the treasure the monster stood on', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5' },
      monsters: ['d6'],
      treasures: ['d6'],
      hands: { blue: ['J♦'] },
    });

    table.choose('power blue-warrior enchainement', 'pay J♦');

    expect(carries(table, 'blue-warrior')).toBe(true);
    expect(treasures(table)).toBe('');
  });

  rule('R-SDP-46', 'a carrier must drop his own on the square he leaves', () => {
    const table = t0({
      heroes: { 'blue-warrior': { at: 'd5', carries: true } },
      monsters: ['d6'],
      treasures: ['d6'],
      hands: { blue: ['J♦'] },
    });

    table.choose('power blue-warrior enchainement');
    // No keeping: the monster is taken by dropping, or not at all.
    expect(table.kind).toBe('pay');
    table.choose('pay J♦');

    expect(treasures(table)).toBe('d5');
    expect(carries(table, 'blue-warrior')).toBe(true);
  });

  rule('R-SDP-46', 'through his own zone he secures, and the chain may go on', () => {
    const position = {
      heroes: { 'blue-warrior': { at: 'b3', carries: true } },
      monsters: ['a3', 'a4'],
      hands: { blue: ['J♦'] },
    };
    const goingOn = t0(position);
    const winning = t0({ ...position, secured: { blue: 1 } });

    goingOn.choose('power blue-warrior enchainement', 'target monster-1', 'keep', 'pay J♦');
    winning.choose('power blue-warrior enchainement', 'target monster-1', 'keep', 'pay J♦');

    expect(secured(goingOn, 'blue')).toBe(1);
    expect(goingOn.options).toEqual(['target monster-2', 'stop']);
    expect(winner(winning)).toBe('blue');
    expect(squareOf(winning, 'monster-2')).toBe('a4');
  });
});

describe('Coup tournoyant', () => {
  rule('SDP-WAR-6', 'one blow strikes down every adjacent monster', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5' },
      monsters: ['c4', 'd4', 'e5', 'e6', 'd7'],
      hands: { blue: ['J♥'] },
    });

    table.choose('power blue-warrior coup-tournoyant', 'pay J♥');

    expect(monsters(table)).toBe('d7');
  });

  rule('SDP-WAR-6', 'monsters only: heroes are not touched', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6', 'blue-rogue': 'c5' },
      monsters: ['d4'],
      hands: { blue: ['J♥'], green: ['A♥'] },
    });

    table.choose('power blue-warrior coup-tournoyant', 'pay J♥');

    expect(table.kind).toBe('act');
    expect(pv(table, 'green-mage')).toBe(3);
    expect(pv(table, 'blue-rogue')).toBe(3);
  });

  rule('R-SDP-47', 'a wall shields; without a monster next to him there is no such blow', () => {
    const walled = t0({
      walls: ['d4/d5'],
      heroes: { 'blue-warrior': 'd5' },
      monsters: ['d4', 'd6'],
      hands: { blue: ['J♥'] },
    });
    const none = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6' },
      monsters: ['d3'],
      hands: { blue: ['J♥'] },
    });

    walled.choose('power blue-warrior coup-tournoyant', 'pay J♥');

    expect(monsters(walled)).toBe('d4');
    expectRefused(none, 'R-SDP-62', 'power blue-warrior coup-tournoyant');
  });
});

describe('Bousculade', () => {
  rule('SDP-WAR-7', 'he moves an adjacent adversary one square', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6', 'blue-rogue': 'c5' },
      monsters: ['e4', 'd8'],
      hands: { blue: ['J♠'] },
    });

    table.choose('power blue-warrior bousculade');
    expect(table.options).toEqual(['target monster-1', 'target green-mage']);
    table.choose('target green-mage', 'to d7', 'pay J♠');

    expect(squareOf(table, 'green-mage')).toBe('d7');
    expect(events(table)).toEqual(['cardsPlayed', 'powerUsed', 'pushed']);
  });

  rule('SDP-WAR-8', 'where it could have moved itself: not through a wall, not onto a figure', () => {
    const table = t0({
      walls: ['d6/d7'],
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6' },
      monsters: ['e6'],
      hands: { blue: ['J♠'] },
    });

    table.choose('power blue-warrior bousculade', 'target green-mage');

    expect(offered(table, 'to')).toBe('c5 e5 c6 c7 e7');
    expectRefused(table, 'SDP-BOARD-2', 'to e6', 'to d5');
    expectNotOffered(table, 'to d7');
  });

  rule('SDP-WAR-8', 'one who cannot go anywhere cannot be pushed', () => {
    const table = t0({
      walls: ['h9|h8', 'g9|h9', 'h8/h9', 'g10|h10'],
      heroes: { 'blue-warrior': 'h9' },
      monsters: ['h10'],
      hands: { blue: ['J♠'] },
    });

    expectRefused(table, 'SDP-WAR-8', 'power blue-warrior bousculade');
  });

  rule('SDP-WAR-9', 'a carrier is not made to give up his treasure', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': { at: 'd6', carries: true } },
      treasures: ['d7'],
      hands: { blue: ['J♠'] },
    });

    table.choose('power blue-warrior bousculade');
    expectRefused(table, 'SDP-WAR-9', 'to d7');
    table.choose('to e7', 'pay J♠');

    expect(carries(table, 'green-mage')).toBe(true);
    expect(treasures(table)).toBe('d7');
  });

  rule('R-SDP-48', 'in any direction, not only away from him', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6' },
      hands: { blue: ['J♠'] },
    });

    table.choose('power blue-warrior bousculade');

    expect(offered(table, 'to')).toBe('c5 e5 c6 e6 c7 d7 e7');
  });

  rule('R-SDP-48', 'no defence and no damage', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': { at: 'd6', pv: 1 } },
      hands: { blue: ['J♠'], green: ['A♥', 'A♠'] },
    });

    table.choose('power blue-warrior bousculade', 'to d7', 'pay J♠');

    expect(asked(table)).toBe('blue');
    expect(pv(table, 'green-mage')).toBe(1);
  });

  rule('R-SDP-48', 'contact does not hold a monster that is pushed; it may be pushed onto a treasure', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5' },
      monsters: ['d6'],
      treasures: ['d7'],
      hands: { blue: ['J♠', '2♣'] },
    });

    expectRefused(table, 'R-SDP-27', 'monsters move');
    table.choose('power blue-warrior bousculade', 'to d7', 'pay J♠');

    expect(monsters(table)).toBe('d7');
    expect(treasures(table)).toBe('d7');
  });

  rule('R-SDP-48', 'a victim without a treasure pushed onto one picks it up', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6' },
      treasures: ['d7'],
      hands: { blue: ['J♠'] },
    });

    table.choose('power blue-warrior bousculade', 'to d7', 'pay J♠');

    expect(carries(table, 'green-mage')).toBe(true);
  });
});

rule('R-SDP-48', 'one free square beside the victim is enough for a push, whichever it is', () => {
  const around = ['d4', 'e4', 'f4', 'd5', 'f5', 'd6', 'e6', 'f6'];
  const pushed = (free: string) => {
    const monsters = ['e5', ...around.filter((square) => square !== free)];
    const { state } = t0({ seats: 4, monsters, hands: { blue: ['2♣'] } });
    return canBePushed(state, state.standing[squareAt(state.content.board.map, 'e5')!]!);
  };

  expect(around.map(pushed)).toEqual(around.map(() => true));
  expect(pushed('')).toBe(false);
});
