/** From cards as their authors wrote them to content that can be played: checked, and its effects made into scripts. */
import { type ZodType, z } from 'zod';
import { Scripts } from '../../../effect/index.ts';
import { type Pack, readPack } from '../../../index.ts';
import { schemas } from '../effects/vocabulary.ts';
import { type Card, type CardId, type DuelContent, type Face, MOMENTS, SPEEDS, TARGETS } from './card.ts';
import { CARDS } from './cards.ts';

const COPIES_IN_A_DECK = 2;

const text = z.strictObject({ fr: z.string().min(1).max(60), en: z.string().min(1).max(60) });
const printed = {
  id: z.string().regex(/^[a-z][a-z-]{0,30}$/, 'expected an id in small letters'),
  name: text,
  cost: z.int().min(0).max(9),
};

const spell = z.strictObject({
  ...printed,
  kind: z.literal('spell'),
  speed: z.enum(SPEEDS),
  target: z.enum(TARGETS).optional(),
  effect: schemas.effects,
});

const trigger = z.strictObject({
  on: z.enum(MOMENTS),
  when: schemas.condition.optional(),
  effect: schemas.effects,
});

const creature = z.strictObject({
  ...printed,
  kind: z.literal('creature'),
  power: z.int().min(0).max(9),
  guard: z.int().min(1).max(9),
  pays: z.literal(1).optional(),
  triggers: z.array(trigger).max(4).optional(),
});

/** A pack from outside: `{ "cards": [ … ] }`, played instead of the cards of the box. */
export const packSchema: ZodType<{ readonly cards: readonly Card[] }> = z.strictObject({
  cards: z
    .array(z.discriminatedUnion('kind', [spell, creature]))
    .min(6)
    .max(20),
});

export function content(pack: Pack | null): DuelContent {
  if (pack) return contentOf(readPack(packSchema, pack.data, pack.file).cards);
  box ??= contentOf(readPack(packSchema, { cards: CARDS }, 'cards').cards);
  return box;
}
let box: DuelContent | undefined;

function contentOf(cards: readonly Card[]): DuelContent {
  const scripts = new Scripts();
  const faces = cards.map((card) => face(card, scripts));
  return { scripts, deck: Array.from({ length: COPIES_IN_A_DECK }, () => faces).flat() };
}

function face(card: Card, scripts: Scripts): Face {
  const { cost } = card;
  const id = card.id as CardId;
  if (card.kind === 'spell') {
    const { speed, target } = card;
    return { id, card, cost, speed, target: target ?? null, block: scripts.add(card.effect), triggers: [] };
  }
  const triggers = (card.triggers ?? []).map(({ on, when, effect }) => ({
    on,
    ...(when !== undefined && { when }),
    block: scripts.add(effect),
  }));
  return { id, card, cost, speed: 'slow', target: null, block: -1, triggers };
}
