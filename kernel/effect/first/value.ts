/** Works out values and conditions. */
import type { State } from '../../state.ts';
import type { Condition, Context, Value, Vocabulary } from './language.ts';

export function amountOf<S extends State>(
  words: Vocabulary<S>,
  t: S,
  context: Context,
  value: Value,
): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return named(words.values, value, 'value').of(t, context);
  const of = (part: Value): number => amountOf(words, t, context, part);
  if ('add' in value) return value.add.reduce<number>((sum, part) => sum + of(part), 0);
  if ('minus' in value) return of(value.minus[0]) - of(value.minus[1]);
  if ('times' in value) return of(value.times[0]) * of(value.times[1]);
  if ('half' in value) return Math.floor(of(value.half) / 2);
  if ('min' in value) return Math.min(...value.min.map(of));
  if ('max' in value) return Math.max(...value.max.map(of));
  return named(words.groups, value.count, 'group').of(t, context).length;
}

export function holds<S extends State>(
  words: Vocabulary<S>,
  t: S,
  context: Context,
  condition: Condition,
): boolean {
  if (typeof condition === 'string') return named(words.conditions, condition, 'condition').of(t, context);
  if ('not' in condition) return !holds(words, t, context, condition.not);
  if ('all' in condition) return condition.all.every((part) => holds(words, t, context, part));
  if ('any' in condition) return condition.any.some((part) => holds(words, t, context, part));
  const [left, sign, right] = condition.compare;
  const [a, b] = [amountOf(words, t, context, left), amountOf(words, t, context, right)];
  switch (sign) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '=':
      return a === b;
    case '>=':
      return a >= b;
    case '>':
      return a > b;
  }
}

export function named<T>(table: Readonly<Record<string, T>>, name: string, what: string): T {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found === undefined)
    throw new Error(`No ${what} is called ${name}; there are ${Object.keys(table).join(', ')}.`);
  return found;
}
