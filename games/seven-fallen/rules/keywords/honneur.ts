/** Honneur (value): an equipped Ange that attacks may grow (SF-KW-HONNEUR). */
import type { InPlay, SevenFallen } from '../../types.ts';
import { keyword } from '../keyword.ts';
import { hasEquipement, inPlay } from '../table.ts';
import type { PileEffect } from '../triggers.ts';
import { putMarks, trigger } from '../zone.ts';

/** After a declaration against anything, the Divinité included (SF-KW-HONNEUR-1, -3, -4). */
export function raiseHonneur(t: SevenFallen, attacker: InPlay): void {
  const value = keyword(t, attacker, 'honneur');
  if (value > 0 && hasEquipement(t, attacker))
    trigger(t, 'honneur', attacker, { value, about: attacker.serial });
}

export const honneur: PileEffect = {
  optional: true,
  /** So many +1/+1 markers (SF-KW-HONNEUR-2). It needs the Ange to be there. */
  resolve: (t, { piece, value, about }) => {
    const ange = inPlay(t, piece);
    if (!ange || ange.serial !== about) return 'after';
    putMarks(t, ange, 'both', value, 'SF-KW-HONNEUR-2');
    return 'after';
  },
};
