/**
 * A view read as a table, so that the rules themselves say what a card is worth now and what a blow would do. It holds no
 * more than the view: what the seat does not know is missing from it, and nothing can be played on it.
 */
import { randomFrom, type Seat, type View } from '@tablee/kernel';
import { noEffects } from '@tablee/kernel/effect';
import type { Config } from './config.ts';
import type { Content } from './content/content.ts';
import { KEYWORDS, type Keyword } from './content/keywords.ts';
import { attackersNow, blowOf, defenderNow, returnOf } from './rules/combat.ts';
import { harm } from './rules/dmg.ts';
import { keyword } from './rules/keyword.ts';
import { ignoresShields } from './rules/keywords/fourberie.ts';
import { atqOf, bouOf, fvOf, remaining } from './rules/numbers.ts';
import { bySerial, faceOf, golemOf, inPlay, isUnit, opponent } from './rules/table.ts';
import { listenAnew } from './rules/zone.ts';
import type { CardView, Combat, InPlay, Piece, SevenFallen, SFView, Side, SideView } from './types.ts';
import { NO_PIECE } from './types.ts';

export type Seen = View<SFView>;

/** Hidden pages get numbers from here on: they are in no deck. */
const HIDDEN = 900_000;

export function tableIn({ table, game, seats, config, result }: Seen, content: Content): SevenFallen {
  const { faces, sides, effects, ...rest } = table;
  let hidden = HIDDEN;
  const faceNumbers: number[] = [];
  for (const [piece, face] of Object.entries(faces)) faceNumbers[Number(piece)] = face;
  const cardOf = (card: CardView): InPlay => {
    if (card.piece !== NO_PIECE) return { ...card };
    const piece = hidden++ as Piece;
    faceNumbers[piece] = content.pool.furtif[0] ?? 0;
    return { ...card, piece };
  };
  const t = {
    ...rest,
    game,
    seats,
    config: config as Config,
    content,
    result,
    brought: [],
    flow: [],
    open: [],
    asked: [],
    random: randomFrom('seen'),
    told: null,
    faces: faceNumbers,
    sides: [sideOf(sides[0], cardOf), sideOf(sides[1], cardOf)],
    attack: table.attack && { ...table.attack },
    pile: table.pile.slice(),
    triggers: [],
    destroyed: table.destroyed.slice(),
    blows: [],
    effects: { ...noEffects(), ...effects, pending: [] },
  } as unknown as SevenFallen;
  listenAnew(t);
  return t;
}

function sideOf(side: SideView, cardOf: (card: CardView) => InPlay): Side {
  const { fv, plumes, mortelle, own } = side;
  return {
    fv,
    plumes,
    mortelle,
    cards: side.cards.map(cardOf),
    livre: [],
    registre: [],
    hand: own?.hand.slice() ?? [],
    aside: own?.aside.slice() ?? [],
    looked: own?.looked.slice() ?? [],
    archange: own?.archange ?? NO_PIECE,
    limbes: side.limbes.slice(),
    purgatoire: side.purgatoire.slice(),
    pandemonium: side.pandemonium.slice(),
    seen: [],
    usedInPurgatoire: [],
  };
}

/** What a card in play is worth now. */
export interface Worth {
  readonly atq: number;
  /** FV, or BOU of a Golem, with everything that changes it; `left` is that without the damage. */
  readonly life: number;
  readonly left: number;
  /** Its keywords as they are now, with their value (1 for those that have none). */
  readonly keywords: readonly (readonly [Keyword, number])[];
}

export function worthOf(t: SevenFallen, card: InPlay): Worth {
  const { type } = faceOf(t, card.piece);
  const keywords = KEYWORDS.flatMap((word) => {
    const value = keyword(t, card, word);
    return value > 0 ? [[word, value] as const] : [];
  });
  if (!isUnit(t, card)) return { atq: 0, life: 0, left: 0, keywords };
  const life = type === 'golem' ? bouOf(t, card) : fvOf(t, card);
  return { atq: atqOf(t, card), life, left: remaining(t, card), keywords };
}

