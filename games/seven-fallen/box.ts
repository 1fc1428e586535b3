import { anyTable, anyWorkshop, type Box } from '../box.ts';
import { shelf } from './shelf.ts';

export const box: Box = {
  ...shelf,
  by: {
    fr: 'D’après le jeu de cartes Seven Fallen de Théo Dumont, Guerric Boigné, Rémi Soulier, Gael Croibier et Olivier Degardin, à partir de 13 ans. Les règles suivent le guide de démarrage ; les cartes d’ici sont les nôtres.',
    en: 'After the card game Seven Fallen by Théo Dumont, Guerric Boigné, Rémi Soulier, Gael Croibier and Olivier Degardin, for players of 13 and over. The rules follow its starting guide; the cards here are our own.',
  },
  rules: async () => (await import('./index.ts')).sevenFallen,
  table: async () => anyTable((await import('./table/index.tsx')).table),
  cover: async () => (await import('./table/cover.tsx')).Cover,
  lesson: async () => (await import('./lesson.ts')).lesson,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
  workshop: async () => anyWorkshop((await import('./builder/index.tsx')).workshop),
};
