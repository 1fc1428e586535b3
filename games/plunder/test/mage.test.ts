import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import {
  asked,
  carries,
  discardPile,
  events,
  expectNotOffered,
  expectOffered,
  expectRefused,
  hand,
  monsters,
  offered,
  pv,
  secured,
  squareOf,
  t0,
  treasures,
} from './table.ts';

describe('Maître du destin', () => {
  rule('SDP-MAGE-1', 'with the Mage in play his owner draws a card as his turn begins', () => {
    const table = t0({
      heroes: { 'blue-mage': 'd5' },
      hands: { blue: ['2♥'] },
      draw: ['9♣', '8♣'],
      step: 'begin',
    });

    expect(hand(table, 'blue')).toBe('9♣ 2♥');
  });

  rule('SDP-MAGE-1', 'with the Mage in reserve, or another’s in play, he draws none', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'd5', 'green-mage': 'f5' },
      hands: { blue: ['2♥'] },
      draw: ['9♣'],
      step: 'begin',
    });

    expect(hand(table, 'blue')).toBe('2♥');
  });

  rule('R-SDP-71', 'nobody is asked; it comes before any action, on the very first turn too', () => {
    const table = t0({
      heroes: { 'blue-mage': 'd5' },
      hands: { blue: ['2♥', '3♥', '4♥', '5♥', '6♥', '7♥', '8♥'] },
      draw: ['9♣'],
      step: 'begin',
      turn: 1,
    });

    expect(table.state.turns).toBe(1);
    expect(table.kind).toBe('act');
    expect(hand(table, 'blue')).toBe('9♣ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥');
    expect(events(table, 0).slice(0, 2)).toEqual(['turnBegan', 'cardsDrawnHidden']);
  });

  rule(
    'R-SDP-71',
    'a Mage who comes in later in the turn draws nothing; one who leaves costs nothing',
    () => {
      const coming = t0({ hands: { blue: ['2♥', '3♥'] }, draw: ['9♣'], step: 'begin' });
      const leaving = t0({
        heroes: { 'blue-mage': 'd5' },
        hands: { blue: ['2♥'] },
        draw: ['9♣'],
        step: 'begin',
      });

      coming.choose('enter blue-mage a1', 'pay 2♥', 'pay 3♥');
      leaving.choose('replace blue-mage by blue-rogue', 'to a1', 'pay 2♥');

      expect(hand(coming, 'blue')).toBe('');
      expect(hand(leaving, 'blue')).toBe('9♣');
    },
  );
});

rule(['R-SDP-62', 'SDP-FAQ-14'], 'a Mage hemmed in as far as his cards reach does not teleport', () => {
  const around = ['b1', 'a2', 'b2'];
  const beyond = ['c1', 'c2', 'c3', 'b3', 'a3'];
  const hemmed = (monsters: string[], cards: string[]) =>
    t0({ seats: 4, heroes: { 'blue-mage': 'a1' }, monsters, hands: { blue: cards } });
  const power = 'power blue-mage teleportation';

  expectNotOffered(hemmed(around, ['Q♣', '2♥']), power);
  expectOffered(hemmed(around, ['Q♣', '2♥', '3♥']), power);
  expectNotOffered(hemmed([...around, ...beyond], ['Q♣', '2♥', '3♥']), power);
  expectOffered(hemmed([...around, ...beyond.slice(1)], ['Q♣', '2♥', '3♥']), power);
});

describe('Inoffensif', () => {
  rule('SDP-MAGE-2', 'in contact with an adversary: no offensive action', () => {
    const position = { hands: { blue: ['K♥', 'Q♦'] } };
    const touching = t0({
      ...position,
      heroes: { 'blue-mage': 'd5', 'green-rogue': 'h5' },
      monsters: ['e6', 'a9'],
    });
    const free = t0({
      ...position,
      heroes: { 'blue-mage': 'd5', 'green-rogue': 'h5' },
      monsters: ['f7', 'a9'],
    });

    expectRefused(touching, 'SDP-MAGE-2', 'power blue-mage malediction', 'power blue-mage boule-de-feu');
    expectRefused(touching, 'SDP-MAGE-2', 'attack blue-mage monster-1');
    expectOffered(free, 'power blue-mage malediction', 'power blue-mage boule-de-feu');
  });

  rule('SDP-MAGE-2', 'a team-mate or a wall between: no contact', () => {
    const table = t0({
      walls: ['d5|e5'],
      heroes: { 'blue-mage': 'd5', 'blue-rogue': 'd6' },
      monsters: ['e5', 'a5'],
      hands: { blue: ['Q♦'] },
    });

    expectOffered(table, 'power blue-mage boule-de-feu');
  });

  rule('R-SDP-45', 'the Mage never makes an ordinary attack', () => {
    const table = t0({
      heroes: { 'blue-mage': 'd5', 'green-mage': 'd6' },
      monsters: ['c4'],
      hands: { blue: ['A♥', 'A♦'] },
    });

    expect(offered(table, 'attack')).toBe('');
    expectRefused(table, 'SDP-MAGE-2', 'attack blue-mage green-mage', 'attack blue-mage monster-1');
  });
});

