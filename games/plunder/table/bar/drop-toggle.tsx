/** A carrier keeps his treasure when he moves, unless this is pressed first. */
import type { Language } from '@tablee/kernel';
import type { PlunderOption } from '../../types.ts';
import type { Play } from '../use-play.ts';

export function DropToggle({
  play,
  options,
  language,
}: {
  play: Play;
  options: readonly PlunderOption[];
  language: Language;
}) {
  const { held, situation, drops } = play;
  const moves = options.filter(
    (option) =>
      option.do === 'to' ||
      option.do === 'dodge' ||
      option.do === 'target' ||
      (option.do === 'move' && held?.what === 'hero' && held.hero === option.hero),
  );
  if (!moves.some((option) => situation.see(option)?.asked?.kind === 'dropBefore')) return null;
  return (
    <button type="button" className="plunder-form" aria-pressed={drops} onClick={() => play.drop(!drops)}>
      {language === 'fr' ? 'Lâcher le trésor avant de bouger' : 'Drop the treasure before moving'}
    </button>
  );
}
