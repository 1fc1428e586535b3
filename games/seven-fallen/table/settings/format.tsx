/** The format drawn: a thin book as it comes in the box, or a thick one of one's own. */
import type { SettingProps } from '@tablee/ui';
import { Icon } from '@tablee/ui';
import { SIGNS } from '../art/signs.ts';
import './format.css';

const PAGES = { standard: 50, starter: 42 } as const;

export function FormatSetting({ setting, language, value, change }: SettingProps) {
  return (
    <fieldset className="theme-seven-fallen sf-formats">
      <legend>{setting.name[language]}</legend>
      {setting.values.map(({ value: id, name }) => (
        <label key={String(id)} className="sf-format">
          <input
            type="radio"
            name="sf-format"
            value={String(id)}
            checked={id === value}
            onChange={() => change(id)}
          />
          <span className="sf-format-book" data-format={id}>
            <Icon path={SIGNS.livre} />
            <b>{PAGES[id as keyof typeof PAGES]}</b>
          </span>
          <span>{name[language]}</span>
        </label>
      ))}
      {setting.help && <p>{setting.help[language]}</p>}
    </fieldset>
  );
}
