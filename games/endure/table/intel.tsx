/** What is known beyond the ship's plan: objectives, the event, who would do what, what just happened. */
import intel from 'icon:checklist';
import { Icon, Sheet } from '@tablee/ui';
import { useState } from 'react';
import { Foes } from './enemies/foes.tsx';
import { PhaseReport } from './enemies/phase-summary.tsx';
import { Titan } from './enemies/titan.tsx';
import { usePlay } from './play.tsx';
import { EventCard } from './round/event-card.tsx';
import { Objectives } from './round/objectives.tsx';
import { Piles } from './round/round-bar.tsx';

export function Intel() {
  return (
    <div className="es-intel">
      <Blocks />
    </div>
  );
}

function Blocks() {
  return (
    <>
      <Objectives />
      <EventCard />
      <Titan />
      <PhaseReport />
      <Foes />
    </>
  );
}

/** On a phone it comes as a sheet. */
export function IntelButton() {
  const { s, seen } = usePlay();
  const [open, setOpen] = useState(false);
  const name = s.say('Objectifs et ennemis', 'Objectives and enemies');
  return (
    <>
      <button type="button" className="es-tool" onClick={() => setOpen(true)}>
        <Icon path={intel} />
        <span className="visually-hidden">{name}</span> {seen.foes.live.length}
      </button>
      <Sheet open={open} close={() => setOpen(false)} title={name}>
        <div className="es-intel es-intel-sheet">
          <Piles />
          <Blocks />
        </div>
      </Sheet>
    </>
  );
}
