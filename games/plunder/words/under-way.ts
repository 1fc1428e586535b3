/** The action begun and not yet paid for: who does what, and where it goes. Said in the question and drawn on the board. */
import { frameOf, type Language, type View } from '@tablee/kernel';
import { attack } from '../rules/atk.ts';
import { attacked } from '../rules/def.ts';
import { enter, replace } from '../rules/enter.ts';
import { bouleDeFeu, guerison, malediction, teleportation } from '../rules/mage.ts';
import type { Square } from '../rules/map.ts';
import { monstersAttack, monstersMove, summon } from '../rules/mon.ts';
import { move } from '../rules/move.ts';
import { POWERS, type Power } from '../rules/power.ts';
import { passeMurailles, pickPocket, tir } from '../rules/rog.ts';
import { give } from '../rules/tres.ts';
import { bousculade, coupFatal } from '../rules/war.ts';
import type { Figure, Hero, PlunderContent, PlunderOption, PlunderView } from '../types.ts';
import { figureText, heroText, powerText, squareText } from './names.ts';

export interface UnderWay {
  /** What was chosen; null for the answer to an attack, or a power with its target. */
  readonly option: PlunderOption | null;
  /** Nobody in particular: the monsters, or somebody who is not on the board yet. */
  readonly hero: Hero | null;
  readonly to: Square | null;
  readonly target: Figure | null;
  readonly power: Power | null;
  readonly strikes: boolean;
}

const NOBODY: UnderWay = { option: null, hero: null, to: null, target: null, power: null, strikes: false };

export function underWay(view: View<PlunderView>): UnderWay | null {
  const defence = frameOf(view, attacked);
  if (defence) return { ...NOBODY, hero: defence.hero, to: onBoard(defence.to) };
  const walks = frameOf(view, move);
  if (walks) return begun({ do: 'move', hero: walks.hero!, to: walks.to! });
  const strikes = frameOf(view, attack);
  if (strikes) return begun({ do: 'attack', hero: strikes.hero!, target: strikes.target! });
  const comes = frameOf(view, enter);
  if (comes) return { ...begun({ do: 'enter', hero: comes.hero!, to: comes.to! }), hero: null };
  const relieves = frameOf(view, replace);
  if (relieves) return begun({ do: 'replace', hero: relieves.hero!, by: relieves.by! });
  const gives = frameOf(view, give);
  if (gives) return begun({ do: 'give', hero: gives.hero!, receiver: gives.receiver! });
  const calls = frameOf(view, summon);
  if (calls) return begun({ do: 'summon', to: calls.to! });
  if (frameOf(view, monstersMove)) return begun({ do: 'monstersMove' });
  if (frameOf(view, monstersAttack)) return begun({ do: 'monstersAttack' });
  return powerUnderWay(view);
}

function begun(option: PlunderOption): UnderWay {
  return {
    ...NOBODY,
    option,
    hero: 'hero' in option ? option.hero : null,
    to: 'to' in option ? option.to : null,
    target: option.do === 'attack' ? option.target : null,
    strikes: option.do === 'attack',
  };
}

/** With an aim: the others have nothing to show but the hero himself. */
const AIMED = [
  { id: 'coup-fatal', does: coupFatal, strikes: true },
  { id: 'bousculade', does: bousculade, strikes: true },
  { id: 'tir', does: tir, strikes: true },
  { id: 'malediction', does: malediction, strikes: true },
  { id: 'pick-pocket', does: pickPocket, strikes: false },
  { id: 'passe-murailles', does: passeMurailles, strikes: false },
  { id: 'teleportation', does: teleportation, strikes: false },
  { id: 'boule-de-feu', does: bouleDeFeu, strikes: true },
  { id: 'guerison', does: guerison, strikes: false },
] as const;

type Aim = Partial<Record<'target' | 'other' | 'to' | 'from', number>> & { readonly hero?: Hero };

function powerUnderWay(view: View<PlunderView>): UnderWay | null {
  for (const { id, does, strikes } of AIMED) {
    const frame = frameOf(view, does as typeof tir) as Aim | null;
    if (!frame) continue;
    const power = POWERS.findIndex((card) => card.id === id) as Power;
    const target = onBoard(frame.target ?? frame.other) as Figure | null;
    return {
      ...NOBODY,
      hero: frame.hero ?? null,
      target,
      to: onBoard(frame.to ?? frame.from),
      power,
      strikes,
    };
  }
  return null;
}

/** −1: not chosen yet. */
function onBoard(value: number | undefined): Square | null {
  return value === undefined || value < 0 ? null : value;
}

/** `Coup fatal du Guerrier bleu sur le monstre 3`, or as the option itself says it. */
export function underWayText(
  now: UnderWay,
  language: Language,
  content: PlunderContent,
  optionText: (option: PlunderOption) => string,
): string | null {
  const { option, hero, target, to, power } = now;
  if (option) return optionText(option).replace(/ \([^)]*\)$/, '');
  const aim = target !== null ? figureText(target, language) : to !== null ? squareText(content, to) : null;
  if (power !== null && hero !== null) {
    const who = heroText(hero, language);
    const what = `${powerText(power, language)}, ${who}`;
    return aim === null ? what : `${what} → ${aim}`;
  }
  if (hero === null) return null;
  if (to === null) return language === 'fr' ? 'Parade' : 'Parry';
  return language === 'fr'
    ? `Esquive vers ${squareText(content, to)}`
    : `Dodge to ${squareText(content, to)}`;
}
