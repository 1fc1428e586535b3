/** An entry of the Pile is copied or aimed anew, target by target (SF-DATA-19). */
import { done, type Frame, type Next, procedure, type Seat } from '@tablee/kernel';
import { type Context, raise } from '@tablee/kernel/effect';
import { ENTRIES, type Entry, type Piece, type PileOption, type SevenFallen } from '../types.ts';
import { noteTargets } from './keywords/egide.ts';
import { entryOf, faceOf, shown } from './table.ts';
import { serialsOf, targetsOf } from './targets.ts';

interface Copying {
  /** Who chooses; a copy is theirs too. */
  readonly seat: Seat;
  /** Numbers of the entries still to come. */
  list: number[];
  readonly how: 'copy' | 'redirect';
  /** The targets chosen so far for the first of them. */
  chosen?: number[];
}
type CopyFrame = Frame & Copying;

export const copying = procedure<SevenFallen, Copying, PileOption>()('copying', {
  next: (t, f): Next<'next' | 'aim'> => {
    const entry = entryOf(t, f.list[0] ?? -1);
    if (f.list.length === 0) return done;
    f.chosen ??= [];
    if (entry && f.chosen.length < entry.targets.length) return 'aim';
    if (entry) put(t, f, entry);
    f.list = f.list.slice(1);
    f.chosen = [];
    return 'next';
  },
  aim: {
    kind: 'retarget',
    rule: 'SF-STACK-12',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      const entry = entryOf(t, f.list[0]!)!;
      options.push({ do: 'decline' });
      for (const piece of candidates(t, f, entry)) {
        const on = entryOf(t, piece);
        options.push({ do: 'target', ...shown(t, on ? on.piece : (piece as Piece)), piece: piece as Piece });
      }
    },
    chosen: (t, f, option): Next<'next'> => {
      const { targets } = entryOf(t, f.list[0]!)!;
      f.chosen!.push(option.do === 'target' ? option.piece : targets[f.chosen!.length]!);
      return 'next';
    },
  },
});

/** What else the target at hand may be: legal for the player whose effect it is. */
function candidates(t: SevenFallen, f: CopyFrame, entry: Entry): number[] {
  const by = f.how === 'copy' ? f.seat : entry.by;
  const now = entry.targets[f.chosen!.length]!;
  const isOpen = (piece: number) => piece !== now && piece !== entry.number && !f.chosen!.includes(piece);
  if (entry.text === null) return targetsOf(t, { ...entry, by }).filter(isOpen);
  const { ability } = t.content.book.script(entry.text.ability);
  if (!ability || !('targets' in ability)) return [];
  const names = namesWith(t, entry, f.chosen!);
  const { facts, numbers } = entry.text;
  const c: Context = {
    by,
    you: by,
    source: entry.piece,
    it: -1,
    names,
    numbers: { ...numbers },
    facts,
    as: '',
  };
  let before = 0;
  for (const target of ability.targets) {
    const count = entry.text.names[target.name]?.length ?? 0;
    if (f.chosen!.length < before + count)
      return target
        .legal(t, c)
        .filter((piece) => isOpen(piece) && !entry.text!.names[target.name]!.includes(piece));
    before += count;
  }
  return [];
}

/** What its targets are called, with those chosen so far in their places. */
function namesWith(
  t: SevenFallen,
  { text, targets }: Entry,
  chosen: readonly number[],
): Record<string, number[]> {
  const names = Object.fromEntries(
    Object.entries(text!.names).map(([name, pieces]) => [name, pieces.slice()]),
  );
  const all = [...chosen, ...targets.slice(chosen.length)];
  const { ability } = t.content.book.script(text!.ability);
  if (!ability || !('targets' in ability)) return names;
  let at = 0;
  for (const { name } of ability.targets) {
    const count = text!.names[name]?.length ?? 0;
    names[name] = all.slice(at, at + count);
    at += count;
  }
  return names;
}

/** A copy goes on top, controlled by who made it: no card goes with it. Aimed anew, an entry stays where it lies. */
function put(t: SevenFallen, f: CopyFrame, entry: Entry): void {
  const targets = f.chosen! as Piece[];
  const isCopy = f.how === 'copy';
  const by = isCopy ? f.seat : entry.by;
  const made: Entry = {
    ...entry,
    by,
    kind: isCopy && entry.kind === 'miracle' ? 'ability' : entry.kind,
    number: isCopy ? ENTRIES + t.serials++ : entry.number,
    text: entry.text && { ...entry.text, by, names: namesWith(t, entry, targets) },
    targets,
    serials: serialsOf(t, targets),
    // Égide counts the effect of a Miracle, copied or not (SF-KW-EGIDE-1).
    spared: faceOf(t, entry.piece).type === 'miracle' ? noteTargets(t, by, targets) : entry.spared,
  };
  if (isCopy) t.pile.push(made);
  else t.pile = t.pile.map((each) => (each.number === entry.number ? made : each));
  t.told?.push({
    event: isCopy ? 'copied' : 'redirected',
    seat: f.seat,
    ...shown(t, entry.piece),
    rule: 'SF-STACK-9',
  });
  for (const target of targets) {
    if (target < ENTRIES && (isCopy || !entry.targets.includes(target)))
      raise(t, 'targeted', { piece: target, cause: entry.piece });
  }
}
