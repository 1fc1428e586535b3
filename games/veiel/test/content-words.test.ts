/** Every word of the language: written as data, read back as a printed card would say it. */
import { Book, type Effects, plain, Speech } from '@tablee/kernel/effect';
import { expect, test } from 'vitest';
import { AREAS } from '../content/areas.ts';
import { BOX } from '../content/box.ts';
import { CARD_NOUN, ENEMY_NOUN } from '../effects/nouns.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { WORDS } from '../effects/words/index.ts';

const PREY = { choose: 'prey', from: { type: 'enemy', area: 'cross1' } } as const;
const FRIEND = { choose: 'friend', from: { type: 'hero', area: 'diam2' } } as const;
const SPOT = { choose: 'spot', from: { in: 'squares', type: 'square', area: 'diam2', free: true } } as const;

/** A card's sentence to its hero, and how it reads. */
const SAID: readonly (readonly [word: string, effects: Effects, fr: string, en: string])[] = [
  [
    'damage',
    [PREY, { do: 'damage', n: 2, to: 'prey' }],
    'Infligez 2 dégâts à un ennemi adjacent.',
    'Deal 2 damage to an adjacent enemy.',
  ],
  ['wound', [{ do: 'wound', n: 1, to: 'self' }], 'Subissez une blessure.', 'Suffer a wound.'],
  [
    'block',
    [{ do: 'block', n: 3, to: 'self', kept: true }],
    'Gagnez 3 points de blocage conservés.',
    'Gain 3 block (kept).',
  ],
  [
    'heal',
    [FRIEND, { do: 'heal', n: 2, to: 'friend' }],
    'Un héros à 2 cases ou moins soigne 2 blessures.',
    'A hero within 2 squares heals 2 wounds.',
  ],
  ['draw', [{ do: 'draw', n: 1 }], 'Piochez une carte.', 'Draw a card.'],
  ['discard', [{ do: 'discard', n: 2 }], 'Défaussez 2 cartes.', 'Discard 2 cards.'],
  ['exile', [{ do: 'exile', n: 1 }], 'Exilez une carte.', 'Exile a card.'],
  ['move', [{ do: 'move', n: 3 }], 'Déplacez-vous de 3 cases au plus.', 'Move up to 3 squares.'],
  [
    'push',
    [PREY, { do: 'push', n: 1, to: 'prey' }],
    'Repoussez d’une case un ennemi adjacent.',
    'Push an adjacent enemy by 1 square.',
  ],
  [
    'pull',
    [PREY, { do: 'pull', n: 2, to: 'prey' }],
    'Attirez de 2 cases un ennemi adjacent.',
    'Pull an adjacent enemy by 2 squares.',
  ],
  [
    'teleport',
    [{ do: 'teleport', area: 'diam3' }],
    'Téléportez-vous sur une case libre de la zone.',
    'Teleport to a free square in the area.',
  ],
  [
    'swap',
    [FRIEND, { do: 'swap', a: 'self', b: 'friend' }],
    'Échangez votre place avec un héros à 2 cases ou moins.',
    'Swap places with a hero within 2 squares.',
  ],
  ['summon', [{ do: 'summon', enemy: 'rat', n: 2 }], 'Invoquez 2 ⟨rat⟩.', 'Summon 2 ⟨rat⟩.'],
  [
    'place',
    [SPOT, { do: 'place', entity: 'mine', at: 'spot' }],
    'Placez ⟨mine⟩ sur une case libre à 2 cases ou moins.',
    'Place ⟨mine⟩ on a free square within 2 squares.',
  ],
  [
    'remove',
    [{ do: 'remove', what: 'self' }],
    'Retirez cette carte du plateau.',
    'Remove this card from the board.',
  ],
  [
    'become',
    [{ do: 'become', what: 'self', keyword: 'obstacle', on: true }],
    'Cette carte devient Obstacle.',
    'This card becomes Obstacle.',
  ],
  [
    'gainCard',
    [{ do: 'gainCard', card: 'torche', zone: 'hand' }],
    'Gagnez ⟨torche⟩ en main.',
    'Gain ⟨torche⟩ in hand.',
  ],
  [
    'recover',
    [{ do: 'recover', from: 'exile', to: 'hand', n: 1 }],
    'Reprenez une carte de votre exil en main.',
    'Return a card from your exile to your hand.',
  ],
  [
    'consumeCorpse',
    [
      { choose: 'grave', from: { in: 'squares', corpse: true, area: 'diam3' } },
      { do: 'consumeCorpse', at: 'grave' },
    ],
    'Consommez un cadavre à 3 cases ou moins.',
    'Consume a corpse within 3 squares.',
  ],
  [
    'charge',
    [{ do: 'charge', from: 'discard' }],
    'Chargez une carte de la défausse sous votre équipement.',
    'Charge a card from the discard under your equipment.',
  ],
  ['arm', [{ do: 'arm', what: { in: 'gear', gearNamed: 'sac' } }], 'Armez ⟨sac⟩.', 'Arm ⟨sac⟩.'],
  ['disarm', [{ do: 'disarm', what: { in: 'gear', gearNamed: 'sac' } }], 'Désarmez ⟨sac⟩.', 'Disarm ⟨sac⟩.'],
  [
    'trigger',
    [{ do: 'trigger', what: { in: 'gear', gearNamed: 'sac' } }],
    'Déclenchez ⟨sac⟩.',
    'Trigger ⟨sac⟩.',
  ],
  ['ammo', [{ do: 'ammo', what: 'self', n: -1 }], 'Dépensez 1 munition.', 'Spend 1 ammunition.'],
  [
    'aim',
    [
      { do: 'aim', area: 'cone2', at: { type: 'enemy' } },
      { do: 'damage', n: 2, to: { type: 'enemy', area: 'aimed' } },
    ],
    'Infligez 2 dégâts à chaque ennemi dans la zone visée.',
    'Deal 2 damage to each enemy in the aimed area.',
  ],
  [
    'pick',
    [
      { do: 'pick', from: { type: 'enemy', area: 'diam2' }, as: 'one' },
      { do: 'heal', n: 1, to: 'one' },
    ],
    'Désignez un ennemi à 2 cases ou moins. Cet ennemi soigne une blessure.',
    'Pick an enemy within 2 squares. That enemy heals a wound.',
  ],
];

