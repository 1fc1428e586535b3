/** What stands beside the table: the log, the rulebook, the game's own tables. In a small window, a sheet over it. */

import type { Opened } from '@tablee/games';
import type { RuleId, View } from '@tablee/kernel';
import { Log, type LogPart, ReadingPlace, Sheet, useWindow } from '@tablee/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLanguage, useSay } from '../settings/index.ts';

const Rulebook = lazy(() =>
  import('../pages/rules/rulebook.tsx').then((module) => ({ default: module.Rulebook })),
);

export type Page = 'log' | 'rules' | 'reference';

const TITLES = {
  log: { fr: 'Ce qui s’est passé', en: 'What happened' },
  rules: { fr: 'Règles', en: 'Rules' },
  reference: { fr: 'Repères', en: 'Reference' },
} as const;

const READ = {
  label: { fr: 'Carte lue', en: 'Card being read' },
  hint: {
    fr: 'La carte que l’on pointe, ou que l’on atteint au clavier, se lit ici.',
    en: 'The card you point at, or reach with the keyboard, is read here.',
  },
} as const;

interface Props {
  readonly opened: Opened;
  readonly view: View;
  /** What never changes during the game. */
  readonly content: unknown;
  readonly page: Page | null;
  readonly rule: RuleId | null;
  readonly parts: readonly LogPart[];
  open(page: Page | null): void;
  openRule(rule: RuleId): void;
}

export function Side({ opened, view, content, page, rule, parts, open, openRule }: Props) {
  const say = useSay();
  const language = useLanguage();
  const beside = useWindow('beside');
  const upright = useWindow('upright');
  const { game, table } = opened;

  const pages: Record<Page, () => ReactNode> = {
    log: () => <Log parts={parts} openRule={openRule} language={language} />,
    rules: () => (
      <Suspense
        fallback={
          <p className="frame-detail">{say({ fr: 'On ouvre le livret…', en: 'Opening the book…' })}</p>
        }
      >
        <Rulebook game={game} table={table} rule={rule} language={language} />
      </Suspense>
    ),
    reference: () => (
      <div className="frame-reference">
        {table.reference?.map(({ id, title, Page }) => (
          <section key={id}>
            <h3>{say(title)}</h3>
            <Page view={view} content={content} language={language} />
          </section>
        ))}
      </div>
    ),
  };

  if (!beside) {
    return (
      <Sheet
        open={page !== null}
        close={() => open(null)}
        title={page ? say(TITLES[page]) : ''}
        side={upright ? 'bottom' : 'right'}
      >
        {page && pages[page]()}
      </Sheet>
    );
  }
  if (page === null) return null;
  return (
    <aside className="frame-side" aria-label={say(TITLES[page])}>
      {page === 'log' && table.readsBeside && (
        <ReadingPlace label={say(READ.label)}>{say(READ.hint)}</ReadingPlace>
      )}
      <h2 className="frame-side-title">{say(TITLES[page])}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div className="frame-side-page" data-page={page} tabIndex={0}>
        {pages[page]()}
      </div>
    </aside>
  );
}
