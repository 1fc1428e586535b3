/** The question as the bar between board and hand shows it: made from the snapshot, in the game's words. */
import type { Option, Refusal, RuleId, Seat } from '@tablee/kernel';
import type { Asking, GameTable } from '@tablee/ui';
import { useCallback, useMemo, useState } from 'react';
import { typeset, useLanguage } from '../settings/index.ts';
import type { Snapshot, TableSession } from './table-session.ts';

interface Note {
  readonly text: string;
  readonly rule: RuleId | null;
}

interface Pending {
  readonly text: string;
  /** The question it belongs to: with another one it is forgotten. */
  readonly asked: number;
  confirm(): void;
}

export interface AskedOfTable {
  readonly asking: Asking;
  /** As the game's table calls it: asks again first where a careful friend would. */
  choose(option: Option, ...then: Option[]): void;
  explain(what: Refusal | string | null): void;
}

export function useAsking(
  session: TableSession,
  table: GameTable,
  snapshot: Snapshot,
  names: readonly string[],
  openRule: (rule: RuleId) => void,
): AskedOfTable {
  const language = useLanguage();
  const { words } = session.game;
  const { view, asked, happening, hint } = snapshot;
  const [note, setNote] = useState<Note | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);

  const explain = useCallback(
    (what: Refusal | string | null) => {
      if (what === null) setNote(null);
      else if (typeof what === 'string') setNote({ text: typeset(what, language), rule: null });
      else setNote({ text: typeset(words.refusal(view, what, language), language), rule: what.rule });
    },
    [words, view, language],
  );

  const take = useCallback(
    (line: readonly Option[]) => {
      const [option, ...then] = line;
      setNote(null);
      setPending(null);
      if (asked && option) session.choose(asked, option, then);
    },
    [session, asked],
  );

  const choose = useCallback(
    (...line: readonly Option[]) => {
      if (!asked || !line[0]) return;
      const text = line
        .map((option) => table.warning?.(view, option, language) ?? null)
        .find((said) => said !== null);
      if (text) setPending({ text, asked: asked.id, confirm: () => take(line) });
      else take(line);
    },
    [asked, table, view, language, take],
  );

  const undo = useMemo(() => {
    if (!asked) return null;
    if (snapshot.canUndo) return () => session.undo();
    if (!snapshot.canGoBack) return null;
    const confirm = () => {
      setPending(null);
      session.goBack();
    };
    return () => setPending({ text: session.goingBack[language], asked: asked.id, confirm });
  }, [asked, snapshot, session, language]);

  const asking = useMemo((): Asking => {
    const seat = asked?.seat ?? view.waitingFor[0] ?? snapshot.viewer;
    const said = happening ? words.event(view, happening, language) : null;
    return {
      seatName: seat === null ? '' : seatName(names, words.seat(view, seat, language), seat),
      mine: asked !== null,
      sentence: typeset(
        asked
          ? words.question(view, asked, language)
          : (said ?? (view.result ? words.result(view, view.result, language) : '')),
        language,
      ),
      rule: asked?.rule ?? happening?.rule ?? view.result?.rule ?? null,
      options: asked?.options ?? [],
      textOf: (option) => typeset(words.option(view, option, language), language),
      choose,
      note,
      undo,
      hint: asked
        ? {
            ask: () => (hint === null ? void session.hint() : session.clearHint()),
            busy: hint === 'asked',
            option: hint === 'asked' ? null : hint,
          }
        : null,
      warning:
        pending && pending.asked === asked?.id
          ? { text: pending.text, confirm: pending.confirm, cancel: () => setPending(null) }
          : null,
      openRule,
      skip: happening || isABotAsked(snapshot) ? () => session.hurry() : null,
      language,
    };
  }, [
    asked,
    view,
    happening,
    hint,
    snapshot,
    words,
    language,
    names,
    choose,
    note,
    pending,
    undo,
    session,
    openRule,
  ]);

  return { asking, choose, explain };
}

/** Somebody whose turn can be gone through without waiting. */
function isABotAsked({ view, sitting }: Snapshot): boolean {
  return view.waitingFor.some((seat) => sitting[seat]?.who === 'bot');
}

/** `Léa · les Bleus`; a game alone needs no second name. */
export function seatName(names: readonly string[], inTheGame: string, seat: Seat): string {
  const name = names[seat];
  return name === undefined || names.length === 1 ? (name ?? inTheGame) : `${name} · ${inTheGame}`;
}
