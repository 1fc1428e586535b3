/** A position of Seven Fallen with the trial cards: `at({ mine: { ag: ['ange-2-3'], ec: 5 }, theirs: { … } })`. */
import { type Play, set } from '@tablee/kernel/testing';
import { sevenFallen } from '../index.ts';
import { atqOf, bouOf, fvOf } from '../rules/numbers.ts';
import type { InPlay, Piece, SevenFallen, SFView } from '../types.ts';
import { PACK } from './trial.ts';

export type Table = Play<SevenFallen, SFView>;

export interface Given {
  readonly mine?: object;
  readonly theirs?: object;
  readonly at?: string;
  readonly turn?: number;
  readonly config?: object;
  readonly [more: string]: unknown;
}

/** Without abilities, whatever cards the box holds. */
const EDEN = { divinite: 'nyx', archange: 'seraphe', temple: 'autel' };

/** Adorateurs enough for every Miracle of the trial cards. */
export const FAITH = ['adorateur-1', 'adorateur-2', 'adorateur-3'];

/** Seat 0 is *mine* and active; both Temples are empty unless `ec` is given. */
export function at({ mine = {}, theirs = {}, config = {}, ...rest }: Given = {}): Table {
  const sides = [
    { ...EDEN, ...mine },
    { ...EDEN, ...theirs },
  ];
  return set(sevenFallen, { ...rest, sides }, { pack: PACK, config });
}

/** Says a choice by its beginning: `say(t, 'play foudre')` takes the option that starts so. Anything else is an error. */
export function say(t: Table, ...starts: readonly string[]): Table {
  for (const start of starts) {
    const found = t.options.filter(
      (option) => option === start || option.startsWith(`${start}#`) || option.startsWith(`${start} `),
    );
    if (found.length === 0)
      throw new Error(`No option starts with "${start}" (${t.kind}): ${t.options.join(', ')}`);
    t.choose(found[0]!);
  }
  return t;
}

/** The same by one seat, where both are asked at once. */
export function by(t: Table, seat: 0 | 1, ...starts: readonly string[]): Table {
  for (const start of starts) {
    const { options } = t.state.open.find((open) => open.seat === seat)!;
    const said = options.map((option) => sevenFallen.words.notation(option, t.state.content));
    t.table.say(seat as never, said.find((option) => option === start || option.startsWith(`${start}#`))!);
  }
  return t;
}

/** Both players let things happen until somebody is asked something else than whether to answer. */
export function pass(t: Table): Table {
  while (t.kind === 'react') t.choose('pass');
  return t;
}

/** Plays a page at the default payment, and lets its consequences happen. */
export function play(t: Table, card: string, ...answers: readonly string[]): Table {
  say(t, `play ${card}`, ...answers);
  if (t.kind === 'pay') say(t, 'settle');
  return t;
}

/** Opens the attack with these units; the first may be in Embuscade. */
export function announce(
  t: Table,
  units: readonly string[],
  embuscade: string | null = null,
  renfort: string | null = null,
): Table {
  say(t, 'attack');
  pass(t);
  for (const unit of units) say(t, `announce ${unit}`);
  say(t, 'done');
  if (t.kind === 'embuscade') say(t, embuscade ? `embuscade ${embuscade}` : 'nobody');
  if (t.kind === 'renfort') say(t, renfort ? `renfort ${renfort}` : 'nobody');
  return pass(t);
}

/** Declares an attack; the Contemplation is left open. */
export function declare(t: Table, unit: string, target: string, ...group: readonly string[]): Table {
  if (t.kind === 'declare') say(t, `declare ${unit}`);
  for (const other of group) say(t, `join ${other}`);
  return say(t, target);
}

/** Declares and lets it resolve without answers. */
export function strike(t: Table, unit: string, target: string, ...group: readonly string[]): Table {
  return pass(declare(t, unit, target, ...group));
}

/** The first such card in play, of either side. */
export function card(t: Table, id: string, seat?: 0 | 1): InPlay | undefined {
  for (const side of seat === undefined ? t.state.sides : [t.state.sides[seat]!]) {
    const found = side.cards.find(({ piece }) => t.state.content.faces[t.state.faces[piece]!]!.id === id);
    if (found) return found;
  }
  return undefined;
}

/** `ATQ/FV` and the damage on it: `2/3-1`. */
export function stats(t: Table, id: string, seat?: 0 | 1): string {
  const found = card(t, id, seat);
  if (!found) return 'gone';
  const isGolem = t.state.content.faces[t.state.faces[found.piece]!]!.type === 'golem';
  const life = isGolem ? bouOf(t.state, found) : fvOf(t.state, found);
  return `${atqOf(t.state, found)}/${life}${found.damage > 0 ? `-${found.damage}` : ''}`;
}

/** The cards of a zone by name. */
export function zone(
  t: Table,
  seat: 0 | 1,
  name: 'hand' | 'livre' | 'registre' | 'limbes' | 'purgatoire' | 'pandemonium',
): string[] {
  return names(t, t.state.sides[seat]![name]);
}

export function names(t: Table, pieces: readonly Piece[]): string[] {
  return pieces.map((piece) => t.state.content.faces[t.state.faces[piece]!]!.id);
}

/** The rules that forbid what is refused, for options that begin so. */
export function refused(t: Table, does: string, id?: string): string[] {
  return t
    .whyNot(does)
    .filter(({ about }) => id === undefined || ('card' in about && (about as { card: unknown }).card === id))
    .map(({ rule }) => rule);
}

export function ec(t: Table, seat: 0 | 1): number {
  return t.state.sides[seat]!.cards.reduce((sum, card) => sum + card.ec, 0);
}

/** What it takes for `kill`. */
export const killing = { hand: ['fin'], adoration: FAITH };

/** The active player destroys a card by a Miracle. */
export function kill(t: Table, target: string): Table {
  say(t, 'play fin', `target ${target}`, 'revoke adorateur-1');
  return pass(t);
}
