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
  const { s, seen } = play;
  const { live, type } = seen.foes;
  const figures = live.filter((foe) => type[foe] !== RADAR).length;
  return (
    <section className="es-block es-foes">
      <h2>
        {s.say(
          `Ennemis ${figures} · jetons Radar ${live.length - figures}`,
          `Enemies ${figures} · radar tokens ${live.length - figures}`,
        )}
      </h2>
      <ul>
        {herdsOf(play).map((herd) => (
          <li key={herd[0]}>
            <FoeRow play={play} herd={herd} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the order they would act; those of a kind that stand together and would do the same are one line. */
function herdsOf({ seen, readings, lit }: Play): number[][] {
  const { live, type, zone, life, done } = seen.foes;
  const herds = new Map<string, number[]>();
  const inOrder = live.toSorted((a, b) => readings.forecast(a).order - readings.forecast(b).order);
  for (const foe of inOrder) {
    const { why, target, isStunned } = readings.forecast(foe);
    const alike = [type[foe], zone[foe], life[foe], done[foe], why, target, isStunned];
    const key = lit.has(foePiece(foe)) ? `lit ${foe}` : alike.join(' ');
    const herd = herds.get(key);
    if (herd) herd.push(foe);
    else herds.set(key, [foe]);
  }
  return [...herds.values()];
}

function FoeRow({ play, herd }: { play: Play; herd: readonly number[] }) {
  const { s, seen, content, readings, watched, pointed } = play;
  const { foes } = seen;
  const foe = herd[0]!;
  const type = foes.type[foe]!;
  const forecast = readings.forecast(foe);
  const enemy = content.enemies[type];
  const state = play.stateOf(foePiece(foe));
  const can = state === 'can' || state === 'hinted';
  const isDone = seen.phase === 'enemies' && foes.done[foe] === 1;
  const isWatched = herd.includes(watched);
  const last = readings.forecast(herd.at(-1)!).order;
  const orders = herd.length > 1 ? `${forecast.order}–${last}` : `${forecast.order}`;
  return (
    <button
      type="button"
      className="es-foe"
      data-state={can ? state : 'calm'}
      data-active={(forecast.why !== 'none' && !forecast.isStunned) || undefined}
      aria-pressed={isWatched || undefined}
      data-pointed={(pointed !== null && herd.includes(pointed - PIECES.foe)) || undefined}
      onClick={() => (can ? play.press(foePiece(foe)) : play.watch(isWatched ? watched : foe))}
      onPointerEnter={() => play.point(foePiece(foe))}
      onPointerLeave={() => play.point(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && play.point(foePiece(foe))}
      onBlur={() => play.point(null)}
    >
      <span className="es-foe-order">{forecast.order > 0 ? orders : ''}</span>
      <span className="es-foe-art">
        {enemy ? <Art kind="enemy" card={enemy} /> : <TokenArt is="radar" />}
      </span>
      <span className="es-foe-name">
        <b>{herd.length > 1 ? `${s.type(type)} × ${herd.length}` : s.foe(foe)}</b>
      </span>
      <span className="es-foe-zone">{s.zone(foes.zone[foe]!)}</span>
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
