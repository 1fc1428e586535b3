/** A game shown again on its own table: the same pieces, nobody asked, the controls below. */
import type { Opened } from '@tablee/games';
import { type RuleId, type Seat, seatsOf } from '@tablee/kernel';
import { type OpenQuestion, QuestionProvider } from '@tablee/ui';
import { MotionConfig } from 'motion/react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { typeset, useLanguage, useLessMotion, useSay, useSettings } from '../settings/index.ts';
import type { StoredTable } from '../storage/index.ts';
import '../table/frame.css';
import { Header } from '../table/header.tsx';
import { useParts } from '../table/lines.ts';
import { namesOf } from '../table/names.ts';
import { Side } from '../table/side.tsx';
import { seatName } from '../table/use-asking.ts';
import { usePage } from '../table/use-page.ts';
import { useShortcuts } from '../table/use-shortcuts.ts';
import { chaptersOf } from './chapters.ts';
import { Controls } from './controls.tsx';
import { type Film, seatsToLookFrom } from './film.ts';
import { Projector } from './projector.ts';
import './replay.css';
import { TakeOver } from './take-over.tsx';

interface Props {
  readonly stored: StoredTable;
  readonly opened: Opened;
  readonly film: Film;
  /** After how many choices it begins; nonsense begins at the beginning. */
  readonly from?: number;
}

export function Theatre({ stored, opened, film, from = 0 }: Props) {
  const { game, table } = opened;
  const language = useLanguage();
  const say = useSay();
  const { colourSafe, pace } = useSettings();
  const lessMotion = useLessMotion();
  const [page, setPage] = usePage(table);
  const [rule, setRule] = useState<RuleId | null>(null);
  const [takingOver, setTakingOver] = useState(false);

  const looks = useMemo(() => {
    const seats = seatsOf(stored.start.seats);
    const people = seats.filter((seat) => stored.sitting[seat]?.who === 'person');
    return seatsToLookFrom(stored.result !== null, table.secrets, seats, people);
  }, [stored, table]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pace is read when it is needed
  const projector = useMemo(
    () => new Projector(film, table, looks[0] ?? null, () => pace),
    [film, table, looks],
  );
  useEffect(() => {
    if (from > 0 && from <= film.length) projector.goTo(Math.trunc(from));
    return () => projector.pause();
  }, [projector, film, from]);
  const projected = useSyncExternalStore(projector.subscribe, projector.projected);
  const { view, happening, at, seat } = projected;

  const names = useMemo(() => namesOf(stored.sitting, language), [stored, language]);
  const openRule = useCallback(
    (opened: RuleId) => {
      setRule(opened);
      setPage('rules');
    },
    [setPage],
  );
  const parts = useParts(game, table, film.content, projected.told, names, language, at);
  const heard = useMemo(() => projected.told.map(({ event }) => event), [projected.told]);
  const chapters = useMemo(() => chaptersOf(film, table, names, language), [film, table, names, language]);
  const nameOf = (each: Seat | null) =>
    each === null
      ? say({ fr: 'un passant', en: 'a passer-by' })
      : seatName(names, game.words.seat(view, each, language, film.content), each);

  useShortcuts({
    arrowleft: () => projector.goTo(at - 1),
    arrowright: () => projector.step(),
    ' ': () => (projected.playing ? projector.pause() : projector.play()),
    home: () => projector.goTo(0),
    end: () => projector.goTo(film.length),
  });
  useEffect(() => {
    document.title = `${say({ fr: 'Revoir', en: 'Replay' })} — ${game.name[language]} · Tablée`;
  }, [game, language, say]);

  const asking = useMemo((): OpenQuestion => {
    const by = film.choices[at - 1]?.seat ?? null;
    const said = happening ? game.words.event(view, happening, language, film.content, names) : null;
    // What somebody chose in secret stays theirs until the game is over.
    const isOpen = stored.result !== null || by === seat || !table.secrets;
    const chose = isOpen ? film.said(at, language) : null;
    const result = view.result ? game.words.result(view, view.result, language, film.content, names) : null;
    return {
      seatName: by === null ? '' : seatName(names, game.words.seat(view, by, language, film.content), by),
      mine: false,
      sentence: typeset(
        said ??
          result ??
          chose ??
          (at === 0 ? say({ fr: 'La partie commence.', en: 'The game begins.' }) : '…'),
        language,
      ),
      rule: happening?.rule ?? null,
      options: [],
      textOf: () => '',
      choose: () => {},
      note: null,
      undo: null,
      hint: null,
      warning: null,
      openRule,
      skip: null,
      language,
    };
  }, [film, at, happening, view, game, language, names, openRule, say, stored, seat, table]);

  return (
    <MotionConfig reducedMotion={lessMotion ? 'always' : 'never'}>
      <QuestionProvider asking={asking}>
        <div className={`frame frame-replay ${table.theme}`} data-page={page ?? undefined}>
          <Header game={game} page={page} open={setPage} aim={table.aim?.(view, language, film.content)} />
          <main
            id="board"
            tabIndex={-1}
            aria-label={say({ fr: 'La table', en: 'The table' })}
            className="frame-table"
          >
            <table.Table
              view={view}
              content={film.content}
              language={language}
              names={names}
              asked={null}
              choose={() => {}}
              foresee={() => null}
              whyNot={[]}
              refuse={() => {}}
              explain={() => {}}
              happening={happening}
              heard={heard}
              hint={null}
              colourSafe={colourSafe}
              openRule={openRule}
            />
          </main>
          <Controls
            projector={projector}
            projected={projected}
            chapters={chapters}
            seats={looks}
            nameOf={nameOf}
            takeOver={() => setTakingOver(true)}
          />
          <Side
            opened={opened}
            view={view}
            content={film.content}
            page={page}
            rule={rule}
            parts={parts}
            open={setPage}
            openRule={openRule}
          />
          <TakeOver
            stored={stored}
            at={at}
            open={takingOver}
            close={() => setTakingOver(false)}
            nameOf={(each) => game.words.seat(view, each, language, film.content)}
          />
        </div>
      </QuestionProvider>
    </MotionConfig>
  );
}
