/** A game's box as it stands on a shelf: the cover, its side in the shade, its shadow. */
import type { Box } from '@tablee/games';
import { Cover } from './cover.tsx';
import './game-box.css';

export function GameBox({ box }: { readonly box: Box }) {
  return (
    <span className="game-box" aria-hidden="true">
      <span className="game-box-cover">
        <Cover box={box} />
      </span>
      <span className="game-box-side" />
    </span>
  );
}
