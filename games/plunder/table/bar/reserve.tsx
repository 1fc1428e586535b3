/** Heroes and monsters waiting outside: taken up here, put down on the board. */
import type { Language } from '@tablee/kernel';
import { CLASSES, type Hero, type PlunderOption } from '../../types.ts';
import { CLASS_NAMES } from '../../words/names.ts';
import { MiniHero, MiniMonster } from '../sheets/mini-token.tsx';
import type { Play } from '../use-play.ts';

interface ReserveProps {
  readonly options: readonly PlunderOption[];
  readonly play: Play;
  readonly language: Language;
  readonly safe: boolean;
}

export function Reserve({ options, play, language, safe }: ReserveProps) {
  const heroes = new Set<Hero>();
  for (const option of options) {
    if (option.do === 'enter' || option.do === 'place') heroes.add(option.hero);
    if (option.do === 'replace') heroes.add(option.by);
  }
  const summons = options.some((option) => option.do === 'summon');
  if (heroes.size === 0 && !summons) return null;
  const fr = language === 'fr';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="plunder-reserve" role="group" aria-label={fr ? 'Faire entrer' : 'Bring in'}>
      <span className="plunder-reserve-title" aria-hidden="true">
        {fr ? 'Faire entrer' : 'Bring in'}
      </span>
      {[...heroes].map((hero) => (
        <button
          key={hero}
          type="button"
          className="plunder-reserve-piece"
          aria-label={CLASS_NAMES[CLASSES[hero % 3]!][language]}
          aria-pressed={play.held?.what === 'reserve' && play.held.hero === hero}
          onClick={() => play.hold({ what: 'reserve', hero })}
        >
          <MiniHero team={Math.floor(hero / 3)} kind={hero % 3} colourSafe={safe} />
        </button>
      ))}
      {summons && (
        <button
          type="button"
          className="plunder-reserve-piece"
          aria-label={fr ? 'Monstre' : 'Monster'}
          aria-pressed={play.held?.what === 'summon'}
          onClick={() => play.hold({ what: 'summon' })}
        >
          <MiniMonster />
        </button>
      )}
    </div>
  );
}
