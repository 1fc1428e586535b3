/** The whole table: a fight, or what lies between two of them. */
import { TableLayout, type TableProps, useCompact, useWindow } from '@tablee/ui';
import { useEffect, useRef } from 'react';
import type { VeielView } from '../types.ts';
import { Ask } from './ask.tsx';
import { Between } from './between/index.tsx';
import { Banner, Field, FieldChip, Interrupting } from './board/banner.tsx';
import { Board, TurnButton } from './board/board.tsx';
import { BossPanels } from './boss/boss-panel.tsx';
import { Foes } from './intents/foes.tsx';
import { ThreatOrder } from './intents/threat.tsx';
import { Mine } from './mine/hand.tsx';
import { Party } from './party/party.tsx';
import { PlayProvider, usePlay } from './play.tsx';
import { isFight } from './reading.ts';
import { Sheets } from './sheets.tsx';
import './table.css';
import { WORDS } from './words.ts';

export function Table(props: TableProps<VeielView>) {
  if (!isFight(props.view.table)) return <Between {...props} />;
  return (
    <PlayProvider props={props}>
      <Fight />
    </PlayProvider>
  );
}

function Fight() {
  const { say, plan, turn } = usePlay();
  const compact = useCompact();
  useTurnKey(plan.isPattern ? turn : null);
  return (
    <div className="veiel">
      <TableLayout
        label={say(WORDS.table)}
        board={compact ? <Compact /> : <Wide />}
        question={<Ask />}
        mine={<Mine />}
      />
      <Sheets />
    </div>
  );
}

/** The heroes to the left, the enemies to the right. */
function Wide() {
  return (
    <div className="veiel-wide">
      <div className="veiel-side">
        <Banner />
        <Party form="panels" />
      </div>
      <Middle />
      <div className="veiel-side">
        <Field />
        <ThreatOrder />
        <Foes />
        <BossPanels />
      </div>
    </div>
  );
}

function Middle() {
  return (
    <div className="veiel-middle">
      <Board />
      <TurnButton />
      <Interrupting />
    </div>
  );
}

function Compact() {
  const { open, say, intents } = usePlay();
  const across = useWindow('across');
  return (
    <div className="veiel-compact" data-across={across || undefined}>
      <div className="veiel-top">
        <div className="veiel-top-row">
          <Banner />
          <FieldChip />
          <button type="button" className="veiel-chip" onClick={() => open({ of: 'foes' })}>
            {say(WORDS.foes)} ({intents.length})
          </button>
        </div>
        <Party form="strip" />
      </div>
      <Middle />
    </div>
  );
}

/** R turns what is in hand; while nothing can be turned the key means what it means everywhere. */
function useTurnKey(turn: (() => void) | null): void {
  const now = useRef(turn);
  useEffect(() => {
    now.current = turn;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (!now.current || isTyping || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      now.current();
    };
    addEventListener('keydown', pressed, { capture: true });
    return () => removeEventListener('keydown', pressed, { capture: true });
  }, []);
}
