/** The two languages of the house. French comes first: it is the language the games were written in. */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A name or sentence in both languages. */
export type Text = Readonly<Record<Language, string>>;

/** The id of a rule or ruling, as the game's rulebook writes it: `SDP-DEF-4`, `R-SDP-12`. */
export type RuleId = string;

/** French counts 0 and 1 as singular, English only 1. */
export function plural(language: Language, count: number, one: string, many: string): string {
  const singular = language === 'fr' ? Math.abs(count) < 2 : Math.abs(count) === 1;
  return singular ? one : many;
}

/** `a, b et c` / `a, b and c`. */
export function list(language: Language, words: readonly string[], last: 'and' | 'or' = 'and'): string {
  const joint = { fr: { and: 'et', or: 'ou' }, en: { and: 'and', or: 'or' } }[language][last];
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words[words.length - 1]}`;
}
