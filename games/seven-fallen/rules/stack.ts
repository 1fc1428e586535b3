/** Triggers are put on the Pile: the active player's, then the other's, each in the order their player likes (SF-STACK-9). */
import { call, done, type Next, procedure, type Seat } from '@tablee/kernel';
import { type Announced, contextOf, hindrance, type Pending, put, raise } from '@tablee/kernel/effect';
import {
  ENTRIES,
  type Entry,
  type Piece,
  type PileOption,
  type SevenFallen,
  type Trigger,
} from '../types.ts';
import { behind } from './because.ts';
import { canComeTo, dilemmeChoices } from './keywords/dilemme.ts';
import { noteTargets } from './keywords/egide.ts';
import { isIntervention } from './prio.ts';
import { resolving } from './resolve.ts';
import { activeFirst, faceOf, inPlay, opponent, shown } from './table.ts';
import { serialsOf, targetsNamed, targetsOf } from './targets.ts';
import { triggerOf } from './triggers.ts';

type Step = 'next' | 'dilemme' | 'order' | 'target' | 'use' | 'put' | 'placed';

/** Where a batch has got to: the trigger at hand, by its place among those that wait, keywords before texts. */
interface Batch {
  which: number;
  /** How high the Pile was before it. */
  height: number;
}

export const batch = procedure<SevenFallen, Batch, PileOption>()('batch', {
  next: (t, f): Next<Step> => {
    dropHopeless(t);
    if (dilemmeChoices(t) !== null) return 'dilemme';
    const waiting = nextOf(t);
    if (waiting.length === 0) return done;
    if (waiting.length > 1) return 'order';
    f.which = waiting[0]!;
    return 'put';
  },
  dilemme: {
    kind: 'dilemme',
    rule: 'SF-KW-DILEMME-1',
    seat: (t) => opponent(dilemmeChoices(t)!.by),
    options: (t, _, options) => {
      const { piece, abilities } = dilemmeChoices(t)!;
      for (const ability of abilities) options.push({ do: 'dilemme', ability, ...shown(t, piece) });
    },
    chosen: (t, _, option): Next<Step> => {
      const { pending } = t.effects;
      if (option.do !== 'dilemme') return 'next';
      const { by } = dilemmeChoices(t)!;
      const at = pending.findIndex(
        ({ piece, ability }) => piece === option.piece && ability === option.ability,
      );
      pending[at] = { ...pending[at]!, facts: { ...pending[at]!.facts, kept: 1 } };
      const { piece, card } = option;
      t.told?.push({ event: 'dilemmeChosen', seat: opponent(by), piece, card, rule: 'SF-KW-DILEMME-1' });
      return 'next';
    },
  },
  order: {
    kind: 'order',
    rule: 'SF-STACK-9',
    seat: (t) => waitingAt(t, nextOf(t)[0]!).by,
    options: (t, _, options) => {
      for (const at of nextOf(t)) {
        const waiting = waitingAt(t, at);
        const what = 'keyword' in waiting ? waiting.keyword : waiting.ability;
        options.push({ do: 'order', trigger: at, what, ...shown(t, waiting.piece as Piece) });
      }
    },
    chosen: (_, f, option): Next<Step> => {
      if (option.do === 'order') f.which = option.trigger;
      return 'put';
    },
  },
  put: (t, f): Next<Step> => {
    f.height = t.pile.length;
    const trigger = t.triggers[f.which];
    if (trigger === undefined) {
      const [pending] = t.effects.pending.splice(f.which - t.triggers.length, 1);
      return put(t, pending!, 'placed');
    }
    const { targets, optional } = triggerOf(trigger.keyword);
    if (targets) return 'target';
    return optional ? 'use' : putOn(t, f.which, []);
  },
  target: {
    kind: 'trigger',
    rule: 'SF-STACK-10',
    seat: (t, f) => t.triggers[f.which]!.by,
    options: (t, f, options) => {
      const trigger = t.triggers[f.which]!;
      const { optional } = triggerOf(trigger.keyword);
      for (const piece of targetsOf(t, trigger)) options.push({ do: 'target', ...shown(t, piece) });
      if (optional) options.push({ do: 'decline' });
    },
    chosen: (t, f, option): Next<Step> =>
      option.do === 'target' ? putOn(t, f.which, [option.piece]) : drop(t, f.which),
  },
  use: {
    kind: 'useTrigger',
    rule: 'SF-STACK-10',
    seat: (t, f) => t.triggers[f.which]!.by,
    options: (_, __, options) => {
      options.push({ do: 'accept' }, { do: 'decline' });
    },
    chosen: (t, f, option): Next<Step> => (option.do === 'accept' ? putOn(t, f.which, []) : drop(t, f.which)),
  },
  // Nobody can answer Intervention divine: on top of all others, it resolves at once (SF-KW-INTERVENTION-4, SF-STACK-17).
  placed: (t, f): Next<Step> => {
    const top = t.pile[t.pile.length - 1];
    const isNew = t.pile.length > f.height;
    return isNew && isImmediate(t, top!.piece) ? call(resolving, {}, 'next') : 'next';
  },
});

