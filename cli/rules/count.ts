/**
 * Which rules of a game are stated in its rulebooks, enforced in its rules and content, and tested. Enforced: the id
 * stands in the code, in a comment or in an event or refusal that cites it. Tested: a `rule(…)` names it.
 */
import { LANGUAGES, type Language, type Rulebook, type RuleId, ruleIds } from '@tablee/kernel';
import { rulebookOf, textsIn } from '../house.ts';

export interface RuleCount {
  readonly stated: number;
  readonly enforced: number;
  readonly tested: number;
  /** Stated, but not enforced or not tested; in the rulebook's order. */
  readonly missing: readonly RuleId[];
}

/** All that is counted, as text: the rulebooks, the code that enforces, the tests. */
export interface RuleTexts {
  readonly rulebooks: Readonly<Record<Language, Rulebook>>;
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

/** The texts of a game of the house. */
export function ruleTexts(game: string): RuleTexts {
  return {
    rulebooks: { fr: rulebookOf(game, 'fr'), en: rulebookOf(game, 'en') },
    code: [...textsIn(game, 'rules', '.ts'), ...textsIn(game, 'content', '.ts')],
    tests: textsIn(game, 'test', '.test.ts'),
  };
}

/** What a count needs to be told before it makes sense: ids that one rulebook has and the other lacks, or has twice. */
export function disagreements({ rulebooks }: RuleTexts): string[] {
  const ids = { fr: ruleIds(rulebooks.fr), en: ruleIds(rulebooks.en) };
  return LANGUAGES.flatMap((language) => {
    const other = language === 'fr' ? 'en' : 'fr';
    const twice = ids[language].filter((id, n) => ids[language].indexOf(id) !== n);
    const lacking = ids[language].filter((id) => !ids[other].includes(id));
    return [
      ...twice.map((id) => `${id} is stated twice in ${language}.md`),
      ...lacking.map((id) => `${id} is stated in ${language}.md, but not in ${other}.md`),
    ];
  });
}

export function countRules(texts: RuleTexts): RuleCount {
  const stated = [...new Set(LANGUAGES.flatMap((language) => ruleIds(texts.rulebooks[language])))];
  const code = idsIn(texts.code);
  const proven = new Set(texts.tests.flatMap(provenIn));
  const enforced = stated.filter((id) => code.has(id));
  const tested = stated.filter((id) => proven.has(id));
  const missing = stated.filter((id) => !code.has(id) || !proven.has(id));
  return { stated: stated.length, enforced: enforced.length, tested: tested.length, missing };
}

const ID = /\b(?:R-)?[A-Z]+(?:-[A-Z0-9]+)*-\d+\b/g;

function idsIn(texts: readonly string[]): Set<RuleId> {
  return new Set(texts.flatMap((text) => text.match(ID) ?? []));
}

/** The ids that the first argument of `rule('ID', …)` or `rule(['ID', …], …)` names. */
function provenIn(test: string): RuleId[] {
  const named = test.matchAll(/\brule(?:\.each\([^)]*\))?\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g);
  return [...named].flatMap(([, ids]) => ids!.match(ID) ?? []);
}
