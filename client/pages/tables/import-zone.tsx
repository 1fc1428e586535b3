/** Where a file is brought in: picked, or dropped anywhere on the page. */
import { plural, type Text } from '@tablee/kernel';
import { useEffect, useState } from 'react';
import { useSay } from '../../settings/index.ts';
import { isUnreadable, type StoredTable, tables } from '../../storage/index.ts';

type Outcome = { readonly came: number } | { readonly why: Text };

export function ImportZone() {
  const say = useSay();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const bring = (files: Iterable<File>) => {
    void importAll([...files], say).then(setOutcome);
  };
  const isOver = useDrop(bring);
  return (
    <section className="tables-import" data-over={isOver || undefined} aria-labelledby="import">
      <h2 id="import">{say({ fr: 'Importer une partie', en: 'Import a game' })}</h2>
      <p>
        {say({
          fr: 'Déposez ici un fichier exporté de Tablée, ou choisissez-le. La partie pourra être revue ou reprise.',
          en: 'Drop a file exported from Tablée here, or pick it. The game can then be replayed or gone on with.',
        })}
      </p>
      <label className="button tables-pick">
        {say({ fr: 'Choisir un fichier', en: 'Pick a file' })}
        <input
          type="file"
          accept=".txt,.json,text/plain,application/json"
          multiple
          onChange={({ target }) => {
            bring(target.files ?? []);
            // So that the same file, mended, can be picked again.
            target.value = '';
          }}
        />
      </label>
      <p className="tables-outcome" role="status" data-bad={(outcome && 'why' in outcome) || undefined}>
        {outcome && say('why' in outcome ? outcome.why : arrived(outcome.came))}
      </p>
    </section>
  );
}

function arrived(count: number): Text {
  if (count === 0) {
    return {
      fr: 'Ces parties sont déjà ici, aussi loin ou plus loin que dans le fichier.',
      en: 'These games are here already, as far on as in the file or further.',
    };
  }
  return {
    fr: `${count} ${plural('fr', count, 'partie importée', 'parties importées')}.`,
    en: `${count} ${plural('en', count, 'game', 'games')} imported.`,
  };
}

async function importAll(files: readonly File[], say: (text: Text) => string): Promise<Outcome | null> {
  if (files.length === 0) return null;
  // By itself: reading a record takes every game's rules.
  const { NotATable, readFile } = await import('./import-file.ts');
  try {
    const read: StoredTable[] = [];
    for (const file of files) read.push(...(await readFile(file, say)));
    const news: StoredTable[] = [];
    for (const table of read) if (await isNews(table)) news.push(table);
    for (const table of news) await tables.put(table);
    return { came: news.length };
  } catch (error) {
    if (error instanceof NotATable) return { why: error.why };
    return {
      why: {
        fr: `Le fichier n’a pas pu être importé. (${String(error)})`,
        en: `The file could not be imported. (${String(error)})`,
      },
    };
  }
}

/** A table that was gone on with here since it was exported is not thrown back. */
async function isNews({ id, changed }: StoredTable): Promise<boolean> {
  const here = await tables.get(id);
  return here === undefined || isUnreadable(here) || here.changed < changed;
}

/** True while a file is held over the page. */
function useDrop(bring: (files: Iterable<File>) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      bring(event.dataTransfer?.files ?? []);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  });
  return isOver;
}
