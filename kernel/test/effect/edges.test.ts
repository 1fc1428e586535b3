/** Effects at their edges: several at once, one after the other, later, elsewhere, and back again. */
import { describe, expect, test } from 'vitest';
import { isForbidden, numberOf } from '../../effect/index.ts';
import { at } from '../duel/test/at.ts';
import { withCards } from '../duel/test/with-cards.ts';

const MINE = { type: 'creature', side: 'mine' };

describe('those hurt at once', () => {
  const ROCKS = ['roc', 'pic', 'mont'].map((id) => ({ id, guard: 9 }));
  const wave = (amount: number) => ({
    id: 'houle',
    kind: 'spell',
    abilities: [
      { activated: 'slow', then: [{ do: 'damage', amount, to: { type: 'creature', side: 'theirs' } }] },
    ],
  });
  const shield = (id: string, prevent: number) => ({
    id,
    kind: 'spell',
    abilities: [
      {
        activated: 'slow',
        then: [
          {
            lasting: { instead: 'hurt', of: { type: 'creature', side: 'mine' }, prevent },
            until: 'yourTurn',
          },
        ],
      },
    ],
  });
  const wounds = (line: readonly string[], hand: readonly string[], ...cards: { id: string }[]): number[] => {
    const sides = [{ hand: ['houle'] }, { hand, line }];
    const table = at({ active: hand.length > 0 ? 1 : 0, sides }, withCards(...cards, ...ROCKS));
    for (const spell of hand) table.choose(`play ${spell}`, 'pass', 'pass');
    if (hand.length > 0) table.choose('end', 'pass', 'pass');
    table.choose('play houle', 'pass', 'pass');
    while (table.kind === 'replace') table.choose(table.options[0]!);
    return table.state.sides[1].line.map((creature) => creature.wounds);
  };

  test('what protects does so for each of them', () => {
    const abri = { id: 'abri', guard: 9, abilities: [{ instead: 'hurt', of: MINE, prevent: 2 }] };

    expect(wounds(['roc', 'pic', 'abri'], [], wave(3), abri)).toEqual([1, 1, 1]);
  });

  test('so many points to be prevented are so many in all', () => {
    expect(wounds(['roc', 'pic', 'mont'], ['mur'], wave(2), shield('mur', 3))).toEqual([0, 1, 2]);
  });

  test('a blow of nothing is not heard of', () => {
    const sore = {
      id: 'pic',
      guard: 9,
      abilities: [{ on: 'hurt', of: { is: 'self' }, then: [{ do: 'draw', cards: 1 }] }],
    };
    const drawn = (amount: number) => {
      const sides = [{ hand: ['houle'] }, { hand: [], line: ['pic'], deck: ['roc'] }];
      const table = at({ active: 0, sides }, withCards(wave(amount), ROCKS[0]!, sore));
      table.choose('play houle', 'pass', 'pass');
      while (table.kind === 'respond') table.choose('pass');
      return table.state.sides[1].hand.length;
    };

    expect([drawn(0), drawn(1)]).toEqual([0, 1]);
  });

  test('points from two effects are counted apart', () => {
    const shields = [shield('mur', 1), shield('muraille', 4)];

    expect(wounds(['roc', 'pic', 'mont'], ['mur', 'muraille'], wave(2), ...shields)).toEqual([0, 0, 1]);
    expect(wounds(['roc', 'pic', 'mont'], ['muraille', 'mur'], wave(2), ...shields)).toEqual([0, 0, 1]);
  });
});

test('a constant ability works in the zones it names and in no other, also on a card that has several', () => {
  const ghost = {
    id: 'spectre',
    abilities: [
      { always: { of: { ...MINE, class: 'loup' }, gets: { power: 1 } } },
      { always: { of: { ...MINE, class: 'loup' }, gets: { power: 10 } }, from: 'grave' },
    ],
  };
  const power = (side: object): number | undefined => {
    const table = at({ sides: [side, {}] }, withCards(ghost));
    return numberOf(table.state, table.state.sides[0].line[0]!.piece, 'power');
  };

  expect([
    power({ line: ['louve'] }),
    power({ line: ['louve', 'spectre'] }),
    power({ line: ['louve'], grave: ['spectre'] }),
    power({ line: ['louve'], hand: ['spectre'] }),
  ]).toEqual([2, 3, 12, 2]);
});

