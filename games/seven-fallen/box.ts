import { anyTable, anyWorkshop, type Box } from '../box.ts';
import { shelf } from './shelf.ts';

export const box: Box = {
  ...shelf,
  by: {
    fr: 'D’après le jeu de cartes Seven Fallen, dont le nom et l’univers appartiennent à leurs auteurs ; les cartes d’ici sont les nôtres.',
    en: 'After the card game Seven Fallen, whose name and world belong to their authors; the cards here are our own.',
  },
  rules: async () => (await import('./index.ts')).sevenFallen,
  table: async () => anyTable((await import('./table/index.tsx')).table),
  cover: async () => (await import('./table/cover.tsx')).Cover,
  lesson: async () => (await import('./lesson.ts')).lesson,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
  workshop: async () => anyWorkshop((await import('./builder/index.tsx')).workshop),
};
