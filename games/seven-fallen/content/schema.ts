/** What a set of cards from outside must look like; each wrong place gets a sentence with its path. */
import { explain, type Pack, PackError, readPack } from '@tablee/kernel';
import { effectSchemas } from '@tablee/kernel/effect';
import { type ZodType, z } from 'zod';
import { propertiesOf } from '../effects/properties.ts';
import { vocabularyOf } from '../effects/vocabulary.ts';
import { violations } from '../rules/deck.ts';
import { type Card, RARITIES } from './card.ts';
import { type CardSet, type Content, contentOf, namesOf } from './content.ts';
import { deckSchema } from './deck.ts';
import { misfit, misfitHead, misfitLent } from './fitting.ts';
import { KEYWORDS, VALUED } from './keywords.ts';

const id = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'expected an id in small letters, figures and hyphens');
const text = z.strictObject({ fr: z.string().min(1).max(400), en: z.string().min(1).max(400) });
const points = (min: number, max: number) => z.int().min(min).max(max);

const keywords = z.strictObject(
  Object.fromEntries(
    KEYWORDS.map((keyword) => {
      const isValued = (VALUED as readonly string[]).includes(keyword);
      return [keyword, (isValued ? points(1, 20) : z.literal(true)).optional()];
    }),
  ),
) as ZodType<NonNullable<Card['keywords']>>;

const printed = {
  id,
  name: text,
  kingdom: id,
  rarity: z.enum(RARITIES).optional(),
  artist: z.string().max(60).optional(),
  flavour: text.optional(),
  motif: id.optional(),
  classes: z.array(id).max(4).optional(),
  token: z.literal(true).optional(),
  keywords: keywords.optional(),
  /** Read with the names of the loaded kingdoms and classes at hand: see `checkAbilities`. */
  abilities: z.array(z.unknown()).max(8).optional(),
};

const cards = {
  divinite: { volonte: points(0, 99), fv: points(1, 99), plumes: points(1, 3) },
  archange: { atq: points(0, 20), fv: points(1, 30), facteurTemps: points(0, 10), ec: points(0, 20) },
  temple: { ec: points(0, 30), typeLine: id },
  adorateur: { ec: points(0, 20) },
  ange: { cost: points(0, 20).optional(), atq: points(0, 20), fv: points(1, 30) },
  golem: {
    bou: points(1, 30),
    cost: points(0, 20),
    tempete: points(0, 20).nullable(),
    atq: points(0, 20).optional(),
  },
  miracle: { minimum: points(0, 10), revoke: points(0, 10) },
  equipement: {
    cost: points(0, 20),
    bonus: z.strictObject({ atq: points(-9, 9).optional(), fv: points(-9, 9).optional() }).optional(),
    grants: keywords.optional(),
  },
  benediction: { cost: points(0, 20) },
} as const;

const card = z.discriminatedUnion(
  'type',
  Object.entries(cards).map(([type, fields]) =>
    z.strictObject({ ...printed, type: z.literal(type), ...fields }),
  ) as never,
) as unknown as ZodType<Card>;

/** A pack: kingdoms and classes by their names, cards, and ready-made decks. It adds to the cards of the box. */
export const setSchema = z.strictObject({
  kingdoms: z.record(id, text).default({}),
  classes: z.record(id, text).default({}),
  markers: z.record(id, text).default({}),
  cards: z.array(card).max(2000),
  decks: z.record(z.string().min(1).max(60), deckSchema).default({}),
  titles: z.record(z.string().min(1).max(60), z.strictObject({ name: text, style: text })).optional(),
}) as unknown as ZodType<CardSet>;

/** The sets of the box with what the pack adds. */
export function loaded(sets: readonly CardSet[], pack: Pack | null): Content {
  if (!pack) return contentOf(sets);
  const added = readPack(setSchema, pack.data, pack.file);
  const all = [...sets, added];
  checkNames(all, added, pack.file);
  checkAbilities(all, added, pack.file);
  const content = contentOf(all);
  checkDecks(content, added, pack.file);
  return content;
}

/** A ready-made deck is there to be played: legal in one format at least (SF-DECK-11). */
function checkDecks(content: Content, added: CardSet, file: string): void {
  for (const [name, deck] of Object.entries(added.decks)) {
    const [broken] = violations(content, deck, 'standard');
    if (!broken || violations(content, deck, 'starter').length === 0) continue;
    const { part, card, has, expected, rule } = broken;
    const where = card === undefined || card === deck[part as 'temple'] ? part : `${part}.${card}`;
    const place = `${file} › decks.${name}.${where}`;
    if (card !== undefined && !content.byId.has(card))
      throw new PackError(
        `${place}: expected the id of a card${near(content, card)}, got ${JSON.stringify(card)}`,
      );
    const about = has === undefined ? `${card} is not allowed there` : `${has} instead of ${expected}`;
    throw new PackError(`${place}: expected a legal deck, got ${about} (${rule})`);
  }
  for (const name of Object.keys(added.titles ?? {})) {
    const names = Object.keys(added.decks).join(', ') || 'none';
    if (!(name in added.decks))
      throw new PackError(`${file} › titles.${name}: expected the name of a deck of this pack: ${names}`);
  }
}

