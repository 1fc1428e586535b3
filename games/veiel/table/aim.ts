/** What one plays for: four fights won, a boss at the end (OV-GAME); or what the scenario asks. */
import type { Language, View } from '@tablee/kernel';
import type { Aim } from '@tablee/ui';
import type { Config } from '../config.ts';
import { type Content, ENEMY, type VeielView } from '../types.ts';

export function aim({ table, config }: View<VeielView>, language: Language, content: unknown): Aim {
  const fr = language === 'fr';
  const { scenarios, by } = content as Content;
  const { mode, scenario: id } = config as Config;
  const chosen = mode === 'scenario' ? (by.scenario.get(id) ?? -1) : -1;
  const scenario = scenarios[table.scenario >= 0 ? table.scenario : chosen];
  const foes = table.figures.kind.filter(
    (kind, figure) => kind === ENEMY && table.figures.square[figure]! >= 0,
  ).length;
  // Said as part of a sentence, which has a full stop of its own.
  const goal = scenario?.goalText[language].replace(/\.$/, '') ?? '';
  if (scenario && table.fight === 0)
    return {
      says: goal,
      counts: fr ? 'Scénario' : 'Scenario',
      short: '',
      far: scenario.name[language],
    };
  if (scenario)
    return {
      says: goal,
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
