/** What is chosen before a game: the Boss, the mode, the helps, and the numbers a designer may want to turn. */
import type { Setting } from '@tablee/kernel';
import { z } from 'zod';
import { BOSSES } from './content/bosses.ts';

const number = (standard: number, min: number, max: number) => z.int().min(min).max(max).default(standard);

export const configSchema = z.strictObject({
  /** SA-SETUP-4. */
  boss: z.string().default(BOSSES[0]!.id),
  /** SA-SETUP-12, chosen once, before the Tower cards are drawn (R-SA-2). */
  mode: z.enum(['normal', 'hard']).default('normal'),
  /** Help a: start with 3 XP (SA-DIFF-2). */
  helpXp: z.boolean().default(false),
  /** Help b: start with 1 potion (SA-DIFF-3). */
  helpPotion: z.boolean().default(false),
  /** Help c: start with a hand of 7 cards (SA-DIFF-4). */
  helpHand: z.boolean().default(false),
  /** Health points at the start, and the most there are (SA-HP-1). */
  health: number(39, 10, 99),
  /** Cards in the hand at the most (SA-MANA-4). */
  handLimit: number(5, 1, 12),
  /** Cards drawn at the start (SA-SETUP-11). */
  startingHand: number(5, 0, 12),
  /** Health points a potion gives back (SA-POTION-2). */
  potionHealth: number(4, 1, 20),
  /** Potions owned at the most (SA-POTION-5). */
  potionLimit: number(3, 0, 9),
  /** The Mana die never shows more (SA-MANA-8). */
  manaLimit: number(6, 1, 12),
  /** Movements on a floor (SA-CLIMB-3). */
  sequences: number(3, 1, 6),
  /** Unblockable damage at the start of each round from round 7 on (SA-FIGHT-15). */
  lateDamage: number(2, 0, 9),
});
export type Config = z.infer<typeof configSchema>;

const YES_NO = [
  { value: false, name: { fr: 'Non', en: 'No' } },
  { value: true, name: { fr: 'Oui', en: 'Yes' } },
] as const;
const AFTER_DEFEATS = {
  fr: 'Une aide est permise par tranche de 5 défaites contre ce Boss.',
  en: 'One help is allowed for every 5 defeats against this Boss.',
};

export const SETTINGS: readonly Setting[] = [
  {
    key: 'boss',
    name: { fr: 'Boss', en: 'Boss' },
    values: BOSSES.map(({ id, name }) => ({ value: id, name })),
  },
  {
    key: 'mode',
    name: { fr: 'Mode', en: 'Mode' },
    help: {
      fr: 'En mode difficile, les cartes Tour montrent leur face marquée d’une goutte de sang.',
      en: 'In hard mode the Tower cards show the face marked with a drop of blood.',
    },
    values: [
      { value: 'normal', name: { fr: 'Normal', en: 'Normal' } },
      { value: 'hard', name: { fr: 'Difficile', en: 'Hard' } },
    ],
  },
  { key: 'helpXp', name: { fr: 'Aide : 3 XP', en: 'Help: 3 XP' }, help: AFTER_DEFEATS, values: YES_NO },
  {
    key: 'helpPotion',
    name: { fr: 'Aide : 1 potion', en: 'Help: 1 potion' },
    help: AFTER_DEFEATS,
    values: YES_NO,
  },
  {
    key: 'helpHand',
    name: { fr: 'Aide : 7 cartes', en: 'Help: 7 cards' },
    help: AFTER_DEFEATS,
    values: YES_NO,
  },
];
