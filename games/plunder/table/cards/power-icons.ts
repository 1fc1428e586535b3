/** A drawing for each power, in the order of POWERS. */
import tir from 'icon:bowman';
import passeMurailles from 'icon:broken-wall';
import malediction from 'icon:cursed-star';
import bouleDeFeu from 'icon:fireball';
import guerison from 'icon:healing';
import bousculade from 'icon:push';
import pickPocket from 'icon:robber-hand';
import deplacementRapide from 'icon:run';
import enchainement from 'icon:sword-slice';
import coupTournoyant from 'icon:sword-spin';
import coupFatal from 'icon:sword-wound';
import teleportation from 'icon:teleport';

export const POWER_ICONS: readonly string[] = [
  coupFatal,
  enchainement,
  coupTournoyant,
  bousculade,
  pickPocket,
  passeMurailles,
  deplacementRapide,
  tir,
  guerison,
  teleportation,
  malediction,
  bouleDeFeu,
];
