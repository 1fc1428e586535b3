/** A campaign from one game to the next. */
import type { Game, View } from '@tablee/kernel';
import { campaigns, type KeptCampaign } from '../storage/index.ts';

type Config = Readonly<Record<string, unknown>>;

/** What the table carries of a campaign; null for a game by itself. */
export function carriedBy(game: Game, config: unknown): unknown {
  if (!game.campaign || typeof config !== 'object' || config === null || !('campaign' in config)) return null;
  return config.campaign ?? null;
}

/** What the next game is begun with; null when the campaign is over. */
export function nextConfig(game: Game, campaign: unknown): Config | null {
  return game.campaign!.next(campaign) as Config | null;
}

/** The campaign as it stands after this finished game; null where the game belongs to none. */
export function carriedOn(game: Game, view: View): unknown {
  if (!view.result || carriedBy(game, view.config) === null) return null;
  return game.campaign!.after(view);
}

/** Kept as it stands now. The same finished game may be counted again: what comes of it is the same. */
export async function keepCarriedOn(id: string, game: Game, view: View): Promise<KeptCampaign | null> {
  const campaign = carriedOn(game, view);
  const kept = await campaigns.get(id);
  if (campaign === null || !kept) return null;
  const now = { ...kept, campaign, table: null };
  await campaigns.put(now);
  return now;
}
