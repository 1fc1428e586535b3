/** The schema of a game's effects: bounded, closed, no code; an error names the place and what was expected. */
import { type ZodType, z } from 'zod';
import { inWords } from '../../schema.ts';
import { COMPARISONS, type Condition, type Effects, type Value, type Vocabulary } from './language.ts';

/** Deeper or longer than this is no card: it is an attack on whoever loads the pack. */
const DEEPEST = 8;
const LONGEST = 24;

export interface EffectSchemas {
  readonly effects: ZodType<Effects>;
  readonly value: ZodType<Value>;
  readonly condition: ZodType<Condition>;
}

export function effectSchemas(
  words: Pick<Vocabulary<never>, 'words' | 'conditions' | 'values' | 'groups'>,
): EffectSchemas {
  const group = nameOf(words.groups, 'group');

  const value = valueSchema(words.values, group);
  // A condition is looked at whenever options are listed: it may not draw chance.
  const steady = Object.fromEntries(Object.entries(words.values).filter(([, named]) => !named.rolls));
  const certain = valueSchema(steady, group);

  const condition: ZodType<Condition> = z.lazy(() =>
    dispatch<Condition>('a condition word, or {not|all|any|compare}', (input) => {
      if (typeof input === 'string') return nameOf(words.conditions, 'condition');
      switch (onlyKey(input)) {
        case 'not':
          return z.strictObject({ not: condition });
        case 'all':
          return z.strictObject({ all: z.array(condition).min(1).max(LONGEST) });
        case 'any':
          return z.strictObject({ any: z.array(condition).min(1).max(LONGEST) });
        case 'compare':
          return z.strictObject({ compare: z.tuple([certain, z.enum(COMPARISONS), certain]) });
        default:
          return null;
      }
    }),
  );

  const effect: ZodType<Effects[number]> = z.lazy(() =>
    dispatch<Effects[number]>('{do: …} or one of {if|choose|may|each|repeat}', (input) => {
      if (typeof input !== 'object' || input === null) return null;
      if ('do' in input) return wordSchema(words.words, input, condition);
      if ('if' in input) return z.strictObject({ if: condition, then: block, else: block.optional() });
      if ('choose' in input) return z.strictObject({ choose: z.array(block).min(2).max(LONGEST) });
      if ('may' in input) return z.strictObject({ may: block });
      if ('each' in input) return z.strictObject({ each: group, then: block });
      if ('repeat' in input) return z.strictObject({ repeat: value, then: block });
      return null;
    }),
  );

  const block: ZodType<Effects> = z.array(effect).min(1).max(LONGEST);
  return {
    effects: bounded(block, 'effects'),
    value: bounded(value, 'a value'),
    condition: bounded(condition, 'a condition'),
  };
}

function valueSchema(names: Readonly<Record<string, unknown>>, group: ZodType<string>): ZodType<Value> {
  const value: ZodType<Value> = z.lazy(() =>
    dispatch<Value>('a whole number, a value word, or {add|minus|times|half|min|max|count}', (input) => {
      if (typeof input === 'number') return z.int().min(-99).max(99);
      if (typeof input === 'string') return nameOf(names, 'value');
      switch (onlyKey(input)) {
        case 'add':
          return z.strictObject({ add: z.array(value).min(1).max(LONGEST) });
        case 'minus':
          return z.strictObject({ minus: z.tuple([value, value]) });
        case 'times':
          return z.strictObject({ times: z.tuple([value, value]) });
        case 'half':
          return z.strictObject({ half: value });
        case 'min':
          return z.strictObject({ min: z.array(value).min(1).max(LONGEST) });
        case 'max':
          return z.strictObject({ max: z.array(value).min(1).max(LONGEST) });
        case 'count':
          return z.strictObject({ count: group });
        default:
          return null;
      }
    }),
  );
  return value;
}

/** Looks at the depth first: what is too deep is never walked to its bottom. */
function bounded<T>(schema: ZodType<T>, what: string): ZodType<T> {
  return z.unknown().transform((input, context) => {
    if (!isDeeper(input, DEEPEST * 2)) return pass(schema, input, context) as T;
    context.addIssue({ code: 'custom', message: `expected ${what} at most ${DEEPEST} levels deep` });
    return z.NEVER;
  }) as unknown as ZodType<T>;
}

/** The schema that fits what came, chosen by looking at it: errors then speak of that one, not of all of them. */
function dispatch<T>(expected: string, choose: (input: unknown) => ZodType | null): ZodType<T> {
  return z.unknown().transform((input, context) => {
    const schema = choose(input);
    if (schema) return pass(schema, input, context) as T;
    context.addIssue({ code: 'custom', message: `expected ${expected}` });
    return z.NEVER;
  }) as unknown as ZodType<T>;
}

function pass(schema: ZodType, input: unknown, context: z.RefinementCtx): unknown {
  const parsed = schema.safeParse(input, { error: inWords });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) context.addIssue(issue as never);
  return z.NEVER;
}

function wordSchema(
  words: Vocabulary<never>['words'],
  input: object,
  condition: ZodType<Condition>,
): ZodType {
  const name = (input as { do: unknown }).do;
  const word = typeof name === 'string' && Object.hasOwn(words, name) ? words[name] : undefined;
  if (!word) return z.looseObject({ do: z.enum(Object.keys(words) as [string, ...string[]]) });
  return z.unknown().transform((whole, context) => {
    const { do: verb, when, ...given } = whole as Record<string, unknown>;
    const args = pass(word.arguments, given, context);
    if (args === z.NEVER) return z.NEVER;
    const parsed: Record<string, unknown> = { do: verb, ...(args as object) };
    if (when !== undefined) parsed.when = pass(z.object({ when: condition }), { when }, context) && when;
    return parsed;
  });
}

function nameOf(table: Readonly<Record<string, unknown>>, what: string): ZodType<string> {
  const names = Object.keys(table);
  return z.string().refine((name) => Object.hasOwn(table, name), {
    message: `expected a ${what}: ${names.length > 0 ? names.join(', ') : 'this game has none'}`,
  });
}

function onlyKey(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  const keys = Object.keys(input);
  return keys.length === 1 ? keys[0]! : null;
}

function isDeeper(input: unknown, levels: number): boolean {
  if (typeof input !== 'object' || input === null) return false;
  return levels === 0 || Object.values(input).some((part) => isDeeper(part, levels - 1));
}
