import { rule } from '@tablee/kernel/testing';
import { describe } from 'vitest';
import { at, expect } from './table.ts';

const FULL = ['tir', 'tir', 'tir', 'tir', 'tir'];

describe('Soin', () => {
  rule(
    ['OV-KW-1', 'OV-KW-2', 'OV-KW-4', 'R-OV-54'],
    'a card of his choice, on top of the discard; the last picked ends on top',
    () => {
      const table = at({
        heroes: [{ hand: ['soin-2', 'parade'], wounds: ['tir', 'course', 'frappe'], discard: ['parade'] }],
      });

      table.say('play soin-2', 'heal course', 'heal tir');

      expect(table.zone('discard')).toEqual(['parade', 'course', 'tir', 'soin-2']);
    },
  );
  rule('OV-KW-3', 'WE-T1: a heal of two with two wounds heals both; fewer is not offered', () => {
    const table = at({ heroes: [{ hand: ['soin-2', 'parade'], wounds: ['tir', 'course'] }] });

    table.say('play soin-2');

    expect(table.kind).toBe('act');
    expect(table.zone('wounds')).toEqual([]);
  });
});

describe('Exiler', () => {
  rule(['OV-KW-5', 'OV-KW-6'], 'from the wounds, the hand, or the top of the deck', () => {
    const table = at({ heroes: [{ hand: ['exil', 'parade'], wounds: ['tir'], deck: ['course', ...FULL] }] });

    table.say('play exil');
    expect(table.options).toHaveLength(3);
    table.say('exile tir');
    expect(table.zone('exile')).toEqual(['tir']);
  });
  rule(['OV-KW-7', 'R-OV-55'], 'the top of the deck unseen; an empty deck is rebuilt first', () => {
    const table = at({
      heroes: [
        { hand: ['exil', 'parade'], deck: [], discard: ['course', 'course', 'course', 'course', 'course'] },
      ],
    });

    table.say('play exil', 'exileTop');

    expect(table.zone('exile')).toEqual(['course']);
    expect(table.hero().deck).toHaveLength(4);
  });
  rule(['OV-KW-8', 'OV-ENDFIGHT-16'], 'what is exiled stays so, and wounds too, into the next fight', () => {
    const table = at({
      at: 'reinforcement',
      heroes: [{ exile: ['tir'], wounds: ['course'], hand: [] }],
      enemies: [],
    });

    table.say('enough 0');

    expect([table.zone('exile'), table.zone('wounds')]).toEqual([['tir'], ['course']]);
  });
  rule(
    ['OV-KW-20', 'OV-KW-22', 'R-OV-92'],
    'a Persistant card goes to the discard, and another must be exiled',
    () => {
      const table = at({ heroes: [{ hand: ['exil', 'roc', 'parade'] }] });

      table.say('play exil', 'exile roc');
      expect(table.zone('discard')).toEqual(['roc']);
      expect(table.kind).toBe('exile');
      expect(table.all('discarded')).toEqual([]);
      table.say('exile parade');
      expect(table.zone('exile')).toEqual(['parade']);
    },
  );
  rule(
    ['OV-KW-23', 'R-OV-58'],
    'the top of a deck of Persistant cards alone is not offered: they would go round for ever',
    () => {
      const table = at({
        heroes: [
          { hand: ['exil', 'parade'], deck: ['roc', 'roc'], discard: ['roc'], wounds: ['tir', 'tir'] },
        ],
      });

      table.say('play exil');

      expect(table.can('exileTop')).toBe(false);
      expect(table.can('exile tir')).toBe(true);
    },
  );
  rule('OV-KW-23', 'only Persistant cards are left, in the hand too: the wound is lost', () => {
    const table = at({ heroes: [{ hand: ['roc', 'devoir'], deck: ['roc'] }] }).say('play devoir');

    expect(table.zone('wounds')).toEqual([]);
    expect(table.all('woundLost')).toMatchObject([{ rule: 'OV-KW-23' }]);
  });
  rule('OV-KW-79', 'a card both Persistant and Inéluctable cannot be chosen from the hand', () => {
    const table = at({ heroes: [{ hand: ['devoir-roc', 'exil', 'parade'] }] });

    table.say('play exil');

    expect(table.can('exile devoir-roc')).toBe(false);
    expect(table.can('exile parade')).toBe(true);
  });
});

