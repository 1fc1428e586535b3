/** From cards as their authors wrote them to content that can be played: checked, and their abilities read. */
import { type ZodType, z } from 'zod';
import { Book } from '../../../effect/index.ts';
import { type Pack, PackError, readPack } from '../../../index.ts';
import { schemas, vocabulary } from '../effects/vocabulary.ts';
import { type Card, type CardId, COLOURS, type DuelContent, type Face } from './card.ts';
import { CARDS } from './cards.ts';

const COPIES_IN_A_DECK = 2;

const text = z.strictObject({ fr: z.string().min(1).max(60), en: z.string().min(1).max(60) });
const words = (property: string) => {
  const of = vocabulary.properties[property]!;
  const values = of.type === 'set' ? Object.keys(of.values) : [];
  return z.array(z.enum(values)).max(4).optional();
};
const printed = {
  id: z.string().regex(/^[a-z][a-z-]{0,30}$/, 'expected an id in small letters'),
  name: text,
  cost: z.int().min(0).max(9),
  colour: z.enum(COLOURS).optional(),
  keywords: words('has'),
  classes: words('class'),
};

const spell = z.strictObject({ ...printed, kind: z.literal('spell'), abilities: schemas.abilities });
const creature = z.strictObject({
  ...printed,
  kind: z.literal('creature'),
  power: z.int().min(0).max(9),
  guard: z.int().min(1).max(9),
  pays: z.literal(1).optional(),
  abilities: schemas.abilities.optional(),
});

/** A pack from outside: `{ "cards": [ … ] }`, played instead of the cards of the box. */
export const packSchema: ZodType<{ readonly cards: readonly Card[] }> = z.strictObject({
  cards: z
    .array(z.discriminatedUnion('kind', [spell, creature]))
    .min(6)
    .max(40),
});

export function content(pack: Pack | null): DuelContent {
  if (pack) return contentOf(readPack(packSchema, pack.data, pack.file).cards, pack.file);
  box ??= contentOf(readPack(packSchema, { cards: CARDS }, 'cards').cards, 'cards');
  return box;
}
let box: DuelContent | undefined;

function contentOf(cards: readonly Card[], file: string): DuelContent {
  const book = new Book(vocabulary);
  const faces = cards.map((card, at) => face(card, book, `${file} › cards[${at}]`));
  return {
    book,
    deck: Array.from({ length: COPIES_IN_A_DECK }, () => faces).flat(),
    faces: new Map(faces.map((made) => [made.id, made])),
  };
}

function face(card: Card, book: Book, where: string): Face {
  const id = card.id as CardId;
  const [first] = book.addCard(id, card.abilities ?? []).all;
  if (card.kind === 'creature') return { id, card, speed: 'slow', address: '', targets: [] };
  if (first?.kind !== 'activated' || (first.timing !== 'fast' && first.timing !== 'slow')) {
    throw new PackError(
      `${where}.abilities[0]: expected what the spell does: { activated: "fast" or "slow", … }`,
    );
  }
  return { id, card, speed: first.timing, address: first.address, targets: first.targets };
}
