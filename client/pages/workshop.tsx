/** `/atelier/:game`: what somebody made for this game and what comes with it; a link may bring one more behind its `#`. */
import type { Game, Text } from '@tablee/kernel';
import { Sheet, type Workshop } from '@tablee/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage, useSay } from '../settings/index.ts';
import { newWork, usePack, useWorks, type Work, works } from '../storage/index.ts';
import { nameOf } from '../workshop/offers.ts';
import { readyOf, writtenOf } from '../workshop/ready.ts';
import { ShareWork } from '../workshop/share-work.tsx';
import { useWorkshop } from '../workshop/use-workshop.ts';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';
import { useGame } from './use-game.ts';
import { LoadPack } from './workshop/load-pack.tsx';
import { ReadIn } from './workshop/read-in.tsx';
import './workshop/workshop.css';

export function WorkshopPage({ game: id }: { readonly game: string }) {
  const opened = useGame(id);
  const workshop = useWorkshop(id);
  if (!opened || !workshop) return <NotFound />;
  return <Works game={opened.game} workshop={workshop} />;
}

type Doing = { readonly does: 'share' | 'compare' | 'look'; readonly brought: unknown } | null;

function Works({ game, workshop }: { readonly game: Game; readonly workshop: Workshop }) {
  const say = useSay();
  const language = useLanguage();
  const [, go] = useLocation();
  const made = useWorks(game.id);
  const [removed, setRemoved] = useState<Work | null>(null);
  const [doing, setDoing] = useState<Doing>(null);
  const { words } = workshop;
  const pack = usePack(game.id) ?? null;
  const { content, ready } = useMemo(() => readyOf(game, pack), [game, pack]);
  const called = (brought: unknown): string =>
    nameOf(game, brought) ?? say(ready.find((each) => each.brought === brought)?.name ?? UNNAMED);
  const keep = async (brought: unknown) => {
    const work = newWork(game.id, brought);
    await works.put(work);
    go(`/atelier/${game.id}/${work.id}`);
  };
  const copy = (brought: unknown) =>
    void keep(
      workshop.named(
        brought,
        say({ fr: `${called(brought)} (copie)`, en: `${called(brought)} (copy)` }).slice(0, 80),
      ),
    );
  const remove = (work: Work) => {
    setRemoved(work);
    void works.remove(work.id);
  };
  const acts = (brought: unknown): ReactNode => (
    <>
      <Act name={say({ fr: 'Copier', en: 'Copy' })} of={called(brought)} act={() => copy(brought)} />
      <Act
        name={say({ fr: 'Partager', en: 'Share' })}
        of={called(brought)}
        act={() => setDoing({ does: 'share', brought })}
      />
      <Act
        name={say({ fr: 'Comparer', en: 'Compare' })}
        of={called(brought)}
        act={() => setDoing({ does: 'compare', brought })}
      />
    </>
  );
  const all = [...(made ?? []).map(({ brought }) => brought), ...ready.map(({ brought }) => brought)];
  return (
    <Page title={`${say(words.mine)} · ${say(game.name)}`} className="workshop">
      <div className={`workshop-sheet ${workshop.theme}`}>
        <header className="workshop-head">
          <h1>{say(words.mine)}</h1>
          <p className="workshop-ways">
            <button
              type="button"
              className="button button-primary"
              onClick={() => void keep(workshop.named(workshop.empty(), say(words.fresh)))}
            >
              {say(words.fresh)}
            </button>
            <Link className="button" href={`/jouer/${game.id}`}>
              {say({ fr: 'Jouer', en: 'Play' })}
            </Link>
          </p>
        </header>
        <ReadIn {...{ game, workshop, content }} keep={(brought) => void keep(brought)} />
        <LoadPack {...{ game, pack }} />
        {made?.length === 0 && (
          <p className="workshop-none">
            {say({
              fr: 'Rien ici pour l’instant. Commencez de zéro, ou par une copie de ce qui suit.',
              en: 'Nothing here yet. Start from scratch, or from a copy of what follows.',
            })}
          </p>
        )}
        <ul className="workshop-list">
          {made?.map((work) => (
            <li key={work.id} className="workshop-one">
              <Link href={`/atelier/${game.id}/${work.id}`} className="workshop-open">
                <span className="workshop-cover" aria-hidden="true">
                  <workshop.Cover brought={work.brought} language={language} />
                </span>
                <span className="workshop-said">
                  <strong>{called(work.brought)}</strong>
                  <small>{workshop.line(work.brought, language)}</small>
                </span>
              </Link>
              <div className="workshop-acts">
                {acts(work.brought)}
                <Act
                  name={say({ fr: 'Supprimer', en: 'Delete' })}
                  of={called(work.brought)}
                  act={() => remove(work)}
                />
              </div>
            </li>
          ))}
        </ul>
        <h2>{say({ fr: 'Prêts à jouer', en: 'Ready to play' })}</h2>
        <ul className="workshop-list">
          {ready.map(({ id, name, about, brought }) => (
            <li key={id} className="workshop-one">
              <button
                type="button"
                className="workshop-open"
                onClick={() => setDoing({ does: 'look', brought })}
              >
                <span className="workshop-cover" aria-hidden="true">
                  <workshop.Cover brought={brought} language={language} />
                </span>
                <span className="workshop-said">
                  <strong>{say(name)}</strong>
                  <small>{workshop.line(brought, language)}</small>
                  {about && <span>{say(about)}</span>}
                </span>
              </button>
              <div className="workshop-acts">{acts(brought)}</div>
            </li>
          ))}
        </ul>
      </div>
      {doing?.does === 'share' && (
        <ShareWork
          open
          close={() => setDoing(null)}
          title={called(doing.brought)}
          {...writtenOf(game, content, doing.brought, language)}
        />
      )}
      <Sheet
        open={doing?.does === 'compare' || doing?.does === 'look'}
        close={() => setDoing(null)}
        title={doing ? called(doing.brought) : ''}
      >
        <div className={`workshop-inside ${workshop.theme}`}>
          {doing?.does === 'look' && <workshop.Shown brought={doing.brought} language={language} />}
          {doing?.does === 'compare' && <Compare {...{ workshop, all, called }} one={doing.brought} />}
        </div>
      </Sheet>
      <div className="workshop-removed" role="status">
        {removed && (
          <p>
            {say({
              fr: `« ${called(removed.brought)} » supprimé.`,
              en: `“${called(removed.brought)}” deleted.`,
            })}
            <button
              type="button"
              className="button"
              onClick={() => {
                void works.put(removed);
                setRemoved(null);
              }}
            >
              {say({ fr: 'Annuler', en: 'Undo' })}
            </button>
          </p>
        )}
      </div>
    </Page>
  );
}

interface CompareProps {
  readonly workshop: Workshop;
  readonly all: readonly unknown[];
  readonly one: unknown;
  called(brought: unknown): string;
}

function Compare({ workshop, all, one, called }: CompareProps) {
  const say = useSay();
  const language = useLanguage();
  const others = all.filter((each) => each !== one);
  const [at, setAt] = useState(0);
  const other = others[at];
  return (
    <>
      <label className="workshop-with">
        {say({ fr: 'Comparer avec', en: 'Compare with' })}
        <select value={at} onChange={({ target }) => setAt(Number(target.value))}>
          {others.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is while the sheet is open
            <option key={index} value={index}>
              {called(each)}
            </option>
          ))}
        </select>
      </label>
      {other !== undefined && <workshop.Compared one={one} other={other} language={language} />}
    </>
  );
}

function Act({ name, of, act }: { readonly name: string; readonly of: string; act(): void }) {
  return (
    <button type="button" className="button button-quiet" onClick={act}>
      {name}
      <span className="visually-hidden"> · {of}</span>
    </button>
  );
}

const UNNAMED: Text = { fr: 'Sans nom', en: 'Unnamed' };
