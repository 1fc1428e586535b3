/** In the menu of a table with windows for answers: when to be asked in each of them, and for which cards. */
import { STOPS, type Stop, stopAt, type Text } from '@tablee/kernel';
import { useSay } from '../settings/index.ts';
import type { TableSession } from './table-session.ts';
import type { StopsInHand } from './use-stops.ts';
import './stops-menu.css';

const NAMES: Readonly<Record<Stop, Text>> = {
  always: { fr: 'Toujours', en: 'Always' },
  able: { fr: 'Si je peux agir', en: 'If I can act' },
  never: { fr: 'Jamais', en: 'Never' },
};

interface Props {
  readonly session: TableSession;
  readonly inHand: StopsInHand;
}

export function StopsMenu({ session, inHand }: Props) {
  const say = useSay();
  const { windows } = session.game;
  if (!windows) return null;
  const { stops, change, holds, hold } = inHand;
  return (
    <details className="stops-menu">
      <summary>{say({ fr: 'Quand me demander si je réponds', en: 'When to ask whether I answer' })}</summary>
      <label className="menu-check">
        <input type="checkbox" checked={holds} onChange={hold} />
        {say({ fr: 'Tout retenir : m’arrêter partout (T)', en: 'Hold everything: stop everywhere (T)' })}
      </label>
      <ul>
        {windows.list.map(({ id, name }) => (
          <li key={id}>
            <label>
              <span>{say(name)}</span>
              <select
                className="field"
                value={stopAt(windows, id, stops)}
                onChange={(event) => change({ at: { ...stops.at, [id]: event.target.value as Stop } })}
              >
                {STOPS.map((stop) => (
                  <option key={stop} value={stop}>
                    {say(NAMES[stop])}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      <Cards session={session} inHand={inHand} />
    </details>
  );
}

/** In the bar above while everything is held; a press lets go. */
export function HeldBadge({ release }: { release(): void }) {
  const say = useSay();
  return (
    <button type="button" className="button stops-held" aria-keyshortcuts="T" onClick={release}>
      {say({ fr: 'Tout retenu', en: 'Holding' })}
    </button>
  );
}

/** Those that could answer now, and those that are no reason to stop. */
function Cards({ session, inHand: { stops, change } }: Props) {
  const say = useSay();
  const { windows } = session.game;
  const { asked } = session.snapshot();
  const isWindow = asked?.options.some((option) => option.pass === true) ?? false;
  const used = isWindow ? (asked?.options ?? []).flatMap((option) => windows?.uses(option) ?? []) : [];
  const cards = [...new Set([...stops.notFor, ...used])];
  if (cards.length === 0) return null;
  return (
    <fieldset>
      <legend>{say({ fr: 'Ne pas m’arrêter pour', en: 'Don’t stop for' })}</legend>
      {cards.map((card) => (
        <label key={card} className="menu-check">
          <input
            type="checkbox"
            checked={stops.notFor.includes(card)}
            onChange={(event) =>
              change({
                notFor: event.target.checked
                  ? [...stops.notFor, card]
                  : stops.notFor.filter((each) => each !== card),
              })
            }
          />
          {say(windows?.called?.(card, session.content) ?? { fr: card, en: card })}
        </label>
      ))}
    </fieldset>
  );
}