/** What one card would take in an attack. */
export interface Loss {
  readonly piece: Piece;
  readonly taken: number;
  readonly left: number;
  readonly falls: boolean;
}

/** An attack before its damage is dealt: what each side would strike and lose, answers and preventions aside (SF-UI-6). */
export interface Preview {
  /** Each attacker's blow, as it would be aimed. */
  readonly blows: readonly { readonly piece: Piece; readonly amount: number; readonly doubled: boolean }[];
  /** What the défenseur strikes back with. */
  readonly back: number;
  /** A blow goes past a bound Golem's BOU. */
  readonly ignoresShields: boolean;
  readonly losses: readonly Loss[];
  /** What the Divinité would lose; null when a unit is attacked. */
  readonly divinite: { readonly fv: number; readonly mortelle: boolean; readonly plume: boolean } | null;
}

/** The attack of these units on that one (−1: the Divinité); null where it cannot be told, as with a page en Secret. */
export function previewOf(
  seen: Seen,
  content: Content,
  { attackers, target }: Pick<Combat, 'attackers' | 'target'>,
  uncovered = false,
): Preview | null {
  const t = tableIn(seen, content);
  const group = attackers.flatMap((serial) => bySerial(t, serial) ?? []);
  const unit = target < 0 ? undefined : bySerial(t, target);
  if (group.length === 0 || (target >= 0 && (!unit || unit.place === 'secret'))) return null;
  // They stand on the LDF by then, and it is their phase.
  for (const card of group) {
    card.place = 'ldf';
    card.seat = t.active;
  }
  const golem = unit && golemOf(t, unit);
  t.attack = {
    stopped: false,
    combat: { attackers: [...attackers], blows: [], target, golem: golem?.serial ?? -1, uncovered },
  };
  if (target >= 0 && !defenderNow(t)) return null;
  return target < 0 ? onDivinite(t) : onUnit(t);
}

function onDivinite(t: SevenFallen): Preview {
  const side = t.sides[opponent(t.active) as Seat]!;
  const blows = attackersNow(t).map((card) => ({
    piece: card.piece,
    amount: blowOf(t, card),
    doubled: false,
  }));
  const total = blows.reduce((sum, { amount }) => sum + amount, 0);
  const fv = Math.min(total, side.fv);
  return {
    blows,
    back: 0,
    ignoresShields: false,
    losses: [],
    divinite: side.mortelle
      ? { fv: 0, mortelle: false, plume: total > 0 }
      : { fv, mortelle: fv === side.fv, plume: false },
  };
}

function onUnit(t: SevenFallen): Preview {
  const unit = defenderNow(t)!;
  const golem = golemOf(t, unit);
  const group = attackersNow(t);
  const back = returnOf(t);
  const blows = group.map((card) => {
    const amount = blowOf(t, card);
    return { piece: card.piece, amount, doubled: amount > atqOf(t, card) };
  });
  const sneaks = golem !== undefined && group.some(({ piece }) => ignoresShields(t, piece));
  const struck = [unit, ...(golem ? [golem] : []), ...group];
  const own = group.flatMap((card) => golemOf(t, card) ?? []);
  const before = new Map([...struck, ...own].map((card) => [card.piece, card.damage]));
  for (const { piece, amount } of blows) harm(t, unit, amount, piece, true);
  // In a group the défenseur's player shares it out: shown on the first alone it would be a guess.
  if (group.length === 1) harm(t, group[0]!, back, unit.piece, true);
  const losses = [...before].flatMap(([piece, was]): Loss[] => {
    const card = inPlay(t, piece)!;
    const taken = card.damage - was;
    const left = remaining(t, card);
    return taken > 0 ? [{ piece, taken, left, falls: left === 0 || card.doomed }] : [];
  });
  return { blows, back, ignoresShields: sneaks, losses, divinite: null };
}