/** A batch about to begin. */
export const BATCH: Batch = { which: -1, height: 0 };

/** With no legal target a trigger is not put (SF-STACK-10). Texts are put in an order that tells nothing of hidden cards. */
function dropHopeless(t: SevenFallen): void {
  for (let n = t.triggers.length - 1; n >= 0; n--) {
    const trigger = t.triggers[n]!;
    if (triggerOf(trigger.keyword).targets && targetsOf(t, trigger).length === 0) t.triggers.splice(n, 1);
  }
  const { effects } = t;
  if (effects.pending.length === 0) return;
  effects.pending = inFixedOrder(effects.pending.filter((pending) => canBePut(t, pending)));
}

function canBePut(t: SevenFallen, { ability: address, piece, by, facts }: Pending): boolean {
  const { ability } = t.content.book.script(address);
  if (ability?.kind !== 'triggered') return true;
  const c = {
    ...contextOf(t, piece),
    by,
    you: by,
    it: typeof facts.piece === 'number' ? facts.piece : -1,
    facts,
  };
  const stop = hindrance(t, ability, c);
  if (ability.on === 'dilemme' && !canComeTo(t, ability, piece, by)) return false;
  return stop === null || stop === 'limit';
}

/** The order of the cards' numbers: the same whatever the hidden cards are. */
export function inFixedOrder(pending: readonly Pending[]): Pending[] {
  return [...pending].sort(
    (a, b) => a.piece - b.piece || (a.ability < b.ability ? -1 : a.ability > b.ability ? 1 : 0),
  );
}

function waitingAt(t: SevenFallen, place: number): Trigger | Pending {
  return t.triggers[place] ?? t.effects.pending[place - t.triggers.length]!;
}

/**
 * Those whose player comes next: the active one first. Intervention divine comes after all others, again the active
 * player's first (SF-STACK-17).
 */
function nextOf(t: SevenFallen): number[] {
  const count = t.triggers.length + t.effects.pending.length;
  if (count === 0) return NONE;
  for (const immediate of BOTH) {
    for (const seat of activeFirst(t)) {
      const found: number[] = [];
      for (let n = 0; n < count; n++) {
        const { by, piece } = waitingAt(t, n);
        if (by === seat && isImmediate(t, piece as Piece) === immediate) found.push(n);
      }
      if (found.length > 0) return found;
    }
  }
  return NONE;
}
const NONE: number[] = [];
const BOTH = [false, true] as const;

function isImmediate(t: SevenFallen, piece: Piece): boolean {
  return isIntervention(t, piece, inPlay(t, piece));
}

/** A keyword's effect goes on top of the Pile. */
function putOn(t: SevenFallen, place: number, targets: readonly Piece[]): Next<Step> {
  const { keyword, by, piece, about, value, line } = t.triggers.splice(place, 1)[0]!;
  const entry: Entry = {
    kind: 'trigger',
    keyword,
    by,
    piece,
    about,
    value,
    line,
    number: ENTRIES + t.serials++,
    text: null,
    targets,
    serials: serialsOf(t, targets),
    spared: [],
    gone: null,
  };
  t.pile.push(entry);
  tell(t, entry);
  return 'placed';
}

function drop(t: SevenFallen, place: number): Next<Step> {
  const [left] = t.triggers.splice(place, 1);
  t.told?.push({ event: 'passed', seat: left!.by, rule: 'SF-STACK-10' });
  return 'next';
}

/** What was announced in the effect language goes on top of the Pile: a Miracle, an ability, a trigger (SF-STACK-1, -6). */
export function putText(
  t: SevenFallen,
  by: Seat,
  piece: Piece,
  kind: Entry['kind'],
  text: Announced | null,
): void {
  const targets = text ? targetsNamed(t, text) : [];
  const entry: Entry = {
    kind,
    keyword: 'text',
    by,
    piece,
    about: -1,
    value: 0,
    line: 'ag',
    number: ENTRIES + t.serials++,
    text,
    targets,
    serials: serialsOf(t, targets),
    // The effect of a Miracle that left the Secret is one too (R-SF-110).
    spared: faceOf(t, piece).type === 'miracle' ? noteTargets(t, by, targets) : [],
    gone: null,
  };
  t.pile.push(entry);
  // A Miracle is told of once all of its price is paid (SF-STACK-4).
  if (kind !== 'miracle') tell(t, entry);
  for (const target of targets) if (target < ENTRIES) raise(t, 'targeted', { piece: target, cause: piece });
}

/** What has just come to lie on top of the Pile. */
export function tell(t: SevenFallen, entry: Entry): void {
  const { by, piece, targets } = entry;
  t.told?.push({
    event: 'triggered',
    seat: by,
    ...shown(t, piece),
    targets: targets.filter((target) => target < ENTRIES).map((target) => shown(t, target)),
    ...behind(t, entry),
  });
}
