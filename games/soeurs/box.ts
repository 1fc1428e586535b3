import { anyTable, type Box } from '../box.ts';
import { shelf } from './shelf.ts';

export const box: Box = {
  ...shelf,
  by: {
    fr: 'Un jeu de Ÿøssef Fårhi, illustré par Warm Tail Studio et édité par Alone Editions, © 2025, tous droits réservés.',
    en: 'A game by Ÿøssef Fårhi, illustrated by Warm Tail Studio and published by Alone Editions, © 2025, all rights reserved.',
  },
  rules: async () => (await import('./index.ts')).soeurs,
  table: async () => anyTable((await import('./table/index.tsx')).table),
  cover: async () => (await import('./table/cover.tsx')).Cover,
  lesson: async () => (await import('./lesson.ts')).lesson,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
};
