/** The piles at a side's hand: what is left to draw, and the zones everybody may look through. */
import type { Seat } from '@tablee/kernel';
import { Icon, useCompact } from '@tablee/ui';
import { SIGNS } from '../art/signs.ts';
import { usePlay } from '../play.tsx';
import { OPEN_ZONES, type OpenZone, WORDS } from '../words.ts';
import './zones.css';

export function Zones({ seat }: { readonly seat: Seat }) {
  const { t, say, me, openZone, lit } = usePlay();
  const compact = useCompact();
  const side = t.sides[seat]!;
  const isMine = seat === me;
  const glows = (zone: OpenZone) => side[zone].some((piece) => lit.has(piece));
  const counts = [
    ...(isMine ? [] : [{ sign: 'main' as const, name: say(WORDS.theirHand), count: side.handSize }]),
    { sign: 'livre' as const, name: say(WORDS.livre), count: side.livreSize },
    { sign: 'registre' as const, name: say(WORDS.registre), count: side.registreSize },
  ];
  const shown = compact ? counts.slice(0, isMine ? 0 : 1) : counts;
  return (
    <div className="sf-zones">
      {shown.map(({ sign, name, count }) => (
        <span key={sign} className="sf-zone" role="img" aria-label={`${name}, ${count}`} title={name}>
          <Icon path={SIGNS[sign]} />
          <b>{count}</b>
          <small>{name}</small>
        </span>
      ))}
      {compact ? (
        <button
          type="button"
          className="sf-zone"
          data-state={OPEN_ZONES.some(glows) ? 'can' : 'calm'}
          onClick={() => openZone({ seat, zone: 'all' })}
        >
          <Icon path={SIGNS.purgatoire} />
          <b>{side.purgatoire.length + side.limbes.length + side.pandemonium.length}</b>
          <span className="visually-hidden">{`${say(WORDS.zones)}, ${isMine ? say(WORDS.mine) : say(WORDS.theirs)}`}</span>
        </button>
      ) : (
        OPEN_ZONES.map((zone) => (
          <button
            key={zone}
            type="button"
            className="sf-zone"
            data-state={glows(zone) ? 'can' : 'calm'}
            data-none={side[zone].length === 0 || undefined}
            onClick={() => openZone({ seat, zone })}
          >
            <Icon path={SIGNS[zone]} />
            <b>{side[zone].length}</b>
            <small>{say(WORDS[zone])}</small>
          </button>
        ))
      )}
    </div>
  );
}
