import { type Language, plural } from '@tablee/kernel';

interface Props {
  readonly id: string;
  readonly language: Language;
  readonly search: string;
  setSearch(search: string): void;
  /** How many rules were found; null when nothing is searched for. */
  readonly rules: number | null;
  /** The words that were looked for instead of those typed, where none of those stands in the book. */
  readonly mended: readonly string[];
}

const LABEL = { fr: 'Chercher dans les règles', en: 'Search the rules' };
const EXAMPLE = {
  fr: 'Chercher : un mot, un numéro de règle…',
  en: 'Search: a word, a rule’s number…',
};

export function RulebookSearch({ id, language, search, setSearch, rules, mended }: Props) {
  return (
    <div className="rulebook-search">
      <label className="visually-hidden" htmlFor={id}>
        {LABEL[language]}
      </label>
      <input
        id={id}
        type="search"
        value={search}
        placeholder={EXAMPLE[language]}
        autoComplete="off"
        onChange={(event) => setSearch(event.target.value)}
      />
      <output className="rulebook-count" htmlFor={id}>
        {rules !== null && countOf(rules, language)}
        {mended.length > 0 && rules !== 0 && ` · ${quoted(mended, language)}`}
      </output>
    </div>
  );
}

/** `« parade »`: at most a few, as a reader would say them. */
function quoted(words: readonly string[], language: Language): string {
  const some = words.slice(0, 3).join(', ');
  return language === 'fr' ? `« ${some} »` : `“${some}”`;
}

function countOf(rules: number, language: Language): string {
  if (language === 'fr')
    return rules === 0 ? 'aucune règle' : `${rules} ${plural('fr', rules, 'règle', 'règles')}`;
  return rules === 0 ? 'no rule' : `${rules} ${plural('en', rules, 'rule', 'rules')}`;
}
