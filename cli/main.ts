/** The `tablee` command. Each command has its own file in `commands/`; here is only which one was meant. */
import { closest, PackError, Refused } from '@tablee/kernel';
import { BotFault } from '@tablee/lab';
import { BadInput } from './bad-input.ts';
import { COMMANDS, commandNamed } from './commands.ts';
import { EXIT } from './exit.ts';
import { helpFor, overview } from './help.ts';
import { version } from './house.ts';

/** Runs one command line and answers with its exit code. What went wrong outside is said in one line, without a stack. */
export async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  try {
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
      const about = name === 'help' && rest[0] !== undefined ? find(rest[0]) : null;
      console.log(about ? helpFor(about, rest) : overview(COMMANDS));
      return EXIT.fine;
    }
    if (name === '--version' || name === '-v') {
      console.log(version());
      return EXIT.fine;
    }
    const command = find(name);
    if (rest.includes('--help') || rest.includes('-h')) {
      console.log(helpFor(command, rest));
      return EXIT.fine;
    }
    return await command.run(rest);
  } catch (error) {
    if (!isSaidInWords(error)) throw error;
    const rule = error instanceof Refused && error.rule ? ` (${error.rule})` : '';
    console.error(`tablee: ${error.message}${rule}`);
    return EXIT.badInput;
  }
}

function find(name: string) {
  const command = commandNamed(name);
  if (command) return command;
  const names = COMMANDS.map((known) => known.name);
  throw new BadInput(
    `unknown command "${name}"${closest(name, names)}; expected ${names.join(', ')}. See tablee --help.`,
  );
}

function isSaidInWords(error: unknown): error is Error {
  return [BadInput, Refused, PackError, BotFault].some((kind) => error instanceof kind);
}
