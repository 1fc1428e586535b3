/** A copy of a state that can be played on without touching the first. The battery checks it at every decision. */
import type { Frame, State } from './state.ts';

/** Shares what never changes (content, config, what was brought, decisions) and copies the rest; nobody listens to the copy. */
export function fork<S extends State>(t: S): S {
  const copy = { ...t };
  for (const key in copy) {
    const value = copy[key];
    if (typeof value !== 'object' || value === null) continue;
    // Compared one by one: a set of names takes a tenth longer for the whole fork.
    if (key === 'content' || key === 'config' || key === 'brought') continue;
    if (key === 'open' || key === 'told') continue;
    copy[key] = copyOf(value) as typeof value;
  }
  // Decisions are never changed once made: only the list is the copy's own.
  copy.open = t.open.slice();
  copy.told = null;
  return copy;
}

export function copyFlow(flow: readonly Frame[]): Frame[] {
  return copyOf(flow) as Frame[];
}

/** A copy of any plain data of a state, to its depth. */
export function copied<T extends object>(value: T): T {
  return copyOf(value) as T;
}

function copyOf(value: object): object {
  if (Array.isArray(value)) {
    const copy = value.slice();
    // Lists hold things of one kind: when the first is a number or a word, all are.
    if (copy.length === 0 || typeof copy[0] !== 'object') return copy;
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i];
      if (typeof item === 'object' && item !== null) copy[i] = copyOf(item);
    }
    return copy;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = copyOf(item);
  }
  return copy;
}
