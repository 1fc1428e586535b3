/** How many survivors: as figures. Fewer than there are seats is not offered. */
import type { SettingProps } from '@tablee/ui';
import { SURVIVORS } from '../../content/survivors.ts';
import { Art } from '../art/index.tsx';

export function CrewSetting({ setting, seats, language, value, change }: SettingProps) {
  const values = setting.values.filter(({ value: n }) => n === 0 || Number(n) >= seats);
  return (
    <fieldset className="theme-endure es-setting">
      <legend>{setting.name[language]}</legend>
      <div className="es-crews">
        {values.map(({ value: n, name }) => (
          <label key={String(n)} className="es-crew-choice">
            <input
              type="radio"
              name="es-crew"
              value={String(n)}
              checked={n === value}
              onChange={() => change(n)}
            />
            <span className="es-crew-figures" aria-hidden="true">
              {SURVIVORS.slice(0, n === 0 ? seats : Number(n)).map((card) => (
                <span key={card.id}>
                  <Art kind="survivor" card={card} />
                </span>
              ))}
            </span>
            <b>{name[language]}</b>
          </label>
        ))}
      </div>
      {setting.help && <p>{setting.help[language]}</p>}
    </fieldset>
  );
}
