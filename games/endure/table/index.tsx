/** The table of Endure the Stars on screen. Start reading at `table.tsx`, then `play.tsx`. */
import type { GameTable } from '@tablee/ui';
import type { EndureView } from '../types.ts';
import { aim } from './aim.ts';
import { chapter, leadsOn } from './chapter.ts';
import { Ending } from './ending/ending.tsx';
import { pace, sound } from './pace.ts';

import { pictures } from './pictures/index.tsx';
import { reference } from './reference/index.ts';

import { settings } from './settings/index.ts';
import { staged } from './staged.ts';
import { Table } from './table.tsx';
import './theme.css';
import { warning } from './warning.ts';

export const table: GameTable<EndureView> = {
  theme: 'theme-endure',
  Table,
  aim,
  Ending,
  settings,
  reference,
  rulebook: {
    fr: () => import('../rulebook/fr.md?raw').then((read) => read.default),
    en: () => import('../rulebook/en.md?raw').then((read) => read.default),
  },
  pictures,
  foldsLog: true,
  secrets: false,
  staged,
  pace,
  sound,
  chapter,
  leadsOn,
  warning,
};
