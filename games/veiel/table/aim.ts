/** What one plays for: four fights won, a boss at the end (OV-GAME); or what the scenario asks. */
import type { Language, View } from '@tablee/kernel';
import type { Aim } from '@tablee/ui';
import { type Content, ENEMY, type VeielView } from '../types.ts';

export function aim({ table }: View<VeielView>, language: Language, content: unknown): Aim {
  const fr = language === 'fr';
  const scenario = table.scenario >= 0 ? (content as Content).scenarios[table.scenario] : undefined;
  const foes = table.figures.kind.filter(
    (kind, figure) => kind === ENEMY && table.figures.square[figure]! >= 0,
  ).length;
  if (scenario)
    return {
      says: scenario.goalText[language],
      counts: fr ? 'Ennemis' : 'Enemies',
      short: fr ? 'Enn.' : 'Foes',
      far: `${foes}`,
    };
  return {
    says: fr
      ? 'Gagner quatre affrontements, le boss au dernier, avant que plus aucun héros ne puisse former une main'
      : 'Win four fights, the last against the boss, before no hero can make up a hand any more',
    counts: fr ? 'Affrontement' : 'Fight',
    short: fr ? 'Aff.' : 'Fight',
    far: `${Math.max(1, table.fight)}/4`,
  };
}
