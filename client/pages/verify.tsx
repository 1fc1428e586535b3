/** `/verifier/:table`: was the luck honest? The seed against the hash published before the game, and every choice again. */
import { openGame } from '@tablee/games';
import { readRecord, type Text } from '@tablee/kernel';
import { Fragment, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../online/api.ts';
import { commitmentOf, type Promised, type Verdict, verify } from '../online/fairness.ts';
import { wordsOf } from '../online/invitation.tsx';
import '../online/online.css';
import { useSay } from '../settings/index.ts';
import { Page } from './page.tsx';
import { playerAt } from './set-up/seats.ts';

interface Checked {
  readonly verdict: Verdict;
  readonly seed: string;
  readonly published: Promised | null;
  readonly choices: number;
  /** Who sat where, as the record calls them. */
  readonly people: readonly string[];
}

export function VerifyPage({ table }: { readonly table: string }) {
  const say = useSay();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [trouble, setTrouble] = useState<Text | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language changes no finding
  useEffect(() => {
    let left = false;
    check(table, say).then(
      (found) => !left && setChecked(found),
      (error: unknown) => !left && setTrouble(wordsOf(error)),
    );
    return () => {
      left = true;
    };
  }, [table]);
  const title = say({ fr: 'Vérifier le hasard', en: 'Check the luck' });
  return (
    <Page title={title} className="online">
      <div className="online-sheet">
        <h1>{title}</h1>
        <p className="online-lead">
          {say({
            fr: 'Avant la première carte, le serveur a publié l’empreinte de la graine du hasard et, s’il y a lieu, de ce que chacun apportait. La partie finie, il montre tout : votre navigateur vérifie l’un par l’autre, puis rejoue tous les choix.',
            en: 'Before the first card the server published the hash of the seed of chance and, where people bring something, of what each brought. Now that the game is over it shows all: your browser checks one by the other, then plays every choice again.',
          })}
        </p>
        {trouble && (
          <p className="online-trouble" role="alert">
            {say(trouble)}
          </p>
        )}
        {!checked && !trouble && <p role="status">{say({ fr: 'On vérifie…', en: 'Checking…' })}</p>}
        {checked && <Findings checked={checked} />}
        <p className="online-ways">
          <Link href={`/en-ligne/${table}`} className="button">
            {say({ fr: 'Retour à la table', en: 'Back to the table' })}
          </Link>
        </p>
      </div>
    </Page>
  );
}

function Findings({ checked }: { readonly checked: Checked }) {
  const { verdict, seed, published, choices, people } = checked;
  const say = useSay();
  return (
    <dl className="online-findings">
      <dt>{say({ fr: 'Empreinte publiée', en: 'Published hash' })}</dt>
      <dd>
        <code>
          {published?.seed ?? say({ fr: 'inconnue de ce navigateur', en: 'not known to this browser' })}
        </code>
      </dd>
      <dt>{say({ fr: 'Graine', en: 'Seed' })}</dt>
      <dd>
        <code>{seed}</code>
      </dd>
      <dt>{say({ fr: 'La graine est bien celle de l’empreinte', en: 'The seed is the one of the hash' })}</dt>
      <dd data-good={verdict.seed ?? undefined}>{answer(verdict.seed, say)}</dd>
      {verdict.brought.map((good, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <Fragment key={seat}>
          <dt>
            {say({
              fr: `${people[seat]} a joué avec ce dont l’empreinte fut publiée avant la partie`,
              en: `${people[seat]} played with what the hash was published of before the game`,
            })}
          </dt>
          <dd data-good={good ?? undefined}>{answer(good, say)}</dd>
        </Fragment>
      ))}
      <dt>
        {say({
          fr:
            choices === 1
              ? 'Le seul choix se rejoue, mélanges et dés compris'
              : `Les ${choices} choix se rejouent, mélanges et dés compris`,
          en:
            choices === 1
              ? 'The only choice plays again, shuffles and dice included'
              : `The ${choices} choices play again, shuffles and dice included`,
        })}
      </dt>
      <dd data-good={verdict.replays}>{verdict.why ?? answer(verdict.replays, say)}</dd>
    </dl>
  );
}

function answer(good: boolean | null, say: (text: Text) => string): string {
  if (good === null) return say({ fr: 'on ne peut pas le dire', en: 'can’t be told' });
  return good ? say({ fr: 'oui', en: 'yes' }) : say({ fr: 'non', en: 'no' });
}

async function check(table: string, say: (text: Text) => string): Promise<Checked> {
  const text = await api.record(table);
  const record = readRecord(text);
  const opened = await openGame(record.game);
  if (!opened) throw new Error(`There is no game "${record.game}" here.`);
  const published = commitmentOf(table);
  return {
    verdict: verify(opened.game, text, published),
    seed: record.seed,
    published,
    choices: record.choices.length,
    people: Array.from(
      { length: record.seats },
      (_, seat) => published?.people?.[seat] ?? say(playerAt(seat)),
    ),
  };
}
