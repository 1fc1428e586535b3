/** Shared pieces of a table on screen. Start reading at `game-table.ts`, then `question.tsx`. `theme.css` comes along. */
import './theme.css';

export { Card, type CardChip, type CardProps, type CardSize } from './card.tsx';
export { CardBack } from './card-back.tsx';
export { Chip } from './chip.tsx';
export { Counter } from './counter.tsx';
export { Die } from './die.tsx';
export { Float } from './float.tsx';
export {
  type Aim,
  type EndingProps,
  type GameTable,
  type ReferencePage,
  type RulePicture,
  type SettingProps,
  SOUNDS,
  type Sound,
  type TableProps,
} from './game-table.ts';
export { squareAt } from './grid.ts';
export { GridBoard, type GridSquare } from './grid-board.tsx';
export { GridPiece } from './grid-piece.tsx';
export { Hand } from './hand.tsx';
export { Icon } from './icon.tsx';
export { Key } from './key.tsx';
export { LanguageProvider, useLanguage } from './language.tsx';
export { Log, type LogLine, type LogPart } from './log.tsx';
export { type OpenQuestion, QuestionProvider, useQuestion } from './open-question.tsx';
export { PanZoom, type Sight } from './pan-zoom.tsx';
export { PIECE_STATES, type PieceHandlers, type PieceState } from './piece.ts';
export { Pile } from './pile.tsx';
export { Question } from './question.tsx';
export {
  CardReading,
  type ReadCard,
  type Reading,
  ReadingPlace,
  ReadingProvider,
  useReading,
} from './reading.tsx';
export { RuleChip } from './rule-chip.tsx';
export { Sheet } from './sheet.tsx';
export { SpeechBubble } from './speech-bubble.tsx';
export { TableLayout } from './table-layout.tsx';
export { Token } from './token.tsx';
export { PATTERNS, type Pattern } from './token-pattern.tsx';
export { useAsk } from './use-ask.ts';
export { useChange } from './use-change.ts';
export { type Drag, type Dragging, useDrag } from './use-drag.ts';
export { useCompact, useWindow, WINDOWS } from './window.ts';
export type {
  BenchProps,
  ComparedProps,
  Measured,
  MeasureOrder,
  Measuring,
  ShownProps,
  Workshop,
  WorkshopWords,
} from './workshop.ts';
