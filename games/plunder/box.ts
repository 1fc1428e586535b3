import { anyTable, type Box } from '../box.ts';
import { shelf } from './shelf.ts';

export const box: Box = {
  ...shelf,
  by: {
    fr: 'Un jeu de perno, d’après « Les Rois du Ring » de Chien Sauvage.',
    en: 'A game by perno, after “Les Rois du Ring” by Chien Sauvage.',
  },
  rules: async () => (await import('./index.ts')).plunder,
  table: async () => anyTable((await import('./table/index.tsx')).table),
  cover: async () => (await import('./table/cover.tsx')).Cover,
  lesson: async () => (await import('./lesson.ts')).lesson,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
};
