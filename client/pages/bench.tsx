/** `/atelier/:game/:work`: one thing being made. Every change is kept at once, and can be taken back. */
import type { Game } from '@tablee/kernel';
import type { Workshop } from '@tablee/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage, useSay } from '../settings/index.ts';
import { newWork, usePack, type Work, works } from '../storage/index.ts';
import { rememberBrought } from '../workshop/bring.ts';
import { measure } from '../workshop/measure.ts';
import { nameOf } from '../workshop/offers.ts';
import { readyOf, writtenOf } from '../workshop/ready.ts';
import { ShareWork } from '../workshop/share-work.tsx';
import { useWorkshop } from '../workshop/use-workshop.ts';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';
import { useGame } from './use-game.ts';
import './workshop/bench.css';

const LONGEST_NAME = 80;
/** So many changes can be taken back. */
const MOST_STEPS = 100;

export function BenchPage({ game: id, work }: { readonly game: string; readonly work: string }) {
  const opened = useGame(id);
  const workshop = useWorkshop(id);
  const [found, setFound] = useState<Work | null | undefined>();
  useEffect(() => {
    let left = false;
    works.get(work).then((read) => {
      if (!left) setFound(read?.game === id ? read : null);
    });
    return () => {
      left = true;
    };
  }, [id, work]);
  if (!opened || !workshop || found === null) return <NotFound />;
  if (found === undefined) return <div className="app-waiting" aria-busy="true" />;
  return <AtTheBench game={opened.game} workshop={workshop} work={found} />;
}

interface Props {
  readonly game: Game;
  readonly workshop: Workshop;
  readonly work: Work;
}

function AtTheBench({ game, workshop, work }: Props) {
  const say = useSay();
  const language = useLanguage();
  const [, go] = useLocation();
  const { steps, brought, change, back, forth, trouble } = useSteps(work);
  const [isSharing, setSharing] = useState(false);
  const name = nameOf(game, brought) ?? '';
  const pack = usePack(game.id) ?? null;
  const { content } = useMemo(() => readyOf(game, pack), [game, pack]);
  const copy = async () => {
    const copied = workshop.named(
      brought,
      say({ fr: `${name} (copie)`, en: `${name} (copy)` }).slice(0, LONGEST_NAME),
    );
    const made = newWork(game.id, copied);
    await works.put(made);
    go(`/atelier/${game.id}/${made.id}`);
  };
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const isText = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
      if (isText || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      (event.shiftKey ? forth : back)();
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  });
  const play = () => {
    rememberBrought(game.id, { from: 'work', id: work.id });
    go(`/jouer/${game.id}`);
  };
  return (
    <Page title={`${name} · ${say(game.name)}`} className={`bench ${workshop.theme}`} fixed>
      <header className="bench-head">
        <Link href={`/atelier/${game.id}`} className="button button-quiet">
          ‹ {say(workshop.words.mine)}
        </Link>
        <h1 className="visually-hidden">{name}</h1>
        <input
          type="text"
          className="bench-name"
          aria-label={say({ fr: 'Nom', en: 'Name' })}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change(workshop.named(brought, target.value), 'name')}
        />
        <div className="bench-acts">
          <button type="button" className="button button-quiet" disabled={!steps.back} onClick={back}>
            <span className="bench-sign" aria-hidden="true">
              ↶
            </span>
            <span className="bench-word">{say({ fr: 'Annuler', en: 'Undo' })}</span>
          </button>
          <button type="button" className="button button-quiet" disabled={!steps.forth} onClick={forth}>
            <span className="bench-sign" aria-hidden="true">
              ↷
            </span>
            <span className="bench-word">{say({ fr: 'Rétablir', en: 'Redo' })}</span>
          </button>
          <button type="button" className="button button-quiet" onClick={() => void copy()}>
            {say({ fr: 'Copier', en: 'Copy' })}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setSharing(true)}>
            {say({ fr: 'Partager', en: 'Share' })}
          </button>
          <button type="button" className="button button-primary" onClick={play}>
            {say({ fr: 'Jouer', en: 'Play' })}
          </button>
        </div>
      </header>
      <p className="bench-trouble" role="alert">
        {trouble &&
          say({
            fr: `Les changements n’ont pas pu être gardés : libérez de la place sur cet appareil. (${trouble})`,
            en: `The changes could not be kept: free some room on this device. (${trouble})`,
          })}
      </p>
      <workshop.Bench
        brought={brought}
        change={change}
        language={language}
        openRule={(rule) => window.open(`/regles/${game.id}/${rule}`, '_blank', 'noopener')}
        measure={(order, hear) => measure(game.id, pack, order, hear)}
      />
      {isSharing && (
        <ShareWork
          open
          close={() => setSharing(false)}
          title={name}
          {...writtenOf(game, content, brought, language)}
        />
      )}
    </Page>
  );
}

interface Steps {
  readonly past: readonly unknown[];
  readonly now: unknown;
  readonly future: readonly unknown[];
  /** Changes of one kind in a row are one step: letters of a name. */
  readonly kind: string;
}

function useSteps(work: Work) {
  const [steps, setSteps] = useState<Steps>({ past: [], now: work.brought, future: [], kind: '' });
  const [trouble, setTrouble] = useState<string | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // Only looked at: the list goes by what was changed last.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    works.put({ ...work, brought: steps.now, changed: Date.now() }).then(
      () => setTrouble(null),
      (error: unknown) => setTrouble(String(error)),
    );
  }, [work, steps.now]);
  const change = useCallback((now: unknown, kind = '') => {
    setSteps((before) =>
      kind !== '' && kind === before.kind
        ? { ...before, now, future: [] }
        : { past: [...before.past, before.now].slice(-MOST_STEPS), now, future: [], kind },
    );
  }, []);
  const back = () =>
    setSteps(({ past, now, future }) =>
      past.length === 0
        ? { past, now, future, kind: '' }
        : { past: past.slice(0, -1), now: past.at(-1), future: [now, ...future], kind: '' },
    );
  const forth = () =>
    setSteps(({ past, now, future }) =>
      future.length === 0
        ? { past, now, future, kind: '' }
        : { past: [...past, now], now: future[0], future: future.slice(1), kind: '' },
    );
  return {
    steps: { back: steps.past.length > 0, forth: steps.future.length > 0 },
    brought: steps.now,
    change,
    back,
    forth,
    trouble,
  };
}
