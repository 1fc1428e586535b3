/** The head of an ability: limit, X, targets, price. Announcing carries it out in that order, then puts the ability. */
import { done, type Next } from '../../flow.ts';
import type { Text } from '../../text.ts';
import { use } from '../play/limit.ts';
import { place } from '../play/perform.ts';
import { articleOf, picking, readCount } from '../sentence/choose.ts';
import { choosingNumber, range } from '../sentence/number.ts';
import type { Context, EffectFrame, Table } from '../table.ts';
import type { Speech } from '../text/speech.ts';
import type { Timing } from '../vocabulary.ts';
import { joined, readPrice } from './block.ts';
import { readFilter } from './filter.ts';
import { type ReadCondition, type Sentence, sentence } from './forms.ts';
import { Reader } from './reader.ts';
import { readWho } from './who.ts';

export interface ReadLimit {
  readonly times: number;
  readonly per: string;
}

export interface ReadTarget {
  readonly name: string;
  canBeChosen(t: Table, c: Context): boolean;
  isLegal(t: Table, piece: number, c: Context): boolean;
  /** All that it describes, whether it may be aimed at or not. */
  described(t: Table, c: Context): number[];
  /** All it may be aimed at now. */
  legal(t: Table, c: Context): number[];
  say(speech: Speech): string;
}

export interface ReadHead {
  readonly limit: ReadLimit | null;
  /** What must be true to announce it. */
  readonly while: ReadCondition | null;
  readonly targets: readonly ReadTarget[];
  readonly cost: readonly Sentence[];
  /** Whether there is a number that X may be, and the price can be paid with it; null where that can't be told before aiming. */
  readonly canChooseX: ((t: Table, c: Context) => boolean) | null;
  /** Nothing is asked and nothing paid: it can be put at once, without a frame. */
  readonly isPlain: boolean;
  sayLimit(speech: Speech): string;
  /** All of the price but its first sentences. */
  sayCost(speech: Speech, from?: number): string;
  /** « Ciblez un Ange adverse. Choisissez X. » */
  sayChoices(speech: Speech): string[];
}

export const HEAD = ['from', 'limit', 'x', 'targets', 'cost'] as const;

export function readLimit(r: Reader | null): ReadLimit | null {
  if (r === null) return null;
  r.only('times', 'per');
  return { times: r.field('times').int(1, 9), per: r.field('per').word(r.vocabulary.periods, 'a period') };
}

export function sayLimit(
  speech: Speech,
  limit: ReadLimit | null,
  periods: Readonly<Record<string, Text>>,
): string {
  if (limit === null) return '';
  const times = speech.say(
    limit.times === 1 ? 'une fois' : `${limit.times} fois`,
    limit.times === 1 ? 'once' : limit.times === 2 ? 'twice' : `${limit.times} times`,
  );
  return `${times} ${speech.in(periods[limit.per]!)}`;
}

/** Reads the head into a block of its own, which ends by putting the ability; `may`: its player may leave it. */
export function readHead(
  r: Reader,
  may: boolean,
  condition: ReadCondition | null,
  usual: Timing['usual'] = {},
): ReadHead {
  const { script } = r.scope;
  const sentences: Sentence[] = [];
  script.head = script.blocks.push(sentences) - 1;
  const said = readLimit(r.maybe('limit'));
  const limit = said ?? usual.limit ?? null;
  const x = r.maybe('x');
  let number: ReturnType<typeof choosingNumber> | null = null;
  const affords = (t: Table, c: Context, n: number): boolean => {
    const chosen = { ...c, numbers: { ...c.numbers, x: n } };
    return (price?.sentences ?? []).every(({ payable }) => payable?.(t, chosen) ?? true);
  };
  if (x) {
    x.only('from', 'to');
    number = choosingNumber('x', range(x), readWho(null), affords);
    r.scope.numbers.add('x');
  }
  const aims = r.maybe('targets');
  const targets = aims ? aims.keys().map((name) => readTarget(aims, name)) : [];
  const [first, ...more] = [
    ...(usual.cost ? [new Reader(usual.cost, [...r.path, 'cost'], r.scope)] : []),
    ...(r.has('cost') ? [r.field('cost')] : []),
  ];
  const price = first ? readPrice(first, ...more) : null;
  for (const sentence of price?.sentences ?? [])
    if (!sentence.payable)
      r.field('cost').fail('only what can be paid: words that may stand in a price, and things to choose');

  const again = targets.map((target) => target.sentence);
  script.aim = script.blocks.push([...again, doing((t, f) => putNow(t, f, null))]) - 1;
  if (may) sentences.push(ASK_WHETHER);
  sentences.push(...again);
  if (number) sentences.push(sentence(number));
  // From here on it can't be taken back.
  if (price) {
    const { vocabulary } = r;
    if (vocabulary.aimed) sentences.push(doing((t, f) => beforePrice(t, f)));
    sentences.push(doing((_, f, at) => payNow(f, price.index, at.it)));
  }
  sentences.push(doing((t, f) => putNow(t, f, limit)));

  return {
    limit,
    while: condition,
    targets,
    cost: price?.sentences ?? [],
    // With a target the range may speak of it, and it is not chosen yet.
    canChooseX: targets.length === 0 && number ? number.canChoose : null,
    isPlain: !may && targets.length === 0 && number === null && price === null,
    // What the timing gives by itself is not printed.
    sayLimit: (speech) => sayLimit(speech, said, r.vocabulary.periods),
    sayCost: (speech, from = 0) => (price ? joined(speech, price.sentences.slice(from)) : ''),
    sayChoices: (speech) => [
      ...targets.map((target) => target.say(speech)),
      ...(number ? [number.say(speech)] : []),
    ],
  };
}

