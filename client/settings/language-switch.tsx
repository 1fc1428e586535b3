/** FR | EN: on every page, and at the table. */
import type { Language } from '@tablee/kernel';
import './language-switch.css';
import { changeSettings } from './settings.ts';
import { useLanguage } from './use-settings.ts';

const NAMES: Readonly<Record<Language, { short: string; long: string }>> = {
  fr: { short: 'FR', long: 'Français' },
  en: { short: 'EN', long: 'English' },
};

export function LanguageSwitch() {
  const language = useLanguage();
  return (
    <fieldset className="language-switch">
      <legend className="visually-hidden">Langue · Language</legend>
      {(['fr', 'en'] as const).map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          onClick={() => changeSettings({ language: each })}
        >
          {NAMES[each].short}
          <span className="visually-hidden"> · {NAMES[each].long}</span>
        </button>
      ))}
    </fieldset>
  );
}
