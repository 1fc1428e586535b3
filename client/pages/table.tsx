/** A table of this browser, opened to be played. */

import type { Opened } from '@tablee/games';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { currentSettings, useSay } from '../settings/index.ts';
import { tables } from '../storage/index.ts';
import { askBot } from '../table/bots.ts';
import { findTable, obstacleTo, troubleOf } from '../table/find-table.ts';
import { Frame } from '../table/frame.tsx';
import { LocalMenu, LocalWays } from '../table/local.tsx';
import { useOwnership } from '../table/ownership.ts';
import { Session } from '../table/session.ts';
import { TableTrouble, type Trouble } from '../table/trouble.tsx';
import { Page } from './page.tsx';

interface Sat {
  readonly session: Session;
  readonly opened: Opened;
}

export function TablePage({ id }: { readonly id: string }) {
  const say = useSay();
  const { ownership, takeBack } = useOwnership(id);
  const [sat, setSat] = useState<Sat | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  useEffect(() => {
    if (ownership !== 'mine') return;
    let left = false;
    let session: Session | null = null;
    sitDown(id).then(
      (found) => {
        if (left) return;
        session = found.session;
        session.open();
        setSat(found);
      },
      (error: unknown) => {
        if (!left) setTrouble(troubleOf(error));
      },
    );
    return () => {
      left = true;
      session?.close();
      setSat(null);
    };
  }, [id, ownership]);

  if (trouble) return <TableTrouble trouble={trouble} />;
  if (ownership === 'elsewhere') {
    const title = say({ fr: 'Cette table est ouverte ailleurs', en: 'This table is open elsewhere' });
    return (
      <Page title={title} className="page-word">
        <h1>{title}</h1>
        <p>
          {say({
            fr: 'Un autre onglet a repris la partie. Rien n’est perdu.',
            en: 'Another tab has taken the game over. Nothing is lost.',
          })}
        </p>
        <p className="page-ways">
          <button type="button" className="button button-primary" onClick={takeBack}>
            {say({ fr: 'Reprendre ici', en: 'Take it back here' })}
          </button>
          <Link href="/" className="button">
            {say({ fr: 'Accueil', en: 'Home' })}
          </Link>
        </p>
      </Page>
    );
  }
  if (!sat)
    return (
      <p className="page-loading" role="status">
        {say({ fr: 'On met la table…', en: 'Laying the table…' })}
      </p>
    );
  const { session, opened } = sat;
  return (
    <Frame
      session={session}
      opened={opened}
      menu={(close) => <LocalMenu session={session} close={close} />}
      ways={<LocalWays session={session} opened={opened} />}
    />
  );
}

async function sitDown(id: string): Promise<Sat> {
  const { stored, opened } = await findTable(id);
  const { game, table } = opened;
  try {
    const session = new Session(game, table, stored, {
      askBot: (who, bot, view) => askBot(who, bot, view, stored.start.pack),
      keep: (changed) => tables.put(changed),
      pace: () => currentSettings().pace,
    });
    return { session, opened };
  } catch (error) {
    throw obstacleTo(stored, error);
  }
}
