/**
 * `{ choose: 'prey', from: filter, count: 1, by: who }`: pieces get a name that later sentences use. Exactly so many, `{ upTo: 2 }`,
 * `'any'` number or `'all'`; at `random`; `ordered` when the order of choosing counts. One small question at a time.
 */
import { below } from '../../random.ts';
import type { Option } from '../../state.ts';
import { readFilter } from '../read/filter.ts';
import type { Question, ReadFilter, ReadSeat, ReadValue, Sentence } from '../read/forms.ts';
import type { Reader } from '../read/reader.ts';
import { fixed, readValue } from '../read/value.ts';
import { readWho } from '../read/who.ts';
import type { Context, EffectFrame, Table } from '../table.ts';
import { type Article, after } from '../text/nominal.ts';

export interface ReadCount {
  /** How many at most; null for as many as there are. */
  readonly most: ReadValue | null;
  /** Fewer will do. */
  readonly upTo: boolean;
  readonly all: boolean;
}

export function readCount(r: Reader | null): ReadCount {
  if (r === null) return { most: fixed(1), upTo: false, all: false };
  if (r.input === 'all') return { most: null, upTo: false, all: true };
  if (r.input === 'any') return { most: null, upTo: true, all: false };
  if (r.has('upTo')) {
    r.only('upTo');
    return { most: readValue(r.field('upTo')), upTo: true, all: false };
  }
  return { most: readValue(r), upTo: false, all: false };
}

export function readChoose(r: Reader): Sentence {
  r.only('choose', 'from', 'count', 'by', 'random', 'ordered');
  const name = r.field('choose').newName();
  const from = readFilter(r.field('from'));
  const count = readCount(r.maybe('count'));
  const by = readWho(r.maybe('by'));
  const random = r.maybe('random')?.literal(true) ?? false;
  const ordered = r.maybe('ordered')?.literal(true) ?? false;
  r.scope.pieces.add(name);
  const pick = picking(name, 'choose', from, count, by, ordered);

  return {
    ...pick,
    run(t, f, at) {
      if (random) {
        f.names[name] = atRandom(t, from.pieces(t, f), count.most?.of(t, f) ?? Number.POSITIVE_INFINITY);
        return undefined;
      }
      return pick.run(t, f, at);
    },
    say(speech) {
      const article = articleOf(count, speech);
      // The sentence that uses them says which: « détruisez un Ange adverse ».
      if (by.isYou && !random) {
        const shown = ordered ? after(from.nominal, IN_ANY_ORDER) : from.nominal;
        speech.introduce(name, shown, article);
        return '';
      }
      const text = speech.described(from.nominal, article).text;
      speech.introduce(name, from.nominal, article, true);
      const rest = `${text}${random ? speech.say(' au hasard', ' at random') : ''}`;
      if (by.isYou) return `${speech.act('choisissez|choisit|choisir', 'choose|chooses')} ${rest}`;
      return `${by.say(speech)} ${speech.say('choisit', 'chooses')} ${rest}`;
    },
  };
}

export function articleOf(
  { most, upTo, all }: ReadCount,
  speech: { number(value: ReadValue): string },
): Article {
  if (all) return 'all';
  if (most === null) return 'any';
  if (most.fixed === 1 && !upTo) return 'one';
  return { count: speech.number(most), upTo };
}

/** The questions, one piece at a time. Shared with targets, which are chosen on announcement. */
export function picking(
  name: string,
  kind: Question,
  from: Pick<ReadFilter, 'pieces'>,
  count: ReadCount,
  by: ReadSeat,
  ordered: boolean,
): Sentence & { run: Sentence['run'] } {
  const picks: NonNullable<Sentence['picks']> = { name, suits: null };
  const all = (t: Table, f: Context): number[] => {
    let found = from.pieces(t, f);
    if (picks.suits) found = found.filter((piece) => picks.suits!(t, f, piece));
    const { vocabulary } = t.content.book;
    if (kind === 'target' || vocabulary.choosable === undefined) return found;
    return found.every((piece) => vocabulary.choosable!(t, piece, f))
      ? found
      : found.filter((piece) => vocabulary.choosable!(t, piece, f));
  };
  const left = (t: Table, f: Context): number[] => {
    const picked = f.names[name] ?? [];
    return all(t, f).filter((piece) => !picked.includes(piece));
  };
  return {
    picks,
    run(t, f, at) {
      const found = all(t, f);
      f.names[name] = [];
      at.left = Math.min(count.most?.of(t, f) ?? found.length, found.length);
      if (at.left <= 0) return undefined;
      const allOfThem = at.left === found.length && !count.upTo;
      if (allOfThem && kind === 'choose' && (!ordered || found.length === 1)) {
        f.names[name] = found;
        return undefined;
      }
      return kind;
    },
    ask: {
      seat: (t, f) => by.of(t, f),
      options: (t, f, _, options) => {
        const { vocabulary } = t.content.book;
        for (const piece of left(t, f)) {
          const does = kind === 'target' ? 'target' : 'choose';
          options.push({ do: does, ...vocabulary.shown?.(t, piece), piece } as Option);
        }
        if (count.upTo) options.push({ do: 'done' });
        if (f.back) options.push({ do: 'back', back: true } as Option);
      },
      chosen: (_, f, at, option) => {
        if (option.do === 'back') return takeBack(f);
        if (option.do === 'done') return 'next';
        f.names[name]!.push((option as unknown as { piece: number }).piece);
        return --at.left > 0 ? kind : 'next';
      },
    },
    possible: (t, c) => {
      c.names[name] = all(t, c);
      return false;
    },
    payable: (t, c) => count.upTo || all(t, c).length >= (count.most?.of(t, c) ?? 0),
    say: () => '',
  };
}

/** The announcement is taken back: nothing was paid, nothing happened. */
function takeBack(f: EffectFrame): 'next' {
  f.inside.length = 0;
  return 'next';
}

function atRandom(t: Table, pieces: number[], most: number): number[] {
  const picked: number[] = [];
  while (picked.length < most && pieces.length > 0)
    picked.push(pieces.splice(below(t, pieces.length), 1)[0]!);
  return picked;
}

const IN_ANY_ORDER = { fr: 'dans l’ordre de votre choix', en: 'in any order' };
