/** A creature strikes at the enemy mage, or at whoever steps in between (DU-ATK). */
import type { Refusals, Seat } from '../../../index.ts';
import { type BlockOption, type DayOption, type Duel, type Entry, NO_PIECE, type Piece } from '../types.ts';
import { creatureAt, hurtCreature, hurtMage, isReady, opponent, shown, statOf } from './table.ts';

export function attacks(t: Duel, options: DayOption[], why?: Refusals<DayOption>): void {
  for (const creature of t.sides[t.active]!.line) {
    const option: DayOption = { do: 'attack', ...shown(t, creature.piece) };
    if (isReady(t, creature)) options.push(option);
    else why?.refuse(option, 'DU-ATK-1', { reason: creature.tired ? 'tired' : 'arrived' });
  }
}

/** The attacker tires; its strike waits on the stack. */
export function attack(t: Duel, piece: Piece): void {
  creatureAt(t, piece)!.tired = true;
  t.stack.push({ kind: 'strike', by: t.active, piece, block: -1, it: NO_PIECE });
  t.told?.push({ event: 'attacked', seat: t.active, ...shown(t, piece), rule: 'DU-ATK-1' });
}

export function blocks(t: Duel, seat: Seat, options: BlockOption[]): void {
  options.push({ do: 'letThrough' });
  for (const creature of t.sides[seat]!.line) {
    if (isReady(t, creature)) options.push({ do: 'block', ...shown(t, creature.piece) });
  }
}

/** Both powers are read before either wounds (DU-ATK-3). */
export function strike(t: Duel, { piece, by }: Entry, answer: BlockOption): void {
  const power = statOf(t, piece, 'power');
  if (answer.do === 'letThrough') {
    hurtMage(t, opponent(by), power, 'DU-ATK-3');
    return;
  }
  const returned = statOf(t, answer.piece, 'power');
  t.told?.push({ event: 'blocked', seat: opponent(by), ...shown(t, answer.piece), rule: 'DU-ATK-2' });
  hurtCreature(t, creatureAt(t, answer.piece)!, power, 'DU-ATK-3');
  hurtCreature(t, creatureAt(t, piece)!, returned, 'DU-ATK-3');
}
