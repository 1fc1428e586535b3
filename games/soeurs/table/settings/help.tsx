/** A help after defeats: greyed, with the reason, until some Boss has won it. */
import type { SettingProps } from '@tablee/ui';
import { useId } from 'react';
import { helpsAllowed } from '../../history.ts';
import { baseBox } from '../../ready/content.ts';
import { historyFrom } from './bosses.tsx';
import './help.css';

export function HelpSetting({ setting, language, value, change, history }: SettingProps) {
  const why = useId();
  const past = historyFrom(history);
  const fr = language === 'fr';
  const open = baseBox().bosses.flatMap(({ id, name }) => {
    const allowed = helpsAllowed(past, id);
    return allowed > 0 ? [`${name[language]}${fr ? ' : ' : ': '}${allowed}`] : [];
  });
  const isOpen = open.length > 0;
  return (
    <div className="soeurs-help">
      <label>
        <input
          type="checkbox"
          checked={value === true}
          disabled={!isOpen && value !== true}
          aria-describedby={why}
          onChange={({ target }) => change(target.checked)}
        />
        {setting.name[language]}
      </label>
      <p id={why}>
        {isOpen
          ? `${fr ? 'Aides permises — ' : 'Helps allowed — '}${open.join(' · ')}`
          : fr
            ? 'Permise après 5 défaites contre un Boss (SA-DIFF-1).'
            : 'Allowed after 5 defeats against a Boss (SA-DIFF-1).'}
      </p>
    </div>
  );
}
