/** Changes that no test can notice, because nothing that can be seen changes. Each with the reason. */
import { read } from '../house.ts';
import type { Mutant } from './plan.ts';

interface Equivalent {
  readonly file: string;
  /** The line on which the change begins, without the space around it. */
  readonly line: string;
  readonly before: string;
  readonly after: string;
  readonly why: string;
}

/** A local that its procedure sets before reading it; nobody is shown it. */
const SET_FIRST =
  'It only stands there until the square or the target is chosen, which comes before anything reads it.';

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'games/plunder/rules/board.ts',
    line: 'const apart = a < b ? b - a : a - b;',
    before: 'a < b',
    after: 'a <= b',
    why: 'Neighbours are two squares; and of one and the same both ways give 0.',
  },
  {
    file: 'games/plunder/rules/map-symmetry.ts',
    line: 'const met: Colour[] = [map.seats[0]!];',
    before: '0',
    after: '1',
    why: 'Turning and mirroring lead from one zone to another and back: all are met from any.',
  },
  {
    file: 'games/plunder/rules/card.ts',
    line: 'while (i > 0 && faceOf(hand[i - 1]!) > faceOf(card)) i--;',
    before: 'i > 0',
    after: 'i >= 0',
    why: 'Before the first card there is none, and no face is not above any: the loop ends there all the same.',
  },
  {
    file: 'games/plunder/rules/mage.ts',
    line: 'if (reach === 1) return false;',
    before: '1',
    after: '0',
    why: 'A short cut: the search that follows looks at all squares within reach and finds none either.',
  },
  {
    file: 'games/plunder/rules/table.ts',
    line: 'active: 0 as Seat,',
    before: '0',
    after: '1',
    why: 'The order is drawn, or the position says whose turn it is, before anybody sees the table.',
  },
  {
    file: 'games/plunder/rules/turn.ts',
    line: "return call(replace, { hero: option.hero, by: option.by, to: -1 }, 'act');",
    before: '1',
    after: '0',
    why: SET_FIRST,
  },
  {
    file: 'games/plunder/rules/turn.ts',
    line: "return call(malediction, { hero, target: -1 as never }, 'act');",
    before: '1',
    after: '2',
    why: SET_FIRST,
  },
  {
    file: 'games/plunder/rules/turn.ts',
    line: "return call(deplacementRapide, { hero, to: -1, drops: false, steps: 0 }, 'act');",
    before: 'false',
    after: 'true',
    why: SET_FIRST,
  },
  {
    file: 'games/soeurs/effects/perform.ts',
    line: 'if (sentence.word === undefined || (!last && ASKING.has(sentence.word)))',
    before: '!last && ASKING.has(sentence.word)',
    after: '!last || ASKING.has(sentence.word)',
    why: 'More lines take the long way round, which comes to the same: that is what effect.test.ts shows.',
  },
  {
    file: 'games/soeurs/rules/fight.ts',
    line: "const mana = option.do === 'absorb' ? option.mana : 0;",
    before: '0',
    after: '1',
    why: 'Every other option was dealt with above; the 0 is there for the types.',
  },
  {
    file: 'games/soeurs/rules/move.ts',
    line: 'for (let column = 0; column < COLUMNS; column++) explore(row, column, LEFT);',
    before: 'column < COLUMNS',
    after: 'column < COLUMNS - 1',
    why: 'Nobody comes into the last column from its right, so what lies ahead of him there is never asked.',
  },
  {
    file: 'games/soeurs/rules/move.ts',
    line: 'const MOST_ROWS = 6;',
    before: '6',
    after: '7',
    why: 'Options for squares above every floor are made and never offered.',
  },
  {
    file: 'games/soeurs/effects/pieces.ts',
    line: 'export const PLAYER_PIECE = BOSS_SLOT + 1;',
    before: '1',
    after: '2',
    why: 'A number left out between the pieces. They are numbered while content is made ready, and no state holds one.',
  },
];

export function isEquivalent({ file, line, before, after }: Mutant): boolean {
  const written = read(file).text.split('\n')[line - 1]!.trim();
  return EQUIVALENT.some(
    (known) =>
      known.file === file && known.line === written && known.before === before && known.after === after,
  );
}
