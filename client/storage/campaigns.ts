/** Campaigns of this browser: what is carried from game to game, who played last, and the table it stands at. */
import { z } from 'zod';
import { drawId } from './new-table.ts';
import { allRows, getRow, putRow, removeRow } from './rows.ts';
import { useListed } from './use-listed.ts';

const kept = z.object({
  id: z.string().min(1).max(64),
  game: z.string().min(1).max(64),
  /** The game's own; it is read by the game's schema whenever it is used. */
  campaign: z.unknown(),
  /** The table where its present game is played on this screen; null before the next one begins. */
  table: z.string().nullable(),
  /** Milliseconds since 1970. */
  created: z.number(),
  changed: z.number(),
});
export interface KeptCampaign extends Readonly<z.infer<typeof kept>> {
  readonly campaign: unknown;
}

export function newCampaign(game: string, campaign: unknown): KeptCampaign {
  const now = Date.now();
  return { id: drawId(), game, campaign, table: null, created: now, changed: now };
}

export const campaigns = {
  /** Last played first. What can't be read any more is left where it is, and not shown. */
  async list(game: string): Promise<KeptCampaign[]> {
    const rows = await allRows('campaigns');
    return rows
      .flatMap(([, row]) => kept.safeParse(row).data ?? [])
      .filter((found): found is KeptCampaign => found.game === game)
      .sort((one, other) => other.changed - one.changed);
  },

  async get(id: string): Promise<KeptCampaign | undefined> {
    return kept.safeParse(await getRow('campaigns', id)).data as KeptCampaign | undefined;
  },

  /** Kept for good once the promise resolves. */
  put: (campaign: KeptCampaign): Promise<void> =>
    putRow('campaigns', campaign.id, { ...campaign, changed: Date.now() }),
  remove: (id: string): Promise<void> => removeRow('campaigns', id),
  restore: (campaign: KeptCampaign): Promise<void> => putRow('campaigns', campaign.id, campaign),
} as const;

/** Those of a game, and again whenever one changes here or in another tab; null until they were read. */
export function useCampaigns(game: string): readonly KeptCampaign[] | null {
  return useListed('campaigns', game, campaigns.list);
}
