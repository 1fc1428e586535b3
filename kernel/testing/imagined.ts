/** What a seat imagines fits what it sees, can be played on, and touches nothing. */
import { fork } from '../fork.ts';
import type { Game, Start } from '../game.ts';
import { canonical, hash } from '../hash.ts';
import { begin, reopen } from '../play.ts';
import { below } from '../random.ts';
import type { State } from '../state.ts';
import { imagine, view } from '../view.ts';
import { chanceOf, randomChoice } from './random-play.ts';
import { same } from './same.ts';

/** How far some of the imagined games are played on. */
const CHOICES_AHEAD = 12;

export function imagineRandom<S extends State, V>(game: Game<S, V>, start: Start, longest: number): void {
  const chance = chanceOf(start);
  const t = begin(game, start);
  for (let n = 0; t.result === null && n < longest; n++) {
    const at = `seed "${start.seed}", choice ${n}`;
    const { seat, branch, shared } = t.open[below(chance, t.open.length)]!;
    const [before, seen] = [hash(t), view(game, t, seat)];
    const imagined = imagine(game, seen, t.content, chance);
    game.check(imagined);
    // Of those who decide at the same time, only the one who imagines is still deciding.
    const expected = branch < 0 && !shared ? seen : { ...seen, waitingFor: [seat] };
    same(view(game, imagined, seat), expected, `${at}: the imagined state looks different`);
    const again = fork(imagined);
    reopen(game, again);
    same(canonical(again.open), canonical(imagined.open), `${at}: the imagined rules offer something else`);

    if (below(chance, 4) === 0) {
      for (let m = 0; imagined.result === null && m < CHOICES_AHEAD; m++) {
        randomChoice(game, imagined, chance);
        game.check(imagined);
      }
      same(hash(t), before, `${at}: playing an imagined state touched the real one`);
      same(view(game, t, seat), seen, `${at}: playing an imagined state touched the view`);
    }
    randomChoice(game, t, chance);
  }
}
