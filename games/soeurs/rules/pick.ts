/** The choices that traps and treasures leave: a card to take, an AA deck, cards to discard. */
import { done, type Next, procedure, shuffle } from '@tablee/kernel';
import type { BareOption, CardOption, SideOption, Soeurs } from '../types.ts';
import { discardFromHand, isTwin, reformDeck, removeFrom, turn } from './card.ts';
import { refuseReroll } from './closed.ts';
import { PLAYER } from './end.ts';
import { receive, takeAdvanced } from './xp.ts';

const DECLINE: BareOption = { do: 'decline' };
const TAKE_TOP: readonly [SideOption, SideOption] = [
  { do: 'take-top', side: 0 },
  { do: 'take-top', side: 1 },
];

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
    options: (t, f, options, why) => {
      if (why) refuseReroll('R-SA-17', why);
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
        level: t.level[option.card]!,
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
    options: (t, _, options, why) => {
      if (why) refuseReroll('R-SA-17', why);
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
    options: (t, _, options, why) => {
      if (why) refuseReroll('R-SA-17', why);
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
