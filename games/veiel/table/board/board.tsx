/** The 6 × 6 board (V-1): rows and columns numbered, what is in hand laid over it, figures, and every enemy's intent. */

import { isSameOption } from '@tablee/kernel';
import { GridBoard, type GridSquare, Icon, Key, PanZoom, useCompact } from '@tablee/ui';
import { useEffect, useMemo } from 'react';
import { ENEMY, HERO } from '../../types.ts';
import { enemiesInOrder } from '../intents/intents.ts';
import { IntentDamage, IntentLines } from '../intents/lines.tsx';
import { usePlay } from '../play.tsx';
import { WORDS } from '../words.ts';
import { squareSaid } from './about.ts';
import { Figure } from './figure.tsx';
import { boxOf, Ground } from './ground.tsx';
import { SIGNS } from './signs.ts';
import './board.css';

const UNIT = 100;
/** Room for the numbers of rows and columns. */
const MARGIN = 40;
/** Room for the frame on the other two sides. */
const EDGE = 12;
const SIZE = 6 * UNIT + MARGIN + EDGE;
const NUMBERS = [1, 2, 3, 4, 5, 6];

export function Board() {
  const play = usePlay();
  const { table, say, plan, at, hint, intents, outcome, pressSquare, pointSquare, explain, asked, line } =
    play;
  const looked = at >= 0 ? (table.standing[at] ?? -1) : -1;
  const of = isWho(table.figures.kind[looked]) ? looked : -1;
  const compact = useCompact();
  // What a press there would do is known a moment after the square is pointed at.
  const about = at >= 0 ? squareSaid(play, at, compact ? 'brief' : 'whole') : '';
  useEffect(() => {
    if (about !== '') explain(about);
  }, [about, explain]);
  const squares = useMemo(
    (): GridSquare[] =>
      Array.from({ length: 36 }, (_, square) => {
        const lines = plan.lit.get(square) ?? [];
        const isHinted = lines.some((each) => each.some((option) => isSameOption(hint, option)));
        const isLit = lines.length > 0 || (plan.turn !== null && plan.area.has(square));
        const isAlly = play.byKey.has(`f${table.standing[square] ?? -1}`);
        return {
          id: `${square}`,
          label: squareSaid(play, square),
          state: isHinted ? 'hinted' : isLit || isAlly ? 'can' : 'calm',
        };
      }),
    [play, plan, hint, table],
  );
  const order = new Map(enemiesInOrder(table).map((figure, index) => [figure, index + 1]));
  return (
    <PanZoom width={SIZE} height={SIZE} label={say(WORDS.board)} square={UNIT}>
      <div className="veiel-board" data-asked={asked?.kind}>
        <Numbers />
        <div className="veiel-grid">
          <GridBoard
            columns={6}
            rows={6}
            label={say(WORDS.board)}
            squares={squares}
            onPress={(id) => pressSquare(Number(id))}
            onRefuse={(id) => pressSquare(Number(id))}
            onAsk={(id) => {
              pointSquare(id === null ? null : Number(id));
              if (id === null) explain(null);
            }}
            underlay={
              <>
                <Ground />
                <Corpses />
                {[...plan.area].map((square) => (
                  <rect key={square} className="veiel-area" {...boxOf(square)} />
                ))}
                {[...plan.cutOff].map((square) => (
                  <path key={square} className="veiel-cut-off" d={crossOn(square)} />
                ))}
                <Links />
              </>
            }
            overlay={
              <>
                <IntentLines table={play.ahead?.table ?? table} intents={intents} of={of} />
                {line && <Moves />}
              </>
            }
            pieces={
              <>
                {table.figures.square.map((square, figure) =>
                  square < 0 || isGone(play, figure) ? null : (
                    <Figure
                      // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its number
                      key={figure}
                      figure={figure}
                      order={order.get(figure) ?? 0}
                      loss={outcome?.losses.find((each) => each.figure === figure)}
                    />
                  ),
                )}
                <svg className="veiel-damage" viewBox="0 0 600 600" aria-hidden="true">
                  <IntentDamage table={play.ahead?.table ?? table} intents={intents} of={of} />
                </svg>
              </>
            }
          />
        </div>
      </div>
    </PanZoom>
  );
}

const isWho = (kind: number | undefined): boolean => kind === ENEMY || kind === HERO;

/** A dead hero's figure has left the board, wherever it may come back. */
function isGone({ table }: ReturnType<typeof usePlay>, figure: number): boolean {
  return table.figures.kind[figure] === HERO && table.heroes[table.figures.of[figure]!]!.dead;
}

function crossOn(square: number): string {
  const { x, y } = boxOf(square);
  return `M${x + 14} ${y + 14}L${x + 86} ${y + 86}M${x + 86} ${y + 14}L${x + 14} ${y + 86}`;
}

function Numbers() {
  return (
    <>
      <div className="veiel-columns" aria-hidden="true">
        {NUMBERS.map((n) => (
          <span key={n}>{n}</span>
        ))}
      </div>
      <div className="veiel-rows" aria-hidden="true">
        {NUMBERS.map((n) => (
          <span key={n}>{n}</span>
        ))}
      </div>
    </>
  );
}

function Corpses() {
  const { table } = usePlay();
  return table.corpses.map((count, square) => {
    if (count === 0) return null;
    const { x, y } = boxOf(square);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
      <g key={square} className="veiel-corpse" transform={`translate(${x + 58} ${y + 54})`}>
        <path transform="scale(0.075)" d={SIGNS.corpse} />
        {count > 1 && (
          <text x="-2" y="36">
            {count}
          </text>
        )}
      </g>
    );
  });
}

/** From whoever summoned to whom it summoned: they fall together (OV-SUMMON-3). */
function Links() {
  const { figures } = usePlay().table;
  return figures.summoner.map((summoner, figure) => {
    const [from, to] = [figures.square[summoner] ?? -1, figures.square[figure]!];
    if (summoner < 0 || from < 0 || to < 0) return null;
    const [a, b] = [boxOf(from), boxOf(to)];
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its number
        key={figure}
        className="veiel-link"
        d={`M${a.x + 50} ${a.y + 50}L${b.x + 50} ${b.y + 50}`}
      />
    );
  });
}

/** Where somebody would be moved to by what is pointed at. */
function Moves() {
  const { table, outcome } = usePlay();
  return outcome?.losses.map(({ figure, to }) => {
    const from = table.figures.square[figure]!;
    if (to < 0 || from < 0 || to === from) return null;
    const [a, b] = [boxOf(from), boxOf(to)];
    return (
      <g key={figure} className="veiel-move">
        <path d={`M${a.x + 50} ${a.y + 50}L${b.x + 50} ${b.y + 50}`} />
        <circle cx={b.x + 50} cy={b.y + 50} r="26" />
      </g>
    );
  });
}

/** A button beside the board for those without a keyboard. */
export function TurnButton() {
  const { plan, turn, say } = usePlay();
  if (plan.turns.length < 2) return null;
  return (
    <button type="button" className="veiel-turn" aria-keyshortcuts="r" onClick={turn}>
      <Icon path={SIGNS.turn} />
      {say(WORDS.turnIt)} <Key>R</Key>
    </button>
  );
}
