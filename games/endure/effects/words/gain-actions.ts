import { amount, word } from '@tablee/kernel/effect';
import { grantActions } from '../../rules/actions.ts';
import type { Endure, Who } from '../../types.ts';
import { ACTION } from '../nouns.ts';

/** Usable in this turn only (R-ES-97). */
export const gainActions = word<Endure>()({
  takes: { amount },
  run(t, c, { amount }) {
    grantActions(t, c.source as Who, amount);
    return undefined;
  },
  text: (say, { amount }) =>
    `${say.act('gagnez|gagne|gagner', 'gain|gains')} ${say.count(amount, ACTION)} ${say.say('ce tour-ci', 'this turn')}`,
});
