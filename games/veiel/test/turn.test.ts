import { rule } from '@tablee/kernel/testing';
import { describe } from 'vitest';
import { at, expect } from './table.ts';

const FULL = ['tir', 'tir', 'tir', 'tir', 'tir'];
const foe = { enemy: 'statue', at: [4, 1] as const, red: 9 };

describe('a hero’s turn', () => {
  rule(
    ['OV-HERO-3', 'OV-HERO-6', 'R-OV-5'],
    'any number of cards at no cost, then into the discard; the base cards do what they print',
    () => {
      const table = at({
        heroes: [{ at: [5, 1], hand: ['frappe', 'parade', 'course', 'tir', 'parade'] }],
        enemies: [foe, { enemy: 'goule', at: [3, 2], red: 9 }],
      });

      table.say('play frappe', 'play parade', 'play tir', 'play course', 'go 6.2', 'stop');

      expect(table.dice('statue').yellow).toBe(1);
      expect(table.dice('goule').yellow).toBe(1);
      expect([table.block('ada'), table.where('ada')]).toEqual([2, [6, 2]]);
      expect(table.zone('discard')).toEqual(['frappe', 'parade', 'tir', 'course']);
    },
  );
  rule(['OV-HERO-4', 'R-OV-17'], 'discard to move: one square a card', () => {
    const table = at({ heroes: [{ at: [5, 3], hand: ['tir', 'parade', 'course'] }] });

    table.say('stride tir');
    expect(table.options.filter((option) => option.startsWith('go'))).toEqual([
      'go 4.3',
      'go 6.3',
      'go 5.2',
      'go 5.4',
    ]);
    table.say('go 4.3');
    expect([table.where('ada'), table.zone('discard')]).toEqual([[4, 3], ['tir']]);
  });
  rule(
    ['OV-HERO-4', 'R-OV-17', 'OV-MOVE-2', 'OV-MOVE-9'],
    'crossing an ally’s square takes two cards together',
    () => {
      const table = at({
        heroes: [{ at: [6, 1], hand: ['tir', 'parade', 'course'] }, { at: [5, 1] }],
        enemies: [{ enemy: 'statue', at: [6, 2] }],
      });

      table.say('stride tir');
      expect(table.options.filter((option) => option.startsWith('go'))).toEqual([]);
      table.say('add parade', 'go 4.1');
      expect([table.where('ada'), table.zone('discard')]).toEqual([
        [4, 1],
        ['tir', 'parade'],
      ]);
    },
  );
  rule('OV-HERO-4', 'a stride thought better of costs nothing', () => {
    const table = at({ heroes: [{ hand: ['tir', 'parade'] }] });

    table.say('stride tir', 'back');

    expect(table.zone('hand')).toEqual(['tir', 'parade']);
  });
  rule('OV-HERO-5', 'a card may be discarded for nothing', () => {
    expect(
      at({ heroes: [{ hand: ['tir', 'parade'] }] })
        .say('discard tir')
        .zone('discard'),
    ).toEqual(['tir']);
  });
  rule(
    ['OV-HERO-8', 'OV-HERO-9', 'OV-HERO-10', 'OV-HERO-12'],
    'ending is a decision of its own; cards may be kept; he draws up to five and flips his token',
    () => {
      const table = at({ heroes: [{ hand: ['parade', 'tir'], deck: FULL }, {}] });

      table.say('end');

      expect(table.zone('hand')).toEqual(['parade', 'tir', 'tir', 'tir', 'tir']);
      expect(table.hero().played).toBe(true);
      expect(table.state.active).toBe(1);
    },
  );
  rule(['OV-HERO-8', 'R-OV-16'], 'an empty hand ends no turn: he says so himself', () => {
    const table = at({ heroes: [{ hand: ['parade'], deck: FULL }, {}] }).say('play parade');

    expect([table.state.active, table.options]).toEqual([0, ['end']]);
    table.say('end');
    expect(table.state.active).toBe(1);
  });
  rule('OV-HERO-10', 'with five or more he draws none', () => {
    const table = at({ heroes: [{ hand: ['parade', ...FULL], deck: FULL }, {}] }).say('end');

    expect(table.hero().hand).toHaveLength(6);
  });
  rule(['OV-HERO-11', 'R-OV-22'], 'an effect may raise the number; short of the bonus alone he lives', () => {
    const table = at({ heroes: [{ hand: ['grande-main', 'parade'], deck: FULL }, {}] }).say(
      'play grande-main',
      'end',
    );
    expect(table.hero().hand).toHaveLength(6);

    const short = at({ heroes: [{ hand: ['grande-main', 'parade'], deck: ['tir', 'tir', 'tir'] }, {}] }).say(
      'play grande-main',
      'end',
    );
    expect([short.hero().hand.length, short.hero().dead]).toEqual([5, false]);
  });
  rule(
    ['OV-HERO-14', 'R-OV-19'],
    'a card being resolved is in neither hand nor discard: its own effect can’t draw it',
    () => {
      const table = at({
        heroes: [{ at: [5, 1], hand: ['frappe-pioche', 'parade'], deck: [], discard: [] }],
        enemies: [foe],
      });

      table.say('play frappe-pioche');

      expect([table.zone('hand'), table.zone('discard')]).toEqual([['parade'], ['frappe-pioche']]);
    },
  );
  rule(
    ['OV-HERO-15', 'R-OV-20', 'R-OV-90'],
    'a card is playable when one of its effects can be carried out',
    () => {
      const table = at({
        heroes: [{ hand: ['frappe', 'soin-1', 'frappe-pioche', 'rappel', 'parade', 'course'], deck: FULL }],
      });

      expect(table.refuses('play frappe')).toContain('OV-HERO-15');
      expect(table.refuses('play soin-1')).toEqual(['OV-HERO-15']);
      expect(table.refuses('play rappel')).toEqual(['OV-HERO-15']);
      expect([table.can('play frappe-pioche'), table.can('play parade'), table.can('play course')]).toEqual([
        true,
        true,
        true,
      ]);
    },
  );
  rule(['R-OV-90', 'OV-HERO-14'], 'a card that asks for a card of the hand cannot be that card', () => {
    const holding = (more: object) => at({ heroes: [{ hand: ['exil'], deck: [], ...more }] });

    expect(holding({}).refuses('play exil')).toEqual(['OV-HERO-15']);
    expect(holding({ wounds: ['tir'] }).can('play exil')).toBe(true);
    expect(holding({ hand: ['exil', 'tir'] }).can('play exil')).toBe(true);
  });
  rule('R-OV-90', 'a playable move may still be made with no step', () => {
    const table = at({ heroes: [{ hand: ['course', 'parade'] }] }).say('play course', 'stop');

    expect(table.where('ada')).toEqual([6, 1]);
    expect(table.zone('discard')).toEqual(['course']);
  });
  rule(
    ['OV-HERO-16', 'R-OV-21', 'OV-MISC-3'],
    'effects in printed order, each with the board as it then stands',
    () => {
      const table = at({
        heroes: [{ at: [5, 1], hand: ['frappe-pioche', 'parade'], deck: FULL }],
        enemies: [foe],
      }).say('play frappe-pioche');

      const told = table.told().map(({ event }) => event);
      expect(told.indexOf('damaged')).toBeLessThan(told.indexOf('drew'));
    },
  );
  rule(
    ['OV-MISC-4', 'OV-MISC-7'],
    'WE-T4: damage and draw: neither may be skipped; what is impossible is',
    () => {
      const both = at({
        heroes: [{ at: [5, 1], hand: ['frappe-pioche', 'parade'], deck: FULL }],
        enemies: [foe],
      }).say('play frappe-pioche');
      expect([both.dice('statue').yellow, both.hero().hand.length, both.kind]).toEqual([2, 2, 'act']);

      const far = at({ heroes: [{ hand: ['frappe-pioche', 'parade'], deck: FULL }] }).say(
        'play frappe-pioche',
      );
      expect(far.hero().hand).toHaveLength(2);

      const may = at({ heroes: [{ hand: ['peut-etre', 'parade'], deck: FULL }] }).say('play peut-etre');
      expect(may.kind).toBe('may');
    },
  );
  rule(['OV-HERO-18', 'R-OV-88'], 'after a hundred actions only the end is left', () => {
    const table = at({ acts: 100, heroes: [{ hand: ['parade', 'devoir'] }, {}] });

    expect(table.options).toEqual(['end']);
    table.say('end');
    expect(table.state.active).toBe(1);
    expect(at({ acts: 99, heroes: [{ hand: ['parade'] }, {}] }).can('play parade')).toBe(true);
  });
  rule(
    ['OV-HERO-17', 'OV-HERO-13'],
    'nobody acts in the enemy phase; the hero phase ends when nobody is left to play',
    () => {
      const table = at({ heroes: [{}, { played: true }] }).say('end');

      expect(table.all('enemyPhaseBegan')).toHaveLength(1);
      expect(table.all('played')).toEqual([]);
    },
  );
  rule('R-OV-6', 'once a turn is this very card, not its copies', () => {
    const table = at({ heroes: [{ hand: ['rappel', 'rappel', 'parade'], discard: ['tir', 'tir', 'tir'] }] });

    table.say('play rappel', 'recover tir', 'play rappel', 'recover rappel');

    // The first one is back in hand and can't be played again.
    expect(table.refuses('play rappel')).toContain('R-OV-20');
  });
});

