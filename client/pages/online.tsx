/** `/en-ligne/:id`: a table on the server. An invite stands behind the `#`, where no server log sees it. */
import type { Text } from '@tablee/kernel';
import { isTableId } from '@tablee/protocol';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Invitation } from '../online/invitation.tsx';
import { OnlineMenu, OnlineWays } from '../online/menu.tsx';
import { OnlineNotice, OnlineStatus } from '../online/notice.tsx';
import { useTurnNotice } from '../online/notify.ts';
import '../online/online.css';
import type { OnlineSession } from '../online/online-session.ts';
import { type OnlineTable, useOnlineTable } from '../online/use-online-table.ts';
import { WaitingRoom } from '../online/waiting-room.tsx';
import { useSay } from '../settings/index.ts';
import { Frame } from '../table/frame.tsx';
import { Page } from './page.tsx';

export function OnlinePage({ id }: { readonly id: string }) {
  const [invite, setInvite] = useState(() => location.hash.slice(1));
  const sat = useCallback(() => {
    // The invite has done its work: it need not stay in the address bar.
    history.replaceState(null, '', location.pathname);
    setInvite('');
  }, []);
  if (!isTableId(id)) return <NotToBeSatAt why={CUT_SHORT} />;
  if (invite !== '') return <Invitation table={id} invite={invite} sat={sat} />;
  return <AtTheTable id={id} />;
}

const CUT_SHORT: Text = {
  fr: 'L’adresse est incomplète : le lien a sans doute été coupé en route. Demandez-le encore une fois, en entier.',
  en: 'The address is not complete: the link was probably cut on its way. Ask for it once more, the whole of it.',
};

function NotToBeSatAt({ why }: { readonly why: Text }) {
  const say = useSay();
  return (
    <Page title={say({ fr: 'Table introuvable', en: 'No such table' })} className="online">
      <div className="online-sheet">
        <h1>{say({ fr: 'On ne peut pas s’asseoir à cette table', en: 'This table can’t be sat at' })}</h1>
        <p>{say(why)}</p>
        <p className="online-ways">
          <Link href="/" className="button button-primary">
            {say({ fr: 'Accueil', en: 'Home' })}
          </Link>
          <Link href="/tables" className="button">
            {say({ fr: 'Mes parties', en: 'My games' })}
          </Link>
        </p>
      </div>
    </Page>
  );
}

function AtTheTable({ id }: { readonly id: string }) {
  const say = useSay();
  const online = useOnlineTable(id);
  const { message, opened, session, refused, line } = online;
  if (refused) return <NotToBeSatAt why={refused} />;
  if (message && opened && !session) return <WaitingRoom message={message} opened={opened} />;
  if (!message || !opened || !session) {
    return (
      <div className="page-loading">
        <p role="status">
          {line === 'cut'
            ? say({
                fr: 'Le serveur ne répond pas ; on réessaie…',
                en: 'The server does not answer; trying again…',
              })
            : say({ fr: 'On rejoint la table…', en: 'Joining the table…' })}
        </p>
        {line === 'cut' && <Link href="/">{say({ fr: 'Accueil', en: 'Home' })}</Link>}
      </div>
    );
  }
  return <Playing session={session} online={{ ...online, message, opened }} />;
}

type Joined = OnlineTable & {
  readonly message: NonNullable<OnlineTable['message']>;
  readonly opened: NonNullable<OnlineTable['opened']>;
};

function Playing({ session, online }: { readonly session: OnlineSession; readonly online: Joined }) {
  const say = useSay();
  const { message, opened, line } = online;
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const isMyTurn = message.seat !== null && (message.view?.waitingFor.includes(message.seat) ?? false);
  useTurnNotice(isMyTurn && !snapshot.over, say(opened.game.name));
  return (
    <Frame
      session={session}
      opened={opened}
      notice={<OnlineNotice session={session} message={message} line={line} />}
      status={<OnlineStatus session={session} message={message} />}
      menu={(close) => <OnlineMenu session={session} close={close} />}
      ways={<OnlineWays session={session} />}
    />
  );
}
