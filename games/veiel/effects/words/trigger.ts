import { pieces, word } from '@tablee/kernel/effect';
import { canTriggerGear, triggerGear } from '../../rules/equip.ts';
import type { Veiel } from '../../types.ts';

/** Their effects are resolved as if their heroes had triggered them (OV-KW-64, OV-PROFANE-2). */
export const trigger = word<Veiel>()({
  takes: { what: pieces },
  run: (t, c, { what }) => triggerGear(t, c, what),
  possible: (t, _, { what }) => canTriggerGear(t, what),
  text: (say, { what }) =>
    say.object('**déclenchez**|**déclenche**|**déclencher**', '**trigger**|**triggers**', what),
});
