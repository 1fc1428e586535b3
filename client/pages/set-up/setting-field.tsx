/** One of the game's settings: drawn by the game where it has a drawing for it, else as a row or a list of words. */
import type { Game, Language, Setting } from '@tablee/kernel';
import type { GameTable } from '@tablee/ui';
import { useId } from 'react';
import { Choices } from '../choices.tsx';
import { type Chosen, possible, type Value } from './config.ts';

/** More than this many values, or longer words, are a list to open. */
const VALUES_IN_A_ROW = 4;
const LETTERS_IN_A_ROW = 60;

interface Props {
  readonly game: Game;
  readonly table: GameTable;
  readonly setting: Setting;
  readonly seats: number;
  readonly chosen: Chosen;
  readonly value: Value;
  change(value: Value): void;
  readonly history: unknown;
  readonly language: Language;
}

export function SettingField({
  game,
  table,
  setting,
  seats,
  chosen,
  value,
  change,
  history,
  language,
}: Props) {
  const help = useId();
  const Drawn = table.settings?.[setting.key];
  if (Drawn)
    return (
      <Drawn
        setting={setting}
        seats={seats}
        language={language}
        value={value}
        change={change}
        chosen={chosen}
        history={history}
      />
    );
  const label = setting.name[language];
  const values = possible(game, setting, chosen, seats).map(({ value: { value: each, name }, suits }) => ({
    value: each,
    name: capital(name[language]),
    not: suits || each === value ? null : notFor(seats, language),
  }));
  const letters = values.reduce((sum, { name }) => sum + name.length, 0);
  return (
    <div className="set-up-setting" aria-describedby={setting.help ? help : undefined}>
      {values.length <= VALUES_IN_A_ROW && letters <= LETTERS_IN_A_ROW ? (
        <Choices label={label} values={values} value={value} change={change} />
      ) : (
        <label className="set-up-list">
          {label}
          <select
            value={String(value)}
            onChange={({ target }) => {
              const found = values.find((each) => String(each.value) === target.value);
              if (found) change(found.value);
            }}
          >
            {values.map(({ value: each, name, not }) => (
              <option key={String(each)} value={String(each)} disabled={not !== null}>
                {not === null ? name : `${name} (${not})`}
              </option>
            ))}
          </select>
        </label>
      )}
      {setting.help && (
        <p className="set-up-help" id={help}>
          {setting.help[language]}
        </p>
      )}
    </div>
  );
}

function notFor(seats: number, language: Language): string {
  return language === 'fr' ? `pas à ${seats}` : `not for ${seats}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
