/** Who takes part in the duel's race: both engines under the same random policy, each driven in several ways. */
import { createRequire } from 'node:module';
import { begin, fork } from '@tablee/kernel';
import type { ActionShape, Ctx, PlayerID, State } from 'boardgame.io';
import { RandomBot, Simulate } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { type Contestant, playFor, Stretch } from '../measure.ts';
import { chooseRandomly, Policy, playOut } from '../random-play.ts';
import { type DuelG, duelGame } from './boardgame-io.ts';
import type { Card } from './cards.ts';
import { duel } from './tablee.ts';

const SEED = 20_260_101;

/** On our kernel: as bots and the lab play it. */
export function tablee(): Contestant {
  const policy = new Policy(SEED);
  let game = 0;
  return {
    name: 'Tablée',
    play: (seconds) =>
      playFor(seconds, () => playOut(duel, begin(duel, { seats: 2, seed: `duel ${game++}` }), policy)),
  };
}

/** Keeps a copy of the state before every decision and tells all events: what boardgame.io always does. */
export function tableeKeepingAll(): Contestant {
  const policy = new Policy(SEED);
  let game = 0;
  return {
    name: 'Tablée, every state kept, events told',
    play: (seconds) =>
      playFor(seconds, () => {
        const t = begin(duel, { seats: 2, seed: `duel ${game++}` }, true);
        const kept = [];
        while (t.result === null) {
          kept.push(fork(t));
          t.told = [];
          chooseRandomly(duel, t, policy);
        }
        return kept.length;
      }),
  };
}

/** Its reducer alone, as its own `Simulate` and its search bot use it, without their promises. */
export function peerReducer(states: 'frozen' | 'not frozen'): Contestant {
  const policy = new Policy(SEED);
  const game = ProcessGameConfig(duelGame());
  const reducer = CreateGameReducer({ game });
  const enumerate = enumerator(game);
  let played = 0;
  const playGame = (): number => {
    let state: State<DuelG> = InitializeGame({
      game: { ...game, seed: `duel ${played++}` },
      numPlayers: 2,
    });
    let decisions = 0;
    while (state.ctx.gameover === undefined) {
      const playerID = askedOf(state.ctx);
      const moves = enumerate(state.G, state.ctx, playerID);
      const { move, args } = moves[policy.below(moves.length)]!;
      state = reducer(state, makeMove(move, args, playerID));
      decisions++;
    }
    return decisions;
  };
  return {
    name: states === 'frozen' ? 'boardgame.io, reducer' : 'boardgame.io, reducer, states not frozen',
    play: (seconds) => {
      setAutoFreeze(states === 'frozen');
      const tally = playFor(seconds, playGame);
      setAutoFreeze(true);
      return tally;
    },
  };
}

/** Its own way to let a bot play whole games. */
export function peerSimulate(): Contestant {
  const game = ProcessGameConfig(duelGame());
  const bots = new RandomBot({ enumerate: game.ai!.enumerate });
  let played = 0;
  return {
    name: 'boardgame.io, Simulate with RandomBot',
    play: async (seconds) => {
      const stretch = new Stretch(seconds);
      do {
        const begun = InitializeGame({ game: { ...game, seed: `duel ${played++}` }, numPlayers: 2 });
        const { state } = await Simulate({ game, bots, state: begun });
        stretch.count(state._stateID); // the number of moves made
      } while (!stretch.isOver);
      return stretch.tally();
    },
  };
}

/** Its client without a screen or a server, driven through the store as its own `Step` does. */
export function peerClient(): Contestant {
  const policy = new Policy(SEED);
  const game = ProcessGameConfig(duelGame());
  const enumerate = enumerator(game);
  let played = 0;
  return {
    name: 'boardgame.io, Client',
    play: (seconds) =>
      playFor(seconds, () => {
        const { store } = Client({
          game: { ...game, seed: `duel ${played++}` },
          numPlayers: 2,
          debug: false,
        });
        let decisions = 0;
        for (let state = store.getState(); state.ctx.gameover === undefined; state = store.getState()) {
          const playerID = askedOf(state.ctx);
          const moves = enumerate(state.G, state.ctx, playerID);
          const { move, args } = moves[policy.below(moves.length)]!;
          store.dispatch(makeMove(move, args, playerID));
          decisions++;
        }
        return decisions;
      }),
  };
}

/** Who has to move, as `Simulate` and `Step` of boardgame.io find it. */
export function askedOf(ctx: Ctx): PlayerID {
  return ctx.activePlayers ? Object.keys(ctx.activePlayers)[0]! : ctx.currentPlayer;
}

/** What boardgame.io's own action creator makes; it doesn't export it. */
export function makeMove(type: string, args: Card[], playerID: PlayerID): ActionShape.MakeMove {
  return { type: 'MAKE_MOVE', payload: { type, args, playerID } };
}

type Enumerate = (G: DuelG, ctx: Ctx, playerID: PlayerID) => { move: string; args: Card[] }[];

function enumerator(game: ReturnType<typeof ProcessGameConfig>): Enumerate {
  return game.ai!.enumerate as Enumerate;
}

/** Immer's switch, of the very copy of Immer that boardgame.io uses. */
function setAutoFreeze(on: boolean): void {
  const here = createRequire(import.meta.url);
  const immer = createRequire(here.resolve('boardgame.io/internal'))('immer');
  immer.setAutoFreeze(on);
}
