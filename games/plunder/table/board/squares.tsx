/** A button for every square, above the drawing: pressed, asked about, walked over with the arrow keys, dropped on. */
import type { Language, Seat, Text } from '@tablee/kernel';
import { useAsk, useDrag } from '@tablee/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Board } from '../../rules/board.ts';
import type { Square } from '../../rules/map.ts';
import type { PlunderView } from '../../types.ts';
import { bothHandlers } from '../handlers.ts';
import { type Held, ownHeroAt } from '../lights.ts';
import type { Play } from '../use-play.ts';
import { MARGIN, sizeOf } from './plan.ts';

interface SquaresProps {
  readonly board: Board;
  readonly play: Play;
  readonly seen: PlunderView;
  readonly seat: Seat | null;
  readonly language: Language;
  labelOf(square: Square): string;
}

const DUNGEON: Text = { fr: 'Le donjon', en: 'The dungeon' };

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function Squares({ board, play, seen, seat, language, labelOf }: SquaresProps) {
  const group = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<Square | null>(null);
  const [firstLit] = play.lights.keys();
  const entry = visited ?? firstLit ?? 0;
  const team = seat === null ? -1 : (seen.teamOf[seat] ?? -1);

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
      {Array.from({ length: board.squares }, (_, square) => {
        const hero = ownHeroAt(seen, square, team);
        return (
          <SquareButton
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
            key={square}
            square={square}
            play={play}
            label={labelOf(square)}
            entry={square === entry}
            holds={hero !== null && canBeTaken(play, square) ? { what: 'hero', hero } : null}
            visit={() => setVisited(square)}
          />
        );
      })}
    </div>
  );
}

function canBeTaken(play: Play, square: Square): boolean {
  const held = play.held?.what === 'hero' ? play.held.hero : -1;
  const light = play.lights.get(square);
  return light?.hold?.what === 'hero' || (held >= 0 && play.situation.seen.heroAt[held] === square);
}

function insetOf(board: Board): string {
  const { width, height } = sizeOf(board);
  return `${(MARGIN / height) * 100}% ${(MARGIN / width) * 100}%`;
}

interface SquareButtonProps {
  readonly square: Square;
  readonly play: Play;
  readonly label: string;
  readonly entry: boolean;
  /** The hero who can be dragged away from here. */
  readonly holds: Held | null;
  visit(): void;
}

function SquareButton({ square, play, label, entry, holds, visit }: SquareButtonProps) {
  const light = play.lights.get(square);
  const { onFocus, ...asking } = useAsk(
    () => play.ask(square),
    () => play.ask(null),
  );
  const drag = useDrag({
    disabled: holds === null,
    onStart: () => {
      if (holds && JSON.stringify(play.held) !== JSON.stringify(holds)) play.hold(holds);
    },
    onOver: (id) => play.ask(id === null ? null : Number(id)),
    onDrop: (id) => holds && Number(id) !== square && play.dropOn(holds, Number(id)),
  });
  const { style, ...dragging } = drag.props;
  const held =
    play.held?.what === 'hero' && play.situation.seen.heroAt[play.held.hero] === square ? true : undefined;
  return (
    <button
      type="button"
      className="plunder-square"
      data-square={square}
      data-drop={square}
      data-lit={light?.meaning}
      aria-label={label}
      aria-disabled={light || held ? undefined : true}
      aria-pressed={held}
      tabIndex={entry ? 0 : -1}
      style={style}
      onClick={() => play.press(square)}
      onFocus={(event) => {
        visit();
        onFocus?.(event);
      }}
      {...bothHandlers(asking, dragging)}
    />
  );
}
