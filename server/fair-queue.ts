/**
 * What waits for its turn. Each thing has a path, from the large group to the small one (an address, a page): at every
 * fork the branches take turns, so however much one of them brings, another waits for one thing of each and no more.
 */
export class FairQueue<T> {
  readonly #root: Branch<T> = new Map();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(path: readonly string[], item: T): void {
    let branch = this.#root;
    for (const name of path.slice(0, -1)) {
      const next = branch.get(name) ?? new Map();
      branch.set(name, next);
      branch = next as Branch<T>;
    }
    const last = path.at(-1)!;
    const leaf = branch.get(last) as T[] | undefined;
    if (leaf) leaf.push(item);
    else branch.set(last, [item]);
    this.#size++;
  }

  take(): T | undefined {
    if (this.#size === 0) return undefined;
    this.#size--;
    return takeFrom(this.#root);
  }

  /** Everything at once, in no particular order. */
  clear(): T[] {
    const all: T[] = [];
    for (let item = this.take(); item !== undefined; item = this.take()) all.push(item);
    return all;
  }
}

/** Paths that begin alike are equally long. */
type Branch<T> = Map<string, Branch<T> | T[]>;

function takeFrom<T>(branch: Branch<T>): T {
  const [name, next] = branch.entries().next().value!;
  const item = Array.isArray(next) ? next.shift()! : takeFrom(next);
  // Behind all others, if there is anything left.
  branch.delete(name);
  if ((Array.isArray(next) ? next.length : next.size) > 0) branch.set(name, next);
  return item;
}
