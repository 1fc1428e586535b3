/** Super Dungeon Plunder: 2 to 4 players against each other on a grid, driven by playing cards. */
import { type Game, PackError } from '@tablee/kernel';
import { advice } from './advice.ts';
import { check } from './check.ts';
import { outOfTime } from './clock.ts';
import { config, settings, settle, suits } from './config.ts';
import { arrange, type Position, position } from './position.ts';
import { dungeon } from './ready/dungeon.ts';
import { attack } from './rules/atk.ts';
import { attacked } from './rules/def.ts';
import { enter, replace } from './rules/enter.ts';
import { agreeDraw, resign } from './rules/goal.ts';
import { bouleDeFeu, guerison, malediction, teleportation } from './rules/mage.ts';
import { monstersAttack, monstersMove, summon } from './rules/mon.ts';
import { move } from './rules/move.ts';
import { pay } from './rules/pay.ts';
import { deplacementRapide, passeMurailles, pickPocket, tir } from './rules/rog.ts';
import { choosing, setup } from './rules/setup.ts';
import { emptyTable } from './rules/table.ts';
import { give } from './rules/tres.ts';
import { turn } from './rules/turn.ts';
import { bousculade, coupFatal, coupTournoyant, enchainement } from './rules/war.ts';
import { shelf } from './shelf.ts';
import type { Plunder, PlunderConfig, PlunderContent, PlunderView } from './types.ts';
import { knows, scramble, unview, viewOf } from './view.ts';
import { words } from './words/index.ts';

export const plunder: Game<Plunder, PlunderView, PlunderConfig, PlunderContent, Position> = {
  ...shelf,
  version: 1,
  prefix: 'SDP',
  settings,
  config,
  settle,
  suits,
  content: ({ map }, _, pack) => {
    if (pack)
      throw new PackError(`${pack.file}: Plunder takes no packs. A dungeon of your own is a setting: map.`);
    return dungeon(map);
  },
  procedures: [
    setup,
    choosing,
    turn,
    move,
    attack,
    attacked,
    pay,
    enter,
    replace,
    give,
    summon,
    monstersMove,
    monstersAttack,
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
  ],
  setup: emptyTable,
  view: viewOf,
  knows,
  scramble,
  unview,
  check,
  position,
  arrange,
  resign,
  outOfTime,
  agreeDraw,
  words,
  advice,
};
