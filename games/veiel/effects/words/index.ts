/** The words of the language, one a file. */
import type { Word } from '@tablee/kernel/effect';
import type { Veiel } from '../../types.ts';

export const WORDS: Readonly<Record<string, Word<Veiel>>> = {};
