/** A file somebody brought: the record of a game, or everything exported from another browser. */
import { gameById } from '@tablee/games';
import {
  type Game,
  type GameRecord,
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
import { isUnreadable, newTable, readTable, type StoredTable } from '../../storage/index.ts';
import { playerAt } from '../set-up/seats.ts';

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
  return text.trimStart().startsWith('{') ? tablesInBackup(text) : [tableOfRecord(text, say)];
}

/** A record is played through once: it becomes a table only if every choice in it is legal. */
export function tableOfRecord(text: string, say: (text: Text) => string): StoredTable {
  const { record, game, end } = played(text);
  const { start, ...table } = newTable({
    game,
    sitting: Array.from({ length: record.seats }, (_, seat) => ({
      who: 'person',
      name: say(playerAt(seat)),
    })),
    config: record.config,
    seed: record.seed,
  });
  return {
    ...table,
    start: {
      ...start,
      ...(record.position !== undefined && { position: record.position }),
      ...(record.dice && { dice: record.dice }),
    },
    choices: record.choices,
    result: end.result,
    // It was played elsewhere: it is nobody's victory here.
    counted: true,
    stands: end.result && told(game, end, end.result),
  };
}

function played(text: string): { record: GameRecord; game: Game; end: State } {
  try {
    const record = readRecord(text);
    const game = gameById(record.game);
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

/** The kernel speaks English; what to do is said in both. */
function notARecord(message: string): Text {
  const found = message.replace(/\.$/, '');
  return {
    fr: `Ce fichier n’est pas une partie qu’on puisse rejouer (${found}). Prenez le fichier tel que Tablée l’a exporté, entier et sans retouche.`,
    en: `This file is not a game that can be replayed (${found}). Take the file as Tablée exported it, whole and unchanged.`,
  };
}

function told(game: Game, end: State, result: Result): Text {
  const seen = view(game, end, 0 as Seat);
  return { fr: game.words.result(seen, result, 'fr'), en: game.words.result(seen, result, 'en') };
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
