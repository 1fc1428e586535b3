/** Before a game: asks for what the command line left open. Enter takes what is usual. */
import type { Game, Language } from '@tablee/kernel';
import type { Config } from '../settings.ts';
import { wholeConfig } from '../settings.ts';
import type { Screen } from '../terminal/screen.ts';
import { WORDS } from './words.ts';

export async function askSettings(
  game: Game,
  given: Config,
  seats: number,
  language: Language,
  screen: Screen,
  refuses: (config: Config) => boolean,
): Promise<Config> {
  const usual = wholeConfig(game, {});
  let config = given;
  for (const { key, name, help, values: all, seats: only } of game.settings) {
    const values = all.filter(({ value }) => !refuses({ ...usual, ...config, [key]: value }));
    if (key in config || values.length < 2 || (only && !only.includes(seats))) continue;
    const standard = Math.max(
      0,
      values.findIndex(({ value }) => value === usual[key]),
    );
    screen.show('', screen.paint.bold(name[language]), ...(help ? [screen.paint.dim(help[language])] : []));
    screen.show(...values.map((value, index) => `  ${index + 1} ${value.name[language]}`));
    const chosen = await numberTyped(screen, language, values.length, standard + 1);
    config = { ...config, [key]: values[chosen - 1]!.value };
  }
  return config;
}

async function numberTyped(
  screen: Screen,
  language: Language,
  most: number,
  standard: number,
): Promise<number> {
  for (;;) {
    const typed = await screen.ask(WORDS[language].choose(most, standard));
    if (typed === '') return standard;
    const number = Number(typed);
    if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  }
}
