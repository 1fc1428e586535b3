/** Runs the real command, as somebody at a shell would. */
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { main } from '../main.ts';

const BIN = fileURLToPath(new URL('../bin/tablee.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** `input` is typed line by line, then the input ends. */
export function tablee(words: readonly string[], cwd: string, input = ''): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, ...words], { cwd });
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    // A game that is over reads no further.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** The same command without a process of its own, in the folder this one is in: much faster where nothing is typed in. */
export async function inProcess(words: readonly string[]): Promise<Ran> {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const err = vi.spyOn(console, 'error').mockReturnValue();
  const progress = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const said = (...spies: { mock: { calls: unknown[][] } }[]) =>
    spies.flatMap(({ mock }) => mock.calls.map(([text]) => `${text}\n`)).join('');
  try {
    const code = await main(words);
    return { code, out: said(log, out), err: said(err, progress) };
  } finally {
    for (const spy of [out, log, err, progress]) spy.mockRestore();
  }
}

/** A folder of its own, with these files in it. */
export function folder(files: Readonly<Record<string, string>> = {}): string {
  const path = mkdtempSync(join(tmpdir(), 'tablee-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
  return path;
}

/** The same line again and again: more often than any game asks. */
export function always(line: string): string {
  return `${line}\n`.repeat(5000);
}
