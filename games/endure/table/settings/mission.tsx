/** The missions as cards: the ship drawn small, what is asked of the one chosen. */
import type { SettingProps } from '@tablee/ui';
import { configSchema } from '../../config.ts';
import type { Content } from '../../printed.ts';
import { contentFor } from '../../ready/content.ts';
import { missionFacts } from '../../ready/text.ts';
import { SmallShip } from '../art/index.tsx';

const READY = new Map<string, Content>();
function ready(mission: string): Content {
  let content = READY.get(mission);
  if (!content) {
    content = contentFor(configSchema.parse({ mission }), null);
    READY.set(mission, content);
  }
  return content;
}

export function MissionSetting({ setting, language, value, change }: SettingProps) {
  const { mission: chosen, missions, survivors } = ready(String(value));
  const printed = missions.find(({ id }) => id === chosen.id)!;
  return (
    <fieldset className="theme-endure es-setting">
      <legend>{setting.name[language]}</legend>
      <div className="es-missions">
        {setting.values.map(({ value: id, name }) => {
          const { ship, mission } = ready(String(id));
          return (
            <label key={String(id)} className="es-mission">
              <input
                type="radio"
                name="es-mission"
                value={String(id)}
                checked={id === value}
                onChange={() => change(id)}
              />
              <span className="es-mission-ship">
                <SmallShip ship={ship} mission={mission} />
              </span>
              <b>{name[language]}</b>
            </label>
          );
        })}
      </div>
      <p>{chosen.briefing[language]}</p>
      <p className="es-setting-facts">{missionFacts(printed, survivors, language)}</p>
    </fieldset>
  );
}
