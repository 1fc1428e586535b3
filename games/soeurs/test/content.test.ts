/** The box against the ledger's demands on it: counts, averages, coverage. A change of balance must keep them. */
import { PackError } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { OCCASIONS, properties } from '../effects/pieces.ts';
import { soeurs } from '../index.ts';
import { baseBox, contentFor } from '../ready/content.ts';
import type { Face } from '../ready/schema.ts';
import { faceText, placeText, trapText, treasureText } from '../ready/text.ts';
import { reach } from '../rules/move.ts';

const box = baseBox();
const all = <T extends { copies?: number | undefined }>(cards: readonly T[]): T[] =>
  cards.flatMap((card) => Array.from({ length: card.copies ?? 1 }, () => card));
const does = (face: Face, ...words: string[]): boolean =>
  face.lines.some((line) => 'do' in line && words.includes(String(line.do)));
const amountOf = (face: Face, word: string): number =>
  face.lines
    .filter((line) => 'do' in line && line.do === word)
    .reduce(
      (sum, line) =>
        sum +
        Number((line as Record<string, unknown>).amount ?? (line as Record<string, unknown>).cards ?? 0),
      0,
    );
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

describe('Action cards', () => {
  const cards = all(box.cards);
  const withWord = (...words: string[]) => cards.filter(({ faces }) => does(faces[0], ...words));

  test('16 cards, at least 10 designs, at most 3 copies', () => {
    expect(cards).toHaveLength(16);
    expect(box.cards.length).toBeGreaterThanOrEqual(10);
    for (const { copies } of box.cards) expect(copies ?? 1).toBeLessThanOrEqual(3);
  });

  test('costs 1 to 3, at most two designs at 0 or 4; about a third change cost when raised', () => {
    const odd = box.cards.filter(({ faces }) => faces.some(({ cost }) => cost < 1 || cost > 3));
    expect(odd.length).toBeLessThanOrEqual(2);
    const changing = box.cards.filter(({ faces }) => faces[0].cost !== faces[1].cost).length;
    expect(changing / box.cards.length).toBeGreaterThan(0.25);
    expect(changing / box.cards.length).toBeLessThan(0.45);
  });

  test('damage on 7, packets on 2, area on 1; Defence on 5, one with damage; 1–2 heal, 2 draw or give Mana; 3 conditions', () => {
    expect(withWord('damage', 'packets', 'damageAll').length).toBeGreaterThanOrEqual(7);
    expect(withWord('packets').length).toBeGreaterThanOrEqual(2);
    expect(withWord('damageAll').length).toBeGreaterThanOrEqual(1);
    expect(withWord('defence').length).toBeGreaterThanOrEqual(5);
    expect(withWord('defence').some(({ faces }) => does(faces[0], 'damage'))).toBe(true);
    expect([1, 2]).toContain(withWord('heal').length);
    expect(withWord('draw', 'mana').length).toBeGreaterThanOrEqual(2);
    const conditions = new Set(
      box.cards.map(({ faces }) => JSON.stringify(faces[0].condition)).filter((one) => one !== undefined),
    );
    expect(conditions.size).toBeGreaterThanOrEqual(3);
  });

  test('a second face is at least as good in every respect and better in one', () => {
    for (const { id, faces } of [...box.cards, ...box.advanced]) {
      const [one, two] = faces;
      const words = [
        ...new Set([...one.lines, ...two.lines].map((line) => String((line as { do: string }).do))),
      ];
      let better = one.cost - two.cost;
      expect(two.cost, id).toBeLessThanOrEqual(one.cost);
      expect(two.condition, id).toEqual(one.condition);
      for (const word of words) {
        const gain = amountOf(two, word) - amountOf(one, word);
        expect(word === 'payHealth' ? -gain : gain, `${id} ${word}`).toBeGreaterThanOrEqual(0);
        better += Math.abs(gain);
      }
      const times = (face: Face) =>
        face.lines.reduce((sum, line) => sum + Number((line as { times?: number }).times ?? 0), 0);
      better += times(two) - times(one);
      expect(better, id).toBeGreaterThan(0);
    }
  });

  test('every kind of line is used, XP on second faces only', () => {
    const used = new Set(
      [...box.cards, ...box.advanced].flatMap(({ faces }) =>
        faces.flatMap(({ lines }) => lines.map((line) => (line as { do: string }).do)),
      ),
    );
    for (const kind of [
      'damage',
      'packets',
      'damageAll',
      'defence',
      'heal',
      'draw',
      'mana',
      'weaken',
      'xp',
      'payHealth',
    ])
      expect(used).toContain(kind);
    for (const { faces } of [...box.cards, ...box.advanced]) expect(does(faces[0], 'xp')).toBe(false);
  });
});

