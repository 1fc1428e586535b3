/** Trésor: combat damage dealt as an attacker becomes Poseidor (SF-KW-TRESOR). */
import { done, type Next, procedure, type Seat } from '@tablee/kernel';
import type { InPlay, ResolveOption, SevenFallen } from '../../types.ts';
import { has } from '../keyword.ts';
import { inPlay, shown } from '../table.ts';
import { putMarks } from '../zone.ts';

export function hoards(t: SevenFallen, attacker: InPlay): boolean {
  return has(t, attacker, 'tresor');
}

export function hoard(t: SevenFallen, attacker: InPlay, amount: number): void {
  const rule = 'SF-KW-TRESOR-1';
  if (amount > 0) putMarks(t, attacker, 'poseidor', amount, rule);
  else t.told?.push({ event: 'hoardLeft', seat: attacker.seat, ...shown(t, attacker.piece), rule });
}

/** Poseidor are spent from whichever cards hold them, one at a time (SF-KW-TRESOR-4, SF-DEC-36). */
export const spending = procedure<SevenFallen, { readonly seat: Seat; owed: number }, ResolveOption>()(
  'spending',
  {
    next: (t, f): Next<'next' | 'which'> => {
      if (f.owed <= 0) return done;
      const sources = t.sides[f.seat]!.cards.filter(({ poseidor }) => poseidor > 0);
      const all = sources.reduce((sum, { poseidor }) => sum + poseidor, 0);
      // Nobody is asked where there is nothing to choose.
      if (sources.length > 1 && all > f.owed) return 'which';
      for (const card of sources) f.owed -= take(t, card, f.owed);
      return done;
    },
    which: {
      kind: 'poseidor',
      rule: 'SF-KW-TRESOR-4',
      seat: (_, f) => f.seat,
      options: (t, f, options) => {
        for (const card of t.sides[f.seat]!.cards) {
          if (card.poseidor > 0) options.push({ do: 'spendPoseidor', ...shown(t, card.piece) });
        }
      },
      chosen: (t, f, option): Next<'next'> => {
        if (option.do === 'spendPoseidor') f.owed -= take(t, inPlay(t, option.piece)!, 1);
        return 'next';
      },
    },
  },
);

function take(t: SevenFallen, card: InPlay, most: number): number {
  return -putMarks(t, card, 'poseidor', -Math.min(most, card.poseidor), 'SF-KW-TRESOR-4');
}
