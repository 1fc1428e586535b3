/** After a game of a campaign: on to the next, or the campaign's end. */
import type { Game, View } from '@tablee/kernel';
import { useLanguage, useSay } from '../settings/index.ts';
import { download } from '../table/download.ts';
import { campaignName, campaignText } from './campaign-file.ts';
import { carriedOn, nextConfig } from './carry-on.ts';

interface Props {
  readonly game: Game;
  readonly view: View;
  /** Begins the next game with this config. */
  goOn(config: Readonly<Record<string, unknown>>): void;
}

export function CampaignWays({ game, view, goOn }: Props) {
  const say = useSay();
  const language = useLanguage();
  const campaign = carriedOn(game, view);
  if (campaign === null) return null;
  const next = nextConfig(game, campaign);
  return (
    <>
      <p className="campaign-stands">
        {next === null
          ? say({ fr: 'La campagne est terminée.', en: 'The campaign is over.' })
          : game.campaign!.title(campaign, language)}
      </p>
      {next !== null && (
        <button type="button" className="button button-primary" onClick={() => goOn(next)}>
          {say({ fr: 'Continuer la campagne', en: 'Go on with the campaign' })}
        </button>
      )}
      <button
        type="button"
        className="button"
        onClick={() => download(campaignName(game.id, Date.now()), campaignText(game.id, campaign))}
      >
        {say({ fr: 'Enregistrer la campagne', en: 'Save the campaign' })}
      </button>
    </>
  );
}
