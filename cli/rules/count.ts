/**
 * Which rules of a game are stated in its rulebooks, and what becomes of each. *Enforced*: decisions, events, refusals or
 * results carry it, so that a player meets it by name. *Structural*: the rest, which holds by how the game is built (how
 * many cards there are, what a square is); each must have a test that would fail without it. *Tested*: a `rule(…)` names it.
 */
import { LANGUAGES, type Language, type Rulebook, type RuleId, ruleIds } from '@tablee/kernel';
import { filesOf, rulebookOf } from '../house.ts';
import { carriedIn, type Proof, provenIn, type SourceText } from './read.ts';

export interface RuleCount {
  readonly stated: number;
  readonly enforced: number;
  readonly structural: number;
  readonly tested: number;
  /** Stated, but no test would fail without it; in the rulebook's order. */
  readonly missing: readonly RuleId[];
  /** The tests that structural rules stand by: `file: title`. */
  readonly standBy: Readonly<Record<RuleId, readonly string[]>>;
}

/** All that is counted: the rulebooks, the code that plays the game, the tests. */
export interface RuleTexts {
  readonly rulebooks: Readonly<Record<Language, Rulebook>>;
  readonly code: readonly SourceText[];
  readonly tests: readonly SourceText[];
}

/** Rooms and files that show or explain a game, but don't play it: a rule cited there alone binds nobody. */
const SHOWS_ONLY = /^(table|builder|terminal|words|test|rulebook|lessons?)[/.]|^(advice|box|shelf)\.ts$/;
const TEST = /\.test\.tsx?$/;

/** The texts of a game of the house. */
export function ruleTexts(game: string): RuleTexts {
  const files = filesOf(game);
  return {
    rulebooks: { fr: rulebookOf(game, 'fr'), en: rulebookOf(game, 'en') },
    code: files.filter(({ path }) => /\.tsx?$/.test(path) && !SHOWS_ONLY.test(path)),
    tests: files.filter(({ path }) => TEST.test(path)),
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

/** Ids that running code cites though no rulebook states them: a player who looks one up finds nothing. */
export function unknownIds(texts: RuleTexts): string[] {
  const stated = new Set(statedIn(texts));
  const cited = [
    ...texts.code.flatMap((file) => carriedIn(file).map((rule) => ({ rule, path: file.path }))),
    ...texts.tests.flatMap(provenIn),
  ];
  return [
    ...new Set(cited.filter(({ rule }) => !stated.has(rule)).map(({ rule, path }) => `${path}: ${rule}`)),
  ];
}

export function countRules(texts: RuleTexts): RuleCount {
  const stated = statedIn(texts);
  const carried = new Set(texts.code.flatMap(carriedIn));
  const proofs = byRule(texts.tests.flatMap(provenIn));
  const structural = stated.filter((id) => !carried.has(id));
  const missing = stated.filter((id) => !proofs.has(id));
  return {
    stated: stated.length,
    enforced: stated.length - structural.length,
    structural: structural.length,
    tested: stated.length - missing.length,
    missing,
    standBy: Object.fromEntries(structural.map((id) => [id, (proofs.get(id) ?? []).map(say)])),
  };
}

function statedIn({ rulebooks }: RuleTexts): RuleId[] {
  return [...new Set(LANGUAGES.flatMap((language) => ruleIds(rulebooks[language])))];
}

function byRule(proofs: readonly Proof[]): Map<RuleId, Proof[]> {
  const found = new Map<RuleId, Proof[]>();
  for (const proof of proofs) found.set(proof.rule, [...(found.get(proof.rule) ?? []), proof]);
  return found;
}

function say({ path, title }: Proof): string {
  return `${path}: ${title}`;
}
