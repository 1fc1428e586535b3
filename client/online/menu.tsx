/** What is particular to an online table: its menu, and where to go once it is over. */
import type { Text } from '@tablee/kernel';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CampaignWays } from '../campaign/campaign-ways.tsx';
import { carriedBy } from '../campaign/carry-on.ts';
import { tableOfRecord } from '../pages/tables/import-file.ts';
import { useSay } from '../settings/index.ts';
import { tables, withSitting } from '../storage/index.ts';
import { KEEP_PLAYING } from '../table/confirmation.ts';
import { download, recordName } from '../table/download.ts';
import { MenuAct } from '../table/menu.tsx';
import { WorkshopLink } from '../workshop/link.tsx';
import { api } from './api.ts';
import { wordsOf } from './invitation.tsx';
import { NotifyMe } from './notify-me.tsx';
import type { OnlineSession } from './online-session.ts';
import { Invite, Remove } from './waiting-room.tsx';

export function OnlineMenu({ session, close }: { readonly session: OnlineSession; close(): void }) {
  const say = useSay();
  const [, go] = useLocation();
  const { message } = session;
  const { table, at, phase, seat, can, invite, watch, host, people } = message;
  const isHost = seat !== null && seat === host;
  const isPlaying = phase === 'playing' && seat !== null;
  const no = say(KEEP_PLAYING);
  const act = (does: () => void) => () => {
    close();
    does();
  };
  return (
    <>
      {isPlaying && (
        <>
          <MenuAct
            name={say({ fr: 'Demander à reprendre mon choix', en: 'Ask to take my choice back' })}
            asks={say(session.goingBack.asks)}
            yes={say(session.goingBack.yes)}
            no={say(session.goingBack.no)}
            disabled={!session.snapshot().canGoBack}
            act={act(() => session.goBack())}
          />
          {can.draw && (
            <MenuAct
              name={say({ fr: 'Proposer la partie nulle', en: 'Offer a draw' })}
              asks={say({ fr: 'Il faut l’accord de tous.', en: 'Everybody has to agree.' })}
              yes={say({ fr: 'Proposer la nulle', en: 'Offer the draw' })}
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
            yes={say({ fr: 'Quitter la table', en: 'Leave the table' })}
            no={say({ fr: 'Rester à la table', en: 'Stay at the table' })}
            act={act(() => void session.request({ type: 'leave', table }).then(() => go('/')))}
          />
          {can.resign && (
            <MenuAct
              name={say({ fr: 'Abandonner la partie', en: 'Give up the game' })}
              asks={say({
                fr: 'Abandonner : la partie est perdue pour vous.',
                en: 'Give up: the game is lost for you.',
              })}
              yes={say({ fr: 'Abandonner', en: 'Give up' })}
              no={no}
              danger
              act={act(() => session.resign())}
            />
          )}
          <NotifyMe />
        </>
      )}
      {isPlaying &&
        isHost &&
        people.map(
          (sitting, at) =>
            sitting.who === 'person' &&
            at !== seat && (
              <Remove
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
                key={at}
                table={table}
                seat={at}
                name={sitting.name}
                inPlay
                done={close}
              />
            ),
        )}
      {invite !== null && watch && <Invite table={table} invite={invite} isHost={isHost} />}
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
    const stored = await tableOfRecord(await api.record(message.table), say);
    await tables.put({ ...stored, sitting: [...session.snapshot().sitting] });
    go(`/rejouer/${stored.id}`);
  });
  const save = trying(async () =>
    download(
      recordName(session.game.id, Date.now()),
      withSitting(await api.record(message.table), session.snapshot().sitting),
    ),
  );
  return (
    <>
      {trouble && (
        <p className="online-trouble" role="alert">
          {say(trouble)}
        </p>
      )}
      {message.view && carriedBy(session.game, message.config) !== null ? (
        <CampaignWays game={session.game} view={message.view} goOn={again} />
      ) : (
        message.seat !== null && (
          <button type="button" className="button button-primary" onClick={again}>
            {message.rematch
              ? say({ fr: 'Rejoindre la revanche', en: 'Join the rematch' })
              : say({ fr: 'Revanche', en: 'Rematch' })}
          </button>
        )
      )}
      <WorkshopLink game={message.game} />
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
