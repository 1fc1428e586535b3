/** A server process that can be killed at any moment and started again at the same place. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const PROGRAM = fileURLToPath(new URL('./process.js', import.meta.url));

export class Killable {
  readonly #data: string;
  readonly #databaseUrl: string | undefined;
  #child: ChildProcess | null = null;
  #port = 0;

  constructor(data: string, databaseUrl?: string) {
    this.#data = data;
    this.#databaseUrl = databaseUrl;
  }

  /** The address, the same each time. */
  async start(): Promise<string> {
    this.#port ||= await freePort();
    this.#child = fork(PROGRAM, [String(this.#port), this.#data], {
      env: { ...process.env, ...(this.#databaseUrl && { DATABASE_URL: this.#databaseUrl }) },
      execArgv: [],
    });
    const [address] = await Promise.race([
      once(this.#child, 'message'),
      once(this.#child, 'exit').then(([code]) => {
        throw new Error(`The server ended with ${code} before it was open.`);
      }),
    ]);
    return address;
  }

  get isRunning(): boolean {
    return this.#child !== null;
  }

  /** No goodbye: as if the plug were pulled. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
