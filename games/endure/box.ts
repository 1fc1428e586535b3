import { anyTable, type Box } from '../box.ts';
import { shelf } from './shelf.ts';

export const box: Box = {
  ...shelf,
  by: {
    fr: 'D’après le jeu de plateau Endure the Stars, dont le nom et l’univers appartiennent à leurs auteurs ; les missions et les cartes d’ici sont les nôtres.',
    en: 'After the board game Endure the Stars, whose name and world belong to their authors; the missions and cards here are our own.',
  },
  rules: async () => (await import('./index.ts')).endure,
  table: async () => anyTable((await import('./table/index.tsx')).table),
  cover: async () => (await import('./table/cover.tsx')).Cover,
  lesson: async () => (await import('./lesson.ts')).lesson,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
};
