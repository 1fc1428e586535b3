/** What the view says of what is to come, what it leaves to imagine, and what a position that says little means. */
import { imagine, randomFrom, type Seat } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { soeurs } from '../index.ts';
import type { PlaceAbility } from '../ready/schema.ts';
import { enemy } from './boxes/parts.ts';
import { T0 } from './boxes/t0.ts';
import { expectNotOffered, seen, strengths, tablesWith } from './table.ts';

const { at, bossFight, fight, newGame } = tablesWith(T0);

describe('the Enemy Phase, if it came now', () => {
  const against = (defence: number) =>
    seen(fight({ enemies: ['ghoul', 'giant'], defence, hand: ['song'] })).incoming;

  test('all Attacks together, less the Defence', () => {
    expect(against(0)).toEqual({ total: 7, loss: 7 });
    expect(against(3)).toEqual({ total: 7, loss: 4 });
    expect(against(7)).toEqual({ total: 7, loss: 0 });
    expect(against(9)).toEqual({ total: 7, loss: 0 });
  });

  test('at the Boss the guardian uses up the Defence first', () => {
    const guarded = (defence: number) =>
      seen(bossFight({ guardian: 'ghoul', defence, hand: ['song'] })).incoming;

    expect(guarded(0)).toEqual({ total: 5, loss: 5 });
    expect(guarded(1)).toEqual({ total: 5, loss: 4 });
    expect(guarded(4)).toEqual({ total: 5, loss: 1 });
    expect(guarded(6)).toEqual({ total: 5, loss: 0 });
    expect(seen(bossFight({ defence: 1, hand: ['song'] })).incoming).toEqual({ total: 3, loss: 2 });
  });

  test('nothing is to come while nobody fights', () => {
    expect(seen(at({})).incoming).toBeNull();
  });
});

test('who imagines the table keeps what was seen and deals the rest anew', () => {
  const table = at({ hand: ['strike', 'guard'], discard: ['song'], deck: ['smite'] });
  const view = table.table.view(0 as Seat);
  const imagined = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
    imagine(soeurs, view, table.state.content, { random: randomFrom(seed) }),
  );

  for (const { hand, discard, deck, advanced, enemyDeck } of imagined) {
    expect([hand, discard]).toEqual([table.state.hand, table.state.discard]);
    expect(deck.at(-1)).toBe(table.state.deck.at(-1));
    expect(advanced.map((pile) => pile.at(-1))).toEqual(table.state.advanced.map((pile) => pile.at(-1)));
    expect(deck.toSorted((a, b) => a - b)).toEqual(table.state.deck.toSorted((a, b) => a - b));
    expect(enemyDeck.length).toBe(table.state.enemyDeck.length);
  }
  for (const pile of ['deck', 'advanced', 'enemyDeck'] as const) {
    expect(new Set(imagined.map((one) => one[pile].join())).size, pile).toBeGreaterThan(3);
  }
});

describe('a position', () => {
  test('takes a "?" for 3 where it gives no number', () => {
    const boss = bossFight({ card: { gauge: [2, '?'], attack: '?', times2: true } });

    expect(strengths(fight({ enemies: ['mask'] }))).toBe('3/3');
    expect(boss.state).toMatchObject({ dice: [2, 3], bossAttack: 3, gauges: 2 });
    expect(bossFight({}).state).toMatchObject({ dice: [2, 4, 6], bossAttack: 3, gauges: 1 });
  });

  test('counts the lowest health as what it was, and never as more than it is', () => {
    expect(at({ health: 25 }).state.lowest).toBe(25);
    expect(at({ health: 25, lowest: 39 }).state.lowest).toBe(25);
    expect(at({ health: 25, lowest: 21 }).state.lowest).toBe(21);
  });

  test('lays out the cards in play', () => {
    const { inPlay, deck } = fight({ inPlay: ['guard', 'guard+'], hand: ['song'] }).state;

    expect(inPlay).toHaveLength(2);
    expect(deck).not.toContain(inPlay[0]);
  });

  test('without a crossed square begins at the door, in the first sequence', () => {
    expect(at({}).state).toMatchObject({ sequence: 1, floor: 0 });
    expect(at({ sequence: 2 }).state.sequence).toBe(2);
  });
});

describe('from round to round', () => {
  rule('SA-ENEMY-6', 'every enemy has its Attack back, the last one too', () => {
    const table = fight({
      enemies: [
        { enemy: 'ghoul', weakened: 1 },
        { enemy: 'giant', weakened: 2 },
      ],
      hand: ['song'],
      dice: [1],
    });
    expect(strengths(table)).toBe('3/1 6/3');

    table.choose('end');

    expect([seen(table).round, strengths(table)]).toEqual([2, '3/2 6/5']);
  });

  test('when a combat is over nothing of it is left', () => {
    const table = fight({
      enemies: [{ enemy: 'ghoul', resistance: 2 }],
      mana: 1,
      defence: 2,
      hand: ['strike', 'song'],
    });

    table.choose('play strike', 'keep');

    expect(table.state).toMatchObject({
      foes: [],
      standing: 0,
      fallen: 0,
      place: -1,
      round: 0,
      mana: 0,
      justPlayed: -1,
    });
  });
});

