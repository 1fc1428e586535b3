/** A server in its own process, and what it uses. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Said } from './program.ts';

/** As `npm start` and `npx tablee` start a server; and so that what nobody holds on to does not count as its memory. */
export const NODE_OPTIONS = ['--max-semi-space-size=32', '--expose-gc'];
const PROGRAM = fileURLToPath(new URL('./program.js', import.meta.url));

/** The limits of a server are for strangers: all players of a measurement come from one address. */
export type Which = 'tablee' | 'tablee with limits' | 'boardgame.io';

export type Question = 'usage' | 'memory';

export interface Usage {
  readonly processorMicroseconds: number;
  /** How late the event loop came since this was last asked, in milliseconds; 99 of 100 times it was less. */
  readonly loopDelayP99: number;
}

/** In bytes. */
export interface Memory {
  /** By JavaScript, buffers included; without the room that waits for whoever comes next, and without the system's own. */
  readonly heldBytes: number;
  /** Of the whole process, as the system counts it. */
  readonly processBytes: number;
}

export class Measured {
  readonly address: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  static async start(which: Which): Promise<Measured> {
    const child = fork(PROGRAM, [which], { execArgv: NODE_OPTIONS, stdio: ['ignore', 2, 2, 'ipc'] });
    const [said] = (await once(child, 'message')) as [Said & { address: string }];
    return new Measured(child, said.address);
  }

  usage(): Promise<Usage> {
    return this.#ask<Usage>('usage');
  }

  /** Its garbage is collected for it: not to be asked while times are taken. */
  memory(): Promise<Memory> {
    return this.#ask<Memory>('memory');
  }

  async #ask<Answer>(question: Question): Promise<Answer> {
    this.#child.send(question);
    const [said] = (await once(this.#child, 'message')) as [Said & Answer];
    return said;
  }

  async stop(): Promise<void> {
    this.#child.disconnect();
    await once(this.#child, 'exit');
  }
}
