import { pieces, word } from '@tablee/kernel/effect';
import { settled } from '../../rules/due.ts';
import { turnUp as reveal } from '../../rules/radar.ts';
import { type Endure, PIECES } from '../../types.ts';

/** Without line of sight, and without marks; tests only from those who see the zone (R-ES-97). */
export const turnUp = word<Endure>()({
  takes: { token: pieces },
  run(t, _, { token }) {
    for (const piece of token) reveal(t, piece - PIECES.foe, 'ES-ROUND-7');
    return settled(t);
  },
  text: (say, { token }) => say.object('révélez|révèle|révéler', 'reveal|reveals', token),
});
