/** A button for every square, above the drawing: pressed, asked about, walked over with the arrow keys, dropped on. */
import type { Language, Seat, Text } from '@tablee/kernel';
import { useAsk, useDrag } from '@tablee/ui';
import { type KeyboardEvent, memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Board } from '../../rules/board.ts';
import { classOf, teamOfHero } from '../../rules/hero.ts';
import type { Square } from '../../rules/map.ts';
import type { Hero, PlunderView } from '../../types.ts';
import { squareLabel } from '../about.ts';
import { bothHandlers } from '../handlers.ts';
import { type Meaning, ownHeroAt } from '../lights.ts';
import { MiniHero } from '../sheets/mini-token.tsx';
import type { Play } from '../use-play.ts';
import { MARGIN, sizeOf } from './plan.ts';

interface SquaresProps {
  readonly board: Board;
  readonly play: Play;
  readonly seen: PlunderView;
  readonly seat: Seat | null;
  readonly language: Language;
}

const DUNGEON: Text = { fr: 'Le donjon', en: 'The dungeon' };

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function Squares({ board, play, seen, seat, language }: SquaresProps) {
  const group = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<Square | null>(null);
  const [firstLit] = play.lights.keys();
  const entry = visited ?? firstLit ?? 0;
  const team = seat === null ? -1 : (seen.teamOf[seat] ?? -1);
  const heldAt = play.held?.what === 'hero' ? seen.heroAt[play.held.hero]! : -1;
  // The buttons are many and stay as they are while the pointer wanders: they ask the latest play when touched.
  const latest = useRef(play);
  useEffect(() => {
    latest.current = play;
  });
  const labels = useMemo(
    () => Array.from({ length: board.squares }, (_, square) => squareLabel(seen, board, square, language)),
    [board, seen, language],
  );

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const x = board.columnOf[entry]! + step[0];
    const y = board.rowOf[entry]! + step[1];
    if (x < 0 || y < 0 || x >= board.width || y >= board.height) return;
    group.current?.querySelector<HTMLElement>(`[data-square="${y * board.width + x}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={group}
      className="plunder-squares"
      role="group"
      aria-label={DUNGEON[language]}
      style={
        { inset: insetOf(board), '--columns': board.width, '--rows': board.height } as React.CSSProperties
      }
      onKeyDown={walk}
    >
      {labels.map((label, square) => {
        const light = play.lights.get(square);
        const takes = light?.hold?.what === 'hero' || heldAt === square;
        return (
          <SquareButton
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
            key={square}
            square={square}
            label={label}
            lit={light?.meaning}
            held={heldAt === square}
            carries={takes ? ownHeroAt(seen, square, team) : null}
            entry={square === entry}
            play={latest}
            visit={setVisited}
          />
        );
      })}
    </div>
  );
}

function insetOf(board: Board): string {
  const { width, height } = sizeOf(board);
  return `${(MARGIN / height) * 100}% ${(MARGIN / width) * 100}%`;
}

interface SquareButtonProps {
  readonly square: Square;
  readonly label: string;
  readonly lit: Meaning | undefined;
  readonly held: boolean;
  /** The hero who can be dragged away from here. */
  readonly carries: Hero | null;
  readonly entry: boolean;
  readonly play: RefObject<Play>;
  visit(square: Square): void;
}

const SquareButton = memo(function SquareButton(props: SquareButtonProps) {
  const { square, label, lit, held, carries, entry, play, visit } = props;
  const { onFocus, ...asking } = useAsk(
    () => play.current.ask(square),
    () => play.current.ask(null),
  );
  const drag = useDrag({
    disabled: carries === null,
    onStart: () => carries !== null && play.current.take({ what: 'hero', hero: carries }),
    onOver: (id) => play.current.ask(id === null ? null : Number(id)),
    onDrop: (id) =>
      carries !== null &&
      Number(id) !== square &&
      play.current.dropOn({ what: 'hero', hero: carries }, Number(id)),
  });
  const { style, ...dragging } = drag.props;
  return (
    <button
      type="button"
      className="plunder-square"
      data-square={square}
      data-drop={square}
      data-lit={lit}
      aria-label={label}
      aria-disabled={lit || held ? undefined : true}
      aria-pressed={held ? true : undefined}
      tabIndex={entry ? 0 : -1}
      style={style}
      onClick={() => play.current.press(square)}
      onFocus={(event) => {
        visit(square);
        onFocus?.(event);
      }}
      {...bothHandlers(asking, dragging)}
    >
      {drag.dragging && carries !== null && (
        <span className="plunder-ghost" style={{ translate: `${drag.dragging.dx}px ${drag.dragging.dy}px` }}>
          <MiniHero team={teamOfHero(carries)} kind={classOf(carries)} />
        </span>
      )}
    </button>
  );
});
