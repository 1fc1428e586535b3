/** Seven Fallen's table on screen. Start reading at `table.tsx`, then `play.tsx`. */
import type { GameTable } from '@tablee/ui';
import type { SFView } from '../types.ts';
import { aim } from './aim.ts';
import { chapter, leadsOn } from './chapter.ts';
import { Ending } from './ending/ending.tsx';
import { pace, sound } from './pace.ts';
import { pictures } from './pictures/index.tsx';
import { reference } from './reference/pages.tsx';
import { FormatSetting } from './settings/format.tsx';
import { staged } from './staged.ts';
import { Table } from './table.tsx';
import './theme.css';
import { warning } from './warning.ts';

export const table: GameTable<SFView> = {
  theme: 'theme-seven-fallen',
  Table,
  aim,
  Ending,
  settings: { format: FormatSetting },
  reference,
  rulebook: {
    fr: () => import('../rulebook/fr.md?raw').then((read) => read.default),
    en: () => import('../rulebook/en.md?raw').then((read) => read.default),
  },
  pictures,
  secrets: true,
  readsBeside: true,
  staged,
  pace,
  sound,
  chapter,
  leadsOn,
  warning,
};
