/**
 * Everything a random game asks, tells and refuses, a line for each choice: an oracle that notices whatever changes, down to
 * the rule an event cites. It is kept in a file beside the test; when a rule changes on purpose, the lines that change show
 * what it does. `TABLEE_GILD=1 npx vitest run …` writes the file anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game, Start } from '../game.ts';
import type { State } from '../state.ts';
import { Table } from '../table.ts';
import { chanceOf, randomSay } from './random-play.ts';

export interface Transcribed {
  readonly name: string;
  readonly start: Omit<Start, 'seed'>;
  /** How many choices are written down, at the most. */
  readonly choices: number;
}

/** To be called once in a test file; `file` is the address of the text beside it. */
export function transcripts<S extends State, V>(
  game: Game<S, V>,
  file: URL,
  games: readonly Transcribed[],
): void {
  if (process.env.TABLEE_GILD !== undefined) {
    writeFileSync(file, `${games.map((given) => transcript(game, given).join('\n')).join('\n\n')}\n`);
  }
  games.forEach((given, n) => {
    test(`what is asked, told and refused in a random game is what it was: ${given.name}`, () => {
      // A last choice of which nothing is told leaves a line of spaces: only the end of the file goes.
      const kept = readFileSync(file, 'utf8').slice(0, -1).split('\n\n')[n];

      expect(transcript(game, given)).toEqual(kept?.split('\n'));
    });
  });
}

function transcript<S extends State, V>(game: Game<S, V>, { name, start, choices }: Transcribed): string[] {
  const given = { ...start, seed: name };
  const chance = chanceOf(given);
  const table = new Table(game, given);
  const lines = [`── ${name}`];
  for (let n = 0; table.state.result === null && n < choices; n++) {
    const { seat, kind, rule, options } = table.state.open[0]!;
    const asked = `${seat} ${kind} ${rule} of ${options.length}`;
    const refused = refusals(table, seat);
    randomSay(table, chance);
    const { says } = table.choices.at(-1)!;
    lines.push(`${n + 1}. ${asked}: ${says}${refused}`, `  ${told(table, n)}`);
  }
  const { result } = table.state;
  if (result) lines.push(`= ${result.winners.join(' ')} ${result.rule} ${result.how}`);
  return lines;
}

function told<S extends State, V>(table: Table<S, V>, since: number): string {
  return table
    .heard(null, since)
    .map(({ event, rule, ...more }) => `${event} ${rule} ${JSON.stringify(more)}`.replace(/ \{\}$/, ''))
    .join(' · ');
}

/** How many things each rule forbids. */
function refusals<S extends State, V>(table: Table<S, V>, seat: number): string {
  const counts = new Map<string, number>();
  for (const { about, rule } of table.whyNot(seat as never)) {
    const what = `${about.do} ${rule}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  if (counts.size === 0) return '';
  return ` | not ${[...counts].map(([what, count]) => (count > 1 ? `${what} ×${count}` : what)).join(', ')}`;
}
