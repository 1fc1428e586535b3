/** A card's name where there is little room: how long its longest word is, and where a long word may be parted. */

/** Shorter ones fit at the smallest size there is on the narrowest figure that shows its name. */
const LONG = 11;
/** Beside the seal of its cost. */
export const LONG_IN_HAND = 10;
/** Letters that stay together on either side of a hyphen. */
const LEAST = 3;
const SHY = '\u00ad';
const VOWEL = /[aeiouyœæ]/;
/** Consonants that begin a syllable together. */
const CLUSTER = /^(?:[bcdfgkptv][lr]|[cpst]h|gn|qu|sk|sp|st|tr|wr)$/;

/** Letters of the longest piece between two places where a line may break anyway. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s\u202f]+|(?<=-)/).map((word) => word.length));
}

/** With soft hyphens between the syllables of its long words. */
export function hyphenated(name: string, long = LONG): string {
  return name.replace(/[^\s\u202f-]+/g, (word) =>
    word.length < long ? word : word.replace(/\p{L}+/gu, (letters) => syllables(letters).join(SHY)),
  );
}

/** « Con·tre·ban·dière », "Sala·man·der": before a single consonant, between two that do not belong together. */
function syllables(word: string): string[] {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  // A letter with its accent is one of each: the places stay the same.
  const isVowel = (at: number): boolean => VOWEL.test(plain[at]!);
  const parts: string[] = [];
  let from = 0;
  for (let at = 1; at < plain.length; at++) {
    if (!isVowel(at) || isVowel(at - 1)) continue;
    const isCluster = at > 1 && !isVowel(at - 2) && CLUSTER.test(plain.slice(at - 2, at));
    const start = at - (isCluster ? 2 : 1);
    const hasVowel = [...plain.slice(from, start)].some((letter) => VOWEL.test(letter));
    if (!hasVowel || start - from < LEAST || plain.length - start < LEAST) continue;
    parts.push(word.slice(from, start));
    from = start;
  }
  return [...parts, word.slice(from)];
}
