/** A roll as it is shown: what for, against what, what came. */
import type { RuleId } from '@tablee/kernel';
import { DIRECTIONS } from '../../printed.ts';
import type { EndureEvent, RollFor } from '../../types.ts';
import type { Speaker } from '../../words/names.ts';

export interface Roll {
  readonly purpose: string;
  readonly dice: readonly number[];
  /** Letters instead of pips: the direction die. */
  readonly letters: readonly string[] | null;
  /** `4+`, `< 7`; empty where there is none. */
  readonly against: string;
  /** Which dice count as successes. */
  readonly good: readonly boolean[];
  readonly verdict: string;
  readonly rule: RuleId;
}

const FOR: Readonly<Record<RollFor, readonly [string, string]>> = {
  attack: ['Attaque', 'Attack'],
  armour: ['Armure', 'Armour'],
  wound: ['Dé de blessure', 'Wound die'],
  body: ['Blessure au corps', 'Body wound'],
  direction: ['Direction', 'Direction'],
  rollOff: ['Départage', 'Roll-off'],
  solomon: ['Solomon', 'Solomon'],
  surge: ['Saute de courant', 'Power surge'],
  place: ['Lieu', 'Place'],
  boss: ['Attaque du boss', 'Boss attack'],
};
/** From 4 on the wound die hits head, body, legs (R-ES-9). */
const WOUND_FROM = 4;

export function rollOf(s: Speaker, event: EndureEvent): Roll | null {
  switch (event.event) {
    case 'tested':
    case 'checked': {
      const { dice, against, passed, who, rule } = event;
      const total = dice.reduce((sum, die) => sum + die, 0);
      const what =
        event.event === 'tested'
          ? s.say('Test de Resolve', 'Resolve test')
          : s.say('Essai pour partir', 'Check to leave');
      return {
        purpose: `${what}${s.say(' : ', ': ')}${s.who(who)}`,
        dice,
        letters: null,
        against: s.say(`moins de ${against}`, `below ${against}`),
        good: dice.map(() => passed),
        verdict: `${total} · ${passed ? s.say('réussi', 'passed') : s.say('raté', 'failed')}`,
        rule,
      };
    }
    case 'rolled':
      return rolled(s, event);
    default:
      return null;
  }
}

function rolled(s: Speaker, event: Extract<EndureEvent, { event: 'rolled' }>): Roll {
  const { for: what, dice, threshold, who, foe, rule } = event;
  const whose = who >= 0 ? s.who(who) : foe >= 0 ? s.foe(foe) : '';
  const needs = what === 'wound' ? WOUND_FROM : threshold;
  const good = dice.map((die) => needs > 0 && die >= needs);
  const hits = good.filter(Boolean).length;
  const isCounted = threshold > 0 && (what === 'attack' || what === 'boss');
  return {
    purpose: `${s.say(...FOR[what])}${whose ? `${s.say(' : ', ': ')}${whose}` : ''}`,
    dice,
    letters: what === 'direction' ? dice.map((face) => directionOf(s, face)) : null,
    against: threshold > 0 ? `${threshold}+` : '',
    good,
    verdict: isCounted ? s.count(hits, ['réussite', 'réussites', 'success', 'successes']) : '',
    rule,
  };
}

function directionOf(s: Speaker, face: number): string {
  const letter = DIRECTIONS[face - 1] ?? '';
  return s.fr && letter === 'W' ? 'O' : letter;
}
