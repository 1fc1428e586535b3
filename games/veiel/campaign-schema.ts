/** What a campaign carries from scenario to scenario (SCEN, RESERVE, R-OV-93). Plain data, checked when it comes from outside. */
import { z } from 'zod';

const ids = z.array(z.string().min(1)).max(200);

export const heroKeptSchema = z.strictObject({
  hero: z.string().min(1),
  seat: z.int().min(0).max(4),
  /** Every card owned, deck and reserve together, by id. */
  cards: ids,
  /** Those of them that formed the deck last: proposed again. */
  deck: ids,
  /** Equipment owned, compulsory ones included; the first two are those in use. */
  equipment: ids,
  /** Afflictions come with Essences: as many of the one as of the other (OV-SCEN-8). */
  levels: z.array(z.enum(['adepte', 'maitre'])).max(2),
});

export const campaignSchema = z.strictObject({
  /** The group's settings, chosen once (R-OV-93). */
  extensions: z.array(z.int().min(1).max(8)).max(8),
  heroes: z.int().min(1).max(5),
  /** Empty before the first scenario: the party is chosen there. */
  party: z.array(heroKeptSchema).max(5),
  /** How many scenarios are won. */
  won: z.int().min(0).max(99),
  /** A line for each fight: which scenario, how it ended, after how many rounds. */
  played: z
    .array(z.strictObject({ scenario: z.string(), won: z.boolean(), rounds: z.int().min(0) }))
    .max(1000),
});
export type CampaignKept = z.infer<typeof campaignSchema>;
export type HeroKept = z.infer<typeof heroKeptSchema>;
