/** Each player brings a deck, which the other one does not see (SF-HID-11). */
import { type Bringing, below, type Chance, pick, Refused, type Seat, shuffle } from '@tablee/kernel';
import type { Config, Format } from './config.ts';
import type { Content, Face } from './content/content.ts';
import { type Deck, deckSchema } from './content/deck.ts';
import { codeOf } from './deck/code.ts';
import { faultsOf } from './deck/faults.ts';
import { listOf, readDeck } from './deck/list.ts';
import { COPIES, violations } from './rules/deck.ts';
import type { SFView } from './types.ts';

export const bringing: Bringing<unknown, SFView, Config, Content> = {
  schema: deckSchema,
  check: (brought, { format }, content) => refuseIllegal(brought as Deck, format, content),
  faults: (brought, { format }, content) => faultsOf(brought as Deck, format, content),
  written: {
    code: (brought, content) => codeOf(brought as Deck, content),
    list: (brought, content, language) => listOf(brought as Deck, content, language),
    read: readDeck,
    name: (brought) => (brought as Deck).name ?? null,
  },
  ready: ({ format }, content) =>
    readyDecks(content, format).map(([id, deck]) => {
      const title = content.titles[id];
      const name = deck.name ?? id;
      return { id, name: title?.name ?? { fr: name, en: name }, about: title?.style, brought: deck };
    }),
  usual(seat, config, content) {
    const id = seat === 0 ? config.deck0 : config.deck1;
    if (id === '') return undefined;
    const deck = content.decks[id];
    if (!deck) {
      const names = Object.keys(content.decks).join(', ') || 'none';
      throw new Refused(`There is no deck called ${JSON.stringify(id)}; there are: ${names}.`);
    }
    refuseIllegal(deck, config.format, content);
    return deck;
  },
  likely(seen, seat, { format }, content, chance) {
    const known = Object.entries(seen.faces)
      .filter(([piece]) => (Number(piece) < seen.split ? 0 : 1) === seat && Number(piece) < seen.pieces)
      .map(([, face]) => content.faces[face]!);
    const total = seat === 0 ? seen.split : seen.pieces - seen.split;
    const adorateurs = seen.adorateurs[seat]!;
    return likelyDeck(
      content,
      format,
      known,
      { livre: total - adorateurs - EDEN, registre: adorateurs },
      chance,
    );
  },
};
const EDEN = 3;

/** The ready-made decks that are legal in this format: worked out once a content, for bots ask again and again. */
function readyDecks(content: Content, format: Format): readonly [string, Deck][] {
  const known = READY.get(content) ?? {};
  READY.set(content, known);
  known[format] ??= Object.entries(content.decks).filter(
    ([, deck]) => violations(content, deck, format).length === 0,
  );
  return known[format];
}
const READY = new WeakMap<Content, Partial<Record<Format, readonly [string, Deck][]>>>();

/** One of those that hold most of what was seen. */
function modelFor(
  ready: readonly [string, Deck][],
  known: readonly Face[],
  chance: Chance,
): Deck | undefined {
  let most = 0;
  const seen = ready.map(([, deck]) => {
    let count = 0;
    for (const { id, type } of known)
      if (id in deck.livre || id in deck.registre || deck[type as 'temple'] === id) count++;
    most = Math.max(most, count);
    return count;
  });
  const likely = ready.filter((_, n) => seen[n]! >= most * AS_LIKELY);
  return likely.length > 0 ? pick(chance, likely)[1] : undefined;
}
/** Decks that hold so much of what the best one holds may be it as well. */
const AS_LIKELY = 0.7;

function refuseIllegal(deck: Deck, format: Format, content: Content): void {
  const [first, ...others] = faultsOf(deck, format, content);
  if (!first) return;
  const { fr, en } = first.why;
  const more = others.length;
  throw new Refused(
    {
      fr: `Ce deck n’est pas légal. ${fr}${more > 0 ? ` (et ${more} de plus)` : ''}`,
      en: `This deck is not legal. ${en}${more > 0 ? ` (and ${more} more)` : ''}`,
    },
    first.rule,
  );
}

/** A deck that holds all these cards: a ready-made one, filled up and cut down to these sizes. */
export function likelyDeck(
  content: Content,
  format: Format,
  known: readonly Face[],
  sizes: { readonly livre: number; readonly registre: number },
  chance: Chance,
): Deck {
  const ready = readyDecks(content, format);
  const model = modelFor(ready, known, chance);
  const ofType = (type: Face['type']) =>
    known.find((face) => face.type === type)?.id ?? model?.[type as 'temple'];
  const any = (type: Face['type']) => ofType(type) ?? content.faces.find((face) => face.type === type)!.id;
  const { pool } = content;
  return {
    livre: filled(content, known, model?.livre, pool.livre, sizes.livre, chance),
    registre: filled(content, known, model?.registre, pool.registre, sizes.registre, chance),
    divinite: any('divinite'),
    archange: any('archange'),
    temple: any('temple'),
  };
}

function filled(
  content: Content,
  known: readonly Face[],
  model: Deck['livre'] | undefined,
  pool: readonly number[],
  size: number,
  chance: Chance,
): Deck['livre'] {
  const isIn = setOf(pool);
  // By face, and in the order they came: bots imagine a deck at every decision.
  const copies = new Uint8Array(content.faces.length);
  const faces: number[] = [];
  let count = 0;
  for (const { number } of known) {
    if (!isIn.has(number)) continue;
    if (copies[number]!++ === 0) faces.push(number);
    count++;
  }
  const rest: number[] = [];
  // As many as were seen are there already.
  for (const card in model) {
    const { number } = content.byId.get(card)!;
    for (let n = copies[number]!; n < model[card]!; n++) rest.push(number);
  }
  shuffle(chance, rest);
  // People change a ready-made deck before they bring it: here and there a page is any other.
  while (count < size) {
    const usual = rest.pop();
    const added =
      usual !== undefined && below(chance, CHANGED_ONE_IN) > 0 ? usual : other(pool, copies, chance);
    if (copies[added]!++ === 0) faces.push(added);
    count++;
  }
  const part: Record<string, number> = {};
  for (const number of faces) part[content.faces[number]!.id] = copies[number]!;
  return part;
}

function setOf(pool: readonly number[]): ReadonlySet<number> {
  let set = SETS.get(pool);
  if (!set) {
    set = new Set(pool);
    SETS.set(pool, set);
  }
  return set;
}
const SETS = new WeakMap<readonly number[], ReadonlySet<number>>();

/** Of how many pages of a ready-made deck its player has changed one. */
const CHANGED_ONE_IN = 12;

/** Any card that may be written once more. */
function other(pool: readonly number[], copies: Uint8Array, chance: Chance): number {
  let open = 0;
  for (const number of pool) if (copies[number]! < COPIES) open++;
  if (open === 0) return pick(chance, pool);
  let left = below(chance, open);
  for (const number of pool) if (copies[number]! < COPIES && left-- === 0) return number;
  throw new Error('One card of those counted is missing.');
}

/** The faces of a part, one for each copy. */
export function facesIn(content: Content, part: Deck['livre']): number[] {
  const faces: number[] = [];
  for (const card in part) {
    const { number } = content.byId.get(card)!;
    for (let n = part[card]!; n > 0; n--) faces.push(number);
  }
  return faces;
}

export function brought(t: { readonly brought: readonly unknown[] }, seat: Seat): Deck {
  return t.brought[seat] as Deck;
}
