/** What an enemy is about to do, in a sentence (V-4): read by everybody, heard by those who don't see the lines. */

import type { Language } from '@tablee/kernel';
import { type Content, HERO, type VeielView } from '../../types.ts';
import { intentName, ruleReason } from '../../words/names.ts';
import { Speaker } from '../../words/speaker.ts';
import { thingOf } from '../reading.ts';
import type { Blow, Deed, EnemyIntent } from './intents.ts';

export function intentSaid(
  table: VeielView,
  content: Content,
  intent: EnemyIntent,
  language: Language,
): string {
  const s = new Speaker(language, content);
  if (intent.isHidden)
    return s.say('Deux cartes Action, tirées à son tour.', 'Two Action cards, drawn in its turn.');
  const parts = intent.deeds.map((deed) => deedSaid(s, table, content, deed)).filter((part) => part !== '');
  return parts.join(' ');
}

function deedSaid(s: Speaker, table: VeielView, content: Content, deed: Deed): string {
  const name = (figure: number): string => s.in(thingOf(table, content, figure).name);
  const blows = (list: readonly Blow[]): string =>
    s.list(list.map((blow) => `${name(blow.figure)} ${blowSaid(s, table, blow)}`));
  switch (deed.does) {
    case 'stunned':
      return s.say('Étourdi : perd son tour.', 'Stunned: loses its turn.');
    case 'nobody':
      return s.say('N’attaque personne.', 'Attacks nobody.');
    case 'approach': {
      const steps = deed.road.length - 1;
      if (steps === 0) return s.say('Reste sur place.', 'Stays where it is.');
      return `${s.say(
        `S’approche de ${name(deed.toward)} (${s.steps(steps)})`,
        `Approaches ${name(deed.toward)} (${s.steps(steps)})`,
      )}.`;
    }
    case 'attack': {
      const steps = deed.road.length - 1;
      const walks = steps > 0 ? s.say(`${s.steps(steps)}, puis `, `${s.steps(steps)}, then `) : '';
      const whom = deed.blows.length > 0 ? blows(deed.blows) : s.list(deed.targets.map(name));
      const says = `${walks}${s.say('attaque', 'attacks')} ${whom}${ruleReason(s, deed.rule)}.`;
      return says.charAt(0).toLocaleUpperCase() + says.slice(1);
    }
    case 'also': {
      const says = intentName(s, deed.what, deed.amount);
      return says.charAt(0).toLocaleUpperCase() + says.slice(1);
    }
    case 'onTheSpot': {
      const parts: string[] = [];
      if (deed.blows.length > 0) parts.push(`${s.say('Frappe', 'Strikes')} ${blows(deed.blows)}.`);
      if (deed.shields.length > 0) {
        const whom = s.list(deed.shields.map(({ figure, amount }) => `${name(figure)} (${amount})`));
        parts.push(s.say(`Blocage : ${whom}.`, `Block: ${whom}.`));
      }
      return parts.join(' ');
    }
  }
}

/** « 4 − 1 bloqué » of a hero: before and after block. */
function blowSaid(s: Speaker, { figures }: VeielView, { figure, damage, blocked, isWounds }: Blow): string {
  if (isWounds) return `(${s.wounds(damage)})`;
  if (blocked === 0) return `(${s.damage(damage)})`;
  const rest = figures.kind[figure] === HERO ? s.wounds(damage - blocked) : `${damage - blocked}`;
  return `(${s.damage(damage)}, ${s.say(`${blocked} bloqué${blocked > 1 ? 's' : ''} : ${rest}`, `${blocked} blocked: ${rest}`)})`;
}
