/** The 80 Item cards: 32 weapons, 7 armours, 5 helmets, 26 objects, 10 Noise cards. */
import type { Item } from '../printed.ts';

const THROWN = { in: 'ship', zone: true, within: 2 } as const;

const WEAPONS: readonly Item[] = [
  {
    id: 'pistol',
    kind: 'weapon',
    name: { fr: 'Pistol', en: 'Pistol' },
    motif: 'pistol-gun',
    copies: 5,
    weapon: { range: 1, dice: 2, threshold: 4, noise: 2, pairable: true },
    flavour: { fr: 'Réglementaire. Rassurant. Bruyant.', en: 'Standard issue. Comforting. Loud.' },
  },
  {
    id: 'swarmer-leg',
    kind: 'weapon',
    name: { fr: 'Swarmer Leg', en: 'Swarmer Leg' },
    motif: 'insect-jaws',
    copies: 6,
    weapon: { range: 0, dice: 2, threshold: 4, noise: 1, pairable: true },
    flavour: { fr: 'Elle bouge encore un peu.', en: 'It still twitches a little.' },
  },
  {
    id: 'plasma-cutter',
    kind: 'weapon',
    name: { fr: 'Plasma Cutter', en: 'Plasma Cutter' },
    motif: 'laser-sparks',
    copies: 3,
    weapon: { range: 0, dice: 2, threshold: 3, noise: 2 },
    flavour: { fr: 'Découpe la coque. Découpe le reste.', en: 'Cuts hull. Cuts the rest.' },
  },
  {
    id: 'shotgun',
    kind: 'weapon',
    name: { fr: 'Shotgun', en: 'Shotgun' },
    motif: 'sawed-off-shotgun',
    copies: 3,
    weapon: { range: 1, dice: 3, threshold: 3, noise: 3 },
    flavour: { fr: 'On l’entend jusqu’à la passerelle.', en: 'They hear it on the bridge.' },
  },
  {
    id: 'assault-rifle',
    kind: 'weapon',
    name: { fr: 'Assault Rifle', en: 'Assault Rifle' },
    motif: 'rifle',
    copies: 3,
    weapon: { range: 2, dice: 4, threshold: 4, noise: 3 },
    flavour: { fr: 'Chargeur plein, couloir vide.', en: 'Full magazine, empty corridor.' },
  },
  {
    id: 'machine-pistol',
    kind: 'weapon',
    name: { fr: 'Pistolet-mitrailleur', en: 'Machine Pistol' },
    motif: 'm3-grease-gun',
    copies: 4,
    weapon: { range: 1, dice: 3, threshold: 5, noise: 2, pairable: true },
    flavour: { fr: 'Beaucoup de balles, peu de manières.', en: 'Many rounds, few manners.' },
  },
  {
    id: 'fire-axe',
    kind: 'weapon',
    name: { fr: 'Hache d’incendie', en: 'Fire Axe' },
    motif: 'fire-axe',
    copies: 3,
    weapon: { range: 0, dice: 3, threshold: 4, noise: 1 },
    flavour: { fr: 'Briser la vitre en cas d’urgence.', en: 'In emergency break glass.' },
  },
  {
    id: 'rail-rifle',
    kind: 'weapon',
    name: { fr: 'Fusil à rail', en: 'Rail Rifle' },
    motif: 'winchester-rifle',
    copies: 2,
    weapon: { range: 4, dice: 1, threshold: 2, noise: 3, damage: 2 },
    text: {
      fr: 'Chaque réussite inflige 2 dégâts à un seul ennemi.',
      en: 'Each success is worth 2 damage on one enemy.',
    },
    flavour: { fr: 'Une balle. Deux cloisons.', en: 'One slug. Two bulkheads.' },
  },
  {
    id: 'flame-projector',
    kind: 'weapon',
    name: { fr: 'Lance-flammes', en: 'Flame Projector' },
    motif: 'flamethrower',
    copies: 2,
    weapon: { range: 1, dice: 5, threshold: 5, noise: 2 },
    flavour: { fr: 'Ne pas utiliser près des réserves d’oxygène.', en: 'Do not use near the oxygen stores.' },
  },
  {
    id: 'shock-baton',
    kind: 'weapon',
    name: { fr: 'Matraque à décharge', en: 'Shock Baton' },
    motif: 'telescopic-baton',
    copies: 1,
    weapon: { range: 0, dice: 2, threshold: 4, noise: 1, stuns: true },
    text: {
      fr: 'Une réussite peut sonner un ennemi standard au lieu de lui infliger un dégât.',
      en: 'A success may stun one standard enemy instead of dealing damage.',
    },
    flavour: { fr: 'Prévue pour les émeutes.', en: 'Meant for riots.' },
  },
];

const ARMOURS: readonly Item[] = [
  {
    id: 'bastion-armour',
    kind: 'armour',
    name: { fr: 'Bastion Armour', en: 'Bastion Armour' },
    motif: 'abdominal-armor',
    copies: 2,
    wear: { save: 3, slows: 1 },
  },
  {
    id: 'riot-vest',
    kind: 'armour',
    name: { fr: 'Gilet anti-émeute', en: 'Riot Vest' },
    motif: 'kevlar-vest',
    copies: 3,
    wear: { save: 5 },
  },
  {
    id: 'hazard-suit',
    kind: 'armour',
    name: { fr: 'Combinaison étanche', en: 'Hazard Suit' },
    motif: 'hazmat-suit',
    copies: 2,
    wear: { save: 6, breathes: true },
  },
];

