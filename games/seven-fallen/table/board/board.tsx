/** The open book: the other side's page above, one's own below, the turn's band between the two Lignes de feu. */
import type { Seat } from '@tablee/kernel';
import { SpeechBubble } from '@tablee/ui';
import { Latest } from '../cards/latest.tsx';
import { Combat } from '../combat.tsx';
import { usePlay } from '../play.tsx';
import { ZoneSheet } from '../sheets/zone-sheet.tsx';
import { WORDS } from '../words.ts';
import { Adoration } from './adoration.tsx';
import { Divin } from './divin.tsx';
import { Line } from './line.tsx';
import { Lines } from './lines.tsx';
import { EffectPile } from './pile.tsx';
import { Spread } from './spread.tsx';
import { TurnBand } from './turn-band.tsx';
import { Zones } from './zones.tsx';
import './board.css';

export function Board() {
  const { me, foe, asked } = usePlay();
  return (
    <div className="sf-board" data-asks={asked?.kind}>
      <Side seat={foe} />
      <div className="sf-middle">
        <TurnBand />
        <Combat />
      </div>
      <Side seat={me} />
      <Lines />
      <EffectPile />
      <Spread />
      <ZoneSheet />
      <Latest />
    </div>
  );
}

function Side({ seat }: { readonly seat: Seat }) {
  const { me, say, names, saying, t } = usePlay();
  const isMine = seat === me;
  const says = saying?.get(seat);
  return (
    <section
      className="sf-side"
      data-side={isMine ? 'mine' : 'theirs'}
      data-active={t.active === seat || undefined}
      aria-label={`${isMine ? say(WORDS.mine) : say(WORDS.theirs)}, ${names[seat] ?? ''}`}
    >
      <div className="sf-back-row">
        <Adoration seat={seat} />
        <Divin seat={seat} />
        <Zones seat={seat} />
      </div>
      <Line seat={seat} place="ag" />
      <Line seat={seat} place="ldf" />
      {says !== undefined && <SpeechBubble text={says} />}
    </section>
  );
}
