/** How a choice is written in a record: the same whatever the language. Squares are row.column. */
import type { Option } from '@tablee/kernel';
import { columnOf, rowOf } from '../rules/table.ts';
import { PIECES } from '../types.ts';

export const squareName = (square: number): string => `${rowOf(square) + 1}.${columnOf(square) + 1}`;

/** Every field an option of this game may have. */
export interface AnyOption extends Option {
  readonly card?: string;
  readonly piece?: number;
  readonly figure?: number;
  readonly hero?: string | number;
  readonly equipment?: string;
  readonly gear?: number;
  readonly square?: number;
  readonly turn?: number;
  readonly axis?: string;
  readonly mode?: number;
  readonly n?: number;
  readonly trigger?: number;
  readonly ability?: string;
  readonly entry?: number;
  readonly id?: string;
}

export function notation(option: Option): string {
  const o = option as AnyOption;
  const parts: (string | number)[] = [o.do];
  if (o.do === 'mode') return `mode ${o.mode}`;
  if (o.do === 'number') return `number ${o.n}`;
  if (o.do === 'order') return `order ${o.ability} ${o.trigger}`;
  if (o.do === 'turn') return `turn ${['up', 'right', 'down', 'left'][o.turn!]}`;
  if (o.equipment !== undefined) parts.push(o.equipment);
  if (o.card !== undefined) parts.push(o.card);
  if (o.hero !== undefined) parts.push(o.hero);
  if (o.id !== undefined) parts.push(o.id);
  if (o.axis !== undefined) parts.push(o.axis);
  if (o.piece !== undefined && o.piece >= PIECES.card) parts.push(o.piece % PIECES.card);
  else if (o.piece !== undefined && o.piece >= PIECES.figure) parts.push(o.piece - PIECES.figure);
  if (o.gear !== undefined) parts.push(`g${o.gear}`);
  if (o.entry !== undefined) parts.push(`e${o.entry}`);
  if (o.figure !== undefined && o.id === undefined) parts.push(`by ${o.figure}`);
  if (o.square !== undefined && o.square >= 0) parts.push(squareName(o.square));
  return parts.join(' ');
}