describe('moving', () => {
  rule(
    ['OV-MOVE-1', 'OV-MOVE-4', 'OV-MOVE-5', 'R-OV-18'],
    'orthogonal steps, one a point; not through an enemy, not onto anybody',
    () => {
      const table = at({
        heroes: [{ at: [6, 1], hand: ['elan', 'parade'] }, { at: [6, 2] }],
        enemies: [{ enemy: 'statue', at: [5, 1] }],
      });

      table.say('play elan');

      // Over bo only: up is the enemy, and diagonals are no step.
      expect(table.options).toEqual(['go 5.2', 'go 6.3']);
    },
  );
  rule(['OV-MOVE-8', 'OV-MISC-2'], 'moves of a card are optional unless it says otherwise', () => {
    expect(
      at({ heroes: [{ hand: ['course', 'parade'] }] })
        .say('play course')
        .can('stop'),
    ).toBe(true);
    expect(
      at({ heroes: [{ hand: ['elan', 'parade'] }] })
        .say('play elan')
        .can('stop'),
    ).toBe(false);
  });
  rule('OV-MOVE-9', 'each square is entered in order: a token on the way works', () => {
    const table = at({
      heroes: [{ at: [6, 1], hand: ['course', 'parade'] }],
      entities: [{ entity: 'braise', at: [5, 1] }],
    });

    table.say('play course', 'go 4.1');

    expect(table.zone('wounds')).toHaveLength(1);
    expect(table.where('ada')).toEqual([4, 1]);
  });
  rule(
    ['OV-MOVE-10', 'OV-MOVE-12', 'R-OV-91'],
    'a push goes along the longer axis and stops at the first square that is not free',
    () => {
      const table = at({
        heroes: [{ at: [5, 1], hand: ['bourrade', 'parade'] }],
        enemies: [{ enemy: 'goule', at: [3, 1] }],
      }).say('play bourrade');
      expect(table.where('goule')).toEqual([1, 1]);

      const stopped = at({
        heroes: [{ at: [5, 1], hand: ['bourrade', 'parade'] }],
        enemies: [
          { enemy: 'goule', at: [3, 1] },
          { enemy: 'statue', at: [1, 1] },
        ],
      }).say('play bourrade');
      expect(stopped.where('goule')).toEqual([2, 1]);
      expect(stopped.all('damaged')).toEqual([]);
    },
  );
  rule(
    'R-OV-91',
    'equally far both ways, the hero’s player chooses; a pull stops next to the source; some are not moved',
    () => {
      const table = at({
        heroes: [{ at: [4, 4], hand: ['bourrade', 'parade'] }],
        enemies: [{ enemy: 'goule', at: [3, 3] }],
      });
      table.say('play bourrade');
      expect(table.kind).toBe('axis');
      table.say('axis row');
      expect(table.where('goule')).toEqual([3, 1]);

      expect(
        at({
          heroes: [{ at: [5, 1], hand: ['harpon', 'parade'] }],
          enemies: [{ enemy: 'goule', at: [2, 1] }],
        })
          .say('play harpon')
          .where('goule'),
      ).toEqual([4, 1]);
      expect(
        at({
          heroes: [{ at: [5, 1], hand: ['bourrade', 'parade'] }],
          enemies: [{ enemy: 'ancre', at: [3, 1] }],
        }).refuses('play bourrade'),
      ).toEqual(['OV-HERO-15']);
    },
  );
  rule(
    ['OV-MOVE-11', 'OV-KW-52'],
    'a teleport ignores what lies between, but not an Infranchissable wall',
    () => {
      const table = at({
        heroes: [{ at: [6, 1], hand: ['bond', 'parade'] }],
        enemies: [
          { enemy: 'statue', at: [5, 1] },
          { enemy: 'statue', at: [6, 2] },
        ],
      });
      table.say('play bond', 'put 4.1');
      expect(table.where('ada')).toEqual([4, 1]);

      const walled = at({
        heroes: [{ at: [6, 1], hand: ['bond', 'parade'] }],
        entities: [
          { entity: 'rocher', at: [5, 1] },
          { entity: 'rocher', at: [6, 2] },
        ],
      });
      expect(walled.refuses('play bond')).toEqual(['OV-HERO-15']);
    },
  );
  rule('R-OV-90', 'a swap exchanges two squares', () => {
    const table = at({ heroes: [{ at: [6, 1], hand: ['echange', 'parade'] }, { at: [6, 6] }] }).say(
      'play echange',
    );

    expect([table.where('ada'), table.where('bo')]).toEqual([
      [6, 6],
      [6, 1],
    ]);
  });
});

