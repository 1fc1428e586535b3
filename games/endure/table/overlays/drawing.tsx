/** What is laid over the ship: by the overlay that is switched on, by what is pointed at, by the attack in hand. */
import {
  type Forecast,
  type NoiseReading,
  noiseAt,
  type ShotReading,
  seenBy,
  sightFrom,
} from '../../readings.ts';
import { noiseDistance } from '../../rules/ship.ts';
import { NONE, PIECES } from '../../types.ts';
import { type Play, usePlay } from '../play.tsx';
import { isFoe, zoneOf, zonePiece } from '../reading.ts';
import type { Layout } from '../ship/layout.ts';
import { type Point, pathOf, type ShipPlan } from '../ship/plan.ts';
import { decimal, shotOf } from './words.ts';
import './overlays.css';

interface Over {
  readonly play: Play;
  readonly plan: ShipPlan;
  readonly layout: Layout;
}

export function Overlays({ plan, layout }: { plan: ShipPlan; layout: Layout }) {
  const play = usePlay();
  const over = { play, plan, layout };
  const zone = anchorOf(play);
  return (
    <g className="es-over">
      {zone >= 0 && play.overlay === 'sight' && <Sight {...over} zone={zone} />}
      {zone >= 0 && play.overlay === 'seen' && <SeenBy {...over} zone={zone} />}
      {zone >= 0 && play.overlay === 'noise' && <NoiseThere {...over} zone={zone} />}
      {play.overlay === 'shots' && (
        <Shots {...over} shots={play.acting < 0 ? [] : play.readings.shots(play.acting)} />
      )}
      {play.overlay === 'reach' && <Reach {...over} zone={zone} />}
      {play.overlay === 'enemies' &&
        play.seen.foes.live.map((foe) => (
          <Road key={foe} {...over} forecast={play.readings.forecast(foe)} faint />
        ))}
      <Attacks {...over} />
      <Watched {...over} />
    </g>
  );
}

/** The zone pointed at, or taken up, or the acting survivor's. */
function anchorOf({ seen, pointed, picked, acting }: Play): number {
  const at = pointed === null ? -1 : zoneOf(seen, pointed);
  if (at >= 0) return at;
  const taken = picked === null ? -1 : zoneOf(seen, picked);
  return taken >= 0 ? taken : (seen.survivors[acting]?.zone ?? NONE);
}

function Sight({ play: { seen, content }, plan, zone }: Over & { zone: number }) {
  return (
    <g className="es-over-sight">
      {sightFrom(seen, content, zone).map((other) => (
        <path key={other} data-here={other === zone || undefined} d={pathOf(plan.zones[other]!.outline)} />
      ))}
    </g>
  );
}

function SeenBy({ play: { seen, content }, plan, layout, zone }: Over & { zone: number }) {
  const to = plan.zones[zone]!.middle;
  return (
    <g className="es-over-seen">
      <path className="es-over-here" d={pathOf(plan.zones[zone]!.outline)} />
      {seenBy(seen, content, zone).map((foe) => {
        const from = layout.get(PIECES.foe + foe);
        return from && <path key={foe} className="es-over-look" d={lineOf([from, to])} />;
      })}
    </g>
  );
}

function NoiseThere({ play, plan, layout, zone }: Over & { zone: number }) {
  const { seen, content, loudness } = play;
  const level = Math.max(seen.noise[zone]!, loudness);
  const reading = noiseAt({ ...seen, noise: seen.noise.map(() => 0) }, content, zone, level);
  return <Noise play={play} plan={plan} layout={layout} zone={zone} reading={reading} />;
}

/** Zones by how far the noise has come, and a ring round whomever it wakes. */
function Noise({
  play: { content },
  plan,
  layout,
  zone,
  reading,
}: Over & { zone: number; reading: NoiseReading }) {
  return (
    <g className="es-over-noise">
      {reading.zones.map((other) => (
        <path
          key={other}
          style={{ opacity: 1 - 0.2 * noiseDistance(content.ship, zone, other) }}
          d={pathOf(plan.zones[other]!.outline)}
        />
      ))}
      {reading.wakes.map((foe) => {
        const at = layout.get(PIECES.foe + foe);
        return at && <circle key={foe} className="es-over-wakes" cx={at.x} cy={at.y} r={at.size * 0.62} />;
      })}
    </g>
  );
}

