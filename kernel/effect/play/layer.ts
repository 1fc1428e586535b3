/**
 * Numbers and words in layers. The order is always the same: printed; set (the latest); the best of what does not add up;
 * added and taken; doubled and halved; limits. Lasting effects and constant abilities are worked out together when something that matters has changed
 * (`changed`), never at a look. Constant abilities see words (classes, keywords) before they give numbers: one that gives
 * words sees what is printed or lasting, one that gives numbers sees all words, and other numbers as printed or lasting.
 */
import type { Change, Context, Table } from '../table.ts';

/** What is worked out, kept beside the state and never in it. */
interface Worked {
  /** 0: nothing holds yet. 1: words are worked out. 2: numbers too. */
  stage: 0 | 1 | 2;
  fresh: boolean;
  readonly changes: Map<number, Change[]>;
}

const WORKED = new WeakMap<Table, Worked>();
const NO_WORDS: readonly string[] = [];
// Mostly asked of the same table as a moment ago.
let lastTable: Table | null = null;
let lastWorked: Worked | undefined;

function workedOf(t: Table): Worked | undefined {
  if (t === lastTable) return lastWorked;
  lastTable = t;
  lastWorked = WORKED.get(t);
  return lastWorked;
}

/** Something that constant abilities may ask about is different now: pieces came or went, were hurt, tired or bound. */
export function changed(t: Table): void {
  if (t.effects.constant.length === 0) return;
  const worked = workedOf(t);
  if (worked) worked.fresh = false;
}

/** The number with everything that changes it; undefined where the piece has none. */
export function numberOf(t: Table, piece: number, name: string): number | undefined {
  const property = t.content.book.vocabulary.properties[name]!;
  const printed = (property as { of(t: Table, piece: number): number | undefined }).of(t, piece);
  return printed === undefined ? undefined : numberFrom(t, piece, name, printed);
}

/** The same for rules that have the printed number at hand: with nothing that changes anything it costs nothing. */
export function numberFrom(t: Table, piece: number, name: string, printed: number): number {
  const { lasting, constant } = t.effects;
  if (lasting.length === 0 && constant.length === 0) return printed;
  const own = constant.length === 0 ? undefined : changesOf(t, piece, 2);
  if (own === undefined && lasting.length === 0) return printed;
  return layered(t, piece, name, printed, own);
}

/** The words of a set (classes, keywords, `cannot`, `abilities`) with everything that changes them. */
export function wordsOf(t: Table, piece: number, name: string): readonly string[] {
  const { lasting, constant } = t.effects;
  const property = t.content.book.vocabulary.properties[name];
  const printed = property?.type === 'set' ? property.of(t, piece) : NO_WORDS;
  if (lasting.length === 0 && constant.length === 0) return printed;
  let words = printed;
  const own = constant.length === 0 ? undefined : changesOf(t, piece, 1);
  if (own) for (const change of own) if (change.what === name) words = withWords(words, change);
  for (const { of, changes } of lasting) {
    if (changes.length === 0 || !of.includes(piece)) continue;
    for (const change of changes) if (change.what === name) words = withWords(words, change);
  }
  return words;
}

/** Whether a piece has this word now; `printed`: by itself. As `wordsOf(…).includes(word)`, without making a list. */
export function hasWord(t: Table, piece: number, name: string, word: string, printed: boolean): boolean {
  const { lasting, constant } = t.effects;
  let has = printed;
  if (constant.length > 0) {
    const own = changesOf(t, piece, 1);
    if (own) for (const change of own) if (change.what === name) has = stillHas(has, change, word);
  }
  for (const { of, changes } of lasting) {
    if (changes.length === 0 || !of.includes(piece)) continue;
    for (const change of changes) if (change.what === name) has = stillHas(has, change, word);
  }
  return has;
}

function stillHas(has: boolean, { how, words }: Change, word: string): boolean {
  if (how === 'set') return words.includes(word);
  return how === 'lose' ? has && !words.includes(word) : has || words.includes(word);
}

function withWords(words: readonly string[], { how, words: given }: Change): readonly string[] {
  if (how === 'set') return given;
  if (how === 'lose') return words.filter((word) => !given.includes(word));
  return [...words, ...given.filter((word) => !words.includes(word))];
}

/** The layers of one number while it is worked out; used again for the next one. */
const LAYERS = { set: 0, lowest: 0, highest: 0, added: 0, factor: 1, halves: 0, least: 0, most: 0 };

