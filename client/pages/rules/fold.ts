/** Words compared as people type them: without accents, capitals or typographic signs. */

/** What is written in two letters where a keyboard has no key for it, and the signs nobody types. */
const SPELT: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  '\u00a0': ' ',
  '\u202f': ' ',
  '–': '-',
};

export function fold(text: string): string {
  return foldWithOrigins(text).folded;
}

/** The words of a search, folded; empty when nothing was asked. */
export function wordsOf(search: string): string[] {
  return fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The words of a search, each as one or several that would do. */
export type Sought = readonly (readonly string[])[];

/** True when every word occurs somewhere in the text, in any order. */
export function says(text: string, sought: Sought): boolean {
  const folded = fold(text);
  return sought.every((any) => any.some((word) => folded.includes(word)));
}

export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** The text cut where the words were found, so that they can be marked. Joined again it is the same text. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const { folded, origins } = foldWithOrigins(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.fill(true, origins[at]!, origins[at + word.length - 1]! + 1);
    }
  }
  const cut: { text: string; found: boolean }[] = [];
  for (let index = 0; index < text.length; index++) {
    const last = cut[cut.length - 1];
    if (last && last.found === found[index]) last.text += text[index];
    else cut.push({ text: text[index]!, found: found[index]! });
  }
  return cut;
}

/** Each letter of the folded text comes from the place in `origins`: one letter may have become two, or none. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const lower = text[index]!.toLowerCase();
    const plain = SPELT[lower] ?? lower.normalize('NFD').replace(/\p{M}/gu, '');
    folded += plain;
    for (let letter = 0; letter < plain.length; letter++) origins.push(index);
  }
  return { folded, origins };
}
