/** What the player sees, and the tables that a view could be a view of. */
import { type Chance, type GameEvent, type State, shuffle } from '@tablee/kernel';
import type { Config } from './config.ts';
import type { Content } from './ready/content.ts';
import { bossTotal, levelAt, totalAttack } from './rules/enemy.ts';
import { ceiling } from './rules/hp.ts';
import { canBeStruck } from './rules/key.ts';
import { emptyTable } from './rules/setup.ts';
import type { SeenFoe, Soeurs, SoeursView } from './types.ts';

const byNumber = (a: number, b: number): number => a - b;

/** Everything is open but the order of the decks below their tops (R-SA-41); a spectator sees what the player sees. */
export function seen(t: Soeurs): SoeursView {
  return {
    boss: t.content.boss.index,
    tower: t.tower.slice(),
    floor: t.floor,
    sequence: t.sequence,
    square: t.square,
    entered: t.entered.slice(),
    crossed: t.crossed.slice(),
    health: t.health,
    lowest: t.lowest,
    ceiling: ceiling(t),
    xp: t.xp,
    potions: t.potions,
    hand: t.hand.slice(),
    level: t.level.slice(),
    deck: pileSeen(t.deck),
    discard: t.discard.slice(),
    inPlay: t.inPlay.slice(),
    resolving: t.resolving.slice(),
    banished: t.banished.slice(),
    advanced: t.advanced.map((deck, side) => ({
      top: deck[deck.length - 1] ?? null,
      size: deck.length,
      bottom: deck.slice(0, t.advancedSeen[side]!),
    })),
    advancedHidden: t.advanced.flatMap((deck, side) => deck.slice(t.advancedSeen[side]!, -1)).sort(byNumber),
    enemyDeck: pileSeen(t.enemyDeck),
    enemyDiscard: t.enemyDiscard.slice(),
    foes: t.foes.flatMap((enemy, slot) => (enemy < 0 ? [] : [foeSeen(t, slot)])),
    line: {
      foes: t.foes.slice(),
      attack: t.attack.slice(),
      weakened: t.weakened.slice(),
      resistance: t.resistance.slice(),
      returned: t.returned.slice(),
    },
    place: t.place,
    round: t.round,
    mana: t.mana,
    defence: t.defence,
    manaDiscardUsed: t.manaDiscardUsed,
    drawsThisRound: t.drawsThisRound,
    justPlayed: t.justPlayed,
    gaveDefence: t.gaveDefence,
    fallen: t.fallen,
    atBoss: t.atBoss,
    dice: t.dice.slice(),
    bossAttack: t.bossAttack,
    bossWeakened: t.bossWeakened,
    gauges: t.gauges,
    toBoss: t.toBoss,
    incoming: incoming(t),
  };
}

function pileSeen(pile: readonly number[]): { top: number | null; others: number[] } {
  return { top: pile[pile.length - 1] ?? null, others: pile.slice(0, -1).sort(byNumber) };
}

function foeSeen(t: Soeurs, slot: number): SeenFoe {
  return {
    slot,
    enemy: t.foes[slot]!,
    resistance: t.resistance[slot]!,
    attack: levelAt(t, slot),
    returned: t.returned[slot] === 1,
    canBeStruck: canBeStruck(t, slot),
  };
}

/** What the Enemy Phase would do if it came now. */
function incoming(t: Soeurs): { total: number; loss: number } | null {
  if (t.atBoss) {
    const guardian = t.standing > 0 ? levelAt(t, 0) : 0;
    const left = Math.max(0, t.defence - guardian);
    const boss = bossTotal(t, left);
    const loss = Math.max(0, guardian - t.defence) + Math.max(0, boss - left);
    return { total: guardian + boss, loss };
  }
  if (t.place < 0) return null;
  const total = totalAttack(t, false, t.defence, 0);
  return { total, loss: Math.max(0, total - t.defence) };
}

/** Enemy cards are pieces too; their numbers come after the Action cards'. */
const ENEMY_PIECE = 1000;