test('Advanced Action cards: 8 designs, 3 damage, packets of 3 or more, area, large Defence, heal and more, tempo, 2 conditions', () => {
  const first = box.advanced.map(({ faces }) => faces[0]);
  expect(box.advanced).toHaveLength(8);
  for (const { cost } of box.advanced.flatMap(({ faces }) => faces)) expect([1, 2, 3, 4]).toContain(cost);
  expect(first.filter((face) => does(face, 'damage')).length).toBeGreaterThanOrEqual(3);
  expect(
    first.some((face) => face.lines.some((line) => Number((line as { times?: number }).times) >= 3)),
  ).toBe(true);
  expect(first.some((face) => does(face, 'damageAll'))).toBe(true);
  expect(first.some((face) => amountOf(face, 'defence') >= 5)).toBe(true);
  expect(first.some((face) => does(face, 'heal') && face.lines.length > 1)).toBe(true);
  expect(first.some((face) => does(face, 'mana', 'draw') && !does(face, 'heal'))).toBe(true);
  expect(first.filter(({ condition }) => condition !== undefined).length).toBeGreaterThanOrEqual(2);
  expect(first.some((face) => amountOf(face, 'damage') >= 6)).toBe(true);
});

describe('enemies and Places', () => {
  const { enemies } = box;
  const number = (printed: number | '?'): number => (printed === '?' ? 3.5 : printed);

  test('18 enemies; resistance 3–3.5 and attack 2–2.3 on average; enough "?"', () => {
    expect(enemies).toHaveLength(18);
    const [resistance, attack] = [
      mean(enemies.map((e) => number(e.resistance))),
      mean(enemies.map((e) => number(e.attack))),
    ];
    expect(resistance).toBeGreaterThanOrEqual(3);
    expect(resistance).toBeLessThanOrEqual(3.5);
    expect(attack).toBeGreaterThanOrEqual(2);
    expect(attack).toBeLessThanOrEqual(2.3);
    expect(enemies.filter((e) => e.resistance === '?').length).toBeGreaterThanOrEqual(3);
    expect(enemies.filter((e) => e.attack === '?').length).toBeGreaterThanOrEqual(3);
    expect(enemies.some((e) => e.resistance === '?' && e.attack === '?')).toBe(true);
  });

  test('XP rows never rise, and end on 0 or 1', () => {
    for (const { id, xp } of enemies) {
      expect(
        [...xp].sort((a, b) => b - a),
        id,
      ).toEqual(xp);
      expect([0, 1]).toContain(xp[5]);
    }
  });

  test('each keyword twice, 6–8 enemies without, 2 or 3 with two; limits on attack and resistance', () => {
    for (const keyword of ['rage', 'force-brutale', 'cache', 'hate', 'coriace'] as const) {
      expect(enemies.filter((e) => e.keywords.includes(keyword)).length, keyword).toBeGreaterThanOrEqual(2);
    }
    for (const { keywords } of enemies)
      for (const word of keywords) expect(['gardiens', 'brulures']).not.toContain(word);
    const bare = enemies.filter((e) => e.keywords.length === 0).length;
    expect(bare).toBeGreaterThanOrEqual(6);
    expect(bare).toBeLessThanOrEqual(8);
    const double = enemies.filter((e) => e.keywords.length === 2);
    expect([2, 3]).toContain(double.length);
    expect(
      double.some(
        (e) =>
          e.keywords.includes('hate') &&
          (e.keywords.includes('rage') || e.keywords.includes('force-brutale')),
      ),
    ).toBe(true);
    expect(double.some((e) => e.keywords.includes('cache') && e.keywords.includes('coriace'))).toBe(true);
    for (const e of enemies) {
      if (e.keywords.includes('rage') || e.keywords.includes('force-brutale'))
        expect(Number(e.attack)).toBeLessThanOrEqual(3);
      if (e.keywords.includes('coriace')) expect(Number(e.resistance)).toBeLessThanOrEqual(3);
    }
  });

  test('every occasion and every change is used; 2 starts of combat, 3 ends of round; moods in the right numbers', () => {
    const abilities = enemies.flatMap(({ place }) => (place.does ? [place.does] : []));
    const at = (moment: string): number => abilities.filter((one) => 'on' in one && one.on === moment).length;
    for (const occasion of Object.keys(OCCASIONS)) expect(at(occasion), occasion).toBeGreaterThanOrEqual(1);
    expect(at('startOfCombat')).toBeGreaterThanOrEqual(2);
    expect(at('endOfRound')).toBeGreaterThanOrEqual(3);
    const changed = abilities.flatMap((one) => ('always' in one ? Object.keys(one.always.gets) : []));
    // A limit on draws would do instead of their cost.
    for (const change of Object.keys(properties).filter((name) => isLayered(name) && name !== 'draws'))
      expect(changed, change).toContain(change);
    const moods = enemies.map(({ place }) => place.mood);
    const count = (mood: string): number => moods.filter((one) => one === mood).length;
    expect([10, 11]).toContain(count('hostile'));
    expect([3, 4]).toContain(count('double-edged'));
    expect([3, 4]).toContain(count('kind'));
    expect(count('neutral')).toBeGreaterThanOrEqual(1);
    for (const { place } of enemies)
      expect(place.mood === 'neutral', place.id).toBe(place.does === undefined);
  });
});

