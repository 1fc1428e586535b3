/**
 * Who sat where, in a record's header: `seat 0: person Ada`, `seat 1: bot greedy`. The rules don't need it and read past
 * such lines; whoever opens the record finds the same people and bots round the table.
 */
import { isBotId } from '@tablee/bots';
import type { Sitting } from './stored-table.ts';

const HEADER_ENDS = '\n---\n';
const LONGEST_NAME = 40;

export function withSitting(record: string, sitting: readonly Sitting[]): string {
  const lines = sitting.map(
    (seat, n) => `\nseat ${n}: ${seat.who === 'bot' ? `bot ${seat.bot}` : `person ${seat.name}`}`,
  );
  return record.replace(HEADER_ENDS, () => `${lines.join('')}${HEADER_ENDS}`);
}

/** By seat; whoever the record doesn't name is called as `unnamed` says. */
export function sittingIn(record: string, seats: number, unnamed: (seat: number) => string): Sitting[] {
  const header = record.replace(/\r\n/g, '\n').split(HEADER_ENDS, 1)[0]!;
  const named = new Map<number, Sitting>();
  for (const [, seat, who, name] of header.matchAll(/^seat (\d{1,2}): (person|bot) (.+)$/gm)) {
    if (who === 'bot' && isBotId(name!)) named.set(Number(seat), { who: 'bot', bot: name });
    if (who === 'person')
      named.set(Number(seat), { who: 'person', name: plain(name!) || unnamed(Number(seat)) });
  }
  return Array.from(
    { length: seats },
    (_, seat) => named.get(seat) ?? { who: 'person', name: unnamed(seat) },
  );
}

/** It comes from outside: nothing that turns or hides the line it stands in. */
function plain(name: string): string {
  return name.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME);
}