/** Ids that begin alike. */
export function near(content: Content, card: string): string {
  const alike = [...content.byId.keys()].filter((id) => id.slice(0, 4) === card.slice(0, 4)).slice(0, 3);
  return alike.length > 0 ? `, such as ${alike.join(', ')}` : '';
}

/** A Miracle is never in play (SF-TERM-13): what is used there it could never use. */
const NEVER_OF_A_MIRACLE: ReadonlySet<string> = new Set([
  'parole',
  'phasecombat',
  'sacrifice',
  'miracleTiming',
]);
const NEVER_USED = {
  miracle: 'miracle or purgatoire, for a Miracle is never in play (SF-TERM-13)',
  other: 'a moment when this card can be used: only a Miracle has an effect when it is played',
} as const;

/** What a schema can't see: cards that are there twice, kingdoms and classes without a name, rules between fields. */
function checkNames(all: readonly CardSet[], added: CardSet, file: string): void {
  const seen = new Set(all.slice(0, -1).flatMap(({ cards }) => cards.map((card) => card.id)));
  const kingdoms = new Set(all.flatMap((set) => Object.keys(set.kingdoms)));
  const classes = new Set(all.flatMap((set) => Object.keys(set.classes)));
  const own = propertiesOf({ kingdoms: {}, classes: {}, markers: {}, cards: {}, tokens: {} });
  for (const marker of Object.keys(added.markers ?? {})) {
    if (Object.hasOwn(own, marker) || marker === 'both')
      throw new PackError(`${file} › markers.${marker}: expected an id that means nothing else`);
  }
  added.cards.forEach((card, n) => {
    const refuse = (path: string, expected: string, got: string): never => {
      throw new PackError(`${file} › cards[${n}].${path}: expected ${expected}, got ${JSON.stringify(got)}`);
    };
    if (seen.has(card.id)) refuse('id', 'an id that no other card has', card.id);
    seen.add(card.id);
    if (!kingdoms.has(card.kingdom)) refuse('kingdom', `one of ${[...kingdoms].join(', ')}`, card.kingdom);
    for (const name of card.classes ?? []) {
      if (!classes.has(name)) refuse('classes', `one of ${[...classes].join(', ')}`, name);
    }
    if (card.type === 'ange' && card.cost === undefined && !card.keywords?.invocation)
      refuse('cost', 'a cost, for only an Ange with Invocation has none (SF-KW-INVOCATION-5)', 'nothing');
    if (card.type === 'ange' && card.cost !== undefined && card.keywords?.invocation)
      refuse('cost', 'none, for an Ange with Invocation has no cost (SF-KW-INVOCATION-5)', String(card.cost));
    (card.abilities ?? []).forEach((ability, k) => {
      const timing = 'activated' in ability ? ability.activated : '';
      if (card.type === 'miracle' ? NEVER_OF_A_MIRACLE.has(timing) : timing === 'miracle')
        refuse(
          `abilities[${k}].activated`,
          NEVER_USED[card.type === 'miracle' ? 'miracle' : 'other'],
          timing,
        );
      const why = 'on' in ability ? misfitHead(ability.on, card.type) : null;
      if (why !== null) refuse(`abilities[${k}].on`, why, card.type);
    });
    if (card.token && card.type !== 'ange' && card.type !== 'golem')
      refuse('token', 'an Ange or a Golem, for a token is on the CDB only (R-SF-100)', card.type);
    for (const keyword of KEYWORDS) {
      const why = card.keywords?.[keyword] ? misfit(keyword, card.type) : null;
      if (why !== null) refuse(`keywords.${keyword}`, why, card.type);
      const lent = card.type === 'equipement' && card.grants?.[keyword] ? misfitLent(keyword) : null;
      if (lent !== null) refuse(`grants.${keyword}`, lent, keyword);
    }
  });
}

/** What the effect language refuses, with the path to it. */
function checkAbilities(all: readonly CardSet[], added: CardSet, file: string): void {
  const { abilities } = effectSchemas(vocabularyOf(namesOf(all)));
  added.cards.forEach((card, n) => {
    if (!card.abilities) return;
    const parsed = abilities.safeParse(card.abilities);
    const issue = parsed.error?.issues[0];
    if (!issue) return;
    throw new PackError(`${file} › cards[${n}].abilities${explain(issue, card.abilities)}`);
  });
}
