import { call } from '@tablee/kernel';
import { word } from '@tablee/kernel/effect';
import { pickCard } from '../rules/pick.ts';
import type { Soeurs } from '../types.ts';

export const pickFromDiscard = word<Soeurs>()({
  takes: {},
  run: () => call(pickCard, { from: 'discard', raised: false }, 'next'),
  text: (say) =>
    `${say.act('prenez|prend|prendre', 'take|takes')} ${say.say('une carte de votre choix dans la défausse Action', 'one card of your choice from the Action discard pile')}`,
});
