/** What is particular to an online table: its menu, and where to go once it is over. */
import type { Text } from '@tablee/kernel';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { tableOfRecord } from '../pages/tables/import-file.ts';
import { useSay } from '../settings/index.ts';
import { tables } from '../storage/index.ts';
import { download, recordName } from '../table/download.ts';
import { MenuAct } from '../table/menu.tsx';
import { api } from './api.ts';
import { wordsOf } from './invitation.tsx';
import { NotifyMe } from './notify-me.tsx';
import type { OnlineSession } from './online-session.ts';
import { Invite } from './waiting-room.tsx';

export function OnlineMenu({ session, close }: { readonly session: OnlineSession; close(): void }) {
  const say = useSay();
  const [, go] = useLocation();
  const { message } = session;
  const { table, at, phase, seat, can, invite, watch } = message;
  const isPlaying = phase === 'playing' && seat !== null;
  const no = say({ fr: 'Non, continuer', en: 'No, go on' });
  const act = (does: () => void) => () => {
    close();
    does();
  };
  return (
    <>
      {isPlaying && (
        <>
          <MenuAct
            name={say({ fr: 'Demander à revenir en arrière', en: 'Ask to go back' })}
            asks={say(session.goingBack)}
            no={no}
            disabled={!session.snapshot().canGoBack}
            act={act(() => session.goBack())}
          />
          {can.draw && (
            <MenuAct
              name={say({ fr: 'Proposer la partie nulle', en: 'Offer a draw' })}
              asks={say({ fr: 'Il faut l’accord de tous.', en: 'Everybody has to agree.' })}
              no={no}
              act={act(() => void session.request({ type: 'offerDraw', table, at }))}
            />
          )}
          <MenuAct
            name={say({ fr: 'Quitter : un bot joue à ma place', en: 'Leave: a bot plays on' })}
            asks={say({
              fr: 'Votre place vous est gardée : vous pourrez la reprendre.',
              en: 'Your seat is kept for you: you can take it back.',
            })}
            no={no}
            act={act(() => void session.request({ type: 'leave', table }).then(() => go('/')))}
          />
          {can.resign && (
            <MenuAct
              name={say({ fr: 'Abandonner la partie', en: 'Give up the game' })}
              asks={say({
                fr: 'Abandonner : la partie est perdue pour vous.',
                en: 'Give up: the game is lost for you.',
              })}
              no={no}
              danger
              act={act(() => session.resign())}
            />
          )}
          <NotifyMe />
        </>
      )}
      {invite !== null && watch && <Invite table={table} invite={invite} />}
    </>
  );
}

export function OnlineWays({ session }: { readonly session: OnlineSession }) {
  const say = useSay();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<Text | null>(null);
  const { message } = session;
  const trying = (does: () => Promise<void>) => () => {
    does().catch((error: unknown) => setTrouble(wordsOf(error)));
  };
  const again = trying(async () => {
    const next = message.rematch ?? (await api.rematch(message.table)).table;
    go(`/en-ligne/${next}`);
  });
  const watch = trying(async () => {
    const stored = tableOfRecord(await api.record(message.table), say);
    await tables.put({ ...stored, sitting: [...session.snapshot().sitting] });
    go(`/rejouer/${stored.id}`);
  });
  const save = trying(async () =>
    download(recordName(session.game.id, Date.now()), await api.record(message.table)),
  );
  return (
    <>
      {trouble && (
        <p className="online-trouble" role="alert">
          {say(trouble)}
        </p>
      )}
      {message.seat !== null && (
        <button type="button" className="button button-primary" onClick={again}>
          {message.rematch
            ? say({ fr: 'Rejoindre la revanche', en: 'Join the rematch' })
            : say({ fr: 'Revanche', en: 'Rematch' })}
        </button>
      )}
      <button type="button" className="button" onClick={watch}>
        {say({ fr: 'Revoir la partie', en: 'Watch it again' })}
      </button>
      <button type="button" className="button" onClick={save}>
        {say({ fr: 'Enregistrer la partie', en: 'Save the record' })}
      </button>
      <Link href={`/verifier/${message.table}`} className="button">
        {say({ fr: 'Vérifier le hasard', en: 'Check the luck' })}
      </Link>
    </>
  );
}
