/**
 * The view with one event in it, so that pieces move one after the other. What an event does not tell (the card now on
 * top of a deck) stays unknown until the whole choice has been shown.
 */
import type { GameEvent } from '@tablee/kernel';
import type { Content } from '../ready/content.ts';
import { ceilingFor } from '../rules/hp.ts';
import type { SeenFoe, SoeursEvent, SoeursView } from '../types.ts';
import { configIn, type Seen } from './reading.ts';

type Pile = SoeursView['deck'];

export function staged(view: Seen, told: GameEvent, content: unknown): Seen {
  const change = changed(view, told as SoeursEvent, content as Content);
  return change === null ? view : { ...view, table: { ...view.table, ...change } };
}

function changed(view: Seen, event: SoeursEvent, content: Content): Partial<SoeursView> | null {
  const t = view.table;
  switch (event.event) {
    case 'floorEntered':
      return { floor: event.floor, square: -1, entered: [], crossed: [], sequence: 1 };
    case 'diceRolled':
      return event.what === 'mana' ? { mana: event.dice[0]! } : null;
    case 'stepped':
      return {
        square: event.square,
        entered: [...t.entered, event.square],
        crossed: [...t.crossed, event.icon],
      };
    case 'enemiesCame':
      return { ...enemiesCame(view, content, event.enemies), round: 1 };
    case 'guardianCame':
      return enemiesCame(view, content, [event.enemy]);
    case 'placeRead':
      return {
        place: event.place,
        enemyDeck: { top: event.place, others: without(t.enemyDeck.others, event.place) },
      };
    case 'enemyReady':
      return { foes: foes(t, event.slot, { resistance: event.resistance, attack: event.attack }) };
    case 'roundBegan':
      return { round: event.round, mana: 0, defence: 0, manaDiscardUsed: false, drawsThisRound: 0 };
    case 'manaSet':
    case 'manaGained':
    case 'manaSpent':
      return { mana: event.mana };
    case 'cardPlayed':
      return {
        mana: Math.max(0, t.mana - event.cost),
        hand: without(t.hand, event.card),
        resolving: [...t.resolving, event.card],
      };
    case 'enemyHit':
      return { foes: foes(t, event.slot, { resistance: event.left }) };
    case 'enemyBeaten':
      return {
        foes: t.foes.filter(({ slot }) => slot !== event.slot),
        enemyDiscard: [...t.enemyDiscard, event.enemy],
      };
    case 'enemyReturned':
      return { foes: foes(t, event.slot, { resistance: 1, attack: event.attack, returned: true }) };
    case 'enemyWeakened':
      return event.enemy < 0
        ? { bossWeakened: t.bossWeakened + event.amount }
        : { foes: foes(t, event.slot, (foe) => ({ attack: Math.max(0, foe.attack - event.amount) })) };
    case 'enemiesEmboldened':
      return { foes: t.foes.map((foe) => ({ ...foe, attack: foe.attack + event.amount })) };
    case 'defenceGained':
      return { defence: event.total };
    case 'attacked':
      return { defence: Math.max(0, t.defence - event.total) };
    case 'healthLost': {
      const lowest = Math.min(t.lowest, event.left);
      return { health: event.left, lowest, ceiling: ceilingFor(lowest, configIn(view).health) };
    }
    case 'healthRegained':
      return { health: event.now };
    case 'ceilingLowered':
      return { ceiling: event.ceiling };
    case 'cardDrawn':
      return { hand: [...t.hand, event.card], deck: lessTop(t.deck, event.card) };
    case 'cardTaken':
      return { hand: [...t.hand, event.card], ...taken(t, event.card, event.from) };
    case 'cardBought':
      return {
        hand: [...t.hand, event.card],
        xp: t.xp - event.price,
        advanced: lessAdvanced(t, event.card),
      };
    case 'cardDiscarded':
      return {
        hand: without(t.hand, event.card),
        inPlay: without(t.inPlay, event.card),
        resolving: without(t.resolving, event.card),
        discard: [...without(t.discard, event.card), event.card],
      };
    case 'cardBanished':
      return {
        xp: Math.max(0, t.xp - 1),
        inPlay: without(t.inPlay, event.card),
        resolving: without(t.resolving, event.card),
        discard: without(t.discard, event.card),
        banished: [...t.banished, event.card],
      };
    case 'cardRaised':
      return {
        xp: t.xp - event.price,
        level: t.level.map((level, card) => (card === event.card ? 1 : level)),
      };
    case 'deckCycled':
      return {
        advanced: t.advanced.map((deck, side) =>
          side === event.side ? { ...deck, top: null, bottom: [event.card, ...deck.bottom] } : deck,
        ),
      };
    case 'deckReformed':
      return event.which === 'action'
        ? { deck: { top: null, others: t.discard }, discard: [] }
        : { enemyDeck: { top: null, others: t.enemyDiscard }, enemyDiscard: [] };
    case 'deckShuffled':
      return { deck: { top: null, others: all(t.deck) } };
    case 'xpGained':
    case 'xpLost':
      return { xp: event.now };
    case 'rerolled':
      return { xp: Math.max(0, t.xp - 1) };
    case 'potionGained':
    case 'potionLost':
      return { potions: event.now };
    case 'potionDrunk':
      return { potions: event.left };
    case 'combatWon':
      return { foes: [], mana: 0, round: 0, place: -1, incoming: null };
    case 'bossReady':
      return { atBoss: true, dice: event.dice, bossAttack: event.attack, place: -1, foes: [], round: 1 };
    case 'bossStruck':
      return { toBoss: event.value };
    case 'dieRemoved':
      return { toBoss: 0, dice: withoutOne(t.dice, event.pips) };
    case 'attackTooWeak':
      return { toBoss: 0 };
    case 'gaugeReset':
      return { dice: event.dice, gauges: t.gauges - 1 };
    default:
      return null;
  }
}