function Shots({ play, plan, layout, shots }: Over & { shots: readonly ShotReading[] }) {
  const { s, acting } = play;
  const from = layout.get(acting);
  if (!from) return null;
  return (
    <g className="es-over-shots">
      {shots.map((shot) => {
        const { option, zone, lane, atRisk, hits } = shot;
        const to = plan.zones[zone]!.middle;
        const way = [from, ...lane.through.map((other) => plan.zones[other]!.middle), to];
        return (
          <g key={`${option.weapon} ${option.pair} ${zone} ${option.lane}`}>
            <path className="es-over-lane" d={lineOf(way)} />
            {atRisk.map((who) => {
              const at = layout.get(who);
              return (
                at && <circle key={who} className="es-over-risk" cx={at.x} cy={at.y} r={at.size * 0.6} />
              );
            })}
            <Tag at={to}>{`≈ ${decimal(s, hits)}`}</Tag>
          </g>
        );
      })}
    </g>
  );
}

/** The attacks that the zone pointed at or taken up stands for: their lanes, friends at risk, and the loudest noise. */
function Attacks(over: Over) {
  const { play } = over;
  if (play.overlay !== null || play.asked === null) return null;
  const at = play.pointed ?? play.picked;
  const zone = at === null ? NONE : zoneOf(play.seen, at);
  if (zone < 0) return null;
  const shots = play.optionsAt(zonePiece(zone)).flatMap((option) => shotOf(play, option) ?? []);
  const loudest = shots.reduce<ShotReading | null>(
    (most, shot) => (shot.noise.zones.length > (most?.noise.zones.length ?? 0) ? shot : most),
    null,
  );
  if (!loudest) return null;
  return (
    <>
      <Noise {...over} zone={play.seen.survivors[play.acting]!.zone} reading={loudest.noise} />
      <Shots {...over} shots={shots} />
    </>
  );
}

function Reach({ play, plan, zone }: Over & { zone: number }) {
  const { acting, readings } = play;
  if (acting < 0) return null;
  const reach = readings.reach(acting);
  const way = reach.find((each) => each.zone === zone)?.way ?? [];
  const start = play.seen.survivors[acting]!.zone;
  return (
    <g className="es-over-reach">
      {reach.map(({ zone: to, checks }) => (
        <path key={to} data-check={checks > 0 || undefined} d={pathOf(plan.zones[to]!.outline)} />
      ))}
      {way.length > 0 && (
        <path className="es-over-way" d={lineOf([start, ...way].map((each) => plan.zones[each]!.middle))} />
      )}
      {reach.map(({ zone: to, actions, checks }) => (
        <Tag key={to} at={plan.zones[to]!.middle} danger={checks > 0}>
          {checks > 0 ? `${actions} ⚂` : `${actions}`}
        </Tag>
      ))}
    </g>
  );
}

/** Whoever is pointed at or watched shows where it would go. */
function Watched(over: Over) {
  const { play } = over;
  const { pointed, watched, seen, readings } = play;
  const foe = pointed !== null && isFoe(pointed) ? pointed - PIECES.foe : watched;
  if (foe < 0 || !seen.foes.live.includes(foe)) return null;
  return <Road {...over} forecast={readings.forecast(foe)} />;
}

/** Where a foe would go, every branch of a tie dashed, and whom it could strike. */
function Road({ play, plan, layout, forecast, faint }: Over & { forecast: Forecast; faint?: boolean }) {
  const { foe, steps, attacks, why } = forecast;
  const from = layout.get(PIECES.foe + foe);
  if (!from || (faint && why === 'none')) return null;
  const home = play.seen.foes.zone[foe];
  const at = (zone: number): Point => (zone === home ? from : plan.zones[zone]!.middle);
  const branches = (step: number): number => steps.filter((each) => each.step === step).length;
  return (
    <g className="es-over-road" data-passive={why === 'none' || undefined} data-faint={faint || undefined}>
      {steps.map(({ from: one, to, step }) => (
        <path
          key={`${one} ${to} ${step}`}
          className="es-over-step"
          data-tie={branches(step) > 1 || undefined}
          markerEnd="url(#es-arrow)"
          d={lineOf([at(one), plan.zones[to]!.middle])}
        />
      ))}
      {attacks.map((who) => {
        const victim = layout.get(who);
        return (
          victim && (
            <circle key={who} className="es-over-prey" cx={victim.x} cy={victim.y} r={victim.size * 0.6} />
          )
        );
      })}
    </g>
  );
}

function Tag({ at, danger, children }: { at: Point; danger?: boolean; children: string }) {
  return (
    <g className="es-tag" data-danger={danger || undefined} transform={`translate(${at.x} ${at.y})`}>
      <rect x={-children.length * 11 - 10} y="-22" width={children.length * 22 + 20} height="44" rx="8" />
      <text y="2">{children}</text>
    </g>
  );
}

const lineOf = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
