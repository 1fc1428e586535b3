/** Sœurs' table on screen. */
import type { GameTable } from '@tablee/ui';
import type { SoeursView } from '../types.ts';
import { pace, sound } from './pace.ts';
import { staged } from './staged.ts';
import { SoeursTable } from './table.tsx';
import './theme.css';

export const table: GameTable<SoeursView> = {
  theme: 'theme-soeurs',
  Table: SoeursTable,
  Ending: ({ view }) => <p>{view.table.health}</p>,
  rulebook: {
    fr: () => import('../rulebook/fr.md?raw').then((read) => read.default),
    en: () => import('../rulebook/en.md?raw').then((read) => read.default),
  },
  secrets: false,
  staged,
  pace,
  sound,
};