describe('Adjacent and squares between', () => {
  rule(['OV-KW-9', 'OV-KW-10'], 'orthogonal contact is adjacency, diagonal is not', () => {
    const table = at({
      heroes: [{ at: [4, 4], hand: ['frappe', 'parade'] }],
      enemies: [{ enemy: 'statue', at: [3, 3] }],
    });
    expect(table.refuses('play frappe')).toEqual(['OV-HERO-15']);

    expect(
      at({
        heroes: [{ at: [4, 4], hand: ['frappe', 'parade'] }],
        enemies: [{ enemy: 'statue', at: [3, 4] }],
      }).can('play frappe'),
    ).toBe(true);
  });
  rule(
    ['OV-KW-34', 'OV-KW-35', 'R-OV-53'],
    'the squares that separate two figures include the target’s: adjacent is 1',
    () => {
      const near = at({
        heroes: [{ at: [4, 4], hand: ['tireur', 'parade'] }],
        enemies: [{ enemy: 'statue', at: [3, 4] }],
      });
      near.say('play tireur');
      expect(near.dice('statue').yellow).toBe(2);

      // Two rows and a column away, whatever stands between.
      const far = at({
        heroes: [{ at: [4, 4], hand: ['tireur', 'parade'] }],
        enemies: [{ enemy: 'statue', at: [2, 3], yellow: 3, red: 2 }],
      });
      far.say('play tireur');
      expect(far.dice('statue')).toMatchObject({ yellow: 3, red: 1 });
    },
  );
});

describe('Amorce', () => {
  const hand = ['amorce', 'devoir', 'frappe', 'parade'];
  const enemies = [{ enemy: 'statue', at: [5, 1] as const, red: 9 }];
  rule(
    ['OV-KW-11', 'OV-KW-15', 'OV-KW-29'],
    'WE-12: Amorce, then Frappe, then the Inéluctable, then the end',
    () => {
      const table = at({ heroes: [{ hand }], enemies });

      table.say('play amorce', 'play frappe', 'play devoir', 'end');

      expect(table.state.round).toBe(2);
    },
  );
  rule(['OV-KW-12', 'R-OV-56'], 'after a card without Amorce it is locked, yet may be discarded', () => {
    const table = at({ heroes: [{ hand }], enemies });

    table.say('play frappe');

    expect(table.refuses('play amorce')).toEqual(['OV-KW-12']);
    expect(table.can('discard amorce')).toBe(true);
  });
  rule(
    ['OV-KW-14', 'OV-KW-13', 'OV-KW-66', 'OV-KW-65'],
    'WE-12: discards, moves and equipment leave the window open',
    () => {
      const table = at({ heroes: [{ hand, equipment: ['bouclier'] }], enemies });

      table.say('stride frappe', 'go 6.2', 'trigger bouclier', 'discard parade', 'play amorce');
      table.say('play devoir', 'end');

      expect(table.all('played')).toMatchObject([{ card: 'amorce' }, { card: 'devoir' }]);
      expect(table.state.round).toBe(2);
    },
  );
  rule('OV-KW-14', 'an Interruption played closes it', () => {
    const table = at({ heroes: [{ hand: ['amorce', 'parade-eclair'] }], enemies });

    table.say('play parade-eclair');

    expect(table.refuses('play amorce')).toEqual(['OV-KW-12']);
  });
});

