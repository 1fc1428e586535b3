/** People who play on through every breakdown of the server, and remember each answer that was acknowledged. */
import { type Chooser, greedily } from './play.ts';
import type { Visitor } from './visitor.ts';

export interface Acknowledged {
  readonly at: number;
  readonly seat: number;
  /** How many choices there were after it, as far as its player was told. */
  readonly choices: number;
}

/** Milliseconds between two tries to connect. */
const BREATH = 25;

export class Survivor {
  readonly visitor: Visitor;
  readonly table: string;
  readonly acknowledged: Acknowledged[] = [];
  reconnected = 0;
  readonly #choose: Chooser;
  /** Where to go when the line breaks; another server perhaps. */
  readonly #address: () => string;

  constructor(visitor: Visitor, table: string, seed: string, address: () => string) {
    this.visitor = visitor;
    this.table = table;
    this.#choose = greedily(seed);
    this.#address = address;
  }

  /** Until the game is over, or so many choices were made and the table is given up. */
  async play(most: number): Promise<void> {
    for (;;) {
      try {
        if (!this.visitor.isConnected) await this.#comeBack();
        const told = this.visitor.told(this.table);
        if (told.phase === 'over') return;
        if (told.choices >= most) await this.visitor.ask({ type: 'resign', table: this.table, at: told.at });
        else if (this.visitor.isAsked(this.table)) await this.#answer();
        else await this.#wait();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, BREATH));
      }
    }
  }

  async #answer(): Promise<void> {
    const { view, seat } = this.visitor.told(this.table);
    const answer = await this.visitor.choose(this.table, this.#choose(view!));
    if (answer.type !== 'done' || answer.at === null) return;
    this.acknowledged.push({ at: answer.at, seat: seat!, choices: this.visitor.told(this.table).choices });
  }

  #wait(): Promise<unknown> {
    const { at } = this.visitor.told(this.table);
    return this.visitor.until(
      () => !this.visitor.isConnected || this.visitor.told(this.table).at > at,
      'a move',
    );
  }

  async #comeBack(): Promise<void> {
    this.visitor.address = this.#address();
    await this.visitor.connect();
    await this.visitor.sit(this.table);
    this.reconnected++;
  }
}
