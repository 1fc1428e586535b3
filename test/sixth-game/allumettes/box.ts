import { anyTable, type Box } from '../box.ts';
import { shelf } from './shelf.ts';

export const box: Box = {
  ...shelf,
  by: { fr: 'Un jeu de tout le monde.', en: 'Everybody’s game.' },
  rules: async () => (await import('./index.ts')).allumettes,
  table: async () => anyTable((await import('./table/index.tsx')).table),
  cover: async () => (await import('./table/cover.tsx')).Cover,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
};
