/** Four fights or one scenario; closed with the reason where the extension or the mode is missing. */
import type { Text } from '@tablee/kernel';
import { Icon, type SettingProps } from '@tablee/ui';
import { useId } from 'react';
import { Country } from '../campaign/country.tsx';
import { HEIGHT, spotOf, WIDTH } from '../campaign/places.ts';
import './settings.css';

const NEEDS_EXT5: Text = {
  fr: 'Les scénarios viennent avec l’extension 5, qui est éteinte.',
  en: 'Scenarios come with extension 5, which is off.',
};
const NEEDS_MODE: Text = {
  fr: 'Se choisit quand le mode est « Un scénario ».',
  en: 'Chosen when the mode is “One scenario”.',
};

export function ModeSetting({ setting, language, value, change, chosen }: SettingProps) {
  const why = useId();
  const isClosed = chosen.ext5 === false;
  return (
    <fieldset className="theme-veiel veiel-setting">
      <legend>{setting.name[language]}</legend>
      <div className="veiel-setting-row">
        {setting.values.map(({ value: id, name }) => {
          const cannot = id === 'scenario' && isClosed;
          return (
            <label key={String(id)} className="veiel-choice-card" data-closed={cannot || undefined}>
              <input
                type="radio"
                name="veiel-mode"
                value={String(id)}
                checked={id === value}
                disabled={cannot && id !== value}
                aria-describedby={cannot ? why : undefined}
                onChange={() => change(id)}
              />
              <span>{name[language]}</span>
            </label>
          );
        })}
      </div>
      {isClosed && <p id={why}>{NEEDS_EXT5[language]}</p>}
    </fieldset>
  );
}

/** One scenario by itself, chosen on the map of the campaign (V-14). */
export function ScenarioSetting({ setting, language, value, change, chosen }: SettingProps) {
  const why = useId();
  const closed = chosen.ext5 === false ? NEEDS_EXT5 : chosen.mode === 'scenario' ? null : NEEDS_MODE;
  const spots = setting.values.map(({ value: id }, n) => spotOf(String(id), n));
  const chosenPlace = setting.values.findIndex(({ value: id }) => id === value);
  return (
    <fieldset className="theme-veiel veiel-setting" aria-describedby={why}>
      <legend>{setting.name[language]}</legend>
      {closed === null && (
        <>
          <div className="veiel-map">
            <Country spots={spots} walked={0} />
            {setting.values.map(({ value: id, name }, n) => (
              <label
                key={String(id)}
                className="veiel-spot"
                style={{ left: `${(100 * spots[n]!.x) / WIDTH}%`, top: `${(100 * spots[n]!.y) / HEIGHT}%` }}
              >
                <input
                  type="radio"
                  name="veiel-scenario"
                  value={String(id)}
                  checked={id === value}
                  onChange={() => change(id)}
                />
                <Icon path={spots[n]!.drawing} />
                <span className="veiel-spot-number" aria-hidden="true">
                  {n + 1}
                </span>
                <span className="veiel-spot-name">{name[language]}</span>
              </label>
            ))}
          </div>
          {chosenPlace >= 0 && (
            <p className="veiel-map-chosen">
              {chosenPlace + 1}. {setting.values[chosenPlace]!.name[language]}
            </p>
          )}
        </>
      )}
      <p id={why}>{(closed ?? setting.help)?.[language]}</p>
    </fieldset>
  );
}
