/** Intermédiaire enemies. */
import { LIVES } from '../lives.ts';
import type { EnemyData } from '../types.ts';

export const INTERMEDIAIRE = [
  {
    id: 'boucher',
    ext: 0,
    name: { fr: 'Boucher de Sainte-Oye', en: 'Butcher of Saint-Oye' },
    flavour: { fr: 'Il connaît le nom de chaque morceau.', en: 'He knows every cut by name.' },
    rank: 'intermediaire',
    family: 'sang',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'meat-cleaver',
    lines: [{ move: 3, icon: 'single', area: 'cross1', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
    abilities: [
      { on: 'roundStart', then: [{ do: 'block', n: 1, to: 'self' }] },
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 4, to: { type: 'hero', area: 'cross1' } }],
      },
    ],
  },
  {
    id: 'porte-pavois',
    ext: 0,
    name: { fr: 'Porte-pavois', en: 'Pavise Bearer' },
    flavour: {
      fr: 'Derrière le pavois, il n’y a plus personne depuis longtemps.',
      en: 'There has been no one behind the pavise for a long time.',
    },
    rank: 'intermediaire',
    family: 'os',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'viking-shield',
    lines: [{ move: 3, icon: 'single', area: 'cross1', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
    abilities: [
      { on: 'roundStart', then: [{ do: 'block', n: 3, to: { type: 'enemy', area: 'diam2' } }] },
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 3, to: { type: 'hero', area: 'cross1' } }],
      },
    ],
  },
  {
    id: 'archer-de-lune',
    ext: 0,
    name: { fr: 'Archer de lune', en: 'Moon Archer' },
    flavour: { fr: 'Ses flèches arrivent la veille.', en: 'Its arrows land the night before.' },
    rank: 'intermediaire',
    family: 'linceul',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'archer',
    lines: [{ move: 3, icon: 'single', area: 'shot23', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
    abilities: [{ on: 'fightStart', then: [{ do: 'damage', n: 1, to: { type: 'hero' } }] }],
  },
  {
    id: 'valet-de-potence',
    ext: 0,
    name: { fr: 'Valet de potence', en: 'Gallows Groom' },
    flavour: {
      fr: 'Il mesure tout le monde du regard, surtout le cou.',
      en: 'He measures everyone by eye, the neck above all.',
    },
    rank: 'intermediaire',
    family: 'sang',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'executioner-hood',
    lines: [{ move: 3, icon: 'single', area: 'spear2', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
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
  {
    id: 'charmeuse-de-rats',
    ext: 0,
    name: { fr: 'Charmeuse de rats', en: 'Rat Charmer' },
    flavour: { fr: 'Elle ne joue qu’un air. Il suffit.', en: 'She plays one tune only. It is enough.' },
    rank: 'intermediaire',
    family: 'os',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'flute',
    lines: [
      {
        effects: [
          {
            if: { none: { type: 'enemy', named: 'rat-d-ossuaire' } },
            then: [{ do: 'summon', enemy: 'rat-d-ossuaire', n: 1 }],
          },
        ],
      },
      {
        move: 2,
        icon: 'single',
        area: 'diam2',
        effects: [
          { do: 'damage', n: 4, to: 'it' },
          { do: 'discard', n: 1, who: 'it' },
        ],
      },
    ],
    summons: ['rat-d-ossuaire'],
    abilities: [{ on: 'summoned', of: { type: 'enemy' }, then: [{ do: 'block', n: 1, to: 'it' }] }],
  },
  {
    id: 'nid-de-phalenes',
    ext: 0,
    name: { fr: 'Nid de phalènes', en: 'Moth Nest' },
    flavour: { fr: 'Un manteau oublié sur une branche, qui bat.', en: 'A coat left on a branch, beating.' },
    rank: 'intermediaire',
    family: 'phalene',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'tree-beehive',
    lines: [
      {
        effects: [
          {
            if: { none: { type: 'enemy', named: 'nuee-de-phalenes' } },
            then: [{ do: 'summon', enemy: 'nuee-de-phalenes', n: 1 }],
          },
        ],
      },
      { move: 1, icon: 'multi', area: 'ring8', effects: [{ do: 'damage', n: 4, to: 'it' }] },
    ],
    summons: ['nuee-de-phalenes'],
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
    id: 'faneur',
    ext: 0,
    name: { fr: 'Faneur', en: 'Haymaker' },
    flavour: {
      fr: 'Il retourne les gens au soleil pour qu’ils sèchent.',
      en: 'He turns people in the sun until they dry.',
    },
    rank: 'intermediaire',
    family: 'ronce',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'pitchfork',
    lines: [{ move: 3, icon: 'multi', area: 'cone2', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
    abilities: [
      { on: 'roundStart', then: [{ do: 'block', n: 1, to: 'self' }] },
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 3, to: { type: 'hero', area: 'cross1' } }],
      },
    ],
  },
  {
    id: 'thuriferaire',
    ext: 0,
    name: { fr: 'Thuriféraire', en: 'Censer Bearer' },
    flavour: { fr: 'L’encens sent la maison qu’on a quittée.', en: 'The smoke smells of the home you left.' },
    rank: 'intermediaire',
    family: 'linceul',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'incense',
    lines: [
      {
        move: 2,
        icon: 'multi',
        area: 'diam2',
        effects: [
          { do: 'damage', n: 4, to: 'it' },
          { give: { vulnerable: 2 }, to: 'it', until: 'round' },
        ],
      },
    ],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 3, to: { type: 'hero', area: 'diam2' } }],
      },
    ],
  },
  {
    id: 'conteuse-aveugle',
    ext: 0,
    name: { fr: 'Conteuse aveugle', en: 'Blind Teller' },
    flavour: {
      fr: 'Elle raconte votre mort, et n’oublie aucun détail.',
      en: 'She tells your death and leaves nothing out.',
    },
    rank: 'intermediaire',
    family: 'linceul',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'bleeding-eye',
    lines: [
      {
        move: 2,
        icon: 'multi',
        area: 'diam3',
        effects: [
          { give: { vulnerable: 2 }, to: 'it', until: 'round' },
          { do: 'discard', n: 1, who: 'it' },
        ],
      },
      {
        effects: [
          { do: 'pick', from: { type: 'enemy', area: 'diam3' }, as: 'patient' },
          { do: 'block', n: 3, to: 'patient', kept: true },
        ],
      },
    ],
  },
  {
    id: 'arracheur-de-dents',
    ext: 0,
    name: { fr: 'Arracheur de dents', en: 'Tooth-Puller' },
    flavour: { fr: '« Ouvrez. » On ouvre.', en: '“Open.” One opens.' },
    rank: 'intermediaire',
    family: 'foire',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'pincers',
    lines: [{ move: 3, icon: 'single', area: 'cross1', effects: [{ do: 'wound', n: 3, to: 'it' }] }],
    abilities: [
      { on: 'roundStart', then: [{ do: 'block', n: 1, to: 'self' }] },
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'wound', n: 2, to: { type: 'hero', area: 'cross1' } }],
      },
    ],
  },
  {
    id: 'tambour-de-peau',
    ext: 0,
    name: { fr: 'Tambour de peau', en: 'Skin Drummer' },
    flavour: { fr: 'La peau a un tatouage. On la connaissait.', en: 'The skin has a tattoo. We knew her.' },
    rank: 'intermediaire',
    family: 'sang',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'drum',
    lines: [
      { move: 1, icon: 'multi', area: 'inf', effects: [{ do: 'damage', n: 3, to: 'it' }] },
      { effects: [{ do: 'block', n: 2, to: { type: 'enemy', area: 'diam2' }, kept: true }] },
    ],
  },
  {
    id: 'chasseur-de-suif',
    ext: 0,
    name: { fr: 'Chasseur de suif', en: 'Tallow Hunter' },
    flavour: {
      fr: 'Une chandelle par homme, deux pour les gros.',
      en: 'One candle a man, two for the stout.',
    },
    rank: 'intermediaire',
    family: 'sang',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'candle-skull',
    lines: [{ move: 3, icon: 'single', area: 'knight', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
    abilities: [
      { on: 'roundStart', then: [{ do: 'block', n: 1, to: 'self' }] },
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 3, to: { type: 'hero', area: 'ring8' } }],
      },
    ],
  },
  {
    id: 'fossoyeur-inverse',
    ext: 1,
    name: { fr: 'Fossoyeur inverse', en: 'Unburier' },
    flavour: { fr: 'Il rend ce qu’on lui a confié.', en: 'He gives back what he was given.' },
    rank: 'intermediaire',
    family: 'os',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'spade',
    lines: [
      { move: 3, icon: 'single', area: 'cross1', effects: [{ do: 'damage', n: 4, to: 'it' }] },
      {
        effects: [
          {
            if: { none: { type: 'enemy', named: 'rat-d-ossuaire' } },
            then: [{ do: 'summon', enemy: 'rat-d-ossuaire', n: 1 }],
          },
        ],
      },
    ],
    summons: ['rat-d-ossuaire'],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 4, to: { type: 'hero', area: 'ring8' } }],
      },
    ],
  },
  {
    id: 'sirene-de-puits',
    ext: 2,
    name: { fr: 'Sirène de puits', en: 'Well Siren' },
    flavour: {
      fr: 'On descend le seau. Elle remonte la corde.',
      en: 'You lower the bucket. She climbs the rope.',
    },
    rank: 'intermediaire',
    family: 'cloche',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'mermaid',
    lines: [
      {
        move: 2,
        icon: 'multi',
        area: 'diam3',
        effects: [
          { do: 'damage', n: 4, to: 'it' },
          { do: 'pull', n: 1, to: 'it' },
        ],
      },
    ],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 3, to: { type: 'hero', area: 'diam3' } }],
      },
    ],
  },
  {
    id: 'jongleur-de-couteaux',
    ext: 4,
    name: { fr: 'Jongleur de couteaux', en: 'Knife Juggler' },
    flavour: { fr: 'Il n’en rattrape aucun.', en: 'He catches none of them.' },
    rank: 'intermediaire',
    family: 'foire',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'juggler',
    lines: [{ move: 3, icon: 'multi', area: 'diag1', effects: [{ do: 'damage', n: 4, to: 'it' }] }],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 3, to: { type: 'hero', area: 'diam3' } }],
      },
    ],
  },
  {
    id: 'lance-chaines',
    ext: 5,
    name: { fr: 'Lance-chaînes', en: 'Chain Thrower' },
    flavour: {
      fr: 'Au bout, un crochet. Au bout du crochet, hier.',
      en: 'At the end, a hook. On the hook, yesterday.',
    },
    rank: 'intermediaire',
    family: 'sang',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'wavy-chains',
    lines: [
      {
        move: 3,
        icon: 'single',
        area: 'arrow1',
        effects: [
          { do: 'damage', n: 4, to: 'it' },
          { do: 'pull', n: 2, to: 'it' },
        ],
      },
    ],
    abilities: [
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 3, to: { type: 'hero', area: 'diam2' } }],
      },
    ],
  },
  {
    id: 'loup-blanc',
    ext: 7,
    name: { fr: 'Loup blanc', en: 'White Wolf' },
    flavour: { fr: 'Il n’a pas froid. Il est le froid.', en: 'It is not cold. It is the cold.' },
    rank: 'intermediaire',
    family: 'hiver',
    yellow: 4,
    lives: LIVES.intermediaire,
    art: 'wolf-howl',
    lines: [
      {
        move: 3,
        icon: 'single',
        area: 'cross1',
        effects: [
          { do: 'damage', n: 4, to: 'it' },
          { give: { vulnerable: 2 }, to: 'it', until: 'round' },
        ],
      },
    ],
    abilities: [
      { on: 'roundStart', then: [{ do: 'block', n: 1, to: 'self' }] },
      {
        on: 'lifeLost',
        of: { is: 'self' },
        when: 'hasLivesLeft',
        then: [{ do: 'damage', n: 4, to: { type: 'hero', area: 'ring8' } }],
      },
    ],
  },
] as const satisfies readonly EnemyData[];
