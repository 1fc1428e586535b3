/** Positions in which much is going on: what random choices make of them is told, and everything read off them is kept. */
import type { Setup } from './at.ts';

export interface Scene {
  readonly name: string;
  readonly start: { readonly seats: number; readonly config: object; readonly position: Setup };
  readonly choices: number;
}

/** A ship drawn small, so that much happens; from a position in which there is much to do. */
const scene = (name: string, drawing: string, position: Setup, more: object = {}): Scene => ({
  name,
  start: {
    seats: 2,
    config: { survivors: Math.max(2, position.survivors.length), ship: { drawing, ...more } },
    position,
  },
  choices: 45,
});

const AISLE = 'AAbbccddEE\nffbbccddGG\nffhhhhddGG\ndoors: A-b open, d-E closed, d-G open';
const DECKS = ['spawn-bridge', 'anxiety', 'power-surge', 'distant-crash', 'life-support-failure'];

export const SCENES: readonly Scene[] = [
  scene(
    'a fight without gravity',
    AISLE,
    {
      survivors: [
        { class: 'marine', at: 'b', items: ['shotgun', 'pistol', 'pair:pistol', 'body:bastion-armour'] },
        { class: 'engineer', at: 'c', seat: 1, items: ['assault-rifle', 'shock-baton', 'rail-rifle'] },
        { class: 'captain', at: 'A', items: ['frag-grenade', 'stun-grenade', 'lure-beacon'], resolve: 7 },
      ],
      enemies: [
        { type: 'jaeger', at: 'd' },
        { type: 'icarus', at: 'd' },
        { type: 'solomon', at: 'h' },
        { type: 'swarmer', at: 'h' },
        { type: 'swarmer', at: 'f' },
        { type: 'zealot', at: 'G' },
      ],
      tokens: [{ token: 'jaeger-2', at: 'E' }],
      event: 'gravity-failure',
      events: ['gravity-failure', ...DECKS],
    },
    { tiles: [{ id: 'bridge', rooms: 'EG' }], exits: 'f' },
  ),
  scene(
    'the Titan and its Moods',
    AISLE,
    {
      survivors: [
        {
          class: 'psychic',
          at: 'b',
          items: ['fire-axe', 'med-kit', 'stimulant'],
          resolve: 5,
          wounds: ['body'],
        },
        { class: 'medic', at: 'b', seat: 1, items: ['plasma-cutter', 'shield-bubble', 'sedative'], life: 4 },
        {
          class: 'scout',
          at: 'h',
          seat: 1,
          items: ['machine-pistol', 'override-card', 'head:breather-mask'],
        },
      ],
      enemies: [{ type: 'titan', at: 'd' }],
      tokens: [
        { token: 'icarus-2', at: 'G' },
        { token: 'swarmer-5', at: 'E' },
      ],
      titan: [
        'hurled-wreckage',
        'screaming',
        'seismic-roar',
        'hunting',
        'bone-spines',
        'looming',
        'tail-sweep',
      ],
      events: ['blackout', 'lockdown', ...DECKS],
    },
    { tiles: [{ id: 'bridge', rooms: 'EG' }], exits: 'f' },
  ),
  scene('a Loader, and nerves that give way', AISLE, {
    survivors: [
      {
        class: 'engineer',
        at: 'c',
        items: ['power-cell', 'flame-projector'],
        pilot: true,
        achievement: 'massacre',
      },
      {
        class: 'captain',
        at: 'c',
        seat: 1,
        items: ['pistol', 'head:scanner-helm', 'riot-vest'],
        resolve: 6,
        resolveCards: ['fievre', 'fuite', 'lacher-prise'],
        turnedUp: ['fuite'],
        achievement: 'troc',
        unlocked: true,
      },
      {
        class: 'marine',
        at: 'A',
        items: ['shotgun', 'hazard-suit'],
        resolve: 1,
        resolveCards: ['rage-aveugle', 'a-quoi-bon', 'peur-du-noir'],
        turnedUp: ['rage-aveugle', 'peur-du-noir'],
        achievement: 'exterminateur',
        unlocked: true,
      },
    ],
    enemies: [
      { type: 'swarmer', at: 'c' },
      { type: 'swarmer', at: 'd' },
      { type: 'jaeger', at: 'h' },
    ],
    tokens: [{ token: 'swarmer-3', at: 'E' }],
    loader: 'c',
    charges: 1,
    events: ['life-support-failure', 'gravity-failure', ...DECKS],
  }),
];
