/** Everything that stands or lies in the dungeon, each on its square, sliding to the next one when it moves. */
import type { GameEvent } from '@tablee/kernel';
import { AnimatePresence, motion } from 'motion/react';
import { memo } from 'react';
import type { Board } from '../../rules/board.ts';
import { asHero, asMonster, classOf, isHero, isMonster, NOBODY, teamOfHero } from '../../rules/hero.ts';
import type { Figure, PlunderEvent, PlunderView } from '../../types.ts';
import type { Lights } from '../lights.ts';
import { centreOf } from './plan.ts';
import { HeroToken, MonsterToken, TreasureToken } from './token.tsx';

interface FiguresProps {
  readonly board: Board;
  readonly seen: PlunderView;
  readonly lights: Lights;
  /** Monsters act one after the other: those who cannot any more are marked. */
  readonly restless: boolean;
  readonly happening: GameEvent | null;
  readonly safe: boolean;
}

export const Figures = memo(function Figures(props: FiguresProps) {
  const { board, seen, lights, restless, happening, safe } = props;
  const standing: { figure: Figure; square: number }[] = [];
  const lying: number[] = [];
  for (let square = 0; square < board.squares; square++) {
    const figure = seen.standing[square]!;
    if (figure !== NOBODY) standing.push({ figure, square });
    if (seen.treasureAt[square] === 1) lying.push(square);
  }
  // Painted in a steady order: a figure that moves must not be taken out and put back.
  standing.sort((a, b) => a.figure - b.figure);
  const hurt = hurtBy(happening as PlunderEvent | null);
  return (
    <>
      <AnimatePresence initial={false}>
        {lying.map((square) => {
          const { x, y } = centreOf(board, square);
          const under = seen.standing[square] !== NOBODY;
          return (
            <motion.g
              key={square}
              initial={{ x, y: y - 30, opacity: 0 }}
              animate={{ x: under ? x - 26 : x, y: under ? y + 24 : y, opacity: 1, scale: under ? 0.72 : 1 }}
              exit={{ opacity: 0, scale: 0.4 }}
              transition={{ duration: 0.28 }}
            >
              <TreasureToken />
            </motion.g>
          );
        })}
      </AnimatePresence>
      <AnimatePresence initial={false}>
        {standing.map(({ figure, square }) => {
          const { x, y } = centreOf(board, square);
          const done = restless && isMonster(figure) && !lights.has(square);
          return (
            <motion.g
              key={figure}
              className={`plunder-figure${done ? ' plunder-figure-done' : ''}${figure === hurt ? ' plunder-figure-hurt' : ''}`}
              initial={{ x, y: y - 34, opacity: 0, scale: 0.6 }}
              animate={{ x, y, opacity: 1, scale: 1.07 }}
              exit={{ opacity: 0, scale: 0.3, rotate: 40 }}
              transition={{ duration: 0.3, ease: 'easeInOut' }}
            >
              {isHero(figure) ? (
                <HeroToken
                  team={teamOfHero(asHero(figure))}
                  kind={classOf(asHero(figure))}
                  pv={seen.pv[asHero(figure)]!}
                  carries={seen.carries[asHero(figure)] === 1}
                  colourSafe={safe}
                />
              ) : (
                <MonsterToken number={asMonster(figure)} />
              )}
            </motion.g>
          );
        })}
      </AnimatePresence>
    </>
  );
});

function hurtBy(event: PlunderEvent | null): number {
  return event?.event === 'wounded' ? event.hero + 1 : -1;
}
