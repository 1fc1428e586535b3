import type { Language } from '@tablee/kernel';
import type { ReferencePage } from '@tablee/ui';
import type { Book } from './read-book.ts';

interface Props {
  readonly language: Language;
  readonly book: Book;
  readonly reference: readonly ReferencePage[];
  /** Something is searched for: each chapter says how many of its rules were found. */
  readonly counted: boolean;
  /** The page of reference being read. */
  readonly current: string | null;
  toChapter(code: string): void;
  toPage(id: string): void;
}

const CONTENTS = { fr: 'Sommaire', en: 'Contents' };
const REFERENCE = { fr: 'Aide-mémoire', en: 'Reference' };

/** A column where there is room for one, a list to choose from where there is not. */
export function Contents({ language, book, reference, counted, current, toChapter, toPage }: Props) {
  const chapters = [
    ...(book.introduction.sections.length > 0
      ? [{ code: 'intro', title: book.introduction.title, rules: [] }]
      : []),
    ...book.chapters,
  ];
  const goTo = (value: string) => (value.startsWith('@') ? toPage(value.slice(1)) : toChapter(value));
  return (
    <>
      <nav className="rulebook-contents" aria-label={CONTENTS[language]}>
        {reference.length > 0 && (
          <>
            <h2>{REFERENCE[language]}</h2>
            <ul>
              {reference.map(({ id, title }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={id === current ? 'page' : undefined}
                    onClick={() => toPage(id)}
                  >
                    {title[language]}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        <h2>{CONTENTS[language]}</h2>
        <ul>
          {chapters.map(({ code, title, rules }) => (
            <li key={code}>
              <button type="button" onClick={() => toChapter(code)}>
                {title}
                {counted && rules.length > 0 && <b> {rules.length}</b>}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <select
        className="rulebook-jump"
        aria-label={CONTENTS[language]}
        value={current === null ? '' : `@${current}`}
        onChange={(event) => goTo(event.target.value)}
      >
        <option value="">{CONTENTS[language]}…</option>
        {reference.length > 0 && (
          <optgroup label={REFERENCE[language]}>
            {reference.map(({ id, title }) => (
              <option key={id} value={`@${id}`}>
                {title[language]}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={CONTENTS[language]}>
          {chapters.map(({ code, title, rules }) => (
            <option key={code} value={code}>
              {counted && rules.length > 0 ? `${title} (${rules.length})` : title}
            </option>
          ))}
        </optgroup>
      </select>
    </>
  );
}
