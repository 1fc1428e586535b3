/** Treasures: a roll on the Treasure card, and the choices its results leave. */
import { call, done, type Next, procedure, roll, shuffle } from '@tablee/kernel';
import { effectLocals } from '@tablee/kernel/effect';
import type { BareOption, CardOption, SideOption, Soeurs, SoeursOption } from '../types.ts';
import { discardFromHand, isTwin, reformDeck, removeFrom, turn } from './card.ts';
import { perform } from './effect.ts';
import { PLAYER } from './end.ts';
import { ROLL, SIDES } from './mana.ts';
import { freeMoment, receive, takeAdvanced, takeFree } from './xp.ts';

const DECLINE: BareOption = { do: 'decline' };
const TAKE_TOP: readonly [SideOption, SideOption] = [
  { do: 'take-top', side: 0 },
  { do: 'take-top', side: 1 },
];

/** Standard squares use the standard face, advanced ones the advanced face (SA-TREASURE-8). */
export const treasure = procedure<Soeurs, { advanced: boolean }, SoeursOption>()('treasure', {
  /** One die, never rerolled (SA-TREASURE-1, R-SA-17). A potion may be drunk before it (R-SA-55). */
  roll: {
    kind: 'rollTreasure',
    rule: 'SA-TREASURE-1',
    seat: () => PLAYER,
    options: (t, _, options, why) => {
      options.push(ROLL);
      freeMoment(t, options, why);
    },
    chosen: (t, f, option) => {
      const free = takeFree<'roll'>(t, option, 'roll');
      if (free !== null) return free;
      const result = roll(t, SIDES);
      t.told?.push({ event: 'diceRolled', rule: 'SA-TREASURE-1', what: 'treasure', dice: [result] });
      t.told?.push({ event: 'treasureRead', rule: 'SA-TREASURE-8', advanced: f.advanced, result });
      const { treasures } = t.content;
      const block = (f.advanced ? treasures.advanced : treasures.standard)[result - 1]!;
      return call(perform, effectLocals(block, PLAYER, -1), 'over');
    },
  },
  over: () => done,
});

interface PickLocals {
  from: 'deck' | 'discard';
  raised: boolean;
}

/** A card of the player's choice, on its current level, or none (SA-TREASURE-2, SA-TREASURE-4, R-SA-54). */
export const pickCard = procedure<Soeurs, PickLocals, CardOption | BareOption>()('pickCard', {
  /** An empty deck is re-formed first; an empty discard pile gives nothing (R-SA-54). */
  look: (t, f): Next<'pick'> => {
    if (f.from === 'deck') reformDeck(t);
    return t[f.from].length === 0 ? done : 'pick';
  },
  pick: {
    kind: 'pickCard',
    rule: 'R-SA-54',
    seat: () => PLAYER,
    options: (t, f, options) => {
      // In the order of the box: the order of the deck stays hidden (R-SA-41).
      const pile = t[f.from].slice().sort((a, b) => a - b);
      for (let i = 0; i < pile.length; i++) {
        if (!isTwin(t, pile, i)) options.push(t.content.options.take[pile[i]!]!);
      }
      options.push(DECLINE);
    },
    chosen: (t, f, option) => {
      if (option.do !== 'take') return 'after';
      removeFrom(t[f.from], option.card);
      t.told?.push({
        event: 'cardTaken',
        rule: f.from === 'deck' ? 'SA-TREASURE-2' : 'SA-TREASURE-4',
        card: option.card,
        from: f.from,
      });
      if (f.raised && t.level[option.card] === 0) turn(t, option.card, 0, 'SA-TREASURE-8');
      return receive(t, option.card, 'after');
    },
  },
  /** The deck is shuffled even if nothing was taken (SA-TREASURE-3, R-SA-54). */
  after: (t, f) => {
    if (f.from === 'deck') shuffleDeck(t);
    return done;
  },
});

/** From a known order, so that what comes out depends on chance alone. */
function shuffleDeck(t: Soeurs): void {
  t.deck.sort((a, b) => a - b);
  shuffle(t, t.deck);
  t.told?.push({ event: 'deckShuffled', rule: 'SA-TREASURE-3' });
}

/** The top card of a chosen AA deck, for free. */
export const chooseAdvanced = procedure<Soeurs, object, SideOption>()('chooseAdvanced', {
  choose: {
    kind: 'takeAdvanced',
    rule: 'SA-TREASURE-8',
    seat: () => PLAYER,
    options: (t, _, options) => {
      if (t.advanced[0]!.length > 0) options.push(TAKE_TOP[0]);
      if (t.advanced[1]!.length > 0) options.push(TAKE_TOP[1]);
    },
    chosen: (t, _, option) => takeAdvanced(t, option.side, 0, 'over'),
  },
  over: () => done,
});

/** Discards of the player's choice, as many as the effect says or the hand has (R-SA-19). */
export const discardCards = procedure<Soeurs, { cards: number }, CardOption>()('discardCards', {
  discard: {
    kind: 'discardCards',
    rule: 'SA-TRAP-3',
    seat: () => PLAYER,
    options: (t, _, options) => {
      for (let i = 0; i < t.hand.length; i++) {
        if (!isTwin(t, t.hand, i)) options.push(t.content.options.discard[t.hand[i]!]!);
      }
    },
    chosen: (t, f, option) => {
      discardFromHand(t, option.card, 'effect', 'SA-TRAP-3');
      f.cards--;
      return f.cards > 0 && t.hand.length > 0 ? 'discard' : done;
    },
  },
});
