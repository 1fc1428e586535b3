/** What everybody may know (R-ES-14), and the tables that a view could be a view of. No seat knows more than another. */
import { type Chance, copied, shuffle } from '@tablee/kernel';
import { noEffects } from '@tablee/kernel/effect';
import { legacyOf } from './campaign.ts';
import { type Content, RADAR } from './printed.ts';
import { emptyTable } from './rules/setup.ts';
import {
  type BareTable,
  type Board,
  type Endure,
  type EndureView,
  type Foes,
  NONE,
  PIECES,
} from './types.ts';

/** Open to all: boards, inventories, Achievements, Resolve numbers, the event, discards, noise, states, marks. */
export function view(t: Endure): EndureView {
  const { foes, survivors, content, effects } = t;
  const { lasting, pending, tallies, used, gone, made } = effects;
  return {
    ...copied(boardOf(t)),
    survivors: survivors.map((survivor) => ({
      ...copied(survivor),
      resolveCards: survivor.resolveCards.map((card, place) =>
        (survivor.turnedUp & (1 << place)) === 0 ? NONE : card,
      ),
    })),
    foes: {
      ...(copied(foes) as Foes),
      token: foes.token.map((token, foe) => (isFaceKnown(foes, foe) ? token : NONE)),
    },
    resolveNumbers: survivors.map(({ resolveCards }) =>
      resolveCards.map((card) => content.resolve[card]!.number),
    ),
    itemsLeft: t.items.length,
    eventsLeft: t.events.length,
    resolveLeft: t.resolveDeck.length,
    achievementsLeft: t.achievementDeck.length,
    titanLeft: t.titanDeck.length,
    refugeLeft: t.refugeDeck.length,
    poolSize: t.pool.length,
    effects: copied({ lasting, pending, tallies, used, gone, made }),
    due: t.due.slice(),
    announced: t.announced && copied(t.announced),
    legacy: t.result === null ? null : legacyOf(t),
  };
}

/** Of a figure everybody knows the token it came from; of a token only once it was looked at or turned up. */
function isFaceKnown({ type, known: looked, zone }: Foes, foe: number): boolean {
  return type[foe] !== RADAR || looked[foe] === 1 || zone[foe]! < 0;
}

/** The part of a state that views have alike. */
function boardOf(t: Endure): Board {
  const board: Record<string, unknown> = {};
  for (const key of BOARD_KEYS) board[key] = t[key];
  return board as unknown as Board;
}

const BOARD_KEYS = [
  'phase',
  'round',
  'clock',
  'first',
  'turn',
  'survivors',
  'foes',
  'doors',
  'unlocked',
  'made',
  'doorKey',
  'event',
  'eventCard',
  'noise',
  'noiseBy',
  'bubbles',
  'lures',
  'loader',
  'powered',
  'things',
  'progress',
  'achieved',
  'holding',
  'jammed',
  'limbo',
  'charges',
  'mood',
  'lastAttack',
  'itemsGone',
  'eventsSpent',
  'achievementsSpent',
  'titanSpent',
  'resolveGone',
  'refugeSpent',
  'closed',
  'closedNext',
  'startTokens',
  'tokensNext',
] as const satisfies readonly (keyof Board)[];
// Compiles only if no field of a board is forgotten above.
type Forgotten = Exclude<keyof Board, (typeof BOARD_KEYS)[number]>;
const _none: [Forgotten] extends [never] ? true : Forgotten = true;
void _none;

