/** Endure the Stars as the house plays it: the contract of the kernel, put together from this game's rooms. */
import { frame, type Game, type Procedure, Refused } from '@tablee/kernel';
import { effectProcedures } from '@tablee/kernel/effect';
import { advice } from './advice.ts';
import { campaign } from './campaign.ts';
import { checkCarried } from './carried.ts';
import { check } from './check.ts';
import { type Config, configSchema, SETTINGS, settle as settleConfig, suits } from './config.ts';
import { treating } from './effects/treating.ts';
import { arrange, type Position, positionSchema } from './position.ts';
import type { Content } from './printed.ts';
import { contentFor } from './ready/content.ts';
import { report } from './report.ts';
import { bossTurn } from './rules/boss.ts';
import { attack } from './rules/combat.ts';
import { enemyPhase } from './rules/enemy.ts';
import { lose } from './rules/goal.ts';
import { interact } from './rules/interact.ts';
import { gain, tidy } from './rules/inv.ts';
import { carry, move } from './rules/move.ts';
import { push } from './rules/push.ts';
import { refugeEvent, stash } from './rules/refuge.ts';
import { resolutionPhase } from './rules/resph.ts';
import { mission, penalties } from './rules/round.ts';
import { search } from './rules/search.ts';
import { settle } from './rules/settle.ts';
import { emptyTable, muster } from './rules/setup.ts';
import { order, skill } from './rules/skill.ts';
import { trade } from './rules/trade.ts';
import { turn } from './rules/turn.ts';
import { useObject } from './rules/use.ts';
import { shelf } from './shelf.ts';
import type { Endure, EndureView } from './types.ts';
import { known, scramble, unview, view } from './view.ts';
import { words } from './words/index.ts';

export const endure: Game<Endure, EndureView, Config, Content, Position> = {
  ...shelf,
  version: 1,
  settings: SETTINGS,
  config: configSchema,
  prefix: 'ES',
  procedures: [
    mission,
    penalties,
    muster,
    turn,
    move,
    carry,
    attack,
    search,
    interact,
    gain,
    tidy,
    trade,
    useObject,
    treating,
    skill,
    order,
    push,
    settle,
    enemyPhase,
    bossTurn,
    resolutionPhase,
    refugeEvent,
    stash,
    ...(effectProcedures('R-ES-93') as Procedure[]),
  ],
  settle: settleConfig,
  suits,
  content: (config, _, pack) => contentFor(config, pack),
  setup(bare) {
    if (bare.config.ship)
      throw new Refused(
        'config › ship: a ship drawn by hand is for positions; a game is played on a mission’s.',
      );
    checkCarried(bare.config, bare.content, bare.seats);
    const t = emptyTable(bare);
    t.flow.push(frame(mission, { turns: [], special: 0 }));
    return t;
  },
  view,
  knows: known,
  scramble: (t, _, chance, kept) => scramble(t, chance, kept),
  unview: (seen, _, bare) => unview(seen, bare),
  check,
  position: positionSchema,
  arrange,
  /** One gives up for all: the result is shared (ES-GOAL-3). */
  resign: (t) => lose(t, 'gave-up', 'ES-GOAL-3'),
  words,
  advice,
  report,
  campaign: campaign as unknown as Game<Endure, EndureView, Config>['campaign'],
};
