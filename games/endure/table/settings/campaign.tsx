/** A mission alone, or a campaign with the Refuge between its missions. */

import lone from 'icon:airtight-hatch';
import campfire from 'icon:campfire';
import { Icon, type SettingProps } from '@tablee/ui';
import { CAMPAIGNS } from '../../content/missions.ts';

export function CampaignSetting({ setting, language, value, change }: SettingProps) {
  return (
    <fieldset className="theme-endure es-setting">
      <legend>{setting.name[language]}</legend>
      <div className="es-campaigns">
        {setting.values.map(({ value: id, name }) => {
          const book = CAMPAIGNS.find((each) => each.id === id);
          return (
            <label key={String(id)} className="es-campaign">
              <input
                type="radio"
                name="es-campaign"
                value={String(id)}
                checked={id === value}
                onChange={() => change(id)}
              />
              <Icon path={book ? campfire : lone} />
              <span>
                <b>{name[language]}</b>
                <span>{book ? book.blurb[language] : ALONE[language]}</span>
              </span>
            </label>
          );
        })}
      </div>
      {value !== '' && <p>{INSTEAD[language]}</p>}
    </fieldset>
  );
}

const ALONE = {
  fr: 'La mission choisie ci-dessus, et rien d’autre.',
  en: 'The mission chosen above, and nothing else.',
};
const INSTEAD = {
  fr: 'La campagne apporte ses propres missions, à la place de celle choisie ci-dessus.',
  en: 'The campaign brings its own missions, in place of the one chosen above.',
};