/** Every hidden piece whose face can be told: what left the decks, Resolve cards turned up, tokens looked at. */
export function* known(t: Endure): Generator<number> {
  for (const { cards, resolveCards, turnedUp, achievement } of t.survivors) {
    for (const card of cards) if (card >= 0) yield PIECES.item + card;
    for (let place = 0; place < resolveCards.length; place++)
      if ((turnedUp & (1 << place)) !== 0) yield PIECES.resolve + resolveCards[place]!;
    if (achievement >= 0) yield PIECES.achievement + achievement;
  }
  for (const card of t.itemsGone) yield PIECES.item + card;
  for (const card of t.limbo) yield PIECES.item + card;
  for (const card of t.things.card) if (card >= 0) yield PIECES.item + card;
  for (const card of t.achievementsSpent) yield PIECES.achievement + card;
  for (const card of t.resolveGone) yield PIECES.resolve + card;
  for (const card of t.eventsSpent) yield PIECES.event + card;
  if (t.eventCard >= 0) yield PIECES.event + t.eventCard;
  for (const card of t.titanSpent) yield PIECES.titan + card;
  if (t.mood >= 0) yield PIECES.titan + t.mood;
  for (const card of t.refugeSpent) yield PIECES.refuge + card;
  const { type, zone, token, known: looked } = t.foes;
  for (let foe = 0; foe < type.length; foe++) {
    if (type[foe] !== RADAR || (looked[foe] === 0 && zone[foe]! >= 0)) continue;
    // The token, and that it was this one: once in the pool again it may come back, and is a discovery anew.
    yield PIECES.token + token[foe]!;
    yield PIECES.seenToken + foe;
  }
}

/** Deals anew the order of every deck, the faces of Resolve cards (their numbers are known) and of radar tokens. */
export function scramble(t: Endure, chance: Chance, kept?: ReadonlySet<number>): void {
  // Nothing is shuffled yet: the decks lie in the order of the box.
  if (t.phase === 'muster') return;
  const isFixed = (piece: number): boolean => kept?.has(piece) ?? false;
  mix(t.items, PIECES.item, isFixed, chance);
  mix(t.events, PIECES.event, isFixed, chance);
  mix(t.achievementDeck, PIECES.achievement, isFixed, chance);
  mix(t.titanDeck, PIECES.titan, isFixed, chance);
  mix(t.refugeDeck, PIECES.refuge, isFixed, chance);
  mixResolve(t, isFixed, chance);
  mixTokens(t, isFixed, chance);
}

/** Shuffles a pile among the places of the cards that may move. */
function mix(pile: number[], base: number, isFixed: (piece: number) => boolean, chance: Chance): void {
  const loose = pile.filter((card) => !isFixed(base + card));
  shuffle(chance, loose);
  for (let at = 0; at < pile.length; at++) if (!isFixed(base + pile[at]!)) pile[at] = loose.pop()!;
}

/** Cards under the boards change with cards of the same number. */
function mixResolve(t: Endure, isFixed: (piece: number) => boolean, chance: Chance): void {
  const slots: { cards: number[]; at: number }[] = [];
  const take = (cards: number[], at: number): void => {
    if (!isFixed(PIECES.resolve + cards[at]!)) slots.push({ cards, at });
  };
  for (const { resolveCards, turnedUp } of t.survivors) {
    for (let place = 0; place < resolveCards.length; place++) {
      if ((turnedUp & (1 << place)) === 0) take(resolveCards, place);
    }
  }
  const hidden = slots.length;
  for (let at = 0; at < t.resolveDeck.length; at++) take(t.resolveDeck, at);
  const loose = slots.map(({ cards, at }) => cards[at]!);
  shuffle(chance, loose);
  const numberOf = (card: number): number => t.content.resolve[card]!.number;
  for (let n = 0; n < hidden; n++) {
    const { cards, at } = slots[n]!;
    const found = loose.findIndex((card) => numberOf(card) === numberOf(cards[at]!));
    cards[at] = loose.splice(found, 1)[0]!;
  }
  for (let n = hidden; n < slots.length; n++) slots[n]!.cards[slots[n]!.at] = loose.pop()!;
}