describe('areas', () => {
  rule(
    ['OV-AREA-1', 'OV-AREA-8', 'OV-AREA-9', 'R-OV-51'],
    'the black square is the hero; a pattern may be turned, and only where it touches somebody',
    () => {
      const table = at({
        heroes: [{ at: [4, 3], hand: ['lance', 'parade'] }],
        enemies: [
          { enemy: 'statue', at: [1, 3] },
          { enemy: 'goule', at: [4, 5] },
          { enemy: 'goule', at: [4, 6] },
        ],
      });

      table.say('play lance');
      expect(table.options).toEqual(['turn up', 'turn right']);
      table.say('turn right');
      expect([
        table.dice('goule', 0).yellow,
        table.dice('goule', 1).yellow,
        table.dice('statue').yellow,
      ]).toEqual([1, 1, 3]);
    },
  );
  rule(
    ['OV-AREA-3', 'OV-AREA-4', 'OV-AREA-5', 'OV-AREA-2'],
    'effects pass through everybody; infinite range reaches the whole board',
    () => {
      const table = at({
        heroes: [{ at: [6, 1], hand: ['partout', 'parade'] }, { at: [5, 1] }],
        enemies: [
          { enemy: 'statue', at: [1, 6] },
          { enemy: 'goule', at: [4, 1] },
        ],
      });

      table.say('play partout', 'choose statue');

      expect(table.dice('statue').yellow).toBe(1);
    },
  );
  rule(['OV-AREA-6', 'OV-AREA-10', 'R-OV-52'], 'uncrossed, he may be a target of his own card', () => {
    const table = at({ heroes: [{ at: [5, 1], hand: ['abri', 'parade'] }, { at: [6, 1] }] }).say('play abri');

    expect(table.can('choose ada')).toBe(true);
  });
  rule('OV-AREA-7', 'crossed, never', () => {
    const table = at({ heroes: [{ at: [5, 1], hand: ['abri-autre', 'parade'] }, { at: [6, 1] }] }).say(
      'play abri-autre',
    );

    expect([table.block('ada'), table.block('bo')]).toEqual([0, 2]);
  });
});