describe('Guérison', () => {
  rule('SDP-MAGE-3', 'the Mage gets back all his hit points', () => {
    const table = t0({ heroes: { 'blue-mage': { at: 'd5', pv: 1 } }, hands: { blue: ['K♣'] } });

    table.choose('power blue-mage guerison', 'pay K♣');

    expect(pv(table, 'blue-mage')).toBe(3);
  });

  rule('SDP-MAGE-4', 'and one other hero, if he so wishes', () => {
    const position = {
      heroes: { 'blue-mage': { at: 'd5', pv: 1 }, 'blue-rogue': { at: 'h10', pv: 1 } },
      hands: { blue: ['K♣'] },
    };
    const both = t0(position);
    const alone = t0(position);

    both.choose('power blue-mage guerison');
    expect(both.options).toEqual(['target blue-rogue', 'nobody']);
    both.choose('target blue-rogue', 'pay K♣');
    alone.choose('power blue-mage guerison', 'nobody', 'pay K♣');

    expect([pv(both, 'blue-mage'), pv(both, 'blue-rogue')]).toEqual([3, 3]);
    expect([pv(alone, 'blue-mage'), pv(alone, 'blue-rogue')]).toEqual([3, 1]);
  });

  rule('R-SDP-53', 'any other hero in the dungeon, of any team', () => {
    const table = t0({
      heroes: {
        'blue-mage': { at: 'd5', pv: 2 },
        'blue-rogue': { at: 'b2', pv: 2 },
        'green-mage': { at: 'h5', pv: 1 },
        'green-warrior': 'h6',
      },
      hands: { blue: ['K♣'] },
    });

    table.choose('power blue-mage guerison');
    expect(table.options).toEqual(['target blue-rogue', 'target green-mage', 'nobody']);
    expectRefused(table, 'R-SDP-53', 'target green-warrior');
    table.choose('target green-mage', 'pay K♣');

    expect(pv(table, 'green-mage')).toBe(3);
  });

  rule('R-SDP-53', 'in contact too; but not if it would restore nothing', () => {
    const contact = t0({
      heroes: { 'blue-mage': { at: 'd5', pv: 2 } },
      monsters: ['d6'],
      hands: { blue: ['K♣'] },
    });
    const healthy = t0({ heroes: { 'blue-mage': 'd5', 'green-mage': 'h5' }, hands: { blue: ['K♣'] } });
    const other = t0({
      heroes: { 'blue-mage': 'd5', 'green-mage': { at: 'h5', pv: 2 }, 'blue-rogue': { at: 'c2', pv: 1 } },
      hands: { blue: ['K♣'] },
    });

    expectOffered(contact, 'power blue-mage guerison');
    expectRefused(healthy, 'R-SDP-62', 'power blue-mage guerison');
    other.choose('power blue-mage guerison');
    expectRefused(other, 'R-SDP-53', 'nobody');
  });
});

