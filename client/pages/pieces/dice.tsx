import { Die, PIECE_STATES, useLanguage } from '@tablee/ui';
import { useState } from 'react';
import { Room, Shown } from './room.tsx';
import { STATE_NAMES } from './states.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const TONES = ['#f1e6cf', '#b23a3a', '#2f6f8f', '#3f7d4e', '#6d4a9c', '#2b2b30'];

export function Dice() {
  const language = useLanguage();
  const [pips, setPips] = useState([5, 2]);
  const [rolling, setRolling] = useState(false);
  const roll = () => {
    setPips(pips.map(() => 1 + Math.floor(Math.random() * 6)));
    setRolling(true);
    setTimeout(() => setRolling(false), 700);
  };
  const named = (face: number) => ({ fr: `Dé : ${face}`, en: `Die: ${face}` })[language];
  return (
    <Room
      title={{ fr: 'Dés', en: 'Dice' }}
      about={{ fr: 'De vrais points, un vrai roulement.', en: 'Real pips, a real tumble.' }}
    >
      <div className="pieces-row">
        {FACES.map((face, index) => (
          <Shown key={face} title={{ fr: String(face), en: String(face) }}>
            <Die pips={face} tone={TONES[index]} label={named(face)} />
          </Shown>
        ))}
        {PIECE_STATES.map((state) => (
          <Shown key={state} title={STATE_NAMES[state]}>
            <Die
              pips={4}
              state={state}
              label={`${named(4)}, ${STATE_NAMES[state][language]}`}
              onPress={() => {}}
            />
          </Shown>
        ))}
        <Shown title={{ fr: 'Lancez-les', en: 'Roll them' }}>
          <div className="pieces-dice">
            {pips.map((face, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second die
              <Die key={index} pips={face} rolling={rolling} size={80} label={named(face)} />
            ))}
            <button type="button" className="button button-primary" onClick={roll}>
              {{ fr: 'Lancer', en: 'Roll' }[language]}
            </button>
          </div>
        </Shown>
      </div>
    </Room>
  );
}
