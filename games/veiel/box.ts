import { anyTable, type Box } from '../box.ts';
import { shelf } from './shelf.ts';

export const box: Box = {
  ...shelf,
  by: {
    fr: 'D’après le jeu L’Ordre de Veiel, dont le nom et l’univers appartiennent à leurs auteurs ; héros, cartes et monstres d’ici sont les nôtres.',
    en: 'After the game L’Ordre de Veiel, whose name and world belong to their authors; the heroes, cards and monsters here are our own.',
  },
  rules: async () => (await import('./index.ts')).veiel,
  table: async () => anyTable((await import('./table/index.tsx')).table),
  cover: async () => (await import('./table/cover.tsx')).Cover,
  lesson: async () => (await import('./lesson.ts')).lesson,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
};
