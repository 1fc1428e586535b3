/** What has to be said about an online table while it is played: the line, the clock, what is asked of everybody. */
import type { Seat } from '@tablee/kernel';
import type { TableMessage } from '@tablee/protocol';
import { useEffect, useState } from 'react';
import { useLanguage, useSay } from '../settings/index.ts';
import { namesOf } from '../table/names.ts';
import { connection, type Line } from './connection.ts';
import type { OnlineSession } from './online-session.ts';
import { Phrases } from './phrases.tsx';

interface Props {
  readonly session: OnlineSession;
  readonly message: TableMessage;
  readonly line: Line;
}

export function OnlineNotice({ session, message, line }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { back, draw, seat, table, at, people } = message;
  const names = namesOf(session.snapshot().sitting, language);
  const asks = (asker: { readonly by: Seat; readonly waitingFor: readonly Seat[] } | null) =>
    asker !== null && seat !== null && asker.waitingFor.includes(seat) ? names[asker.by] : null;
  const asksBack = asks(back);
  const offersDraw = asks(draw);
  const mine = seat === null ? null : people[seat];

  return (
    <div className="online-notices" aria-live="polite">
      {line === 'cut' && (
        <p className="online-notice" data-tone="danger">
          {say({
            fr: 'Connexion perdue : on revient dès que possible.',
            en: 'Connection lost: coming back as soon as possible.',
          })}
          <button type="button" className="button" onClick={() => connection.hurry()}>
            {say({ fr: 'Réessayer', en: 'Try again' })}
          </button>
        </p>
      )}
      {line === 'closed' && connection.closedWhy && (
        <p className="online-notice" data-tone="danger">
          {say(connection.closedWhy)}
          <button type="button" className="button" onClick={() => location.reload()}>
            {say({ fr: 'Recharger', en: 'Reload' })}
          </button>
        </p>
      )}
      {message.departs !== null && (
        <p className="online-notice" data-tone="danger">
          {say({
            fr: `Les règles ou les cartes ont changé : après ${message.departs} choix, cette partie serait une autre. Elle s’arrête ici ; la table, le journal et l’enregistrement restent tels qu’ils ont été joués.`,
            en: `The rules or the cards have changed: after ${message.departs} choices this would be another game. It stops here; the table, the log and the record stay as they were played.`,
          })}
        </p>
      )}
      {session.said && (
        <p className="online-notice" data-tone="danger" role="alert">
          {say(session.said)}
        </p>
      )}
      {mine?.who === 'person' && mine.standIn && (
        <p className="online-notice">
          {say({ fr: 'Un bot joue à votre place.', en: 'A bot is playing in your place.' })}
          <button
            type="button"
            className="button button-primary"
            onClick={() => void session.request({ type: 'comeBack', table })}
          >
            {say({ fr: 'Reprendre ma place', en: 'Take my seat back' })}
          </button>
        </p>
      )}
      {asksBack !== null && (
        <p className="online-notice">
          {say({
            fr: `${asksBack} demande à reprendre un choix.`,
            en: `${asksBack} asks to take a choice back.`,
          })}
          <YesNo answer={(yes) => void session.request({ type: 'answerBack', table, at, yes })} />
        </p>
      )}
      {offersDraw !== null && (
        <p className="online-notice">
          {say({ fr: `${offersDraw} propose la partie nulle.`, en: `${offersDraw} offers a draw.` })}
          <YesNo answer={(yes) => void session.request({ type: 'answerDraw', table, at, yes })} />
        </p>
      )}
    </div>
  );
}

function YesNo({ answer }: { answer(yes: boolean): void }) {
  const say = useSay();
  return (
    <span className="online-yes-no">
      <button type="button" className="button button-primary" onClick={() => answer(true)}>
        {say({ fr: 'Accepter', en: 'Accept' })}
      </button>
      <button type="button" className="button" onClick={() => answer(false)}>
        {say({ fr: 'Refuser', en: 'Refuse' })}
      </button>
    </span>
  );
}

/** In the bar above the table: that one only watches, who is away, whose clock runs. */
export function OnlineStatus({ session, message }: Pick<Props, 'session' | 'message'>) {
  const say = useSay();
  const language = useLanguage();
  const names = namesOf(session.snapshot().sitting, language);
  const away = message.people.flatMap((person) =>
    person.who === 'person' && !person.here ? [person.name] : [],
  );
  return (
    <>
      {message.seat === null && (
        <span className="frame-status-chip" data-tone="mine">
          {say({ fr: 'Vous regardez', en: 'You are watching' })}
        </span>
      )}
      {message.phase === 'playing' && away.length > 0 && (
        <span className="frame-status-chip" role="status">
          {say({ fr: `Absent : ${away.join(', ')}`, en: `Away: ${away.join(', ')}` })}
        </span>
      )}
      {message.clock && <Clocks message={message} names={names} />}
      <Phrases session={session} names={names} />
    </>
  );
}

/** Counts down from what the server said was left. */
function Clocks({ message, names }: { message: TableMessage; names: readonly string[] }) {
  const left = message.clock?.left ?? [];
  const [passed, setPassed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message says anew what is left
  useEffect(() => {
    const since = performance.now();
    setPassed(0);
    const ticking = setInterval(() => setPassed(performance.now() - since), 500);
    return () => clearInterval(ticking);
  }, [message]);
  return left.map(({ seat, milliseconds }) => {
    const seconds = Math.max(0, Math.ceil((milliseconds - passed) / 1000));
    return (
      <span
        key={seat}
        className="frame-status-chip"
        data-tone={seconds < 10 ? 'danger' : undefined}
        role="timer"
      >
        {names[seat]} {time(seconds)}
      </span>
    );
  });
}

function time(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours} h ${String(minutes).padStart(2, '0')}` : `${minutes}:${rest}`;
}
