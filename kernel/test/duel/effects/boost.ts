import { z } from 'zod';
import { modify, type Value, type Word } from '../../../effect/index.ts';
import { creatureAt, shown } from '../rules/table.ts';
import { type Duel, type Piece, STATS, type Stat, UNTILS, type Until } from '../types.ts';
import { amount, pointsOf } from './numbers.ts';

interface Boost {
  readonly stat: Stat;
  readonly amount: Value;
  readonly until: Until;
  readonly who: 'it' | 'this';
}

/** More power or guard for a while (DU-CREA-2). Does nothing to a creature that has left play, nor from one. */
export const boost: Word<Duel, Boost> = {
  arguments: z.strictObject({
    stat: z.enum(STATS),
    amount,
    until: z.enum(UNTILS),
    who: z.enum(['it', 'this']),
  }),
  run(t, context, given) {
    const { stat, until } = given;
    const source = context.source as Piece;
    const piece = given.who === 'it' ? (context.it as Piece) : source;
    if (!creatureAt(t, piece)) return;
    if (until === 'source' && !creatureAt(t, source)) return;
    const points = pointsOf(t, context, given.amount);
    modify(t, piece, { stat, amount: points, until, source });
    t.told?.push({ event: 'boosted', ...shown(t, piece), stat, amount: points, until, rule: 'DU-CREA-2' });
  },
  text({ stat, amount, until, who }, language, say) {
    const points = `+${say.value(amount)}`;
    return language === 'fr'
      ? `${WHO.fr[who]} ${points} en ${STAT.fr[stat]} ${UNTIL.fr[until]}`
      : `${WHO.en[who]} ${points} ${STAT.en[stat]} ${UNTIL.en[until]}`;
  },
};

const WHO = {
  fr: { it: 'elle gagne', this: 'cette créature gagne' },
  en: { it: 'it gets', this: 'this creature gets' },
} as const;
const STAT = { fr: { power: 'force', guard: 'garde' }, en: { power: 'power', guard: 'guard' } } as const;
const UNTIL = {
  fr: { turn: 'jusqu’à la fin du tour', source: 'tant que celle-ci est en jeu' },
  en: { turn: 'until the end of the turn', source: 'as long as this one is in play' },
} as const;
