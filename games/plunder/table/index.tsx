/** Plunder's table on screen. Start reading at `table.tsx`, then `use-play.ts`. */
import type { GameTable } from '@tablee/ui';
import '@fontsource/grenze-gotisch/latin-600.css';
import '@fontsource/im-fell-english/latin-400.css';
import type { PlunderView } from '../types.ts';
import { aim } from './aim.ts';
import { chapter, leadsOn } from './chapter.ts';
import { Ending } from './ending/ending.tsx';
import { pace, sound } from './pace.ts';
import { pictures } from './pictures/index.tsx';
import { MemoPage } from './reference/memo-page.tsx';
import { PowersPage } from './reference/powers-page.tsx';
import { SightPage } from './reference/sight-page.tsx';
import { MapSetting } from './setting/map-setting.tsx';
import { staged } from './staged.ts';
import { Table } from './table.tsx';
import './theme.css';
import { warning } from './warning.ts';

export const table: GameTable<PlunderView> = {
  theme: 'theme-plunder',
  Table,
  aim,
  Ending,
  settings: { map: MapSetting },
  reference: [
    { id: 'cards', title: { fr: 'Ce que font les cartes', en: 'What cards do' }, Page: MemoPage },
    { id: 'powers', title: { fr: 'Les pouvoirs', en: 'The powers' }, Page: PowersPage },
    { id: 'sight', title: { fr: 'La ligne de vue', en: 'Line of sight' }, Page: SightPage },
  ],
  rulebook: {
    fr: () => import('../rulebook/fr.md?raw').then((page) => page.default),
    en: () => import('../rulebook/en.md?raw').then((page) => page.default),
  },
  pictures,
  secrets: true,
  staged,
  pace,
  sound,
  chapter,
  leadsOn,
  warning,
};
