/** Who has a seat at an online table, and whether they are there. */
import type { Sitting } from '@tablee/protocol';
import type { ReactNode } from 'react';
import { useSay } from '../settings/index.ts';
import { BOT_NAMES } from '../table/names.ts';

interface Props {
  readonly people: readonly Sitting[];
  readonly mine: number | null;
  /** What can be done with an open seat, if anything. */
  atSeat?(seat: number, sitting: Sitting): ReactNode;
}

export function People({ people, mine, atSeat }: Props) {
  const say = useSay();
  return (
    <ol className="online-people">
      {people.map((sitting, seat) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          key={seat}
          data-here={isHere(sitting) || undefined}
          data-open={sitting.who === 'open' || undefined}
        >
          <span className="online-dot" aria-hidden="true" />
          <span className="online-name">
            {nameOf(sitting, say)}
            {seat === mine && ` (${say({ fr: 'vous', en: 'you' })})`}
          </span>
          <span className="online-state">{stateOf(sitting, say)}</span>
          {atSeat?.(seat, sitting)}
        </li>
      ))}
    </ol>
  );
}

type Say = ReturnType<typeof useSay>;

function nameOf(sitting: Sitting, say: Say): string {
  if (sitting.who === 'open') return say({ fr: 'Place libre', en: 'Open seat' });
  if (sitting.who === 'bot') return `${say(BOT_NAMES[sitting.bot])} (bot)`;
  return sitting.name;
}

function stateOf(sitting: Sitting, say: Say): string {
  if (sitting.who === 'open') return say({ fr: 'on attend quelqu’un', en: 'waiting for somebody' });
  if (sitting.who === 'bot') return '';
  if (sitting.choosing)
    return sitting.here
      ? say({ fr: 'se prépare', en: 'getting ready' })
      : say({ fr: 'absent, on l’attend', en: 'away, and waited for' });
  if (sitting.standIn) return say({ fr: 'parti : un bot joue à sa place', en: 'left: a bot plays on' });
  return sitting.here ? say({ fr: 'à table', en: 'at the table' }) : say({ fr: 'absent', en: 'away' });
}

function isHere(sitting: Sitting): boolean {
  return sitting.who === 'bot' || (sitting.who === 'person' && sitting.here);
}
