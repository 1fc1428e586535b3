/** What comes with the game, and anything written down as text. */
import {
  bareTable,
  type Game,
  type Language,
  type Pack,
  PackError,
  type Ready,
  Refused,
} from '@tablee/kernel';

/** Everything ready-made, whatever the settings: each under its id once. */
export function readyOf(game: Game, pack: Pack | null): { content: unknown; ready: readonly Ready[] } {
  const found = new Map<string, Ready>();
  const { brings, seats } = game;
  let content: unknown = null;
  for (const config of configsOf(game)) {
    const table = tableOr(null, () =>
      bareTable(game, { seats: seats.min, seed: 'workshop', config, ...(pack && { pack }) }),
    );
    if (!table) continue;
    content ??= table.content;
    for (const ready of brings?.ready(table.config, table.content) ?? []) found.set(ready.id, ready);
  }
  return { content, ready: [...found.values()] };
}

/** As it is, and with each value of each setting. */
function configsOf({ settings }: Game): Readonly<Record<string, unknown>>[] {
  return [{}, ...settings.flatMap(({ key, values }) => values.map(({ value }) => ({ [key]: value })))];
}

function tableOr<T, O>(otherwise: O, make: () => T): T | O {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refused || error instanceof PackError) return otherwise;
    throw error;
  }
}

export function writtenOf(game: Game, content: unknown, brought: unknown, language: Language) {
  const written = game.brings?.written;
  const code = written ? tableOr('', () => written.code(brought, content)) : '';
  return {
    code,
    link: `${location.origin}/atelier/${game.id}#${code}`,
    list: written?.list(brought, content, language) ?? '',
  };
}