describe('Substitution', () => {
  const struck = (hero: object) =>
    at({
      at: 'enemies',
      heroes: [
        { at: [6, 1], ...hero },
        { hero: 'bo', at: [6, 6] },
      ],
      enemies: [{ enemy: 'bourreau', at: [5, 1] }],
    });
  rule(
    ['OV-KW-16', 'OV-KW-17', 'OV-KW-18', 'OV-KW-21', 'OV-KW-77', 'R-OV-57'],
    'WE-11: with Substitution S goes to the wounds and P is drawn; then Q and R',
    () => {
      const table = struck({ hand: ['relais', 'parade'], deck: ['roc', 'course', 'frappe'] });

      expect(table.kind).toBe('substitute');
      table.say('substitute relais');

      expect(table.zone('wounds')).toEqual(['relais', 'course', 'frappe']);
      expect(table.zone('hand')).toEqual(['parade', 'roc']);
    },
  );
  rule(
    ['OV-KW-21', 'OV-KW-23', 'R-OV-58', 'OV-KW-20'],
    'WE-11: without it the Persistant card goes to the discard, and in the end the hand gives',
    () => {
      const table = struck({ hand: ['relais', 'parade'], deck: ['roc', 'course', 'frappe'] });

      table.say('deck', 'deck', 'deck');
      expect(table.kind).toBe('substitute');
      // The third wound: the deck is empty and the discard holds the Persistant card alone.
      table.say('deck');
      expect(table.kind).toBe('woundFromHand');
      table.say('suffer parade');
      expect(table.all('wounded').at(-1)).toMatchObject({ card: 'parade', rule: 'OV-KW-23' });
      expect(table.zone('wounds')).toEqual(['course', 'frappe', 'parade']);
      expect(table.zone('discard')).toEqual(['roc']);
    },
  );
  rule(
    ['OV-KW-19', 'OV-KW-32'],
    'in any phase, also with deck and discard empty; the draw then finds nothing',
    () => {
      const table = struck({ hand: ['relais', 'relais', 'relais'], deck: [] });

      table.say('substitute relais', 'substitute relais', 'substitute relais');

      expect(table.zone('wounds')).toEqual(['relais', 'relais', 'relais']);
      expect(table.hero().dead).toBe(false);
    },
  );
  rule('OV-KW-24', 'a card both Persistant and Substitution cannot be used for it', () => {
    const table = struck({ hand: ['relais-roc', 'parade'], deck: FULL });

    expect(table.kind).toBe('nextHero');
    expect(table.zone('wounds')).toHaveLength(3);
  });
  rule('R-OV-58', 'a Persistant hand card is never taken: the wound is lost', () => {
    const table = struck({ hand: ['roc'], deck: [] });

    expect(table.zone('hand')).toEqual(['roc']);
    expect(table.all('woundLost')).toHaveLength(1);
  });
});

describe('Inéluctable', () => {
  rule(['OV-KW-25', 'OV-KW-27', 'R-OV-59'], 'while it can be played the turn cannot be ended', () => {
    const table = at({ heroes: [{ hand: ['devoir', 'parade'] }] });

    expect(table.refuses('end')).toEqual(['OV-KW-27']);
    table.say('play devoir', 'end');
    expect(table.zone('wounds')).toHaveLength(1);
  });
  rule(
    ['OV-KW-26', 'OV-KW-30', 'OV-KW-31'],
    'it can be discarded by no means; going there after being played is none',
    () => {
      const table = at({ heroes: [{ hand: ['devoir', 'parade'] }] });

      expect(table.refuses('discard devoir')).toEqual(['OV-KW-26']);
      expect(table.refuses('stride devoir')).toEqual(['OV-KW-26']);
      table.say('play devoir');
      expect(table.zone('discard')).toEqual(['devoir']);
      expect(table.all('discarded')).toEqual([]);
    },
  );
  rule('OV-KW-30', 'a forced discard takes other cards, or fewer', () => {
    const table = at({
      at: 'enemies',
      heroes: [
        { hand: ['devoir'], deck: FULL },
        { hero: 'bo', at: [6, 6] },
      ],
      enemies: [{ enemy: 'voleur', at: [5, 1] }],
    });

    expect(table.zone('hand')).toEqual(['devoir']);
    expect(table.kind).toBe('nextHero');
  });
  rule('OV-KW-28', 'he may not lock a playable Inéluctable Amorce card', () => {
    const table = at({ heroes: [{ hand: ['devoir-amorce', 'parade'] }] });

    expect(table.refuses('play parade')).toEqual(['OV-KW-28']);
    expect(table.can('play devoir-amorce')).toBe(true);
  });
  rule('OV-KW-29', 'not playable now: no obligation, it stays in hand', () => {
    const table = at({ heroes: [{ hand: ['vain', 'parade'] }] });

    table.say('end');

    expect(table.zone('hand')).toContain('vain');
  });
  rule(
    ['OV-KW-33', 'OV-ENDFIGHT-3', 'R-OV-15'],
    'the hand discarded at the end of a fight leaves it; it counts in the next five',
    () => {
      const table = at({ at: 'reinforcement', heroes: [{ hand: ['devoir', 'parade'] }], enemies: [] });

      table.say('enough 0');
      while (table.kind === 'deploy') table.choose(table.options[0]!);

      expect(table.zone('hand')[0]).toBe('devoir');
      expect(table.hero().hand).toHaveLength(5);
    },
  );
  rule('OV-KW-33', 'and so does the hand discarded at death', () => {
    const table = at({ heroes: [{ hand: ['vain', 'parade'], deck: [] }, {}] });

    table.say('end');

    expect(table.hero().dead).toBe(true);
    expect(table.zone('hand')).toEqual(['vain']);
  });
  rule('OV-KW-78', 'drawn by the end-of-turn draw it creates no duty before the next turn', () => {
    const table = at({ heroes: [{ hand: ['parade'], deck: ['devoir', ...FULL] }, {}] });

    table.say('end');

    expect(table.zone('hand')).toContain('devoir');
    expect(table.kind).toBe('act');
    expect(table.state.active).toBe(1);
  });
});