/** A part of announcing that nobody reads. */
function doing(run: Sentence['run']): Sentence {
  return sentence({ run, say: () => '' });
}

const ASK_WHETHER = sentence({
  run: () => 'may',
  ask: {
    seat: (_, f) => f.by,
    options: (_, __, ___, options) => {
      options.push({ do: 'yes' }, { do: 'no' });
    },
    chosen: (_, f, __, option) => {
      if (option.do === 'no') f.inside.length = 0;
      return 'next';
    },
  },
  say: () => '',
});

function beforePrice(t: Table, f: EffectFrame): Next<'next'> | undefined {
  f.back = false;
  const { script: ability, source: piece, by, facts, names, numbers } = f;
  return t.content.book.vocabulary.aimed!(t, { ability, piece, by, facts, names, numbers });
}

function payNow(f: EffectFrame, block: number, it: number): undefined {
  f.back = false;
  f.inside.push(place(block, it, f.by));
}

/** On the stack if the game has one; otherwise the body follows at once. */
function putNow(t: Table, f: EffectFrame, limit: ReadLimit | null): typeof done | undefined {
  const { vocabulary } = t.content.book;
  f.back = false;
  use(t, limit, f.source, f.script);
  if (vocabulary.announced) {
    const { script: ability, source: piece, by, facts, names, numbers } = f;
    vocabulary.announced(t, { ability, piece, by, facts, names, numbers });
    return done;
  }
  f.inside.length = 0;
  f.inside.push(place(0, f.it, f.by));
  return undefined;
}

function readTarget(all: Reader, key: string): ReadTarget & { readonly sentence: Sentence } {
  if (!/^[a-z][A-Za-z]{0,19}$/.test(key)) all.field(key).fail('a name in small letters');
  const r = all.field(key);
  const counted = r.has('from') && r.has('count');
  if (counted) r.only('from', 'count');
  const filter = readFilter(counted ? r.field('from') : r);
  const count = readCount(counted ? r.field('count') : null);
  const { vocabulary } = r;
  const name = key;
  r.scope.pieces.add(name);
  const targetable = vocabulary.targetable?.bind(vocabulary);
  const described = (t: Table, c: Context): number[] => filter.pieces(t, c);
  const legal = (t: Table, c: Context): number[] => {
    const found = described(t, c);
    return vocabulary.targetable ? found.filter((piece) => vocabulary.targetable!(t, piece, c)) : found;
  };
  const choosing = sentence(picking(name, 'target', { pieces: legal }, count, readWho(null), false));
  return {
    name,
    sentence: choosing,
    canBeChosen: (t, c) =>
      count.most?.fixed === 1 && !count.upTo ? filter.some(t, c, targetable) : choosing.payable!(t, c),
    described,
    legal,
    isLegal: (t, piece, c) => legal(t, c).includes(piece),
    say: (speech) => {
      const article = articleOf(count, speech);
      const { text } = speech.described(filter.nominal, article, name);
      speech.introduce(name, filter.nominal, article, true);
      return `${speech.act('ciblez|cible|cibler', 'target|targets')} ${text}`;
    },
  };
}
