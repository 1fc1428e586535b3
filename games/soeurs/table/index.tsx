/** Sœurs' table on screen. Start reading at `table.tsx`, then `board.tsx`. */
import type { GameTable } from '@tablee/ui';
import type { SoeursView } from '../types.ts';
import { aim } from './aim.ts';
import { chapter, leadsOn } from './chapter.ts';
import { Ending } from './ending/ending.tsx';
import { pace, sound } from './pace.ts';
import { pictures } from './pictures/index.tsx';
import { reference } from './reference/pages.tsx';
import { BossSetting } from './settings/bosses.tsx';
import { HelpSetting } from './settings/help.tsx';
import { staged } from './staged.ts';
import { SoeursTable } from './table.tsx';
import { warning } from './warning.ts';
import './theme.css';

export const table: GameTable<SoeursView> = {
  theme: 'theme-soeurs',
  Table: SoeursTable,
  aim,
  Ending,
  settings: { boss: BossSetting, helpXp: HelpSetting, helpPotion: HelpSetting, helpHand: HelpSetting },
  reference,
  rulebook: {
    fr: () => import('../rulebook/fr.md?raw').then((read) => read.default),
    en: () => import('../rulebook/en.md?raw').then((read) => read.default),
  },
  pictures,
  secrets: false,
  staged,
  pace,
  sound,
  chapter,
  leadsOn,
  warning,
};
