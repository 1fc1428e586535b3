import sun from 'icon:sun';
import { CardBack, Hand, Pile, useDrag, useLanguage } from '@tablee/ui';
import { useState } from 'react';
import { Room } from './room.tsx';
import { SampleCard } from './sample-card.tsx';
import { SAMPLES, type Sample } from './samples.tsx';

const MOST = 16;

export function Hands() {
  const language = useLanguage();
  const [held, setHeld] = useState<readonly number[]>([0, 1, 2, 3, 4, 5, 6]);
  const [next, setNext] = useState(held.length);
  const [discard, setDiscard] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<number | null>(2);
  const label = { fr: 'Cartes en main', en: 'Cards in hand' }[language];
  const last = discard.at(-1);

  const hold = (count: number) => {
    const more = Array.from({ length: Math.max(0, count - held.length) }, (_, index) => next + index);
    setHeld([...held.slice(0, count), ...more]);
    setNext(next + more.length);
  };
  const drop = (card: number) => {
    setHeld(held.filter((each) => each !== card));
    setDiscard([...discard, card]);
  };
  return (
    <Room
      title={{ fr: 'Main', en: 'Hand' }}
      about={{
        fr: 'Un éventail qui se resserre ; sur téléphone, une bande qui défile. Glissez une carte sur la défausse.',
        en: 'A fan that closes as it fills; on a phone, a strip that scrolls. Drag a card onto the discard.',
      }}
    >
      <label className="pieces-slider">
        {label} <output>{held.length}</output>
        <input
          type="range"
          min="1"
          max={MOST}
          value={held.length}
          onChange={(event) => hold(Number(event.target.value))}
        />
      </label>
      <div className="pieces-hand">
        <Hand label={label}>
          {held.map((card, index) => (
            <Held
              key={card}
              sample={sampleOf(card)}
              state={card === chosen ? 'chosen' : index % 3 === 1 ? 'cannot' : 'can'}
              press={() => setChosen(card === chosen ? null : card)}
              drop={() => drop(card)}
            />
          ))}
        </Hand>
        <div data-drop="discard">
          <Pile
            label={{ fr: 'Défausse', en: 'Discard' }[language]}
            count={discard.length}
            top={last === undefined ? undefined : <SampleCard sample={sampleOf(last)} size="small" />}
            back={<CardBack tone="#7a3b2e" motif={sun} />}
          />
        </div>
      </div>
    </Room>
  );
}

interface HeldProps {
  readonly sample: Sample;
  readonly state: 'can' | 'cannot' | 'chosen';
  press(): void;
  drop(): void;
}

function Held({ sample, state, press, drop }: HeldProps) {
  const drag = useDrag({
    onDrop: (id) => id === 'discard' && drop(),
    disabled: state === 'cannot',
    touch: 'pan-x',
  });
  return <SampleCard sample={sample} state={state} drag={drag} onPress={press} />;
}

function sampleOf(card: number): Sample {
  return SAMPLES[card % SAMPLES.length]!;
}
