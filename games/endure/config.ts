/** What is chosen before a game: the mission or campaign, the survivors and who leads them, and the dials. */
import { z } from 'zod';

const dial = (min: number, max: number) => z.int().min(min).max(max).default(0);

/** A survivor as a campaign carries it from mission to mission (R-ES-85). */
const carriedSurvivor = z.strictObject({
  class: z.string(),
  seat: z.int().min(0).max(5),
  alive: z.boolean(),
  life: z.int().min(0).max(20),
  resolve: z.int().min(0).max(10),
  wounds: z.int().min(0).max(7),
  /** Item ids by place, empty for none; a Power Cell with its charges spent: `power-cell:1`. */
  cards: z.array(z.string()).length(8),
  /** The numbers of its Resolve cards; those turned up with their id. */
  resolveCards: z.array(z.strictObject({ number: z.int().min(1).max(9), card: z.string() })),
  /** An unlocked, unspent Achievement; empty for none. */
  achievement: z.string(),
});
export type CarriedSurvivor = z.infer<typeof carriedSurvivor>;

const past = z.strictObject({
  mission: z.string(),
  won: z.boolean(),
  rounds: z.int().min(0),
  dead: z.array(z.string()),
  replay: z.boolean(),
});

export const campaignSchema = z.strictObject({
  id: z.string(),
  /** Which mission of the campaign comes next, from 0. */
  mission: z.int().min(0).max(20),
  /** `mission`: it is to be played; `refuge`: the visit after the one before it; then won or lost. */
  at: z.enum(['mission', 'refuge', 'won', 'lost']),
  seats: z.int().min(1).max(6),
  /** This mission was lost once: it is played again from where it began (R-ES-85). */
  isReplay: z.boolean(),
  survivors: z.array(carriedSurvivor),
  /** As they were when the mission now played began, for a replay. */
  before: z.array(carriedSurvivor),
  /** Radar tokens more or fewer at the start of the next mission, by Refuge events. */
  tokens: z.int().min(-6).max(6),
  past: z.array(past),
});
export type CampaignState = z.infer<typeof campaignSchema>;

export const configSchema = z.strictObject({
  mission: z.string().default('first-light'),
  /** A campaign's id to begin it; empty for a mission alone. */
  begins: z.string().default(''),
  /** How many survivors; 0: as many as seats, or the mission's minimum. */
  survivors: z.int().min(0).max(6).default(0),
  /**
   * The survivors in turn order: class and the seat that leads each. Empty: each seat chooses at the table, the survivors
   * going round the seats in turn.
   */
  crew: z
    .array(z.strictObject({ class: z.string(), seat: z.int().min(0).max(5) }))
    .max(6)
    .default([]),
  /** Dials: radar tokens at the start, rounds of the ship clock, Life of every survivor, more or fewer. */
  tokens: dial(-3, 6),
  rounds: dial(-5, 10),
  life: dial(-3, 5),
  campaign: campaignSchema.nullable().default(null),
});
export type Config = z.infer<typeof configSchema>;
