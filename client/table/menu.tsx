/** The menu of a table: how it is shown, what can be done with it besides playing, the keys. */
import { Sheet } from '@tablee/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { changeSettings, LanguageSwitch, PACES, type Pace, useSay, useSettings } from '../settings/index.ts';

const PACE_NAMES: Readonly<Record<Pace, { fr: string; en: string }>> = {
  slow: { fr: 'Lent', en: 'Slow' },
  usual: { fr: 'Normal', en: 'Usual' },
  fast: { fr: 'Rapide', en: 'Fast' },
  instant: { fr: 'Immédiat', en: 'Instant' },
};

interface Props {
  readonly open: boolean;
  close(): void;
  /** The entries of this kind of table. */
  children(close: () => void): ReactNode;
  /** What else can be set at this table. */
  readonly more?: ReactNode;
}

export function Menu({ open, close, children, more }: Props) {
  const say = useSay();
  const { pace, sound } = useSettings();
  return (
    <Sheet open={open} close={close} title={say({ fr: 'Menu de la table', en: 'Table menu' })}>
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
        <div className="menu-row">
          <span>{say({ fr: 'Langue', en: 'Language' })}</span>
          <LanguageSwitch />
        </div>
        <label className="menu-check">
          <input type="checkbox" checked={sound} onChange={() => changeSettings({ sound: !sound })} />
          {say({ fr: 'Sons', en: 'Sound' })}
        </label>
        {more}
        <hr />
        {children(close)}
        <hr />
        <Link href="/tables" className="button button-quiet">
          {say({ fr: 'Mes parties', en: 'My games' })}
        </Link>
        <Link href="/reglages" className="button button-quiet">
          {say({ fr: 'Réglages', en: 'Settings' })}
        </Link>
        <h3>{say({ fr: 'Au clavier', en: 'On the keyboard' })}</h3>
        <dl className="menu-keys">
          {KEYS.map(({ key, does }) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{say(does)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}

const KEYS = [
  { key: '1–9', does: { fr: 'choisir un bouton de la question', en: 'choose a button of the question' } },
  { key: 'O', does: { fr: 'toutes les options', en: 'all options' } },
  { key: 'U', does: { fr: 'annuler', en: 'undo' } },
  { key: 'H', does: { fr: 'indice', en: 'hint' } },
  {
    key: 'P, N',
    does: { fr: 'suspendre ce que l’on montre, un pas de plus', en: 'hold what is shown, one step on' },
  },
  { key: 'L, R, M', does: { fr: 'journal, règles, menu', en: 'log, rules, menu' } },
] as const;

interface MenuActProps {
  readonly name: string;
  /** What is asked before it is done, and the two answers. */
  readonly asks: string;
  readonly yes: string;
  readonly no: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  act(): void;
}

/** An entry that asks once more, in its own place, before it acts. The safe answer has the keyboard; Escape is it too. */
export function MenuAct({ name, asks, yes, no, danger, disabled, act }: MenuActProps) {
  const [asking, setAsking] = useState(false);
  const entry = useRef<HTMLButtonElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (asking) safe.current?.focus();
    else if (wasAsking.current) entry.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  const look = danger ? 'button button-danger' : 'button';
  if (!asking) {
    return (
      <button ref={entry} type="button" className={look} disabled={disabled} onClick={() => setAsking(true)}>
        {name}
      </button>
    );
  }
  return (
    <div
      className="menu-confirm"
      role="alertdialog"
      aria-label={asks}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // This answers the question alone; the menu stays open.
        event.preventDefault();
        event.stopPropagation();
        setAsking(false);
      }}
    >
      <p>{asks}</p>
      <button ref={safe} type="button" className="button" onClick={() => setAsking(false)}>
        {no}
      </button>
      <button type="button" className={danger ? look : 'button button-primary'} onClick={act}>
        {yes}
      </button>
    </div>
  );
}
