/** The question as the bar between board and hand shows it: made from the snapshot, in the game's words. */
import type { Foresight, Option, Refusal, RuleId, Seat } from '@tablee/kernel';
import type { GameTable, OpenQuestion } from '@tablee/ui';
import { useCallback, useMemo, useState } from 'react';
import { typeset, useLanguage } from '../settings/index.ts';
import { ANYWAY, type Confirmation } from './confirmation.ts';
import { hintReason } from './hint-reason.ts';
import type { Snapshot, TableSession } from './table-session.ts';

interface Note {
  readonly text: string;
  readonly rule: RuleId | null;
  /** The answer to a tap that can't be, and the question it belongs to: it stays when the pointer goes on. */
  readonly firm?: { readonly asked: number };
}

interface Pending extends Pick<Confirmation, 'yes' | 'no'> {
  readonly text: string;
  /** The question it belongs to: with another one it is forgotten. */
  readonly asked: number;
  confirm(): void;
}

export interface AskedOfTable {
  readonly asking: OpenQuestion;
  /** As the game's table calls it: asks again first where a careful friend would. */
  choose(option: Option, ...then: Option[]): void;
  explain(what: Refusal | string | null): void;
  /** Answers a tap that can't be; null where no rule has a word on it. */
  refuse(why: Refusal | string | null): void;
}

export function useAsking(
  session: TableSession,
  table: GameTable,
  snapshot: Snapshot,
  names: readonly string[],
  openRule: (rule: RuleId) => void,
): AskedOfTable {
  const language = useLanguage();
  const { content } = session;
  const { words } = session.game;
  const { view, asked, happening, hint } = snapshot;
  const [note, setNote] = useState<Note | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);

  const noteOf = useCallback(
    (what: Refusal | string): Note =>
      typeof what === 'string'
        ? { text: typeset(what, language), rule: null }
        : { text: typeset(words.refusal(view, what, language, content), language), rule: what.rule },
    [words, view, language, content],
  );
  const explain = useCallback(
    (what: Refusal | string | null) => {
      if (what !== null) setNote(noteOf(what));
      else setNote((before) => (before?.firm ? before : null));
    },
    [noteOf],
  );
  const refuse = useCallback(
    (why: Refusal | string | null) => {
      const firm = { asked: asked?.id ?? -1 };
      if (why !== null) setNote({ ...noteOf(why), firm });
      else if (asked) setNote({ text: NO_ANSWER[language], rule: asked.rule, firm });
      else setNote({ text: NOT_ASKED[language], rule: null, firm });
    },
    [noteOf, asked, language],
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

  /** Each option of a line is judged from where those before it lead. */
  const warningOf = useCallback(
    (line: readonly Option[]): string | null => {
      let seen = view;
      let foresee: Foresight = (option) => session.foresee(option);
      for (const option of line) {
        const text = table.warning?.(seen, option, language, foresee, content) ?? null;
        if (text !== null) return text;
        const ahead = foresee(option);
        if (!ahead?.asked) return null;
        seen = ahead.view;
        foresee = (next) => ahead.then(next);
      }
      return null;
    },
    [session, table, view, language, content],
  );

  const choose = useCallback(
    (...line: readonly Option[]) => {
      if (!asked || !line[0]) return;
      const instead = session.guard?.(line);
      if (instead) {
        refuse(instead[language]);
        return;
      }
      // What a lesson wants done is nothing to warn of.
      const text = session.guard ? null : warningOf(line);
      if (text) setPending({ text, ...ANYWAY, asked: asked.id, confirm: () => take(line) });
      else take(line);
    },
    [session, asked, language, refuse, warningOf, take],
  );

  const undo = useMemo(() => {
    if (!asked) return null;
    if (snapshot.canUndo) return () => session.undo();
    if (!snapshot.canGoBack) return null;
    const confirm = () => {
      setPending(null);
      session.goBack();
    };
    const { asks, yes, no } = session.goingBack;
    return () => setPending({ text: asks[language], yes, no, asked: asked.id, confirm });
  }, [asked, snapshot, session, language]);

  const reason = useMemo(() => {
    if (!asked || hint === null || hint === 'asked') return null;
    const foresee: Foresight = (option) => session.foresee(option);
    const choices = asked.options.length;
    const text = hintReason(hint, { game: session.game, view, content, language, choices, foresee });
    return { text: typeset(text, language), rule: null };
  }, [session, asked, hint, view, content, language]);
  const shownNote = (note?.firm && note.firm.asked !== (asked?.id ?? -1) ? null : note) ?? reason;

  const asking = useMemo((): OpenQuestion => {
    const seat = asked?.seat ?? view.waitingFor[0] ?? snapshot.viewer;
    const said = happening ? words.event(view, happening, language, content, names) : null;
    return {
      seatName: seat === null ? '' : seatName(names, words.seat(view, seat, language, content), seat),
      mine: asked !== null,
      sentence: typeset(
        asked
          ? words.question(view, asked, language, content)
          : (said ??
              (view.result ? words.result(view, view.result, language, content, names) : null) ??
              // About to be asked: nobody need be told that they are thinking.
              (seat === snapshot.viewer ? '…' : '')),
        language,
      ),
      rule: asked?.rule ?? happening?.rule ?? view.result?.rule ?? null,
      options: asked?.options ?? [],
      textOf: (option) => typeset(words.option(view, option, language, content), language),
      choose,
      note: shownNote,
      undo,
      hint:
        asked && session.allowsHints
          ? {
              ask: () => (hint === null ? void session.hint() : session.clearHint()),
              busy: hint === 'asked',
              option: hint === 'asked' ? null : hint,
            }
          : null,
      warning:
        pending && pending.asked === asked?.id
          ? {
              text: pending.text,
              yes: pending.yes[language],
              no: pending.no[language],
              confirm: pending.confirm,
              cancel: () => setPending(null),
            }
          : null,
      openRule,
      skip: happening || isABotAsked(snapshot) ? () => session.hurry() : null,
      hold: happening && {
        held: snapshot.paused,
        toggle: () => (snapshot.paused ? session.resume() : session.pause()),
        step: () => session.showNext(),
      },
      language,
    };
  }, [
    asked,
    view,
    happening,
    hint,
    snapshot,
    words,
    content,
    language,
    names,
    choose,
    shownNote,
    pending,
    undo,
    session,
    openRule,
  ]);

  return { asking, choose, explain, refuse };
}

const NO_ANSWER = {
  fr: 'Cela ne répond pas à la question.',
  en: 'That does not answer the question.',
};
const NOT_ASKED = { fr: 'Rien ne vous est demandé pour l’instant.', en: 'Nothing is asked of you just now.' };

/** Somebody whose turn can be gone through without waiting. */
function isABotAsked({ view, sitting }: Snapshot): boolean {
  return view.waitingFor.some((seat) => sitting[seat]?.who === 'bot');
}

/** `Léa · les Bleus`; a game alone needs no second name. */
export function seatName(names: readonly string[], inTheGame: string, seat: Seat): string {
  const name = names[seat];
  return name === undefined || names.length === 1 ? (name ?? inTheGame) : `${name} · ${inTheGame}`;
}
