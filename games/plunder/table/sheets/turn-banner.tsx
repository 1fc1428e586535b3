/** Whose turn, which turn, which phase: a ribbon. */
import type { Language, Text } from '@tablee/kernel';
import type { PlunderView } from '../../types.ts';
import { teamClass } from '../patterns.tsx';
import './turn-banner.css';

const PHASES: Readonly<Record<PlunderView['phase'], Text>> = {
  setup: { fr: 'Mise en place', en: 'Setting up' },
  action: { fr: 'Phase d’action', en: 'Action phase' },
  discard: { fr: 'Phase de défausse', en: 'Discard phase' },
};

interface TurnBannerProps {
  readonly seen: PlunderView;
  readonly names: readonly string[];
  readonly language: Language;
}

export function TurnBanner({ seen, names, language }: TurnBannerProps) {
  const { active, turns, phase } = seen;
  return (
    <div className={`plunder-banner ${teamClass(seen.teamOf[active] ?? -1)}`}>
      {turns > 0 && (
        <span className="plunder-banner-turn">{language === 'fr' ? `Tour ${turns}` : `Turn ${turns}`}</span>
      )}
      <span className="plunder-banner-name">{names[active]}</span>
      <span className="plunder-banner-phase">{PHASES[phase][language]}</span>
    </div>
  );
}
