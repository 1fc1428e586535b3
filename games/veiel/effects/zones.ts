/** Where pieces are looked for. Everything lies open and belongs to the whole group: whose seat asks makes no difference. */
import type { Zone } from '@tablee/kernel/effect';
import { isAlly, isLivingHero, isOnBoard, pieceOf } from '../rules/table.ts';
import { HERO, PIECES, SQUARES, type Veiel } from '../types.ts';

const same = (fr: string, en: string): Zone<Veiel>['reads'] => ({
  mine: { fr, en },
  theirs: { fr, en },
  any: { fr, en },
});

export const ZONES: Readonly<Record<string, Zone<Veiel>>> = {
  /** Figures on the board: living heroes, enemies, entities. */
  play: {
    pieces: (t, _, into) => {
      const { kind, square } = t.figures;
      for (let figure = 0; figure < kind.length; figure++) {
        if (square[figure]! >= 0 && (kind[figure] !== HERO || isLivingHero(t, figure)))
          into.push(pieceOf(figure));
      }
    },
  },
  /** Heroes, the dead too, and allies: whom a hero's help may reach (`ready/friends.ts`). It is printed as « héros ». */
  friends: {
    pieces: (t, _, into) => {
      const { kind } = t.figures;
      for (let figure = 0; figure < kind.length; figure++) {
        if ((kind[figure] === HERO && isOnBoard(t, figure)) || isAlly(t, figure)) into.push(pieceOf(figure));
      }
    },
  },
  squares: {
    pieces: (_, __, into) => {
      for (let square = 0; square < SQUARES; square++) into.push(square);
    },
  },
  /** The equipment of the hero who acts. */
  gear: {
    pieces: (t, _, into) => {
      if (t.active >= 0) for (const piece of t.heroes[t.active]!.gear) into.push(piece);
    },
    reads: same('que vous portez', 'you carry'),
  },
  /** Everybody's equipment. */
  allGear: {
    pieces: (t, _, into) => {
      for (const { gear } of t.heroes) for (const piece of gear) into.push(piece);
    },
    reads: same('des héros', 'of the heroes'),
  },
  /** The battlefield and the scenario: where their abilities hold. */
  field: {
    pieces: (t, _, into) => {
      if (t.field >= 0) into.push(PIECES.field);
      if (t.scenario >= 0) into.push(PIECES.scenario);
    },
  },
};