const isLayered = (name: string): boolean => 'layered' in properties[name]!;

describe('floors', () => {
  const tally = (rows: readonly string[]) => {
    const squares = rows.join('');
    const count = (letters: string): number =>
      [...squares].filter((square) => letters.includes(square)).length;
    return {
      empty: count('.'),
      combat: count('123'),
      twos: count('2'),
      threes: count('3'),
      ones: count('1'),
      traps: count('tT'),
      advancedTraps: count('T'),
      treasures: count('$§'),
      advancedTreasures: count('§'),
    };
  };
  const between = (value: number, min: number, max: number): void => {
    expect(value).toBeGreaterThanOrEqual(min);
    expect(value).toBeLessThanOrEqual(max);
  };

  test('normal faces', () => {
    expect(box.floors).toHaveLength(8);
    for (const { normal } of box.floors) {
      const squares = tally(normal.rows);
      between(squares.empty, 5, 7);
      between(squares.combat, 6, 8);
      between(squares.twos, 2, 3);
      between(squares.threes, 0, 1);
      expect(squares.ones * 2).toBeGreaterThan(squares.combat);
      between(squares.traps, 3, 4);
      between(squares.advancedTraps, 0, 1);
      between(squares.treasures, 3, 4);
      between(squares.advancedTreasures, 0, 1);
    }
    expect(
      box.floors.filter(({ normal }) => tally(normal.rows).advancedTraps > 0).length,
    ).toBeGreaterThanOrEqual(3);
    expect(
      box.floors.filter(({ normal }) => tally(normal.rows).advancedTreasures > 0).length,
    ).toBeGreaterThanOrEqual(3);
  });

  test('hard faces', () => {
    for (const { hard } of box.floors) {
      const squares = tally(hard.rows);
      between(squares.empty, 3, 5);
      between(squares.combat, 7, 9);
      between(squares.twos, 3, 9);
      between(squares.threes, 1, 9);
      between(squares.traps, 4, 5);
      between(squares.advancedTraps, 2, 5);
      between(squares.treasures, 3, 4);
      between(squares.advancedTreasures, 1, 4);
    }
  });

  test('doors vary, treasures sit beside danger, no two faces are the same or mirrored', () => {
    expect(new Set(box.floors.map(({ normal }) => normal.door)).size).toBe(4);
    const seen = new Set<string>();
    for (const { rows } of box.floors.flatMap(({ normal, hard }) => [normal, hard])) {
      const mirrored = rows.map((row) => [...row].reverse().join('')).join('/');
      expect(seen).not.toContain(rows.join('/'));
      expect(seen).not.toContain(mirrored);
      seen.add(rows.join('/'));
      rows.forEach((row, r) => {
        [...row].forEach((square, c) => {
          if (!'$§'.includes(square)) return;
          const beside = [row[c - 1], row[c + 1], rows[r - 1]?.[c], rows[r + 1]?.[c]];
          expect(beside.some((other) => other !== undefined && 'tT123'.includes(other))).toBe(true);
        });
      });
    }
  });
});

