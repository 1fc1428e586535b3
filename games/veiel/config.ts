/** What is chosen before a game: mode, difficulty, extensions, battlefields, heroes and who leads them; and numbers to turn. */
import type { Setting, Text } from '@tablee/kernel';
import { z } from 'zod';
import { campaignSchema } from './campaign-schema.ts';
import { SCENARIOS } from './content/scenarios/index.ts';
import { DIFFICULTIES, EXTENSIONS, type Extension } from './content/types.ts';

const number = (standard: number, min: number, max: number) => z.int().min(min).max(max).default(standard);
const ext = z.boolean().default(true);

export const configSchema = z.strictObject({
  /** A game of four fights, or one scenario (D-1). */
  mode: z.enum(['standard', 'scenario']).default('standard'),
  difficulty: z.enum(DIFFICULTIES).default('normale'),
  /** OV-GAME-10: each extension is a switch of its own. */
  ext1: ext,
  ext2: ext,
  ext3: ext,
  ext4: ext,
  ext5: ext,
  ext6: ext,
  ext7: ext,
  ext8: ext,
  battlefields: z.boolean().default(false),
  /** How many heroes (R-OV-2); 0: two, or one for each seat where there are more. */
  heroes: number(0, 0, 5),
  /** Who they are, by id; those not named are chosen at the table (D-2). */
  party: z.array(z.string()).max(5).default([]),
  /** The seat that leads each hero; where nothing is said the seats take turns. */
  leads: z.array(z.int().min(0).max(4)).max(5).default([]),
  /** The scenario played, by id, where the mode is `scenario` and no campaign says which. */
  scenario: z.string().default(''),
  /** Carried over from the scenarios before (R-OV-93). */
  campaign: campaignSchema.nullable().default(null),
  /** Cards a hand is filled up to (OV-HERO-10), and needed to live (OV-DEATH-1). */
  handSize: number(5, 3, 7),
  /** Reinforcement actions a hero has (OV-REINF-2). */
  reinforcements: number(3, 0, 6),
  /** Wounds a reinforcement action heals (OV-REINF-5). */
  reinforcementHeal: number(4, 0, 9),
  /** A fight not finished after so many rounds is a defeat, in simulations (R-OV-86); 0: never. */
  roundLimit: number(0, 0, 999),
});
export type Config = z.infer<typeof configSchema>;

/** Whoever plays without sense may run in circles for ever; simulations end that (R-OV-86). */
export const simulated: Partial<Config> = { roundLimit: 40 };

/** Whether an item of this extension, with these besides, is in the box (R-OV-89). */
export function isOn(config: Config, ext: number, needs: readonly Extension[] = []): boolean {
  return (ext === 0 || config[`ext${ext as Extension}`]) && needs.every((each) => config[`ext${each}`]);
}

export function settle(config: Config, seats: number): Config {
  const heroes = config.heroes || Math.max(2, seats, config.party.length);
  const leads = Array.from({ length: heroes }, (_, hero) => config.leads[hero] ?? hero % seats);
  return { ...config, heroes, leads };
}

export function suits(config: Config, seats: number): string | null {
  const { heroes, leads, party, mode } = config;
  if (heroes < seats)
    return `config › heroes: ${seats} players need at least ${seats} heroes, got ${heroes}.`;
  if (party.length > heroes) return `config › party: ${heroes} heroes play, ${party.length} are named.`;
  if (new Set(party).size !== party.length)
    return `config › party: expected different heroes (R-OV-2), got ${party.join(', ')}.`;
  const idle = Array.from({ length: seats }, (_, seat) => seat).find((seat) => !leads.includes(seat));
  if (idle !== undefined) return `config › leads: seat ${idle} leads nobody; every seat leads a hero.`;
  const stranger = leads.find((seat) => seat >= seats);
  if (stranger !== undefined)
    return `config › leads: expected a seat from 0 to ${seats - 1}, got ${stranger}.`;
  if (mode === 'scenario' && !config.ext5)
    return 'config › mode: scenarios need extension 5 switched on (R-OV-89).';
  return null;
}

const YES_NO = [
  { value: true, name: { fr: 'Oui', en: 'Yes' } },
  { value: false, name: { fr: 'Non', en: 'No' } },
] as const;

