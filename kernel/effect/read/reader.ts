/** Reads data at a path: bounded, closed, and every refusal says where, what was expected and what came. */
import type { Needs } from '../book.ts';
import type { Agreement } from '../text/grammar.ts';
import type { FactKind, Vocabulary } from '../vocabulary.ts';
import type { Script } from './forms.ts';

/** Deeper or longer than this is no card: it is an attack on whoever loads the pack. */
const DEEPEST = 32;
export const LONGEST = 24;
const MOST_SENTENCES = 120;

export class Misread extends Error {
  readonly path: readonly (string | number)[];
  readonly expected: string;

  constructor(path: readonly (string | number)[], expected: string) {
    super(`${path.join('.') || '(whole)'}: expected ${expected}`);
    this.path = path;
    this.expected = expected;
  }
}

/** What is known where the reading has got to. */
export interface Scope {
  readonly vocabulary: Vocabulary;
  readonly address: string;
  /** Names of pieces and of numbers that sentences so far have given. */
  readonly pieces: Set<string>;
  readonly numbers: Set<string>;
  /** What French words about a named number agree with. */
  readonly agreements: Map<string, Agreement>;
  /** Names under which a `spread` keeps its shares. */
  readonly shares: Set<string>;
  readonly facts: Readonly<Record<string, FactKind>>;
  readonly script: Script;
  readonly needs: Needs;
  /** Inside a question about a named piece: its last known values may be asked for. */
  lastKnown: boolean;
  sentences: number;
}

export class Reader {
  readonly input: unknown;
  readonly path: readonly (string | number)[];
  readonly scope: Scope;

  constructor(input: unknown, path: readonly (string | number)[], scope: Scope) {
    this.input = input;
    this.path = path;
    this.scope = scope;
    if (path.length > DEEPEST) this.fail(`at most ${DEEPEST} levels`);
  }

  fail(expected: string): never {
    throw new Misread(this.path, expected);
  }

  get vocabulary(): Vocabulary {
    return this.scope.vocabulary;
  }

  /** The same place in another scope. */
  in(scope: Scope): Reader {
    return new Reader(this.input, this.path, scope);
  }

  isObject(): this is Reader & { readonly input: Record<string, unknown> } {
    return typeof this.input === 'object' && this.input !== null && !Array.isArray(this.input);
  }

  has(key: string): boolean {
    return this.isObject() && Object.hasOwn(this.input, key) && this.input[key] !== undefined;
  }

  field(key: string): Reader {
    if (!this.isObject()) return this.fail('an object');
    return new Reader(this.input[key], [...this.path, key], this.scope);
  }

  maybe(key: string): Reader | null {
    return this.has(key) ? this.field(key) : null;
  }

  keys(): string[] {
    if (!this.isObject()) return this.fail('an object');
    const keys = Object.keys(this.input).filter((key) => this.input[key] !== undefined);
    if (keys.length > LONGEST) this.fail(`at most ${LONGEST} fields`);
    return keys;
  }

  /** No field but these. */
  only(...known: readonly string[]): void {
    for (const key of this.keys()) {
      if (!known.includes(key))
        this.field(key).fail(
          `no field called ${JSON.stringify(key)} here (there may be ${known.join(', ')})`,
        );
    }
  }

  items(least = 1, most = LONGEST): Reader[] {
    const { input } = this;
    if (!Array.isArray(input)) return this.fail('a list');
    if (input.length < least || input.length > most) this.fail(`a list of a length from ${least} to ${most}`);
    return input.map((item, index) => new Reader(item, [...this.path, index], this.scope));
  }

  oneOrMore(): Reader[] {
    return Array.isArray(this.input) ? this.items() : [this];
  }

  int(least = -99, most = 99): number {
    const { input } = this;
    if (typeof input !== 'number' || !Number.isInteger(input) || input < least || input > most) {
      return this.fail(`a whole number from ${least} to ${most}`);
    }
    return input;
  }

  /** One of the words of a table. */
  word(table: Readonly<Record<string, unknown>>, what: string): string {
    const { input } = this;
    if (typeof input === 'string' && Object.hasOwn(table, input)) return input;
    const names = Object.keys(table);
    return this.fail(`${what}: ${names.length > 0 ? names.join(', ') : 'this game has none'}`);
  }

  /** A word of this property. What is a property itself and a number stands beside it: `{ has: ['vol'], archerie: 2 }`. */
  wordOf(name: string, values: Readonly<Record<string, unknown>>): string {
    const { input } = this;
    if (typeof input === 'string' && this.vocabulary.properties[input]?.type === 'number')
      return this.fail(`"${input}" as a field of its own beside "${name}", with a number`);
    return this.word(values, `one of "${name}"`);
  }

  literal<const T extends string | boolean>(...values: readonly T[]): T {
    if (!values.includes(this.input as T))
      return this.fail(values.map((value) => JSON.stringify(value)).join(' or '));
    return this.input as T;
  }

  /** A name given here for what comes later. */
  newName(): string {
    const { input } = this;
    if (typeof input !== 'string' || !/^[a-z][A-Za-z]{0,19}$/.test(input))
      return this.fail('a name in small letters');
    if (RESERVED.has(input)) return this.fail(`a name of your own: ${input} has a meaning already`);
    return input;
  }

  sentence(): void {
    if (++this.scope.sentences > MOST_SENTENCES)
      this.fail(`at most ${MOST_SENTENCES} sentences in an ability`);
  }
}

const RESERVED: ReadonlySet<string> = new Set(['self', 'it', 'other', 'you', 'all', 'any']);
