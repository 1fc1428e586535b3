import { rule } from '@tablee/kernel/testing';
import { describe } from 'vitest';
import { at, boxAt, expect } from './table.ts';

const weak = { deck: ['tir', 'tir'], discard: ['parade'], hand: ['frappe'] };

describe('death and return', () => {
  rule(
    ['OV-DEATH-1', 'OV-DEATH-2', 'OV-DEATH-7', 'OV-DEATH-14', 'R-OV-22'],
    'WE-10: needs four, has three: he discards his card and dies',
    () => {
      const table = at({ heroes: [weak, {}] });

      table.say('end');

      expect(table.hero().dead).toBe(true);
      expect(table.hero().played).toBe(true);
      expect([table.hero().hand.length, table.hero().discard.length, table.hero().deck.length]).toEqual([
        0, 2, 2,
      ]);
    },
  );

  rule('OV-DEATH-1', 'with exactly five he lives', () => {
    const table = at({ heroes: [{ ...weak, discard: ['parade', 'parade'] }, {}] });

    table.say('end');

    expect(table.hero().dead).toBe(false);
    expect(table.hero().hand).toHaveLength(5);
  });

  rule(
    ['OV-DEATH-3', 'OV-DEATH-13', 'R-OV-29'],
    'his figure stays and is no obstacle: it may be crossed and stood upon',
    () => {
      const table = at({
        heroes: [
          { at: [5, 1], hand: ['course', 'parade'] },
          { hero: 'bo', at: [4, 1], dead: true },
        ],
      });

      table.say('play course', 'go 4.1');

      expect(table.where('ada')).toEqual([4, 1]);
      expect(table.where('bo')).toEqual([4, 1]);
    },
  );

  rule('OV-DEATH-4', 'a draw by an effect never kills', () => {
    const table = at({ heroes: [{ deck: ['tir'], hand: ['essence-1', 'parade'] }, {}] });

    table.say('play essence-1');

    expect(table.hero().dead).toBe(false);
    expect(table.zone('hand')).toEqual(['parade', 'tir']);
  });

  rule(
    ['OV-DEATH-5', 'OV-DEATH-6', 'OV-DEATH-8', 'OV-DEATH-9', 'R-OV-30'],
    'WE-10: healed to five cards he comes back at the start of a turn of his, next round',
    () => {
      const table = at({
        heroes: [
          {
            hero: 'ada',
            dead: true,
            played: true,
            deck: ['tir', 'tir'],
            discard: ['parade', 'frappe'],
            hand: [],
            wounds: ['course'],
          },
          { hero: 'bo', hand: ['soin-1', 'parade'] },
        ],
        turnOf: 1,
      });

      table.say('play soin-1', 'choose ada');
      expect(table.hero().dead).toBe(true);
      table.say('end');
      // The enemy phase passes; then he is chosen.
      table.say('take 0');
      expect(table.hero().dead).toBe(false);
      expect(table.hero().hand).toHaveLength(5);
    },
  );

  rule(['OV-DEATH-8', 'OV-TARGET-11'], 'a dead hero gains no block and is no target', () => {
    const table = at({
      at: 'enemies',
      heroes: [
        { hero: 'ada', at: [5, 1], dead: true, deck: [], hand: [] },
        { hero: 'bo', at: [6, 6] },
      ],
      enemies: [{ enemy: 'goule', at: [4, 1] }],
    });

    expect(table.all('approached')).toMatchObject([{ toward: { id: 'bo' } }]);
    expect(
      at({ heroes: [{ hand: ['abri', 'parade'] }, { dead: true, at: [6, 2] }] })
        .say('play abri')
        .block('ada'),
    ).toBe(2);
  });

  rule(
    ['OV-DEATH-8', 'R-OV-29'],
    'heals reach him, one hero’s and all heroes’ alike; nothing else a card gives does',
    () => {
      const dead = { dead: true, hand: [], deck: [], wounds: ['tir', 'tir', 'tir'] };
      const table = at({ heroes: [{ hand: ['soutien', 'soin-tous', 'ronde', 'parade'] }, dead] });

      table.say('play soutien', 'choose bo', 'heal tir');
      expect(table.zone('discard', 1)).toEqual(['tir']);
      expect([table.block('bo'), table.zone('hand', 1)]).toEqual([0, []]);
      expect(table.state.effects.lasting).toEqual([]);
      table.say('play soin-tous', 'heal tir', 'play ronde');
      expect(table.zone('discard', 1)).toEqual(['tir', 'tir', 'tir']);
      expect([table.block('ada'), table.block('bo'), table.hero(1).dead]).toEqual([1, 0, true]);
    },
  );

  rule(
    'R-OV-29',
    'a card of the box heals a dead hero; one that gives block only can’t be aimed at him',
    () => {
      const table = boxAt({
        heroes: [
          { hero: 'ansgarde', at: [6, 1], hand: ['rebouteuse', 'main-tendue', 'parade'] },
          { hero: 'tiphaine', at: [6, 2], dead: true, hand: [], deck: [], wounds: ['tir', 'tir', 'tir'] },
        ],
        enemies: [{ enemy: 'chien-de-tourbe', at: [1, 6] }],
      });

      expect(table.refuses('play main-tendue')).toEqual(['OV-HERO-15']);
      table.say('play rebouteuse');
      expect(table.zone('discard', 1)).toEqual(['tir', 'tir', 'tir']);
    },
  );

  rule('OV-DEATH-10', 'his square is taken: a nearest empty one, as his player chooses', () => {
    const table = at({
      at: 'turn',
      heroes: [{ hero: 'ada', at: [4, 4], dead: true, hand: [] }],
      enemies: [{ enemy: 'statue', at: [4, 4] }],
    });

    expect(table.kind).toBe('return');
    expect(table.options).toEqual(['return 3.4', 'return 4.3', 'return 4.5', 'return 5.4']);
    table.say('return 5.4');
    expect(table.where('ada')).toEqual([5, 4]);
  });

  rule(
    ['OV-DEATH-11', 'OV-HERO-13', 'R-OV-16'],
    'a dead hero who cannot return takes no turn and holds nobody up',
    () => {
      const table = at({ at: 'heroes', heroes: [{ dead: true, deck: [], hand: [] }, {}] });

      // bo alone: the question is answered by itself.
      expect(table.kind).toBe('act');
      table.say('end');
      expect(table.state.round).toBe(2);
    },
  );

  rule(['OV-DEATH-12', 'R-OV-35'], 'death lasts over fights; what he receives meanwhile counts', () => {
    const table = at({
      at: 'reinforcement',
      heroes: [{ dead: true, deck: ['tir', 'tir', 'tir', 'tir'], hand: [] }, {}],
      enemies: [],
    });

    table.say('enough 0', 'enough 1');
    expect(table.hero().dead).toBe(true);
    expect(table.zone('deck')).toContain('adepte');
    table.say('deploy by 0 5.1', 'deploy by 1 5.2', 'take 0');
    expect(table.hero().dead).toBe(false);
  });

  rule(['OV-GAME-7', 'R-OV-31'], 'all dead and none able to return: the game is lost', () => {
    const table = at({ heroes: [weak] });

    table.say('end');

    expect(table.state.result).toMatchObject({ winners: [], how: 'heroes-dead', rule: 'OV-GAME-7' });
  });
});
