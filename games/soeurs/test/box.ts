/** A small box whose numbers are the tests' own: cards, enemies and Places that say only what an example needs. */
import * as plain from './table.ts';

const name = (id: string) => ({ fr: id, en: id });
const face = (cost: number, lines: readonly object[], condition?: unknown) => ({
  cost,
  lines,
  ...(condition === undefined ? {} : { condition }),
});
/** Both faces alike, unless a second is given. */
const card = (id: string, one: object, two: object = one, copies = 1) => ({
  id,
  name: name(id),
  copies,
  faces: [one, two],
});
const damage = (amount: number) => ({ do: 'damage', amount });
const defence = (amount: number) => ({ do: 'defence', amount });
const heal = (amount: number) => ({ do: 'heal', amount });

const CARDS = [
  card('coup', face(1, [damage(2)]), face(1, [damage(3)]), 2),
  card('marteau', face(3, [damage(6)]), face(2, [damage(6)])),
  card('dards', face(1, [{ do: 'packets', amount: 2, times: 2 }])),
  card('bouclier', face(1, [defence(2)]), face(1, [defence(3)]), 2),
  card('riposte', face(2, [defence(2), damage(2)])),
  card('entrave', face(1, [{ do: 'weaken', amount: 2 }, damage(1)])),
  card('soin', face(1, [heal(3)]), face(1, [heal(20)])),
  card('saignee', face(1, [{ do: 'payHealth', amount: 2 }, heal(9)])),
  card('lecture', face(1, [{ do: 'draw', cards: 2 }])),
  card('souffle', face(0, [{ do: 'mana', amount: 2 }])),
  card('moisson', face(1, [damage(2), heal(1), { do: 'draw', cards: 1 }, { do: 'xp', amount: 1 }])),
  card('petite-main', face(0, [defence(1)], { compare: ['handSize', '<', 3] })),
  card('pleine-source', face(2, [defence(1)], { compare: ['mana', '>', 2] })),
];
const ADVANCED = [
  card('aube', face(3, [damage(7)]), face(3, [damage(9)])),
  card('egide', face(2, [defence(5)])),
  card('grace', face(2, [heal(4)])),
  card('echo', face(1, [{ do: 'mana', amount: 2 }])),
  card('plumes', face(3, [{ do: 'packets', amount: 2, times: 3 }])),
  card('lever', face(3, [{ do: 'damageAll', amount: 4 }])),
];

const enemy = (id: string, keywords: readonly string[], place: string, hook?: object) => ({
  id,
  name: name(id),
  resistance: 4,
  attack: 2,
  keywords,
  xp: [3, 2, 2, 1, 1, 0],
  place: { id: place, name: name(place), mood: 'neutral', ...(hook ? { hook } : {}) },
});
const ENEMIES = [
  enemy('gueux', [], 'crypte', { on: 'startOfRound', effect: [{ do: 'loseHealth', amount: 1 }] }),
  enemy('rustre', [], 'brasier', { on: 'endOfRound', effect: [{ do: 'loseHealth', amount: 1 }] }),
  enemy('reitre', [], 'verriere', { on: 'endOfRound', effect: [{ do: 'damageAll', amount: 1 }] }),
  enemy('enrage', ['rage'], 'chapelle', { on: 'startOfRound', effect: [defence(1)] }),
  enemy('furieux', ['rage', 'coriace'], 'puits', { changes: 'mana', by: -1 }),
  enemy('brute', ['force-brutale'], 'source', { changes: 'mana', by: 3 }),
  enemy('ogre', ['force-brutale'], 'forge', { changes: 'cardCost', by: -2 }),
  enemy('voile', ['cache'], 'herse', { on: 'startOfCombat', effect: [{ do: 'loseHealth', amount: 1 }] }),
  enemy('hatif', ['hate'], 'palier'),
  enemy('dernier', [], 'terrasse'),
  enemy('loup', ['hate', 'rage'], 'cour'),
];

export const BOX = {
  file: 'box.json',
  data: {
    ...plain.PLAIN.data,
    whole: ['floors', 'bosses', 'cards', 'advanced', 'enemies'],
    cards: CARDS,
    advanced: ADVANCED,
    enemies: ENEMIES,
    traps: { standard: [4, 5, 6, 7, 8, 9].map((level) => ({ level })) },
    treasures: {
      advanced: [
        { effect: [{ do: 'pickFromDeck', raised: true }] },
        { effect: [{ do: 'takeAdvanced' }] },
        { effect: [{ do: 'xp', amount: 3 }] },
        { effect: [heal(8)] },
        { effect: [{ do: 'potion', potions: 2 }] },
        { effect: [{ do: 'pickFromDiscard' }] },
      ],
    },
  },
};

type Start = Parameters<typeof plain.at>[1];
type Given = Parameters<typeof plain.at>[0];

/** A position on the plain tower, with this box. */
export function at(position: Given = {}, start: Start = {}): plain.Table {
  return plain.at(position, { pack: BOX, ...start });
}

/** In the Player Phase of a combat, unless the phase is given. A place is neutral unless named. */
export function inFight(
  enemies: readonly unknown[],
  fight: Given,
  rest: Given = {},
  start: Start = {},
): plain.Table {
  return at({ ...rest, fight: { enemies, ...fight } }, start);
}

/** In the Player Phase of the final fight. */
export function againstBoss(fight: Given, rest: Given = {}, start: Start = {}): plain.Table {
  return at({ ...rest, boss: fight }, start);
}

/** An enemy of the box with this resistance and attack level. */
export function foe(
  id: string,
  resistance: number,
  attack = 2,
): { enemy: string; resistance: number; attack: number } {
  return { enemy: id, resistance, attack };
}

/** The names of the events since a choice (the last one, unless said otherwise), in order. */
export function story(table: plain.Table, since?: number): string[] {
  return table.told(since).map(({ event }) => event);
}

/** What was told of these, in the order they happened. */
export function order(table: plain.Table, names: readonly string[]): string[] {
  return story(table).filter((one) => names.includes(one));
}
