/** The rule behind what the log tells of the Pile, of damage and of destruction: a keyword's own where one is at work. */
import type { RuleId } from '@tablee/kernel';
import type { Head } from '../content/keywords.ts';
import {
  type Entry,
  type InPlay,
  NO_PIECE,
  type Piece,
  type PileKeyword,
  type SevenFallen,
} from '../types.ts';
import { has } from './keyword.ts';
import { isDamned } from './keywords/damne.ts';
import { ignoresShields } from './keywords/fourberie.ts';
import { isValiant } from './keywords/vaillant.ts';
import { bouOf, fvOf } from './numbers.ts';
import { faceOf, golemOf, inPlay } from './table.ts';

/** When the keyword goes on the Pile, and what it then does. */
const KEYWORD_RULES: Readonly<Record<Exclude<PileKeyword, 'text'>, { puts: RuleId; does: RuleId }>> = {
  archerie: { puts: 'SF-KW-ARCHERIE-1', does: 'SF-KW-ARCHERIE-3' },
  assassin: { puts: 'SF-KW-ASSASSIN-1', does: 'SF-KW-ASSASSIN-2' },
  catalyseur: { puts: 'SF-KW-CATALYSEUR-1', does: 'SF-KW-CATALYSEUR-2' },
  collateral: { puts: 'SF-KW-COLLATERAL-1', does: 'SF-KW-COLLATERAL-2' },
  flamme: { puts: 'SF-KW-FLAMME-1', does: 'SF-KW-FLAMME-1' },
  geler: { puts: 'SF-KW-GELER-1', does: 'SF-KW-GELER-1' },
  honneur: { puts: 'SF-KW-HONNEUR-1', does: 'SF-KW-HONNEUR-2' },
  valhalla: { puts: 'SF-KW-VALHALLA-1', does: 'SF-KW-VALHALLA-1' },
};

/** When an ability that a keyword heads goes on the Pile. */
const HEAD_RULES: Readonly<Record<Head, RuleId>> = {
  aurore: 'SF-KW-AURORE-1',
  derniersouffle: 'SF-KW-DERNIERSOUFFLE-1',
  dilemme: 'SF-KW-DILEMME-1',
  ferveur: 'SF-KW-FERVEUR-1',
  nuit: 'SF-KW-NUIT-1',
  parole: 'SF-KW-PAROLE-1',
  phasecombat: 'SF-KW-PHASECOMBAT-1',
  purgatoire: 'SF-KW-PURGATOIRE-1',
  sacrifice: 'SF-KW-SACRIFICE-1',
};

/** What an entry is called, and the rule that put it on the Pile. */
export function behind(
  t: SevenFallen,
  { keyword, kind, text }: Entry,
): { keyword: PileKeyword | Head; rule: RuleId } {
  if (keyword !== 'text') return { keyword, rule: KEYWORD_RULES[keyword].puts };
  if (kind === 'miracle' || text === null) return { keyword, rule: 'SF-STACK-2' };
  const { ability } = t.content.book.script(text.ability);
  const head =
    ability?.kind === 'activated' ? ability.timing : ability?.kind === 'triggered' ? ability.on : '';
  return head in HEAD_RULES
    ? { keyword: head as Head, rule: HEAD_RULES[head as Head] }
    : { keyword, rule: 'SF-STACK-9' };
}

/** The rule that decides about damage on this card. */
export function hurtBy(t: SevenFallen, card: InPlay, source: Piece, combat: boolean): RuleId {
  if (golemOf(t, card) !== undefined && ignoresShields(t, source)) return 'SF-KW-FOURBERIE-1';
  if (combat) return struckBy(t, card);
  const keyword = t.resolving?.keyword ?? 'text';
  return keyword === 'text' ? 'SF-TERM-12' : KEYWORD_RULES[keyword].does;
}

/** In combat: doubled on the LDF unless Vaillant, halved by a page just uncovered, borne by the Golem of a pair. */
function struckBy(t: SevenFallen, card: InPlay): RuleId {
  const { type } = faceOf(t, card.piece);
  if (card.seat === t.active) return t.attack?.combat?.uncovered ? 'SF-KW-FURTIF-14' : 'SF-DMG-1';
  if (card.place === 'ldf' && type !== 'archange') {
    const partner = card.bond === NO_PIECE ? undefined : inPlay(t, card.bond);
    return isValiant(t, card) || (partner && isValiant(t, partner)) ? 'SF-KW-VAILLANT-1' : 'SF-DMG-4';
  }
  return type === 'golem' && card.bond !== NO_PIECE ? 'SF-PAIR-5' : 'SF-DMG-1';
}

/** The rule that destroys this card. */
export function destroyedBy(t: SevenFallen, card: InPlay, cause: Piece): RuleId {
  if (card.doomed) return 'SF-KW-MORTSUBITE-2';
  if (t.resolving?.keyword === 'assassin') return KEYWORD_RULES.assassin.does;
  // No source destroys what dies with the turn (R-SF-108).
  if (cause === NO_PIECE && t.phase === 'nuit' && has(t, card, 'mortsubite')) return 'SF-KW-MORTSUBITE-1';
  switch (faceOf(t, card.piece).type) {
    case 'archange':
      return 'SF-ARCH-9';
    case 'adorateur':
      return 'SF-ADOR-9';
    case 'temple':
      return 'R-SF-102';
    case 'golem':
      return card.damage >= bouOf(t, card) ? 'SF-GOLEM-5' : BY_EFFECT;
    case 'ange':
      return card.damage >= fvOf(t, card) ? 'SF-ANGE-5' : BY_EFFECT;
    default:
      return BY_EFFECT;
  }
}

/** Destroyed by an effect or as a cost, whatever damage it has. */
const BY_EFFECT = 'SF-ZONE-10';

/** The rule that sends this destroyed card to the Pandémonium. */
export function banishedBy(t: SevenFallen, card: InPlay): RuleId {
  const { type } = faceOf(t, card.piece);
  if (type === 'archange' || type === 'temple') return 'R-SF-61';
  return isDamned(t, card) ? 'SF-KW-DAMNE-1' : 'SF-KW-LUMIERE-1';
}
