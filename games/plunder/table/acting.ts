import { frameOf, type View } from '@tablee/kernel';
import { bouleDeFeu, guerison, malediction, teleportation } from '../rules/mage.ts';
import { deplacementRapide, passeMurailles, pickPocket, tir } from '../rules/rog.ts';
import { bousculade, coupFatal, enchainement } from '../rules/war.ts';
import type { Hero, PlunderView } from '../types.ts';

/** The hero whose power asks the seat something just now. */
export function actingHero(view: View<PlunderView>): Hero | undefined {
  return frameOf<{ hero: Hero }, never>(
    view,
    coupFatal,
    enchainement,
    bousculade,
    pickPocket,
    passeMurailles,
    deplacementRapide,
    tir,
    guerison,
    teleportation,
    malediction,
    bouleDeFeu,
  )?.hero;
}
