import { filter, word } from '@tablee/kernel/effect';
import { aim as aimAt, canAim } from '../../rules/aim.ts';
import type { Veiel } from '../../types.ts';
import { areaName } from './area-name.ts';

/**
 * The player turns a pattern or an arrow so that it covers something (OV-AREA-9, OV-ARROW-1); `area: 'aimed'` is then what it
 * covers. It says nothing: the sentence that uses it does.
 */
export const aim = word<Veiel>()({
  takes: { area: areaName, at: filter },
  run: (t, c, { area, at }) => aimAt(t, c, area, (piece) => at(t as never, piece)),
  possible: (t, c, { area, at }) => canAim(t, c, area, (piece) => at(t as never, piece)),
  text: () => '',
});
