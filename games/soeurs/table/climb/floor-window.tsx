/** One floor as a window of glass: its squares, the way walked, the door below, and the way one thinks of going. */
import type { Language, Text } from '@tablee/kernel';
import { GridBoard, type GridSquare, PanZoom } from '@tablee/ui';
import type { Floor } from '../../ready/content.ts';
import { COLUMNS } from '../../rules/move.ts';
import { squareText } from '../words.ts';
import { FloorGlass } from './floor-glass.tsx';
import { FRAME, heightOf } from './floor-measures.ts';
import { FloorFrame, Ways } from './ways.tsx';
import './floor-window.css';

export interface SquareLook {
  readonly state: GridSquare['state'];
  /** Dice that lead there. */
  readonly dice?: readonly number[];
  readonly isStep?: boolean;
}

export interface FloorWindowProps {
  readonly floor: Floor;
  readonly language: Language;
  readonly entered: readonly number[];
  /** −1: on the door; null: not on this floor. */
  readonly marker: number | null;
  /** Squares one thinks of crossing, in order. */
  readonly route?: readonly number[];
  look?(square: number): SquareLook;
  onPress?(square: number): void;
  onRefuse?(square: number): void;
  onAsk?(square: number | null): void;
}

export function FloorWindow(props: FloorWindowProps) {
  const { floor, language, entered, marker, route = [], look, onPress, onRefuse, onAsk } = props;
  const height = heightOf(floor.rows);
  const looks = floor.icons.map((_, square): SquareLook => look?.(square) ?? { state: 'calm' });
  const squares = floor.icons.map((icon, square): GridSquare => {
    const { state, isStep } = looks[square]!;
    const said = [
      squareText(square, icon, language),
      ...(square === marker ? [HERE[language]] : entered.includes(square) ? [BEEN[language]] : []),
    ];
    return {
      id: String(square),
      label: said.join(', '),
      state,
      className: isStep ? 'soeurs-square soeurs-square-step' : 'soeurs-square',
      x: square % COLUMNS,
      y: floor.rows - 1 - Math.floor(square / COLUMNS),
    };
  });
  return (
    <PanZoom width={FRAME.width} height={height} square={100} label={floor.name[language]}>
      <div className="soeurs-floor">
        <FloorFrame floor={floor} height={height} />
        <div
          className="soeurs-floor-grid"
          style={{
            left: `${(FRAME.side * 100) / FRAME.width}%`,
            top: `${(FRAME.top * 100) / height}%`,
            width: `${(COLUMNS * 10000) / FRAME.width}%`,
          }}
        >
          <GridBoard
            columns={COLUMNS}
            rows={floor.rows}
            label={`${floor.name[language]}, ${BOARD[language]}`}
            squares={squares}
            onPress={(id) => onPress?.(Number(id))}
            onRefuse={onRefuse && ((id) => onRefuse(Number(id)))}
            onAsk={(id) => onAsk?.(id === null ? null : Number(id))}
            underlay={<FloorGlass floor={floor} entered={entered} />}
          />
        </div>
        <Ways
          floor={floor}
          height={height}
          entered={entered}
          marker={marker}
          route={route}
          dice={looks.map(({ dice }) => dice ?? [])}
        />
      </div>
    </PanZoom>
  );
}

const HERE: Text = { fr: 'vous êtes ici', en: 'you are here' };
const BEEN: Text = { fr: 'déjà traversée', en: 'already crossed' };
const BOARD: Text = { fr: 'cases de l’étage', en: 'squares of the floor' };
