/** Everybody and everything that stands on the ship. Each keeps its element while it moves, and travels there. */
import { RADAR } from '../../printed.ts';
import { isTrapped } from '../../readings.ts';
import { LOADER, NONE, PIECES, type Who } from '../../types.ts';
import { Art, TokenArt, toneOf } from '../art/index.tsx';
import { type Play, usePlay } from '../play.tsx';
import { THING } from '../reading.ts';
import type { Layout, Stand } from './layout.ts';

/** All are drawn at this size and scaled to their place. */
const SIZE = 64;
const BOX = { x: -SIZE / 2, y: -SIZE / 2, size: SIZE };

export function Figures({ layout }: { layout: Layout }) {
  const play = usePlay();
  // By number, so that a figure that goes elsewhere stays the same element.
  const pieces = [...layout].sort(([a], [b]) => a - b);
  return (
    <g>
      {pieces.map(([piece, stand]) => (
        <Figure key={piece} play={play} piece={piece} stand={stand} />
      ))}
    </g>
  );
}

function Figure({ play, piece, stand }: { play: Play; piece: number; stand: Stand }) {
  const state = piece < 0 ? 'calm' : play.stateOf(piece);
  return (
    <g
      className="es-figure"
      data-state={piece >= THING && state === 'cannot' ? 'calm' : state}
      style={{ transform: `translate(${stand.x}px, ${stand.y}px) scale(${stand.size / SIZE})` }}
    >
      {piece === LOADER ? (
        <Loader play={play} />
      ) : piece >= THING ? (
        <Thing play={play} thing={piece - THING} />
      ) : piece >= PIECES.foe ? (
        <Foe play={play} foe={piece - PIECES.foe} />
      ) : (
        <Body play={play} who={piece as Who} />
      )}
    </g>
  );
}

function Loader({ play: { seen } }: { play: Play }) {
  return <TokenArt is="loader" at={BOX} spent={seen.powered === 0} />;
}

function Thing({ play: { seen, content }, thing }: { play: Play; thing: number }) {
  const objective = content.mission.objectives[seen.things.objective[thing]!];
  const waits = objective?.after.some((other) => seen.achieved[other] === 0) ?? false;
  const kind = objective?.kind;
  const is = kind === 'collect' || kind === 'switch' || kind === 'deliver' ? kind : 'cache';
  return <TokenArt is={is} at={BOX} spent={waits} />;
}

function Body({ play, who }: { play: Play; who: Who }) {
  const { seen, content, acting, happening, readings } = play;
  const one = seen.survivors[who]!;
  const carries = seen.things.carrier.includes(who);
  const hurt = happening && 'who' in happening && happening.who === who && HURTS.has(happening.event);
  return (
    <g
      className="es-body"
      data-acting={who === acting || undefined}
      data-hidden={one.hidden === 1 || undefined}
    >
      <g data-hurt={hurt || undefined}>
        <Art kind="survivor" card={content.survivors[one.class]!} at={BOX} />
      </g>
      {one.stunned > 0 && <Sign at="top" is="stun" />}
      {one.lockedIn.includes(one.zone) && <Sign at="bottom" is="lock" />}
      {isTrapped(readings.t, content, who) && <Sign at="bottom" is="trapped" />}
      {carries && <TokenArt is="collect" at={{ x: 8, y: 8, size: 28 }} />}
      <Count at={{ x: -22, y: 22 }} tone="life" low={one.life <= 1}>
        {one.life}
      </Count>
    </g>
  );
}
const HURTS: ReadonlySet<string> = new Set(['lifeLost', 'wounded', 'died', 'resolveLost']);

function Foe({ play, foe }: { play: Play; foe: number }) {
  const { seen, content, overlay, happening, pointed, watched, readings } = play;
  const { foes } = seen;
  const type = foes.type[foe]!;
  const inPhase = seen.phase === 'enemies';
  const forecast = readings.forecast(foe);
  const isActive = inPhase ? foes.active[foe]! > 0 : forecast.why !== 'none';
  const isNow = happening !== null && 'foe' in happening && happening.foe === foe;
  const numbered = inPhase || overlay === 'enemies';
  const token = foes.token[foe]!;
  return (
    <g
      className="es-beast"
      data-active={isActive || undefined}
      data-stunned={foes.stun[foe] === 1 || undefined}
      data-done={(inPhase && foes.done[foe] === 1) || undefined}
      data-now={isNow || undefined}
      data-watched={watched === foe || pointed === PIECES.foe + foe || undefined}
    >
      <circle className="es-beast-ring" r="33" />
      {type === RADAR ? (
        <TokenArt
          is="radar"
          at={BOX}
          {...(token !== NONE && { number: content.tokens[token]!.figures.length })}
        />
      ) : (
        <Art kind="enemy" card={content.enemies[type]!} at={BOX} />
      )}
      <Eyes play={play} marks={foes.marks[foe]!} />
      {foes.stun[foe]! > 0 && <Sign at="top" is="stun" />}
      {type !== RADAR && foes.life[foe]! > 1 && (
        <Count at={{ x: 22, y: 22 }} tone="danger">
          {foes.life[foe]}
        </Count>
      )}
      {numbered && forecast.order > 0 && (
        <Count at={{ x: -22, y: -22 }} tone="order">
          {forecast.order}
        </Count>
      )}
    </g>
  );
}

/** Whom it has seen since the last Enemy phase: an eye in each one's colour. */
function Eyes({ play: { seen, content }, marks }: { play: Play; marks: number }) {
  const who = seen.survivors.flatMap((one, number) => ((marks & (1 << number)) !== 0 ? [one.class] : []));
  return (
    <g className="es-eyes">
      {who.map((of, n) => (
        <g key={of} transform={`translate(${(n - (who.length - 1) / 2) * 15} -31)`}>
          <path d="M-8 0Q0 -8 8 0Q0 8 -8 0Z" style={{ fill: toneOf('survivor', content.survivors[of]!) }} />
          <circle r="2.6" />
        </g>
      ))}
    </g>
  );
}

interface CountProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly tone: 'life' | 'danger' | 'order';
  readonly low?: boolean;
  readonly children: React.ReactNode;
}

function Count({ at, tone, low = false, children }: CountProps) {
  return (
    <g
      className="es-number"
      data-tone={tone}
      data-low={low || undefined}
      transform={`translate(${at.x} ${at.y})`}
    >
      <circle r="12" />
      <text y="1">{children}</text>
    </g>
  );
}

const SIGNS = {
  stun: 'M-9 -3L-3 -5L0 -11L3 -5L9 -3L4 2L5 8L0 5L-5 8L-4 2Z',
  lock: 'M-8 -1H8V9H-8ZM-5 -1V-5A5 5 0 0 1 5 -5V-1',
  trapped: 'M0 -10L11 9H-11ZM0 -3V3M0 6V7',
} as const;

function Sign({ at, is }: { at: 'top' | 'bottom'; is: keyof typeof SIGNS }) {
  return (
    <g
      className="es-sign"
      data-is={is}
      transform={`translate(${at === 'top' ? 22 : 24} ${at === 'top' ? -22 : 22})`}
    >
      <circle className="es-sign-ground" r="13" />
      <path d={SIGNS[is]} />
    </g>
  );
}
