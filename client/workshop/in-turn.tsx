/** People round one screen choose what they bring, each behind a curtain; then the game begins. */
import type { Game } from '@tablee/kernel';
import { useState } from 'react';
import { useSay } from '../settings/index.ts';
import { Curtain } from '../table/curtain.tsx';
import { type Bring, USUAL } from './bring.ts';
import { Chooser } from './chooser.tsx';
import './in-turn.css';
import { type Offer, offerOf } from './offers.ts';
import { useWorkshopSoon } from './use-workshop.ts';

interface Props {
  readonly game: Game;
  readonly offers: readonly Offer[];
  /** Everybody who chooses, in turn. */
  readonly people: readonly { readonly seat: number; readonly name: string; readonly last: Bring }[];
  /** By seat. */
  done(chosen: ReadonlyMap<number, Bring>): void;
  leave(): void;
}

export function ChooseInTurn({ game, offers, people, done, leave }: Props) {
  const say = useSay();
  const workshop = useWorkshopSoon(game.id);
  const [chosen, setChosen] = useState<ReadonlyMap<number, Bring>>(new Map());
  const [isRaised, setRaised] = useState(false);
  const [bring, setBring] = useState<Bring>(USUAL);
  const person = people[chosen.size];
  if (!person) return null;
  const title = say(workshop?.words.yours ?? { fr: 'Votre choix', en: 'Your choice' });
  const raise = () => {
    const last = offerOf(offers, person.last);
    setBring(last.faults.length === 0 ? last.bring : USUAL);
    setRaised(true);
  };
  const next = () => {
    const after = new Map(chosen).set(person.seat, bring);
    setRaised(false);
    setChosen(after);
    if (after.size === people.length) done(after);
  };
  return (
    <div className="in-turn">
      {!isRaised ? (
        <Curtain name={person.name} raise={raise} />
      ) : (
        <section className="in-turn-sheet" aria-label={title}>
          <h2>
            {person.name} : {title}
          </h2>
          <p>
            {say({
              fr: 'Les autres ne le verront qu’à la fin de la partie.',
              en: 'The others will see it only when the game is over.',
            })}
          </p>
          <Chooser game={game.id} label={title} {...{ offers, workshop }} value={bring} change={setBring} />
          <p className="in-turn-ways">
            <button type="button" className="button button-quiet" onClick={leave}>
              {say({ fr: 'Revenir à la mise en place', en: 'Back to the set-up' })}
            </button>
            <button type="button" className="button button-primary" onClick={next}>
              {say({ fr: 'C’est choisi', en: 'That’s my choice' })}
            </button>
          </p>
        </section>
      )}
    </div>
  );
}
