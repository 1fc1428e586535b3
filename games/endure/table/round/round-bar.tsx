/** Where we are: round and clock, phase, whose token, the event in force, what is left in the piles. */

import items from 'icon:card-pick';
import pool from 'icon:radar-sweep';
import events from 'icon:ringing-alarm';
import { Icon, useCompact } from '@tablee/ui';
import { eventText } from '../../ready/text.ts';
import type { Phase } from '../../types.ts';
import { usePlay } from '../play.tsx';
import './round.css';

const PHASES = ['survivors', 'enemies', 'resolution'] as const;
const NAMES: Readonly<Record<Phase, readonly [string, string]>> = {
  muster: ['Mise en place', 'Set-up'],
  survivors: ['Survivants', 'Survivors'],
  enemies: ['Ennemis', 'Enemies'],
  resolution: ['Résolution', 'Resolution'],
  refuge: ['Refuge', 'Refuge'],
};

export function RoundBar({ children }: { children?: React.ReactNode }) {
  const { s, seen } = usePlay();
  const compact = useCompact();
  const last = seen.clock - seen.round;
  return (
    <div className="es-round">
      <span
        className="es-clock"
        data-late={last <= 2 || undefined}
        title={s.say(`Dernier round : ${seen.clock}`, `Last round: ${seen.clock}`)}
      >
        {s.say('Round', 'Round')} <b>{seen.round}</b>/{seen.clock}
      </span>
      <ol className="es-phases" aria-label={s.say('Phases du round', 'Phases of the round')}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={seen.phase === phase ? 'step' : undefined}>
            {s.say(...NAMES[phase])}
          </li>
        ))}
      </ol>
      {!compact && seen.first >= 0 && (
        <span className="es-round-first">
          {s.say('1er joueur :', 'First player:')} <b>{s.who(seen.first)}</b>
        </span>
      )}
      <EventChip />
      {!compact && <Piles />}
      {children}
    </div>
  );
}

function EventChip() {
  const { s, seen, content, language, explain } = usePlay();
  const event = content.events[seen.event];
  if (!event) return null;
  const text = eventText(content, event, language);
  return (
    <button
      type="button"
      className="es-event"
      data-holds={event.holds}
      title={text}
      onClick={() => explain(`${s.event(seen.event)} · ${text}`)}
    >
      {s.event(seen.event)}
    </button>
  );
}

/** How many radar tokens are in the pool, and cards in the decks. */
export function Piles() {
  const { s, seen } = usePlay();
  const piles = [
    { icon: pool, n: seen.poolSize, says: s.say('jetons Radar en réserve', 'radar tokens in the pool') },
    { icon: items, n: seen.itemsLeft, says: s.say('cartes Objet', 'Item cards') },
    { icon: events, n: seen.eventsLeft, says: s.say('cartes Événement', 'Event cards') },
  ];
  return (
    <span className="es-piles">
      {piles.map(({ icon, n, says }) => (
        <span key={says} title={`${n} ${says}`}>
          <Icon path={icon} label={says} /> {n}
        </span>
      ))}
    </span>
  );
}
