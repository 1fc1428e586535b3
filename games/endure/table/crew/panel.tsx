/** A survivor's board: large while it acts or is looked at, a strip otherwise. */
import { SpeechBubble, useWindow } from '@tablee/ui';
import { useEffect, useRef } from 'react';
import type { Who } from '../../types.ts';
import { Art, TokenArt, toneOf } from '../art/index.tsx';
import { usePlay } from '../play.tsx';
import { Actions, Life, Resolve, Wounds } from './gauge.tsx';
import { Inventory } from './inventory.tsx';
import { Facts, States } from './states.tsx';

/** More strips than these, or a low window: those that are folded say in one row how their survivor fares. */
const STRIPS = 4;

interface PanelProps {
  readonly who: Who;
  readonly open: boolean;
  /** Somebody wants to see it open, or folded again. */
  toggle(): void;
}

export function Panel({ who, open, toggle }: PanelProps) {
  const play = usePlay();
  const { s, seen, content, names, acting, saying, view } = play;
  const one = seen.survivors[who]!;
  const card = content.survivors[one.class]!;
  const state = play.stateOf(who);
  const shown = state === 'can' || state === 'chosen' || state === 'hinted';
  const said = saying?.get(one.seat);
  const panel = useRef<HTMLElement>(null);
  const isActing = who === acting;
  const low = useWindow('short');
  const brief = !open && (low || seen.survivors.length > STRIPS);
  // Six boards are higher than the window: the one that acts is in sight.
  useEffect(() => {
    if (isActing && open) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isActing, open]);
  return (
    <section
      ref={panel}
      className="es-panel"
      data-open={open || undefined}
      data-brief={brief || undefined}
      data-acting={isActing || undefined}
      data-fate={one.fate}
      style={{ '--es-tone': toneOf('survivor', card) } as React.CSSProperties}
      aria-label={s.who(who)}
    >
      <button
        type="button"
        className="es-panel-head"
        data-state={shown ? state : 'calm'}
        aria-expanded={open}
        onClick={() => (shown ? play.press(who) : toggle())}
        onPointerEnter={() => play.point(who)}
        onPointerLeave={() => play.point(null)}
      >
        <span className="es-portrait">
          <Art kind="survivor" card={card} />
        </span>
        <span className="es-panel-names">
          <b>{s.who(who)}</b>
          {view.seats > 1 && <span className="es-player">{names[one.seat]}</span>}
        </span>
        {seen.first === who && (
          <span className="es-first" title={s.say('Premier joueur', 'First player')}>
            <TokenArt is="first" />
          </span>
        )}
        {who === seen.turn && <Actions who={who} />}
      </button>
      <SpeechBubble text={said} />
      {one.fate === 'aboard' && (
        <div className="es-dials">
          <Life who={who} brief={brief} />
          <Wounds who={who} />
          <Resolve who={who} />
        </div>
      )}
      <States who={who} />
      {open && one.fate === 'aboard' && (
        <>
          <Facts who={who} />
          <Inventory who={who} />
        </>
      )}
    </section>
  );
}
