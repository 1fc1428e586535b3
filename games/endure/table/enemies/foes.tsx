/** Every enemy and radar token on the ship, in the order they would act, each with what it would do. */
import { list } from '@tablee/kernel';
import { RADAR } from '../../printed.ts';
import { PIECES } from '../../types.ts';
import { Art, TokenArt } from '../art/index.tsx';
import { badge } from '../overlays/words.ts';
import { type Play, usePlay } from '../play.tsx';
import { foePiece } from '../reading.ts';
import './foes.css';

export function Foes() {
  const play = usePlay();
  const { s, seen, readings } = play;
  const foes = seen.foes.live.toSorted((a, b) => readings.forecast(a).order - readings.forecast(b).order);
  const figures = foes.filter((foe) => seen.foes.type[foe] !== RADAR).length;
  return (
    <section className="es-block es-foes">
      <h3>
        {s.say(
          `Ennemis ${figures} · échos ${foes.length - figures}`,
          `Enemies ${figures} · echoes ${foes.length - figures}`,
        )}
      </h3>
      <ul>
        {foes.map((foe) => (
          <li key={foe}>
            <FoeRow play={play} foe={foe} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FoeRow({ play, foe }: { play: Play; foe: number }) {
  const { s, seen, content, readings, watched, pointed } = play;
  const { foes } = seen;
  const type = foes.type[foe]!;
  const forecast = readings.forecast(foe);
  const enemy = content.enemies[type];
  const state = play.stateOf(foePiece(foe));
  const can = state === 'can' || state === 'hinted';
  const isDone = seen.phase === 'enemies' && foes.done[foe] === 1;
  return (
    <button
      type="button"
      className="es-foe"
      data-state={can ? state : 'calm'}
      data-active={(forecast.why !== 'none' && !forecast.isStunned) || undefined}
      aria-pressed={watched === foe || undefined}
      data-pointed={pointed === PIECES.foe + foe || undefined}
      onClick={() => (can ? play.press(foePiece(foe)) : play.watch(foe))}
      onPointerEnter={() => play.point(foePiece(foe))}
      onPointerLeave={() => play.point(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && play.point(foePiece(foe))}
      onBlur={() => play.point(null)}
    >
      <span className="es-foe-order">{forecast.order > 0 ? forecast.order : ''}</span>
      <span className="es-foe-art">
        {enemy ? <Art kind="enemy" card={enemy} /> : <TokenArt is="radar" />}
      </span>
      <span className="es-foe-name">
        <b>{s.foe(foe)}</b> {s.zone(foes.zone[foe]!)}
      </span>
      <span className="es-foe-state">
        {isDone ? s.say('A agi', 'Done') : badge(s, forecast)}
        {forecast.attacks.length > 0 &&
          ` → ${list(
            s.language,
            forecast.attacks.map((who) => s.who(who)),
            'or',
          )}`}
      </span>
      {enemy && (
        <span className="es-foe-numbers">
          {s.say(
            `Vie ${foes.life[foe]} · ${enemy.actions} act. · dég. ${enemy.damage} · portée ${enemy.range}`,
            `Life ${foes.life[foe]} · ${enemy.actions} act. · dmg ${enemy.damage} · range ${enemy.range}`,
          )}
        </span>
      )}
    </button>
  );
}