const HELMETS: readonly Item[] = [
  {
    id: 'combat-visor',
    kind: 'helmet',
    name: { fr: 'Visière de combat', en: 'Combat Visor' },
    motif: 'visored-helm',
    copies: 2,
    wear: { clearsHead: true },
  },
  {
    id: 'breather-mask',
    kind: 'helmet',
    name: { fr: 'Masque respiratoire', en: 'Breather Mask' },
    motif: 'gas-mask',
    copies: 1,
    wear: { steadiesChecks: 1 },
  },
  {
    id: 'scanner-helm',
    kind: 'helmet',
    name: { fr: 'Casque scanner', en: 'Scanner Helm' },
    motif: 'robot-helmet',
    copies: 2,
    wear: { scans: 2 },
  },
];

const OBJECTS: readonly Item[] = [
  {
    id: 'med-kit',
    kind: 'object',
    name: { fr: 'Med Kit', en: 'Med Kit' },
    motif: 'first-aid-kit',
    copies: 5,
    singleUse: true,
    ability: {
      activated: 'use',
      then: [
        { do: 'heal', amount: 2 },
        { do: 'treat', wounds: 1 },
      ],
    },
  },
  {
    id: 'power-cell',
    kind: 'object',
    name: { fr: 'Power Cell', en: 'Power Cell' },
    motif: 'battery-100',
    copies: 5,
    charges: 2,
    text: {
      fr: 'Alimente l’Exo Loader pendant 2 tours, sans action. Défaussez-la une fois ses 2 charges dépensées.',
      en: 'Powers the Exo Loader for 2 turns, at no action. Discard it once both charges are spent.',
    },
  },
  {
    id: 'sedative',
    kind: 'object',
    name: { fr: 'Sédatif', en: 'Sedative' },
    motif: 'syringe',
    copies: 3,
    singleUse: true,
    ability: { activated: 'use', then: [{ do: 'calm', amount: 2 }] },
  },
  {
    id: 'stimulant',
    kind: 'object',
    name: { fr: 'Stimulant', en: 'Stimulant' },
    motif: 'medicine-pills',
    copies: 2,
    singleUse: true,
    ability: { activated: 'use', then: [{ do: 'gainActions', amount: 2 }] },
  },
  {
    id: 'stun-grenade',
    kind: 'object',
    name: { fr: 'Grenade assourdissante', en: 'Stun Grenade' },
    motif: 'stun-grenade',
    copies: 3,
    singleUse: true,
    ability: {
      activated: 'use',
      targets: { blast: THROWN },
      then: [
        { do: 'noise', level: 2, at: 'blast' },
        { do: 'stun', who: { being: ['enemy', 'survivor'], at: 'blast' } },
      ],
    },
  },
  {
    id: 'frag-grenade',
    kind: 'object',
    name: { fr: 'Grenade à fragmentation', en: 'Frag Grenade' },
    motif: 'grenade',
    copies: 2,
    singleUse: true,
    ability: {
      activated: 'use',
      targets: { blast: THROWN },
      then: [
        { do: 'noise', level: 4, at: 'blast' },
        { do: 'strike', amount: 2, who: { figure: true, at: 'blast' } },
      ],
    },
  },
  {
    id: 'lure-beacon',
    kind: 'object',
    name: { fr: 'Balise-leurre', en: 'Lure Beacon' },
    motif: 'radar-dish',
    copies: 2,
    singleUse: true,
    ability: { activated: 'use', targets: { spot: THROWN }, then: [{ do: 'lure', radius: 3, at: 'spot' }] },
  },
  {
    id: 'shield-bubble',
    kind: 'object',
    name: { fr: 'Shield Bubble', en: 'Shield Bubble' },
    motif: 'bubble-field',
    copies: 2,
    singleUse: true,
    ability: { activated: 'use', then: [{ do: 'bubble' }] },
  },
  {
    id: 'override-card',
    kind: 'object',
    name: { fr: 'Carte passe-partout', en: 'Override Card' },
    motif: 'key-card',
    copies: 2,
    singleUse: true,
    ability: {
      activated: 'use',
      then: [
        {
          modes: [
            [{ do: 'passDoors' }],
            [
              { choose: 'door', from: { in: 'doors', being: 'door', here: true } },
              { do: 'workDoor', door: 'door' },
            ],
          ],
        },
      ],
    },
  },
];

const NOISES: readonly Item[] = [
  {
    id: 'noise-1',
    kind: 'noise',
    name: { fr: 'Outil qui tombe', en: 'Dropped Tool' },
    motif: 'hammer-drop',
    copies: 3,
    noise: 1,
  },
  {
    id: 'noise-2',
    kind: 'noise',
    name: { fr: 'Étagère renversée', en: 'Toppled Shelf' },
    motif: 'falling-rocks',
    copies: 4,
    noise: 2,
  },
  {
    id: 'noise-3',
    kind: 'noise',
    name: { fr: 'Alarme réveillée', en: 'Woken Alarm' },
    motif: 'ringing-alarm',
    copies: 3,
    noise: 3,
  },
];

export const ITEMS: readonly Item[] = [...WEAPONS, ...ARMOURS, ...HELMETS, ...OBJECTS, ...NOISES];
