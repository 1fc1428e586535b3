/** The player's history, kept beside the saved games; only for games that have one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, GameHistory, State } from '@tablee/kernel';
import { readJson, writeText } from '../files.ts';

export interface KeptHistory {
  readonly rules: GameHistory;
  readonly file: string;
  readonly history: unknown;
}

export function keptHistory({ id, history: rules }: Game): KeptHistory | null {
  if (!rules) return null;
  const file = join('.tablee', `${id}-history.json`);
  const history = existsSync(file) ? rules.read(readJson(file, 'the history')) : rules.empty();
  return { rules, file, history };
}

/** Adds a finished game. */
export function keepResult({ rules, file, history }: KeptHistory, end: State): void {
  writeText(file, `${JSON.stringify(rules.after(history, end), null, 2)}\n`);
}