describe('Téléportation', () => {
  rule('SDP-MAGE-5', 'the Mage goes X squares, as many as his player likes', () => {
    const position = { heroes: { 'blue-mage': 'd5' }, hands: { blue: ['Q♣', '2♥', '3♥'] } };
    const one = t0(position);
    const two = t0(position);

    one.choose('power blue-mage teleportation', 'to e5', 'pay Q♣', 'pay 2♥');
    two.choose('power blue-mage teleportation', 'to f3', 'pay Q♣', 'pay 2♥', 'pay 3♥');

    expect(squareOf(one, 'blue-mage')).toBe('e5');
    expect(squareOf(two, 'blue-mage')).toBe('f3');
  });

  rule('SDP-MAGE-6', 'X further cards are discarded', () => {
    const table = t0({
      heroes: { 'blue-mage': 'd5' },
      hands: { blue: ['Q♣', '2♥', '3♥', '4♥'] },
    });

    table.choose('power blue-mage teleportation', 'to d7', 'pay Q♣', 'pay 2♥', 'pay 4♥');

    expect(hand(table, 'blue')).toBe('3♥');
    expect(discardPile(table)).toBe('Q♣ 2♥ 4♥');
  });

  rule('SDP-MAGE-7', 'walls and figures on the way do not count', () => {
    const table = t0({
      walls: ['d5|e5', 'd4|e4', 'd6|e6'],
      heroes: { 'blue-mage': 'd5' },
      monsters: ['e5', 'e4'],
      treasures: ['e6'],
      hands: { blue: ['Q♣', '2♥', '3♥'] },
    });

    table.choose('power blue-mage teleportation', 'to f5', 'pay Q♣', 'pay 2♥', 'pay 3♥');

    expect(squareOf(table, 'blue-mage')).toBe('f5');
    expect(treasures(table)).toBe('e6');
  });

  rule('SDP-MAGE-8', 'he takes no treasure along', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'd5', carries: true } },
      hands: { blue: ['Q♣', '2♥'] },
    });

    expect([carries(table, 'blue-mage'), treasures(table)]).toEqual([true, '']);

    table.choose('power blue-mage teleportation', 'to e5', 'pay Q♣', 'pay 2♥');

    expect([squareOf(table, 'blue-mage'), carries(table, 'blue-mage')]).toEqual(['e5', false]);
    expect(treasures(table)).toBe('d5');
  });

  rule('R-SDP-54', 'X is the columns or the rows between, whichever is more; at least 1', () => {
    const table = t0({
      heroes: { 'blue-mage': 'd5' },
      hands: { blue: ['Q♣', '2♥', '3♥'] },
    });

    table.choose('power blue-mage teleportation');

    expectOffered(table, 'to e5', 'to f7', 'to b3', 'to f5');
    expectRefused(table, 'SDP-FAQ-14', 'to g5', 'to d8', 'to e8');
    expectNotOffered(table, 'to d5');
  });

  rule('R-SDP-54', 'an ace or a pair pays for it too, and the X others come on top', () => {
    const ace = t0({ heroes: { 'blue-mage': 'd5' }, hands: { blue: ['A♣', '2♥', '3♥'] } });
    const pair = t0({ heroes: { 'blue-mage': 'd5' }, hands: { blue: ['Q♥', 'K♦', '3♥'] } });

    ace.choose('power blue-mage teleportation', 'to f5', 'pay A♣', 'pay 2♥', 'pay 3♥');
    pair.choose('power blue-mage teleportation');
    expectRefused(pair, 'SDP-FAQ-14', 'to f5');
    pair.choose('to e5', 'pair Q♥', 'pay K♦', 'pay 3♥');

    expect(squareOf(ace, 'blue-mage')).toBe('f5');
    expect(squareOf(pair, 'blue-mage')).toBe('e5');
    expect(hand(pair, 'blue')).toBe('');
  });

  rule('R-SDP-54', 'contact does not hinder it', () => {
    const table = t0({
      heroes: { 'blue-mage': 'd5' },
      monsters: ['d6'],
      hands: { blue: ['Q♣', '2♥'] },
    });

    expectOffered(table, 'power blue-mage teleportation');
  });

  rule('R-SDP-55', 'what he carried stays on the square he leaves', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'd5', carries: true } },
      treasures: ['f5'],
      hands: { blue: ['Q♣', '2♥', '3♥'] },
    });

    table.choose('power blue-mage teleportation', 'to f5', 'pay Q♣', 'pay 2♥', 'pay 3♥');

    expect(treasures(table)).toBe('d5');
    // The one he lands on is his.
    expect(carries(table, 'blue-mage')).toBe(true);
  });

  rule('R-SDP-55', 'so it brings nothing home', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'b2', carries: true } },
      hands: { blue: ['Q♣', '2♥'] },
    });

    table.choose('power blue-mage teleportation', 'to a2', 'pay Q♣', 'pay 2♥');

    expect(secured(table, 'blue')).toBe(0);
    expect(treasures(table)).toBe('b2');
  });
});

