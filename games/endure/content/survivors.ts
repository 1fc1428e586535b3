/** The six survivors with their three skills each (ES-SKILL-1). Active and crisis skills are abilities; their texts come from them. */
import type { SurvivorCard } from '../printed.ts';

const IN_SIGHT = { being: 'survivor', inSight: true } as const;
const OTHER_IN_SIGHT = { being: 'survivor', is: 'other', able: true, inSight: true } as const;

export const SURVIVORS: readonly SurvivorCard[] = [
  {
    id: 'marine',
    name: { fr: 'Marine', en: 'Marine' },
    motif: 'rank-3',
    flavour: { fr: '« Derrière moi. Tous. »', en: '“Behind me. All of you.”' },
    life: 8,
    passive: {
      name: { fr: 'Discipline de tir', en: 'Fire Discipline' },
      text: {
        fr: 'Ses attaques à distance mettent les autres survivants en danger avec un dé raté de moins.',
        en: 'His ranged attacks endanger other survivors with one missed die fewer.',
      },
      traits: { sparesFriends: 1 },
    },
    active: {
      name: { fr: 'Tir de suppression', en: 'Suppress' },
      ability: { activated: 'active', while: 'canSuppress', then: [{ do: 'attack', how: 'suppress' }] },
    },
    crisis: {
      name: { fr: 'Dernier carré', en: 'Last Stand' },
      ability: {
        activated: 'crisis',
        then: [{ give: { dice: 2, cannot: ['jam'] }, to: 'self', until: 'turn' }],
      },
    },
  },
  {
    id: 'scout',
    name: { fr: 'Scout', en: 'Scout' },
    feminine: true,
    motif: 'walking-scout',
    flavour: { fr: '« J’étais déjà passée. »', en: '“I was through already.”' },
    life: 6,
    passive: {
      name: { fr: 'Pas léger', en: 'Light Step' },
      text: {
        fr: 'Sa première action Déplacement de chaque tour peut couvrir 2 zones. Son mouvement maximum est de 4.',
        en: 'Her first Move action each turn may cover 2 zones. Her movement allowance is 4.',
      },
      traits: { firstMove: 2, allowance: 1 },
    },
    active: {
      name: { fr: 'Court-circuit', en: 'Bypass' },
      ability: {
        activated: 'active',
        targets: { door: { in: 'doors', being: 'door', here: true } },
        then: [{ do: 'workDoor', door: 'door', locks: true }],
      },
    },
    crisis: {
      name: { fr: 'Marche fantôme', en: 'Ghost Walk' },
      ability: { activated: 'crisis', then: [{ do: 'hide' }] },
    },
  },
  {
    id: 'captain',
    name: { fr: 'Captain', en: 'Captain' },
    feminine: true,
    motif: 'captain-hat-profile',
    flavour: { fr: '« Le vaisseau tiendra. Nous aussi. »', en: '“The ship will hold. So will we.”' },
    life: 7,
    passive: {
      name: { fr: 'Aplomb', en: 'Composure' },
      text: {
        fr: 'Les survivants de sa zone, elle comprise, font leurs tests et leurs essais comme si leur Resolve était plus haute de 1.',
        en: 'Survivors in her zone, herself included, test and check as if their Resolve were 1 higher.',
      },
      traits: { steadies: 1 },
    },
    active: {
      name: { fr: 'Ordre', en: 'Order' },
      ability: {
        activated: 'active',
        targets: { mate: OTHER_IN_SIGHT },
        then: [{ do: 'order', who: 'mate' }],
      },
    },
    crisis: {
      name: { fr: 'Pleins pouvoirs', en: 'Emergency Authority' },
      ability: { activated: 'crisis', while: 'eventInForce', then: [{ do: 'endEvent' }] },
    },
  },
  {
    id: 'psychic',
    name: { fr: 'Psychic', en: 'Psychic' },
    feminine: true,
    motif: 'psychic-waves',
    flavour: { fr: '« Ils rêvent. Ils rêvent de nous. »', en: '“They dream. They dream of us.”' },
    life: 6,
    passive: {
      name: { fr: 'Prémonition', en: 'Foresight' },
      text: {
        fr: 'Une fois par round, elle peut relancer un de ses tests de Resolve ratés.',
        en: 'Once a round she may re-roll one of her own failed Resolve tests.',
      },
      traits: { rerollsTests: 1 },
    },
    active: {
      name: { fr: 'Sonde mentale', en: 'Scan' },
      ability: {
        activated: 'active',
        targets: { echo: { in: 'tokens', being: 'token', near: 4 } },
        then: [{ do: 'turnUp', token: 'echo' }],
      },
    },
    crisis: {
      name: { fr: 'Décharge mentale', en: 'Mind Spike' },
      ability: { activated: 'crisis', then: [{ do: 'stun', who: { being: 'enemy', near: 2 } }] },
    },
  },
  {
    id: 'engineer',
    name: { fr: 'Engineer', en: 'Engineer' },
    motif: 'monkey-wrench',
    flavour: { fr: '« Une porte ? Donnez-moi un mur. »', en: '“A door? Give me a wall.”' },
    life: 8,
    passive: {
      name: { fr: 'Juggernaut', en: 'Juggernaut' },
      text: {
        fr: 'Pendant son action Attaquer, il peut se déplacer d’une zone gratuitement, avant ou après l’attaque.',
        en: 'During his Attack action he may move one zone for free, before or after the attack.',
      },
      traits: { movesInAttack: true },
    },
    active: {
      name: { fr: 'Weapon Mods', en: 'Weapon Mods' },
      ability: { activated: 'active', while: 'canAttack', then: [{ do: 'attack', how: 'mods' }] },
    },
    crisis: {
      name: { fr: 'Improvised Exit', en: 'Improvised Exit' },
      ability: {
        activated: 'crisis',
        targets: { wall: { in: 'walls', being: 'wall', here: true } },
        then: [{ do: 'makeDoor', wall: 'wall' }],
      },
    },
  },
  {
    id: 'medic',
    name: { fr: 'Medic', en: 'Medic' },
    motif: 'doctor-face',
    flavour: { fr: '« Respirez. C’est un ordre médical. »', en: '“Breathe. Doctor’s orders.”' },
    life: 7,
    passive: {
      name: { fr: 'Triage', en: 'Triage' },
      text: {
        fr: 'Tout soin qu’il prodigue ou qu’il reçoit rend 1 Vie de plus (une fois par soin).',
        en: 'Healing done by him or to him gives 1 Life more (once per healing).',
      },
      traits: { heals: 1 },
    },
    active: {
      name: { fr: 'Soins', en: 'Treat' },
      ability: {
        activated: 'active',
        targets: { patient: { being: 'survivor', here: true } },
        then: [
          {
            modes: [
              [{ do: 'heal', amount: 2, who: 'patient' }],
              {
                if: { piece: 'patient', is: { wounded: true } },
                then: [{ do: 'treat', wounds: 1, who: 'patient' }],
              },
            ],
          },
        ],
      },
    },
    crisis: {
      name: { fr: 'Chirurgie de fortune', en: 'Field Surgery' },
      ability: {
        activated: 'crisis',
        then: [
          { do: 'heal', amount: 3, who: IN_SIGHT },
          { do: 'treat', wounds: 'all', who: IN_SIGHT },
        ],
      },
    },
  },
];
