/** T0: small round numbers; every floor empty with its door under b; no Place does anything. */
import { TREASURES } from '../../content/treasures.ts';
import type { Box } from '../../ready/schema.ts';
import { boss, card, damage, defence, enemy, floor, heal, type TestBox } from './parts.ts';

const DATA: Box = {
  cards: [
    card('strike', [1, [damage(2)]], [1, [damage(3)]], 3),
    card('smite', [3, [damage(6)]], [2, [damage(6)]], 2),
    card('twins', [2, [{ do: 'packets', amount: 2, times: 2 }]]),
    card('wave', [2, [{ do: 'damageAll', amount: 2 }]], [2, [{ do: 'damageAll', amount: 3 }]]),
    card('guard', [1, [defence(2)]], [1, [defence(3)]], 3),
    card('riposte', [2, [defence(2), damage(2)]]),
    card('song', [2, [heal(3)]], [1, [heal(3)]]),
    card('memory', [1, [{ do: 'draw', cards: 2 }]], [0, [{ do: 'draw', cards: 2 }]]),
    card('breath', [0, [{ do: 'mana', amount: 2 }]]),
    card('finish', [1, [damage(3)], 'oneEnemy']),
    card('bind', [1, [{ do: 'weaken', amount: 2 }]]),
  ],
  advanced: [
    card('lance', [3, [damage(7)]], [3, [damage(9)]]),
    card('aegis', [2, [defence(5)]], [1, [defence(5)]]),
    card('pact', [1, [{ do: 'payHealth', amount: 3 }, damage(4)]]),
    card('wrath', [2, [damage(6)], 'defenceInPlay']),
    card('feathers', [3, [{ do: 'packets', amount: 2, times: 3 }]]),
    card('dawn', [3, [{ do: 'damageAll', amount: 4 }]]),
    card('grace', [2, [heal(4)]]),
    card('echo', [1, [{ do: 'xp', amount: 1 }]]),
  ],
  enemies: [
    ...['ghoul', 'ghoul-2', 'ghoul-3', 'ghoul-4', 'ghoul-5', 'ghoul-6', 'ghoul-7', 'ghoul-8'].map((id) =>
      enemy(id),
    ),
    enemy('giant', { resistance: 6, attack: 5 }),
    enemy('rager', { keywords: ['rage'] }),
    enemy('brute', { keywords: ['force-brutale'] }),
    enemy('shade', { keywords: ['cache'] }),
    enemy('hound', { keywords: ['hate'] }),
    enemy('husk', { keywords: ['coriace'] }),
    enemy('wolf', { keywords: ['hate', 'rage'] }),
    enemy('wraith', { keywords: ['cache', 'coriace'] }),
    enemy('mask', { resistance: '?', attack: '?' }),
    enemy('landing'),
  ],
  floors: ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8'].map((id) => floor(id)),
  bosses: [boss()],
  traps: {
    standard: [
      { level: 4 },
      { level: 5 },
      { level: 6 },
      { effect: [{ do: 'nothing' }] },
      { effect: [{ do: 'discardChosen', cards: 2 }] },
      { effect: [{ do: 'loseHealth', amount: 3 }] },
    ],
    advanced: [
      { level: 7 },
      { level: 8 },
      { level: 9 },
      { effect: [{ modes: [[{ do: 'loseHealth', amount: 4 }], [{ do: 'discardChosen', cards: 1 }]] }] },
      { effect: [{ do: 'discardRandom', cards: 2 }] },
      {
        effect: [
          { do: 'loseXp', amount: 2 },
          { do: 'losePotion', potions: 1 },
        ],
      },
    ],
  },
  treasures: {
    standard: [...TREASURES.standard],
    advanced: [
      { effect: [{ do: 'pickFromDeck', raised: true }] },
      { effect: [{ do: 'takeAdvanced' }] },
      { effect: [{ do: 'xp', amount: 3 }] },
      { effect: [heal(3)] },
      { effect: [{ do: 'potion', potions: 1 }] },
      { effect: [{ do: 'potion', potions: 2 }] },
    ],
  },
};

export const T0 = {
  file: 't0.json',
  data: { ...DATA, whole: ['cards', 'advanced', 'enemies', 'floors', 'bosses'] },
  boss: 'boss',
  fight: { enemies: ['ghoul'], place: 'behind-landing' },
} satisfies TestBox;