describe('Malédiction', () => {
  rule('SDP-MAGE-9', 'the Mage loses all his hit points but one', () => {
    const table = t0({ heroes: { 'blue-mage': 'd5', 'green-mage': 'h5' }, hands: { blue: ['K♥'] } });

    table.choose('power blue-mage malediction', 'pay K♥');

    expect(pv(table, 'blue-mage')).toBe(1);
  });

  rule('SDP-MAGE-10', 'another hero loses as many', () => {
    const healthy = t0({ heroes: { 'blue-mage': 'd5', 'green-mage': 'h5' }, hands: { blue: ['K♥'] } });
    const hurt = t0({
      heroes: { 'blue-mage': { at: 'd5', pv: 2 }, 'green-mage': 'h5' },
      hands: { blue: ['K♥'] },
    });

    healthy.choose('power blue-mage malediction', 'pay K♥');
    hurt.choose('power blue-mage malediction', 'pay K♥');

    expect(pv(healthy, 'green-mage')).toBe(1);
    expect(pv(hurt, 'green-mage')).toBe(2);
  });

  rule('R-SDP-56', 'with one hit point left there is nothing to curse with', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'd5', pv: 1 }, 'green-mage': 'h5' },
      hands: { blue: ['K♥'] },
    });

    expectRefused(table, 'R-SDP-56', 'power blue-mage malediction');
  });

  rule('R-SDP-56', 'it can kill, and he who dies drops his treasure; the Mage never dies of it', () => {
    const table = t0({
      heroes: { 'blue-mage': 'd5', 'green-mage': { at: 'h5', pv: 2, carries: true } },
      hands: { blue: ['K♥'], green: ['A♥', 'A♠'] },
    });

    table.choose('power blue-mage malediction', 'pay K♥');

    expect(squareOf(table, 'green-mage')).toBe('reserve');
    expect(treasures(table)).toBe('h5');
    expect(pv(table, 'blue-mage')).toBe(1);
    // No defence was asked for.
    expect(asked(table)).toBe('blue');
    expect(table.kind).toBe('act');
  });

  rule('R-SDP-56', 'any other hero in the dungeon, seen or not, a team-mate too', () => {
    const table = t0({
      walls: ['d5|e5'],
      heroes: { 'blue-mage': 'd5', 'green-mage': 'h5', 'green-rogue': 'h9', 'blue-rogue': 'a1' },
      hands: { blue: ['K♥'] },
    });

    table.choose('power blue-mage malediction');

    expect(table.options).toEqual(['target blue-rogue', 'target green-rogue', 'target green-mage']);
  });

  rule('R-SDP-56', 'a hero in reserve is out of reach', () => {
    const table = t0({ heroes: { 'blue-mage': 'd5' }, hands: { blue: ['K♥'] } });

    expectRefused(table, 'R-SDP-62', 'power blue-mage malediction');
  });
});

describe('Boule de feu', () => {
  rule('SDP-MAGE-11', 'he picks a square in his line of sight', () => {
    const table = t0({
      walls: ['g4|h4', 'g5|h5', 'g6|h6'],
      heroes: { 'blue-mage': 'd5' },
      monsters: ['g5', 'a9'],
      hands: { blue: ['Q♦'] },
    });

    table.choose('power blue-mage boule-de-feu');

    expectOffered(table, 'to g5', 'to f5', 'to g6');
    // Next to a9, but b5 is not; h6 burns nobody, for the wall stands between.
    expectOffered(table, 'to b8');
    expectRefused(table, 'R-SDP-57', 'to b5', 'to h5');
  });

  rule('SDP-MAGE-11', 'not one that he does not see', () => {
    const table = t0({
      walls: ['e4|f4', 'e5|f5', 'e6|f6'],
      heroes: { 'blue-mage': 'd5' },
      monsters: ['f5', 'd8'],
      hands: { blue: ['Q♦'] },
    });

    table.choose('power blue-mage boule-de-feu');

    expectRefused(table, 'SDP-MAGE-11', 'to f5', 'to g5');
    expectOffered(table, 'to d8', 'to d7');
  });

  rule('SDP-MAGE-12', 'all monsters there and next to it are eliminated', () => {
    const table = t0({
      heroes: { 'blue-mage': 'b5' },
      monsters: ['e5', 'd4', 'f6', 'e6', 'g5', 'e7'],
      hands: { blue: ['Q♦'] },
    });

    table.choose('power blue-mage boule-de-feu', 'to d5', 'pay Q♦');
    expect(monsters(table)).toBe('g5 f6 e7');
  });

  rule('R-SDP-57', 'an empty square, or an occupied one; what stands there does not hide it', () => {
    const table = t0({
      heroes: { 'blue-mage': 'b5', 'green-rogue': 'e5' },
      monsters: ['f5'],
      hands: { blue: ['Q♦'] },
    });

    table.choose('power blue-mage boule-de-feu');

    expectOffered(table, 'to e5', 'to e4');
    // Behind the Rogue the monster itself is hidden.
    expectRefused(table, 'SDP-MAGE-11', 'to f5');
    table.choose('to e5', 'pay Q♦');
    expect(monsters(table)).toBe('');
    expect(pv(table, 'green-rogue')).toBe(3);
  });

  rule('R-SDP-57', 'at least one monster must die', () => {
    const table = t0({ heroes: { 'blue-mage': 'b5', 'green-rogue': 'e5' }, hands: { blue: ['Q♦'] } });

    expectRefused(table, 'R-SDP-62', 'power blue-mage boule-de-feu');
  });
});
