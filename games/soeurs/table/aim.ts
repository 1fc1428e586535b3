/** What one plays for: to climb the tower alive and destroy the Boss (SA-GOAL-2). */
import type { Language } from '@tablee/kernel';
import type { Aim } from '@tablee/ui';
import type { Content } from '../ready/content.ts';
import type { Seen } from './reading.ts';

export function aim({ table }: Seen, language: Language, content: unknown): Aim {
  const fr = language === 'fr';
  const { boss } = content as Content;
  const name = boss.name[language];
  const says = fr ? `Monter jusqu’au sommet et vaincre ${name}` : `Climb to the top and beat ${name}`;
  if (table.atBoss) {
    const dice = boss.gauge.length;
    const counts = fr ? 'Dés du Boss retirés' : 'Boss dice removed';
    return { says, counts, short: 'Boss', far: `${dice - table.dice.length}/${dice}` };
  }
  // The Boss floor comes after the last of the tower.
  const counts = fr ? 'Étage' : 'Floor';
  return { says, counts, short: counts, far: `${table.floor + 1}/${table.tower.length + 1}` };
}
