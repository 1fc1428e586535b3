/** A made-up card duel for two mages. Start reading at `rules/turn.ts`, then `rules/priority.ts`. */
import { effectProcedures } from '../../effect/index.ts';
import { frame, type Game } from '../../index.ts';
import { advice } from './advice.ts';
import { check } from './check.ts';
import { type DuelConfig, duelConfig, settings, suits } from './config.ts';
import type { DuelContent } from './content/card.ts';
import { content } from './content/pack.ts';
import { arrange, type DuelPosition, duelPosition } from './position.ts';
import { cast } from './rules/cast.ts';
import { copying } from './rules/copy.ts';
import { discarding } from './rules/discard.ts';
import { agreeDraw, resign } from './rules/end.ts';
import { mulligan } from './rules/mulligan.ts';
import { peeking } from './rules/peek.ts';
import { priority } from './rules/priority.ts';
import { resolve } from './rules/resolve.ts';
import { duelling, unpack } from './rules/setup.ts';
import { ordering } from './rules/trigger.ts';
import { turn } from './rules/turn.ts';
import type { Duel, DuelView } from './types.ts';
import { known, scramble, unview, view } from './view.ts';
import { words } from './words/words.ts';

export const duel: Game<Duel, DuelView, DuelConfig, DuelContent, DuelPosition> = {
  id: 'duel',
  version: 1,
  name: { fr: 'Le Duel des braises', en: 'The Duel of Embers' },
  blurb: {
    fr: 'Deux mages, deux grimoires, une pile de sorts.',
    en: 'Two mages, two decks, one stack of spells.',
  },
  seats: { min: 2, max: 2 },
  sides: 'versus',
  minutes: { min: 1, max: 5 },
  settings,
  config: duelConfig,
  prefix: 'DU',
  procedures: [
    duelling,
    mulligan,
    turn,
    cast,
    priority,
    ordering,
    resolve,
    copying,
    discarding,
    peeking,
    ...effectProcedures('DU-CARD-1'),
  ],
  suits,
  content: (_config, _seats, pack) => content(pack),
  setup(bare) {
    const t = unpack(bare);
    t.flow.push(frame(duelling, {}));
    return t;
  },
  view,
  knows: known,
  scramble,
  unview,
  check,
  position: duelPosition,
  arrange,
  resign,
  agreeDraw,
  words,
  advice,
};
