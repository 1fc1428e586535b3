/** Whether the text has every word sought, or its beginning; `epee` finds *Épée*. */
export function hasWords(text: string, sought: string): boolean {
  const said = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** Without capitals, accents and typographic apostrophes. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
}
