/** The Phase d’attaque stops, as when a Divinité becomes Mortelle (R-SF-45). */
import { word } from '@tablee/kernel/effect';
import type { SevenFallen } from '../../types.ts';

export const endAttack = word<SevenFallen>()({
  takes: {},
  run: (t) => {
    if (t.attack === null) return undefined;
    t.attack.stopped = true;
    t.told?.push({ event: 'attackStopped', seat: t.active, rule: 'R-SF-45' });
    return undefined;
  },
  text: (say) =>
    `${say.act('mettez|met|mettre', 'end|ends')} ${say.say('fin à la Phase d’attaque', 'the attack phase')}`,
});
