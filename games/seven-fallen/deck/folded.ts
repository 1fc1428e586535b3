/** Words as people type them: without accents, capitals or typographic signs. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
}