describe('arrows', () => {
  const shooting = (more: object = {}) =>
    at({
      heroes: [
        { at: [4, 3], hand: ['fleches', 'parade'] },
        { hero: 'bo', at: [3, 2] },
      ],
      enemies: [
        { enemy: 'goule', at: [1, 2] },
        { enemy: 'goule', at: [3, 3] },
        { enemy: 'goule', at: [2, 3] },
        { enemy: 'goule', at: [1, 4] },
      ],
      entities: [{ entity: 'rocher', at: [3, 4] }],
      ...more,
    } as never);
  rule(
    ['OV-ARROW-1', 'OV-ARROW-2', 'OV-ARROW-3', 'OV-ARROW-5', 'OV-ARROW-7', 'OV-ARROW-8', 'R-OV-81'],
    'WE-13: three lines upward: each hits its first valid figure, the rock stops one',
    () => {
      const table = shooting().say('play fleches');

      expect([0, 1, 2, 3].map((nth) => table.dice('goule', nth).yellow)).toEqual([1, 1, 3, 3]);
    },
  );
  rule(
    ['OV-ARROW-4', 'R-OV-81'],
    'a direction without a valid figure is not offered while another has one',
    () => {
      const table = at({
        heroes: [{ at: [4, 3], hand: ['fleche', 'parade'] }],
        enemies: [
          { enemy: 'goule', at: [1, 3] },
          { enemy: 'goule', at: [4, 6] },
        ],
      }).say('play fleche');

      expect(table.options).toEqual(['turn up', 'turn right']);
    },
  );
  rule(
    ['OV-ARROW-6', 'OV-ARROW-9'],
    'an arrow does not target: what cannot be targeted is hit, what cannot be attacked is not',
    () => {
      const table = at({
        heroes: [{ at: [4, 3], hand: ['fleche', 'parade'] }],
        enemies: [{ enemy: 'goule', at: [1, 3], statuses: { inciblable: 1 } }],
      }).say('play fleche');
      expect(table.dice('goule').yellow).toBe(1);

      const spared = at({
        at: 'enemies',
        heroes: [{ at: [4, 3], statuses: { intouchable: 1 } }, { at: [5, 3] }],
        enemies: [{ enemy: 'arbaletrier', at: [1, 3] }],
      });
      expect(spared.all('aimed')).toMatchObject([{ heroes: [{ id: 'bo' }] }]);
    },
  );
  rule(
    ['OV-ARROW-6', 'OV-ARROW-9', 'OV-AI-51'],
    'an enemy’s arrow with a single icon hits an inciblable hero: it targets nobody',
    () => {
      const table = at({
        at: 'enemies',
        heroes: [{ at: [4, 3], statuses: { inciblable: 1 } }, { at: [5, 3] }],
        enemies: [{ enemy: 'arbaletrier', at: [1, 3] }],
      });

      expect(table.all('aimed')).toMatchObject([{ heroes: [{ id: 'ada' }] }]);
      expect(table.all('damaged')).toMatchObject([{ who: { id: 'ada' } }]);
    },
  );
});
