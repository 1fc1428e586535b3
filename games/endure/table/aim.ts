import type { Language, View } from '@tablee/kernel';
import type { Aim } from '@tablee/ui';
import type { Content } from '../printed.ts';
import type { EndureView } from '../types.ts';

/** The objectives of the mission, and how many of them are done. */
export function aim({ table }: View<EndureView>, language: Language, content: unknown): Aim {
  const fr = language === 'fr';
  const { mission, isRefuge } = content as Content;
  if (isRefuge)
    return {
      says: fr ? 'Se remettre avant la mission suivante' : 'Recover before the next mission',
      counts: fr ? 'Round de la halte' : 'Round of the visit',
      short: 'Round',
      far: `${table.round}/${table.clock}`,
    };
  const names = mission.objectives.map(({ name }) => name[language]).join(fr ? ' ; ' : '; ');
  const done = table.achieved.filter((each) => each === 1).length;
  return {
    says: fr
      ? `${names} (avant la fin du round ${table.clock})`
      : `${names} (before round ${table.clock} ends)`,
    counts: fr ? 'Objectifs' : 'Objectives',
    short: fr ? 'Obj.' : 'Obj.',
    far: `${done}/${mission.objectives.length}`,
  };
}
