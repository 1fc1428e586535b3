/** What enemies do, as the log tells it. */
import type { Attention } from '../types.ts';
import type { Lines } from './event.ts';
import { LIFE, type Speaker } from './names.ts';

/** Why it is Active, and whom or what it goes for. */
function drawnBy(s: Speaker, why: Attention, target: number): string {
  switch (why) {
    case 'lure':
      return s.say(
        `attiré par la diversion (${s.zone(target)})`,
        `lured by the distraction (${s.zone(target)})`,
      );
    case 'sight':
      return s.say(`voit ${s.who(target)}`, `sees ${s.who(target)}`);
    case 'mark':
      return s.say(`a repéré ${s.who(target)}`, `has seen ${s.who(target)}`);
    case 'noise':
      return s.say(`entend le bruit (${s.zone(target)})`, `hears the noise (${s.zone(target)})`);
    default:
      return s.say('rien ne l’attire', 'nothing draws it');
  }
}

const FACES = { fr: ['nord', 'est', 'sud', 'ouest'], en: ['north', 'east', 'south', 'west'] } as const;
const WAITS = {
  blocked: ['ne peut pas avancer', 'cannot move on'],
  arrived: ['reste où il est', 'stays where it is'],
  noGoal: ['n’a plus de but', 'has no goal left'],
  stunned: ['est sonné', 'is stunned'],
} as const;

export const enemyLines: Lines<
  | 'tokenPlaced'
  | 'foeHit'
  | 'killed'
  | 'foeStunned'
  | 'foeGotUp'
  | 'looked'
  | 'turnedUp'
  | 'appeared'
  | 'notPlaced'
  | 'stated'
  | 'drifted'
  | 'stepped'
  | 'slid'
  | 'waited'
  | 'struck'
  | 'bossDrew'
  | 'bossAttacked'
  | 'bossMissed'
  | 'tokensShort'
> = {
  tokenPlaced: (s, e) => s.say(`Un écho radar : ${s.zone(e.zone)}.`, `A radar echo: ${s.zone(e.zone)}.`),
  foeHit: (s, e) =>
    s.say(
      `${s.foe(e.foe)} est touché : ${s.count(e.life, LIFE)}.`,
      `${s.foe(e.foe)} is hit: ${s.count(e.life, LIFE)}.`,
    ),
  killed: (s, e) =>
    s.say(`${s.type(e.type)} tué : ${s.zone(e.zone)}.`, `${s.type(e.type)} killed: ${s.zone(e.zone)}.`),
  foeStunned: (s, e) => s.say(`${s.foe(e.foe)} est sonné.`, `${s.foe(e.foe)} is stunned.`),
  foeGotUp: (s, e) => s.say(`${s.foe(e.foe)} se relève.`, `${s.foe(e.foe)} gets up.`),
  looked: (s, e) =>
    s.say(`Le scanner montre : ${s.token(e.token)}.`, `The scanner shows: ${s.token(e.token)}.`),
  turnedUp: (s, e) =>
    s.say(
      `Jeton Radar révélé (${s.zone(e.zone)}) : ${s.token(e.token)}.`,
      `Radar token turned up (${s.zone(e.zone)}): ${s.token(e.token)}.`,
    ),
  appeared: (s, e) =>
    s.say(`${s.type(e.type)} : ${s.zone(e.zone)}.`, `${s.type(e.type)}: ${s.zone(e.zone)}.`),
  notPlaced: (s, e) =>
    s.say(`Plus de place ou de figurine : ${s.type(e.type)}.`, `No room or figure left: ${s.type(e.type)}.`),
  stated: (s, e) =>
    e.active
      ? s.say(
          `${s.foe(e.foe)} est Actif : ${drawnBy(s, e.why, e.target)}.`,
          `${s.foe(e.foe)} is Active: ${drawnBy(s, e.why, e.target)}.`,
        )
      : null,
  drifted: (s, e) =>
    s.say(
      `${s.foe(e.foe)} erre vers l’${FACES.fr[e.face]} : ${s.zone(e.to)}.`
        .replace('l’nord', 'le nord')
        .replace('l’sud', 'le sud'),
      `${s.foe(e.foe)} wanders ${FACES.en[e.face]}: ${s.zone(e.to)}.`,
    ),
  stepped: (s, e) =>
    s.say(`${s.foe(e.foe)} avance : ${s.zone(e.to)}.`, `${s.foe(e.foe)} moves: ${s.zone(e.to)}.`),
  slid: (s, e) =>
    s.say(`${s.foe(e.foe)} dérive : ${s.zone(e.to)}.`, `${s.foe(e.foe)} slides: ${s.zone(e.to)}.`),
  waited: (s, e) => s.say(`${s.foe(e.foe)} ${WAITS[e.why][0]}.`, `${s.foe(e.foe)} ${WAITS[e.why][1]}.`),
  struck: (s, e) =>
    s.say(
      `${s.foe(e.foe)} attaque ${s.who(e.who)} (${e.n}).`,
      `${s.foe(e.foe)} attacks ${s.who(e.who)} (${e.n}).`,
    ),
  bossDrew: (s, e) =>
    e.mood
      ? s.say(`Humeur du Titan : ${s.titan(e.card)}.`, `The Titan’s Mood: ${s.titan(e.card)}.`)
      : s.say(`Le Titan prépare : ${s.titan(e.card)}.`, `The Titan readies: ${s.titan(e.card)}.`),
  bossAttacked: (s, e) => {
    const names = e.targets.map((who) => s.who(who)).join(', ');
    return s.say(`${s.titan(e.card)} : ${names}.`, `${s.titan(e.card)}: ${names}.`);
  },
  bossMissed: (s, e) =>
    s.say(`${s.titan(e.card)} : personne à portée.`, `${s.titan(e.card)}: nobody in range.`),
  tokensShort: (s) =>
    s.say(
      'Plus de jetons Radar : tous ceux du plateau se rapprochent.',
      'No radar tokens left: all on the board come closer.',
    ),
};
