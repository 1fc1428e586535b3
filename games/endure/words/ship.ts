/** The ship, the mission and the rounds, as the log tells it. */
import type { Phase } from '../types.ts';
import type { Lines } from './event.ts';
import { TOKENS } from './names.ts';

const PHASE_NAMES: Readonly<Record<Phase, readonly [string, string]>> = {
  muster: ['Mise en place', 'Set-up'],
  survivors: ['Phase Survivant', 'Survivor phase'],
  enemies: ['Phase Ennemi', 'Enemy phase'],
  resolution: ['Phase de Résolution', 'Resolution phase'],
  refuge: ['Refuge', 'Refuge'],
};
const ROLLS = {
  attack: ['Attaque', 'Attack'],
  armour: ['Armure', 'Armour'],
  wound: ['Dé de blessure', 'Wound die'],
  body: ['Blessure au corps', 'Body wound'],
  direction: ['Dé de direction', 'Direction die'],
  rollOff: ['Départage', 'Roll-off'],
  solomon: ['Solomon', 'Solomon'],
  surge: ['Saute de courant', 'Power surge'],
  place: ['Lieu', 'Place'],
  boss: ['Attaque du boss', 'Boss attack'],
} as const;
const FACES = { fr: ['N', 'E', 'S', 'O'], en: ['N', 'E', 'S', 'W'] } as const;

export const shipLines: Lines<
  | 'missionBegan'
  | 'roundBegan'
  | 'phaseBegan'
  | 'rolled'
  | 'noiseMade'
  | 'noiseGone'
  | 'thingTaken'
  | 'thingDropped'
  | 'switched'
  | 'delivered'
  | 'objectiveDone'
  | 'doorTurned'
  | 'doorUnlocked'
  | 'doorMade'
  | 'eventDrawn'
  | 'eventEnded'
  | 'eventVoid'
  | 'bubbled'
  | 'lured'
  | 'placeClosed'
  | 'nextTokensChanged'
  | 'refugeEvent'
  | 'visited'
  | 'clockRanOut'
  | 'ended'
> = {
  missionBegan: (s) => s.text(s.content.mission.briefing),
  roundBegan: (s, e) => s.say(`Round ${e.round}.`, `Round ${e.round}.`),
  phaseBegan: (s, e) => s.say(`— ${PHASE_NAMES[e.phase][0]} —`, `— ${PHASE_NAMES[e.phase][1]} —`),
  rolled: (s, e) => {
    const rolled = e.for === 'direction' ? e.dice.map((face) => FACES[s.language][face - 1]) : e.dice;
    const aim = e.threshold > 0 ? ` (${e.threshold}+)` : '';
    const name = s.say(ROLLS[e.for][0], ROLLS[e.for][1]);
    return s.say(`${name} : ${rolled.join(' ')}${aim}`, `${name}: ${rolled.join(' ')}${aim}`);
  },
  noiseMade: (s, e) =>
    e.counted
      ? s.say(`Bruit ${e.level} : ${s.zone(e.zone)}.`, `Noise ${e.level}: ${s.zone(e.zone)}.`)
      : s.say(
          `Bruit ${e.level} couvert par un autre : ${s.zone(e.zone)}.`,
          `Noise ${e.level} drowned by another: ${s.zone(e.zone)}.`,
        ),
  noiseGone: (s) => s.say('Le silence retombe.', 'Silence falls again.'),
  thingTaken: (s, e) =>
    s.say(`${s.who(e.who)} prend ${s.thing(e.thing)}.`, `${s.who(e.who)} takes ${s.thing(e.thing)}.`),
  thingDropped: (s, e) =>
    s.say(
      `${s.thing(e.thing)} reste sur place : ${s.zone(e.zone)}.`,
      `${s.thing(e.thing)} stays behind: ${s.zone(e.zone)}.`,
    ),
  switched: (s, e) =>
    s.say(`${s.who(e.who)} actionne : ${s.thing(e.thing)}.`, `${s.who(e.who)} throws: ${s.thing(e.thing)}.`),
  delivered: (s, e) =>
    s.say(`${s.who(e.who)} livre ${s.thing(e.thing)}.`, `${s.who(e.who)} delivers ${s.thing(e.thing)}.`),
  objectiveDone: (s, e) =>
    s.say(`Objectif rempli : ${s.objective(e.objective)}.`, `Objective done: ${s.objective(e.objective)}.`),
  doorTurned: (s, e) =>
    e.open
      ? s.say(`Ouverte : ${s.door(e.border)}.`, `Opened: ${s.door(e.border)}.`)
      : s.say(`Fermée : ${s.door(e.border)}.`, `Closed: ${s.door(e.border)}.`),
  doorUnlocked: (s, e) => s.say(`Forcée : ${s.door(e.border)}.`, `Forced: ${s.door(e.border)}.`),
  doorMade: (s, e) => s.say(`Percé : ${s.wall(e.border)}.`, `Cut through: ${s.wall(e.border)}.`),
  eventDrawn: (s, e) => s.say(`Événement : ${s.event(e.card)}.`, `Event: ${s.event(e.card)}.`),
  eventEnded: (s, e) =>
    s.say(`Fin de l’événement : ${s.event(e.card)}.`, `The event ends: ${s.event(e.card)}.`),
  eventVoid: (s) => s.say('Le lieu n’est pas en jeu : sans effet.', 'The place is not in play: no effect.'),
  bubbled: (s, e) => s.say(`Shield Bubble : ${s.zone(e.zone)}.`, `Shield Bubble: ${s.zone(e.zone)}.`),
  lured: (s, e) =>
    s.say(
      `Diversion : ${s.zone(e.zone)}, rayon ${e.radius}.`,
      `Distraction: ${s.zone(e.zone)}, radius ${e.radius}.`,
    ),
  placeClosed: (s, e) =>
    s.say(`Fermé au prochain round : ${s.zone(e.zone)}.`, `Closed next round: ${s.zone(e.zone)}.`),
  nextTokensChanged: (s, e) =>
    e.by < 0
      ? s.say(
          `Prochaine mission : ${s.count(-e.by, TOKENS)} de moins.`,
          `Next mission: ${s.count(-e.by, TOKENS)} fewer.`,
        )
      : s.say(
          `Prochaine mission : ${s.count(e.by, TOKENS)} de plus.`,
          `Next mission: ${s.count(e.by, TOKENS)} more.`,
        ),
  refugeEvent: (s, e) => s.say(`Au Refuge : ${s.refuge(e.card)}.`, `In the Refuge: ${s.refuge(e.card)}.`),
  visited: (s, e) =>
    e.visiting
      ? s.say('L’équipe entre au Refuge.', 'The team enters the Refuge.')
      : s.say('L’équipe passe son chemin.', 'The team walks on.'),
  clockRanOut: (s, e) => s.say(`Le round ${e.round} était le dernier.`, `Round ${e.round} was the last.`),
  ended: (s, e) =>
    e.won ? s.say('Mission réussie.', 'Mission accomplished.') : s.say('Mission perdue.', 'Mission lost.'),
};
