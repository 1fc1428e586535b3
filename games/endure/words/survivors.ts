/** What survivors do and suffer, as the log tells it. */
import type { Lines } from './event.ts';
import { ACTIONS, DICE, LIFE, MISSES, SUCCESSES } from './names.ts';

const dice = (rolled: readonly number[]): string => `[${rolled.join(' ')}]`;

export const survivorLines: Lines<
  | 'survivorTaken'
  | 'weaponDealt'
  | 'resolveDealt'
  | 'achievementDealt'
  | 'turnBegan'
  | 'turnEnded'
  | 'turnLost'
  | 'stoodUp'
  | 'moved'
  | 'leftShip'
  | 'checked'
  | 'tested'
  | 'testRerolled'
  | 'resolveLost'
  | 'resolveGained'
  | 'resolveTurnedUp'
  | 'lifeLost'
  | 'healed'
  | 'wounded'
  | 'woundSpared'
  | 'treated'
  | 'absorbed'
  | 'died'
  | 'stunnedSurvivor'
  | 'searched'
  | 'cardFound'
  | 'cardPlaced'
  | 'cardDiscarded'
  | 'cardUsed'
  | 'skillUsed'
  | 'rewardSpent'
  | 'progressed'
  | 'unlocked'
  | 'offered'
  | 'traded'
  | 'refused'
  | 'ordered'
  | 'declined'
  | 'attacked'
  | 'jammed'
  | 'hits'
  | 'friendlyFire'
  | 'entered'
  | 'gotOut'
  | 'chargeSpent'
  | 'chargeRestored'
  | 'cellDiscarded'
  | 'hid'
  | 'cameOut'
  | 'actionsGained'
  | 'actionsLost'
  | 'doorsBypassed'
  | 'trapped'
  | 'firstPassed'
