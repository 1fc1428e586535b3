/** One attack on a survivor (ARMOUR, R-ES-48): armour roll, Life, then death or the wound die. */
import type { RuleId } from '@tablee/kernel';
import type { Content } from '../printed.ts';
import { BODY_PLACE, type Board, type Endure, HEAD_PLACE, type LossCause, type Who } from '../types.ts';
import { count } from './ach.ts';
import { d6, tellRoll } from './dice.ts';
import { loseLife } from './dmg.ts';
import { woundDie } from './wound.ts';

/** The pilot of a powered Loader is saved by it (ES-EXO-12). */
export const LOADER_SAVE = 2;
/** No armour at all. */
export const NO_SAVE = 7;

/** The best value in effect (R-ES-69): equipped armour and helmet; in a Loader body armour gives nothing. */
export function saveOf(b: Board, content: Content, who: Who): number {
  const { cards, pilot } = b.survivors[who]!;
  const loader = pilot === 1 && b.powered === 1 ? LOADER_SAVE : NO_SAVE;
  const body = pilot === 1 ? NO_SAVE : saveOfCard(content, cards[BODY_PLACE]!);
  return Math.min(loader, body, saveOfCard(content, cards[HEAD_PLACE]!));
}

function saveOfCard(content: Content, card: number): number {
  return card < 0 ? NO_SAVE : (content.items[content.cards[card]!]!.wear?.save ?? NO_SAVE);
}

/** One roll per attack suffered: absorbed, the whole attack is ignored (ES-ARMOUR-2, -3). True if any damage went through. */
export function attackOn(t: Endure, who: Who, damage: number, cause: LossCause, rule: RuleId): boolean {
  const survivor = t.survivors[who]!;
  if (survivor.fate !== 'aboard' || damage <= 0) return false;
  const save = saveOf(t, t.content, who);
  if (save < NO_SAVE) {
    const die = d6(t);
    tellRoll(t, 'ES-ARMOUR-2', 'armour', [die], save, { who });
    if (die >= save) {
      if (t.told) t.told.push({ event: 'absorbed', rule: 'ES-ARMOUR-3', who, die, save });
      count(t, who, 'absorbed');
      return false;
    }
  }
  loseLife(t, who, damage, cause, rule);
  // At 0 Life: death, no wound die (R-ES-48).
  if (t.survivors[who]!.fate === 'aboard') woundDie(t, who);
  return true;
}
