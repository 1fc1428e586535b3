/** The campaigns of this browser: gone on with, saved, brought in, removed. */
import type { Game, Text } from '@tablee/kernel';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useSay } from '../settings/index.ts';
import { campaigns, type KeptCampaign, newCampaign, useCampaigns } from '../storage/index.ts';
import { download } from '../table/download.ts';
import './campaign.css';
import { campaignName, campaignText, NotACampaign, readCampaign } from './campaign-file.ts';
import { nextConfig } from './carry-on.ts';

const CAMPAIGNS: Text = { fr: 'Campagnes', en: 'Campaigns' };

interface Props {
  readonly game: Game;
  /** The one the next table will belong to. */
  readonly taken: KeptCampaign | null;
  take(campaign: KeptCampaign | null): void;
}

export function CampaignList({ game, taken, take }: Props) {
  const say = useSay();
  const list = useCampaigns(game.id);
  const [gone, setGone] = useState<KeptCampaign | null>(null);
  const [trouble, setTrouble] = useState<Text | null>(null);
  const bring = async (file: File | undefined) => {
    if (!file) return;
    try {
      const brought = newCampaign(game.id, readCampaign(await file.text(), game));
      await campaigns.put(brought);
      setTrouble(null);
      take(brought);
    } catch (error) {
      if (!(error instanceof NotACampaign)) throw error;
      setTrouble(error.why);
    }
  };
  const remove = async (campaign: KeptCampaign) => {
    if (taken?.id === campaign.id) take(null);
    setGone(campaign);
    await campaigns.remove(campaign.id);
  };
  return (
    <section className="campaigns" aria-label={say(CAMPAIGNS)}>
      {list !== null && list.length > 0 && (
        <h3>{say({ fr: 'Campagnes en cours', en: 'Campaigns under way' })}</h3>
      )}
      <ul>
        {list?.map((campaign) => (
          <CampaignLine
            key={campaign.id}
            {...{ game, campaign }}
            isTaken={taken?.id === campaign.id}
            take={() => take(campaign)}
            remove={() => void remove(campaign)}
          />
        ))}
      </ul>
      {gone && (
        <p role="status">
          {say({ fr: 'Campagne retirée. ', en: 'Campaign removed. ' })}
          <button
            type="button"
            className="button"
            onClick={() => {
              void campaigns.restore(gone);
              setGone(null);
            }}
          >
            {say({ fr: 'La remettre', en: 'Put it back' })}
          </button>
        </p>
      )}
      <label className="campaigns-pick">
        {say({ fr: 'Reprendre une campagne depuis un fichier', en: 'Resume a campaign from a file' })}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            void bring(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {trouble && (
        <p className="campaigns-trouble" role="alert">
          {say(trouble)}
        </p>
      )}
    </section>
  );
}

interface LineProps {
  readonly game: Game;
  readonly campaign: KeptCampaign;
  readonly isTaken: boolean;
  take(): void;
  remove(): void;
}

function CampaignLine({ game, campaign: kept, isTaken, take, remove }: LineProps) {
  const say = useSay();
  const language = useLanguage();
  const read = game.campaign!.schema.safeParse(kept.campaign);
  const title = read.success
    ? game.campaign!.title(read.data, language)
    : say({ fr: 'Une campagne d’une autre version', en: 'A campaign of another version' });
  const isOver = read.success && nextConfig(game, read.data) === null;
  const story = read.success ? game.campaign!.story(read.data, language) : [];
  return (
    <li className="campaigns-line" data-taken={isTaken || undefined}>
      <strong>{title}</strong>
      {story.length > 0 && (
        <details>
          <summary>{say({ fr: 'Ce qui s’est passé', en: 'What happened so far' })}</summary>
          <ol>
            {story.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a story only grows
              <li key={at}>{line}</li>
            ))}
          </ol>
        </details>
      )}
      <span className="campaigns-ways">
        {kept.table !== null && (
          <Link href={`/table/${kept.table}`} className="button button-primary">
            {say({ fr: 'Reprendre la partie', en: 'Resume the game' })}
          </Link>
        )}
        {kept.table === null && read.success && !isOver && (
          <button type="button" className="button" aria-pressed={isTaken} onClick={take}>
            {say({ fr: 'Continuer', en: 'Go on' })}
          </button>
        )}
        <button
          type="button"
          className="button button-quiet"
          onClick={() => download(campaignName(game.id, kept.changed), campaignText(game.id, kept.campaign))}
        >
          {say({ fr: 'Enregistrer', en: 'Save' })}
        </button>
        <button type="button" className="button button-quiet" onClick={remove}>
          {say({ fr: 'Retirer', en: 'Remove' })}
        </button>
      </span>
    </li>
  );
}