function layered(t: Table, piece: number, name: string, printed: number, own: Change[] | undefined): number {
  LAYERS.set = printed;
  LAYERS.lowest = Number.POSITIVE_INFINITY;
  LAYERS.highest = Number.NEGATIVE_INFINITY;
  LAYERS.added = 0;
  LAYERS.factor = 1;
  LAYERS.halves = 0;
  LAYERS.least = Number.NEGATIVE_INFINITY;
  LAYERS.most = Number.POSITIVE_INFINITY;
  if (own) take(own, name);
  for (const { of, changes } of t.effects.lasting) {
    if (changes.length > 0 && of.includes(piece)) take(changes, name);
  }
  let number = (bestOf(LAYERS) + LAYERS.added) * LAYERS.factor;
  for (let halves = LAYERS.halves; halves > 0; halves--) number = Math.floor(number / 2);
  return Math.min(LAYERS.most, Math.max(LAYERS.least, number));
}

/** 0 is "without": then only what is given counts. */
function bestOf({ set, lowest, highest }: typeof LAYERS): number {
  if (lowest < Number.POSITIVE_INFINITY) return set > 0 ? Math.min(set, lowest) : lowest;
  return Math.max(set, highest);
}

function take(changes: readonly Change[], name: string): void {
  for (const { what, how, n } of changes) {
    if (what !== name) continue;
    if (how === 'add') LAYERS.added += n;
    else if (how === 'set') LAYERS.set = n;
    else if (how === 'lowest') LAYERS.lowest = n > 0 ? Math.min(LAYERS.lowest, n) : LAYERS.lowest;
    else if (how === 'highest') LAYERS.highest = Math.max(LAYERS.highest, n);
    else if (how === 'times') LAYERS.factor *= n;
    else if (how === 'half') LAYERS.halves++;
    else if (how === 'atLeast') LAYERS.least = Math.max(LAYERS.least, n);
    else if (how === 'atMost') LAYERS.most = Math.min(LAYERS.most, n);
  }
}

/** What constant abilities change of the piece, as far as that stage has been reached. */
function changesOf(t: Table, piece: number, stage: 1 | 2): Change[] | undefined {
  let worked = workedOf(t);
  if (worked === undefined) {
    worked = { stage: 0, fresh: false, changes: new Map() };
    WORKED.set(t, worked);
    lastWorked = worked;
  }
  if (!worked.fresh) work(t, worked);
  // Asked by a constant ability while it is being worked out: it sees less.
  return worked.stage >= stage ? worked.changes.get(piece) : undefined;
}

function work(t: Table, worked: Worked): void {
  worked.fresh = true;
  worked.stage = 0;
  worked.changes.clear();
  apply(t, worked, 'words');
  worked.stage = 1;
  apply(t, worked, 'numbers');
  worked.stage = 2;
}

function apply(t: Table, worked: Worked, kind: 'words' | 'numbers'): void {
  const { book } = t.content;
  const found: { piece: number; change: Change }[] = [];
  for (const source of t.effects.constant) {
    for (const ability of book.card(t, source).statics) {
      if (ability.elsewhere && !ability.elsewhere(t, source)) continue;
      const gets = ability.gets[kind];
      if (gets.length === 0) continue;
      const c = contextOf(t, source);
      if (ability.while && !ability.while.holds(t, c)) continue;
      for (const piece of ability.of.pieces(t, c)) {
        c.it = piece;
        for (const get of gets) found.push({ piece, change: get.now(t, c) });
      }
    }
  }
  // All at once: no ability sees what another of the same kind gives.
  for (const { piece, change } of found) {
    const list = worked.changes.get(piece);
    if (list) list.push(change);
    else worked.changes.set(piece, [change]);
  }
}

/** The context in which an ability of this piece speaks. */
export function contextOf(t: Table, source: number): Context {
  const by = t.content.book.vocabulary.controller(t, source);
  return { by, you: by, source, it: -1, names: {}, numbers: {}, facts: {}, as: '' };
}

export function isForbidden(t: Table, action: string, piece: number): boolean {
  const { lasting, constant } = t.effects;
  if (lasting.length === 0 && constant.length === 0) return false;
  return t.content.book.gives('cannot', action) && hasWord(t, piece, 'cannot', action, false);
}

/** Works everything out anew and compares: says so when somebody forgot to say `changed`. */
export function checkLayers(t: Table): void {
  const worked = workedOf(t);
  if (!worked?.fresh || t.effects.constant.length === 0) return;
  const before = JSON.stringify([...worked.changes].sort(([a], [b]) => a - b));
  work(t, worked);
  const now = JSON.stringify([...worked.changes].sort(([a], [b]) => a - b));
  if (before !== now)
    throw new Error(`Constant abilities gave ${before}, and now give ${now}: nobody called changed(t).`);
}
