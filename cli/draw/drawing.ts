import type { Language, View } from '@tablee/kernel';
import type { Paint } from '../terminal/paint.ts';

/** A seat's view as lines for the terminal. `content` is the game's: maps and cards, which a view does not repeat. */
export type Drawing = (seen: View, content: unknown, language: Language, paint: Paint) => string[];
