/** A button for every zone, above the drawing: pressed, asked about, walked over with the arrow keys. */
import { useAsk } from '@tablee/ui';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { borderOfDoor, usedIn } from '../../rules/board.ts';
import { PIECES } from '../../types.ts';
import { namesIn } from '../overlays/words.ts';
import { type Play, usePlay } from '../play.tsx';
import { zonePiece } from '../reading.ts';
import { doorState } from './doors.tsx';
import { type Layout, pieceAt } from './layout.ts';
import { middleOf, type Point, type ShipPlan, UNIT, type ZoneShape } from './plan.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Shared {
  readonly play: Play;
  readonly layout: Layout;
}

export function Zones({ plan, layout }: { plan: ShipPlan; layout: Layout }) {
  const play = usePlay();
  const { s, seen, content, language, acting } = play;
  const group = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<number | null>(null);
  const entry = visited ?? Math.max(0, seen.survivors[acting]?.zone ?? content.mission.start);
  // The buttons are many and stay as they are while the pointer wanders: they ask the latest play when touched.
  const latest = useRef<Shared>({ play, layout });
  useEffect(() => {
    latest.current = { play, layout };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: made of these alone
  const labels = useMemo(
    () => content.ship.zones.map(({ number }) => labelOf(play, number)),
    [seen, content, language],
  );

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const to = nextZone(plan.zones, entry, step);
    if (to >= 0) group.current?.querySelector<HTMLElement>(`[data-zone="${to}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={group}
      className="es-zones"
      role="group"
      aria-label={s.say('Le vaisseau', 'The ship')}
      onKeyDown={walk}
    >
      {content.ship.zones.map(({ number, isRoom, name }) => (
        <ZoneButton
          key={number}
          zone={number}
          plan={plan}
          label={labels[number]!}
          name={isRoom ? name[language] : ''}
          can={play.optionsAt(zonePiece(number)).length > 0}
          picked={play.picked === zonePiece(number)}
          entry={number === entry}
          latest={latest}
          visit={setVisited}
        />
      ))}
      <DoorButtons plan={plan} />
    </div>
  );
}

interface ZoneButtonProps {
  readonly zone: number;
  readonly plan: ShipPlan;
  readonly label: string;
  readonly name: string;
  readonly can: boolean;
  readonly picked: boolean;
  readonly entry: boolean;
  readonly latest: RefObject<Shared>;
  visit(zone: number): void;
}

const ZoneButton = memo(function ZoneButton(props: ZoneButtonProps) {
  const { zone, plan, label, name, can, picked, entry, latest, visit } = props;
  const { box, outline, room, name: at } = plan.zones[zone]!;
  const width = room.x + room.width - at.x;
  const under = (event: MouseEvent | PointerEvent | React.PointerEvent): number | null => {
    const ship = (event.currentTarget as Element).closest('.es-zones')!.getBoundingClientRect();
    const scale = plan.width / ship.width;
    return pieceAt(latest.current.layout, {
      x: (event.clientX - ship.left) * scale,
      y: (event.clientY - ship.top) * scale,
    });
  };
  const { onFocus, ...asking } = useAsk(
    () => latest.current.play.point(zonePiece(zone)),
    () => latest.current.play.point(null),
  );
  return (
    <button
      type="button"
      className="es-zone"
      data-zone={zone}
      data-can={can || undefined}
      aria-label={label}
      aria-disabled={can ? undefined : true}
      aria-pressed={picked || undefined}
      tabIndex={entry ? 0 : -1}
      style={{ ...placed(box, plan), clipPath: clipOf(outline, box) }}
      onFocus={(event) => {
        visit(zone);
        onFocus?.(event);
      }}
      {...asking}
      onPointerMove={(event) => {
        asking.onPointerMove?.(event);
        if (event.pointerType === 'touch') return;
        const { play } = latest.current;
        const piece = under(event) ?? zonePiece(zone);
        if (play.pointed !== piece) play.point(piece);
      }}
      onClick={(event) => {
        const { play } = latest.current;
        // A key has no place on the zone: it means the zone.
        const piece = event.detail === 0 ? null : under(event);
        const foe = piece !== null && piece >= PIECES.foe && piece < PIECES.zone;
        if (piece !== null && (play.lit.get(piece)?.length ?? 0) > 0) play.press(piece);
        else if (foe && play.optionsAt(zonePiece(zone)).length === 0) play.watch(piece - PIECES.foe);
        else play.press(zonePiece(zone));
      }}
    >
      {name !== '' && (
        <span
          className="es-zone-name"
          style={
            {
              left: `${((at.x - box.x) / box.width) * 100}%`,
              top: `${((at.y - box.y) / box.height) * 100}%`,
              width: `${(width / box.width) * 100}%`,
              '--es-wide': width / UNIT,
              '--es-letters': Math.max(...name.split(/[ -]/).map(({ length }) => length)),
            } as React.CSSProperties
          }
        >
          {name}
        </span>
      )}
    </button>
  );
});

/** Doors and walls are buttons only while they answer the question. */
function DoorButtons({ plan }: { plan: ShipPlan }) {
  const play = usePlay();
  const { s, content } = play;
  const found = [...play.lit.keys()].filter((piece) => piece >= PIECES.door && piece < PIECES.item);
  return found.map((piece) => {
    const isDoor = piece < PIECES.wall;
    const border = isDoor ? borderOfDoor(play.seen, content.ship, piece - PIECES.door) : piece - PIECES.wall;
    const at = middleOf(plan.borders[border]!);
    const half = UNIT * 0.42;
    const box = { x: at.x - half, y: at.y - half, width: 2 * half, height: 2 * half };
    return (
      <button
        key={piece}
        type="button"
        className="es-door-button"
        data-state={play.stateOf(piece)}
        style={placed(box, plan)}
        onClick={() => play.press(piece)}
      >
        <span className="visually-hidden">{s.piece(piece)}</span>
      </button>
    );
  });
}

function placed(box: ZoneShape['box'], plan: ShipPlan): React.CSSProperties {
  return {
    left: `${(box.x / plan.width) * 100}%`,
    top: `${(box.y / plan.height) * 100}%`,
    width: `${(box.width / plan.width) * 100}%`,
    height: `${(box.height / plan.height) * 100}%`,
  };
}

function clipOf(outline: readonly Point[], { x, y, width, height }: ZoneShape['box']): string {
  const corners = outline.map(
    (point) => `${((point.x - x) / width) * 100}% ${((point.y - y) / height) * 100}%`,
  );
  return `polygon(${corners.join(',')})`;
}

/** The nearest zone that way; further aside counts double. */
function nextZone(zones: readonly ZoneShape[], from: number, [dx, dy]: readonly [number, number]): number {
  const here = zones[from]!.middle;
  let [best, nearest] = [-1, Number.POSITIVE_INFINITY];
  zones.forEach(({ middle }, zone) => {
    const ahead = (middle.x - here.x) * dx + (middle.y - here.y) * dy;
    const aside = Math.abs((middle.x - here.x) * dy) + Math.abs((middle.y - here.y) * dx);
    if (ahead < UNIT / 4 || aside > ahead * 1.5 || ahead + 2 * aside >= nearest) return;
    [best, nearest] = [zone, ahead + 2 * aside];
  });
  return best;
}

/** Name, kind, who is there, the doors: everything the drawing shows of it. */
function labelOf(play: Play, zone: number): string {
  const { s, seen, content } = play;
  const { isRoom, capacity, doors } = content.ship.zones[zone]!;
  const used = usedIn(seen, content, zone);
  const parts = [
    s.zone(zone),
    isRoom ? s.say('salle', 'room') : s.say('couloir', 'corridor'),
    s.say(
      `${s.count(used, ['place prise', 'places prises', '', ''])} sur ${capacity}`,
      `${used} of ${capacity} spaces taken`,
    ),
  ];
  const there = namesIn(play, zone);
  if (there !== '') parts.push(there);
  if (content.mission.start === zone) parts.push(s.say('départ', 'start'));
  if (content.mission.exits.includes(zone)) parts.push(s.say('sortie', 'exit'));
  if (seen.bubbles.includes(zone)) parts.push('Shield Bubble');
  for (const door of doors) {
    const { a, b } = content.ship.doors[door]!;
    const to = s.zone(a === zone ? b : a);
    const state = doorState(seen, content, door);
    const words = DOORS[state];
    parts.push(s.say(`porte ${words[0]} vers ${to}`, `${words[1]} door to ${to}`));
  }
  return parts.join(', ');
}
const DOORS = {
  open: ['ouverte', 'open'],
  closed: ['fermée', 'closed'],
  locked: ['verrouillée', 'locked'],
} as const;
