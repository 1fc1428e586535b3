/** All procedures of the rules, by which frames are found. */
import type { Procedure } from '@tablee/kernel';
import { effectProcedures } from '@tablee/kernel/effect';
import { aiming } from './rules/aim.ts';
import { bossAction, bossTurn, passive, reactions } from './rules/boss.ts';
import { recovering, shedding } from './rules/card.ts';
import { returning } from './rules/death.ts';
import { betweenFights } from './rules/endfight.ts';
import { attackLine, enemyPhase, enemyTurn, intent, lines } from './rules/enemy.ts';
import { stepOff } from './rules/entity.ts';
import { charging, gaining, triggering } from './rules/equip.ts';
import { exiling } from './rules/exile.ts';
import { deployment, fight, profaning } from './rules/fight.ts';
import { fusing } from './rules/fusion.ts';
import { game } from './rules/game.ts';
import { healing } from './rules/heal.ts';
import { harming, stinging } from './rules/hit.ts';
import { interrupting } from './rules/interruption.ts';
import { moving, movingAll, teleporting, walking } from './rules/move.ts';
import { playing } from './rules/play.ts';
import { shoving } from './rules/push.ts';
import { reinforcement } from './rules/reinf.ts';
import { deckBuilding, looting, scenario } from './rules/scen.ts';
import { settle } from './rules/settle.ts';
import { choosingHeroes, outfitting } from './rules/setup.ts';
import { striding } from './rules/stride.ts';
import { summoning } from './rules/summon.ts';
import { heroPhase, turn, usingAlly } from './rules/turn.ts';
import { wounding } from './rules/wound.ts';

export const PROCEDURES = [
  game,
  choosingHeroes,
  outfitting,
  scenario,
  deckBuilding,
  looting,
  fight,
  deployment,
  profaning,
  heroPhase,
  turn,
  playing,
  striding,
  triggering,
  charging,
  gaining,
  usingAlly,
  fusing,
  interrupting,
  returning,
  enemyPhase,
  enemyTurn,
  lines,
  attackLine,
  bossTurn,
  bossAction,
  reactions,
  passive,
  intent,
  summoning,
  betweenFights,
  reinforcement,
  settle,
  harming,
  stinging,
  wounding,
  healing,
  exiling,
  shedding,
  recovering,
  moving,
  movingAll,
  walking,
  teleporting,
  shoving,
  aiming,
  stepOff,
  ...effectProcedures('OV-HERO-16'),
] as unknown as readonly Procedure[];
