/** The final fight: the Boss's gauge of dice, its attack, its guardian. The Boss floor itself is walked in `climb.ts`. */
import { call, procedure } from '@tablee/kernel';
import type { BareOption, Soeurs, SoeursOption } from '../types.ts';
import { refuseReroll } from './closed.ts';
import { PLAYER } from './end.ts';
import { bossAttacks, discardDefence, guardianAttacks } from './enemy.ts';
import { endCombat, lineUp, setAttack, setResistance } from './fight.ts';
import { rollFor, setGauge } from './gauge.ts';
import { loseHealth } from './hp.ts';
import { BRULURES, BURN, bossHas, bruteDiscards, FORCE_BRUTALE, GARDIENS, NO_GUARDIAN_FROM } from './key.ts';
import { rollMana } from './mana.ts';
import { ROLL } from './options.ts';
import { playerPhase } from './play.ts';
import { potionWindow } from './potion.ts';
import { takeFree, waiting } from './xp.ts';

const ENTER: BareOption = { do: 'enter' };

/** Rounds of the ordinary combat rules, until one side has no health left (SA-BOSS-9, SA-BOSS-10). */
export const finalFight = procedure<Soeurs, object, SoeursOption>()('finalFight', {
  /** The card shows its Boss side, every "?" unrolled; XP may be spent a last time (SA-BOSS-6, SA-BOSS-7, R-SA-59). */
  before: {
    kind: 'enterBoss',
    rule: 'SA-BOSS-7',
    seat: () => PLAYER,
    options: (t, _, options, why) => {
      options.push(ENTER);
      waiting(t, options, why);
    },
    chosen: (t, _, option) => takeFree<'before'>(t, option, 'before') ?? 'ready',
  },
  /** Neither Place nor XP nor purchases from here on (SA-BOSS-8, SA-BOSS-11, SA-BOSS-13, R-SA-60). */
  ready: (t) => {
    endCombat(t);
    const { boss } = t.content;
    t.atBoss = true;
    t.gauges = boss.times2 ? 2 : 1;
    t.round = 1;
    setGauge(t);
    // Rolled once, when the fight starts, kept to the end (SA-BOSS-14, R-SA-66).
    t.bossAttack = boss.attack > 0 ? boss.attack : rollFor(t, 'attack', 'R-SA-66');
    t.told?.push({ event: 'bossReady', rule: 'SA-BOSS-15', dice: t.dice.slice(), attack: t.bossAttack });
    return 'roundStart';
  },
  /** No damage from the 7th round on (SA-BOSS-12). */
  roundStart: (t) => {
    t.mana = 0;
    t.defence = 0;
    t.manaDiscardUsed = false;
    t.drawsThisRound = 0;
    t.bossWeakened = 0;
    if (t.weakened.length > 0) t.weakened[0] = 0;
    t.told?.push({ event: 'roundBegan', rule: 'SA-BOSS-9', round: t.round });
    return 'mana';
  },
  mana: {
    kind: 'rollMana',
    rule: 'SA-MANA-1',
    seat: () => PLAYER,
    options: (t, _, options, why) => {
      options.push(ROLL);
      waiting(t, options, why);
      if (why) refuseReroll('R-SA-60', why);
    },
    chosen: (t, _, option) => {
      const free = takeFree<'mana'>(t, option, 'mana');
      if (free !== null) return free;
      rollMana(t);
      return 'player';
    },
  },
  player: () => call(playerPhase, { group: [] }, 'guardian'),
  guardian: (t) => {
    if (t.standing === 0) return 'attack';
    guardianAttacks(t);
    return 'attackWindow';
  },
  attackWindow: potionWindow('attackWindow', 'attack'),
  attack: (t) => {
    bossAttacks(t);
    discardDefence(t);
    return bossHas(t, BRULURES) ? 'burnWindow' : 'gardiens';
  },
  burnWindow: potionWindow('burnWindow', 'burn'),
  /** Brûlures: 3 unblockable damage after the attack, an instance of its own (SA-KEY-10, SA-KEY-11, R-SA-70). */
  burn: (t) => {
    loseHealth(t, BURN, 'brulures', 'SA-KEY-10');
    if (t.result === null && bossHas(t, FORCE_BRUTALE)) bruteDiscards(t, 1);
    return 'gardiens';
  },
  /** Gardiens: with nobody beside the Boss, a die below 4 brings the top enemy of the deck (SA-KEY-4, SA-KEY-5, R-SA-68). */
  gardiens: (t) => {
    if (bossHas(t, GARDIENS) && t.standing === 0) callGuardian(t);
    return 'roundOver';
  },
  roundOver: (t) => {
    t.round++;
    return 'roundStart';
  },
});

/** It arrives with its "?" rolled and attacks from the next Enemy Phase (SA-KEY-6, R-SA-68); its Place side is irrelevant. */
function callGuardian(t: Soeurs): void {
  const die = rollFor(t, 'gardiens', 'SA-KEY-4');
  if (die >= NO_GUARDIAN_FROM) {
    t.told?.push({ event: 'nobodyCame', rule: 'SA-KEY-5', die });
    return;
  }
  t.foes.length = 0;
  t.resistance.length = 0;
  t.attack.length = 0;
  t.weakened.length = 0;
  t.returned.length = 0;
  lineUp(t);
  if (t.foes.length === 0) return;
  t.standing = 1;
  const enemy = t.foes[0]!;
  t.told?.push({ event: 'guardianCame', rule: 'SA-KEY-5', enemy, die });
  setResistance(t, 0);
  setAttack(t, 0);
  const [resistance, attack] = [t.resistance[0]!, t.attack[0]!];
  t.told?.push({ event: 'enemyReady', rule: 'SA-KEY-6', slot: 0, enemy, resistance, attack });
}
