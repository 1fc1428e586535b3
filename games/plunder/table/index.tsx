/** Plunder's table on screen. Start reading at `table.tsx`, then `use-play.ts`. */
import type { EndingProps, GameTable } from '@tablee/ui';
import '@fontsource/grenze-gotisch/latin-600.css';
import '@fontsource/im-fell-english/latin-400.css';
import type { PlunderView } from '../types.ts';
import { Table } from './table.tsx';
import './theme.css';

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
