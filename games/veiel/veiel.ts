/** L'Ordre de Veiel as the house plays it: the contract of the kernel, put together from this game's rooms. */
import type { Game } from '@tablee/kernel';
import { advice } from './advice.ts';
import { campaign } from './campaign.ts';
import { check } from './check.ts';
import { type Config, configSchema, SETTINGS, settle, simulated, suits } from './config.ts';
import { arrange, type Position, positionSchema } from './position.ts';
import { PROCEDURES } from './procedures.ts';
import { contentFor } from './ready/content.ts';
import { report } from './report.ts';
import { lose } from './rules/end.ts';
import { setup } from './rules/game.ts';
import { shelf } from './shelf.ts';
import type { Content, Veiel, VeielView } from './types.ts';
import { known, scramble, seen, unview } from './view.ts';
import { words } from './words/index.ts';

export const veiel: Game<Veiel, VeielView, Config, Content, Position> = {
  ...shelf,
  version: 1,
  settings: SETTINGS,
  config: configSchema as unknown as Game<Veiel, VeielView, Config>['config'],
  prefix: 'OV',
  procedures: PROCEDURES,
  settle,
  suits,
  content: (config, _, pack) => contentFor(config, pack),
  setup,
  view: (t) => seen(t),
  knows: (t) => known(t),
  scramble: (t, _, chance, kept) => scramble(t, chance, kept),
  unview,
  check,
  position: positionSchema as unknown as Game<Veiel, VeielView, Config, Content, Position>['position'],
  arrange,
  /** OV-GAME-11: giving up is a defeat. */
  resign: (t) => {
    t.told?.push({ event: 'gaveUp', rule: 'OV-GAME-11' });
    lose(t, 'gave-up', 'OV-GAME-11');
  },
  words,
  advice,
  campaign: campaign as never,
  report,
  simulated,
};
