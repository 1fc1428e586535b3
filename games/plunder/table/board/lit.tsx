/** What is lit: squares by what their press means, and by the kind of card it takes. */
import type { Board } from '../../rules/board.ts';
import { type Card, CLUB, DIAMOND, faceOf, HEART, isJoker, SPADE, suitsOf } from '../../rules/card.ts';
import type { PlunderOption, PlunderView } from '../../types.ts';
import { SuitMark } from '../cards/suit-mark.tsx';
import { type Light, squareMeant } from '../lights.ts';
import type { Price } from '../reach.ts';
import type { Play } from '../use-play.ts';
import { handOf, outline } from './ink.ts';
import { centreOf, cornerOf, UNIT } from './plan.ts';

interface LitProps {
  /** Squares of the action that is being paid for: its hero's, and where it goes. */
  readonly begun: readonly number[];
  readonly board: Board;
  readonly seen: PlunderView;
  readonly play: Play;
  readonly hint: PlunderOption | null;
}

export function Lit({ begun, board, seen, play, hint }: LitProps) {
  const hinted = hint ? squareMeant(seen, hint) : -1;
  const heldAt = play.held?.what === 'hero' ? seen.heroAt[play.held.hero]! : -1;
  return (
    <g>
      {[...play.lights].map(([square, light]) => (
        <LitSquare key={square} board={board} seen={seen} square={square} light={light} play={play} />
      ))}
      {begun.map((square) => (
        <path key={`begun ${square}`} className="plunder-held" d={frame(board, square, 3)} />
      ))}
      {heldAt >= 0 && <path className="plunder-held" d={frame(board, heldAt, 3)} />}
      {hinted >= 0 && <path className="plunder-hinted" d={frame(board, hinted, 4)} />}
      {hint && 'hero' in hint && seen.heroAt[hint.hero]! >= 0 && (
        <path className="plunder-hinted" d={frame(board, seen.heroAt[hint.hero]!, 4)} />
      )}
    </g>
  );
}

interface LitSquareProps extends Omit<LitProps, 'hint' | 'begun'> {
  readonly square: number;
  readonly light: Light;
}

function LitSquare({ board, seen, square, light, play }: LitSquareProps) {
  const [option] = light.options;
  const priced = option && (option.do === 'move' || option.do === 'attack' || option.do === 'dodge');
  const reach = priced ? reachOf(play.priceFor(option), seen.hand) : null;
  const quiet = option?.do === 'summon' && play.held === null && play.cards.length === 0;
  const { x, y } = cornerOf(board, square);
  return (
    <g
      className={`plunder-lit plunder-lit-${light.meaning}${quiet ? ' plunder-lit-quiet' : ''}`}
      data-reach={reach?.kind}
      data-at={play.at === square || undefined}
    >
      <path className="plunder-lit-glow" d={frame(board, square, 7)} />
      {light.meaning === 'strike' || light.meaning === 'target' ? (
        <Aim {...centreOf(board, square)} />
      ) : (
        <path className="plunder-lit-rim" d={frame(board, square, 9)} />
      )}
      {reach && light.meaning === 'step' && seen.treasureAt[square] === 0 && (
        <g transform={`translate(${x + UNIT / 2} ${y + UNIT / 2})`}>
          {reach.suits.map((suit, i) => (
            <SuitMark
              key={suit}
              suit={suit}
              x={(i - (reach.suits.length - 1) / 2) * 32}
              y={0}
              size={28}
              className="plunder-lit-suit"
            />
          ))}
          {reach.suits.length === 0 && <path className="plunder-lit-pair" d={TWO_CARDS} />}
        </g>
      )}
    </g>
  );
}

/** Two cards, one over the other: it takes a pair. */
const TWO_CARDS = 'M-18 -14h20v30h-20zM-4 -20h20v30h-10';

function Aim({ x, y }: { x: number; y: number }) {
  const arms = [0, 90, 180, 270].map((turn) => (
    <path key={turn} d="M36 0H50" transform={`rotate(${turn})`} />
  ));
  return (
    <g className="plunder-lit-aim" transform={`translate(${x} ${y})`}>
      <circle r="43" />
      {arms}
    </g>
  );
}

function frame(board: Board, square: number, inset: number): string {
  const { x, y } = cornerOf(board, square);
  const far = UNIT - inset;
  return outline(
    handOf(square + 200),
    [
      [x + inset, y + inset],
      [x + far, y + inset],
      [x + far, y + far],
      [x + inset, y + far],
    ],
    1.4,
    3,
  );
}

type ReachKind = 'straight' | 'diagonal' | 'pair';

/** By the suits in this hand that pay: the plain suit (♣ or ♦) will do, only the better one (♠ or ♥), or only a pair. */
function reachOf(price: Price, hand: readonly Card[]): { kind: ReachKind; suits: number[] } {
  const paying = hand.filter((card) => price.alone.has(faceOf(card)));
  const suits = [CLUB, SPADE, DIAMOND, HEART].filter((suit) =>
    paying.some((card) => !isJoker(card) && (suitsOf(card) & (1 << suit)) !== 0),
  );
  if (paying.length === 0) return { kind: 'pair', suits };
  const plain = suits.some((suit) => suit === CLUB || suit === DIAMOND);
  return { kind: plain ? 'straight' : 'diagonal', suits };
}
