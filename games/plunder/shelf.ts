/** What is printed on the box. */
import type { Shelf } from '@tablee/kernel';

export const shelf: Shelf = {
  id: 'plunder',
  name: { fr: 'Super Dungeon Plunder', en: 'Super Dungeon Plunder' },
  blurb: {
    fr: 'Deux à quatre équipes d’aventuriers se disputent les trésors d’un donjon, cartes en main.',
    en: 'Two to four teams of heroes fight over a dungeon’s treasures, cards in hand.',
  },
  // SDP-GOAL-1: each leads exactly one team.
  seats: { min: 2, max: 4 },
  sides: 'versus',
  minutes: { min: 20, max: 45 },
};
