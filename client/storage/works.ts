/** What somebody made in a game's workshop (a deck), kept in this browser. The game alone knows what is in it. */
import { z } from 'zod';
import { drawId } from './new-table.ts';
import { allRows, getRow, putRow, removeRow } from './rows.ts';
import { useListed } from './use-listed.ts';

const work = z.object({
  id: z.string().min(1).max(64),
  game: z.string().min(1).max(64),
  brought: z.unknown(),
  /** Milliseconds since 1970. */
  created: z.number(),
  changed: z.number(),
});
export interface Work extends Readonly<z.infer<typeof work>> {
  readonly brought: unknown;
}

export function newWork(game: string, brought: unknown): Work {
  const now = Date.now();
  return { id: drawId(), game, brought, created: now, changed: now };
}

export const works = {
  /** Last changed first. What can't be read any more is left where it is, and not shown. */
  async list(game: string): Promise<Work[]> {
    const rows = await allRows('works');
    return rows
      .flatMap(([, row]) => work.safeParse(row).data ?? [])
      .filter((found): found is Work => found.game === game)
      .sort((one, other) => other.changed - one.changed);
  },

  async get(id: string): Promise<Work | undefined> {
    return work.safeParse(await getRow('works', id)).data as Work | undefined;
  },

  /** Kept for good once the promise resolves. */
  put: (made: Work): Promise<void> => putRow('works', made.id, made),
  remove: (id: string): Promise<void> => removeRow('works', id),
} as const;

/** Those of a game, and again whenever one changes here or in another tab; null until they were read. */
export function useWorks(game: string): readonly Work[] | null {
  return useListed('works', game, works.list);
}
