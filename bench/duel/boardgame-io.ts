/** The duel on boardgame.io, as its documentation advises: stages for the reaction, secrets where `PlayerView` strips them. */
import type { Ctx, Game, MoveFn } from 'boardgame.io';
import { INVALID_MOVE, PlayerView } from 'boardgame.io/core';
import { CARDS, type Card, type CardKind, DRAWN_A_TURN, LIVES, OPENING_HAND, wholeDeck } from './cards.ts';

export interface DuelG {
  /** Top card last. Hidden from everybody. */
  secret: { deck: Card[] };
  /** Each hidden from the other. */
  players: Record<string, { hand: Card[] }>;
  discard: Card[];
  lives: Record<string, number>;
  /** The strike that waits for a reaction. */
  strike: Card | null;
}

export interface Setup {
  /** The deck before the first hands are dealt from its end; shuffled when not given. */
  readonly deck?: readonly Card[];
}

const strike: MoveFn<DuelG> = ({ G, events, playerID }, card: Card) => {
  if (!discard(G, playerID, card, 'strike')) return INVALID_MOVE;
  G.strike = card;
  events.setActivePlayers({ others: 'react', minMoves: 1, maxMoves: 1 });
  return undefined;
};

const drink: MoveFn<DuelG> = ({ G, playerID }, card: Card) => {
  if (G.lives[playerID]! >= LIVES) return INVALID_MOVE;
  if (!discard(G, playerID, card, 'potion')) return INVALID_MOVE;
  G.lives[playerID] = Math.min(LIVES, G.lives[playerID]! + CARDS[card]!.power);
  return undefined;
};

const pass: MoveFn<DuelG> = ({ events }) => {
  events.endTurn();
};

const parry: MoveFn<DuelG> = ({ G, playerID }, card: Card) => {
  if (!discard(G, playerID, card, 'parry')) return INVALID_MOVE;
  G.strike = null;
  return undefined;
};

const take: MoveFn<DuelG> = ({ G, playerID }) => {
  G.lives[playerID]! -= CARDS[G.strike!]!.power;
  G.strike = null;
};

/** False when the card isn't one of that kind in that hand. */
function discard(G: DuelG, playerID: string, card: Card, kind: CardKind): boolean {
  const { hand } = G.players[playerID]!;
  const index = hand.indexOf(card);
  if (index < 0 || CARDS[card]!.kind !== kind) return false;
  hand.splice(index, 1);
  G.discard.push(card);
  return true;
}

/** The top card; with the deck empty, a life is lost instead. */
function draw(G: DuelG, playerID: string): void {
  const card = G.secret.deck.pop();
  if (card === undefined) G.lives[playerID]! -= 1;
  else G.players[playerID]!.hand.push(card);
}

function enumerate(G: DuelG, ctx: Ctx, playerID: string): { move: string; args: Card[] }[] {
  const moves: { move: string; args: Card[] }[] = [];
  const reacts = ctx.activePlayers !== null;
  for (const card of G.players[playerID]!.hand) {
    const { kind } = CARDS[card]!;
    if (reacts) {
      if (kind === 'parry') moves.push({ move: 'parry', args: [card] });
    } else if (kind === 'strike') moves.push({ move: 'strike', args: [card] });
    else if (kind === 'potion' && G.lives[playerID]! < LIVES) moves.push({ move: 'drink', args: [card] });
  }
  moves.push({ move: reacts ? 'take' : 'pass', args: [] });
  return moves;
}

/** A new object each time: boardgame.io completes the one it is given. */
export function duelGame(): Game<DuelG, Record<string, unknown>, Setup> {
  return {
    name: 'duel',
    minPlayers: 2,
    maxPlayers: 2,
    // The other side keeps no undo in the state either.
    disableUndo: true,
    setup: ({ random }, given) => {
      const deck = given?.deck ? [...given.deck] : random.Shuffle(wholeDeck());
      return {
        players: { 0: { hand: deck.splice(-OPENING_HAND) }, 1: { hand: deck.splice(-OPENING_HAND) } },
        secret: { deck },
        discard: [],
        lives: { 0: LIVES, 1: LIVES },
        strike: null,
      };
    },
    moves: { strike, drink, pass },
    turn: {
      onBegin: ({ G, ctx }) => {
        for (let n = 0; n < DRAWN_A_TURN; n++) draw(G, ctx.currentPlayer);
      },
      stages: { react: { moves: { parry, take } } },
    },
    endIf: ({ G }) => {
      if (G.lives[0]! <= 0) return { winner: '1' };
      if (G.lives[1]! <= 0) return { winner: '0' };
      return undefined;
    },
    playerView: PlayerView.STRIP_SECRETS,
    ai: { enumerate },
  };
}
