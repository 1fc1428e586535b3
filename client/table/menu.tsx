/** What can be done with a table besides playing: go back, give up, agree on a draw, save the record, watch it again. */
import { Sheet } from '@tablee/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { changeSettings, PACES, type Pace, useSay, useSettings } from '../settings/index.ts';
import { download, recordName } from './download.ts';
import type { Session, Snapshot } from './session.ts';

const PACE_NAMES: Readonly<Record<Pace, { fr: string; en: string }>> = {
  slow: { fr: 'Lent', en: 'Slow' },
  usual: { fr: 'Normal', en: 'Usual' },
  fast: { fr: 'Rapide', en: 'Fast' },
  instant: { fr: 'Immédiat', en: 'Instant' },
};

interface Props {
  readonly session: Session;
  readonly snapshot: Snapshot;
  readonly open: boolean;
  close(): void;
}

export function Menu({ session, snapshot, open, close }: Props) {
  const say = useSay();
  const { pace, sound } = useSettings();
  const [asks, setAsks] = useState<'resign' | 'draw' | 'back' | null>(null);
  const { game, stored } = session;
  const isPlaying = !snapshot.view.result;
  const shut = () => {
    setAsks(null);
    close();
  };

  const confirms = {
    resign: {
      text:
        game.sides === 'alone'
          ? { fr: 'Abandonner compte comme une défaite.', en: 'Giving up counts as a defeat.' }
          : {
              fr: 'Abandonner : vous quittez la partie, et elle est perdue.',
              en: 'Give up: you leave the game, and it is lost.',
            },
      yes: { fr: 'Abandonner', en: 'Give up' },
      act: () => session.resign(),
    },
    draw: {
      text: {
        fr: 'Tout le monde autour de la table est d’accord pour la partie nulle ?',
        en: 'Does everybody round the table agree to call it a draw?',
      },
      yes: { fr: 'Partie nulle', en: 'Call it a draw' },
      act: () => session.agreeDraw(),
    },
    back: {
      text: {
        fr: 'Revenir avant votre dernier choix, même si des cartes ou des dés ont été vus depuis ? Ce sera dit avec le résultat.',
        en: 'Go back to before your last choice, even if cards or dice were seen since? It will be said with the result.',
      },
      yes: { fr: 'Revenir en arrière', en: 'Go back' },
      act: () => session.goBack(),
    },
  } as const;
  const asking = asks && confirms[asks];

  return (
    <Sheet open={open} close={shut} title={say({ fr: 'Menu de la table', en: 'Table menu' })}>
      {asking ? (
        <div className="menu-confirm">
          <p>{say(asking.text)}</p>
          <button
            type="button"
            className="button button-danger"
            onClick={() => {
              shut();
              asking.act();
            }}
          >
            {say(asking.yes)}
          </button>
          <button type="button" className="button" onClick={() => setAsks(null)}>
            {say({ fr: 'Non, continuer', en: 'No, go on' })}
          </button>
        </div>
      ) : (
        <div className="menu">
          <fieldset className="menu-paces">
            <legend>{say({ fr: 'Rythme de ce que l’on montre', en: 'Pace of what is shown' })}</legend>
            {PACES.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="pace"
                  checked={pace === each}
                  onChange={() => changeSettings({ pace: each })}
                />
                {say(PACE_NAMES[each])}
              </label>
            ))}
          </fieldset>
          <label className="menu-check">
            <input type="checkbox" checked={sound} onChange={() => changeSettings({ sound: !sound })} />
            {say({ fr: 'Sons', en: 'Sound' })}
          </label>
          <hr />
          <button
            type="button"
            className="button"
            disabled={!snapshot.canGoBack}
            onClick={() => setAsks('back')}
          >
            {say({ fr: 'Revenir à mon choix précédent', en: 'Back to my previous choice' })}
          </button>
          <Link href={`/rejouer/${stored.id}`} className="button">
            {say({ fr: 'Revoir la partie depuis le début', en: 'Watch the game from the start' })}
          </Link>
          <button
            type="button"
            className="button"
            onClick={() => download(recordName(game.id, stored.created), session.record)}
          >
            {say({ fr: 'Enregistrer la partie (fichier texte)', en: 'Save the record (text file)' })}
          </button>
          {isPlaying && game.agreeDraw && session.people.length > 1 && (
            <button type="button" className="button" onClick={() => setAsks('draw')}>
              {say({ fr: 'Partie nulle d’un commun accord', en: 'Agree on a draw' })}
            </button>
          )}
          {isPlaying && game.resign && snapshot.viewer !== null && (
            <button type="button" className="button button-danger" onClick={() => setAsks('resign')}>
              {say({ fr: 'Abandonner la partie', en: 'Give up the game' })}
            </button>
          )}
          <hr />
          <Link href="/tables" className="button button-quiet">
            {say({ fr: 'Mes tables', en: 'My tables' })}
          </Link>
          <Link href="/reglages" className="button button-quiet">
            {say({ fr: 'Réglages', en: 'Settings' })}
          </Link>
          <h3>{say({ fr: 'Au clavier', en: 'On the keyboard' })}</h3>
          <dl className="menu-keys">
            <dt>1–9</dt>
            <dd>{say({ fr: 'choisir un bouton de la question', en: 'choose a button of the question' })}</dd>
            <dt>O</dt>
            <dd>{say({ fr: 'toutes les options', en: 'all options' })}</dd>
            <dt>U</dt>
            <dd>{say({ fr: 'annuler', en: 'undo' })}</dd>
            <dt>H</dt>
            <dd>{say({ fr: 'indice', en: 'hint' })}</dd>
            <dt>L, R, M</dt>
            <dd>{say({ fr: 'journal, règles, menu', en: 'log, rules, menu' })}</dd>
          </dl>
        </div>
      )}
    </Sheet>
  );
}
