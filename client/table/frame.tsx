/** The frame round every game's table: whose turn, what happened, the rules beside it, the way out. Knows no game. */

import type { Opened } from '@tablee/games/tables';
import type { RuleId } from '@tablee/kernel';
import { QuestionProvider, useCompact } from '@tablee/ui';
import { MotionConfig } from 'motion/react';
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage, useLessMotion, useSay, useSettings } from '../settings/index.ts';
import { Curtain } from './curtain.tsx';
import { End } from './end.tsx';
import './frame.css';
import { Header } from './header.tsx';
import { useLines } from './lines.ts';
import { Menu } from './menu.tsx';
import { namesOf } from './names.ts';
import { type Page, Side } from './side.tsx';
import type { TableSession } from './table-session.ts';
import { useAsking } from './use-asking.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSounds } from './use-sounds.ts';

interface Props {
  readonly session: TableSession;
  readonly opened: Opened;
  /** What can be done with this table besides playing; closes the menu when something was chosen. */
  menu(close: () => void): ReactNode;
  /** Where to go from here, once the game is over. */
  readonly ways: ReactNode;
  /** What has to be said about the table itself: who is missing, what is asked of everybody. */
  readonly notice?: ReactNode;
}

export function Frame({ session, opened, menu, ways, notice }: Props) {
  const { game, table } = opened;
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const { viewer, view, asked, happening, curtain } = snapshot;
  const language = useLanguage();
  const say = useSay();
  const { colourSafe } = useSettings();
  const lessMotion = useLessMotion();
  const compact = useCompact();
  const [page, setPage] = useState<Page | null>(compact ? null : 'log');
  const [rule, setRule] = useState<RuleId | null>(null);
  const [menuOpen, setMenuOpen] = useState(false);

  const { sitting } = snapshot;
  const names = useMemo(() => namesOf(sitting, language), [sitting, language]);
  const openRule = useCallback((opened: RuleId) => {
    setRule(opened);
    setPage('rules');
  }, []);
  const { asking, choose, explain } = useAsking(session, table, snapshot, names, openRule);
  const lines = useLines(game, snapshot.told, language, snapshot.freshFrom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is refused changes with the question
  const whyNot = useMemo(() => session.whyNot(), [session, asked]);
  useSounds(table, snapshot);
  useShortcuts({
    l: () => setPage((open) => (open === 'log' ? null : 'log')),
    r: () => setPage((open) => (open === 'rules' ? null : 'rules')),
    m: () => setMenuOpen(true),
  });
  useEffect(() => {
    const mine = asked && viewer !== null ? say({ fr: 'À vous — ', en: 'Your turn — ' }) : '';
    document.title = `${mine}${game.name[language]} · Tablée`;
  }, [asked, viewer, game, language, say]);

  return (
    <MotionConfig reducedMotion={lessMotion ? 'always' : 'never'}>
      <QuestionProvider asking={asking}>
        <div className={`frame ${table.theme}`} data-page={page ?? undefined}>
          <Header game={game} page={page} open={setPage} openMenu={() => setMenuOpen(true)} />
          {notice}
          <main className="frame-table" data-showing={happening ? true : undefined}>
            <table.Table
              view={view}
              content={session.content}
              language={language}
              names={names}
              asked={asked}
              choose={choose}
              foresee={(option) => session.foresee(option)}
              whyNot={whyNot}
              explain={explain}
              happening={happening}
              hint={snapshot.hint === 'asked' ? null : snapshot.hint}
              colourSafe={colourSafe}
              openRule={openRule}
            />
            {snapshot.trouble !== null && (
              <div className="frame-trouble" role="alert">
                <p>
                  {say({
                    fr: 'Le bot n’a pas pu répondre. La partie est gardée.',
                    en: 'The bot could not answer. The game is kept.',
                  })}
                </p>
                <p className="frame-detail">{snapshot.trouble}</p>
                <button type="button" className="button button-primary" onClick={() => session.retry()}>
                  {say({ fr: 'Réessayer', en: 'Try again' })}
                </button>
              </div>
            )}
            {snapshot.over && (
              <End opened={opened} content={session.content} names={names} snapshot={snapshot} ways={ways} />
            )}
          </main>
          <Side
            opened={opened}
            view={view}
            page={page}
            rule={rule}
            lines={lines}
            open={setPage}
            openRule={openRule}
            compact={compact}
          />
          <Menu open={menuOpen} close={() => setMenuOpen(false)}>
            {menu}
          </Menu>
          {curtain !== null && (
            <Curtain key={curtain} name={names[curtain] ?? ''} raise={() => session.raiseCurtain()} />
          )}
        </div>
      </QuestionProvider>
    </MotionConfig>
  );
}
