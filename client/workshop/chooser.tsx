/** What one could bring, as covers: native radio buttons, one of them chosen. */
import type { Workshop } from '@tablee/ui';
import { useId } from 'react';
import { Link } from 'wouter';
import { useLanguage, useSay } from '../settings/index.ts';
import { type Bring, keyOf } from './bring.ts';
import './chooser.css';
import { Fault } from './fault.tsx';
import type { Offer } from './offers.ts';

interface Props {
  readonly game: string;
  readonly label: string;
  readonly offers: readonly Offer[];
  readonly workshop: Workshop | null;
  readonly value: Bring;
  change(bring: Bring): void;
  /** Chosen for good, by a press or the Enter key; the arrow keys only go round. Without it one has to stay here until the end. */
  done?(): void;
}

export function Chooser({ game, label, offers, workshop, value, change, done }: Props) {
  const say = useSay();
  const language = useLanguage();
  const name = useId();
  return (
    <fieldset className="chooser">
      <legend className="visually-hidden">{label}</legend>
      {offers.map(({ bring, name: called, about, brought, faults }) => {
        const key = keyOf(bring);
        const [fault] = faults;
        const line = brought === null || !workshop ? null : workshop.line(brought, language);
        return (
          <div key={key} className="chooser-one" data-not={fault !== undefined || undefined}>
            <label>
              <input
                type="radio"
                name={name}
                checked={key === keyOf(value)}
                disabled={fault !== undefined}
                onChange={() => change(bring)}
                onClick={({ detail }) => detail > 0 && done?.()}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  // Else it would send the form it stands in.
                  event.preventDefault();
                  done?.();
                }}
              />
              <span className={`chooser-cover ${workshop?.theme ?? ''}`} aria-hidden="true">
                {brought !== null && workshop ? (
                  <workshop.Cover brought={brought} language={language} />
                ) : (
                  <span className="chooser-any">?</span>
                )}
              </span>
              <span className="chooser-said">
                <strong>{say(called)}</strong>
                {line && <small>{line}</small>}
                {about && <span>{say(about)}</span>}
              </span>
            </label>
            {fault && <Fault fault={fault} more={faults.length - 1} />}
            {fault && bring.from === 'work' && (
              <Link className="chooser-mend" href={`/atelier/${game}/${bring.id}`}>
                {say({ fr: 'Le corriger', en: 'Mend it' })}
              </Link>
            )}
          </div>
        );
      })}
      {workshop && done && (
        <p className="chooser-make">
          <Link className="button" href={`/atelier/${game}`}>
            {say(workshop.words.make)}
          </Link>
        </p>
      )}
    </fieldset>
  );
}
