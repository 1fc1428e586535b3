import { admin } from './commands/admin.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { deck } from './commands/deck.ts';
import { play } from './commands/play.ts';
import { position } from './commands/position.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';

export interface Command {
  readonly name: string;
  /** How it is called, after `tablee`. */
  readonly usage: string;
  /** One line of the overview. */
  readonly summary: string;
  /** The whole page that `tablee <name> --help` prints. */
  readonly help: string;
  /** Takes `--config`: its page, with a game named, ends with what can be set there. */
  readonly configures?: true;
  /** Answers with the exit code. */
  run(words: readonly string[]): Promise<number> | number;
}

export const COMMANDS: readonly Command[] = [
  serve,
  admin,
  backup,
  restore,
  play,
  simulate,
  replay,
  rules,
  position,
  deck,
  bench,
];

export function commandNamed(name: string): Command | undefined {
  return COMMANDS.find((command) => command.name === name);
}
