/** The record of a table, from what was kept of it: nothing is played again, however long the game was. */
import { packName, recordText, type Seat } from '@tablee/kernel';
import { changed, choicesOf, type KeptMoment, readChange } from './history.ts';
import { contentOf } from './identity.ts';
import type { LiveTable } from './live-table.ts';
import { entriesOf, type Reading, readHistory } from './loading.ts';
import { keptView } from './snapshot.ts';

/** Stands for the seed of a game that isn't over: some day it may go on. */
const WITHHELD = 'withheld';

export async function recordOf(live: LiveTable, around: Reading): Promise<string> {
  const { row, table, start, shelved } = live;
  const choices = choicesOf(await readHistory(live, around));
  const hashes = await keptHashes(live, around);
  if (table) hashes.set(choices.length, table.hash);
  const isOver = live.phase === 'over';
  const seen = table ? table.view(0 as Seat) : keptView(shelved?.views ?? null, 0 as Seat);
  return recordText(
    {
      game: row.game,
      version: table?.game.version ?? row.version,
      content: table ? contentOf(table.game, start) : row.content,
      seats: row.seats,
      seed: isOver ? row.seed : WITHHELD,
      config: (seen?.config ?? live.config) as Readonly<Record<string, unknown>>,
      pack: packName(start.pack),
      brings: isOver ? (seen?.brought ?? []) : [],
      choices,
      hashes,
    },
    isOver ? (seen?.result ?? null) : null,
  );
}

/** After how many choices, which hash; of those that stand. */
async function keptHashes(live: LiveTable, around: Reading): Promise<Map<number, string>> {
  const moments: KeptMoment[] = [];
  const hashes = new Map<number, string>();
  for await (const { told, hash } of entriesOf(live, around)) {
    if (told !== null) {
      const change = readChange(told);
      for (const choices of hashes.keys()) if (choices >= change.keep) hashes.delete(choices);
      changed(moments, change);
    }
    if (hash !== null && moments.length > 0) hashes.set(moments.length - 1, hash);
  }
  return hashes;
}
