/** Four fights or one scenario; closed with the reason where the extension or the mode is missing. */
import type { Text } from '@tablee/kernel';
import type { SettingProps } from '@tablee/ui';
import { useId } from 'react';
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

export function ScenarioSetting({ setting, language, value, change, chosen }: SettingProps) {
  const why = useId();
  const closed = chosen.ext5 === false ? NEEDS_EXT5 : chosen.mode === 'scenario' ? null : NEEDS_MODE;
  return (
    <div className="theme-veiel veiel-setting">
      <label className="veiel-setting-list">
        {setting.name[language]}
        <select
          value={String(value)}
          disabled={closed !== null}
          aria-describedby={why}
          onChange={({ target }) => change(target.value)}
        >
          {setting.values.map(({ value: id, name }, n) => (
            <option key={String(id)} value={String(id)}>
              {n + 1}. {name[language]}
            </option>
          ))}
        </select>
      </label>
      <p id={why}>{(closed ?? setting.help)?.[language]}</p>
    </div>
  );
}
