/** The briefing beside the survivors to choose from (ES-SETUP-3). */
import type { TableProps } from '@tablee/ui';
import type { Config } from '../../config.ts';
import type { Content } from '../../printed.ts';
import type { EndureView } from '../../types.ts';
import { Briefing } from './briefing.tsx';
import { CampaignLog } from './campaign-log.tsx';
import { SurvivorChoice } from './survivor-choice.tsx';

export function Muster(props: TableProps<EndureView>) {
  const { view, language } = props;
  const content = props.content as Content;
  const { campaign } = view.config as Config;
  return (
    <div className="es-muster">
      <div className="es-muster-side">
        <Briefing content={content} language={language} />
        {campaign && <CampaignLog campaign={campaign} language={language} />}
      </div>
      <ul className="es-muster-crew">
        {content.survivors.map((survivor) => (
          <li key={survivor.id}>
            <SurvivorChoice {...props} of={survivor.number} />
          </li>
        ))}
      </ul>
    </div>
  );
}
