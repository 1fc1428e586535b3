/** A property of a piece now, with all that changes it; or, asked for with `last`, as it was when the piece left play. */
import type { Table } from '../table.ts';
import { numberOf, wordsOf } from './layer.ts';

type Known = Table['effects']['gone'][number];

function gone(t: Table, piece: number, last: boolean): Known | undefined {
  return last ? t.effects.gone[piece] : undefined;
}

/** Undefined where the piece has no such number. */
export function numberKnown(t: Table, piece: number, name: string, last = true): number | undefined {
  const was = gone(t, piece, last);
  if (was !== undefined && name in was) return was[name] as number;
  const property = t.content.book.vocabulary.properties[name]!;
  if (property.type !== 'number') return undefined;
  return property.layered ? numberOf(t, piece, name) : property.of(t, piece);
}

export function wordsKnown(t: Table, piece: number, name: string, last: boolean): readonly string[] {
  const was = gone(t, piece, last);
  if (was !== undefined && name in was) return was[name] as readonly string[];
  const property = t.content.book.vocabulary.properties[name]!;
  if (property.type !== 'set') return NONE;
  return property.layered ? wordsOf(t, piece, name) : property.of(t, piece);
}
const NONE: readonly string[] = [];

export function wordKnown(t: Table, piece: number, name: string, last: boolean): string {
  const was = gone(t, piece, last);
  if (was !== undefined && name in was) return was[name] as string;
  const property = t.content.book.vocabulary.properties[name]!;
  return property.type === 'enum' ? property.of(t, piece) : '';
}

export function flagKnown(t: Table, piece: number, name: string, last: boolean): boolean {
  const was = gone(t, piece, last);
  if (was !== undefined && name in was) return was[name] === 1;
  const property = t.content.book.vocabulary.properties[name]!;
  return property.type === 'flag' && property.of(t, piece);
}

/** The piece leaves play: what content may still ask about it is kept until the turn is over. */
export function keepLastKnown(t: Table, piece: number): void {
  const { lastKnown, vocabulary } = t.content.book;
  if (lastKnown.length === 0) return;
  const kept: Record<string, number | string | readonly string[]> = {};
  for (const name of lastKnown) {
    switch (vocabulary.properties[name]!.type) {
      case 'number': {
        const number = numberKnown(t, piece, name, false);
        if (number !== undefined) kept[name] = number;
        break;
      }
      case 'set':
        kept[name] = wordsKnown(t, piece, name, false);
        break;
      case 'flag':
        kept[name] = flagKnown(t, piece, name, false) ? 1 : 0;
        break;
      default:
        kept[name] = wordKnown(t, piece, name, false);
    }
  }
  t.effects.gone[piece] = kept;
}