describe('Bosses', () => {
  test('each Boss keyword is the signature of one Boss; X from 2 to 5, never falling', () => {
    expect(box.bosses).toHaveLength(4);
    for (const keyword of ['rage', 'force-brutale', 'gardiens', 'brulures'] as const) {
      expect(
        box.bosses.filter(({ keywords }) => keywords[0] === keyword),
        keyword,
      ).toHaveLength(1);
    }
    expect(new Set(box.bosses.map(({ keywords }) => [...keywords].sort().join())).size).toBe(4);
    const floors = box.bosses.map((boss) => boss.floors);
    expect([...floors].sort()).toEqual(floors);
    for (const x of floors) expect([2, 3, 4, 5]).toContain(x);
  });

  test('gauges of 4–6 dice with one of 3 or less; X2, "?" boxes, one "?" attack, two with a 6', () => {
    for (const { gauge } of box.bosses) {
      expect([4, 5, 6]).toContain(gauge.length);
      expect(gauge.some((die) => die !== '?' && die <= 3)).toBe(true);
    }
    expect(box.bosses.some(({ times2 }) => times2)).toBe(true);
    expect(box.bosses.filter(({ gauge }) => gauge.includes('?')).length).toBeGreaterThanOrEqual(2);
    expect(box.bosses.filter(({ attack }) => attack === '?')).toHaveLength(1);
    expect(box.bosses.filter(({ gauge }) => gauge.includes(6)).length).toBeGreaterThanOrEqual(2);
  });

  test('one Boss square on the top row, 7 to 9 squares from the door', () => {
    for (const { id } of box.bosses) {
      const { lastFloor } = contentFor({ boss: id, mode: 'normal' }, null);
      const { toBoss } = reach(lastFloor.icons, lastFloor.rows);
      expect(
        lastFloor.icons.filter((icon) => icon === 8),
        id,
      ).toHaveLength(1);
      expect(lastFloor.icons.indexOf(8)).toBeGreaterThanOrEqual((lastFloor.rows - 1) * 4);
      expect([7, 8, 9], id).toContain(1 + toBoss[lastFloor.door * 3]!);
    }
  });
});

