/** Follows a table on the server: its last message, and the session once the game has begun. */
import { type Opened, openGame } from '@tablee/games';
import type { Text, View } from '@tablee/kernel';
import type { TableMessage } from '@tablee/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentSettings } from '../settings/index.ts';
import { askBot } from '../table/bots.ts';
import { connection, type Line } from './connection.ts';
import { rememberCommitment } from './fairness.ts';
import { OnlineSession } from './online-session.ts';

export interface OnlineTable {
  /** Null until the server has answered. */
  readonly message: TableMessage | null;
  readonly opened: Opened | null;
  readonly session: OnlineSession | null;
  readonly line: Line;
  /** Why this table can't be sat at: shown instead of it. */
  readonly refused: Text | null;
  /** Sits down anew: after a seat was taken. */
  again(): void;
}

export function useOnlineTable(id: string): OnlineTable {
  const line = useSyncExternalStore(connection.onLine, connection.line);
  const [round, setRound] = useState(0);
  const [at, setAt] = useState<Omit<OnlineTable, 'line' | 'again'>>(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round sits down again
  useEffect(() => {
    let message: TableMessage | null = null;
    let session: OnlineSession | null = null;
    let opened: Opened | null = null;
    let left = false;
    setAt(NOTHING);
    const show = () => setAt({ message, opened, session, refused: null });
    const begin = async (first: TableMessage) => {
      opened ??= (await openGame(first.game)) ?? null;
      if (left || !opened || !message) return;
      // What was told while the game was being loaded is in the newest message only if it tells everything.
      if (!session && message.view && message === first) {
        const seen = message as TableMessage & { readonly view: View };
        session = new OnlineSession(opened.game, opened.table, seen, connection, {
          askBot,
          pace: () => currentSettings().pace,
        });
      }
      show();
    };
    const stop = connection.follow(id, {
      after: () => (session ? (message?.at ?? null) : null),
      told: (news) => {
        // Removed, while others may look on: whoever sat here hears of it before anything else.
        if (message?.seat != null && news.seat === null) {
          left = true;
          stop();
          setAt({ ...NOTHING, refused: NO_SEAT_ANY_MORE });
          return;
        }
        rememberCommitment(news);
        message = whole(message, news, session !== null);
        if (session) {
          session.hear(news);
          show();
        } else void begin(message);
      },
      said: (seat, phrase) => session?.hearPhrase(seat, phrase),
      refused: ({ why }) => setAt({ ...NOTHING, refused: why }),
    });
    return () => {
      left = true;
      stop();
    };
  }, [id, round]);
  return { ...at, line, again: () => setRound((count) => count + 1) };
}

const NO_SEAT_ANY_MORE: Text = {
  fr: 'Vous n’avez plus de place à cette table.',
  en: 'You no longer have a seat at this table.',
};
const NOTHING = { message: null, opened: null, session: null, refused: null };

/** Until a session keeps the moments, they are gathered here. */
function whole(before: TableMessage | null, news: TableMessage, isKept: boolean): TableMessage {
  if (isKept || !before || news.since === null) return news;
  return { ...news, told: [...before.told.slice(0, news.keep), ...news.told] };
}
