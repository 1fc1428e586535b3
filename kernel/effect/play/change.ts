/**
 * Changes that may be replaced or prevented. Before it is carried out, each is held against what stands in its way; several
 * at once are ordered by the affected side, the active one first, and none applies twice to the same event. Then all are
 * carried out together; a procedure of the game may still ask about them before (`settling`).
 */
import { call, done, frame, type Next, type Procedure, procedure } from '../../flow.ts';
import type { Frame, Option, Seat } from '../../state.ts';
import type { RuleId } from '../../text.ts';
import type { ReadReplacement } from '../read/ability.ts';
import type { Context, EffectOption, Facts, Pending, Table } from '../table.ts';
import { spend } from './lasting.ts';
import { isUsedUp, use } from './limit.ts';
import { effectFrame } from './perform.ts';
import { raise } from './trigger.ts';

interface Changing {
  readonly event: string;
  facts: (Record<string, number | string> | null)[];
  /** Which of them is being looked at. */
  now: number;
  /** What has been applied to it, or declined: sources and abilities. */
  applied: string[];
  /** What is played with them instead of carrying them out at once. */
  settling: Frame | null;
}

/** What a procedure gets that settles changes: it carries them out itself, by `carryOut`. */
export interface Settling {
  facts: (Record<string, number | string> | null)[];
}

interface Standing {
  readonly ability: ReadReplacement;
  readonly piece: number;
  readonly by: Seat;
  /** The lasting effect it comes from; −1 for a piece's own ability. */
  readonly lasting: number;
  readonly names: Pending['names'];
  readonly numbers: Pending['numbers'];
}

type ReplaceOption = Extract<EffectOption, { do: 'replace' | 'no' }> | (Option & { do: 'no' });

/** Carries the changes out, then goes on at `then`. With nothing in the way it happens on the spot. */
export function change<Then extends string>(
  t: Table,
  event: string,
  facts: Facts | readonly Facts[],
  then: Then,
): Next<Then> {
  const all = Array.isArray(facts) ? (facts as readonly Facts[]) : [facts as Facts];
  if (isContested(t, event)) return replacing(t, event, all, null, then);
  carryOut(t, event, all);
  return then;
}

/** The same, but what is left of them once all that replaces them was applied is handed to a procedure of the game. */
export function settle<T extends Table, Then extends string>(
  t: T,
  event: string,
  all: readonly Facts[],
  by: Procedure<T, Settling, Option>,
  then: Then,
): Next<Then> {
  if (isContested(t, event)) return replacing(t, event, all, { does: by.name, at: by.first }, then);
  return { then, frame: frame(by, { facts: all.map((each) => ({ ...each })) }) };
}

function replacing<Then extends string>(
  t: Table,
  event: string,
  all: readonly Facts[],
  settling: Frame | null,
  then: Then,
): Next<Then> {
  const order = t.content.book.vocabulary.order(t);
  const place = (facts: Facts): number => order.indexOf(affectedSeat(t, event, facts));
  const facts = all.map((each) => ({ ...each })).sort((a, b) => place(a) - place(b));
  return call(changing, { event, facts, now: 0, applied: [], settling }, then);
}

/** Whether anything in play or lasting could stand in the way. */
function isContested(t: Table, event: string): boolean {
  const { book } = t.content;
  if (!book.replaced.has(event)) return false;
  for (const key of book.keys.instead(event)) if ((t.effects.heard[key]?.length ?? 0) > 0) return true;
  return t.effects.lasting.some(({ ability }) => replacementOf(t, ability)?.event === event);
}

function replacementOf(t: Table, address: string): ReadReplacement | null {
  const ability = t.content.book.scripts.get(address)?.ability;
  return ability?.kind === 'replacement' ? ability : null;
}

/** Nothing stands in the way any longer; null for what was replaced or prevented altogether. */
export function carryOut(t: Table, event: string, all: readonly (Facts | null)[]): void {
  const happening = t.content.book.vocabulary.happenings[event]!;
  if (happening.heardFirst) for (const facts of all) if (facts) raise(t, event, facts);
  const came: Facts[] = [];
  for (const facts of all) {
    if (!facts) continue;
    const done = happening.does?.(t, facts);
    if (done) came.push(...done);
    else came.push(facts);
  }
  if (!happening.heardFirst) for (const facts of came) raise(t, event, facts);
}

/** The name by which frames of changes are found. */
const changing: Procedure<Table, Changing, ReplaceOption> = { name: 'changing', first: 'look', steps: {} };

