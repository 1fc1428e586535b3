/** Numbers that are other than printed for a while: `+1 attack until the end of the round`. */

export interface Modifier {
  readonly stat: string;
  readonly amount: number;
  /** The game's word for the moment it ends: `round`, `combat`, `turn`; `source` when its source leaves play. */
  readonly until: string;
  /** The piece that gives it. */
  readonly source: number;
}

export interface Modified {
  /** By piece. */
  modifiers: Record<number, Modifier[]>;
}

export function modify(t: Modified, piece: number, modifier: Modifier): void {
  const list = t.modifiers[piece];
  if (list) list.push(modifier);
  else t.modifiers[piece] = [modifier];
}

/** The printed number with everything added that holds for the piece now. */
export function modified(t: Modified, piece: number, stat: string, printed: number): number {
  const list = t.modifiers[piece];
  if (list === undefined) return printed;
  let sum = printed;
  for (const modifier of list) if (modifier.stat === stat) sum += modifier.amount;
  return sum;
}

/** The moment has come: what lasted until then is over. */
export function expire(t: Modified, until: string): void {
  drop(t, (modifier) => modifier.until === until);
}

/** The source left play: what lasted as long as it stood there is over. */
export function expireFrom(t: Modified, source: number): void {
  drop(t, (modifier) => modifier.until === 'source' && modifier.source === source);
}

/** The piece itself left play: nothing sticks to it. */
export function forget(t: Modified, piece: number): void {
  delete t.modifiers[piece];
}

function drop(t: Modified, over: (modifier: Modifier) => boolean): void {
  for (const piece in t.modifiers) {
    const left = t.modifiers[piece]!.filter((modifier) => !over(modifier));
    if (left.length > 0) t.modifiers[piece] = left;
    else delete t.modifiers[piece];
  }
}
