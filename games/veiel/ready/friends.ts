/**
 * Whom a hero's effects reach besides living heroes, wherever a card says « héros »: allies, by block, moves and heals
 * (OV-KW-36 to -38), and dead heroes, by heals (OV-DEATH-8, R-OV-29). The printed words stay the same.
 */
import type { Effects } from '@tablee/kernel/effect';

type Data = Readonly<Record<string, unknown>>;
/** As the property `friend` says it: heroes alive and allies, or the dead besides. */
type Reach = 'living' | 'any';

/** What may be done to a friend, and where the word says to whom. */
const HELPS: Readonly<Record<string, { readonly fields: readonly string[]; readonly reach: Reach }>> = {
  heal: { fields: ['to'], reach: 'any' },
  block: { fields: ['to'], reach: 'living' },
  move: { fields: ['who'], reach: 'living' },
  teleport: { fields: ['who'], reach: 'living' },
  push: { fields: ['to'], reach: 'living' },
  pull: { fields: ['to'], reach: 'living' },
  swap: { fields: ['a', 'b'], reach: 'living' },
};

export function reachingFriends(effects: Effects): Effects {
  const chosen = new Map<string, Reach>();
  helped(effects, chosen);
  return widened(effects, chosen) as Effects;
}

/** The names of those who are helped, `it` among them. */
function helped(data: unknown, names: Map<string, Reach>): void {
  if (Array.isArray(data)) for (const each of data) helped(each, names);
  if (!isData(data)) return;
  const help = HELPS[data.do as string];
  for (const field of help?.fields ?? []) {
    const name = data[field];
    if (typeof name === 'string' && names.get(name) !== 'any') names.set(name, help!.reach);
  }
  for (const part of Object.values(data)) if (typeof part === 'object') helped(part, names);
}

function widened(data: unknown, names: ReadonlyMap<string, Reach>): unknown {
  if (Array.isArray(data)) return data.map((each) => widened(each, names));
  if (!isData(data)) return data;
  const help = HELPS[data.do as string];
  const each = data.each === undefined ? undefined : itIn(data.then);
  return Object.fromEntries(
    Object.entries(data).map(([field, part]) => {
      if (help?.fields.includes(field)) return [field, friends(part, help.reach)];
      if (field === 'from') return [field, friends(part, names.get(data.choose as string))];
      if (field === 'each') return [field, friends(part, each)];
      return [field, widened(part, names)];
    }),
  );
}

function itIn(then: unknown): Reach | undefined {
  const names = new Map<string, Reach>();
  helped(then, names);
  return names.get('it');
}

/** The filter, where it speaks of heroes on the board: `friend` stands where `type` stood, and reads the same. */
function friends(filter: unknown, reach: Reach | undefined): unknown {
  if (reach === undefined || !isData(filter) || filter.type !== 'hero' || 'in' in filter) return filter;
  const said = Object.entries(filter).map(([field, value]) =>
    field === 'type' ? ['friend', reach] : [field, value],
  );
  return { ...Object.fromEntries(said), in: 'friends' };
}

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
