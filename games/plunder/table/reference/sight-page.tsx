/** A sandbox for lines of sight: two squares of the map in play, the segment between them, and what blocks it. */
import type { Language, View } from '@tablee/kernel';
import { useState } from 'react';
import { boardOf, DEFAULT_MAPS } from '../../ready/dungeon.ts';
import { asHero, asMonster, classOf, isHero, NOBODY, teamOfHero } from '../../rules/hero.ts';
import { lineOfSight, sight } from '../../rules/los.ts';
import { type Square, squareName } from '../../rules/map.ts';
import type { Figure, PlunderConfig, PlunderView } from '../../types.ts';
import { Dungeon } from '../board/dungeon.tsx';
import { centreOf, MARGIN, sizeOf } from '../board/plan.ts';
import { SightLines } from '../board/sight-lines.tsx';
import { HeroToken, MonsterToken } from '../board/token.tsx';
import { Patterns } from '../patterns.tsx';
import { sightText } from './sight-text.ts';
import './reference.css';
import '../board/board.css';

interface SightPageProps {
  readonly view: View<PlunderView> | null;
  readonly language: Language;
}

export function SightPage({ view, language }: SightPageProps) {
  const board = boardOf(view ? (view.config as PlunderConfig).map : DEFAULT_MAPS[2]!);
  const standing: readonly Figure[] = view?.table.standing ?? new Array<Figure>(board.squares).fill(NOBODY);
  const [from, setFrom] = useState<Square | null>(null);
  const [to, setTo] = useState<Square | null>(null);
  const { width, height } = sizeOf(board);
  const fr = language === 'fr';
  const press = (square: Square) => {
    if (from === null || to !== null) {
      setFrom(square);
      setTo(null);
    } else setTo(square);
  };
  const said =
    from === null
      ? fr
        ? 'Choisissez la case d’où l’on regarde.'
        : 'Choose the square one looks from.'
      : to === null
        ? fr
          ? `De ${squareName(board, from)} : les cases teintées sont vues. Choisissez-en une.`
          : `From ${squareName(board, from)}: the tinted squares are seen. Choose one.`
        : sightText(board, from, to, sight(board, from, to, standing), language);
  return (
    <div className="plunder-reference theme-plunder">
      <p aria-live="polite" className="plunder-sandbox-said">
        {said}
      </p>
      <div className="plunder-sandbox" style={{ aspectRatio: `${width} / ${height}` }}>
        <Patterns />
        <Dungeon board={board} />
        <svg className="plunder-layer" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {from !== null && <SightLines board={board} seen={{ standing }} from={from} to={to} />}
          {standing.map((figure, square) => {
            if (figure === NOBODY) return null;
            const { x, y } = centreOf(board, square);
            return (
              <g key={figure} transform={`translate(${x} ${y})`}>
                {isHero(figure) ? (
                  <HeroToken team={teamOfHero(asHero(figure))} kind={classOf(asHero(figure))} />
                ) : (
                  <MonsterToken number={asMonster(figure)} />
                )}
              </g>
            );
          })}
        </svg>
        <div
          className="plunder-squares"
          style={
            {
              inset: `${(MARGIN / height) * 100}% ${(MARGIN / width) * 100}%`,
              '--columns': board.width,
              '--rows': board.height,
            } as React.CSSProperties
          }
        >
          {standing.map((_, square) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
              key={square}
              type="button"
              className="plunder-square plunder-sandbox-square"
              aria-label={squareName(board, square)}
              aria-pressed={square === from || square === to}
              data-seen={(from !== null && lineOfSight(board, from, square, standing)) || undefined}
              onClick={() => press(square)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
