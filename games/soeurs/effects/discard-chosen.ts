import { call } from '@tablee/kernel';
import { word } from '@tablee/kernel/effect';
import { discardCards } from '../rules/pick.ts';
import type { Soeurs } from '../types.ts';
import { CARD } from './nouns.ts';
import { printed } from './numbers.ts';

/** A smaller hand discards what it has (R-SA-19). */
export const discardChosen = word<Soeurs>()({
  takes: { cards: printed(5) },
  run: (t, _, { cards }) => (t.hand.length === 0 ? undefined : call(discardCards, { cards }, 'next')),
  text: (say, { cards }) =>
    `${say.act('défaussez|défausse|défausser', 'discard|discards')} ${say.count(cards, CARD)} ${say.say('de votre choix', 'of your choice')}`,
});
