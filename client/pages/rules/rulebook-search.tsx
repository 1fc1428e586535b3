import { type Language, plural } from '@tablee/kernel';

interface Props {
  readonly id: string;
  readonly language: Language;
  readonly search: string;
  setSearch(search: string): void;
  /** How many rules were found; null when nothing is searched for. */
  readonly rules: number | null;
}

const LABEL = { fr: 'Chercher dans les règles', en: 'Search the rules' };
const EXAMPLE = {
  fr: 'Chercher : esquive, piège, DEF-4…',
  en: 'Search: dodge, trap, DEF-4…',
};

export function RulebookSearch({ id, language, search, setSearch, rules }: Props) {
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
      </output>
    </div>
  );
}

function countOf(rules: number, language: Language): string {
  if (language === 'fr')
    return rules === 0 ? 'aucune règle' : `${rules} ${plural('fr', rules, 'règle', 'règles')}`;
  return rules === 0 ? 'no rule' : `${rules} ${plural('en', rules, 'rule', 'rules')}`;
}
