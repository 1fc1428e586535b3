/** A game's box as it stands on a shelf: the cover, its side in the shade, its shadow. */
import type { OnTheShelf } from '@tablee/games/shelf';
import './game-box.css';

export function GameBox({ box: { Box } }: { box: Pick<OnTheShelf, 'Box'> }) {
  return (
    <span className="game-box" aria-hidden="true">
      <span className="game-box-cover">
        <Box />
      </span>
      <span className="game-box-side" />
    </span>
  );
}