describe('Trap and Treasure cards', () => {
  const levels = (face: (typeof box.traps)['standard']) =>
    face.slice(0, 3).map((result) => ('level' in result ? result.level : 0));

  test('three different levels a face, 4–6 with a 5, and 6–9; then three different effects', () => {
    expect(new Set(levels(box.traps.standard)).size).toBe(3);
    expect(levels(box.traps.standard).every((level) => level >= 4 && level <= 6)).toBe(true);
    expect(levels(box.traps.standard)).toContain(5);
    expect(new Set(levels(box.traps.advanced)).size).toBe(3);
    expect(levels(box.traps.advanced).every((level) => level >= 6 && level <= 9)).toBe(true);
    for (const face of [box.traps.standard, box.traps.advanced]) {
      expect(new Set(face.slice(3).map((result) => JSON.stringify(result))).size).toBe(3);
    }
    const harmless = (face: typeof box.traps.standard) =>
      face.filter((result) => JSON.stringify(result).includes('"nothing"')).length;
    expect([harmless(box.traps.standard), harmless(box.traps.advanced)]).toEqual([1, 0]);
  });

  test('the advanced treasures hold all that is asked of them', () => {
    const text = JSON.stringify(box.treasures.advanced);
    for (const part of ['"raised":true', '"takeAdvanced"', '"xp","amount":3', '"potion"', '"heal"'])
      expect(text).toContain(part);
    expect(
      box.treasures.advanced.some(
        ({ effect }) => effect.length > 1 && JSON.stringify(effect).includes('"potion"'),
      ),
    ).toBe(true);
  });
});

describe('texts', () => {
  const content = contentFor({ boss: 'gorvath', mode: 'normal' }, null);

  test('every card, Place and table has its text in both languages, made from its effect', () => {
    for (const language of ['fr', 'en'] as const) {
      for (const { faces } of content.cards)
        for (const face of faces)
          for (const line of faceText(face, language)) expect(line).toMatch(/^[A-ZÀ-Ý0-9].*[.!]$/u);
      for (const place of content.places) expect(placeText(place, language)).toMatch(/^[A-ZÀ-Ý].*[.)]$/u);
      for (let die = 1; die <= 6; die++) {
        expect(trapText(content, true, die, language).length).toBeGreaterThan(5);
        expect(treasureText(content, false, die, language).length).toBeGreaterThan(5);
      }
    }
    expect(faceText(content.cards[0]!.faces[0], 'fr')).toEqual(['Infligez 2 dégâts à un ennemi.']);
    expect(faceText(content.cards[7]!.faces[0], 'en')).toEqual([
      'Condition: exactly one enemy is left.',
      'Deal 3 damage to one enemy.',
    ]);
  });
});

test('a box is made ready once for each Boss and mode', () => {
  const ready = (boss: string, mode: 'normal' | 'hard') => contentFor({ boss, mode }, null);

  expect(ready('ysmee', 'hard')).toBe(ready('ysmee', 'hard'));
  expect(ready('ysmee', 'hard')).not.toBe(ready('ysmee', 'normal'));
});

test('a saved game finds the result of a Trap or Treasure by the die that was rolled', () => {
  const { traps, treasures } = contentFor({ boss: 'gorvath', mode: 'normal' }, null);
  const six = (name: string) => [1, 2, 3, 4, 5, 6].map((die) => `${name}/${die}`);
  const effects = (face: readonly { effect: string }[]) => face.map(({ effect }) => effect).filter(Boolean);

  expect(treasures).toEqual({ standard: six('treasure'), advanced: six('advanced-treasure') });
  expect(effects(traps.standard)).toEqual(six('trap').slice(3));
  expect(effects(traps.advanced)).toEqual(six('advanced-trap').slice(3));
});

