/** A game's rulebook, searchable and opened at a rule: a page of its own, and a panel beside the table. */
import type { Game, Language, RuleId, View } from '@tablee/kernel';
import type { GameTable } from '@tablee/ui';
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
import { bookOf, found } from './read-book.ts';
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
  /** A citation was followed. Without it the book turns its own page. */
  open?(rule: RuleId): void;
}

const REFERENCE = { fr: 'Aide-mémoire', en: 'Reference' };
const TEXT = { fr: 'Texte des règles', en: 'Text of the rules' };

export function Rulebook(props: RulebookProps) {
  return (
    <Suspense fallback={<div className="rulebook rulebook-loading" aria-busy="true" />}>
      <OpenBook {...props} />
    </Suspense>
  );
}

function OpenBook({ game, table, rule, language, view = null, open }: RulebookProps) {
  const book = use(bookOf(table, language));
  // A new object each time, so that asking for the same rule again finds it again.
  const [at, setAt] = useState({ rule, given: rule });
  if (at.given !== rule) setAt({ rule, given: rule });
  const [search, setSearch] = useState('');
  const words = useMemo(() => wordsOf(search), [search]);
  const shown = useDeferredValue(useMemo(() => found(book, words), [book, words]));
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
              <reference.Page view={view} language={language} />
            </article>
          ) : (
            <BookText
              book={shown.book}
              language={language}
              words={words}
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
