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
  return { ...rest, open: open.map(({ id, branch }) => ({ id, branch })) };
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`);
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
