/** The fingerprint of a state: the same on every machine, whatever the order its fields were made in. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { State } from './state.ts';

/** 16 hexadecimal digits of the SHA-256 of the canonical text. */
export function hash(t: State): string {
  return fingerprint(kept(t));
}

export function fingerprint(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value)))).slice(0, 16);
}

/** The state without what can be made again: content from the config, options from the rules. */
export function kept(t: State): object {
  const { content: _, told: __, open, ...rest } = t;
  return { ...rest, open: open.map(({ id, seat, branch, shared }) => ({ id, seat, branch, shared })) };
}

/**
 * Which content this is: the same fingerprint for the same cards, maps and numbers, packs included. What is made from them
 * by code (compiled closures) does not count. For telling why an old game goes another way; whether it does, its own
 * hashes say.
 */
export function contentId(content: unknown): string {
  if (typeof content !== 'object' || content === null) return fingerprint(content);
  let id = CONTENT_IDS.get(content);
  if (id === undefined) {
    id = fingerprint(asData(content, new Set()));
    CONTENT_IDS.set(content, id);
  }
  return id;
}
const CONTENT_IDS = new WeakMap<object, string>();

/** What knows its own data by `toJSON` gives that; maps, sets and typed arrays as lists; functions left out, and so is whatever leads back to where one came from. */
function asData(value: unknown, inside: Set<object>): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (inside.has(value)) return undefined;
  inside.add(value);
  const part = (item: unknown): unknown => asData(item, inside);
  let data: unknown;
  if (Array.isArray(value)) data = value.map(part);
  else if (ArrayBuffer.isView(value)) data = Array.from(value as unknown as ArrayLike<number>);
  else if ('toJSON' in value && typeof value.toJSON === 'function') data = part(value.toJSON());
  else if (value instanceof Map) data = [...value].map(part);
  else if (value instanceof Set) data = [...value].map(part);
  else data = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, part(item)]));
  inside.delete(value);
  return data;
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) {
    // Most of a state is lists of numbers, and these have no keys to sort.
    if (value.every((item) => typeof item === 'number')) return JSON.stringify(value);
    return `[${value.map(canonical).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const of = value as Readonly<Record<string, unknown>>;
    const fields = Object.keys(of)
      .filter((key) => of[key] !== undefined)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(of[key])}`);
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
