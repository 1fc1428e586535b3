/** The top entry of the Pile is carried out (SF-STACK-8, -11 to -13). */
import { type Call, done, finish, type Next, procedure } from '@tablee/kernel';
import { type Announced, type EffectFrame, resolve as resolveText } from '@tablee/kernel/effect';
import {
  type Entry,
  type InPlay,
  NO_PIECE,
  type Piece,
  type ResolveOption,
  type SevenFallen,
} from '../types.ts';
import { markersFor, strengthen } from './keywords/catalyseur.ts';
import { isSpared } from './keywords/egide.ts';
import { burn, flammeVictims } from './keywords/flamme.ts';
import { revivable, revive } from './keywords/valhalla.ts';
import { inPlay, opponent, shown } from './table.ts';
import { targetNow } from './targets.ts';
import { triggerOf } from './triggers.ts';
import { put } from './zone.ts';

type Step = 'top' | 'victim' | 'marker' | 'revive' | 'after';

export const resolving = procedure<SevenFallen, object, ResolveOption>()('resolving', {
  top: (t): Next<Step> => {
    const entry = t.pile.pop()!;
    t.resolving = entry;
    // R-SF-107: a turn that runs away is a draw.
    if (++t.resolvedThisTurn >= t.config.entriesAtMost) {
      finish(t, { winners: [], how: 'runaway', rule: 'R-SF-107' });
      return done;
    }
    if (entry.keyword === 'text') return carryOut(t, entry);
    const target = entry.targets.length > 0 ? targetNow(t, entry, 0) : undefined;
    // SF-STACK-12: all targets illegal, nothing happens.
    if (entry.targets.length > 0 && target === undefined) {
      t.told?.push({ event: 'cameToNothing', seat: entry.by, ...shown(t, entry.piece), rule: 'SF-STACK-12' });
      return 'after';
    }
    t.told?.push({ event: 'resolved', seat: entry.by, ...shown(t, entry.piece), rule: 'SF-STACK-8' });
    return triggerOf(entry.keyword).resolve(t, entry, target);
  },
  victim: {
    kind: 'suffer',
    rule: 'SF-KW-FLAMME-2',
    seat: (t) => opponent(t.resolving!.by),
    options: (t, _, options) => {
      for (const { piece } of flammeVictims(t, t.resolving!.by))
        options.push({ do: 'suffer', ...shown(t, piece) });
    },
    chosen: (t, _, option): Next<Step> => {
      return option.do === 'suffer' ? burn(t, t.resolving!, inPlay(t, option.piece)!) : 'after';
    },
  },
  marker: {
    kind: 'marker',
    rule: 'SF-KW-CATALYSEUR-2',
    seat: (t) => t.resolving!.by,
    options: (t, _, options) => {
      for (const marker of markersFor(t, theTarget(t, t.resolving!))) options.push({ do: 'marker', marker });
    },
    chosen: (t, _, option): Next<Step> => {
      if (option.do === 'marker') strengthen(t, theTarget(t, t.resolving!), option.marker);
      return 'after';
    },
  },
  revive: {
    kind: 'revive',
    rule: 'SF-KW-VALHALLA-1',
    seat: (t) => t.resolving!.by,
    options: (t, _, options) => {
      for (const piece of revivable(t, t.resolving!.by)) options.push({ do: 'revive', ...shown(t, piece) });
      options.push({ do: 'decline' });
    },
    chosen: (t, _, option): Next<Step> => {
      if (option.do === 'revive') revive(t, t.resolving!.by, option.piece);
      else t.told?.push({ event: 'passed', seat: t.resolving!.by, rule: 'SF-KW-VALHALLA-1' });
      return 'after';
    },
  },
  after: (t): Next<Step> => {
    const { kind, piece, by } = t.resolving!;
    t.resolving = null;
    t.told?.push({ event: 'entryDone', seat: by, ...shown(t, piece), rule: 'SF-STACK-8' });
    // SF-MIRACLE-9, SF-STACK-18: resolved or failed, it goes to its owner's Purgatoire.
    if (kind === 'miracle') put(t, piece, 'purgatoire');
    return done;
  },
});

function theTarget(t: SevenFallen, entry: Entry): InPlay {
  return inPlay(t, entry.targets[0] ?? NO_PIECE)!;
}

/** What is written on a card, on the targets that are still the ones chosen and legal (SF-STACK-12, SF-KW-EGIDE-4). */
function carryOut(t: SevenFallen, entry: Entry): Next<Step> {
  const { text, by, piece, targets, serials, spared } = entry;
  if (text === null) return 'after';
  const lost = new Set<number>();
  const immune = new Set<number>();
  targets.forEach((target, n) => {
    const serial = serials[n]!;
    if (serial >= 0 && inPlay(t, target)?.serial !== serial) lost.add(target);
    else if (spared.includes(target) && isSpared(t, target)) immune.add(target);
  });
  const isAimless = targets.length > 0 && lost.size === new Set(targets).size;
  const next = isAimless
    ? null
    : resolveText(t, lost.size > 0 ? { ...text, names: without(text.names, lost) } : text, 'after');
  if (next === null) {
    t.told?.push({ event: 'cameToNothing', seat: by, ...shown(t, piece), rule: 'SF-STACK-12' });
    return 'after';
  }
  for (const target of immune)
    t.told?.push({
      event: 'spared',
      seat: inPlay(t, target as Piece)!.seat,
      ...shown(t, target as Piece),
      rule: 'SF-KW-EGIDE-1',
    });
  t.told?.push({ event: 'resolved', seat: by, ...shown(t, piece), rule: 'SF-STACK-8' });
  return immune.size > 0 ? sparing(next, immune) : next;
}

/** An Ange with Égide is a legal target all the same: only what the Miracle does to it is left out (SF-KW-EGIDE-4). */
function sparing(next: Next<Step>, immune: ReadonlySet<number>): Next<Step> {
  const { frame } = next as Call<Step>;
  (frame as EffectFrame).names = without((frame as EffectFrame).names, immune);
  return next;
}

/** Who is named without those pieces. */
function without(names: Announced['names'], left: ReadonlySet<number>): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(names).map(([name, pieces]) => [name, pieces.filter((piece) => !left.has(piece))]),
  );
}

/** Removes an entry without effect; what was paid stays paid (SF-STACK-19). */
export function cancelEntry(t: SevenFallen, number: number): void {
  const at = t.pile.findIndex((entry) => entry.number === number);
  const [entry] = at < 0 ? [] : t.pile.splice(at, 1);
  if (!entry) return;
  t.told?.push({ event: 'cancelled', seat: entry.by, ...shown(t, entry.piece), rule: 'SF-STACK-19' });
  if (entry.kind === 'miracle') put(t, entry.piece, 'purgatoire');
}
