/** `/partie#…`: a game that came in a link, played through and shown again. Nothing is kept unless somebody plays on from it. */
import { type Opened, openGame } from '@tablee/games';
import type { Text } from '@tablee/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Film } from '../replay/film.ts';
import { Theatre } from '../replay/theatre.tsx';
import { useSay } from '../settings/index.ts';
import { BadLink, recordIn } from '../share/record-link.ts';
import type { StoredTable } from '../storage/index.ts';
import { Page } from './page.tsx';
import '../review/review.css';
import { NotATable, tableOfRecord } from './tables/import-file.ts';
import { useHash } from './use-hash.ts';

interface Shown {
  readonly stored: StoredTable;
  readonly opened: Opened;
  readonly film: Film;
}

export function SharedPage() {
  const say = useSay();
  const hash = useHash();
  const [shown, setShown] = useState<Shown | null>(null);
  const [why, setWhy] = useState<Text | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language opens no other game
  useEffect(() => {
    let left = false;
    setShown(null);
    setWhy(null);
    open(hash, say).then(
      (found) => !left && setShown(found),
      (error: unknown) => !left && setWhy(reasonOf(error)),
    );
    return () => {
      left = true;
    };
  }, [hash]);
  if (shown) return <Theatre {...shown} />;
  if (!why)
    return (
      <p className="page-loading" role="status">
        {say({ fr: 'On rembobine…', en: 'Rewinding…' })}
      </p>
    );
  const title = say({ fr: 'Ce lien ne s’ouvre pas', en: 'This link does not open' });
  return (
    <Page title={title} className="review">
      <div className="review-sheet">
        <h1>{title}</h1>
        <p role="alert">{say(why)}</p>
        <p>
          <Link href="/" className="button button-primary">
            {say({ fr: 'Accueil', en: 'Home' })}
          </Link>
        </p>
      </div>
    </Page>
  );
}

async function open(hash: string, say: (text: Text) => string): Promise<Shown> {
  const stored = await tableOfRecord(await recordIn(hash), say);
  const opened = await openGame(stored.game);
  if (!opened) throw new Error(`There is no game ${stored.game}.`);
  return { stored, opened, film: new Film(opened.game, stored.start, stored.choices) };
}

function reasonOf(error: unknown): Text {
  if (error instanceof BadLink || error instanceof NotATable) return error.why;
  const detail = error instanceof Error ? error.message : String(error);
  return {
    fr: `La partie n’a pas pu être chargée. Vérifiez la connexion et rechargez la page. (${detail})`,
    en: `The game could not be loaded. Check the connection and reload the page. (${detail})`,
  };
}