export function changingBy(rule: RuleId): Procedure<Table, Changing, ReplaceOption> {
  return procedure<Table, Changing, ReplaceOption>()('changing', {
    look: (t, f): Next<'look' | 'replace' | 'over'> => {
      if (f.now >= f.facts.length) {
        if (f.settling) {
          const frame: Frame & Settling = { ...f.settling, facts: f.facts.splice(0) };
          return { then: 'over', frame };
        }
        carryOut(t, f.event, f.facts);
        return done;
      }
      const standing = f.facts[f.now] === null ? [] : inTheWay(t, f);
      if (standing.length === 0) {
        f.now++;
        f.applied = [];
        return 'look';
      }
      if (standing.length === 1 && !standing[0]!.ability.may) return apply(t, f, standing[0]!);
      return 'replace';
    },
    replace: {
      kind: 'replace',
      rule,
      seat: (t, f) => affectedSeat(t, f.event, f.facts[f.now]!),
      options: (t, f, options) => {
        const standing = inTheWay(t, f);
        for (const { piece, ability } of standing) {
          options.push({
            do: 'replace',
            ...t.content.book.vocabulary.shown?.(t, piece),
            piece,
            ability: ability.address,
          });
        }
        if (standing.every(({ ability }) => ability.may)) options.push({ do: 'no' });
      },
      chosen: (t, f, option): Next<'look' | 'replace'> => {
        const standing = inTheWay(t, f);
        if (option.do === 'no') {
          f.applied.push(...standing.map(markOf));
          return 'look';
        }
        const { piece, ability } = option as { piece: number; ability: string };
        return apply(
          t,
          f,
          standing.find((each) => each.piece === piece && each.ability.address === ability)!,
        );
      },
    },
    over: () => done,
  });
}

function affectedSeat(t: Table, event: string, facts: Facts): Seat {
  const { vocabulary } = t.content.book;
  return (
    vocabulary.happenings[event]!.affected?.(t, facts) ?? vocabulary.controller(t, facts.piece as number)
  );
}

const markOf = ({ ability, piece, lasting }: Standing): string => `${piece}:${lasting}:${ability.address}`;

function inTheWay(t: Table, f: Changing): Standing[] {
  const { book } = t.content;
  const facts = f.facts[f.now]!;
  const found: Standing[] = [];
  const consider = (standing: Standing): void => {
    const { ability, piece } = standing;
    if (f.applied.includes(markOf(standing)) || isUsedUp(t, ability.limit, piece, ability.address)) return;
    const c = contextFor(standing, facts);
    if (ability.of && (c.it < 0 || !ability.of.test(t, c.it, c, false))) return;
    if (ability.when && !ability.when.holds(t, c)) return;
    if (ability.prevent !== null && (Number(facts.amount ?? 0) <= 0 || isSure(t, f.event, facts))) return;
    found.push(standing);
  };
  for (const key of book.keys.instead(f.event)) {
    for (const piece of t.effects.heard[key] ?? []) {
      const by = book.vocabulary.controller(t, piece);
      for (const ability of book.card(t, piece).instead(key)) {
        consider({ ability, piece, by, lasting: -1, names: {}, numbers: {} });
      }
    }
  }
  for (const { id, ability: address, source: piece, by, names, numbers } of t.effects.lasting) {
    const ability = replacementOf(t, address);
    if (ability?.event === f.event) consider({ ability, piece, by, lasting: id, names, numbers });
  }
  return found;
}

function isSure(t: Table, event: string, facts: Facts): boolean {
  return t.content.book.vocabulary.happenings[event]!.sure?.(facts) === true;
}

function contextFor({ piece, by, names, numbers }: Standing, facts: Facts): Context {
  const it = typeof facts.piece === 'number' ? facts.piece : -1;
  return {
    by,
    you: by,
    source: piece,
    it,
    names: names as Context['names'],
    numbers: numbers as Context['numbers'],
    facts,
    as: '',
  };
}

function apply(t: Table, f: Changing, standing: Standing): Next<'look'> {
  const { ability, piece, by, lasting } = standing;
  f.applied.push(markOf(standing));
  use(t, ability.limit, piece, ability.address);
  const facts = f.facts[f.now]!;
  const c = contextFor(standing, facts);
  const seen: Record<string, number | string> = { ...facts };
  let spent = 1;
  if (ability.prevent !== null) {
    const amount = Number(facts.amount ?? 0);
    const left = lasting < 0 ? -1 : t.effects.lasting.find(({ id }) => id === lasting)!.left;
    const most =
      ability.prevent === 'all' ? amount : left >= 0 && ability.isPool ? left : ability.prevent.of(t, c);
    const prevented = Math.max(0, Math.min(amount, most));
    facts.amount = amount - prevented;
    seen.prevented = prevented;
    if (ability.isPool) spent = prevented;
    if (facts.amount === 0) f.facts[f.now] = null;
  } else if (ability.becomes.length > 0) {
    for (const { fact, value } of ability.becomes)
      facts[fact] = typeof value === 'string' ? value : value.of(t, c);
  } else {
    f.facts[f.now] = null;
  }
  if (lasting >= 0) spend(t, lasting, spent);
  if (ability.body < 0) return 'look';
  const { names, numbers } = standing;
  const given = { facts: seen, names, numbers };
  return { then: 'look', frame: effectFrame(ability.script, ability.body, by, piece, given) };
}
