import type { Language } from '@tablee/kernel';

/** In French a sign of punctuation never stands alone at the beginning of a line. */
export function typeset(text: string, language: Language): string {
  if (language !== 'fr') return text;
  return text.replace(/ ([:;!?»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}