/** Every piece whose place the player can tell: all but the cards inside the decks. */
export function* known(t: Soeurs): Iterable<number> {
  yield* t.hand;
  yield* t.discard;
  yield* t.inPlay;
  yield* t.resolving;
  yield* t.banished;
  if (t.deck.length > 0) yield t.deck[t.deck.length - 1]!;
  for (let side = 0; side < 2; side++) {
    const deck = t.advanced[side]!;
    if (deck.length > 0) yield deck[deck.length - 1]!;
    yield* deck.slice(0, t.advancedSeen[side]!);
  }
  for (const enemy of t.enemyDiscard) yield ENEMY_PIECE + enemy;
  for (const enemy of t.foes) if (enemy >= 0) yield ENEMY_PIECE + enemy;
  if (t.enemyDeck.length > 0) yield ENEMY_PIECE + t.enemyDeck[t.enemyDeck.length - 1]!;
}

/** Deals anew what lies hidden: the decks below their tops. */
export function scramble(t: Soeurs, chance: Chance, kept?: ReadonlySet<number>): void {
  mix(chance, [t.deck], [0], 0, kept);
  mix(chance, t.advanced, t.advancedSeen, 0, kept);
  mix(chance, [t.enemyDeck], [0], ENEMY_PIECE, kept);
}

/** Hidden cards change places among themselves, across all the piles given; the lowest `seen` of each and the top stay. */
function mix(
  chance: Chance,
  piles: readonly number[][],
  seenBelow: readonly number[],
  offset: number,
  kept?: ReadonlySet<number>,
): void {
  const places: [number[], number][] = [];
  piles.forEach((pile, which) => {
    for (let i = seenBelow[which]!; i < pile.length - 1; i++) {
      if (!kept?.has(offset + pile[i]!)) places.push([pile, i]);
    }
  });
  const cards = places.map(([pile, i]) => pile[i]!);
  shuffle(chance, cards);
  places.forEach(([pile, i], at) => {
    pile[i] = cards[at]!;
  });
}

/** A table with this view; what is hidden lies in the order of the box. */
export function unview(view: SoeursView, bare: State<GameEvent, Config, Content>): Soeurs {
  const t = emptyTable(bare);
  const hidden = view.advancedHidden.slice();
  t.tower = view.tower.slice();
  t.floor = view.floor;
  t.sequence = view.sequence;
  t.square = view.square;
  t.entered = view.entered.slice();
  t.crossed = view.crossed.slice();
  t.health = view.health;
  t.lowest = view.lowest;
  t.xp = view.xp;
  t.potions = view.potions;
  t.hand = view.hand.slice();
  t.level = view.level.slice();
  t.deck = pileOf(view.deck);
  t.discard = view.discard.slice();
  t.inPlay = view.inPlay.slice();
  t.resolving = view.resolving.slice();
  t.banished = view.banished.slice();
  t.advanced = view.advanced.map(({ top, size, bottom }) => {
    // Where all of a deck was seen going to the bottom, its top is among them.
    if (top === null || bottom.length === size) return bottom.slice();
    return [...bottom, ...hidden.splice(0, size - 1 - bottom.length), top];
  });
  t.advancedSeen = view.advanced.map(({ bottom }) => bottom.length);
  t.enemyDeck = pileOf(view.enemyDeck);
  t.enemyDiscard = view.enemyDiscard.slice();
  t.foes = view.line.foes.slice();
  t.attack = view.line.attack.slice();
  t.weakened = view.line.weakened.slice();
  t.resistance = view.line.resistance.slice();
  t.returned = view.line.returned.slice();
  t.standing = view.foes.length;
  t.place = view.place;
  t.round = view.round;
  t.mana = view.mana;
  t.defence = view.defence;
  t.manaDiscardUsed = view.manaDiscardUsed;
  t.drawsThisRound = view.drawsThisRound;
  t.justPlayed = view.justPlayed;
  t.gaveDefence = view.gaveDefence;
  t.fallen = view.fallen;
  t.atBoss = view.atBoss;
  t.dice = view.dice.slice();
  t.bossAttack = view.bossAttack;
  t.bossWeakened = view.bossWeakened;
  t.gauges = view.gauges;
  t.toBoss = view.toBoss;
  return t;
}

function pileOf({
  top,
  others,
}: {
  readonly top: number | null;
  readonly others: readonly number[];
}): number[] {
  return top === null ? [] : [...others, top];
}
