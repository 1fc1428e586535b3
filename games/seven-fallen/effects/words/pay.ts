/** EC from one’s own sources (SF-EC-5). */
import { call } from '@tablee/kernel';
import { amount, note, word } from '@tablee/kernel/effect';
import { paying, payment } from '../../rules/ec.ts';
import { DODGED } from '../../rules/keywords/esquive.ts';
import { ecOf } from '../../rules/table.ts';
import type { SevenFallen } from '../../types.ts';
import { EC } from '../nouns.ts';

export const pay = word<SevenFallen>()({
  takes: { ec: amount },
  can: (t, c, { ec }) => ecOf(t, c.you) - (c.numbers[DODGED] ?? 0) >= ec,
  run: (t, c, { ec }) => {
    if (ecOf(t, c.you) < ec) return undefined;
    note(c, [], ec);
    return ec > 0 ? call(paying, { seat: c.you, bill: payment(ec) }, 'next') : undefined;
  },
  text: (say, { ec }) => `${say.act('payez|paie|payer', 'pay|pays')} ${say.count(ec, EC)}`,
});
