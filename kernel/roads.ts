/**
 * Roads over any ground: reach, distance and the shortest road, over whatever the game calls places (squares, zones,
 * rooms), numbered from 0.
 *
 * *Tie-break*: of all shortest roads the one taken is the first in the order of its steps, each step ranked by the order
 * in which `neighbours` names them. A game whose rules say "up, down, left, right" names them so, and is done.
 *
 * One `Roads` is made for a ground and used again and again: no call allocates. What it found last stands until the next
 * `spread`. Not part of a state: a game keeps it beside its content.
 */

/** Names the places one step away from `at`, in the order that breaks ties, by calling `step` for each. */
export type Neighbours = (at: number, step: (to: number) => void) => void;

/** What `stepsTo` says of a place no road leads to. */
export const UNREACHED = -1;

export class Roads {
  readonly #steps: Int32Array;
  /** Places in the order they were reached. */
  readonly #queue: Int32Array;
  readonly #found: Int32Array;
  readonly #visit: (to: number) => void;
  readonly #compare: (to: number) => void;
  #count = 0;
  #next = 0;
  #wanted = 0;
  #foundCount = 0;
  #neighbours: Neighbours = () => {};

  /** For a ground of so many places. */
  constructor(places: number) {
    this.#steps = new Int32Array(places).fill(UNREACHED);
    this.#queue = new Int32Array(places);
    this.#found = new Int32Array(places);
    // Made once: a closure for each place would cost more than the place.
    this.#visit = (to) => {
      if (this.#steps[to]! !== UNREACHED) return;
      this.#steps[to] = this.#next;
      this.#queue[this.#count++] = to;
    };
    this.#compare = (to) => {
      if (this.#steps[to]! !== this.#wanted) return;
      for (let n = 0; n < this.#foundCount; n++) if (this.#found[n] === to) return;
      this.#found[this.#foundCount++] = to;
    };
  }

  /**
   * Works out how many steps lead to every place, from the nearest of `from`, no further than `most`. For a road *to* a
   * goal spread from the goal, with the steps turned round where they lead one way only, and follow `road` or `waysOn`;
   * with `until`, no further than it takes to follow the road from that place.
   */
  spread(
    from: number | Iterable<number>,
    neighbours: Neighbours,
    most = Number.POSITIVE_INFINITY,
    until = UNREACHED,
  ): this {
    const steps = this.#steps;
    steps.fill(UNREACHED);
    this.#neighbours = neighbours;
    this.#count = 0;
    this.#next = 0;
    if (typeof from === 'number') this.#visit(from);
    else for (const place of from) this.#visit(place);
    for (let n = 0; n < this.#count; n++) {
      const at = this.#queue[n]!;
      if (steps[at]! >= most) break;
      // Whatever lies nearer to where it spread from has been reached before.
      if (until >= 0 && steps[until]! !== UNREACHED) break;
      this.#next = steps[at]! + 1;
      neighbours(at, this.#visit);
    }
    return this;
  }

  /** Steps between the place and the nearest place spread from; `UNREACHED` where no road leads, or none so short. */
  stepsTo(place: number): number {
    return this.#steps[place]!;
  }

  /** How many places were reached, those spread from included; `reached(n)` names them, nearest first. */
  get reach(): number {
    return this.#count;
  }

  reached(n: number): number {
    return this.#queue[n]!;
  }

  /**
   * The places next to `at` that lie on a shortest road to the nearest place spread from, first in the tie-break first;
   * how many. `way(n)` names them until the next call. None at the end of the road, or where no road leads.
   */
  waysOn(at: number, neighbours: Neighbours = this.#neighbours): number {
    this.#foundCount = 0;
    this.#wanted = this.#steps[at]! - 1;
    if (this.#wanted < 0) return 0;
    neighbours(at, this.#compare);
    return this.#foundCount;
  }

  way(n: number): number {
    return this.#found[n]!;
  }

  /** The shortest road from `at` to the nearest place spread from, `at` left out, at most `most` steps of it, added to `into`. */
  road(at: number, into: number[], most = Number.POSITIVE_INFINITY, neighbours?: Neighbours): number[] {
    let place = at;
    for (let n = 0; n < most && this.waysOn(place, neighbours) > 0; n++) {
      place = this.way(0);
      into.push(place);
    }
    return into;
  }
}
