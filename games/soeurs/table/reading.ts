/** What the screen reads from a view: the box behind it, where we are, and which question stands open. */
import type { Decision, Language, Option, Text, View } from '@tablee/kernel';
import type { Config } from '../config.ts';
import type { Content, Floor } from '../ready/content.ts';
import { floorOf } from '../rules/move.ts';
import type { SoeursOption, SoeursView } from '../types.ts';

export type Seen = View<SoeursView>;

export function configIn(view: Seen): Config {
  return view.config as Config;
}

export function floorIn(view: Seen, content: Content): Floor {
  return floorOf({ tower: view.table.tower.slice(), floor: view.table.floor, content });
}

/** What the board shows. A fight hides the floor, the Boss hides all else. */
export type Scene = 'climb' | 'fight' | 'boss';

export function sceneOf(table: SoeursView): Scene {
  if (table.atBoss) return 'boss';
  return table.place >= 0 || table.foes.length > 0 ? 'fight' : 'climb';
}

/** The shape of the options that do one thing. */
export type Doing<D extends SoeursOption['do'], O extends SoeursOption = SoeursOption> = O extends unknown
  ? D extends O['do']
    ? O
    : never
  : never;

/** The options of a decision that do one thing, with their type. */
export function optionsTo<D extends SoeursOption['do']>(
  asked: Pick<Decision, 'options'> | null,
  verb: D,
): Doing<D>[] {
  return (asked?.options ?? []).filter((option: Option) => option.do === verb) as never;
}

/** The option about a card, in hand or another of the same face: twins are offered once. */
export function cardOption<D extends SoeursOption['do']>(
  asked: Pick<Decision, 'options'> | null,
  verb: D,
  card: number,
  content: Content,
  level: readonly number[],
): Doing<D> | null {
  const options = optionsTo(asked, verb) as readonly { readonly card: number }[];
  const found =
    options.find((option) => option.card === card) ??
    options.find((option) => areTwins(content, level, option.card, card));
  return (found ?? null) as never;
}

/** The same design on the same face. */
export function areTwins(content: Content, level: readonly number[], one: number, other: number): boolean {
  return content.designs[one] === content.designs[other] && level[one] === level[other];
}

export type Say = (text: Text) => string;
export function sayIn(language: Language): Say {
  return (text) => text[language];
}
