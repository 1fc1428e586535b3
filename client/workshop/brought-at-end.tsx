/** The game is over and nothing is secret any more: what everybody brought, to be read and kept. */
import { canonical, type Game, type View } from '@tablee/kernel';
import { Sheet } from '@tablee/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useSay } from '../settings/index.ts';
import { newWork, works } from '../storage/index.ts';
import './brought-at-end.css';
import './chooser.css';
import { nameOf } from './offers.ts';
import { useWorkshopSoon } from './use-workshop.ts';

interface Props {
  readonly game: Game;
  readonly view: View;
  readonly content: unknown;
  readonly names: readonly string[];
}

export function BroughtAtEnd({ game, view, content, names }: Props) {
  const say = useSay();
  const language = useLanguage();
  const workshop = useWorkshopSoon(game.id);
  const [shown, setShown] = useState<number | null>(null);
  const [kept, setKept] = useState<ReadonlyMap<number, string>>(new Map());
  if (!workshop || view.brought.every((brought) => brought === null)) return null;
  const ready = game.brings?.ready(view.config, content) ?? [];
  const called = (brought: unknown): string => {
    const same = ready.find((each) => canonical(each.brought) === canonical(brought));
    return nameOf(game, brought) ?? (same ? say(same.name) : say(workshop.words.one));
  };
  const keep = async (seat: number) => {
    const brought = view.brought[seat];
    const work = newWork(game.id, workshop.named(brought, called(brought)));
    await works.put(work);
    setKept(new Map(kept).set(seat, work.id));
  };
  const looked = shown === null ? null : view.brought[shown];
  return (
    <section className="brought" aria-label={say(workshop.words.many)}>
      {view.brought.map((brought, seat) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          key={seat}
          type="button"
          className="bring-field"
          aria-haspopup="dialog"
          onClick={() => setShown(seat)}
        >
          <span className={`bring-field-cover ${workshop.theme}`} aria-hidden="true">
            <workshop.Cover brought={brought} language={language} />
          </span>
          <span className="bring-field-said">
            <small>{names[seat]}</small>
            <strong>{called(brought)}</strong>
          </span>
          <span className="bring-field-change">{say({ fr: 'Voir', en: 'See' })}</span>
        </button>
      ))}
      <Sheet
        open={shown !== null}
        close={() => setShown(null)}
        title={shown === null ? '' : `${names[shown]} · ${called(looked)}`}
      >
        {shown !== null && (
          <div className={workshop.theme}>
            <p className="brought-ways">
              {kept.has(shown) ? (
                <Link className="button" href={`/atelier/${game.id}/${kept.get(shown)}`}>
                  {say({ fr: 'Gardé : l’ouvrir', en: 'Kept: open it' })}
                </Link>
              ) : (
                <button type="button" className="button button-primary" onClick={() => void keep(shown)}>
                  {say({ fr: 'En garder une copie', en: 'Keep a copy' })}
                </button>
              )}
            </p>
            <workshop.Shown brought={looked} language={language} />
          </div>
        )}
      </Sheet>
    </section>
  );
}
