/** A file somebody brought: the record of a game, or everything exported from another browser. */
import { boxOf } from '@tablee/games';
import {
  type Game,
  type GameRecord,
  type Language,
  PackError,
  Refused,
  type Result,
  readRecord,
  replay,
  type Seat,
  type State,
  type Text,
  view,
} from '@tablee/kernel';
import { isUnreadable, newTable, readTable, type StoredTable, sittingIn } from '../../storage/index.ts';
import { playerAt } from '../set-up/seats.ts';
import { notARecord } from './not-a-record.ts';

/** No game comes near. */
const LARGEST_FILE = 20_000_000;

/** Why a file can't be used, in both languages; what to do about it comes with it. */
export class NotATable extends Error {
  override readonly name = 'NotATable';
  readonly why: Text;
  constructor(why: Text) {
    super(why.en);
    this.why = why;
  }
}

/** The tables in the file. Throws `NotATable`. */
export async function readFile(file: File, say: (text: Text) => string): Promise<StoredTable[]> {
  if (file.size > LARGEST_FILE) {
    throw new NotATable({
      fr: `« ${file.name} » est trop gros pour une partie.`,
      en: `“${file.name}” is too large for a game.`,
    });
  }
  const text = await file.text();
  return text.trimStart().startsWith('{') ? tablesInBackup(text) : [await tableOfRecord(text, say)];
}

/** A record is played through once: it becomes a table only if every choice in it is legal. */
export async function tableOfRecord(text: string, say: (text: Text) => string): Promise<StoredTable> {
  const { record, game, end } = await played(text);
  const { start, ...table } = newTable({
    game,
    sitting: sittingIn(text, record.seats, (seat) => say(playerAt(seat))),
    config: record.config,
    seed: record.seed,
  });
  return {
    ...table,
    start: {
      ...start,
      ...(record.position !== undefined && { position: record.position }),
      ...(record.dice && { dice: record.dice }),
      ...(record.brings && { brings: record.brings }),
    },
    choices: record.choices,
    result: end.result,
    // It was played elsewhere: it is nobody's victory here.
    counted: true,
    stands: end.result && told(game, end, end.result),
  };
}

async function played(text: string): Promise<{ record: GameRecord; game: Game; end: State }> {
  try {
    const record = readRecord(text);
    const game = await boxOf(record.game)?.rules();
    if (!game) {
      throw new NotATable({
        fr: `Cette partie est d’un jeu que cette version de Tablée ne connaît pas : ${record.game}.`,
        en: `This game is of a kind that this version of Tablée does not know: ${record.game}.`,
      });
    }
    return { record, game, end: replay(game, record).table };
  } catch (error) {
    if (error instanceof Refused || error instanceof PackError)
      throw new NotATable(notARecord(error.message));
    throw error;
  }
}

function told(game: Game, end: State, result: Result): Text {
  const seen = view(game, end, 0 as Seat);
  const said = (language: Language): string => game.words.result(seen, result, language, end.content);
  return { fr: said('fr'), en: said('en') };
}

/** Rows that can't be read are left out; the others come as they were. */
export function tablesInBackup(text: string): StoredTable[] {
  const rows = rowsOf(text);
  const tables = rows.flatMap((row, index) => {
    const table = readTable(String(index), row);
    return isUnreadable(table) ? [] : [table];
  });
  if (tables.length > 0) return tables;
  throw new NotATable({
    fr: 'Ce fichier ne contient aucune partie lisible. Prenez celui que « Tout exporter » a enregistré.',
    en: 'This file holds no readable game. Take the one that “Export all” saved.',
  });
}

function rowsOf(text: string): unknown[] {
  try {
    const backup: unknown = JSON.parse(text);
    if (typeof backup !== 'object' || backup === null) return [];
    if ('tables' in backup && Array.isArray(backup.tables)) return backup.tables;
    return [backup];
  } catch {
    return [];
  }
}
