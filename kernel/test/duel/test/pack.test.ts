import { describe, expect, test } from 'vitest';
import { PackError, type Seat } from '../../../index.ts';
import { Play, rule, set } from '../../../testing/index.ts';
import { CARDS } from '../content/cards.ts';
import { duel } from '../duel.ts';

/** The cards of the box with one of them written anew. */
function packWith(card: object, at = 0): { file: string; data: unknown } {
  return { file: 'braises.json', data: { cards: CARDS.map((boxed, n) => (n === at ? card : boxed)) } };
}

const spell = {
  id: 'eclipse',
  name: { fr: 'Éclipse', en: 'Eclipse' },
  kind: 'spell',
  cost: 0,
  abilities: [{ activated: 'slow', then: [{ do: 'damage', amount: 9, to: { in: 'mages' } }] }],
};
const doing = (...then: object[]) => ({ abilities: [{ activated: 'slow', then }] });

function refusal(card: object): string {
  try {
    new Play(duel, { seats: 2, seed: 'test', pack: packWith(card) });
  } catch (error) {
    expect(error).toBeInstanceOf(PackError);
    return (error as Error).message;
  }
  return 'nothing was refused';
}

describe('a pack from outside', () => {
  rule('DU-END-1', 'if both mages have no life left the game is a draw', () => {
    const position = { sides: [{ life: 9, hand: ['eclipse'] }, { life: 9 }] };
    const table = set(duel, position, { pack: packWith(spell) });

    table.choose('play eclipse#0', 'pass', 'pass');

    expect(table.state.result).toEqual({ winners: [], how: 'both-fell', rule: 'DU-END-1' });
  });

  test('its cards are in the decks and go by their ids', () => {
    const { table } = set(duel, { sides: [{ hand: ['eclipse'] }, {}] }, { pack: packWith(spell) });

    expect(table.view(0 as Seat).table.faces).toEqual({ 0: 'eclipse' });
    expect(
      duel.words.option(table.view(0 as Seat), table.state.open[0]!.options[0]!, 'fr', table.state.content),
    ).toBe('jouer eclipse');
  });

  test.each([
    [{ cost: 12 }, 'cards[0].cost: expected a whole number up to 9, got 12'],
    [{ cost: '3' }, 'cards[0].cost: expected a whole number from 0 to 9, got "3"'],
    [{ cost: 1.5 }, 'cards[0].cost: expected a whole number from 0 to 9, got 1.5'],
    [
      { abilities: [{ on: 'dawn', then: [{ do: 'draw', cards: 1 }] }] },
      'cards[0].abilities[0]: expected what the spell does: { activated: "fast" or "slow", … }',
    ],
    [{ kind: 'land' }, 'cards[0].kind: expected "spell" or "creature", got "land"'],
    [
      { shape: 'round' },
      'cards[0]: expected no field called "shape" (there may be id, name, cost, colour, keywords, classes, kind, abilities), got {"id":"eclipse"',
    ],
    [{ name: { fr: 'Éclipse' } }, 'cards[0].name.en: expected a text, got nothing'],
    [{ id: 'Éclipse' }, 'cards[0].id: expected an id in small letters, got "Éclipse"'],
    [doing(), 'cards[0].abilities[0].then: expected a list of a length from 1 to 24, got []'],
    [{ abilities: 'boom' }, 'cards[0].abilities: expected a list of up to 8 abilities, got "boom"'],
    [
      doing({ do: 'damage', amount: 'lots', to: { in: 'mages' } }),
      'cards[0].abilities[0].then[0].amount: expected a number named earlier or a value: life, foeLife, lifeLost, got "lots"',
    ],
    [doing({ do: 'explode' }), 'cards[0].abilities[0].then[0].do: expected a word: '],
  ])('%j is refused with the file, the path, what was expected and what came', (change, message) => {
    expect(refusal({ ...spell, ...change })).toContain(`braises.json › ${message}`);
  });

  test('a pack that is no list of cards at all is refused', () => {
    const start = { seats: 2, seed: 'test', pack: { file: 'a.json', data: 'cards' } };

    expect(() => new Play(duel, start)).toThrow('a.json › (whole): expected an object, got "cards"');
  });

  test('a card that would go on for ever stops the game, not the machine', () => {
    const then = [{ do: 'fill', amount: 1 }];
    const nest = (levels: number): object => ({ repeat: 99, then: levels > 1 ? [nest(levels - 1)] : then });
    const table = set(
      duel,
      { sides: [{ hand: ['eclipse'] }, {}] },
      { pack: packWith({ ...spell, ...doing(nest(6)) }) },
    );

    expect(() => table.choose('play eclipse#0', 'pass', 'pass')).toThrow('100000 steps without a decision');
  });
});
