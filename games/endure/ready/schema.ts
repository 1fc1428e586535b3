/** What is printed, from outside to checked. A pack is written in the same words (see the README). */
import { type Ability, type EffectSchemas, effectSchemas, type Vocabulary } from '@tablee/kernel/effect';
import { type ZodType, z } from 'zod';
import {
  type Achievement,
  type CampaignBook,
  DEEDS,
  type EnemyCard,
  type EventCard,
  type Item,
  type Mission,
  OBJECTIVE_KINDS,
  type RadarToken,
  type RefugeEvent,
  type ResolveCard,
  type SurvivorCard,
  type TitanCard,
} from '../printed.ts';

const id = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a name in small letters, digits and hyphens');
const text = (longest: number) =>
  z.strictObject({ fr: z.string().min(1).max(longest), en: z.string().min(1).max(longest) });
const name = text(60);
const line = text(300);
const story = text(1200);
const yes = z.literal(true).optional();
const upTo = (most: number, least = 0) => z.int().min(least).max(most);
const printed = { id, name, motif: id, flavour: line.optional() };
/** A zone of a mission: `3A` is zone A of the third tile. */
const where = z.string().regex(/^[1-9]\d?[A-Za-z]$/, 'expected a tile’s number and a letter, such as 3A');

const weapon = z.strictObject({
  range: upTo(9),
  dice: upTo(9, 1),
  threshold: upTo(6, 2),
  noise: upTo(6),
  pairable: yes,
  damage: upTo(6, 1).optional(),
  stuns: yes,
});
const wear = z.strictObject({
  save: upTo(6, 2).optional(),
  slows: upTo(3, 1).optional(),
  breathes: yes,
  clearsHead: yes,
  steadiesChecks: upTo(3, 1).optional(),
  scans: upTo(6, 1).optional(),
});

function itemSchema(ability: ZodType<Ability>) {
  return z
    .strictObject({
      ...printed,
      kind: z.enum(['weapon', 'armour', 'helmet', 'object', 'noise']),
      copies: upTo(12, 1),
      weapon: weapon.optional(),
      wear: wear.optional(),
      text: line.optional(),
      ability: ability.optional(),
      singleUse: yes,
      charges: upTo(4, 1).optional(),
      noise: upTo(6, 1).optional(),
    })
    .superRefine((item, context) => {
      const needs = { weapon: 'weapon', armour: 'wear', helmet: 'wear', noise: 'noise' } as const;
      const part = item.kind === 'object' ? null : needs[item.kind];
      if (part && item[part] === undefined) {
        context.addIssue({
          code: 'custom',
          path: [part],
          message: `expected the ${part} of a card of kind ${item.kind}`,
        });
      }
      if (item.kind === 'object' && !item.ability && !item.charges) {
        context.addIssue({ code: 'custom', path: ['ability'], message: 'expected what the object does' });
      }
    });
}

const passive = z.strictObject({
  name,
  text: line,
  traits: z.strictObject({
    sparesFriends: upTo(6, 1).optional(),
    firstMove: upTo(4, 2).optional(),
    allowance: upTo(3, 1).optional(),
    steadies: upTo(3, 1).optional(),
    rerollsTests: upTo(3, 1).optional(),
    movesInAttack: yes,
    heals: upTo(3, 1).optional(),
  }),
});

const enemy = z.strictObject({
  ...printed,
  plural: name,
  faction: id,
  tier: upTo(5, 1),
  actions: upTo(6, 1),
  life: upTo(40, 1),
  damage: upTo(9),
  range: upTo(9),
  size: upTo(6, 1),
  biological: z.boolean(),
  figures: upTo(60),
  boss: yes,
  lifePerSurvivor: upTo(12, 1).optional(),
  solomon: yes,
});

const token = z.strictObject({
  id,
  faction: id,
  contents: z.array(z.strictObject({ type: id, n: upTo(9, 1) })).min(1),
  copies: upTo(9, 1),
  boss: yes,
});

const titan = z
  .strictObject({
    ...printed,
    copies: upTo(6, 1),
    text: line.optional(),
    attack: z
      .strictObject({
        range: upTo(9),
        dice: upTo(9, 1),
        threshold: upTo(6, 2),
        radial: yes,
        targets: z.enum(['one', 'all']),
        condition: z.enum(['mostLife', 'leastResolve']).optional(),
        actions: upTo(3, 1).optional(),
        stuns: yes,
        tests: yes,
      })
      .optional(),
    mood: z
      .strictObject({
        range: upTo(3, -3).optional(),
        radialRange: upTo(3, -3).optional(),
        dice: upTo(3, -3).optional(),
        threshold: upTo(3, -3).optional(),
        actions: upTo(3, -3).optional(),
        checks: upTo(3, -3).optional(),
      })
      .optional(),
  })
  .superRefine(({ attack, mood }, context) => {
    if ((attack === undefined) !== (mood === undefined)) return;
    const message = 'expected an attack or a mood, one of them';
    context.addIssue({ code: 'custom', path: ['attack'], message });
  });

