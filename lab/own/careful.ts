/** Looks one action ahead, at any game: imagines a table, tries every option there, and keeps what the game likes best. */
import type { Bot } from '@tablee/bots';
import { choose, fork, type Game, imagine, type Seat, type State } from '@tablee/kernel';

export default function careful(): Bot {
  return {
    name: { fr: 'Prudent', en: 'Careful' },
    decide({ game, decision, look, content, chance }) {
      const { options, seat } = decision;
      const imagined = imagine(game, look(), content, chance);
      let best = 0;
      let highest = Number.NEGATIVE_INFINITY;
      for (const [number, option] of options.entries()) {
        // A way back undoes what was begun: whoever takes it goes round in circles.
        if (option.back) continue;
        const after = fork(imagined);
        choose(game, after, decision, option);
        finishAction(game, after, seat);
        const value = game.advice.evaluate(after, seat);
        if (value <= highest) continue;
        highest = value;
        best = number;
      }
      return best;
    },
  };
}

/** Which card pays, which square: the first that will do, until the seat is asked what to do next. */
function finishAction(game: Game, table: State, seat: Seat): void {
  for (let questions = 0; questions < 20; questions++) {
    const next = table.open.find((question) => question.seat === seat);
    if (!next || !game.advice.continues(next.kind)) return;
    choose(game, table, next, next.options.find(({ back }) => !back) ?? next.options[0]!);
  }
}
