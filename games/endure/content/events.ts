/** The 30 Event cards. Thirteen put radar tokens on a named tile (ES-EVENT-1); what holds until the next event is the rules' own. */
import type { EventCard } from '../printed.ts';

const spawn = (
  place: string,
  name: { fr: string; en: string },
  { motif, copies = 1, tokens = 1 }: { motif: string; copies?: number; tokens?: number },
): EventCard => ({
  id: tokens === 1 ? `spawn-${place}` : `spawn-${place}-${tokens}`,
  name: { fr: `Genèse de jetons Radar : ${name.fr}`, en: `Radar Token Spawn: ${name.en}` },
  motif,
  copies,
  effects: [{ do: 'spawn', tokens, place }],
});

export const EVENTS: readonly EventCard[] = [
  spawn('life-support', { fr: 'Life Support', en: 'Life Support' }, { motif: 'crossed-air-flows' }),
  spawn('med-bay', { fr: 'Baie médicale', en: 'Med Bay' }, { motif: 'medical-drip' }),
  spawn('armoury', { fr: 'Armurerie', en: 'Armoury' }, { motif: 'ammo-box' }),
  spawn(
    'crew-quarters',
    { fr: 'Quartiers d’équipage', en: 'Crew Quarters' },
    { motif: 'lockers', copies: 2 },
  ),
  spawn('hydroponics', { fr: 'Hydroponie', en: 'Hydroponics' }, { motif: 'plant-roots' }),
  spawn('reactor', { fr: 'Réacteur', en: 'Reactor' }, { motif: 'radioactive' }),
  spawn('cargo-bay', { fr: 'Soute', en: 'Cargo Bay' }, { motif: 'wooden-crate', copies: 2 }),
  spawn('bridge', { fr: 'Passerelle', en: 'Bridge' }, { motif: 'radar-sweep' }),
  spawn('cryo-deck', { fr: 'Pont cryo', en: 'Cryo Deck' }, { motif: 'frozen-block' }),
  spawn('gene-lab', { fr: 'Labo génétique', en: 'Gene Lab' }, { motif: 'alien-egg' }),
  spawn('gene-lab', { fr: 'Labo génétique', en: 'Gene Lab' }, { motif: 'slime', tokens: 2 }),
  {
    id: 'lockdown',
    name: { fr: 'Verrouillage', en: 'Lockdown' },
    motif: 'locked-door',
    copies: 3,
    holds: 'lockdown',
    effects: [],
    text: {
      fr: 'Toutes les portes et toutes les sorties du vaisseau sont verrouillées jusqu’au prochain événement.',
      en: 'All doors and exits of the ship are locked until a new event is drawn.',
    },
    flavour: { fr: 'CONFINEMENT. RESTEZ OÙ VOUS ÊTES.', en: 'CONTAINMENT. STAY WHERE YOU ARE.' },
  },
  {
    id: 'blackout',
    name: { fr: 'Blackout', en: 'Blackout' },
    motif: 'light-bulb',
    copies: 3,
    holds: 'blackout',
    effects: [],
    text: {
      fr: 'Jusqu’au prochain événement, personne ne voit au-delà de sa zone, on se déplace de 2 zones au plus et les armes à distance ont une portée de 0.',
      en: 'Until a new event is drawn nobody sees beyond their own zone, movement is 2 zones at most and ranged weapons have range 0.',
    },
    flavour: { fr: 'Quelque chose respire, tout près.', en: 'Something is breathing, close by.' },
  },
  {
    id: 'life-support-failure',
    name: { fr: 'Défaillance du système de survie', en: 'Life Support Failure' },
    motif: 'gas-stove',
    copies: 2,
    effects: [{ do: 'thinAir' }],
    flavour: { fr: 'PRESSION : 61 %. 60 %. 59 %.', en: 'PRESSURE: 61%. 60%. 59%.' },
  },
  {
    id: 'gravity-failure',
    name: { fr: 'Défaillance de la gravité artificielle', en: 'Artificial Gravity Failure' },
    motif: 'floating-crystal',
    copies: 3,
    holds: 'gravity',
    effects: [],
    text: {
      fr: 'Jusqu’au prochain événement, les mouvements sont doublés, et une attaque à distance repousse l’attaquant et sa cible jusqu’à un obstacle.',
      en: 'Until a new event is drawn movement is doubled, and a ranged attack drives attacker and target apart until an obstacle stops them.',
    },
    flavour: { fr: 'Les boulons montent vers le plafond.', en: 'The bolts drift to the ceiling.' },
  },
  {
    id: 'anxiety',
    name: { fr: 'Anxiété', en: 'Anxiety' },
    motif: 'worried-eyes',
    copies: 3,
    effects: [{ do: 'test', who: { being: 'survivor' } }],
    flavour: {
      fr: 'Trois coups contre la cloison. Puis plus rien.',
      en: 'Three knocks on the bulkhead. Then nothing.',
    },
  },
  {
    id: 'power-surge',
    name: { fr: 'Saute de courant', en: 'Power Surge' },
    motif: 'lightning-arc',
    copies: 2,
    effects: [{ do: 'surge' }],
    flavour: { fr: 'Les consoles crachent des étincelles.', en: 'The consoles spit sparks.' },
  },
  {
    id: 'distant-crash',
    name: { fr: 'Fracas lointain', en: 'Distant Crash' },
    motif: 'screen-impact',
    copies: 1,
    effects: [
      { choose: 'place', from: { in: 'ship', being: 'room' }, random: true },
      { do: 'noise', level: 3, at: 'place' },
    ],
    flavour: { fr: 'Une poutre, quelque part. Pas très loin.', en: 'A girder, somewhere. Not very far.' },
  },
];
