/** Games kept as records in a file, with who sat where, so that they can be taken up again. */
import { join } from 'node:path';
import { BOT_IDS } from '@tablee/bots';
import type { GameRecord, Table } from '@tablee/kernel';
import type { BotName } from '@tablee/lab';
import { readText, writeText } from '../files.ts';
import { readRecordFile } from '../records.ts';

export const HUMAN = 'human';
export const SITTERS = [HUMAN, ...BOT_IDS] as const;
/** Somebody at the keyboard, or a bot by its name. */
export type Sitter = typeof HUMAN | BotName;

const FOLDER = '.tablee';
// A record takes lines that begin with # for remarks: nothing of the game depends on them.
const SEATS_REMARK = '# seats: ';
const TAKEN_BACK_REMARK = '# taken back: ';

export interface Saved {
  readonly record: GameRecord;
  /** As the record says; null when it does not: it was not made by `play`. */
  readonly sitters: readonly string[] | null;
  readonly takenBack: number;
}

/** `.tablee/plunder-2026-01-31-174502.txt` in the current folder. */
export function saveName(game: string, now: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return join(
    FOLDER,
    `${game}-${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}.txt`,
  );
}

export function saveTable(file: string, table: Table, sitters: readonly Sitter[]): void {
  const remarks = [
    `${SEATS_REMARK}${sitters.map((sitter) => sitter.replaceAll(' ', '%20')).join(' ')}`,
    ...(table.takenBack > 0 ? [`${TAKEN_BACK_REMARK}${table.takenBack}`] : []),
  ];
  writeText(file, `${table.record}${remarks.join('\n')}\n`);
}

export function readSaved(file: string): Saved {
  const text = readText(file, 'the record');
  const lines = text.split(/\r?\n/);
  const remark = (begins: string): string | undefined =>
    lines
      .find((line) => line.startsWith(begins))
      ?.slice(begins.length)
      .trim();
  return {
    record: readRecordFile(file),
    sitters: remark(SEATS_REMARK)?.split(' ') ?? null,
    takenBack: Number(remark(TAKEN_BACK_REMARK) ?? 0) || 0,
  };
}
