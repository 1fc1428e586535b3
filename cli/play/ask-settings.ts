/** Before a game: shows the settings as they are, and lets the host change them one by one. */
import type { Game, Language, Setting } from '@tablee/kernel';
import type { Config } from '../settings.ts';
import type { Screen } from '../terminal/screen.ts';
import { WORDS } from './words.ts';

export interface SettingsTable {
  readonly game: Game;
  readonly seats: number;
  /** The settings as the game would play them, or null where it can't be played so. */
  settled(config: Config): Config | null;
}

export async function askSettings(
  { game, seats, settled }: SettingsTable,
  given: Config,
  language: Language,
  screen: Screen,
): Promise<Config> {
  const words = WORDS[language];
  let config = given;
  for (;;) {
    const now = settled(config) ?? config;
    const open = game.settings
      .filter((setting) => setting.seats === undefined || setting.seats.includes(seats))
      .map((setting) => ({ setting, values: possible(setting, config, settled) }))
      .filter(({ values }) => values.length > 1);
    if (open.length === 0) return config;
    screen.show('', screen.paint.bold(words.settings));
    screen.show(...open.map(({ setting }, n) => `  ${n + 1} ${settingLine(setting, now, language)}`));
    const typed = await screen.ask(words.settingsPrompt);
    if (typed === '') return config;
    const chosen = open[Number(typed) - 1];
    if (!chosen) continue;
    const { setting, values } = chosen;
    if (setting.help) screen.show(screen.paint.dim(setting.help[language]));
    screen.show(...values.map((value, n) => `  ${n + 1} ${value.name[language]}`));
    const value = values[Number(await screen.ask(`${setting.name[language]} > `)) - 1];
    if (value) config = { ...config, [setting.key]: value.value };
  }
}

function possible(setting: Setting, config: Config, settled: SettingsTable['settled']): Setting['values'] {
  return setting.values.filter(({ value }) => settled({ ...config, [setting.key]: value }) !== null);
}

function settingLine({ key, name, values }: Setting, now: Config, language: Language): string {
  const value = values.find((candidate) => candidate.value === now[key]);
  return `${name[language]}${language === 'fr' ? ' : ' : ': '}${value?.name[language] ?? String(now[key])}`;
}