describe('Éphémère and Interruption', () => {
  rule(
    ['OV-KW-55', 'OV-KW-56', 'R-OV-64'],
    'after it was played it is removed; discarded unplayed it is a card like any other',
    () => {
      const table = at({ heroes: [{ hand: ['fumee', 'fumee', 'parade'] }] });

      table.say('play fumee', 'discard fumee');

      expect([table.zone('removed'), table.zone('discard'), table.zone('exile')]).toEqual([
        ['fumee'],
        ['fumee'],
        [],
      ]);
    },
  );
  rule(
    ['OV-KW-57', 'OV-KW-58', 'OV-KW-59', 'OV-KW-60', 'OV-KW-61'],
    'between two effects of a card it resolves at once; then the card goes on',
    () => {
      const table = at({
        heroes: [{ at: [5, 1], hand: ['frappe-pioche', 'parade-eclair', 'parade'] }],
        enemies: [{ enemy: 'statue', at: [4, 1], red: 9 }],
      });

      table.say('play frappe-pioche');
      expect(table.kind).toBe('interrupt');
      expect(table.all('damaged')).toEqual([]);
      table.say('pass');
      // Choosing is part of the damage: the next window is before the draw.
      expect(table.kind).toBe('interrupt');
      expect(table.all('damaged')).toHaveLength(1);
      table.say('interrupt parade-eclair');
      expect(table.block('ada')).toBe(2);
      expect(table.zone('discard')).toEqual(['parade-eclair', 'frappe-pioche']);
      expect(table.zone('hand')).toHaveLength(2);
    },
  );
  rule(['OV-KW-62', 'R-OV-65'], 'they nest: last in, first resolved', () => {
    const table = at({
      heroes: [{ at: [5, 1], hand: ['frappe', 'parade-eclair', 'parade-eclair', 'parade'] }],
      enemies: [{ enemy: 'statue', at: [4, 1], red: 9 }],
    });

    table.say('play frappe', 'interrupt parade-eclair');
    expect(table.kind).toBe('interrupt');
    table.say('interrupt parade-eclair');
    expect(table.block('ada')).toBe(4);
    expect(table.zone('discard')).toEqual(['parade-eclair', 'parade-eclair', 'frappe']);
  });
  rule(['OV-KW-60', 'OV-HERO-17'], 'in a boss’s reaction too, but not in the enemy phase', () => {
    const table = at({
      heroes: [{ at: [5, 1], hand: ['coup-5', 'parade-eclair', 'parade'] }],
      enemies: [{ enemy: 'ogre', at: [4, 1], actions: ['un'] }],
    });
    table.say('play coup-5', 'pass');
    expect(table.kind).toBe('interrupt');
    expect(table.state.flow.some(({ does }) => does === 'bossAction')).toBe(true);

    const phase = at({
      at: 'enemies',
      heroes: [
        { hand: ['parade-eclair'], deck: FULL },
        { hero: 'bo', at: [6, 6] },
      ],
      enemies: [{ enemy: 'goule', at: [5, 1] }],
    });
    expect(phase.kind).toBe('nextHero');
  });
  rule('OV-KW-80', 'an equipment trigger counts as a card resolving, a discard to move does not', () => {
    const table = at({ heroes: [{ hand: ['parade-eclair', 'parade'], equipment: ['bouclier'] }] });

    table.say('stride parade', 'go 5.1');
    expect(table.kind).toBe('act');
    table.say('trigger bouclier');
    expect(table.kind).toBe('interrupt');
  });
});

describe('completions', () => {
  rule('OV-KW-76', 'discarded is from the hand, other than by being played', () => {
    const table = at({ heroes: [{ hand: ['ressac', 'ressac', 'parade'] }] });

    table.say('play ressac');
    expect(table.zone('hand')).toEqual(['ressac', 'parade']);
    table.say('discard ressac');
    expect(table.hero().hand).toHaveLength(2);
  });
});
