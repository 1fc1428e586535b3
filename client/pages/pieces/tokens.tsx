import hooded from 'icon:cowled';
import ghost from 'icon:floating-ghost';
import gem from 'icon:gems';
import heart from 'icon:hearts';
import potion from 'icon:round-potion';
import helm from 'icon:visored-helm';
import wizard from 'icon:wizard-face';
import wolf from 'icon:wolf-head';
import { Counter, PATTERNS, PIECE_STATES, Token, useLanguage } from '@tablee/ui';
import { useState } from 'react';
import { Room, Shown } from './room.tsx';
import { STATE_NAMES } from './states.ts';

const TONES = ['#8f2f2f', '#2f5f94', '#3e7a3a', '#a8781d', '#6b4596', '#45494f'];
const ICONS = [helm, wizard, hooded, wolf, ghost, helm];
const PATTERN_NAMES = {
  plain: { fr: 'Uni', en: 'Plain' },
  stripes: { fr: 'Rayures', en: 'Stripes' },
  dots: { fr: 'Points', en: 'Dots' },
  checks: { fr: 'Damier', en: 'Checks' },
  waves: { fr: 'Vagues', en: 'Waves' },
  chevrons: { fr: 'Chevrons', en: 'Chevrons' },
} as const;

export function Tokens() {
  const language = useLanguage();
  const [life, setLife] = useState(14);
  return (
    <Room
      title={{ fr: 'Pions et compteurs', en: 'Tokens and counters' }}
      about={{
        fr: 'Découpés à la main ; les motifs distinguent ce que la couleur ne suffit pas à dire.',
        en: 'Cut by hand; patterns tell apart what colour alone does not.',
      }}
    >
      <div className="pieces-row">
        {PATTERNS.map((pattern, index) => (
          <Shown key={pattern} title={PATTERN_NAMES[pattern]}>
            <Token
              icon={ICONS[index]!}
              tone={TONES[index]!}
              pattern={pattern}
              shape={index % 2 === 0 ? 'round' : 'shield'}
              label={PATTERN_NAMES[pattern][language]}
              size={80}
              badge={index === 1 ? 3 : undefined}
            />
          </Shown>
        ))}
        {PIECE_STATES.map((state) => (
          <Shown key={state} title={STATE_NAMES[state]}>
            <Token
              icon={wizard}
              tone="#2f5f94"
              label={STATE_NAMES[state][language]}
              state={state}
              size={72}
              onPress={() => {}}
            />
          </Shown>
        ))}
      </div>
      <div className="pieces-row">
        <Shown title={{ fr: 'Grand compteur, avec plafond', en: 'Big counter, with a ceiling' }}>
          <div className="pieces-counter">
            <button type="button" className="button" onClick={() => setLife(Math.max(0, life - 3))}>
              −3
            </button>
            <Counter
              icon={heart}
              value={life}
              max={20}
              label={{ fr: 'Points de vie', en: 'Life' }[language]}
              tone="#d2483f"
              big
            />
            <button type="button" className="button" onClick={() => setLife(Math.min(20, life + 2))}>
              +2
            </button>
          </div>
        </Shown>
        <Shown title={{ fr: 'Compteurs', en: 'Counters' }}>
          <div className="pieces-counter">
            <Counter
              icon={gem}
              value={2}
              label={{ fr: 'Trésors', en: 'Treasures' }[language]}
              tone="#e0b13d"
            />
            <Counter
              icon={potion}
              value={0}
              max={3}
              label={{ fr: 'Potions', en: 'Potions' }[language]}
              tone="#7fb069"
            />
          </div>
        </Shown>
      </div>
    </Room>
  );
}