> = {
  survivorTaken: (s, e) =>
    s.say(`${s.class(e.class)} rejoint l’équipe.`, `${s.class(e.class)} joins the team.`),
  weaponDealt: (s, e) =>
    s.say(`${s.who(e.who)} reçoit ${s.item(e.card)}.`, `${s.who(e.who)} is dealt ${s.item(e.card)}.`),
  resolveDealt: (s, e) =>
    s.say(
      `${s.who(e.who)} : cartes Resolve ${e.numbers.join(', ')}.`,
      `${s.who(e.who)}: Resolve cards ${e.numbers.join(', ')}.`,
    ),
  achievementDealt: (s, e) =>
    s.say(
      `${s.who(e.who)} vise « ${s.achievement(e.achievement)} ».`,
      `${s.who(e.who)} aims for “${s.achievement(e.achievement)}”.`,
    ),
  turnBegan: (s, e) =>
    s.say(
      `Tour ${s.of(e.who)} : ${s.count(e.actions, ACTIONS)}.`,
      `${s.who(e.who)}’s turn: ${s.count(e.actions, ACTIONS)}.`,
    ),
  turnEnded: () => null,
  turnLost: (s, e) =>
    s.say(`${s.who(e.who)}, sonné${s.e(e.who)}, perd son tour.`, `${s.who(e.who)}, stunned, loses the turn.`),
  stoodUp: (s, e) => s.say(`${s.who(e.who)} se relève.`, `${s.who(e.who)} gets up.`),
  moved: (s, e) => {
    const [name, to] = [s.who(e.who), s.zone(e.to)];
    if (e.how === 'slide') return s.say(`${name} dérive : ${to}.`, `${name} slides: ${to}.`);
    if (e.how === 'forced') return s.say(`${name} s’enfuit : ${to}.`, `${name} flees: ${to}.`);
    if (e.how === 'carried')
      return s.say(`${name} est déplacé${s.e(e.who)} : ${to}.`, `${name} is moved: ${to}.`);
    return s.say(`${name} avance : ${to}.`, `${name} moves: ${to}.`);
  },
  leftShip: (s, e) => s.say(`${s.who(e.who)} s’en va.`, `${s.who(e.who)} leaves.`),
  checked: (s, e) =>
    s.say(
      `Essai ${s.of(e.who)} ${dice(e.dice)} contre ${e.against} : ${e.passed ? 'réussi' : 'raté, zone bloquée'}.`,
      `${s.who(e.who)}’s check ${dice(e.dice)} against ${e.against}: ${e.passed ? 'passed' : 'failed, held in the zone'}.`,
    ),
  tested: (s, e) =>
    s.say(
      `Test ${s.of(e.who)} ${dice(e.dice)} contre ${e.against} : ${e.passed ? 'réussi' : 'raté'}.`,
      `${s.who(e.who)}’s test ${dice(e.dice)} against ${e.against}: ${e.passed ? 'passed' : 'failed'}.`,
    ),
  testRerolled: (s, e) => s.say(`${s.who(e.who)} relance le test.`, `${s.who(e.who)} re-rolls the test.`),
  resolveLost: (s, e) =>
    s.say(
      `${s.who(e.who)} perd 1 Resolve (${e.resolve}).`,
      `${s.who(e.who)} loses 1 Resolve (${e.resolve}).`,
    ),
  resolveGained: (s, e) =>
    s.say(
      `${s.who(e.who)} regagne ${e.n} Resolve (${e.resolve}).`,
      `${s.who(e.who)} regains ${e.n} Resolve (${e.resolve}).`,
    ),
  resolveTurnedUp: (s, e) =>
    s.say(`${s.who(e.who)} craque : ${s.resolve(e.card)}.`, `${s.who(e.who)} cracks: ${s.resolve(e.card)}.`),
  lifeLost: (s, e) =>
    s.say(
      `${s.who(e.who)} perd ${s.count(e.n, LIFE)} (${e.life}).`,
      `${s.who(e.who)} loses ${s.count(e.n, LIFE)} (${e.life}).`,
    ),
  healed: (s, e) =>
    s.say(
      `${s.who(e.who)} regagne ${s.count(e.n, LIFE)} (${e.life}).`,
      `${s.who(e.who)} regains ${s.count(e.n, LIFE)} (${e.life}).`,
    ),
  wounded: (s, e) =>
    s.say(
      `${s.who(e.who)} : blessure (${s.wound(e.wound)}).`,
      `${s.who(e.who)}: wound (${s.wound(e.wound)}).`,
    ),
  woundSpared: (s, e) =>
    s.say(`${s.who(e.who)} : pas de nouvelle blessure.`, `${s.who(e.who)}: no new wound.`),
  treated: (s, e) =>
    s.say(
      `${s.who(e.who)} : blessure soignée (${s.wound(e.wound)}).`,
      `${s.who(e.who)}: wound treated (${s.wound(e.wound)}).`,
    ),
  absorbed: (s, e) =>
    s.say(
      `L’armure ${s.of(e.who)} absorbe l’attaque (${e.die}).`,
      `${s.who(e.who)}’s armour absorbs the attack (${e.die}).`,
    ),
  died: (s, e) =>
    s.say(`${s.who(e.who)} meurt : ${s.zone(e.zone)}.`, `${s.who(e.who)} dies: ${s.zone(e.zone)}.`),
  stunnedSurvivor: (s, e) => s.say(`${s.who(e.who)} est sonné${s.e(e.who)}.`, `${s.who(e.who)} is stunned.`),
  searched: (s, e) =>
    s.say(`${s.who(e.who)} fouille : ${s.zone(e.zone)}.`, `${s.who(e.who)} searches: ${s.zone(e.zone)}.`),
  cardFound: (s, e) =>
    s.say(`${s.who(e.who)} trouve ${s.item(e.card)}.`, `${s.who(e.who)} finds ${s.item(e.card)}.`),
  cardPlaced: () => null,
  cardDiscarded: (s, e) =>
    s.say(`${s.who(e.who)} défausse ${s.item(e.card)}.`, `${s.who(e.who)} discards ${s.item(e.card)}.`),
  cardUsed: (s, e) =>
    s.say(`${s.who(e.who)} utilise ${s.item(e.card)}.`, `${s.who(e.who)} uses ${s.item(e.card)}.`),
  skillUsed: (s, e) =>
    s.say(`${s.who(e.who)} : ${s.skill(e.who, e.skill)}.`, `${s.who(e.who)}: ${s.skill(e.who, e.skill)}.`),
  rewardSpent: (s, e) =>
    s.say(
      `${s.who(e.who)} utilise la récompense de « ${s.achievement(e.achievement)} ».`,
      `${s.who(e.who)} spends the reward of “${s.achievement(e.achievement)}”.`,
    ),
  progressed: () => null,
  unlocked: (s, e) =>
    s.say(
      `${s.who(e.who)} accomplit « ${s.achievement(e.achievement)} ».`,
      `${s.who(e.who)} completes “${s.achievement(e.achievement)}”.`,
    ),
  offered: (s, e) =>
    s.say(
      `${s.who(e.who)} propose un échange à ${s.who(e.with)}.`,
      `${s.who(e.who)} offers ${s.who(e.with)} a trade.`,
    ),
  traded: (s, e) => {
    const all = (cards: readonly number[], things: readonly number[]): string =>
      [...cards.map((card) => s.item(card)), ...things.map((thing) => s.thing(thing))].join(', ') ||
      s.say('rien', 'nothing');
    const given = all(e.given, e.givenThings);
    const taken = all(e.taken, e.takenThings);
    return s.say(
      `${s.who(e.who)} et ${s.who(e.with)} échangent : ${given} contre ${taken}.`,
      `${s.who(e.who)} and ${s.who(e.with)} trade: ${given} for ${taken}.`,
    );
  },
  refused: (s, e) => s.say(`${s.who(e.by)} refuse l’échange.`, `${s.who(e.by)} refuses the trade.`),
  ordered: (s, e) =>
    s.say(
      `${s.who(e.by)} donne un ordre à ${s.who(e.who)}.`,
      `${s.who(e.by)} gives ${s.who(e.who)} an order.`,
    ),
  declined: (s, e) => s.say(`${s.who(e.who)} ne bouge pas.`, `${s.who(e.who)} stays put.`),
  attacked: (s, e) =>
    s.say(
      `${s.who(e.who)} attaque ${s.zone(e.zone)} : ${s.item(e.weapon)}${e.pair ? ' (paire)' : ''}, ${s.count(e.dice, DICE)} à ${e.threshold}+.`,
      `${s.who(e.who)} attacks ${s.zone(e.zone)}: ${s.item(e.weapon)}${e.pair ? ' (pair)' : ''}, ${s.count(e.dice, DICE)} at ${e.threshold}+.`,
    ),
  jammed: (s, e) => s.say(`${s.item(e.weapon)} s’enraye !`, `${s.item(e.weapon)} jams!`),
  hits: (s, e) => `${s.count(e.successes, SUCCESSES)}, ${s.count(e.misses, MISSES)}.`,
  friendlyFire: (s, e) =>
    s.say(
      `Tir ami : ${s.who(e.victim)} est touché${s.e(e.victim)} (${e.n}).`,
      `Friendly fire: ${s.who(e.victim)} is hit (${e.n}).`,
    ),
  entered: (s, e) =>
    s.say(`${s.who(e.who)} monte dans l’Exo Loader.`, `${s.who(e.who)} gets into the Exo Loader.`),
  gotOut: (s, e) =>
    s.say(`${s.who(e.who)} sort de l’Exo Loader.`, `${s.who(e.who)} gets out of the Exo Loader.`),
  chargeSpent: (s, e) =>
    s.say(
      `${s.who(e.who)} alimente le Loader (${e.left} de reste).`,
      `${s.who(e.who)} powers the Loader (${e.left} left).`,
    ),
  chargeRestored: (s, e) =>
    s.say(`${s.who(e.who)} recharge une Power Cell.`, `${s.who(e.who)} recharges a Power Cell.`),
  cellDiscarded: (s, e) =>
    s.say(`La Power Cell ${s.of(e.who)} est vide.`, `${s.who(e.who)}’s Power Cell is empty.`),
  hid: (s, e) => s.say(`${s.who(e.who)} disparaît.`, `${s.who(e.who)} vanishes.`),
  cameOut: (s, e) => s.say(`${s.who(e.who)} se montre.`, `${s.who(e.who)} shows up again.`),
  actionsGained: (s, e) =>
    s.say(
      `${s.who(e.who)} gagne ${s.count(e.n, ACTIONS)}.`,
      `${s.who(e.who)} gains ${s.count(e.n, ACTIONS)}.`,
    ),
  actionsLost: (s, e) =>
    s.say(
      `${s.who(e.who)} aura ${s.count(e.n, ACTIONS)} de moins.`,
      `${s.who(e.who)} will have ${s.count(e.n, ACTIONS)} fewer.`,
    ),
  doorsBypassed: (s, e) =>
    s.say(
      `${s.who(e.who)} peut franchir les portes fermées et verrouillées ce tour-ci.`,
      `${s.who(e.who)} can pass closed and locked doors this turn.`,
    ),
  trapped: (s, e) => s.say(`${s.who(e.who)} est piégé${s.e(e.who)}.`, `${s.who(e.who)} is trapped.`),
  firstPassed: (s, e) => s.say(`${s.who(e.who)} sera premier joueur.`, `${s.who(e.who)} is first player.`),
};
