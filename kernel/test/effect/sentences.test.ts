/** The sentences the language must be able to say: checked, read back in both languages, and played. */
import { describe, expect, test } from 'vitest';
import { goldenTexts, numberOf, wordsOf } from '../../effect/index.ts';
import { CARDS } from '../duel/content/cards.ts';
import { content } from '../duel/content/pack.ts';
import { CARD, CREATURE } from '../duel/effects/nouns.ts';
import { at, type DuelPlay } from '../duel/test/at.ts';
import { filledIn, withCards } from '../duel/test/with-cards.ts';
import { SENTENCES } from './sentences.ts';

/** A position with these of the twenty cards among the cards of the box, and some plain ones. */
function play(position: object, ...ids: readonly string[]): DuelPlay {
  const cards = ids.map((id) => ({ id, ...SENTENCES[id] }));
  return at(position, withCards(...cards, ...PLAIN));
}
const PLAIN = [
  { id: 'brute', power: 3, guard: 3, cost: 3 },
  { id: 'golem', power: 0, guard: 4, cost: 2, classes: ['golem'] },
  { id: 'goule', power: 2, guard: 2, cost: 1, classes: ['goule'] },
  {
    id: 'baume',
    kind: 'spell',
    abilities: [
      {
        activated: 'slow',
        targets: { friend: { type: 'creature' } },
        then: [{ do: 'heal', amount: 1, who: 'friend' }],
      },
    ],
  },
];
const pieces = (table: DuelPlay, seat: number): number[] =>
  table.state.sides[seat]!.line.map(({ piece }) => piece);
const wounds = (table: DuelPlay, seat: number): number[] =>
  table.state.sides[seat]!.line.map((creature) => creature.wounds);

