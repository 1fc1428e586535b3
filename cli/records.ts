/** Records from files: read, checked by playing them, refused with the file, the line and the reason. */
import {
  type Game,
  type GameRecord,
  type Pack,
  Refused,
  readRecord,
  replay,
  type State,
} from '@tablee/kernel';
import { readText } from './files.ts';

export function readRecordFile(file: string): GameRecord {
  return inFile(file, () => readRecord(readText(file, 'the record')));
}

/** Plays a record to its end; `after` sees the table after every choice. */
export function replayChecked(
  game: Game,
  file: string,
  record: GameRecord,
  pack: Pack | null,
  after?: (t: State, played: number) => void,
): ReturnType<typeof replay> {
  return inFile(file, () => replay(game, record, pack, after));
}

function inFile<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refused) throw new Refused(`${file}: ${error.message}`, error.rule);
    throw error;
  }
}