describe('packs', () => {
  const load = (data: unknown) =>
    contentFor({ boss: 'gorvath', mode: 'normal' }, { file: 'braise.json', data });
  const face = { cost: 2, lines: [{ do: 'damage', amount: 9 }] };

  test('a card with an id of ours takes its place', () => {
    const content = load({ cards: [{ id: 'jugement', name: { fr: 'J', en: 'J' }, faces: [face, face] }] });

    expect(content.cards).toHaveLength(24);
    expect(content.cards[2]!.faces[0].cost).toBe(2);
  });

  test('a wrong one is refused with file, path, what was expected and what came', () => {
    const wrong = { ...face, lines: [{ do: 'damage', amount: 'beaucoup' }] };
    const card = { id: 'jugement', name: { fr: 'J', en: 'J' }, faces: [wrong, face] };

    expect(() => load({ cards: [card] })).toThrow(PackError);
    expect(() => load({ cards: [card] })).toThrow(
      /^braise\.json › cards\[0\]\.faces\[0\]\.lines\[0\]\.amount: expected .*, got "beaucoup"/,
    );
    const inside = { ...face, lines: [{ may: [{ do: 'damage', amount: 2 }] }] };
    expect(() => load({ cards: [{ ...card, faces: [inside, face] }] })).toThrow(
      'braise.json › cards[0].faces[0].lines[0]: expected damage as a line of its own',
    );
    expect(() => load({ cartes: [] })).toThrow('expected no field called "cartes"');
    expect(() => load({ bosses: [{ id: 'x' }] })).toThrow('braise.json › bosses[0].name');
  });

  test('a condition may not hold a die, for it is looked at whenever the options are listed; an amount may', () => {
    const withCondition = (left: unknown) => ({
      cards: [
        {
          id: 'jugement',
          name: { fr: 'J', en: 'J' },
          faces: [{ ...face, condition: { compare: [left, '>=', 3] } }, face],
        },
      ],
    });

    expect(() => load(withCondition('mana'))).not.toThrow();
    expect(() => load(withCondition('die'))).toThrow(
      /^braise\.json › cards\[0\]\.faces\[0\]\.condition\.compare\[0\]: expected a number named earlier or a value: .*, got "die"/,
    );
    expect(() => load(withCondition({ add: [1, 'die'] }))).toThrow('condition.compare[0].add[1]');
    const rolled = { ...face, lines: [{ do: 'damage', amount: 'die' }] };
    expect(() =>
      load({ cards: [{ id: 'j', name: { fr: 'J', en: 'J' }, faces: [rolled, rolled] }] }),
    ).not.toThrow();
  });

  test('a Place changes nothing that could change during its combat, and nothing is remembered', () => {
    const behind = (does: unknown) => {
      const { place, ...enemy } = box.enemies[0]!;
      return { enemies: [{ ...enemy, place: { ...place, does } }] };
    };

    expect(() => load(behind({ always: { of: { type: 'enemy' }, gets: { attack: 2 } } }))).not.toThrow();
    expect(() =>
      load(behind({ always: { of: { type: 'enemy' }, gets: { attack: 2 } }, while: 'oneEnemy' })),
    ).toThrow('braise.json › enemies[0].place.does');
    expect(() => load(behind({ always: { of: { type: 'enemy' }, gets: { vigour: 2 } } }))).toThrow(
      'place.does.always.gets.vigour: expected no field called "vigour"',
    );
    expect(() => load(behind({ on: 'dawn', then: [{ do: 'draw', cards: 1 }] }))).toThrow('place.does.on');
    const remembers = { do: 'heal', amount: { thisTurn: 'enemyBeaten' } };
    expect(() => load(behind({ on: 'endOfRound', then: [remembers] }))).toThrow('nothing is remembered');
    const lasts = { at: 'startOfRound', then: [{ do: 'draw', cards: 1 }] };
    expect(() => load(behind({ on: 'endOfRound', then: [lasts] }))).toThrow(
      'expected a sentence: one of {do|if|modes|may|repeat}',
    );
  });

  test('the game is named and set up in both languages', () => {
    expect(Object.keys(soeurs.name)).toEqual(['fr', 'en']);
    for (const { name, values } of soeurs.settings)
      for (const text of [name, ...values.map((value) => value.name)])
        expect(text.fr && text.en).toBeTruthy();
  });
});
