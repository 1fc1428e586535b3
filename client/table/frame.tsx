/** The frame round every game's table: whose turn, what happened, the rules beside it, the way out. Knows no game. */

import type { Opened } from '@tablee/games';
import type { RuleId } from '@tablee/kernel';
import { QuestionProvider, ReadingProvider } from '@tablee/ui';
import { MotionConfig } from 'motion/react';
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage, useLessMotion, useSay, useSettings } from '../settings/index.ts';
import { Curtain } from './curtain.tsx';
import { End } from './end.tsx';
import './frame.css';
import { Header } from './header.tsx';
import { useParts } from './lines.ts';
import { Menu } from './menu.tsx';
import { namesOf } from './names.ts';
import { Side } from './side.tsx';
import { HeldBadge, StopsMenu } from './stops-menu.tsx';
import type { TableSession } from './table-session.ts';
import { useAsking } from './use-asking.ts';
import { usePage } from './use-page.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSounds } from './use-sounds.ts';
import { useStops } from './use-stops.ts';

interface Props {
  readonly session: TableSession;
  readonly opened: Opened;
  /** What can be done with this table besides playing; closes the menu when something was chosen. */
  menu(close: () => void): ReactNode;
  /** Where to go from here, once the game is over. */
  readonly ways: ReactNode;
  /** What has to be said about the table itself: who is missing, what is asked of everybody. */
  readonly notice?: ReactNode;
  /** What there is to know about it at any time, in the bar above. */
  readonly status?: ReactNode;
}

const TROUBLES = {
  bot: {
    fr: 'Le bot n’a pas pu répondre. La partie est gardée.',
    en: 'The bot could not answer. The game is kept.',
  },
  keeping: {
    fr: 'Ce choix n’a pas pu être gardé : la place manque peut-être sur cet appareil. On peut continuer à jouer ; le menu permet d’enregistrer la partie.',
    en: 'This choice could not be kept: the device may be short of space. You can play on; the menu lets you save the record.',
  },
} as const;

export function Frame({ session, opened, menu, ways, notice, status }: Props) {
  const { game, table } = opened;
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const { viewer, view, asked, happening, curtain } = snapshot;
  const language = useLanguage();
  const say = useSay();
  const { colourSafe } = useSettings();
  const lessMotion = useLessMotion();
  const [page, setPage] = usePage(table);
  const [rule, setRule] = useState<RuleId | null>(null);
  const [menuOpen, setMenuOpen] = useState(false);

  const { sitting } = snapshot;
  const names = useMemo(() => namesOf(sitting, language), [sitting, language]);
  const saying = useMemo(
    () => new Map([...snapshot.saying].map(([seat, text]) => [seat, say(text)])),
    [snapshot.saying, say],
  );
  const openRule = useCallback(
    (opened: RuleId) => {
      setRule(opened);
      setPage('rules');
    },
    [setPage],
  );
  const { asking, choose, explain, refuse } = useAsking(session, table, snapshot, names, openRule);
  const spoken = useMemo(
    () =>
      snapshot.spoken.map(({ seat, text, after }) => ({
        after,
        text: say({ fr: `${names[seat]} : « ${text.fr} »`, en: `${names[seat]}: “${text.en}”` }),
      })),
    [snapshot.spoken, names, say],
  );
  const parts = useParts(
    game,
    table,
    session.content,
    snapshot.told,
    names,
    language,
    snapshot.freshFrom,
    spoken,
  );
  const heard = useMemo(() => snapshot.told.map(({ event }) => event), [snapshot.told]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is refused changes with the question
  const whyNot = useMemo(() => session.whyNot(), [session, asked]);
  useSounds(table, snapshot);
  const stops = useStops(session);
  useShortcuts({
    l: () => setPage(page === 'log' ? null : 'log'),
    r: () => setPage(page === 'rules' ? null : 'rules'),
    m: () => setMenuOpen(true),
    ...(game.windows && { t: stops.hold }),
  });
  useEffect(() => {
    const mine = asked && viewer !== null ? say({ fr: 'À vous — ', en: 'Your turn — ' }) : '';
    document.title = `${mine}${game.name[language]} · Tablée`;
  }, [asked, viewer, game, language, say]);

  return (
    <MotionConfig reducedMotion={lessMotion ? 'always' : 'never'}>
      <QuestionProvider asking={asking}>
        <ReadingProvider>
          <div className={`frame ${table.theme}`} data-page={page ?? undefined}>
            <Header
              game={game}
              page={page}
              open={setPage}
              openMenu={() => setMenuOpen(true)}
              status={
                <>
                  {status}
                  {stops.holds && <HeldBadge release={stops.hold} />}
                </>
              }
              aim={table.aim?.(view, language, session.content)}
            />
            {notice}
            <main
              id="board"
              tabIndex={-1}
              aria-label={say({ fr: 'La table', en: 'The table' })}
              className="frame-table"
              data-showing={happening ? true : undefined}
            >
              <table.Table
                view={view}
                content={session.content}
                language={language}
                names={names}
                saying={saying}
                asked={asked}
                choose={choose}
                foresee={(option) => session.foresee(option)}
                whyNot={whyNot}
                explain={explain}
                refuse={refuse}
                happening={happening}
                heard={heard}
                hint={snapshot.hint === 'asked' ? null : snapshot.hint}
                colourSafe={colourSafe}
                openRule={openRule}
              />
              {snapshot.trouble !== null && (
                <div className="frame-trouble" role="alert">
                  <p>{say(TROUBLES[snapshot.trouble.with])}</p>
                  <p className="frame-detail">{snapshot.trouble.message}</p>
                  <button type="button" className="button button-primary" onClick={() => session.retry()}>
                    {say({ fr: 'Réessayer', en: 'Try again' })}
                  </button>
                </div>
              )}
              {snapshot.over && (
                <End
                  opened={opened}
                  content={session.content}
                  names={names}
                  snapshot={snapshot}
                  ways={ways}
                  viewer={session.isShared ? null : (viewer ?? null)}
                  isLesson={session.guard !== undefined}
                />
              )}
            </main>
            <Side
              opened={opened}
              view={view}
              content={session.content}
              page={page}
              rule={rule}
              parts={parts}
              open={setPage}
              openRule={openRule}
            />
            <Menu
              open={menuOpen}
              close={() => setMenuOpen(false)}
              more={<StopsMenu session={session} inHand={stops} />}
            >
              {menu}
            </Menu>
            {curtain !== null && (
              <Curtain key={curtain} name={names[curtain] ?? ''} raise={() => session.raiseCurtain()} />
            )}
          </div>
        </ReadingProvider>
      </QuestionProvider>
    </MotionConfig>
  );
}
