import star from 'icon:polar-star';
import sun from 'icon:sun';
import { CardBack, PIECE_STATES, Pile, useLanguage } from '@tablee/ui';
import { useState } from 'react';
import { Room, Shown } from './room.tsx';
import { SampleCard } from './sample-card.tsx';
import { SAMPLES, type Sample } from './samples.tsx';
import { STATE_NAMES } from './states.ts';

export function Cards() {
  const [embers, griffin] = SAMPLES as [Sample, Sample];
  return (
    <Room
      title={{ fr: 'Cartes et piles', en: 'Cards and piles' }}
      about={{
        fr: 'Survol, focus ou appui long agrandit une carte et explique ses mots-clés.',
        en: 'Hovering, focus or a long press enlarges a card and explains its keywords.',
      }}
    >
      <div className="pieces-cards">
        <div>
          <div className="pieces-row">
            {PIECE_STATES.map((state) => (
              <Shown key={state} title={STATE_NAMES[state]}>
                <SampleCard sample={embers} state={state} onPress={() => {}} />
              </Shown>
            ))}
          </div>
          <div className="pieces-row">
            <Shown title={{ fr: 'Petite', en: 'Small' }}>
              <SampleCard sample={griffin} size="small" />
            </Shown>
            <Piles top={embers} />
          </div>
        </div>
        <Shown title={{ fr: 'Grande', en: 'Large' }}>
          <SampleCard sample={griffin} size="large" />
        </Shown>
      </div>
    </Room>
  );
}

function Piles({ top }: { top: Sample }) {
  const language = useLanguage();
  const [left, setLeft] = useState(24);
  const discard = { fr: 'Défausse', en: 'Discard' }[language];
  const sunBack = <CardBack tone="#7a3b2e" motif={sun} />;
  const starBack = <CardBack tone="#2f5d73" motif={star} />;
  return (
    <>
      <Shown title={{ fr: 'On peut y piocher', en: 'Can be drawn from' }}>
        <Pile
          label={{ fr: 'Pioche', en: 'Draw pile' }[language]}
          count={left}
          back={sunBack}
          state="can"
          onPress={() => setLeft(left > 1 ? left - 1 : 24)}
        />
      </Shown>
      <Shown title={{ fr: 'Presque finie', en: 'Nearly gone' }}>
        <Pile label={{ fr: 'Réserve', en: 'Reserve' }[language]} count={3} back={starBack} />
      </Shown>
      <Shown title={{ fr: 'Carte du dessus visible', en: 'Top card seen' }}>
        <Pile label={discard} count={7} top={<SampleCard sample={top} size="small" />} back={starBack} />
      </Shown>
      <Shown title={{ fr: 'Vide', en: 'Empty' }}>
        <Pile label={discard} count={0} back={starBack} />
      </Shown>
    </>
  );
}
