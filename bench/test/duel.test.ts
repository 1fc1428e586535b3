import { begin, choose, type State, whyNot } from '@tablee/kernel';
import { battery } from '@tablee/kernel/testing';
import type { State as PeerState } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type DuelG, duelGame } from '../duel/boardgame-io.ts';
import { type Card, wholeDeck } from '../duel/cards.ts';
import { askedOf, makeMove } from '../duel/contestants.ts';
import { type Duel, duel } from '../duel/tablee.ts';

battery(duel, {
  rounds: [{ name: 'duel', start: { seats: 2 } }],
  games: 200,
  longest: 500,
  decisions: 2_000,
  thorough: 3,
});

describe('the duel is the same on both engines', () => {
  const peer = ProcessGameConfig(duelGame());
  const reducer = CreateGameReducer({ game: peer });
  const peerBegins = (deck: readonly Card[]): PeerState<DuelG> =>
    InitializeGame({ game: peer, numPlayers: 2, setupData: { deck } });

  test('the same deck and the same choices lead to the same states, to the end', () => {
    fc.assert(
      fc.property(anyDeck(), fc.infiniteStream(fc.nat()), (deck, choices) => {
        const ours = begin(duel, { seats: 2, seed: 'duel', position: { deck } });
        let theirs = peerBegins(deck);
        expect(looksOf(ours)).toEqual(looksOfPeer(theirs));
        while (ours.result === null) {
          const decision = ours.open[0]!;
          const moves = enumerate(theirs);
          const index = choices.next().value % decision.options.length;

          choose(duel, ours, decision, decision.options[index]!);
          const { move, args } = moves[index]!;
          theirs = reducer(theirs, makeMove(move, args, askedOf(theirs.ctx)));

          expect(looksOf(ours)).toEqual(looksOfPeer(theirs));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('both refuse a parry when nothing is to be parried', () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
    const parryOnTop = wholeDeck()
      .sort((a, b) => Number(b === 25) - Number(a === 25))
      .reverse();
    const ours = begin(duel, { seats: 2, seed: 'duel', position: { deck: parryOnTop } });
    const theirs = peerBegins(parryOnTop);

    const refused = reducer(theirs, makeMove('parry', [25], '0'));

    expect(refused.G).toBe(theirs.G);
    expect(whyNot(duel, ours, ours.open[0]!)).toContainEqual({
      about: { do: 'parry', card: 25 },
      rule: 'DUEL-REACT-1',
      with: {},
    });
    expect(silenced).toHaveBeenCalledOnce();
    silenced.mockRestore();
  });

  /** Everything there is to know of a duel, in one form for both engines. */
  interface Looks {
    deck: readonly Card[];
    hands: readonly (readonly Card[])[];
    discard: readonly Card[];
    lives: readonly number[];
    turn: number;
    asked: number | null;
    strike: Card | null;
    options: readonly string[];
    winner: number | null;
  }

  function looksOf(t: Duel): Looks {
    const decision = t.open[0];
    const top = t.flow.at(-1) as State['flow'][number] & { card?: Card };
    return {
      deck: t.deck,
      hands: t.hands,
      discard: t.discard,
      lives: t.lives,
      turn: t.turn,
      asked: decision?.seat ?? null,
      strike: t.result ? null : (top.card ?? null),
      options: decision?.options.map((option) => duel.words.notation(option, null)) ?? [],
      winner: t.result?.winners[0] ?? null,
    };
  }

  function looksOfPeer({ G, ctx }: PeerState<DuelG>): Looks {
    const over = ctx.gameover !== undefined;
    return {
      deck: G.secret.deck,
      hands: [G.players[0]!.hand, G.players[1]!.hand],
      discard: G.discard,
      lives: [G.lives[0]!, G.lives[1]!],
      turn: Number(ctx.currentPlayer),
      asked: over ? null : Number(askedOf(ctx)),
      strike: G.strike,
      options: over ? [] : enumerate({ G, ctx }).map(({ move, args }) => [move, ...args].join(' ')),
      winner: over ? Number(ctx.gameover.winner) : null,
    };
  }

  function enumerate({ G, ctx }: Pick<PeerState<DuelG>, 'G' | 'ctx'>): { move: string; args: Card[] }[] {
    return peer.ai!.enumerate(G, ctx, askedOf(ctx)) as { move: string; args: Card[] }[];
  }

  function anyDeck(): fc.Arbitrary<Card[]> {
    return fc.shuffledSubarray(wholeDeck(), { minLength: wholeDeck().length });
  }
});