function missionSchema({ effects }: EffectSchemas) {
  const objective = z.strictObject({
    id,
    kind: z.enum(OBJECTIVE_KINDS),
    name,
    at: z.array(where).min(1).max(10).optional(),
    tile: upTo(12, 1).optional(),
    to: z.array(where).min(1).max(10).optional(),
    count: upTo(10, 1).optional(),
    after: z.array(id).min(1).max(10).optional(),
    noise: upTo(6, 1).optional(),
    byLoader: yes,
    enemy: id.optional(),
    effects: effects.optional(),
  });
  return z.strictObject({
    id,
    name,
    motif: id,
    briefing: story,
    won: story,
    lost: story,
    tiles: z
      .array(
        z.strictObject({
          tile: id,
          x: upTo(12, -12),
          y: upTo(12, -12),
          rotation: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
        }),
      )
      .min(1)
      .max(12),
    start: where,
    exits: z.array(where).max(2),
    doors: z
      .array(z.strictObject({ between: z.tuple([where, where]), open: z.boolean() }))
      .max(16)
      .optional(),
    objectives: z.array(objective).min(1).max(10),
    radar: z.array(where).min(1).max(20),
    tokens: z.array(upTo(17)).length(6),
    factions: z.array(id).min(1).max(3),
    boss: z.enum(['board', 'pool']).optional(),
    loader: where.optional(),
    caches: z
      .array(z.strictObject({ item: id, at: where }))
      .max(10)
      .optional(),
    minSurvivors: upTo(6, 1),
    maxSurvivors: upTo(6, 1),
    requiredClasses: z.array(id).max(6).optional(),
    given: z
      .array(z.strictObject({ item: id, unlessClass: id.optional() }))
      .max(6)
      .optional(),
    special: z
      .array(z.strictObject({ round: upTo(20), effects, text: line.optional() }))
      .max(10)
      .optional(),
    // R-ES-83.
    clock: upTo(20, 10),
  });
}

const campaign = z.strictObject({
  id,
  name,
  motif: id,
  blurb: line,
  missions: z.array(id).min(1).max(10),
});

/** A tile as one text, or as a list of its lines. */
const tile = z.union([z.string().max(4000), z.array(z.string().max(200)).max(60)]);

/** A single ability where the kernel reads lists of them. */
function oneAbility({ abilities }: EffectSchemas): ZodType<Ability> {
  return z.unknown().transform((input, context) => {
    const parsed = abilities.safeParse([input]);
    if (parsed.success) return parsed.data[0]!;
    for (const { message, path } of parsed.error.issues) {
      context.addIssue({ code: 'custom', message, path: path.slice(1) });
    }
    return z.NEVER;
  }) as unknown as ZodType<Ability>;
}

/** The lists a box is made of, in the vocabulary that its tiles give. */
export function boxSchemas(vocabulary: Vocabulary) {
  const schemas = effectSchemas(vocabulary);
  const { effects } = schemas;
  const ability = oneAbility(schemas);
  const skill = z.strictObject({ name, ability });
  return {
    survivors: z.strictObject({
      ...printed,
      feminine: z.boolean().optional(),
      life: upTo(20, 1),
      passive,
      active: skill,
      crisis: skill,
    }),
    items: itemSchema(ability),
    events: z.strictObject({
      ...printed,
      copies: upTo(9, 1),
      holds: z.enum(['lockdown', 'blackout', 'gravity']).optional(),
      effects,
      text: line.optional(),
    }),
    resolve: z.strictObject({
      ...printed,
      number: upTo(9, 1),
      kind: z.enum(['instant', 'lasting']),
      effects,
    }),
    achievements: z.strictObject({
      ...printed,
      deed: z.enum(DEEDS),
      count: upTo(30, 1),
      within: z.enum(['turn', 'mission']),
      condition: line,
      rewardKind: z.enum(['A', 'B']),
      reward: ability,
    }),
    enemies: enemy,
    radar: token,
    titan,
    refuge: z.strictObject({ ...printed, kind: z.enum(['helps', 'harms', 'choice']), effects }),
    missions: missionSchema(schemas),
    campaigns: campaign,
  } as const;
}

export const LISTS = [
  'survivors',
  'items',
  'events',
  'resolve',
  'achievements',
  'enemies',
  'radar',
  'titan',
  'refuge',
  'missions',
  'campaigns',
] as const;
export type List = (typeof LISTS)[number];

export interface Lists {
  readonly survivors: readonly SurvivorCard[];
  readonly items: readonly Item[];
  readonly events: readonly EventCard[];
  readonly resolve: readonly ResolveCard[];
  readonly achievements: readonly Achievement[];
  readonly enemies: readonly EnemyCard[];
  readonly radar: readonly RadarToken[];
  readonly titan: readonly TitanCard[];
  readonly refuge: readonly RefugeEvent[];
  readonly missions: readonly Mission[];
  readonly campaigns: readonly CampaignBook[];
}

/** What a pack may hold: any of the lists, and tiles. */
export function packSchema(vocabulary: Vocabulary): ZodType<PackData> {
  const schemas = boxSchemas(vocabulary);
  const lists = Object.fromEntries(
    LISTS.map((list) => [list, z.array(schemas[list]).min(1).max(60).superRefine(eachOnce).optional()]),
  );
  return z.strictObject({
    name: z.string().max(80).optional(),
    tiles: z.array(tile).max(24).optional(),
    ...lists,
    whole: z.array(z.enum(LISTS)).optional(),
  }) as unknown as ZodType<PackData>;
}

/** Of two things with one id only one could ever be found. */
function eachOnce(things: readonly { readonly id: string }[], context: z.RefinementCtx): void {
  things.forEach(({ id }, n) => {
    if (things.findIndex((other) => other.id === id) === n) return;
    context.addIssue({
      code: 'custom',
      path: [n, 'id'],
      message: `expected an id of its own, "${id}" is there`,
    });
  });
}

/** Only its tiles, which decide what the rest may say. */
export const packTiles = z.looseObject({ tiles: z.array(tile).max(24).optional() });

export type PackData = { readonly [Name in List]?: Lists[Name] } & {
  readonly name?: string;
  readonly tiles?: readonly (string | readonly string[])[];
  /** Lists named here are taken whole instead of being laid over ours by id. */
  readonly whole?: readonly List[];
};
