/** A property of a piece now, with all that changes it; or, asked for with `last`, as it was when the piece left play. */
import type { Table } from '../table.ts';
import type { EnumProperty, FlagProperty, NumberProperty, SetProperty } from '../vocabulary.ts';
import { numberFrom, wordsOf } from './layer.ts';

type Known = Table['effects']['gone'][number];

function gone(t: Table, piece: number, last: boolean): Known | undefined {
  return last ? t.effects.gone[piece] : undefined;
}

/** Undefined where the piece has no such number. */
export function numberKnown(
  t: Table,
  piece: number,
  name: string,
  property: NumberProperty,
  last = true,
): number | undefined {
  const was = gone(t, piece, last);
  if (was !== undefined && name in was) return was[name] as number;
  const printed = property.of(t, piece);
  return printed === undefined || !property.layered ? printed : numberFrom(t, piece, name, printed);
}

export function wordsKnown(
  t: Table,
  piece: number,
  name: string,
  property: SetProperty,
  last: boolean,
): readonly string[] {
  const was = gone(t, piece, last);
  if (was !== undefined && name in was) return was[name] as readonly string[];
  return property.layered ? wordsOf(t, piece, name) : property.of(t, piece);
}

export function wordKnown(
  t: Table,
  piece: number,
  name: string,
  property: EnumProperty,
  last: boolean,
): string {
  const was = gone(t, piece, last);
  if (was !== undefined && name in was) return was[name] as string;
  return property.of(t, piece);
}

export function flagKnown(
  t: Table,
  piece: number,
  name: string,
  property: FlagProperty,
  last: boolean,
): boolean {
  const was = gone(t, piece, last);
  if (was !== undefined && name in was) return was[name] === 1;
  return property.of(t, piece);
}

/** The piece leaves play: what content may still ask about it is kept until the turn is over. */
export function keepLastKnown(t: Table, piece: number): void {
  const { lastKnown, vocabulary } = t.content.book;
  if (lastKnown.length === 0) return;
  const kept: Record<string, number | string | readonly string[]> = {};
  for (const name of lastKnown) {
    const property = vocabulary.properties[name]!;
    switch (property.type) {
      case 'number': {
        const number = numberKnown(t, piece, name, property, false);
        if (number !== undefined) kept[name] = number;
        break;
      }
      case 'set':
        kept[name] = wordsKnown(t, piece, name, property, false);
        break;
      case 'flag':
        kept[name] = flagKnown(t, piece, name, property, false) ? 1 : 0;
        break;
      case 'enum':
        kept[name] = wordKnown(t, piece, name, property, false);
    }
  }
  t.effects.gone[piece] = kept;
}
