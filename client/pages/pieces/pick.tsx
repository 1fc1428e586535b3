import type { Text } from '@tablee/kernel';
import { useLanguage } from '@tablee/ui';
import { useId } from 'react';

interface PickProps<Key extends string> {
  readonly label: string;
  readonly choices: Readonly<Record<Key, Text>>;
  readonly chosen: Key;
  choose(key: Key): void;
}

/** One of a few, as a row of words. */
export function Pick<Key extends string>({ label, choices, chosen, choose }: PickProps<Key>) {
  const language = useLanguage();
  const name = useId();
  return (
    <fieldset className="pieces-pick">
      <legend className="visually-hidden">{label}</legend>
      {(Object.keys(choices) as Key[]).map((key) => (
        <label key={key}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={key === chosen}
            onChange={() => choose(key)}
          />
          <span>{choices[key][language]}</span>
        </label>
      ))}
    </fieldset>
  );
}
