/** Raising cards on T0: when, which, and for how long. */
import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { T0 } from './boxes/t0.ts';
import {
  discardPile,
  events,
  expectOffered,
  expectRefused,
  hand,
  names,
  offered,
  seen,
  strengths,
  tablesWith,
} from './table.ts';

const { at, bossFight, climb, fight } = tablesWith(T0);

rule(['SA-CARD-3', 'SA-CARD-4'], 'for 1 XP a card of the hand strikes with its level-2 face', () => {
  const table = fight({ hand: ['strike'], xp: 1, mana: 1, enemies: ['giant'] });

  table.choose('raise strike');

  expect([seen(table).xp, hand(table)]).toEqual([0, ['strike+']]);
  table.choose('play strike');
  expect(strengths(table)).toBe('3/5');
});

rule('SA-CARD-3', 'without XP nothing is raised', () => {
  expectRefused(fight({ hand: ['strike'], mana: 1 }), 'SA-XP-9', 'raise strike');
});

rule('SA-CARD-3', 'at any time: on the stairs, at a trap, at a treasure, in combat, before the Boss', () => {
  const position = { hand: ['strike'], xp: 3 };
  for (const table of [
    climb(position),
    climb({ ...position, dice: [2, 3] }).choose('roll'),
    climb({ ...position, dice: [2, 3] }).choose('roll', 'die 2'),
    at({ ...position, crossed: ['trap'] }),
    at({ ...position, crossed: ['trap'], dice: [2] }).choose('roll'),
    at({ ...position, crossed: ['treasure'] }),
    fight({ ...position, phase: 'mana' }),
    fight({ ...position, phase: 'mana', dice: [3] }).choose('roll'),
    bossFight({ ...position, phase: 'before' }),
  ]) {
    const { kind } = table;
    table.choose('raise strike');

    expect([kind, hand(table), seen(table).xp]).toEqual([kind, ['strike+'], 2]);
  }
  expectRefused(bossFight({ ...position, mana: 1 }), 'SA-BOSS-8', 'raise strike');
});

rule(
  'SA-CARD-5',
  'a raised card stays on level 2: in hand, in play, in the discard pile, in the deck',
  () => {
    const table = fight({
      enemies: ['giant'],
      hand: ['guard', 'song'],
      others: 'banished',
      xp: 1,
      mana: 1,
      dice: [1],
    });
    table.choose('raise guard', 'play guard');
    expect(names(table, seen(table).inPlay)).toEqual(['guard+']);

    table.choose('end');
    expect(discardPile(table)).toEqual(['guard+']);

    table.choose('draw');
    expect(events(table)).toContain('deckReformed');
    expect(hand(table)).toEqual(['song', 'guard+']);
  },
);

rule('SA-CARD-6', 'played or discarded, a card lies on the face of its level', () => {
  const table = fight({ enemies: ['giant'], hand: ['strike+', 'wave', 'song+'], mana: 5 });

  table.choose('play strike', 'discard-for-mana song', 'play wave');

  expect(discardPile(table)).toEqual(['strike+', 'song+', 'wave']);
});

rule('R-SA-29', 'an A card costs 1 XP to raise, an AA card 2', () => {
  const poor = fight({ hand: ['strike', 'lance'], xp: 1, mana: 1 });
  expectOffered(poor, 'raise strike');
  expectRefused(poor, 'SA-XP-9', 'raise lance');

  const rich = fight({ hand: ['strike', 'lance'], xp: 2, mana: 1 }).choose('raise lance');
  expect([hand(rich), seen(rich).xp]).toEqual([['strike', 'lance+'], 0]);
});

rule('R-SA-29', 'a card has one raise only', () => {
  const table = fight({ hand: ['strike+', 'lance+'], xp: 9, mana: 1 });

  expectRefused(table, 'R-SA-29', 'raise strike', 'raise lance');
});

rule('R-SA-29', 'only cards in hand are raised: none in play, in a pile or on top of a deck', () => {
  const table = fight({
    hand: ['strike'],
    inPlay: ['guard'],
    discard: ['wave'],
    deck: ['song'],
    advanced: [['lance'], ['aegis']],
    xp: 9,
    mana: 1,
  });

  expect(offered(table, 'raise')).toBe('strike');
});

rule('R-SA-29', 'an A2 card keeps its face in the discard pile too', () => {
  const table = fight({ enemies: ['giant'], hand: ['aegis+', 'strike'], mana: 4, dice: [3] });

  table.choose('play aegis', 'end');

  expect(discardPile(table)).toEqual(['aegis+']);
});
