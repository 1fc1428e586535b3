/** Sœurs' table on screen. */
import type { GameTable } from '@tablee/ui';
import type { SoeursView } from '../types.ts';
import './theme.css';

export const table: GameTable<SoeursView> = {
  theme: 'theme-soeurs',
  Table: ({ view }) => <p>{view.table.health}</p>,
  Ending: ({ view }) => <p>{view.table.health}</p>,
  rulebook: {
    fr: () => import('../rulebook/fr.md?raw').then((read) => read.default),
    en: () => import('../rulebook/en.md?raw').then((read) => read.default),
  },
  secrets: false,
  pace: () => 300,
};
