/** A creature strikes at the enemy mage, or at whoever steps in between (DU-ATK). */
import { change, changed, isForbidden } from '../../../effect/index.ts';
import type { Next, Refusals, Seat } from '../../../index.ts';
import type { BlockOption, DayOption, Duel, Entry, Piece } from '../types.ts';
import { creatureAt, isReady, mageOf, opponent, shown, statOf } from './table.ts';

export function attacks(t: Duel, options: DayOption[], why?: Refusals<DayOption>): void {
  for (const creature of t.sides[t.active]!.line) {
    const option: DayOption = { do: 'attack', ...shown(t, creature.piece) };
    if (isForbidden(t, 'attack', creature.piece)) why?.refuse(option, 'DU-CREA-3');
    else if (isReady(t, creature)) options.push(option);
    else why?.refuse(option, 'DU-ATK-1', { reason: creature.tired ? 'tired' : 'arrived' });
  }
}

/** The attacker tires; its strike waits on the stack. */
export function attack(t: Duel, piece: Piece): void {
  creatureAt(t, piece)!.tired = true;
  changed(t);
  t.stack.push({ kind: 'strike', by: t.active, piece, what: null });
  t.told?.push({ event: 'attacked', seat: t.active, ...shown(t, piece), rule: 'DU-ATK-1' });
}

export function blocks(t: Duel, seat: Seat, options: BlockOption[]): void {
  options.push({ do: 'letThrough' });
  for (const creature of t.sides[seat]!.line) {
    if (isReady(t, creature) && !isForbidden(t, 'block', creature.piece)) {
      options.push({ do: 'block', ...shown(t, creature.piece) });
    }
  }
}

/** Both powers are read before either wounds (DU-ATK-3). */
export function strike<Then extends string>(
  t: Duel,
  { piece, by }: Entry,
  answer: BlockOption,
  then: Then,
): Next<Then> {
  const amount = statOf(t, piece, 'power');
  const combat = 1;
  if (answer.do === 'letThrough') {
    return change(t, 'hurt', { piece: mageOf(t, opponent(by)), amount, cause: piece, combat }, then);
  }
  const returned = statOf(t, answer.piece, 'power');
  t.told?.push({ event: 'blocked', seat: opponent(by), ...shown(t, answer.piece), rule: 'DU-ATK-2' });
  return change(
    t,
    'hurt',
    [
      { piece: answer.piece, amount, cause: piece, combat },
      { piece, amount: returned, cause: answer.piece, combat },
    ],
    then,
  );
}
