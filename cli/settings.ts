/** `--config key=value`: words become the game's settings. Whether the values fit is for the game to say. */
import { checked, closest, type Game } from '@tablee/kernel';
import { BadInput } from './bad-input.ts';
import { readText } from './files.ts';

export type Config = Readonly<Record<string, unknown>>;

/** `a=1,b=2` and repeated flags both work; `key=x+y` is a list where one is wanted; `key=@file` takes the value from a file. */
export function readConfig(game: Game, flags: readonly string[] | undefined): Config {
  const config: Record<string, unknown> = {};
  const usual = wholeConfig(game, {});
  for (const pair of (flags ?? []).flatMap((flag) => flag.split(',')).filter((word) => word !== '')) {
    const equals = pair.indexOf('=');
    if (equals < 1) throw new BadInput(`--config: expected key=value, got "${pair}".`);
    const key = pair.slice(0, equals).trim();
    refuseUnknown(game, key, Object.keys(usual));
    const word = pair.slice(equals + 1).trim();
    config[key] = Array.isArray(usual[key])
      ? word.split('+').map((one) => typedValue(game, key, one))
      : typedValue(game, key, word);
  }
  return config;
}

/** The config as the game reads it, defaults filled in. */
export function wholeConfig(game: Game, config: Config): Config {
  return checked(game.config, config, 'config') as Config;
}

function refuseUnknown(game: Game, key: string, known: readonly string[]): void {
  if (known.includes(key)) return;
  throw new BadInput(
    `--config: ${game.id} has no setting "${key}"${closest(key, known)}; it has ${known.join(', ')}.`,
  );
}

function typedValue(game: Game, key: string, word: string): unknown {
  if (word.startsWith('@')) return readText(word.slice(1), 'the file of --config');
  const values = game.settings.find((setting) => setting.key === key)?.values ?? [];
  const named = values.find(({ value }) => String(value) === word);
  if (named) return named.value;
  if (word === 'true' || word === 'false') return word === 'true';
  if (/^-?\d{1,9}$/.test(word)) return Number(word);
  return word;
}
