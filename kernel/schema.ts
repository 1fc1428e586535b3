/** From outside to checked: schemas whose refusals name the place, what was expected there and what came. */
import type { ZodType, z } from 'zod';
import { PackError, Refused } from './game.ts';

/** For a pack: `braise.json › cards[4].effect[0].amount: expected a whole number from 1, got "3"`. */
export function readPack<T>(schema: ZodType<T>, data: unknown, file: string): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new PackError(`${file} › ${explain(parsed.error.issues[0]!, data)}`);
}

/** For a config, a position or a message. */
export function checked<T>(schema: ZodType<T>, data: unknown, what: string): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new Refused(`${what} › ${explain(parsed.error.issues[0]!, data)}`);
}

/** `cards[4].cost: expected a whole number from 0, got "3"`. */
export function explain(issue: z.core.$ZodIssue, data: unknown): string {
  // A union reports all its branches; the one that got furthest is the one that was meant.
  if (issue.code === 'invalid_union') {
    const branches = issue.errors.map((issues) => issues[0]).filter((first) => first !== undefined);
    const deepest = branches.sort((a, b) => b.path.length - a.path.length)[0];
    if (deepest && deepest.path.length > 0) {
      return explain({ ...deepest, path: [...issue.path, ...deepest.path] }, data);
    }
  }
  const got = at(data, issue.path);
  return `${pathName(issue.path)}: ${expectation(issue)}, got ${show(got)}`;
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${TYPES[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return `expected ${unit(issue.origin)} from ${issue.minimum}${issue.inclusive === false ? ' (excluded)' : ''}`;
    case 'too_big':
      return `expected ${unit(issue.origin)} up to ${issue.maximum}${issue.inclusive === false ? ' (excluded)' : ''}`;
    case 'invalid_value':
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'unrecognized_keys':
      return `expected no field called ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`;
    default:
      return issue.message;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  tuple: 'a list',
};

function unit(origin: string): string {
  if (origin === 'array' || origin === 'set') return 'a list of a length';
  if (origin === 'string') return 'a text of a length';
  return 'a whole number';
}

function pathName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return '(whole)';
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('');
}

function at(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return value;
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
