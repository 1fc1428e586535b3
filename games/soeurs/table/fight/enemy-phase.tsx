/** What the Enemy Phase would do if it came now, each term written out; and what it would do after the card pointed at. */
import { Icon } from '@tablee/ui';
import type { SoeursEvent } from '../../types.ts';
import { SIGNS } from '../art/signs.ts';
import { usePlay } from '../play.tsx';
import { WORDS } from '../words.ts';
import type { Outlook } from './previews.ts';
import './enemy-phase.css';

type Attack = Extract<SoeursEvent, { event: 'attacked' }>;

interface EnemyPhaseProps {
  readonly outlook: Outlook | null;
  readonly after: Outlook | null;
}

export function EnemyPhase({ outlook, after }: EnemyPhaseProps) {
  const { t, happening, say } = usePlay();
  const now = happening?.event === 'attacked' ? happening : null;
  const attacks = now ? [now] : (outlook?.attacks ?? []);
  const health = now
    ? null
    : (outlook?.health ?? (t.incoming ? Math.max(0, t.health - t.incoming.loss) : null));
  const besides = now ? 0 : (outlook?.besides ?? 0);
  const isLethal = !now && (outlook?.dies ?? (health !== null && health <= 0));
  return (
    <section className="soeurs-phase" data-now={now ? true : undefined} data-lethal={isLethal || undefined}>
      <h3>{say({ fr: 'Phase Ennemi', en: 'Enemy Phase' })}</h3>
      <p className="soeurs-phase-sum">
        {attacks.length > 0 ? (
          attacks.map((attack, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: attacks come in their order
            <Sum key={n} attack={attack} />
          ))
        ) : (
          <Incoming />
        )}
        {besides > 0 && (
          <span className="soeurs-phase-besides">
            {say({ fr: `puis −${besides} imparables`, en: `then −${besides} unblockable` })}
          </span>
        )}
      </p>
      {health !== null && (
        <p className="soeurs-phase-after">
          <Icon path={SIGNS.health} />
          <span>
            {t.health} → <b>{health}</b>
          </span>
          {after && after.health !== health && (
            <span className="soeurs-phase-then" data-better={after.health > health || undefined}>
              {say({ fr: `ou ${after.health} avec cette carte`, en: `or ${after.health} with this card` })}
            </span>
          )}
          {isLethal && <strong>{say({ fr: 'Mortel !', en: 'Deadly!' })}</strong>}
        </p>
      )}
    </section>
  );
}

/** `(Louve rouge 2 × 2 + Chien 2) − 3 = 3`. */
function Sum({ attack }: { readonly attack: Attack }) {
  const { content, language, say } = usePlay();
  const name = (enemy: number) =>
    enemy < 0 ? content.boss.name[language] : content.enemies[enemy]!.name[language];
  return (
    <span className="soeurs-sum">
      {attack.terms.length === 0 && <span>0</span>}
      {attack.terms.map(({ enemy, level, raging }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: terms come in the order of the line
        <span key={n} className="soeurs-term" data-raging={raging || undefined}>
          {n > 0 && <span className="soeurs-sign">+</span>}
          <b>{raging ? `${level} × 2` : level}</b>
          <small>{raging ? `${name(enemy)}, Rage` : name(enemy)}</small>
        </span>
      ))}
      {attack.defence > 0 && <Less value={attack.defence} name={say(WORDS.defence)} />}
      {attack.mana > 0 && <Less value={attack.mana} name={say(WORDS.mana)} />}
      <span className="soeurs-sign">=</span>
      <b className="soeurs-loss">{attack.loss === 0 ? '0' : `−${attack.loss}`}</b>
    </span>
  );
}

function Less({ value, name }: { readonly value: number; readonly name: string }) {
  return (
    <span className="soeurs-term" data-less>
      <span className="soeurs-sign">−</span>
      <b>{value}</b>
      <small>{name}</small>
    </span>
  );
}

/** Where what follows can't be foreseen (a random discard), the sum as it stands. */
function Incoming() {
  const { t, say } = usePlay();
  if (t.incoming === null) return null;
  const { total, loss } = t.incoming;
  return (
    <span className="soeurs-sum">
      <span className="soeurs-term">
        <b>{total}</b>
        <small>{say(WORDS.attack)}</small>
      </span>
      {t.defence > 0 && <Less value={t.defence} name={say(WORDS.defence)} />}
      <span className="soeurs-sign">=</span>
      <b className="soeurs-loss">{loss === 0 ? '0' : `−${loss}`}</b>
    </span>
  );
}