test.each(SAID)('%s', (_, effects, fr, en) => {
  const book = new Book(vocabulary);
  book.addEffects('card', effects);
  const say = (language: 'fr' | 'en'): string => {
    const speech = new Speech(language, CARD_NOUN);
    speech.selfIsYou = true;
    return plain(book.script('card').text!(speech));
  };

  expect(say('fr')).toBe(fr);
  expect(say('en')).toBe(en);
});

test('no word is left out', () => {
  expect(SAID.map(([word]) => word).sort()).toEqual(Object.keys(WORDS).sort());
});

test('an enemy speaks of itself in the third person', () => {
  const book = new Book(vocabulary);
  book.addEffects('line', [
    { do: 'damage', n: 2, to: 'it' },
    { do: 'push', n: 1, to: 'it' },
    { do: 'block', n: 2, to: 'self' },
  ]);
  const speech = new Speech('fr', ENEMY_NOUN);
  speech.mood = 'does';
  speech.third = true;

  expect(book.script('line').text!(speech)).toBe(
    'Inflige 2 dégâts. Repousse la cible d’une case. Gagne 2 points de blocage.',
  );
});

test.each<[string, unknown, RegExp]>([
  ['a word nobody knows', [{ do: 'smite' }], /0\.do: expected a word: aim, ammo/],
  ['an amount that is none', [{ do: 'block', n: 'much', to: 'self' }], /0\.n: expected/],
  ['an argument too many', [{ do: 'draw', n: 1, to: 'self' }], /0\.to: expected no field called "to"/],
  ['a name nobody gave', [{ do: 'damage', n: 1, to: 'prey' }], /0\.to: expected a name given earlier/],
  [
    'a status that is none',
    [{ give: { has: ['asleep'] }, to: 'self', until: 'round' }],
    /0\.give\.has\.0: expected one of "has": etourdi/,
  ],
])('refuses %s', (_, effects, expected) => {
  expect(() => new Book(vocabulary).addEffects('card', effects as Effects)).toThrow(expected);
});

test('where the caster’s square is crossed, the printed text says « autre » (OV-AREA-7)', () => {
  const crossed = Object.keys(AREAS).filter((name) => /x/.test(AREAS[name as keyof typeof AREAS]));
  const silent: string[] = [];
  const look = (data: unknown, of: string): void => {
    if (typeof data !== 'object' || data === null) return;
    const { type, area, is } = data as Record<string, unknown>;
    if (type === 'hero' && crossed.includes(area as string) && is !== 'other') silent.push(of);
    for (const part of Object.values(data)) look(part, of);
  };
  for (const item of [...BOX.cards, ...BOX.equipment, ...BOX.entities]) look(item, item.id);

  expect(crossed).toContain('others2');
  expect(silent).toEqual([]);
});
