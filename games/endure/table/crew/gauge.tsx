/** Life, Resolve with the numbers of the three cards that wait on it, wounds: the dials of a survivor's board. */
import head from 'icon:cracked-helm';
import life from 'icon:hearts';
import legs from 'icon:leg';
import body from 'icon:ribcage';
import { Icon } from '@tablee/ui';
import { testOdds } from '../../readings.ts';
import { RESOLVE_MOST } from '../../rules/resolve.ts';
import { bitOf } from '../../rules/wound.ts';
import { type Who, WOUNDS, type Wound } from '../../types.ts';
import { percent } from '../overlays/words.ts';
import { usePlay } from '../play.tsx';

/** A heart for each point; in brief one heart and the number. */
export function Life({ who, brief = false }: { who: Who; brief?: boolean }) {
  const { seen, s } = usePlay();
  const { life: left, maxLife } = seen.survivors[who]!;
  return (
    <span
      className="es-life"
      data-low={left <= 1 || undefined}
      role="img"
      aria-label={s.say(`Vie ${left} sur ${maxLife}`, `Life ${left} of ${maxLife}`)}
    >
      {brief ? (
        <>
          <Icon path={life} className="es-pip" /> <b>{left}</b>
        </>
      ) : (
        Array.from({ length: maxLife }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point of Life is its place
          <Icon key={n} path={life} className={n < left ? 'es-pip' : 'es-pip es-pip-gone'} />
        ))
      )}
    </span>
  );
}

export function Resolve({ who }: { who: Who }) {
  const { seen, s, content, readings } = usePlay();
  const { resolve, resolveCards, turnedUp } = seen.survivors[who]!;
  const numbers = seen.resolveNumbers[who] ?? [];
  const odds = percent(s, testOdds(readings.t, who));
  const says = s.say(
    `Resolve ${resolve}, cartes à ${numbers.join(', ')}, test réussi à ${odds}`,
    `Resolve ${resolve}, cards at ${numbers.join(', ')}, passes a test at ${odds}`,
  );
  return (
    <span className="es-resolve" role="img" aria-label={says} title={says}>
      <span className="es-resolve-bar">
        <span className="es-resolve-left" style={{ width: `${(resolve / RESOLVE_MOST) * 100}%` }} />
        {numbers.map((number, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
            key={place}
            className="es-resolve-card"
            data-up={(turnedUp & (1 << place)) !== 0 || undefined}
            title={
              resolveCards[place]! >= 0 ? content.resolve[resolveCards[place]!]!.name[s.language] : undefined
            }
            style={{ left: `${(number / RESOLVE_MOST) * 100}%` }}
          >
            {number}
          </span>
        ))}
      </span>
      <b>{resolve}</b>
      <span className="es-odds">{odds}</span>
    </span>
  );
}

const SIGNS: Readonly<Record<Wound, string>> = { head, body, legs };
const EFFECTS: Readonly<Record<Wound, readonly [string, string]>> = {
  head: ['portée des armes −1', 'weapon range −1'],
  body: ['au début du tour, 1 à 3 : −1 Vie', 'at the start of the turn, 1 to 3: −1 Life'],
  legs: ['mouvement maximum −1', 'movement allowance −1'],
};

export function Wounds({ who }: { who: Who }) {
  const { seen, s } = usePlay();
  const { wounds } = seen.survivors[who]!;
  const has = WOUNDS.filter((wound) => (wounds & bitOf(wound)) !== 0);
  if (has.length === 0) return null;
  return (
    <span className="es-wounds">
      {has.map((wound) => {
        const [fr, en] = EFFECTS[wound];
        const says = s.say(`Blessure (${s.wound(wound)}) : ${fr}`, `Wound (${s.wound(wound)}): ${en}`);
        return (
          <span key={wound} className="es-wound" title={says}>
            <Icon path={SIGNS[wound]} label={says} />
          </span>
        );
      })}
    </span>
  );
}

/** One for each action left, hollow ones for those spent. */
export function Actions({ who }: { who: Who }) {
  const { seen, s } = usePlay();
  const { actions, spent } = seen.survivors[who]!;
  const says = s.say(
    `${actions} ${actions < 2 ? 'action' : 'actions'}`,
    `${actions} ${actions === 1 ? 'action' : 'actions'} left`,
  );
  return (
    <span className="es-actions" role="img" aria-label={says} title={says}>
      {Array.from({ length: Math.max(actions + spent, actions) }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an action is its place
        <i key={n} data-left={n < actions || undefined} />
      ))}
    </span>
  );
}
