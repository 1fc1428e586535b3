/** Plunder's table on screen. */
import type { EndingProps, GameTable, TableProps } from '@tablee/ui';
import type { PlunderView } from '../types.ts';
import './theme.css';

function Table({ view }: TableProps<PlunderView>) {
  return <div>{view.table.turns}</div>;
}

function Ending({ view }: EndingProps<PlunderView>) {
  return <div>{view.table.turns}</div>;
}

export const table: GameTable<PlunderView> = {
  theme: 'theme-plunder',
  Table,
  Ending,
  rulebook: {
    fr: () => import('../rulebook/fr.md?raw').then((page) => page.default),
    en: () => import('../rulebook/en.md?raw').then((page) => page.default),
  },
  secrets: true,
  pace: () => 300,
};
