/** Effects that hold for a while begin and end. */
import type { Seat } from '../../state.ts';
import type { Lasting, Table } from '../table.ts';
import { changed } from './layer.ts';

/** From now on it holds. */
export function begin(t: Table, lasting: Omit<Lasting, 'id'>): void {
  const made: Lasting = { id: t.effects.made++, ...lasting };
  t.effects.lasting.push(made);
  t.content.book.vocabulary.began?.(t, made);
  changed(t);
}

/** The moment has come: what lasted until then is over. `seat`: only what that seat made, as in "until your next turn". */
export function expire(t: Table, until: string, seat?: Seat): void {
  end(t, (lasting) => lasting.until === until && (seat === undefined || lasting.by === seat));
}

export function end(t: Table, over: (lasting: Lasting) => boolean): void {
  const { effects } = t;
  // Mostly nothing is over: no list need be made.
  let isOver = false;
  for (const lasting of effects.lasting) if (over(lasting)) isOver = true;
  if (!isOver) return;
  const ended = effects.lasting.filter(over);
  effects.lasting = effects.lasting.filter((lasting) => !ended.includes(lasting));
  changed(t);
  for (const lasting of ended) {
    t.content.book.vocabulary.ended?.(t, lasting);
    const then = t.content.book.scripts.get(lasting.ability)?.atEnd;
    if (then === undefined) continue;
    const { ability, source: piece, by, names, numbers } = lasting;
    effects.pending.push({ ability, piece, by, facts: { piece: lasting.of[0] ?? -1 }, names, numbers });
  }
}

/** The piece left play: nothing sticks to it, and what lasted as long as it stood there is over. */
export function endWith(t: Table, piece: number): void {
  const { effects } = t;
  if (effects.lasting.length === 0) return;
  end(t, (lasting) => lasting.until === 'source' && lasting.source === piece);
  for (let i = 0; i < effects.lasting.length; i++) {
    const lasting = effects.lasting[i]!;
    if (lasting.changes.length > 0 && lasting.of.includes(piece)) {
      effects.lasting[i] = { ...lasting, of: lasting.of.filter((other) => other !== piece) };
    }
  }
  end(t, (lasting) => lasting.changes.length > 0 && lasting.of.length === 0);
  for (let i = 0; i < effects.lasting.length; i++) {
    const lasting = effects.lasting[i]!;
    if (speaksOf(lasting, piece))
      effects.lasting[i] = { ...lasting, departed: [...(lasting.departed ?? []), piece] };
  }
}

/** The piece comes into play: where it had left, what spoke of it then does not speak of this one. */
export function forget(t: Table, piece: number): void {
  const { lasting } = t.effects;
  for (let i = 0; i < lasting.length; i++) {
    const { departed, names, ...rest } = lasting[i]!;
    if (!departed?.includes(piece)) continue;
    const left = departed.filter((other) => other !== piece);
    const kept = Object.entries(names).map(([name, pieces]) => [name, pieces.filter((p) => p !== piece)]);
    lasting[i] = { ...rest, names: Object.fromEntries(kept), ...(left.length > 0 && { departed: left }) };
  }
}

function speaksOf({ names, departed }: Lasting, piece: number): boolean {
  return !departed?.includes(piece) && Object.values(names).some((pieces) => pieces.includes(piece));
}

/** It worked once more; with nothing left it is over. */
export function spend(t: Table, id: number, points: number): void {
  const lasting = t.effects.lasting.find((each) => each.id === id);
  if (!lasting || lasting.left < 0) return;
  lasting.left = Math.max(0, lasting.left - points);
  if (lasting.left === 0) end(t, (each) => each.id === id);
}
