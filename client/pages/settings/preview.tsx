/** What the settings look like at a table. */

import rogue from 'icon:hood';
import mage from 'icon:robe';
import warrior from 'icon:visored-helm';
import { Die, Token } from '@tablee/ui';
import { useEffect, useRef, useState } from 'react';
import { useSay, useSettings } from '../../settings/index.ts';
import { play } from '../../table/sound.ts';

const ROLL_MILLISECONDS = 700;

const FIGURES = [
  { icon: warrior, tone: '#27598a', pattern: 'stripes', label: { fr: 'Pièce bleue', en: 'Blue piece' } },
  { icon: rogue, tone: '#3b6b33', pattern: 'dots', label: { fr: 'Pièce verte', en: 'Green piece' } },
  { icon: mage, tone: '#6f3d86', pattern: 'checks', label: { fr: 'Pièce violette', en: 'Purple piece' } },
] as const;

export function Preview() {
  const say = useSay();
  const { colourSafe, sound } = useSettings();
  const [pips, setPips] = useState(5);
  const [rolling, setRolling] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const roll = () => {
    // Any number will do here: nobody wins by it.
    setPips(1 + Math.floor(Math.random() * 6));
    setRolling(true);
    if (sound) play('die');
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setRolling(false), ROLL_MILLISECONDS);
  };
  return (
    <section className="settings-preview" aria-labelledby="preview">
      <h2 id="preview">{say({ fr: 'Aperçu', en: 'Preview' })}</h2>
      <div className="settings-pieces">
        {FIGURES.map(({ icon, tone, pattern, label }) => (
          <Token
            key={pattern}
            icon={icon}
            tone={tone}
            label={say(label)}
            size={64}
            {...(colourSafe && { pattern })}
          />
        ))}
        <Die
          pips={pips}
          rolling={rolling}
          label={say({ fr: `Dé : ${pips}`, en: `Die: ${pips}` })}
          size={56}
        />
      </div>
      <p>
        {say({
          fr: 'Votre Guerrier est attaqué avec 10♦. Comment répond-il ?',
          en: 'Your Warrior is attacked with 10♦. How does he answer?',
        })}
      </p>
      <button type="button" className="button" onClick={roll}>
        {say({ fr: 'Lancer le dé', en: 'Roll the die' })}
      </button>
    </section>
  );
}
