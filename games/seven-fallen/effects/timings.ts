/** When abilities may be used (SF-DATA-15), and what the keyword at their head says besides: zones, limit, price. */
import type { Effects, Timing } from '@tablee/kernel/effect';

const ONCE = { times: 1, per: 'turn' } as const;

/** One of your Anges, not of the untouched kingdom and not in a combat (SF-KW-SACRIFICE-2 to -4, R-SF-79). */
const SACRIFICE: Effects = [
  {
    choose: 'offered',
    from: { type: 'ange', side: 'mine', onCdb: true, celestial: false, attacker: false, defender: false },
  },
  { do: 'destroy', what: 'offered' },
];

export const TIMINGS: Readonly<Record<string, Timing>> = {
  /** A Miracle's effect; its condition and price are its Serment (R-SF-24). */
  miracle: {
    fr: '',
    en: '',
    usual: { from: ['hand', 'limbes'] },
    price: { fr: '**Serment**', en: '**Oath**' },
  },
  // SF-KW-PAROLE-1, SF-KW-PHASECOMBAT-1.
  parole: { fr: '**Parole divine**', en: '**Divine Word**', usual: { limit: ONCE } },
  phasecombat: { fr: '**Phase de combat**', en: '**Combat Phase**', usual: { limit: ONCE } },
  // SF-KW-PURGATOIRE-1 and -2.
  purgatoire: { fr: '**Purgatoire**', en: '**Purgatory**', usual: { from: 'purgatoire', limit: ONCE } },
  // SF-KW-SACRIFICE-2 to -5.
  sacrifice: { fr: '**Sacrifice**', en: '**Sacrifice**', usual: { limit: ONCE, cost: SACRIFICE } },
  miracleTiming: {
    fr: 'Une fois par tour, à tout moment',
    en: 'Once per turn, at any time',
    usual: { limit: ONCE },
  },
};
