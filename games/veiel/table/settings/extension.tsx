/** A switch, with what it brings: its heroes and bosses drawn, the rest in words. */
import type { SettingProps } from '@tablee/ui';
import { useId } from 'react';
import { BOX } from '../../content/box.ts';
import { Art } from '../art/index.tsx';
import './settings.css';

export function ExtensionSetting({ setting, language, value, change }: SettingProps) {
  const help = useId();
  const ext = Number(setting.key.slice('ext'.length));
  const heroes = BOX.heroes.filter((hero) => hero.ext === ext);
  const bosses = BOX.bosses.filter((boss) => boss.ext === ext);
  return (
    <div className="theme-veiel veiel-extension" data-off={value !== true || undefined}>
      <label>
        <input
          type="checkbox"
          checked={value === true}
          aria-describedby={help}
          onChange={({ target }) => change(target.checked)}
        />
        {setting.name[language]}
      </label>
      <p id={help}>
        {setting.help?.[language]} {[...heroes, ...bosses].map(({ name }) => name[language]).join(', ')}
      </p>
      <span className="veiel-extension-art" aria-hidden="true">
        {heroes.map((hero) => (
          <Art key={hero.id} as="hero" thing={hero} frame="token" />
        ))}
        {bosses.map((boss) => (
          <Art key={boss.id} as="enemy" thing={boss} frame="token" />
        ))}
      </span>
    </div>
  );
}
