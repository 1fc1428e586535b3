/** Puissant enemies. */
import { LIVES } from '../lives.ts';
import type { EnemyData } from '../types.ts';

export const PUISSANT = [
  {
    id: 'ogre-de-tourbe',
    ext: 0,
    name: { fr: 'Ogre de tourbe', en: 'Peat Ogre' },
    flavour: { fr: 'Mille ans sous la mousse, et faim.', en: 'A thousand years under the moss, and hungry.' },
    rank: 'puissant',
    family: 'tourbe',
    yellow: 6,
    lives: LIVES.puissant,
    art: 'ogre',
    lines: [{ move: 2, icon: 'single', area: 'cross1', effects: [{ do: 'damage', n: 6, to: 'it' }] }],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        then: [
          { do: 'damage', n: 2, to: { type: 'hero', area: 'cross1' } },
          { do: 'push', n: 1, to: { type: 'hero', area: 'cross1' } },
        ],
      },
    ],
  },
  {
    id: 'chevalier-d-os',
    ext: 0,
    name: { fr: 'Chevalier d’os', en: 'Bone Knight' },
    flavour: {
      fr: 'Il a juré de tenir jusqu’à la mort, et s’est trouvé embarrassé ensuite.',
      en: 'He swore to hold until death, and was at a loss afterwards.',
    },
    rank: 'puissant',
    family: 'os',
    yellow: 5,
    lives: LIVES.puissant,
    art: 'black-knight-helm',
    lines: [
      { move: 3, icon: 'single', area: 'cross1', effects: [{ do: 'damage', n: 5, to: 'it' }] },
      { effects: [{ do: 'block', n: 2, to: 'self', kept: true }] },
    ],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 3, to: { type: 'hero', area: 'cross1' } }],
      },
    ],
  },
  {
    id: 'baliste-vivante',
    ext: 0,
    name: { fr: 'Baliste vivante', en: 'Living Ballista' },
    flavour: {
      fr: 'Elle se tend toute seule quand on parle trop fort.',
      en: 'It spans itself when voices are raised.',
    },
    rank: 'puissant',
    family: 'vert-de-gris',
    yellow: 5,
    lives: LIVES.puissant,
    art: 'ballista',
    lines: [{ move: 1, icon: 'single', area: 'shot23', effects: [{ do: 'damage', n: 6, to: 'it' }] }],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 2, to: { type: 'hero', area: 'diam3' } }],
      },
    ],
  },
  {
    id: 'reine-des-nuees',
    ext: 0,
    name: { fr: 'Reine des nuées', en: 'Queen of Swarms' },
    flavour: { fr: 'Sa traîne a des yeux.', en: 'Her train has eyes.' },
    rank: 'puissant',
    family: 'phalene',
    yellow: 5,
    lives: LIVES.puissant,
    art: 'fairy-wings',
    lines: [
      {
        effects: [
          {
            if: { none: { type: 'enemy', named: 'nuee-de-phalenes' } },
            then: [{ do: 'summon', enemy: 'nuee-de-phalenes', n: 1 }],
          },
        ],
      },
      { move: 1, icon: 'multi', area: 'inf', effects: [{ do: 'damage', n: 3, to: 'it' }] },
    ],
    summons: ['nuee-de-phalenes'],
  },
  {
    id: 'maitre-de-chenil',
    ext: 0,
    name: { fr: 'Maître de chenil', en: 'Kennel Master' },
    flavour: { fr: 'Il ne nourrit que le vainqueur.', en: 'He feeds only the winner.' },
    rank: 'puissant',
    family: 'sang',
    yellow: 6,
    lives: LIVES.puissant,
    art: 'whip',
    lines: [
      {
        effects: [
          {
            if: { none: { type: 'enemy', named: 'chien-de-tourbe' } },
            then: [{ do: 'summon', enemy: 'chien-de-tourbe', n: 1 }],
          },
        ],
      },
      { move: 2, icon: 'single', area: 'spear2', effects: [{ do: 'damage', n: 5, to: 'it' }] },
    ],
    summons: ['chien-de-tourbe'],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 2, to: { type: 'hero', area: 'cross1' } }],
      },
    ],
  },
  {
    id: 'grande-faux',
    ext: 0,
    name: { fr: 'La Grande Faux', en: 'The Great Scythe' },
    flavour: {
      fr: 'On la prêtait de ferme en ferme. Personne ne l’a rendue.',
      en: 'It was lent from farm to farm. No one gave it back.',
    },
    rank: 'puissant',
    family: 'ronce',
    yellow: 6,
    lives: LIVES.puissant,
    art: 'reaper-scythe',
    lines: [{ move: 3, icon: 'multi', area: 'wall3', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 3, to: { type: 'hero', area: 'ring8' } }],
      },
    ],
  },
  {
    id: 'verrat-de-guerre',
    ext: 0,
    name: { fr: 'Verrat de guerre', en: 'War Boar' },
    flavour: {
      fr: 'On l’a engraissé pour la noce. La noce n’a pas eu lieu.',
      en: 'It was fattened for the wedding. There was no wedding.',
    },
    rank: 'puissant',
    family: 'tourbe',
    yellow: 6,
    lives: LIVES.puissant,
    art: 'boar',
    lines: [
      {
        move: 4,
        icon: 'multi',
        area: 'line3',
        effects: [
          { do: 'damage', n: 4, to: 'it' },
          { do: 'push', n: 2, to: 'it' },
        ],
      },
    ],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 3, to: { type: 'hero', area: 'cross1' } }],
      },
    ],
  },
  {
    id: 'dame-au-rouet',
    ext: 0,
    name: { fr: 'Dame au rouet', en: 'Lady of the Wheel' },
    flavour: {
      fr: 'Elle file des cheveux. Vous avez de beaux cheveux.',
      en: 'She spins hair. You have fine hair.',
    },
    rank: 'puissant',
    family: 'linceul',
    yellow: 5,
    lives: LIVES.puissant,
    art: 'spinning-wheel',
    lines: [
      {
        move: 0,
        icon: 'multi',
        area: 'inf',
        effects: [
          { do: 'pull', n: 1, to: 'it' },
          { give: { vulnerable: 1 }, to: 'it', until: 'round' },
        ],
      },
      { move: 0, icon: 'multi', area: 'ring8', effects: [{ do: 'damage', n: 3, to: 'it' }] },
    ],
  },
  {
    id: 'ecorcheur',
    ext: 0,
    name: { fr: 'Écorcheur', en: 'Flayer' },
    flavour: { fr: 'Il travaille d’une seule pièce.', en: 'He works in one piece.' },
    rank: 'puissant',
    family: 'sang',
    yellow: 5,
    lives: LIVES.puissant,
    art: 'scalpel-strike',
    lines: [{ move: 2, icon: 'single', area: 'cross1', effects: [{ do: 'wound', n: 3, to: 'it' }] }],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'wound', n: 2, to: { type: 'hero', area: 'cross1' } }],
      },
    ],
  },
  {
    id: 'cloche-felee',
    ext: 0,
    name: { fr: 'Cloche fêlée', en: 'Cracked Bell' },
    flavour: { fr: 'Sa note fait tomber les dents.', en: 'Its note loosens teeth.' },
    rank: 'puissant',
    family: 'vert-de-gris',
    yellow: 6,
    lives: LIVES.puissant,
    art: 'church',
    lines: [
      {
        move: 1,
        icon: 'multi',
        area: 'diam2',
        effects: [
          { do: 'damage', n: 4, to: 'it' },
          { do: 'discard', n: 1, who: 'it' },
        ],
      },
    ],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 1, to: { type: 'hero', area: 'inf' } }],
      },
    ],
  },
  {
    id: 'tour-d-os',
    ext: 0,
    name: { fr: 'Tour d’os', en: 'Bone Tower' },
    flavour: {
      fr: 'Chaque étage a une fenêtre. Chaque fenêtre, quelqu’un.',
      en: 'Every storey has a window. Every window has someone.',
    },
    rank: 'puissant',
    family: 'os',
    yellow: 5,
    lives: LIVES.puissant,
    art: 'evil-tower',
    lines: [
      { move: 0, icon: 'single', area: 'inf', effects: [{ do: 'damage', n: 4, to: 'it' }] },
      { effects: [{ do: 'block', n: 2, to: 'self', kept: true }] },
    ],
  },
  {
    id: 'roi-des-goules',
    ext: 1,
    name: { fr: 'Roi des goules', en: 'Ghoul King' },
    flavour: {
      fr: 'Sa cour est enterrée debout, pour la place.',
      en: 'His court is buried standing, to save room.',
    },
    rank: 'puissant',
    family: 'os',
    yellow: 6,
    lives: LIVES.puissant,
    art: 'crowned-skull',
    lines: [{ move: 2, icon: 'multi', area: 'ring8', effects: [{ do: 'damage', n: 5, to: 'it' }] }],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 3, to: { type: 'hero', area: 'ring8' } }],
      },
    ],
  },
  {
    id: 'leviathan-de-mare',
    ext: 2,
    name: { fr: 'Léviathan de mare', en: 'Pond Leviathan' },
    flavour: {
      fr: 'La mare n’a que deux pieds de fond. Lui, davantage.',
      en: 'The pond is two feet deep. He is deeper.',
    },
    rank: 'puissant',
    family: 'cloche',
    yellow: 6,
    lives: LIVES.puissant,
    art: 'sea-serpent',
    lines: [{ move: 1, icon: 'multi', area: 'row', effects: [{ do: 'damage', n: 5, to: 'it' }] }],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 2, to: { type: 'hero', area: 'diam2' } }],
      },
    ],
  },
  {
    id: 'colosse-de-paille',
    ext: 4,
    name: { fr: 'Colosse de paille', en: 'Straw Colossus' },
    flavour: {
      fr: 'On le brûle chaque été. Chaque été il revient plus grand.',
      en: 'They burn him every summer. Every summer he comes back taller.',
    },
    rank: 'puissant',
    family: 'foire',
    yellow: 6,
    lives: LIVES.puissant,
    art: 'giant',
    lines: [
      {
        move: 2,
        icon: 'multi',
        area: 'cross1',
        effects: [
          { do: 'damage', n: 5, to: 'it' },
          { do: 'push', n: 1, to: 'it' },
        ],
      },
    ],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 3, to: { type: 'hero', area: 'ring8' } }],
      },
    ],
  },
  {
    id: 'dolmen-marcheur',
    ext: 5,
    name: { fr: 'Dolmen marcheur', en: 'Walking Dolmen' },
    flavour: {
      fr: 'Les anciens l’avaient posé là pour qu’il ne marche plus.',
      en: 'The ancients set it there so it would stop walking.',
    },
    rank: 'puissant',
    family: 'vert-de-gris',
    yellow: 6,
    lives: LIVES.puissant,
    art: 'dolmen',
    lines: [{ move: 1, icon: 'multi', area: 'arrow3', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
    infranchissable: true,
    unmoved: true,
  },
  {
    id: 'ours-des-congeres',
    ext: 7,
    name: { fr: 'Ours des congères', en: 'Drift Bear' },
    flavour: { fr: 'Il dort debout, et vous entend.', en: 'It sleeps on its feet, and hears you.' },
    rank: 'puissant',
    family: 'hiver',
    yellow: 6,
    lives: LIVES.puissant,
    art: 'bear-head',
    lines: [{ move: 2, icon: 'single', area: 'cross1', effects: [{ do: 'damage', n: 5, to: 'it' }] }],
    abilities: [
      { always: { of: { type: 'hero', area: 'cross1' }, gets: { cannot: ['move'] } } },
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 3, to: { type: 'hero', area: 'cross1' } }],
      },
    ],
  },
] as const satisfies readonly EnemyData[];
