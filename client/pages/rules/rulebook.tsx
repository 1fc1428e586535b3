/** A game's rulebook, searchable and opened at a rule: a page of its own, and a panel beside the table. */
import type { Game, Language, RuleId, View } from '@tablee/kernel';
import type { GameTable, RulePicture } from '@tablee/ui';
import {
  Suspense,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { BookText } from './book-text.tsx';
import { Contents } from './contents.tsx';
import { wordsOf } from './fold.ts';
import { type Book, bookOf, found } from './read-book.ts';
import './rulebook.css';
import { RulebookSearch } from './rulebook-search.tsx';

export interface RulebookProps {
  readonly game: Pick<Game, 'id'>;
  readonly table: GameTable;
  /** The rule to open at, or the id of a page of reference. */
  readonly rule: RuleId | null;
  readonly language: Language;
  /** The table being played, for the pages of reference. */
  readonly view?: View | null;
  readonly content?: unknown;
  /** A citation was followed. Without it the book turns its own page. */
  open?(rule: RuleId): void;
}

const NO_PICTURES: readonly RulePicture[] = [];
const REFERENCE = { fr: 'Aide-mémoire', en: 'Reference' };
const TEXT = { fr: 'Texte des règles', en: 'Text of the rules' };

export function Rulebook(props: RulebookProps) {
  return (
    <Suspense fallback={<div className="rulebook rulebook-loading" aria-busy="true" />}>
      <OpenBook {...props} />
    </Suspense>
  );
}

function OpenBook({ game, table, rule, language, view = null, content = null, open }: RulebookProps) {
  const book = use(bookOf(table, language));
  // A new object each time, so that asking for the same rule again finds it again.
  const [at, setAt] = useState({ rule, given: rule });
  if (at.given !== rule) setAt({ rule, given: rule });
  const [search, setSearch] = useState('');
  const words = useMemo(() => wordsOf(search), [search]);
  const other = useOther(table, language, words.length > 0);
  const shown = useDeferredValue(useMemo(() => found(book, words, other), [book, words, other]));
  const text = useRef<HTMLDivElement>(null);
  const searchId = useId();

  const follow = useCallback(
    (cited: RuleId) => {
      setSearch('');
      setAt((before) => ({ rule: cited, given: before.given }));
      open?.(cited);
    },
    [open],
  );
  const addressOf = useCallback((cited: RuleId) => `/regles/${game.id}/${cited}`, [game.id]);
  const toChapter = useCallback((code: string) => {
    text.current?.querySelector(`[data-chapter="${code}"]`)?.scrollIntoView({ block: 'start' });
  }, []);

  const reference = table.reference?.find(({ id }) => id === at.rule);
  useEffect(() => {
    if (at.rule === null || words.length > 0) return;
    text.current?.querySelector(`[data-rule="${CSS.escape(at.rule)}"]`)?.scrollIntoView({ block: 'center' });
  }, [at, words]);

  return (
    <section className="rulebook" aria-label={book.title}>
      <RulebookSearch
        id={searchId}
        language={language}
        search={search}
        setSearch={setSearch}
        rules={words.length > 0 ? shown.rules : null}
        mended={words.length > 0 && shown.words.join() !== words.join() ? shown.words : []}
      />
      <div className="rulebook-body">
        <Contents
          language={language}
          book={shown.book}
          reference={table.reference ?? []}
          counted={words.length > 0}
          current={reference?.id ?? null}
          toChapter={(code) => {
            if (reference) setAt((before) => ({ rule: null, given: before.given }));
            requestAnimationFrame(() => toChapter(code));
          }}
          toPage={(id) => {
            setSearch('');
            setAt((before) => ({ rule: id, given: before.given }));
          }}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the arrow keys */}
        <section className="rulebook-text" ref={text} tabIndex={0} aria-label={TEXT[language]}>
          {reference && words.length === 0 ? (
            <article className="rulebook-reference">
              <h2 className="visually-hidden">{REFERENCE[language]}</h2>
              <h3>{reference.title[language]}</h3>
              <reference.Page view={view} content={content} language={language} />
            </article>
          ) : (
            <BookText
              book={shown.book}
              pictures={table.pictures ?? NO_PICTURES}
              language={language}
              words={shown.words}
              current={at.rule}
              missing={at.rule !== null && !book.rules.has(at.rule) ? at.rule : null}
              addressOf={addressOf}
              open={follow}
            />
          )}
        </section>
      </div>
    </section>
  );
}

/** The same book in the other language, fetched when somebody searches; null until it is there. */
function useOther(table: GameTable, language: Language, wanted: boolean): Book | null {
  const [other, setOther] = useState<{ readonly of: Language; readonly book: Book } | null>(null);
  const otherLanguage = language === 'fr' ? 'en' : 'fr';
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    bookOf(table, otherLanguage).then(
      (book) => {
        if (!gone) setOther({ of: otherLanguage, book });
      },
      // Without it the search still goes through the book that is open.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [table, otherLanguage, wanted]);
  return other?.of === otherLanguage ? other.book : null;
}