/** They lie there with what is printed; dice and the Place settle the rest. */
function enemiesCame(view: Seen, content: Content, enemies: readonly number[]): Partial<SoeursView> {
  const t = view.table;
  const { enemies: cards } = content;
  const drawn = new Set(enemies);
  return {
    foes: enemies.map((enemy, slot) => ({
      slot,
      enemy,
      resistance: cards[enemy]!.resistance,
      attack: cards[enemy]!.attack,
      returned: false,
      canBeStruck: true,
    })),
    line: {
      foes: enemies,
      resistance: enemies.map((enemy) => cards[enemy]!.resistance),
      attack: enemies.map((enemy) => cards[enemy]!.attack),
      weakened: enemies.map(() => 0),
      returned: enemies.map(() => 0),
    },
    enemyDeck: { top: null, others: all(t.enemyDeck).filter((card) => !drawn.has(card)) },
  };
}

function foes(
  t: SoeursView,
  slot: number,
  change: Partial<SeenFoe> | ((foe: SeenFoe) => Partial<SeenFoe>),
): SeenFoe[] {
  return t.foes.map((foe) =>
    foe.slot === slot ? { ...foe, ...(typeof change === 'function' ? change(foe) : change) } : foe,
  );
}

function taken(t: SoeursView, card: number, from: 'deck' | 'discard' | 'advanced'): Partial<SoeursView> {
  if (from === 'deck') return { deck: lessTop(t.deck, card) };
  if (from === 'discard') return { discard: without(t.discard, card) };
  return { advanced: lessAdvanced(t, card) };
}

function lessAdvanced(t: SoeursView, card: number): SoeursView['advanced'] {
  return t.advanced.map((deck) => (deck.top === card ? { ...deck, top: null, size: deck.size - 1 } : deck));
}

function lessTop(pile: Pile, card: number): Pile {
  return pile.top === card
    ? { top: null, others: pile.others }
    : { top: pile.top, others: without(pile.others, card) };
}

function all(pile: Pile): number[] {
  return pile.top === null ? pile.others.slice() : [...pile.others, pile.top];
}

function without(pile: readonly number[], card: number): number[] {
  return pile.filter((one) => one !== card);
}

function withoutOne(dice: readonly number[], pips: number): number[] {
  const at = dice.indexOf(pips);
  return dice.filter((_, i) => i !== at);
}
