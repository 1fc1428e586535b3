import { call } from '@tablee/kernel';
import { word } from '@tablee/kernel/effect';
import { chooseAdvanced } from '../rules/pick.ts';
import type { Soeurs } from '../types.ts';

export const takeAdvanced = word<Soeurs>()({
  takes: {},
  run: (t) =>
    t.advanced[0]!.length + t.advanced[1]!.length === 0 ? undefined : call(chooseAdvanced, {}, 'next'),
  text: (say) =>
    `${say.act('prenez|prend|prendre', 'take|takes')} ${say.say('gratuitement la première carte d’une pioche Action Avancée', 'the top card of an Advanced Action deck for free')}`,
});
