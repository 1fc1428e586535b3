/** The deck builder: the pool on one side, the deck on the other; on a phone two sheets. */
import type { Text } from '@tablee/kernel';
import { type BenchProps, Sheet } from '@tablee/ui';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Content, Face } from '../content/content.ts';
import { completed } from '../deck/complete.ts';
import { faultsOf } from '../deck/faults.ts';
import { copiesOf, countOf, mostOf, withCopies } from '../deck/parts.ts';
import './bench.css';
import './charts.css';
import { DeckList } from './deck-list.tsx';
import { Filters } from './filters.tsx';
import { Lens } from './lens.tsx';
import { Measure } from './measure.tsx';
import { EVERYTHING, shown } from './pool.ts';
import { PoolGrid } from './pool-grid.tsx';
import { deckOf, formatOf } from './read.ts';
import { SampleHand } from './sample-hand.tsx';
import { Stats } from './stats.tsx';
import { Summary } from './summary.tsx';

const TABS = ['list', 'stats', 'hand', 'measure'] as const;
type Tab = (typeof TABS)[number];

export function Bench({
  brought,
  change,
  language,
  openRule,
  measure,
  content,
}: BenchProps & { readonly content: Content }) {
  const say = (text: Text): string => text[language];
  const deck = useMemo(() => deckOf(brought), [brought]);
  const [format, setFormat] = useState(() => formatOf(deck));
  const [filter, setFilter] = useState(EVERYTHING);
  const [tab, setTab] = useState<Tab>('list');
  const [pane, setPane] = useState<'pool' | 'deck'>('pool');
  const [asked, setAsked] = useState<Face | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const sought = useDeferredValue(filter);
  // What is written changes what is found only where that is asked for.
  const written = sought.written ? deck : null;
  const faces = useMemo(
    () => shown(content, sought, written ?? deckOf(null), language),
    [content, sought, written, language],
  );
  const faults = useMemo(() => faultsOf(deck, format, content), [deck, format, content]);

  const latest = useRef({ deck, change });
  latest.current = { deck, change };
  const step = useCallback(
    (face: Face, more: number) => {
      const now = latest.current.deck;
      const next = withCopies(now, face, more);
      if (copiesOf(next, face) === copiesOf(now, face)) return;
      // Two presses in one breath: the second counts from the first.
      latest.current.deck = next;
      latest.current.change(next);
      const most = mostOf(next, face, content);
      setNews(
        language === 'fr'
          ? `${face.name.fr} : ${copiesOf(next, face)} sur ${most}. Livre Sacré : ${countOf(next.livre)} pages.`
          : `${face.name.en}: ${copiesOf(next, face)} of ${most}. Sacred Book: ${countOf(next.livre)} pages.`,
      );
    },
    [content, language],
  );
  const ask = useCallback((face: Face, open = false) => {
    setAsked(face);
    if (open) setOpen(true);
  }, []);

  return (
    <div className="sfb" data-pane={pane}>
      <aside className="sfb-aside" aria-label={say({ fr: 'Carte', en: 'Card' })}>
        {asked ? (
          <Lens face={asked} {...{ deck, content, language }} change={step} />
        ) : (
          <p className="sfb-none">
            {say({
              fr: 'Une carte survolée ou atteinte au clavier se lit ici. Entrée l’ajoute, − la retire.',
              en: 'A card you point at or reach by keyboard is read here. Enter adds it, − takes it out.',
            })}
          </p>
        )}
      </aside>
      <section className="sfb-left" aria-labelledby="sfb-cards">
        <h2 className="visually-hidden" id="sfb-cards">
          {say({ fr: 'Toutes les cartes', en: 'All cards' })}
        </h2>
        <Filters {...{ filter, content, language }} change={setFilter} count={faces.length} />
        <div className="sfb-scroll">
          <PoolGrid {...{ faces, content, deck, language, ask }} change={step} />
        </div>
      </section>
      <section className="sfb-right" aria-labelledby="sfb-deck">
        <h2 className="visually-hidden" id="sfb-deck">
          {say({ fr: 'Le deck', en: 'The deck' })}
        </h2>
        <Summary
          {...{ deck, format, setFormat, faults, language, openRule }}
          complete={() => change(completed(deck, format, content))}
        />
        <div
          className="sfb-tabs"
          role="tablist"
          onKeyDown={({ key }) => {
            const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
            if (step === 0) return;
            const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length]!;
            setTab(next);
            document.getElementById(`sfb-tab-${next}`)?.focus();
          }}
          aria-label={say({ fr: 'Vues du deck', en: 'Views of the deck' })}
        >
          {TABS.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`sfb-tab-${each}`}
              aria-selected={each === tab}
              aria-controls="sfb-panel"
              tabIndex={each === tab ? 0 : -1}
              onClick={() => setTab(each)}
            >
              {say(TAB_NAMES[each])}
            </button>
          ))}
        </div>
        <div
          className="sfb-scroll"
          role="tabpanel"
          id="sfb-panel"
          aria-labelledby={`sfb-tab-${tab}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
          tabIndex={0}
        >
          {tab === 'list' && <DeckList {...{ deck, content, language, ask }} change={step} />}
          {tab === 'stats' && <Stats {...{ deck, content, language }} />}
          {tab === 'hand' && <SampleHand {...{ deck, content, language }} />}
          {/* Not taken away while it runs: a look at the list must not stop it. */}
          <div hidden={tab !== 'measure'}>
            <Measure {...{ deck, format, content, language, measure }} isLegal={faults.length === 0} />
          </div>
        </div>
      </section>
      <nav className="sfb-panes" aria-label={say({ fr: 'Feuilles', en: 'Sheets' })}>
        <button type="button" aria-pressed={pane === 'pool'} onClick={() => setPane('pool')}>
          {say({ fr: 'Cartes', en: 'Cards' })}
        </button>
        <button type="button" aria-pressed={pane === 'deck'} onClick={() => setPane('deck')}>
          {say({ fr: 'Deck', en: 'Deck' })} · {countOf(deck.livre)}
          {faults.length > 0 && <span className="sfb-dot" aria-hidden="true" />}
        </button>
      </nav>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <Sheet
        open={isOpen && asked !== null}
        close={() => setOpen(false)}
        title={asked?.name[language] ?? ''}
        side="bottom"
      >
        {asked && <Lens face={asked} {...{ deck, content, language }} change={step} />}
      </Sheet>
    </div>
  );
}

const TAB_NAMES: Readonly<Record<Tab, Text>> = {
  list: { fr: 'Liste', en: 'List' },
  stats: { fr: 'Courbe', en: 'Curve' },
  hand: { fr: 'Main', en: 'Hand' },
  measure: { fr: 'Mesure', en: 'Measure' },
};
