/** A small box on the plain tower: cards, enemies and Places that say only what an example needs. */
import type { Enemy, PlaceAbility } from '../../ready/schema.ts';
import { card, damage, defence, heal, named, enemy as plainEnemy, type TestBox } from './parts.ts';
import { PLAIN } from './plain.ts';

const CARDS = [
  card('coup', [1, [damage(2)]], [1, [damage(3)]], 2),
  card('marteau', [3, [damage(6)]], [2, [damage(6)]]),
  card('dards', [1, [{ do: 'packets', amount: 2, times: 2 }]]),
  card('bouclier', [1, [defence(2)]], [1, [defence(3)]], 2),
  card('riposte', [2, [defence(2), damage(2)]]),
  card('entrave', [1, [{ do: 'weaken', amount: 2 }, damage(1)]]),
  card('soin', [1, [heal(3)]], [1, [heal(20)]]),
  card('saignee', [1, [{ do: 'payHealth', amount: 2 }, heal(9)]]),
  card('lecture', [1, [{ do: 'draw', cards: 2 }]]),
  card('souffle', [0, [{ do: 'mana', amount: 2 }]]),
  card('moisson', [1, [damage(2), heal(1), { do: 'draw', cards: 1 }, { do: 'xp', amount: 1 }]]),
  card('petite-main', [0, [defence(1)], { compare: ['handSize', '<', 3] }]),
  card('pleine-source', [2, [defence(1)], { compare: ['mana', '>', 2] }]),
];
const ADVANCED = [
  card('aube', [3, [damage(7)]], [3, [damage(9)]]),
  card('egide', [2, [defence(5)]]),
  card('grace', [2, [heal(4)]]),
  card('echo', [1, [{ do: 'mana', amount: 2 }]]),
  card('plumes', [3, [{ do: 'packets', amount: 2, times: 3 }]]),
  card('lever', [3, [{ do: 'damageAll', amount: 4 }]]),
];

function enemy(id: string, keywords: Enemy['keywords'], place: string, does?: PlaceAbility): Enemy {
  const one = plainEnemy(id, { resistance: 4, keywords }, does);
  return { ...one, place: { ...one.place, id: place, name: named(place) } };
}
const ENEMIES = [
  enemy('gueux', [], 'crypte', { on: 'startOfRound', then: [{ do: 'loseHealth', amount: 1 }] }),
  enemy('rustre', [], 'brasier', { on: 'endOfRound', then: [{ do: 'loseHealth', amount: 1 }] }),
  enemy('reitre', [], 'verriere', { on: 'endOfRound', then: [{ do: 'damageAll', amount: 1 }] }),
  enemy('enrage', ['rage'], 'chapelle', { on: 'startOfRound', then: [defence(1)] }),
  enemy('furieux', ['rage', 'coriace'], 'puits', { always: { of: { type: 'player' }, gets: { mana: -1 } } }),
  enemy('brute', ['force-brutale'], 'source', { always: { of: { type: 'player' }, gets: { mana: 3 } } }),
  enemy('ogre', ['force-brutale'], 'forge', { always: { of: { type: 'card' }, gets: { cost: -2 } } }),
  enemy('voile', ['cache'], 'herse', { on: 'startOfCombat', then: [{ do: 'loseHealth', amount: 1 }] }),
  enemy('hatif', ['hate'], 'palier'),
  enemy('dernier', [], 'terrasse'),
  enemy('loup', ['hate', 'rage'], 'cour'),
];

export const SMALL = {
  file: 'small.json',
  data: {
    ...PLAIN.data,
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
  boss: 'sans',
} satisfies TestBox;

/** An enemy of the box with this resistance and attack level. */
export function foe(
  id: string,
  resistance: number,
  attack = 2,
): { enemy: string; resistance: number; attack: number } {
  return { enemy: id, resistance, attack };
}
