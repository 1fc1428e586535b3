/** Files named on the command line. What can't be read is said in one sentence. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Pack } from '@tablee/kernel';
import { BadInput } from './bad-input.ts';
import { whatIsWrong } from './json.ts';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'permission is missing',
};

export function readText(file: string, what: string): string {
  try {
    // Some editors mark the beginning of a file.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new BadInput(`can't read ${what} "${file}": ${why(error)}.`);
  }
}

/** Null where there is no such file. */
export function readTextIfThere(file: string): string | null {
  return existsSync(file) ? readText(file, 'the file') : null;
}

/** All that is typed in, or comes through a pipe. */
export function readStdin(): string {
  try {
    return readFileSync(0, 'utf8');
  } catch (error) {
    throw new BadInput(`can't read what is typed in: ${why(error)}.`);
  }
}

export function readJson(file: string, what: string): unknown {
  // Some editors put a mark before the first letter.
  const text = readText(file, what).replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch (error) {
    const wrong = whatIsWrong(text) ?? (error as Error).message.split('\n')[0];
    throw new BadInput(`${file}: expected JSON: ${wrong}.`);
  }
}

/** A pack from outside, for `--pack`; the game checks what is in it. */
export function readPackFile(file: string | undefined): Pack | undefined {
  return file === undefined ? undefined : { file: basename(file), data: readJson(file, 'the pack') };
}

export function writeText(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new BadInput(`can't write "${file}": ${why(error)}.`);
  }
}

function why(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return WHY[code ?? ''] ?? message;
}