/** Tokens on the board and in the pool; a boss's stays where the mission put it: among the first, or not (R-ES-95). */
function mixTokens(t: Endure, isFixed: (piece: number) => boolean, chance: Chance): void {
  const { live, type, token, known: looked } = t.foes;
  const isBoss = (each: number): boolean => t.content.tokens[each]!.boss;
  const board = live.filter(
    (foe) => type[foe] === RADAR && looked[foe] === 0 && !isFixed(PIECES.token + token[foe]!),
  );
  const slots = [
    ...board.map((foe) => ({ pile: token, at: foe, isFirst: foe < t.startTokens })),
    ...t.pool.flatMap((each, at) =>
      isFixed(PIECES.token + each) ? [] : [{ pile: t.pool, at, isFirst: false }],
    ),
  ];
  const loose = slots.map(({ pile, at }) => pile[at]!);
  shuffle(chance, loose);
  const bosses = loose.filter(isBoss);
  const others = loose.filter((each) => !isBoss(each));
  const wantsFirst = t.content.mission.boss === 'board';
  const open = slots.filter(({ isFirst }) => isFirst === wantsFirst);
  shuffle(chance, open);
  const bossSlots = new Set(open.slice(0, bosses.length));
  for (const slot of slots) slot.pile[slot.at] = (bossSlots.has(slot) ? bosses.pop() : others.pop())!;
}

/** A table that this view could be a view of; hidden pieces lie anyhow, `scramble` deals them. */
export function unview(seen: EndureView, bare: BareTable): Endure {
  const { content } = bare;
  const board = copied(boardOf(seen as unknown as Endure)) as Board;
  const { survivors, foes, things } = board;
  const gone = (base: number, lists: readonly (readonly number[])[]): Set<number> =>
    new Set(lists.flat().map((card) => base + card));
  const rest = (count: number, out: ReadonlySet<number>): number[] =>
    Array.from({ length: count }, (_, card) => card).filter((card) => !out.has(card));
  const items = rest(
    content.cards.length,
    gone(0, [...survivors.map(({ cards }) => cards), board.itemsGone, board.limbo, things.card]),
  );
  // Filled in, not put together anew: a table played on must have the form of every other.
  const t: Endure = Object.assign(emptyTable(bare), board, {
    told: null,
    effects: Object.assign(noEffects(), copied(seen.effects)),
    items,
    events: rest(content.eventCards.length, gone(0, [board.eventsSpent, [board.eventCard]])),
    achievementDeck: rest(
      content.achievements.length,
      gone(0, [board.achievementsSpent, survivors.map(({ achievement }) => achievement)]),
    ),
    titanDeck: rest(content.titanCards.length, gone(0, [board.titanSpent, [board.mood]])),
    refugeDeck: rest(content.refuge.length, gone(0, [board.refugeSpent])),
    resolveDeck: rest(
      content.resolve.length,
      gone(0, [board.resolveGone, ...survivors.map(({ resolveCards }) => resolveCards)]),
    ),
    pool: [],
    due: seen.due.slice(),
    announced: seen.announced && copied(seen.announced),
  });
  survivors.forEach(({ resolveCards }, who) => {
    resolveCards.forEach((card, place) => {
      if (card !== NONE) return;
      const number = seen.resolveNumbers[who]![place]!;
      const at = t.resolveDeck.findIndex((each) => content.resolve[each]!.number === number);
      resolveCards[place] = t.resolveDeck.splice(at, 1)[0]!;
    });
  });
  if (t.phase !== 'muster' && !content.isRefuge) fillTokens(t, foes, content);
  return t;
}

/** Tokens nobody has seen, and the pool: any that fit. A boss that was killed or turned up has left the game. */
function fillTokens(t: Endure, foes: Foes, { mission, tokens }: Content): void {
  const onBoard = foes.live.filter((foe) => foes.type[foe] === RADAR);
  const seen = new Set(onBoard.map((foe) => foes.token[foe]!));
  const wasTurnedUp = (token: number): boolean =>
    foes.token.some((each, foe) => each === token && foes.zone[foe]! < 0);
  const loose = tokens.flatMap((token, number) => {
    if (!mission.factions.includes(token.faction) || seen.has(number)) return [];
    if (token.boss && (mission.boss === null || wasTurnedUp(number))) return [];
    return [number];
  });
  const bosses = loose.filter((token) => tokens[token]!.boss);
  const others = loose.filter((token) => !tokens[token]!.boss);
  for (const foe of onBoard) {
    if (foes.token[foe] !== NONE) continue;
    const isFirst = foe < t.startTokens;
    const wantsBoss = bosses.length > 0 && mission.boss === 'board' && isFirst;
    foes.token[foe] = (wantsBoss ? bosses.pop() : others.pop())!;
  }
  t.pool = [...others, ...bosses];
}
