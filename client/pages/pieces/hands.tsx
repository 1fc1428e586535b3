import { Hand, useLanguage } from '@tablee/ui';
import { useState } from 'react';
import { Room } from './room.tsx';
import { SampleCard } from './sample-card.tsx';
import { SAMPLES } from './samples.tsx';

const MOST = 16;

export function Hands() {
  const language = useLanguage();
  const [held, setHeld] = useState(() => Array.from({ length: 7 }, (_, index) => index));
  const [chosen, setChosen] = useState(2);
  const label = { fr: 'Cartes en main', en: 'Cards in hand' }[language];
  const hold = (count: number) =>
    setHeld((cards) =>
      count < cards.length
        ? cards.slice(0, count)
        : [
            ...cards,
            ...Array.from({ length: count - cards.length }, (_, i) => Math.max(-1, ...cards) + 1 + i),
          ],
    );
  return (
    <Room
      title={{ fr: 'Main', en: 'Hand' }}
      about={{
        fr: 'Un éventail qui se resserre ; sur téléphone, une bande qui défile.',
        en: 'A fan that closes as it fills; on a phone, a strip that scrolls.',
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
      <Hand label={label}>
        {held.map((card, index) => (
          <SampleCard
            key={card}
            sample={SAMPLES[card % SAMPLES.length]!}
            state={card === chosen ? 'chosen' : index % 3 === 1 ? 'cannot' : 'can'}
            onPress={() => setChosen(card === chosen ? -1 : card)}
          />
        ))}
      </Hand>
    </Room>
  );
}
