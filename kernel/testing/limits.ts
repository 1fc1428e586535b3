/** How far a schema lets numbers, texts and lists go, and what holds where nothing is said. */
import { z } from 'zod';

/** What this looks at in a JSON schema. */
interface Part {
  readonly properties?: Readonly<Record<string, Part>>;
  readonly additionalProperties?: Part | boolean;
  readonly items?: Part | boolean;
  readonly prefixItems?: readonly Part[];
  readonly anyOf?: readonly Part[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly const?: unknown;
  readonly default?: unknown;
}

/**
 * Every limit there is, a line each: `health: 10 to 99, usually 39`. A test that lists them all notices whichever moves, and
 * a new one too.
 */
export function limits(schema: z.ZodType): string[] {
  const whole = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Part;
  return [...new Set(limitsIn(whole, ''))];
}

function limitsIn(part: Part, path: string): string[] {
  const said = [...span(part), ...usual(part)].join(', ');
  const own = said === '' ? [] : [`${path}: ${said}`];
  const named = Object.entries(part.properties ?? {}).map(
    ([key, inner]) => [inner, path === '' ? key : `${path}.${key}`] as const,
  );
  const others = [part.additionalProperties, part.items].map((inner) => [inner, `${path}[]`] as const);
  const placed = (part.prefixItems ?? []).map((inner, at) => [inner, `${path}[${at}]`] as const);
  const either = (part.anyOf ?? []).map((inner) => [inner, path] as const);
  const inside = [...named, ...others, ...placed, ...either].flatMap(([inner, at]) =>
    typeof inner === 'object' ? limitsIn(inner, at) : [],
  );
  return [...own, ...inside];
}

function span(part: Part): string[] {
  const between = (least: number | undefined, most: number | undefined, what: string): string[] => {
    const [from, to] = [least ?? Number.MIN_SAFE_INTEGER, most ?? Number.MAX_SAFE_INTEGER];
    if (from === Number.MIN_SAFE_INTEGER) return to === Number.MAX_SAFE_INTEGER ? [] : [`up to ${to}${what}`];
    if (to === Number.MAX_SAFE_INTEGER) return [`from ${from}${what}`];
    return [from === to ? `exactly ${from}${what}` : `${from} to ${to}${what}`];
  };
  return [
    ...between(part.minimum, part.maximum, ''),
    ...between(part.minLength, part.maxLength, ' letters'),
    ...between(part.minItems, part.maxItems, ' in the list'),
    ...(typeof part.const === 'boolean' ? [`only ${part.const}`] : []),
  ];
}

function usual({ default: given }: Part): string[] {
  return typeof given === 'number' || typeof given === 'boolean' ? [`usually ${given}`] : [];
}