describe('the Place behind the very first enemy of the box', () => {
  /** A combat against the giant in that Place, which gives the player this. */
  const under = (gets: object, given: object) =>
    fight({
      box: { enemies: [enemy('ghoul', {}, { always: { of: { type: 'player' }, gets } } as PlaceAbility)] },
      place: 'behind-ghoul',
      enemies: [{ enemy: 'giant', resistance: 5 }],
      mana: 1,
      deck: ['wave', 'bind'],
      ...given,
    });

  rule('SA-FIGHT-7', 'changes Defence, blows, XP, Mana and draws like any other', () => {
    const hand = ['guard', 'song'];
    const defended = (by: number) => under({ cardDefence: by }, { hand }).choose('play guard').state.defence;
    expect([defended(1), defended(2), defended(-1)]).toEqual([3, 4, 1]);

    const left = (by: number) =>
      under({ blows: by }, { hand: ['strike', 'song'] }).choose('play strike').state.resistance;
    expect([left(2), left(-1), left(-2)]).toEqual([[1], [4], [4]]);

    const weak = [{ enemy: 'giant', resistance: 2 }];
    const earned = (by: number) =>
      under({ earnedXp: by }, { enemies: weak, hand: ['strike'] }).choose('play strike').state.xp;
    expect([earned(1), earned(-2)]).toEqual([4, 1]);

    const rolled = under({ mana: 2 }, { phase: 'mana', hand: ['strike'], dice: [3] });
    expect(rolled.state.mana).toBe(5);

    const dear = under({ drawCost: 1 }, { mana: 3, hand }).choose('draw');
    expect(dear.state.mana).toBe(1);
    const once = under({ draws: { atMost: 1 } }, { mana: 3, hand }).choose('draw');
    expectNotOffered(once, 'draw');
  });

  rule(['SA-FIGHT-7', 'SA-MISC-2'], 'answers when an enemy is beaten, like any other', () => {
    const does = { on: 'enemyBeaten', then: [{ do: 'embolden', amount: 2 }] };
    const table = fight({
      box: { enemies: [enemy('ghoul', {}, does as PlaceAbility)] },
      place: 'behind-ghoul',
      enemies: [{ enemy: 'ghoul-2', resistance: 2 }, 'giant', 'ghoul-3'],
      mana: 1,
      hand: ['strike', 'song'],
    });
    table.choose('play strike', 'target 1');

    // The others gain Attack; the beaten one is out of it.
    expect(strengths(table)).toBe('6/7 3/4');
    expect(table.state.attack[0]).toBe(2);
  });

  rule('SA-FIGHT-7', 'changes the costs of just the cards it names, the first of the box too', () => {
    const cost = (of: object, card: string) => {
      const does = { always: { of: { type: 'card', ...of }, gets: { cost: 1 } } };
      const table = fight({
        box: { enemies: [enemy('ghoul', {}, does as PlaceAbility)] },
        place: 'behind-ghoul',
        enemies: ['giant'],
        mana: 6,
        hand: [card, 'breath'],
      });
      return 6 - table.choose(`play ${card.replace('+', '')}`).state.mana;
    };

    const cards = ['strike', 'strike+', 'guard', 'guard+', 'song+'];
    expect(cards.map((card) => cost({}, card))).toEqual([2, 2, 2, 2, 2]);
    expect(cards.map((card) => cost({ damages: true }, card))).toEqual([2, 2, 1, 1, 1]);
    expect(cards.map((card) => cost({ defends: true }, card))).toEqual([1, 1, 2, 2, 1]);
    expect(cards.map((card) => cost({ raised: true }, card))).toEqual([1, 2, 1, 2, 2]);
  });

  rule('SA-HP-3', 'changes what cards and potions give back, which is at least 1', () => {
    const low = { health: 20, potions: 1 };
    const drunk = (by: number, more: object = {}) =>
      under({ healing: by }, { ...low, hand: ['song'], ...more }).choose('drink').state.health;
    expect([drunk(-2), drunk(1), drunk(-2, { config: { potionHealth: 1 } })]).toEqual([22, 25, 21]);

    const sung = under({ healing: -2 }, { ...low, mana: 2, hand: ['song', 'guard'] }).choose('play song');
    expect(sung.state.health).toBe(21);
  });
});

test('what was dealt to the Boss so far is part of what one imagines', () => {
  const table = bossFight({ guardian: 'ghoul', hand: ['song'] });
  table.state.toBoss = 4;
  const view = table.table.view(0 as Seat);

  expect(imagine(soeurs, view, table.state.content, { random: randomFrom('a') }).toBoss).toBe(4);
});

test('a deck of one card lies open, and only the order below the tops is dealt anew', () => {
  const one = at({ deck: ['song'], others: 'banished', advanced: [['lance'], []], discard: ['guard'] });
  const { state } = one;
  state.advanced[1] = state.advanced[0]!.splice(1).concat(state.advanced[1]!);
  const known = new Set(soeurs.knows(state, 0 as Seat));
  expect([state.deck.length, state.advanced[0]!.length]).toEqual([1, 1]);
  expect([known.has(state.deck[0]!), known.has(state.advanced[0]![0]!)]).toEqual([true, true]);

  const bottoms = new Set<number>();
  const tops = new Set<number>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { enemyDeck } = imagine(soeurs, one.table.view(0 as Seat), state.content, {
      random: randomFrom(seed),
    });
    bottoms.add(enemyDeck[0]!);
    tops.add(enemyDeck.at(-1)!);
  }
  expect([bottoms.size > 1, tops.size]).toEqual([true, 1]);
});

test('before the first choice no combat is on', () => {
  expect(seen(newGame())).toMatchObject({
    place: -1,
    round: 0,
    mana: 0,
    defence: 0,
    justPlayed: -1,
    line: { foes: [] },
  });
});

test('the tops of the Advanced decks are known, the cards under them are not', () => {
  const { state } = at({});
  const known = new Set(soeurs.knows(state, 0 as Seat));

  for (const deck of state.advanced) {
    expect(known.has(deck.at(-1)!)).toBe(true);
    expect(known.has(deck.at(-2)!)).toBe(false);
  }
});
