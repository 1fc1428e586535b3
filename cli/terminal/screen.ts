/** What is shown to the people at this keyboard, and what they type. Works on a terminal and on a pipe alike. */
import { createInterface, type Interface } from 'node:readline';
import type { Paint } from '@tablee/terminal';
import { paintFor } from './colours.ts';

/** The person pressed Ctrl-C, or there is nothing more to read. */
export class EndOfInput extends Error {
  override readonly name = 'EndOfInput';
}

const CLEAR = '\x1b[2J\x1b[H';
/** The lines scrolled away too: somebody's hand may be among them. */
const CLEAR_ALL = '\x1b[2J\x1b[3J\x1b[H';
const WIDTH_OF_A_PIPE = 100;

export class Screen {
  readonly paint: Paint;
  readonly #lines: string[] = [];
  readonly #readline: Interface;
  #waiting: ((line: string | null) => void) | null = null;
  #ended = false;

  constructor() {
    this.paint = paintFor(process.stdout);
    this.#readline = createInterface({
      input: process.stdin,
      // Echoed only to people. No history: the next player could page through what this one typed.
      ...(this.isTerminal && { output: process.stdout, historySize: 0 }),
      terminal: this.isTerminal,
    });
    this.#readline.on('line', (line) => this.#arrived(line));
    this.#readline.on('close', () => this.#arrived(null));
    process.once('SIGINT', () => this.close());
  }

  get isTerminal(): boolean {
    return process.stdin.isTTY === true && process.stdout.isTTY === true;
  }

  get width(): number {
    return process.stdout.columns ?? WIDTH_OF_A_PIPE;
  }

  show(...lines: readonly string[]): void {
    for (const line of lines) process.stdout.write(`${line}\n`);
  }

  /** A line that the next one takes away: what is going on meanwhile. Only people wait, so only they are told. */
  meanwhile(line: string): void {
    if (this.isTerminal) process.stdout.write(`\r${line}\x1b[K`);
  }

  /** A fresh screen, where there is one. */
  clear(): void {
    if (this.isTerminal) process.stdout.write(CLEAR);
  }

  clearAll(): void {
    if (this.isTerminal) process.stdout.write(CLEAR_ALL);
  }

  /** The next line typed, without the spaces around it. Throws `EndOfInput` when there is none. */
  async ask(prompt: string): Promise<string> {
    // On a terminal readline must know the prompt: it writes it again when the line is edited.
    if (this.isTerminal) {
      this.#readline.setPrompt(prompt);
      this.#readline.prompt();
    } else process.stdout.write(prompt);
    const line = this.#lines.shift() ?? (this.#ended ? null : await this.#next());
    if (!this.isTerminal) process.stdout.write(line === null ? '\n' : `${line}\n`);
    if (line === null) throw new EndOfInput();
    return line.trim();
  }

  close(): void {
    this.#readline.close();
  }

  #next(): Promise<string | null> {
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  #arrived(line: string | null): void {
    if (line === null) this.#ended = true;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) waiting(line);
    else if (line !== null) this.#lines.push(line);
  }
}
