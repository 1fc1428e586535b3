import { pieces, word } from '@tablee/kernel/effect';
import { arm as armGear, canArm } from '../../rules/equip.ts';
import type { Veiel } from '../../types.ts';

/** Turned upright again (OV-KW-69). */
export const arm = word<Veiel>()({
  takes: { what: pieces },
  run: (t, c, { what }) => armGear(t, c, what),
  possible: (t, _, { what }) => canArm(t, what),
  text: (say, { what }) => say.object('**armez**|**arme**|**armer**', '**arm**|**arms**', what),
});
