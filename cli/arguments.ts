/** Reads the words after a command; what it can't read is refused in one sentence that names what is known. */

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { closest } from '@tablee/kernel';
import { BadInput } from './bad-input.ts';

export type Flags = NonNullable<ParseArgsConfig['options']>;

type Read<F extends Flags> = ReturnType<typeof parseArgs<{ options: F; allowPositionals: true }>>;

/** `names` are the words the command expects before its flags, in order; all of them unless `optional`. */
export function readArguments<const F extends Flags>(
  command: string,
  words: readonly string[],
  flags: F,
  names: readonly string[] = [],
  optional = 0,
): Read<F> {
  const read = parse(command, words, flags);
  const { positionals } = read;
  const missing = names[positionals.length];
  if (missing !== undefined && positionals.length < names.length - optional) {
    throw new BadInput(`${command}: expected <${missing}>. See tablee ${command} --help.`);
  }
  if (positionals.length > names.length) {
    const extra = positionals[names.length];
    throw new BadInput(`${command}: unexpected word "${extra}". See tablee ${command} --help.`);
  }
  return read;
}

/** A whole number within bounds, or the reason why not. */
export function wholeNumber(flag: string, word: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(word) ? Number(word) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new BadInput(`${flag}: expected a whole number from ${least} to ${most}, got "${word}".`);
}

/** One of a closed list of words, or the reason why not. */
export function oneOf<const T extends string>(flag: string, word: string, known: readonly T[]): T {
  const found = known.find((candidate) => candidate === word);
  if (found !== undefined) return found;
  throw new BadInput(`${flag}: expected ${known.join(' or ')}, got "${word}"${closest(word, known)}.`);
}

/** `--seats a,b --seats c` and `--seats a,b,c` mean the same. */
export function listOf(given: readonly string[] | undefined): string[] {
  return (given ?? []).flatMap((words) => words.split(',')).map((word) => word.trim());
}

function parse<const F extends Flags>(command: string, words: readonly string[], flags: F): Read<F> {
  try {
    return parseArgs({ args: [...words], options: flags, allowPositionals: true });
  } catch (error) {
    throw new BadInput(`${command}: ${explain(error as NodeJS.ErrnoException, flags)}`);
  }
}

function explain(error: NodeJS.ErrnoException, flags: Flags): string {
  const known = Object.keys(flags).map((name) => `--${name}`);
  const named = /'(?:-\w, )?(-{1,2}[^\s'<]+)/.exec(error.message)?.[1] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return `unknown option ${named}${closest(named, known)}; known: ${known.join(', ')}.`;
  }
  const expects = flags[named.slice(2)]?.type === 'boolean' ? 'takes no value' : 'expects a value after it';
  return `${named} ${expects}.`;
}
