import { boxOf } from '@tablee/games';
import { GameBox } from '../pages/game-box.tsx';

/** The box of the game that is about to be played. */
export function TableBox({ game }: { readonly game: string }) {
  const box = boxOf(game);
  return box ? (
    <div className="online-box">
      <GameBox box={box} />
    </div>
  ) : null;
}