describe('the twenty sentences', () => {
  test('read as cards do, in French and in English', async () => {
    const all = Object.entries(SENTENCES).map(([id, card]) => ({ id, ...card }));
    const { book } = content({ file: 'sentences.json', data: { cards: [...CARDS, ...all.map(filledIn)] } });
    const cards = all.map((card) => ({
      id: card.id,
      name: { fr: card.id, en: card.id },
      self: (card as { kind?: string }).kind === 'spell' ? CARD : CREATURE,
    }));

    expect(cards).toHaveLength(20);
    await expect(goldenTexts(book, cards)).toMatchFileSnapshot('sentences.txt');
  });

  test('1: a death in combat, paid for, comes back at the end of the turn', () => {
    const table = play(
      { active: 1, sides: [{ well: 3, line: ['passeuse', 'louve'] }, { line: ['brute'] }] },
      'passeuse',
    );

    table.choose('attack brute', 'pass', 'pass', 'block louve', 'pass', 'pass');
    expect([table.asked, table.kind]).toEqual([0, 'may']);
    table.choose('yes');
    expect([table.grave(0), table.state.sides[0].well]).toEqual([['louve'], 1]);
    table.choose('end', 'pass', 'pass');

    expect(table.grave(0)).toEqual([]);
    expect(table.hand(0)).toContain('louve');
  });

  test('1: but not a death by a spell, and not for nothing', () => {
    const spelled = play(
      { sides: [{ well: 9, hand: ['braise'], line: ['passeuse', 'louve'] }, {}] },
      'passeuse',
    );
    const poor = play(
      { active: 1, sides: [{ well: 1, line: ['passeuse', 'louve'] }, { line: ['brute'] }] },
      'passeuse',
    );

    spelled.choose('play braise', 'target louve', 'spend', 'pass', 'pass');
    poor.choose('attack brute', 'pass', 'pass', 'block louve', 'pass', 'pass');

    expect([spelled.kind, poor.kind]).toEqual(['act', 'act']);
    expect([spelled.grave(0), poor.grave(0)]).toEqual([['braise', 'louve'], ['louve']]);
  });

  test('2: its controller chooses: weaker until your next turn, or you draw', () => {
    const position = { sides: [{ hand: ['dilemme'], deck: ['rage'] }, { line: ['brute', 'louve'] }] };
    const [weak, drawn] = [play(position, 'dilemme'), play(position, 'dilemme')];
    for (const table of [weak, drawn]) {
      table.choose('play dilemme', 'pass', 'pass', 'choose brute');
      expect([table.asked, table.options]).toEqual([1, ['mode 1', 'mode 2']]);
    }

    weak.choose('mode 1');
    drawn.choose('mode 2');

    const power = (table: DuelPlay) => numberOf(table.state, pieces(table, 1)[0]!, 'power');
    expect([power(weak), weak.hand(0)]).toEqual([1, []]);
    expect([power(drawn), drawn.hand(0)]).toEqual([3, ['rage']]);
    weak.choose('end', 'pass', 'pass');
    expect(power(weak)).toBe(1);
    weak.choose('end', 'pass', 'pass');
    expect(power(weak)).toBe(3);
  });

  test('3: the next death of its pair this turn is replaced, once', () => {
    const position = { sides: [{ well: 9, hand: ['braise', 'braise'], line: ['louve', 'gardienne'] }, {}] };
    const table = play(position, 'gardienne');

    table.choose('use gardienne', 'pass', 'pass');
    table.choose('play braise', 'target louve', 'spend', 'pass', 'pass');
    expect([table.line(0), wounds(table, 0)]).toEqual([
      ['louve', 'gardienne'],
      [0, 0],
    ]);
    table.choose('play braise', 'target louve', 'spend', 'pass', 'pass');

    expect(table.line(0)).toEqual(['gardienne']);
  });

  test('4: what is aimed at a Dragon costs one less, but at least one', () => {
    const position = {
      sides: [{ well: 9, hand: ['contresort', 'braise', 'foudre'], line: ['dragonne', 'louve'] }, {}],
    };
    const foudre = {
      id: 'foudre',
      kind: 'spell',
      cost: 3,
      abilities: [
        {
          activated: 'slow',
          targets: { prey: { type: 'creature' } },
          then: [{ do: 'damage', amount: 1, to: 'prey' }],
        },
      ],
    };
    const start = withCards({ id: 'dragonne', ...SENTENCES.dragonne }, foudre);
    const left = (card: string, target: string) => {
      const table = at(position, start).choose(`play ${card}`, `target ${target}`);
      while (table.kind === 'pay') table.choose('spend');
      return table.state.sides[0].well;
    };

    expect([left('foudre', 'dragonne'), left('foudre', 'louve')]).toEqual([7, 6]);
    expect([left('braise', 'dragonne'), left('braise', 'louve')]).toEqual([8, 8]);
  });

  test('5: those that match now, until the end of the turn; who arrives later gets nothing', () => {
    const table = play(
      { sides: [{ well: 9, hand: ['ferveur', 'veilleuse'], line: ['louve', 'louve', 'brute'] }, {}] },
      'ferveur',
    );

    table.choose('play ferveur', 'pass', 'pass', 'play veilleuse', 'spend', 'pass', 'pass');

    const has = () => pieces(table, 0).map((piece) => wordsOf(table.state, piece, 'has').length);
    expect(has()).toEqual([1, 1, 0, 0]);
    table.choose('end', 'pass', 'pass');
    expect(has()).toEqual([0, 0, 0, 0]);
  });

  test('6: alone it can’t be aimed at and has three classes more', () => {
    const position = (line: string[]) => ({ active: 1, sides: [{ line }, { well: 1, hand: ['braise'] }] });
    const [alone, two] = [
      play(position(['solitaire']), 'solitaire'),
      play(position(['solitaire', 'louve']), 'solitaire'),
    ];

    expect(alone.options).not.toContain('play braise');
    expect(wordsOf(alone.state, pieces(alone, 0)[0]!, 'class')).toEqual(['loup', 'goule', 'dragon']);
    expect(two.choose('play braise').options).toContain('target solitaire');
    expect(wordsOf(two.state, pieces(two, 0)[0]!, 'class')).toEqual([]);
  });

  test('7: one of four goes, the others below in the order chosen; a Golem straightens a creature', () => {
    const line = [{ card: 'louve', is: 'tired' }];
    const position = {
      sides: [{ hand: ['augure'], deck: ['golem', 'rage', 'braise', 'vague', 'oracle'], line }, {}],
    };
    const table = play(position, 'augure').choose('play augure', 'pass', 'pass');
    expect(table.options).toEqual(['choose golem', 'choose rage', 'choose braise', 'choose vague']);

    table.choose('choose golem', 'choose vague', 'choose rage');

    const { deck, exile } = table.state.sides[0];
    const names = (list: readonly number[]) => list.map((piece) => table.state.content.deck[piece]!.id);
    expect([names(exile), names(deck.slice(0, 3))]).toEqual([['golem'], ['braise', 'rage', 'vague']]);
    expect(names([deck.at(-1)!])).toEqual(['oracle']);
    expect(table.state.sides[0].line[0]!.tired).toBe(false);
  });

  test('8: as much as was paid for the last card played this turn', () => {
    const table = play(
      { sides: [{ well: 9, hand: ['louve', 'vague'], line: ['echo'] }, { line: ['golem'] }] },
      'echo',
    );
    table.choose(
      'play vague',
      'spend',
      'spend',
      'spend',
      'pass',
      'pass',
      'play louve',
      'spend',
      'spend',
      'pass',
      'pass',
    );
    expect(wounds(table, 1)).toEqual([1]);

    table.choose('use echo', 'target golem', 'pass', 'pass');

    expect(wounds(table, 1)).toEqual([3]);
  });

  test('9: five points one by one, to three pieces at most', () => {
    const table = play(
      { sides: [{ hand: ['pluie'] }, { line: ['golem', 'golem', 'brute', 'brute'] }] },
      'pluie',
    );
    table.choose('play pluie', 'pass', 'pass');
    const given = [...table.play.options];

    table.choose(given[0]!, given[0]!, given[1]!, given[2]!);
    expect(table.play.options).toEqual(given.slice(0, 3));
    table.choose(given[2]!);

    expect(wounds(table, 1)).toEqual([2, 1, 2, 0]);
  });

  test('10: each player in turn destroys a weakest one; the owner breaks ties', () => {
    const table = play(
      { sides: [{ hand: ['tribut'], line: ['brute', 'louve'] }, { line: ['goule', 'brute', 'louve'] }] },
      'tribut',
    );

    table.choose('play tribut', 'pass', 'pass');
    expect([table.asked, table.options]).toEqual([1, ['choose goule', 'choose louve']]);
    table.choose('choose louve');

    expect([table.line(0), table.line(1)]).toEqual([['brute'], ['goule', 'brute']]);
  });

  test('11: three points for each of them, counted apart, until the end of combat', () => {
    const table = play(
      { active: 0, sides: [{ line: ['rempart', 'louve'] }, { line: ['brute', 'goule'] }] },
      'rempart',
    );
    table.choose('use rempart', 'pass', 'pass');

    table.choose('attack louve', 'pass', 'pass', 'block brute');

    expect(wounds(table, 0)).toEqual([0, 0]);
    expect(table.state.sides[0].line[0]!.marks).toBe(3);
    expect(table.state.effects.lasting).toEqual([]);
  });

  test('12: a copy with a new target, or with the old one', () => {
    const position = { sides: [{ well: 9, hand: ['rage', 'miroir'], line: ['louve', 'brute'] }, {}] };
    const [anew, same] = [play(position, 'miroir'), play(position, 'miroir')];
    for (const table of [anew, same]) {
      table.choose('play rage', 'target louve', 'spend', 'play miroir', 'pass', 'pass');
      expect(table.kind).toBe('may');
    }

    anew.choose('yes', 'target brute', 'pass', 'pass', 'pass', 'pass');
    same.choose('no', 'pass', 'pass', 'pass', 'pass');

    const power = (table: DuelPlay) => pieces(table, 0).map((piece) => numberOf(table.state, piece, 'power'));
    expect([power(anew), power(same)]).toEqual([
      [4, 5],
      [6, 3],
    ]);
  });

  test('13: once per game, the last blow ends the day instead', () => {
    const table = play(
      { active: 1, sides: [{ life: 2, line: ['sursis'] }, { line: ['brute', 'goule'] }] },
      'sursis',
    );

    table.choose('attack brute', 'pass', 'pass', 'letThrough');

    expect([table.life(0), table.line(0), table.state.sides[0].exile.length]).toEqual([2, [], 1]);
    expect(table.kind).toBe('respond');
    table.choose('pass', 'pass');
    expect(table.state.active).toBe(0);
  });

  test('14: what lies in the grave has an ability; what it brings back is banished when it leaves', () => {
    const position = {
      sides: [{ well: 9, hand: ['braise'], line: ['fossoyeuse'], grave: ['goule', 'louve'] }, {}],
    };
    const table = play(position, 'fossoyeuse');
    expect(table.options).toContain('use goule');
    expect(table.options).not.toContain('use louve');

    table.choose('use goule');
    expect(table.state.sides[0].well).toBe(6);
    table.choose('pass', 'pass');
    expect(table.line(0)).toEqual(['fossoyeuse', 'goule']);
    table.choose('play braise', 'target goule', 'spend', 'pass', 'pass');

    expect([table.line(0), table.state.sides[0].exile.length]).toEqual([['fossoyeuse'], 1]);
  });

  test('15: two of four; three when the other mage was hurt this turn', () => {
    const position = { sides: [{ life: 5, hand: ['conseil'], deck: ['rage'], line: ['louve'] }, {}] };
    const [two, three] = [play(position, 'conseil'), play(position, 'conseil')];

    two.choose('play conseil', 'pass', 'pass', 'mode 4', 'mode 1');
    three.choose(
      'attack louve',
      'pass',
      'pass',
      'play conseil',
      'pass',
      'pass',
      'mode 2',
      'mode 4',
      'mode 3',
    );

    expect([two.life(1), two.hand(0), two.life(0)]).toEqual([11, ['rage'], 5]);
    expect([three.life(1), three.hand(0), three.life(0), three.state.sides[0].well]).toEqual([9, [], 7, 2]);
  });

  test('16: seized until the end of the turn; then its owner may straighten it', () => {
    const position = {
      sides: [{ hand: ['envoutement'] }, { line: [{ card: 'brute', wounds: 1, is: 'tired' }, 'louve'] }],
    };
    const table = play(position, 'envoutement').choose('play envoutement', 'pass', 'pass');
    expect([table.line(0), table.line(1)]).toEqual([['brute'], ['louve']]);

    table.choose('end', 'pass', 'pass');
    expect([table.line(0), table.line(1)]).toEqual([[], ['louve', 'brute']]);
    expect([table.asked, table.kind]).toEqual([1, 'may']);
    table.choose('yes');

    expect(table.state.sides[1].line[1]!.tired).toBe(false);
  });

  test('17: those in the area are hurt, those that fall are pushed, then a swap with a friend', () => {
    const position = {
      sides: [
        { line: ['bourrasque', 'louve', 'brute'] },
        { line: [{ card: 'brute', wounds: 2 }, 'golem', 'golem'] },
      ],
    };
    const table = play(position, 'bourrasque').choose('use bourrasque', 'pass', 'pass');
    expect(wounds(table, 1)).toEqual([2, 4, 0]);

    table.choose('yes', 'choose brute');

    expect(table.line(0)).toEqual(['brute', 'louve', 'bourrasque']);
    expect(table.line(1)).toEqual(['golem', 'golem']);
  });

  test('18: whoever arrives while somebody you have healed is there is hurt, this turn only', () => {
    const calls = {
      id: 'appel',
      kind: 'spell',
      abilities: [
        { activated: 'slow', then: [{ players: 'others', then: [{ do: 'summon', card: 'brute' }] }] },
      ],
    };
    const start = withCards({ id: 'embuscade', ...SENTENCES.embuscade }, calls, ...PLAIN);
    const position = { sides: [{ hand: ['embuscade', 'baume', 'appel', 'appel'], line: ['louve'] }, {}] };
    const table = at(position, start);

    table.choose('play embuscade', 'pass', 'pass', 'play appel', 'pass', 'pass');
    expect(wounds(table, 1)).toEqual([0]);
    table.choose('play baume', 'target louve', 'pass', 'pass', 'play appel', 'pass', 'pass', 'pass', 'pass');
    expect(wounds(table, 1)).toEqual([0, 1]);
    table.choose('end', 'pass', 'pass');

    expect([table.state.effects.lasting, table.state.effects.tallies]).toEqual([[], {}]);
  });

  test('19: any number of cards, as much life as colours, and with three a creature rises', () => {
    const line = [{ card: 'louve', is: 'tired' }];
    const position = {
      sides: [{ life: 5, hand: ['prisme', 'braise', 'rage', 'vague', 'carrefour'], line }, {}],
    };
    const [few, many] = [play(position, 'prisme'), play(position, 'prisme')];

    few.choose('play prisme', 'pass', 'pass', 'choose braise', 'choose rage', 'done');
    many.choose('play prisme', 'pass', 'pass', 'choose vague', 'choose braise', 'choose carrefour', 'done');

    expect([few.life(0), few.hand(0), few.state.sides[0].line[0]!.tired]).toEqual([
      6,
      ['vague', 'carrefour'],
      true,
    ]);
    expect([many.life(0), many.hand(0), many.state.sides[0].line[0]!.tired]).toEqual([8, ['rage'], false]);
  });

  test('20: each owner in turn moves or suffers; then where the most stand', () => {
    const table = play(
      { sides: [{ hand: ['panique'], line: ['louve'] }, { line: ['brute', 'golem'] }] },
      'panique',
    );
    table.choose('play panique', 'pass', 'pass');
    expect(table.asked).toBe(0);

    table.choose('yes');
    expect(table.asked).toBe(1);
    table.choose('no', 'yes');

    expect([wounds(table, 0), wounds(table, 1)]).toEqual([[0], [1, 0]]);
    expect(table.state.sides.map(({ line }) => line.map(({ tired }) => tired))).toEqual([
      [true],
      [false, true],
    ]);
    expect([table.life(0), table.life(1)]).toEqual([12, 10]);
  });
});
