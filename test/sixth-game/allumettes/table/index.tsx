import type { GameTable } from '@tablee/ui';
import type { AllumettesView } from '../types.ts';
import { Ending, Table } from './table.tsx';
import './theme.css';

export const table: GameTable<AllumettesView> = {
  theme: 'theme-allumettes',
  Table,
  Ending,
  rulebook: {
    fr: () => import('../rulebook/fr.md?raw').then((page) => page.default),
    en: () => import('../rulebook/en.md?raw').then((page) => page.default),
  },
  secrets: false,
  pace: () => 300,
};