export const DIFFICULTY_NAMES: Readonly<Record<Config['difficulty'], Text>> = {
  facile: { fr: 'Facile', en: 'Easy' },
  normale: { fr: 'Normale', en: 'Normal' },
  difficile: { fr: 'Difficile', en: 'Hard' },
  extreme: { fr: 'Extrême', en: 'Extreme' },
  cauchemar: { fr: 'Cauchemar', en: 'Nightmare' },
  impossible: { fr: 'Impossible', en: 'Impossible' },
};

/** What each switch brings (C6-6). */
export const EXTENSION_HELP: Readonly<Record<Extension, Text>> = {
  1: {
    fr: 'Un héros, des ennemis et des récompenses ; Persistant et cadavres.',
    en: 'A hero, enemies and rewards; Persistent and corpses.',
  },
  2: {
    fr: 'Un héros, un boss, des ennemis, des récompenses, un champ de bataille.',
    en: 'A hero, a boss, enemies, rewards, a battlefield.',
  },
  3: {
    fr: 'Essences de corruption et Afflictions ; Inéluctable.',
    en: 'Corruption essences and Afflictions; Inescapable.',
  },
  4: {
    fr: 'Un héros, un boss, des ennemis, des récompenses, un champ de bataille.',
    en: 'A hero, a boss, enemies, rewards, a battlefield.',
  },
  5: {
    fr: 'Scénarios et campagne ; entités, flèches, Éphémère, Interruption.',
    en: 'Scenarios and campaign; entities, arrows, Ephemeral, Interrupt.',
  },
  6: {
    fr: 'Équipements, l’Étranger, l’Artificière, le Profané.',
    en: 'Equipment, the Stranger, the Firework Maker, the Profaned.',
  },
  7: {
    fr: 'Un héros, un boss, des ennemis, des récompenses, un champ de bataille.',
    en: 'A hero, a boss, enemies, rewards, a battlefield.',
  },
  8: {
    fr: 'La Maîtresse des éléments et les jumeaux imprégnés d’Ilhus.',
    en: 'The Mistress of Elements and the twins steeped in Ilhus.',
  },
};

export const SETTINGS: readonly Setting[] = [
  {
    key: 'mode',
    name: { fr: 'Mode', en: 'Mode' },
    values: [
      { value: 'standard', name: { fr: 'Partie de 4 affrontements', en: 'Game of 4 fights' } },
      { value: 'scenario', name: { fr: 'Un scénario', en: 'One scenario' } },
    ],
  },
  {
    key: 'difficulty',
    name: { fr: 'Difficulté', en: 'Difficulty' },
    values: DIFFICULTIES.map((value) => ({ value, name: DIFFICULTY_NAMES[value] })),
  },
  {
    key: 'heroes',
    name: { fr: 'Héros', en: 'Heroes' },
    help: {
      fr: 'Combien de héros combattent ; un joueur peut en mener plusieurs.',
      en: 'How many heroes fight; a player may lead several.',
    },
    values: [
      { value: 0, name: { fr: 'deux, ou un par joueur', en: 'two, or one for each player' } },
      ...[1, 2, 3, 4, 5].map((value) => ({ value, name: { fr: `${value}`, en: `${value}` } })),
    ],
  },
  {
    key: 'scenario',
    name: { fr: 'Scénario', en: 'Scenario' },
    help: {
      fr: 'Pour une partie d’un seul scénario, avec les decks de départ ; la campagne les joue tous dans l’ordre.',
      en: 'For a game of one scenario, with starting decks; the campaign plays them all in order.',
    },
    values: SCENARIOS.map(({ id, name }) => ({ value: id, name })),
  },
  {
    key: 'battlefields',
    name: { fr: 'Champs de bataille', en: 'Battlefields' },
    help: { fr: 'Une règle de plus à chaque affrontement.', en: 'One more rule in each fight.' },
    values: [YES_NO[1], YES_NO[0]],
  },
  ...EXTENSIONS.map((ext) => ({
    key: `ext${ext}`,
    name: { fr: `Extension ${ext}`, en: `Extension ${ext}` },
    help: EXTENSION_HELP[ext],
    values: YES_NO,
  })),
];
