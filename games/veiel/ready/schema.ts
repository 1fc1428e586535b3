/** What a pack from outside must look like; each wrong place gets a sentence with its path. It adds to the box. */
import { type Pack, PackError, readPack } from '@tablee/kernel';
import { effectSchemas } from '@tablee/kernel/effect';
import { type ZodType, z } from 'zod';
import {
  type Box,
  CARD_KINDS,
  COLOURS,
  ELEMENTS,
  ENTITY_KEYWORDS,
  KEYWORDS,
  RANKS,
} from '../content/types.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { checkPack } from './check-pack.ts';
import { withNeeds } from './switches.ts';

const { abilities, effects, condition } = effectSchemas(vocabulary);
const id = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'expected an id in small letters, figures and hyphens');
const text = (most: number) =>
  z.strictObject({ fr: z.string().min(1).max(most), en: z.string().min(1).max(most) });
const points = (min: number, max: number) => z.int().min(min).max(max);
const at = z.tuple([points(1, 6), points(1, 6)]);
const yes = z.literal(true);

const named = {
  id,
  ext: points(0, 8).default(0),
  needs: z.array(points(1, 8)).max(8).optional(),
  name: text(60),
  flavour: text(300).optional(),
};
const art = z.string().min(1).max(60);

const card = z.strictObject({
  ...named,
  kind: z.enum(CARD_KINDS),
  colour: z.enum(COLOURS),
  elements: z.array(z.enum(ELEMENTS)).min(2).max(6).optional(),
  keywords: z.array(z.enum(KEYWORDS)).max(6).optional(),
  oncePerTurn: yes.optional(),
  playIf: condition.optional(),
  effects,
  abilities: abilities.optional(),
  usesCorpses: yes.optional(),
  level: points(1, 3).optional(),
  copies: points(1, 2).optional(),
  art,
});

const figure = z.strictObject({ name: text(60), threat: points(1, 9), swords: points(0, 3) });
const ids = z.array(id).max(12);

const hero = z.strictObject({
  ...named,
  title: text(60),
  colours: z.array(z.enum(COLOURS)).min(2).max(4),
  threat: points(1, 9),
  swords: points(0, 3),
  base: z.tuple([points(0, 5), points(0, 5), points(0, 5), points(2, 5)]),
  initie: id,
  adepte: id,
  maitre: id,
  abilities: abilities.optional(),
  twins: z.tuple([figure, figure]).optional(),
  equipment: ids.optional(),
  freeSlots: points(0, 2).optional(),
  art,
});

const line = z.strictObject({
  move: points(0, 6).optional(),
  icon: z.enum(['single', 'multi']).optional(),
  area: id.optional(),
  effects: effects.optional(),
});
const lives = z.union([
  points(1, 12),
  z.tuple([points(1, 20), points(1, 20), points(1, 20), points(1, 20), points(1, 20)]),
]);
const enemyFields = {
  ...named,
  yellow: points(1, 6),
  lives,
  abilities: abilities.optional(),
  infranchissable: yes.optional(),
  unmoved: yes.optional(),
  summons: ids.optional(),
  family: id,
  art,
};
const enemy = z.strictObject({
  ...enemyFields,
  rank: z.enum(RANKS.slice(0, 3) as unknown as readonly ['basique', 'intermediaire', 'puissant']),
  lines: z.array(line).min(1).max(4),
});
const boss = z.strictObject({
  ...enemyFields,
  rank: z.literal('boss').default('boss'),
  lines: z.array(line).max(0).default([]),
  onLifeLost: effects.optional(),
  actions: z.array(z.strictObject({ id, name: text(60), lines: z.array(line).min(1).max(4) })).length(7),
  scenario: yes.optional(),
});

