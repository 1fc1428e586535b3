/** Seven Fallen: two Divinités, two decks, one Pile. Start reading at `rules/turn.ts`, then `rules/window.ts`. */
import { frame, type Game } from '@tablee/kernel';
import { effectProcedures } from '@tablee/kernel/effect';
import { advice } from './advice.ts';
import { bringing } from './bringing.ts';
import { check } from './check.ts';
import { type Config, config, settings } from './config.ts';
import { content } from './content/box.ts';
import type { Content } from './content/content.ts';
import { arrange, type Position, positionSchema } from './position.ts';
import { report } from './report.ts';
import { act } from './rules/act.ts';
import { attack } from './rules/atk.ts';
import { copying } from './rules/copy.ts';
import { dawn } from './rules/dawn.ts';
import { burying, destroying } from './rules/destroy.ts';
import { dealing } from './rules/dmg.ts';
import { paying } from './rules/ec.ts';
import { agreeDraw, clock, outOfTime, resign } from './rules/end.ts';
import { spending } from './rules/keywords/tresor.ts';
import { grace } from './rules/mull.ts';
import { night } from './rules/night.ts';
import { resolving } from './rules/resolve.ts';
import { revealing } from './rules/reveal.ts';
import { checks } from './rules/sba.ts';
import { match, unpack } from './rules/setup.ts';
import { batch } from './rules/stack.ts';
import { turn } from './rules/turn.ts';
import { window } from './rules/window.ts';
import { word } from './rules/word.ts';
import { shelf } from './shelf.ts';
import type { SevenFallen, SFView } from './types.ts';
import { known, scramble, unview, view } from './view.ts';
import { windows } from './windows.ts';
import { words } from './words/words.ts';

export const sevenFallen: Game<SevenFallen, SFView, Config, Content, Position> = {
  ...shelf,
  version: 1,
  settings,
  config,
  prefix: 'SF',
  procedures: [
    match,
    grace,
    turn,
    dawn,
    word,
    night,
    attack,
    act,
    window,
    batch,
    resolving,
    burying,
    destroying,
    checks,
    paying,
    dealing,
    spending,
    revealing,
    copying,
    ...effectProcedures('SF-DEC-41'),
  ],
  content: (_config, _seats, pack) => content(pack),
  brings: bringing,
  windows,
  setup(bare) {
    const t = unpack(bare);
    t.flow.push(frame(match, {}));
    return t;
  },
  view,
  knows: known,
  scramble,
  unview,
  check,
  position: positionSchema,
  arrange,
  resign,
  outOfTime,
  clock,
  agreeDraw,
  words,
  advice,
  report,
};
