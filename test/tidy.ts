/** What must not stay in a committed file: a path of somebody's machine, or a note to come back later. */
import { ROOT, type SourceFile } from './house.ts';

/** Written with brackets, so that this file doesn't match itself. */
const UNTIDY: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a path of one machine', pattern: /(?<![\w.])\/(?:home|Users|root)\/\w|\b[A-Z]:\\Users\\/ },
  { what: 'the path of this checkout', pattern: new RegExp(`(?<![\\w.])${escaped(ROOT)}(?![\\w-])`) },
  { what: 'a note for later, not an issue', pattern: /\bT[O]DO\b|\bF[I]XME\b/ },
];

/** Every untidy line, as a sentence that begins with file and line. */
export function untidyLines({ path, text }: SourceFile): string[] {
  if (text.includes('\0')) return []; // not a text
  return text
    .split('\n')
    .flatMap((line, index) =>
      UNTIDY.filter(({ pattern }) => pattern.test(line)).map(
        ({ what }) => `${path}:${index + 1}: ${what}: ${line.trim()}`,
      ),
    );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
