/** From outside to checked: schemas whose refusals name the place, what was expected there and what came. */
import type { ZodType, z } from 'zod';
import { PackError, Refused } from './game.ts';

/** For a pack: `braise.json › cards[4].effect[0].amount: expected a whole number from 1, got "3"`. */
export function readPack<T>(schema: ZodType<T>, data: unknown, file: string): T {
  const parsed = schema.safeParse(data, { error: inWords });
  if (parsed.success) return parsed.data;
  throw new PackError(`${file} › ${explain(parsed.error.issues[0]!, data)}`);
}

/** For a config, a position or a message. */
export function checked<T>(schema: ZodType<T>, data: unknown, what: string): T {
  const parsed = schema.safeParse(data, { error: inWords });
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
  return `${pathName(issue.path)}: ${saidOf(issue)}, got ${show(got)}`;
}

/** Given to every parse: while it parses, the schema that refused is still known, and with it its range. */
export const inWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int')) {
    return `expected ${numberName(issue.inst as Partial<z.ZodNumber> | undefined)}`;
  }
  const said = expectation(issue);
  return issue.code === 'unrecognized_keys' ? said + fieldsOf(issue.inst) : said;
};

/** What there may be instead of a field too many. */
function fieldsOf(inst: unknown): string {
  const { shape, keyType } = (inst ?? {}) as Partial<z.ZodObject> & { keyType?: Partial<z.ZodEnum> };
  const fields = shape ? Object.keys(shape) : (keyType?.options ?? []);
  return fields.length > 0 ? ` (there may be ${fields.join(', ')})` : '';
}

/** What was expected: as it was said while parsing, or as well as it can be said afterwards. */
function saidOf(issue: z.core.$ZodIssue): string {
  return issue.message.startsWith('expected ') ? issue.message : (expectation(issue) ?? issue.message);
}

function expectation(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${TYPES[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return `expected ${unit(issue.origin)} from ${issue.minimum}${issue.inclusive === false ? ' (excluded)' : ''}`;
    case 'too_big':
      return `expected ${unit(issue.origin)} up to ${issue.maximum}${issue.inclusive === false ? ' (excluded)' : ''}`;
    case 'invalid_value':
      return `expected ${oneOf(issue.values.map((value) => JSON.stringify(value)))}`;
    case 'unrecognized_keys':
      return `expected no field called ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`;
    case 'invalid_union':
      return unionName(issue);
    default:
      return undefined;
  }
}

/** `a whole number from 1 to 9`, as far as the schema says so. */
function numberName({ isInt, minValue, maxValue }: Partial<z.ZodNumber> = {}): string {
  const name = isInt ? TYPES.int! : TYPES.number!;
  const from = isBound(minValue) ? ` from ${minValue}` : '';
  const to = isBound(maxValue) ? ` ${from ? 'to' : 'up to'} ${maxValue}` : '';
  return name + from + to;
}

function isBound(value: number | null | undefined): boolean {
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
}

function unionName(issue: { errors: z.core.$ZodIssue[][]; options?: unknown }): string | undefined {
  if (Array.isArray(issue.options))
    return `expected ${oneOf(issue.options.map((name) => JSON.stringify(name)))}`;
  const names = issue.errors.flatMap((branch) => branch.slice(0, 1).map(saidOf));
  const said = names.every((name) => name.startsWith('expected '));
  return names.length > 0 && said
    ? `expected ${oneOf(names.map((name) => name.slice('expected '.length)))}`
    : undefined;
}

function oneOf(names: readonly string[]): string {
  return [...new Set(names)].join(' or ');
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