test('modes are carried out in the order they are printed in, whichever was chosen first', () => {
  const modes = [[{ do: 'heal', amount: 1 }], [{ do: 'fill', amount: 1 }], [{ do: 'draw', cards: 1 }]];
  const choice = {
    id: 'choix',
    kind: 'spell',
    abilities: [{ activated: 'slow', then: [{ modes, choose: 2 }] }],
  };
  const told = (...chosen: string[]): string[] => {
    const table = at({ sides: [{ life: 3, hand: ['choix'], deck: ['rage'] }, {}] }, withCards(choice));
    table.choose('play choix', 'pass', 'pass', chosen[0]!);
    const before = table.table.choices.length;
    return table.choose(chosen[1]!).told(before);
  };

  expect(told('mode 3', 'mode 1')).toEqual(told('mode 1', 'mode 3'));
  expect(told('mode 3', 'mode 1').slice(0, 2)).toEqual(['mageHealed', 'drew']);
});

test('what comes back is itself again: nobody asks any more what it was like when it went', () => {
  const raise = {
    id: 'retour',
    kind: 'spell',
    abilities: [
      {
        activated: 'slow',
        then: [
          { choose: 'prey', from: { ...MINE, class: 'loup' } },
          { do: 'destroy', what: 'prey' },
          { do: 'bring', what: 'prey', to: 'line' },
          { do: 'fill', amount: { of: 'prey', stat: 'wounds' } },
        ],
      },
    ],
  };
  const table = at(
    { sides: [{ well: 0, hand: ['retour'], line: [{ card: 'louve', wounds: 1 }] }, {}] },
    withCards(raise),
  );

  table.choose('play retour', 'pass', 'pass');

  expect([table.line(0), table.state.sides[0].line[0]!.wounds, table.state.sides[0].well]).toEqual([
    ['louve'],
    0,
    0,
  ]);
  expect(Object.keys(table.state.effects.gone)).toEqual([]);
});

test('what is to happen later happens once, though its moment comes again', () => {
  const promise = {
    id: 'promesse',
    kind: 'spell',
    abilities: [{ activated: 'slow', then: [{ at: 'dusk', then: [{ do: 'heal', amount: 1 }] }] }],
  };
  const table = at({ sides: [{ life: 5, hand: ['promesse'] }, {}] }, withCards(promise));
  const lives: number[] = [];

  table.choose('play promesse', 'pass', 'pass');
  for (let n = 0; n < 3; n++) lives.push(table.choose('end', 'pass', 'pass').life(0));

  expect(lives).toEqual([6, 6, 6]);
  expect(table.state.effects.lasting).toEqual([]);
});

test('what some pieces can’t do, others still can', () => {
  const table = at(
    { sides: [{ line: ['heraut', 'louve'] }, { line: ['veilleuse'] }] },
    withCards({
      id: 'heraut',
      abilities: [{ always: { of: { ...MINE, class: 'loup' }, gets: { cannot: ['block'] } } }],
    }),
  );
  const pieces = table.state.sides.flatMap(({ line }) => line.map(({ piece }) => piece));

  expect(pieces.map((piece) => isForbidden(table.state, 'block', piece))).toEqual([false, true, false]);
  expect(pieces.map((piece) => isForbidden(table.state, 'attack', piece))).toEqual([false, false, false]);
});

test('what lasts is kept in the same numbers for ever: a hash tells them', () => {
  const word = { activated: 'word', then: [{ do: 'peek' }] };
  const spell = {
    id: 'gloire',
    kind: 'spell',
    abilities: [
      {
        activated: 'slow',
        targets: { friend: { type: 'creature' } },
        then: [
          { give: { cannot: ['attack'], class: ['loup'], abilities: [word] }, to: 'friend', until: 'turn' },
          { lasting: { on: 'died', then: [{ do: 'peek' }] }, until: 'turn' },
        ],
      },
    ],
  };
  const table = at({ sides: [{ hand: ['gloire'], line: ['louve'] }, {}] }, withCards(spell));

  table.choose('play gloire', 'target louve', 'pass', 'pass');

  const { lasting } = table.state.effects;
  expect(lasting.map(({ left }) => left)).toEqual([-1, -1]);
  expect(lasting.flatMap(({ changes = [] }) => changes.map(({ what, n }) => [what, n])).sort()).toEqual([
    ['abilities', 0],
    ['cannot', 0],
    ['class', 0],
  ]);
});
