import { Hand, useLanguage } from '@tablee/ui';
import { useState } from 'react';
import { SampleCard } from './cards.tsx';
import { Room } from './room.tsx';
import { SAMPLES } from './samples.tsx';

export function Hands() {
  const language = useLanguage();
  const [held, setHeld] = useState(7);
  const [chosen, setChosen] = useState(2);
  const cards = Array.from({ length: held }, (_, index) => SAMPLES[index % SAMPLES.length]!);
  return (
    <Room
      title={{ fr: 'Main', en: 'Hand' }}
      about={{
        fr: 'Un éventail qui se resserre ; sur téléphone, une bande qui défile.',
        en: 'A fan that closes as it fills; on a phone, a strip that scrolls.',
      }}
    >
      <div className="pieces-row">
        <label className="pieces-slider">
          {{ fr: 'Cartes en main', en: 'Cards in hand' }[language]} <output>{held}</output>
          <input
            type="range"
            min="1"
            max="16"
            value={held}
            onChange={(e) => setHeld(Number(e.target.value))}
          />
        </label>
      </div>
      <Hand label={{ fr: 'Main d’exemple', en: 'A sample hand' }[language]}>
        {cards.map((sample, index) => (
          <SampleCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the same cards come again and again
            key={index}
            sample={sample}
            state={index === chosen ? 'chosen' : index % 3 === 1 ? 'cannot' : 'can'}
            onPress={() => setChosen(index)}
          />
        ))}
      </Hand>
    </Room>
  );
}
