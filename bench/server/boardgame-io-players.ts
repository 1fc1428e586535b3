/** The same two people on boardgame.io, with its own client, as its documentation advises. */
import type { MoveFn, MoveMap } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { type DuelG, duelGame } from '../duel/boardgame-io.ts';
import type { Match } from './players.ts';

/** The page can't work out what a move does: decks and other hands are hidden from it. It waits for the server, as ours does. */
function unguessed(): ReturnType<typeof duelGame> {
  const game = duelGame();
  const onServer = (moves: object | undefined): MoveMap<DuelG> =>
    Object.fromEntries(
      Object.entries((moves ?? {}) as Record<string, MoveFn<DuelG>>).map(([name, move]) => [
        name,
        { move, client: false },
      ]),
    );
  const stages = Object.fromEntries(
    Object.entries(game.turn?.stages ?? {}).map(([name, stage]) => [
      name,
      { ...stage, moves: onServer(stage.moves) },
    ]),
  );
  return { ...game, moves: onServer(game.moves), turn: { ...game.turn, stages } };
}

let matches = 0;

export async function playBoardgameIoMatch(server: string): Promise<Match> {
  const match = { choices: 0, latencies: [] as number[], stop: () => {} };
  let stopBoth = (): void => {};
  let isStopped = false;
  let sent: { readonly by: string; readonly state: number; readonly time: number } | null = null;

  const begin = (): void => {
    const matchID = `match ${matches++}`;
    let isOver = false;
    const clients = ['0', '1'].map((playerID) => {
      const game = unguessed();
      const client = Client<DuelG>({
        game,
        numPlayers: 2,
        matchID,
        playerID,
        multiplayer: SocketIO({ server }),
        debug: false,
      });
      let asked = -1;
      client.subscribe((state) => {
        if (!state || isStopped || isOver) return;
        const { ctx, G, _stateID } = state;
        if (sent && sent.by !== playerID && _stateID > sent.state) {
          match.choices++;
          match.latencies.push(performance.now() - sent.time);
          sent = null;
        }
        if (ctx.gameover !== undefined) {
          if (playerID === '1') {
            isOver = true;
            stopBoth();
            begin();
          }
          return;
        }
        const isAsked = ctx.activePlayers ? playerID in ctx.activePlayers : ctx.currentPlayer === playerID;
        if (!isAsked || _stateID === asked || !state.isConnected) return;
        asked = _stateID;
        const moves = game.ai!.enumerate(G, ctx, playerID) as { move: string; args: unknown[] }[];
        const { move, args } = moves[Math.floor(Math.random() * moves.length)]!;
        setImmediate(() => {
          if (isStopped) return;
          sent = { by: playerID, state: _stateID, time: performance.now() };
          client.moves[move]!(...args);
        });
      });
      return client;
    });
    for (const client of clients) client.start();
    stopBoth = () => {
      for (const client of clients) client.stop();
    };
  };
  match.stop = () => {
    isStopped = true;
    stopBoth();
  };
  begin();
  return match;
}
