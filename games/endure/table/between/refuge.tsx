/** The Refuge (R-ES-84): its places as a plan, who stands where, what each offers, and the event that came last. */
import type { TableProps } from '@tablee/ui';
import type { Config } from '../../config.ts';
import type { Content } from '../../printed.ts';
import { refugeText } from '../../ready/text.ts';
import type { EndureView } from '../../types.ts';
import { Art } from '../art/index.tsx';
import { CampaignLog } from './campaign-log.tsx';
import { Place } from './place.tsx';
import './refuge.css';

export function Refuge(props: TableProps<EndureView>) {
  const { view, language } = props;
  const content = props.content as Content;
  const { table } = view;
  const { campaign } = view.config as Config;
  const drawn = content.refuge[table.refugeSpent.at(-1) ?? -1];
  return (
    <div className="es-refuge">
      <div className="es-refuge-plan">
        {content.places.map((place, zone) => (
          <Place key={place} {...props} place={place} zone={zone} />
        ))}
      </div>
      <div className="es-refuge-side">
        <p className="es-refuge-round">
          {table.round === 0
            ? language === 'fr'
              ? `Halte de ${table.clock} rounds au plus`
              : `A stay of ${table.clock} rounds at most`
            : `Round ${table.round} / ${table.clock}`}
        </p>
        {drawn ? (
          <section className="es-refuge-event" data-kind={drawn.kind}>
            <div className="es-refuge-event-art">
              <Art kind="refuge" card={drawn} />
            </div>
            <h2>{drawn.name[language]}</h2>
            <p>{refugeText(content, drawn, language)}</p>
            {drawn.flavour && <em>{drawn.flavour[language]}</em>}
          </section>
        ) : (
          <p className="es-refuge-hint">{content.mission.briefing[language]}</p>
        )}
        {campaign && <CampaignLog campaign={campaign} language={language} />}
      </div>
    </div>
  );
}
