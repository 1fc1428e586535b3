/** Les Sœurs de l'Alliance as the house plays it: the contract of the kernel, put together from this game's rooms. */
import type { Game } from '@tablee/kernel';
import { effectProcedures } from '@tablee/kernel/effect';
import { advice } from './advice.ts';
import { check } from './check.ts';
import { type Config, configSchema, SETTINGS } from './config.ts';
import { history } from './history.ts';
import { arrange, type Position, positionSchema } from './position.ts';
import { type Content, contentFor } from './ready/content.ts';
import { report } from './report.ts';
import { finalFight } from './rules/boss.ts';
import { climb } from './rules/climb.ts';
import { lose } from './rules/end.ts';
import { combat } from './rules/fight.ts';
import { movement } from './rules/move.ts';
import { chooseAdvanced, discardCards, pickCard } from './rules/pick.ts';
import { playerPhase } from './rules/play.ts';
import { resolution } from './rules/resolve.ts';
import { setup } from './rules/setup.ts';
import { aim } from './rules/strike.ts';
import { trap } from './rules/trap.ts';
import { treasure } from './rules/treasure.ts';
import { overLimit } from './rules/xp.ts';
import { shelf } from './shelf.ts';
import type { Soeurs, SoeursView } from './types.ts';
import { known, scramble, seen, unview } from './view.ts';
import { words } from './words/index.ts';

export const soeurs: Game<Soeurs, SoeursView, Config, Content, Position> = {
  ...shelf,
  version: 1,
  settings: SETTINGS,
  config: configSchema,
  prefix: 'SA',
  procedures: [
    climb,
    movement,
    resolution,
    trap,
    combat,
    playerPhase,
    aim,
    treasure,
    pickCard,
    chooseAdvanced,
    discardCards,
    overLimit,
    finalFight,
    // A choice inside a trap or a treasure is the player's (R-SA-39).
    ...effectProcedures('SA-TRAP-3'),
  ],
  content: (config, _, pack) => contentFor(config, pack),
  setup,
  view: (t) => seen(t),
  knows: (t) => known(t),
  scramble: (t, _, chance, kept) => scramble(t, chance, kept),
  unview: (view, _, bare) => unview(view, bare),
  check,
  position: positionSchema,
  arrange,
  /** Giving up a started game counts as a defeat (R-SA-83). */
  resign: (t) => lose(t, 'gave-up', 'R-SA-83'),
  words,
  advice,
  history,
  report,
};
