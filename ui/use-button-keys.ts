/**
 * Which digit presses which button: through a turn the same action keeps its own, whatever else the same question offers
 * beside it. A question that is new is answered from 1 on.
 */
import type { Option, RuleId } from '@tablee/kernel';
import { useRef } from 'react';

/** By option, as the buttons are given; those that found no digit are not in it. */
export type ButtonKeys = ReadonlyMap<Option, number>;

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** `turn` changes when somebody else's turn begins: then everything is forgotten. Questions are told apart by their rule. */
export function useButtonKeys(turn: string, rule: RuleId | null, shown: readonly Option[]): ButtonKeys {
  const memory = useRef<{ turn: string; keys: Map<string, Map<string, number>> }>({ turn, keys: new Map() });
  if (memory.current.turn !== turn) memory.current = { turn, keys: new Map() };
  const { keys } = memory.current;
  const known = keys.get(rule ?? '') ?? new Map<string, number>();
  keys.set(rule ?? '', known);
  return buttonKeys(known, shown);
}

/** Hands out digits, and remembers them in `known`. */
export function buttonKeys(known: Map<string, number>, shown: readonly Option[]): ButtonKeys {
  if (isOneVerb(shown)) return numbered(shown);
  if (shown.length > 0 && !shown.some((option) => known.has(nameOf(option)))) known.clear();
  const keys = new Map<Option, number>();
  const taken = new Set<number>();
  const give = (option: Option, digit: number) => {
    keys.set(option, digit);
    taken.add(digit);
    known.set(nameOf(option), digit);
  };
  for (const option of shown) {
    const digit = known.get(nameOf(option));
    if (digit !== undefined && !taken.has(digit)) give(option, digit);
  }
  for (const option of shown) {
    if (keys.has(option)) continue;
    // A digit that meant something else this turn comes last.
    const free = DIGITS.filter((digit) => !taken.has(digit));
    const meant = new Set(known.values());
    const digit = free.find((each) => !meant.has(each)) ?? free[0];
    if (digit === undefined) break;
    for (const [name, each] of known) if (each === digit) known.delete(name);
    give(option, digit);
  }
  return keys;
}

/** Values or places of one thing (6, 5, 4 …): they are counted, not known by their digits. */
function isOneVerb([first, ...others]: readonly Option[]): boolean {
  return first !== undefined && others.length > 0 && others.every((option) => option.do === first.do);
}

/** From 1 on, in the order given, and not remembered. */
function numbered(shown: readonly Option[]): ButtonKeys {
  return new Map(shown.slice(0, DIGITS.length).map((option, n) => [option, DIGITS[n]!]));
}

/** Options are flat and plain. */
function nameOf(option: Option): string {
  return JSON.stringify(option);
}
