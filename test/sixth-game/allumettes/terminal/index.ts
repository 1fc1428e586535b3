import type { Scene, TerminalTable } from '@tablee/terminal';
import type { AllumettesView } from '../types.ts';

export const terminal: TerminalTable = {
  draw: (scene) => {
    const { seen, paint } = scene as Scene<AllumettesView>;
    return [paint.ink('orange', '|'.repeat(seen.table.left))];
  },
};
