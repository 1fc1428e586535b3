/** A table that can't be opened: what is the matter, and the ways out. */
import { plural, recordText } from '@tablee/kernel';
import { Link, useLocation } from 'wouter';
import { Page } from '../pages/page.tsx';
import { useSay } from '../settings/index.ts';
import { branchOff, type StoredTable, tables } from '../storage/index.ts';
import { withSitting } from '../storage/record-sitting.ts';
import { download } from './download.ts';

export type Trouble =
  | { readonly kind: 'not-there' }
  | {
      readonly kind: 'departed';
      readonly stored: StoredTable;
      /** From which choice on it goes another way. */
      readonly choice: number;
      readonly message: string;
    }
  | { readonly kind: 'not-readable'; readonly message: string; readonly raw: unknown }
  | { readonly kind: 'not-loaded'; readonly message: string };

const TITLES = {
  'not-there': { fr: 'Il n’y a pas de table à cette adresse', en: 'There is no table at this address' },
  'not-readable': { fr: 'Cette table ne peut plus être lue', en: 'This table can no longer be read' },
  departed: {
    fr: 'Les règles ou les cartes de cette partie ont changé',
    en: 'The rules or the cards of this game have changed',
  },
  'not-loaded': { fr: 'Le jeu n’a pas pu être chargé', en: 'The game could not be loaded' },
} as const;

const WAYS_OUT = {
  'not-there': {
    fr: 'Les tables sont gardées dans le navigateur où elles ont été ouvertes. Celle-ci a peut-être été supprimée, ou elle est sur un autre appareil.',
    en: 'Tables are kept in the browser they were opened in. This one may have been deleted, or be on another device.',
  },
  'not-readable': {
    fr: 'Rien n’a été effacé : vous pouvez enregistrer ce qui était gardé, puis commencer une nouvelle partie.',
    en: 'Nothing was deleted: you can save what was kept, then start a new game.',
  },
  departed: {
    fr: 'Rien n’a été effacé. Vous pouvez enregistrer la partie telle qu’elle a été jouée, ou reprendre juste avant l’endroit où elle changerait.',
    en: 'Nothing was deleted. You can save the game as it was played, or go on from just before the place where it would change.',
  },
  'not-loaded': {
    fr: 'Vérifiez la connexion, puis rechargez la page. La partie est gardée.',
    en: 'Check the connection, then reload the page. The game is kept.',
  },
} as const;

export function TableTrouble({ trouble }: { readonly trouble: Trouble }) {
  const say = useSay();
  const title = say(TITLES[trouble.kind]);
  return (
    <Page title={title} className="page-word">
      <h1>{title}</h1>
      <p>{say(WAYS_OUT[trouble.kind])}</p>
      {trouble.kind !== 'not-there' && <pre className="page-detail">{trouble.message}</pre>}
      <p className="page-ways">
        {trouble.kind === 'not-loaded' && (
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {say({ fr: 'Recharger', en: 'Reload' })}
          </button>
        )}
        {trouble.kind === 'departed' && <DepartedWays trouble={trouble} />}
        {trouble.kind === 'not-readable' && (
          <button
            type="button"
            className="button"
            onClick={() => download('tablee-table.json', JSON.stringify(trouble.raw, null, 2))}
          >
            {say({ fr: 'Enregistrer ce qui reste', en: 'Save what is left' })}
          </button>
        )}
        <Link href="/tables" className="button">
          {say({ fr: 'Mes parties', en: 'My games' })}
        </Link>
        <Link href="/" className="button">
          {say({ fr: 'Accueil', en: 'Home' })}
        </Link>
      </p>
    </Page>
  );
}

function DepartedWays({ trouble }: { readonly trouble: Trouble & { readonly kind: 'departed' } }) {
  const say = useSay();
  const [, go] = useLocation();
  const { stored, choice } = trouble;
  const before = Math.max(0, choice - 1);
  const goOn = async () => {
    const table = branchOff(stored, before);
    await tables.put(table);
    go(`/table/${table.id}`);
  };
  return (
    <>
      <button type="button" className="button button-primary" onClick={() => void goOn()}>
        {say({
          fr: `Reprendre après ${before} ${plural('fr', before, 'choix', 'choix')} sur ${stored.choices.length}`,
          en: `Go on after ${before} of ${stored.choices.length} choices`,
        })}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => download('tablee-record.txt', keptRecord(stored))}
      >
        {say({ fr: 'Enregistrer la partie', en: 'Save the game' })}
      </button>
    </>
  );
}

/** The record as it was kept: nothing is played, for it would come out otherwise. */
function keptRecord({
  game,
  version,
  content,
  start,
  choices,
  hashes,
  result,
  sitting,
}: StoredTable): string {
  const { seats, seed, config, position, dice, brings } = start;
  const text = recordText(
    {
      game,
      version,
      ...(content !== undefined && { content }),
      seats,
      seed,
      config,
      pack: 'base',
      ...(position !== undefined && { position }),
      ...(dice && { dice }),
      ...(brings && { brings }),
      choices,
      hashes: new Map(hashes),
    },
    result,
  );
  return withSitting(text, sitting);
}
