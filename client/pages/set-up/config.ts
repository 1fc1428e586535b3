/** The game's settings as the host chose them, and as the game would play them. */
import type { Game, Setting } from '@tablee/kernel';

export type Value = Setting['values'][number]['value'];
/** Only what was chosen by hand; the game fills in the rest. */
export type Chosen = Readonly<Record<string, Value>>;

/** The settings offered to a table of this size. */
export function settingsFor(game: Game, seats: number): readonly Setting[] {
  return game.settings.filter((setting) => setting.seats === undefined || setting.seats.includes(seats));
}

/** The config as the game would play it, or null where it can't be played so. */
export function settled(game: Game, chosen: Chosen, seats: number): Readonly<Record<string, unknown>> | null {
  const read = game.config.safeParse(chosen);
  if (!read.success) return null;
  const config = game.settle?.(read.data, seats) ?? read.data;
  if (game.suits?.(config, seats)) return null;
  return config as Readonly<Record<string, unknown>>;
}

/** What is left of the choices at a table of this size, or in a newer version of the game: those that still suit. */
export function fitting(game: Game, chosen: Chosen, seats: number): Chosen {
  const offered = settingsFor(game, seats);
  let kept: Chosen = {};
  for (const [key, value] of Object.entries(chosen)) {
    const setting = offered.find((candidate) => candidate.key === key);
    if (!setting?.values.some((candidate) => candidate.value === value)) continue;
    const more = { ...kept, [key]: value };
    if (settled(game, more, seats)) kept = more;
  }
  return kept;
}

/** Each value of the setting, and whether the table could be played with it. */
export function possible(
  game: Game,
  setting: Setting,
  chosen: Chosen,
  seats: number,
): { value: Setting['values'][number]; suits: boolean }[] {
  return setting.values.map((value) => ({
    value,
    suits: settled(game, { ...chosen, [setting.key]: value.value }, seats) !== null,
  }));
}
