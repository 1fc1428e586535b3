/** Takes in what somebody else made: from the link that led here, pasted, or from a file. It is looked at before it is kept. */
import { type Game, Refused, type Text } from '@tablee/kernel';
import type { Workshop } from '@tablee/ui';
import { type SubmitEvent, useEffect, useState } from 'react';
import { typeset, useLanguage, useSay } from '../../settings/index.ts';
import { nameOf } from '../../workshop/offers.ts';
import { useHash } from '../use-hash.ts';

interface Props {
  readonly game: Game;
  readonly workshop: Workshop;
  readonly content: unknown;
  keep(brought: unknown): void;
}

type Came = { readonly brought: unknown } | { readonly why: Text } | null;

export function ReadIn({ game, workshop, content, keep }: Props) {
  const say = useSay();
  const language = useLanguage();
  const hash = useHash();
  const [text, setText] = useState('');
  const [came, setCame] = useState<Came>(null);
  const written = game.brings?.written;
  const read = (from: string): void => setCame(written ? reading(() => written.read(from, content)) : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is read once
  useEffect(() => {
    if (hash.length > 1) read(decodeURIComponent(hash.slice(1)));
  }, [hash]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    read(text);
  };
  const leave = () => {
    setCame(null);
    if (location.hash !== '') history.replaceState(null, '', location.pathname);
  };
  return (
    <>
      <details className="workshop-read">
        <summary>
          {say({ fr: 'Importer un code, un lien ou une liste', en: 'Import a code, a link or a list' })}
        </summary>
        <form onSubmit={submit}>
          <label>
            <span>{say({ fr: 'Code, lien ou liste', en: 'Code, link or list' })}</span>
            <textarea
              rows={4}
              value={text}
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <p className="workshop-ways">
            <button type="submit" className="button">
              {say({ fr: 'Lire', en: 'Read' })}
            </button>
            <label className="button workshop-pick">
              {say({ fr: 'Choisir un fichier', en: 'Pick a file' })}
              <input
                type="file"
                accept=".txt,.json,text/plain,application/json"
                onChange={async ({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) read(await file.text());
                  target.value = '';
                }}
              />
            </label>
          </p>
        </form>
      </details>
      {came && 'why' in came && (
        <p className="workshop-trouble" role="alert">
          {typeset(say(came.why), language)}
        </p>
      )}
      {came && 'brought' in came && (
        <section className="workshop-came" aria-label={say({ fr: 'Reçu', en: 'Received' })}>
          <div className="workshop-came-head">
            <span className="workshop-cover" aria-hidden="true">
              <workshop.Cover brought={came.brought} language={language} />
            </span>
            <div>
              <h2>{nameOf(game, came.brought) ?? say({ fr: 'Sans nom', en: 'Unnamed' })}</h2>
              <p>{workshop.line(came.brought, language)}</p>
              <p className="workshop-ways">
                <button
                  type="button"
                  className="button button-primary"
                  onClick={() => {
                    leave();
                    keep(came.brought);
                  }}
                >
                  {say({ fr: 'Le garder', en: 'Keep it' })}
                </button>
                <button type="button" className="button button-quiet" onClick={leave}>
                  {say({ fr: 'Ne pas le garder', en: 'Don’t keep it' })}
                </button>
              </p>
            </div>
          </div>
          <workshop.Shown brought={came.brought} language={language} />
        </section>
      )}
    </>
  );
}

function reading(read: () => unknown): Came {
  try {
    return { brought: read() };
  } catch (error) {
    if (error instanceof Refused) return { why: error.why };
    throw error;
  }
}
