/** Battlefields: one more rule for a fight (OV-FIELD-1). */
import type { BattlefieldData } from './types.ts';

export const BATTLEFIELDS = [
  {
    id: 'marecage',
    ext: 0,
    name: { fr: 'Marécage', en: 'Fen' },
    flavour: { fr: 'On marche sur ceux d’avant.', en: 'One walks on those who came before.' },
    art: 'lily-pads',
    abilities: [{ always: { of: { type: 'hero' }, gets: { move: { atMost: 2 }, cannot: ['teleport'] } } }],
  },
  {
    id: 'air-vicie',
    ext: 0,
    name: { fr: 'Air vicié', en: 'Foul Air' },
    flavour: { fr: 'La fièvre y a sa maison.', en: 'Fever keeps house here.' },
    art: 'poison-gas',
    abilities: [{ always: { of: { type: 'hero' }, gets: { heal: -2 } } }],
  },
  {
    id: 'lune-rousse',
    ext: 0,
    name: { fr: 'Lune rousse', en: 'Russet Moon' },
    flavour: { fr: 'Les petits mordent plus fort.', en: 'The small ones bite harder.' },
    art: 'eclipse',
    abilities: [{ always: { of: { type: 'enemy', rank: 'basique' }, gets: { damageDealt: 1 } } }],
  },
  {
    id: 'champ-de-pierres',
    ext: 0,
    name: { fr: 'Champ de pierres', en: 'Field of Stones' },
    flavour: { fr: 'Tout y a le dos dur.', en: 'Everything here has a hard back.' },
    art: 'rock',
    abilities: [{ on: 'roundStart', then: [{ do: 'block', n: 1, to: { type: 'enemy' } }] }],
  },
  {
    id: 'pluie-battante',
    ext: 0,
    name: { fr: 'Pluie battante', en: 'Driving Rain' },
    flavour: { fr: 'Serrez-vous.', en: 'Huddle close.' },
    art: 'raining',
    abilities: [
      { on: 'roundEnd', then: [{ do: 'damage', n: 1, to: { type: 'hero', not: { adjacentTo: 'hero' } } }] },
    ],
  },
  {
    id: 'nuit-sans-lampe',
    ext: 0,
    name: { fr: 'Nuit sans lampe', en: 'Lampless Night' },
    flavour: { fr: 'On cherche la porte avec les dents.', en: 'You look for the door with your teeth.' },
    art: 'night-sky',
    abilities: [{ on: 'fightStart', then: [{ do: 'discard', n: 2, who: { type: 'hero' } }] }],
  },
  {
    id: 'terre-de-sang',
    ext: 0,
    name: { fr: 'Terre de sang', en: 'Blood Soil' },
    flavour: { fr: 'Ce qui tombe y durcit.', en: 'What falls here hardens.' },
    art: 'grave-flowers',
    abilities: [{ on: 'lifeLost', of: { type: 'enemy' }, then: [{ do: 'block', n: 2, to: 'it' }] }],
  },
  {
    id: 'ruelle',
    ext: 0,
    name: { fr: 'Ruelle', en: 'Alley' },
    flavour: { fr: 'On ne s’y bat qu’un par un.', en: 'One fights there one at a time.' },
    art: 'medieval-village-01',
    abilities: [{ always: { of: { type: 'hero', adjacentTo: 'hero' }, gets: { damageTaken: 2 } } }],
  },
  {
    id: 'maree-haute',
    ext: 2,
    name: { fr: 'Marée haute', en: 'High Tide' },
    flavour: { fr: 'La mer reprend ce qu’on lui doit.', en: 'The sea takes back what it is owed.' },
    art: 'high-tide',
    abilities: [
      {
        on: 'roundEnd',
        then: [
          { do: 'damage', n: 1, to: { type: 'hero', adjacentTo: 'enemy' } },
          { do: 'push', n: 1, to: { type: 'hero', adjacentTo: 'enemy' } },
        ],
      },
    ],
  },
  {
    id: 'chapiteau',
    ext: 4,
    name: { fr: 'Chapiteau', en: 'Big Top' },
    flavour: { fr: 'La lumière tombe toujours sur le timide.', en: 'The light always falls on the shy one.' },
    art: 'medieval-pavilion',
    abilities: [
      {
        on: 'roundStart',
        then: [{ give: { threat: 2 }, to: { type: 'hero', lowest: 'threat' }, until: 'round' }],
      },
      { on: 'fightEnd', then: [{ do: 'heal', n: 1, to: { friend: 'any', in: 'friends' } }] },
    ],
  },
  {
    id: 'neige-profonde',
    ext: 7,
    name: { fr: 'Neige profonde', en: 'Deep Snow' },
    flavour: {
      fr: 'Le bruit des pas arrive avant les pas.',
      en: 'The sound of steps arrives before the steps.',
    },
    art: 'snowflake-1',
    abilities: [
      { always: { of: { type: 'hero' }, gets: { move: -1 } } },
      { on: 'fightEnd', then: [{ do: 'heal', n: 1, to: { friend: 'any', in: 'friends' } }] },
    ],
  },
] as const satisfies readonly BattlefieldData[];