/** A trigger without its effects: read as if it armed something. */
const moment = z
  .strictObject({ on: z.string(), of: z.unknown().optional(), when: z.unknown().optional() })
  .superRefine((value, context) => {
    const { error } = abilities.safeParse([{ ...value, then: [{ do: 'arm', what: 'self' }] }]);
    const issue = error?.issues[0];
    if (issue) context.addIssue({ code: 'custom', path: issue.path.slice(1), message: issue.message });
  });
const equipment = z.strictObject({
  ...named,
  effects,
  when: moment.optional(),
  arm: z.union([moment, z.literal('ammo')]),
  charge: z.strictObject({ most: points(1, 9), others: yes.optional() }).optional(),
  ammo: z.strictObject({ start: points(0, 9), capacity: points(1, 9) }).optional(),
  abilities: abilities.optional(),
  pool: z.literal('hero').optional(),
  usesCorpses: yes.optional(),
  art,
});
const entity = z.strictObject({
  ...named,
  keywords: z.array(z.enum(ENTITY_KEYWORDS)).min(1).max(2),
  health: points(1, 8).optional(),
  threat: points(0, 9).optional(),
  unattackable: yes.optional(),
  yellow: points(1, 6).optional(),
  red: points(1, 6).optional(),
  effects: effects.optional(),
  abilities: abilities.optional(),
  supply: points(1, 20).optional(),
  art,
});
const scenario = z.strictObject({
  ...named,
  deckSize: points(13, 30),
  enemies: z
    .array(z.strictObject({ enemy: id, at }))
    .min(1)
    .max(12),
  entities: z.array(z.strictObject({ entity: id, at })).max(20),
  start: z.array(at).max(36).optional(),
  abilities: abilities.or(z.array(z.never()).length(0)),
  rules: z.array(text(400)).max(6),
  goal: z.union([
    z.strictObject({ killAll: yes }),
    z.strictObject({ survive: points(1, 20) }),
    z.strictObject({ reach: z.tuple([id], at) }),
    z.strictObject({ destroy: id }),
    z.strictObject({ kill: id }),
  ]),
  goalText: text(200),
  defeat: z.union([z.strictObject({ lost: id }), z.strictObject({ rounds: points(1, 40) })]).optional(),
  intro: text(900),
  outro: text(900),
  butins: z.strictObject({
    offers: points(0, 4),
    level: z.enum(['adepte', 'maitre']).optional(),
    essence: yes.optional(),
    equipment: yes.optional(),
  }),
});

export const packSchema = z.strictObject({
  cards: z.array(card).max(500).default([]),
  heroes: z.array(hero).max(50).default([]),
  enemies: z.array(enemy).max(200).default([]),
  bosses: z.array(boss).max(30).default([]),
  battlefields: z
    .array(z.strictObject({ ...named, abilities, art }))
    .max(50)
    .default([]),
  equipment: z.array(equipment).max(100).default([]),
  entities: z.array(entity).max(100).default([]),
  scenarios: z.array(scenario).max(20).default([]),
  areas: z.record(id, z.string().max(400)).default({}),
}) as unknown as ZodType<Box>;

/** The box with what the pack adds. */
export function withPack(box: Box, pack: Pack): Box {
  const read = readPack(packSchema, pack.data, pack.file);
  const areas = { ...box.areas, ...read.areas };
  const added = withNeeds(box, read, areas);
  const all: Box = {
    cards: [...box.cards, ...added.cards],
    heroes: [...box.heroes, ...added.heroes],
    enemies: [...box.enemies, ...added.enemies],
    bosses: [...box.bosses, ...added.bosses],
    battlefields: [...box.battlefields, ...added.battlefields],
    equipment: [...box.equipment, ...added.equipment],
    entities: [...box.entities, ...added.entities],
    scenarios: [...box.scenarios, ...added.scenarios],
    areas,
  };
  checkPack(box, added, all, (path, expected, got) => {
    throw new PackError(
      `${pack.file} › ${path}: expected ${expected}, got ${JSON.stringify(got) ?? 'nothing'}`,
    );
  });
  return all;
}
