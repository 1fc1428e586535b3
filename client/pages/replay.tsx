/** A table of this browser, watched again from its first choice. */
import type { Opened } from '@tablee/games';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { Film } from '../replay/film.ts';
import { Theatre } from '../replay/theatre.tsx';
import { useSay } from '../settings/index.ts';
import type { StoredTable } from '../storage/index.ts';
import { findTable, obstacleTo, troubleOf } from '../table/find-table.ts';
import { TableTrouble, type Trouble } from '../table/trouble.tsx';

interface Shown {
  readonly stored: StoredTable;
  readonly opened: Opened;
  readonly film: Film;
}

export function ReplayPage({ id }: { readonly id: string }) {
  const say = useSay();
  const search = useSearch();
  const [shown, setShown] = useState<Shown | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let left = false;
    load(id).then(
      (found) => !left && setShown(found),
      (error: unknown) => !left && setTrouble(troubleOf(error)),
    );
    return () => {
      left = true;
    };
  }, [id]);
  if (trouble) return <TableTrouble trouble={trouble} />;
  if (!shown)
    return (
      <p className="page-loading" role="status">
        {say({ fr: 'On rembobine…', en: 'Rewinding…' })}
      </p>
    );
  return <Theatre {...shown} from={Number(new URLSearchParams(search).get('choix') ?? 0)} />;
}

async function load(id: string): Promise<Shown> {
  const { stored, opened } = await findTable(id);
  try {
    return { stored, opened, film: new Film(opened.game, stored.start, stored.choices) };
  } catch (error) {
    throw obstacleTo(stored, error);
  }
}
