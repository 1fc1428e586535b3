/** Where the campaign stands, and a line for each mission behind it. */
import type { Language } from '@tablee/kernel';
import { campaign as book } from '../../campaign.ts';
import type { CampaignState } from '../../config.ts';

interface LogProps {
  readonly campaign: CampaignState;
  readonly language: Language;
}

export function CampaignLog({ campaign, language }: LogProps) {
  const lines = book.story(campaign, language);
  const { tokens } = campaign;
  return (
    <section className="es-log" aria-label={language === 'fr' ? 'Journal de campagne' : 'Campaign log'}>
      <h2>{book.title(campaign, language)}</h2>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {tokens !== 0 && (
        <p>
          {language === 'fr'
            ? `Jetons Radar au départ : ${tokens > 0 ? `+${tokens}` : `−${-tokens}`}`
            : `Radar tokens at the start: ${tokens > 0 ? `+${tokens}` : `−${-tokens}`}`}
        </p>
      )}
    </section>
  );
}
