/** The survivors, in turn order; whoever acts is open, and whoever was pressed. */
import { frameOf } from '@tablee/kernel';
import { Sheet, useWindow } from '@tablee/ui';
import { useState } from 'react';
import { trade } from '../../rules/trade.ts';
import { NOBODY, type Who } from '../../types.ts';
import { Art, toneOf } from '../art/index.tsx';
import { type Play, usePlay } from '../play.tsx';
import { Actions, Life, Resolve, Wounds } from './gauge.tsx';
import { Inventory } from './inventory.tsx';
import { Panel } from './panel.tsx';
import { Facts, States } from './states.tsx';
import './crew.css';

/** Those whose boards the question is about. */
function concerned({ view, asked, acting }: Play): readonly Who[] {
  const trading = asked?.kind === 'offer' || asked?.kind === 'answer' ? frameOf(view, trade) : null;
  return trading ? [trading.who, trading.partner] : acting >= 0 ? [acting] : [];
}

/** Whom one looks at while nobody acts: one's own, the first that is still aboard. */
function ownOf({ seen, view }: Play): Who {
  const aboard = seen.survivors.findIndex(({ seat, fate }) => seat === view.seat && fate === 'aboard');
  const anybody = seen.survivors.findIndex(({ fate }) => fate === 'aboard');
  return Math.max(0, aboard >= 0 ? aboard : anybody) as Who;
}

/** Beside the ship. */
export function Crew() {
  const play = usePlay();
  const { s, seen } = play;
  const [opened, setOpened] = useState<Who>(NOBODY);
  const about = concerned(play);
  const isOpen = (who: Who): boolean =>
    about.includes(who) || opened === who || (about.length === 0 && opened === NOBODY && who === ownOf(play));
  return (
    <section className="es-crew" aria-label={s.say('Équipe', 'Crew')}>
      {seen.survivors.map((_, number) => {
        const who = number as Who;
        return (
          <Panel
            // biome-ignore lint/suspicious/noArrayIndexKey: a survivor is its number
            key={number}
            who={who}
            open={isOpen(who)}
            toggle={() => setOpened(opened === who ? NOBODY : who)}
          />
        );
      })}
    </section>
  );
}

/** Below the ship on a phone: whoever acts, and the others as portraits that open. */
export function CrewStrip() {
  const play = usePlay();
  const { s, seen, content, acting } = play;
  const [opened, setOpened] = useState<Who>(NOBODY);
  const across = useWindow('across');
  const [first, second] = concerned(play);
  const shown = first ?? ownOf(play);
  if (!seen.survivors[shown]) return null;
  const one = seen.survivors[shown]!;
  return (
    <div className="es-strip" data-across={across || undefined}>
      <section className="es-portraits" aria-label={s.say('Équipe', 'Crew')}>
        {seen.survivors.map(({ class: of, life, fate }, number) => {
          const who = number as Who;
          const state = play.stateOf(who);
          const can = state === 'can' || state === 'chosen' || state === 'hinted';
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a survivor is its number
              key={number}
              type="button"
              className="es-portrait-button"
              data-state={can ? state : 'calm'}
              data-acting={who === acting || undefined}
              data-fate={fate}
              style={{ '--es-tone': toneOf('survivor', content.survivors[of]!) } as React.CSSProperties}
              onClick={() => (can ? play.press(who) : setOpened(who))}
            >
              <span className="visually-hidden">
                {s.say(`${s.who(who)}, Vie ${life}`, `${s.who(who)}, Life ${life}`)}
              </span>
              <Art kind="survivor" card={content.survivors[of]!} />
              <span className="es-portrait-life" aria-hidden="true">
                {life}
              </span>
            </button>
          );
        })}
      </section>
      <div className="es-strip-one">
        <div className="es-strip-line">
          <b>{s.who(shown)}</b>
          <Life who={shown} brief />
          <Wounds who={shown} />
          {shown === seen.turn && <Actions who={shown} />}
        </div>
        <Resolve who={shown} />
        <States who={shown} />
        {one.fate === 'aboard' && <Inventory who={shown} />}
        {second !== undefined && (
          <>
            <div className="es-strip-line">
              <b>{s.who(second)}</b>
            </div>
            <Inventory who={second} />
          </>
        )}
      </div>
      <Sheet
        open={opened !== NOBODY}
        close={() => setOpened(NOBODY)}
        title={opened === NOBODY ? '' : s.who(opened)}
        side={across ? 'right' : 'bottom'}
      >
        {opened !== NOBODY && (
          <div className="es-panel es-panel-sheet" data-open>
            <div className="es-dials">
              <Life who={opened} />
              <Wounds who={opened} />
              <Resolve who={opened} />
            </div>
            <States who={opened} />
            <Facts who={opened} />
            <Inventory who={opened} />
          </div>
        )}
      </Sheet>
    </div>
  );
}
