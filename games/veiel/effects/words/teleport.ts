import { optional, pieces, word } from '@tablee/kernel/effect';
import { canTeleport, teleport as teleportTo } from '../../rules/move.ts';
import type { Veiel } from '../../types.ts';
import { areaName } from './area-name.ts';
import { figures, isSelf } from './given.ts';

/** To a free square of the area, whatever lies between but Infranchissables (OV-MOVE-11). */
export const teleport = word<Veiel>()({
  takes: { area: areaName, who: optional(pieces) },
  run: (t, c, { area, who }) => teleportTo(t, c, figures(t, c, who), area),
  possible: (t, c, { area, who }) => canTeleport(t, c, figures(t, c, who), area),
  text(say, { area, who }) {
    const where =
      area === 'inf' || area === 'infx'
        ? say.say('sur n’importe quelle case libre', 'to any free square')
        : say.say('sur une case libre de la zone', 'to a free square in the area');
    if (!who || isSelf(who))
      return `${say.act('téléportez-vous|se téléporte|vous téléporter', 'teleport|teleports')} ${where}`;
    return say.doing(who, `{se téléporte|se téléportent} ${where}`, `{teleports|teleport} ${where}`);
  },
});
