/** What a box of content is: from outside to checked. A pack is written in the same words (see the README). */
import { type Ability, effectSchemas } from '@tablee/kernel/effect';
import { z } from 'zod';
import { vocabulary } from '../effects/vocabulary.ts';
import { KEYWORDS } from '../rules/key.ts';

const { abilities, effects, condition } = effectSchemas(vocabulary);

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a name in small letters, digits and hyphens');
const text = z.strictObject({ fr: z.string().min(1).max(60), en: z.string().min(1).max(60) });

/** A face: its Mana cost (SA-COMP-2), what must be true to play it (SA-MISC-5), and its lines. */
const face = z
  .strictObject({ cost: z.int().min(0).max(6), condition: condition.optional(), lines: effects })
  .superRefine(({ lines }, context) => {
    // An attack on the Boss adds up the damage lines of its cards (R-SA-62): they must stand in the open.
    lines.forEach((line, at) => {
      if (!('do' in line) && /"do":"(damage|packets|damageAll)"/.test(JSON.stringify(line))) {
        context.addIssue({
          code: 'custom',
          path: ['lines', at],
          message: 'expected damage as a line of its own',
        });
      }
    });
  });
const card = z.strictObject({
  id,
  name: text,
  copies: z.int().min(1).max(3).optional(),
  faces: z.tuple([face, face]),
});

/** What a Place is to the player; says nothing to the rules. */
export const MOODS = ['hostile', 'double-edged', 'kind', 'neutral'] as const;

/** What a Place changes holds from the start of its combat to the end: it depends on nothing that happens meanwhile. */
const always = z.strictObject({
  of: z.union([
    z.strictObject({ type: z.enum(['enemy', 'player']) }),
    z.strictObject({
      type: z.literal('card'),
      damages: z.literal(true).optional(),
      defends: z.literal(true).optional(),
      raised: z.literal(true).optional(),
    }),
  ]),
  gets: z.record(
    z.string(),
    z.union([z.int().min(-2).max(3), z.strictObject({ atMost: z.int().min(1).max(3) })]),
  ),
});
const placeAbility = z
  .union([z.strictObject({ on: z.string(), then: effects }), z.strictObject({ always })])
  .superRefine((ability, context) => {
    const read = abilities.safeParse([ability]);
    if (read.success) return;
    for (const { path, message } of read.error.issues)
      context.addIssue({ code: 'custom', path: path.slice(1), message });
  }) as unknown as z.ZodType<PlaceAbility>;
export type PlaceAbility = Extract<Ability, { on: string } | { always: object }>;
const place = z.strictObject({ id, name: text, mood: z.enum(MOODS), does: placeAbility.optional() });

const unknown = z.literal('?');
const enemy = z.strictObject({
  id,
  name: text,
  resistance: z.union([z.int().min(1).max(6), unknown]),
  attack: z.union([z.int().min(1).max(5), unknown]),
  keywords: z.array(z.enum(KEYWORDS)).max(3),
  /** XP when beaten in round 1 to 6 (R-SA-25). */
  xp: z.array(z.int().min(0).max(3)).length(6),
  place,
});

/** One letter a square, the top row first: see `ICONS`. */
const row = z.string().regex(/^[.tT123$§B]{4}$/, 'expected 4 squares, each one of . t T 1 2 3 $ § B');
const face5 = z.strictObject({ door: z.enum(['a', 'b', 'c', 'd']), rows: z.array(row).length(5) });
const floor = z.strictObject({ id, name: text, normal: face5, hard: face5 });
const lastFloor = z.strictObject({ door: z.enum(['a', 'b', 'c', 'd']), rows: z.array(row).min(5).max(6) });
const boss = z.strictObject({
  id,
  name: text,
  /** The number on the wooden door (SA-SETUP-5). */
  floors: z.int().min(1).max(8),
  lastFloor,
  attack: z.union([z.int().min(1).max(9), unknown]),
  gauge: z
    .array(z.union([z.int().min(1).max(6), unknown]))
    .min(1)
    .max(8),
  times2: z.boolean(),
  keywords: z.array(z.enum(KEYWORDS)).max(4),
});

const trapResult = z.union([
  z.strictObject({ level: z.int().min(1).max(12) }),
  z.strictObject({ effect: effects }),
]);
const treasureResult = z.strictObject({ effect: effects });
const traps = z.strictObject({
  standard: z.array(trapResult).length(6),
  advanced: z.array(trapResult).length(6),
});
const treasures = z.strictObject({
  standard: z.array(treasureResult).length(6),
  advanced: z.array(treasureResult).length(6),
});

export const boxSchema = z.strictObject({
  cards: z.array(card),
  advanced: z.array(card),
  enemies: z.array(enemy),
  floors: z.array(floor),
  bosses: z.array(boss),
  traps,
  treasures,
});
export type Box = z.infer<typeof boxSchema>;
export type Card = Box['cards'][number];
export type Face = Card['faces'][number];
export type Enemy = Box['enemies'][number];
export type Place = Enemy['place'];
export type FloorCard = Box['floors'][number];
export type Boss = Box['bosses'][number];
export type Traps = Box['traps'];
export type Treasures = Box['treasures'];
export type Mood = (typeof MOODS)[number];

/** A pack: whole lists, or single things that take the place of the one with the same id. */
export const packSchema = z.strictObject({
  name: z.string().max(80).optional(),
  cards: z.array(card).min(1).max(24).optional(),
  advanced: z.array(card).min(1).max(24).optional(),
  enemies: z.array(enemy).min(1).max(36).optional(),
  floors: z.array(floor).min(1).max(16).optional(),
  bosses: z.array(boss).min(1).max(16).optional(),
  traps: traps.partial().optional(),
  treasures: treasures.partial().optional(),
  /** Lists named here are taken whole instead of being laid over ours by id. */
  whole: z.array(z.enum(['cards', 'advanced', 'enemies', 'floors', 'bosses'])).optional(),
});
export type PackData = z.infer<typeof packSchema>;
