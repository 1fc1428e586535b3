/** The two dice of a movement; pressing them rolls, pressing one keeps it. */
import { frameOf, isSameOption } from '@tablee/kernel';
import { Die, useCompact } from '@tablee/ui';
import { movement } from '../../rules/move.ts';
import { usePlay } from '../play.tsx';
import { optionsTo } from '../reading.ts';
import type { Route } from './routes.ts';
import './move-dice.css';

interface MoveDiceProps {
  readonly routes: readonly Route[];
  showDie(pips: number | null): void;
}

export function MoveDice({ routes, showDie }: MoveDiceProps) {
  const { view, asked, happening, choose, hint, say } = usePlay();
  const compact = useCompact();
  const locals = frameOf(view, movement);
  const rolling = happening?.event === 'diceRolled' && happening.what === 'movement' ? happening.dice : null;
  const isNew = asked?.kind === 'rollMovement';
  const [one, other] = rolling ?? (isNew || locals === null ? [0, 0] : [locals.one, locals.other]);
  const [roll] = isNew ? optionsTo(asked, 'roll') : [];
  const choices = asked?.kind === 'chooseDie' ? optionsTo(asked, 'die') : [];
  const kept = asked?.kind === 'step' ? locals : null;
  const size = compact ? 40 : 64;
  return (
    <div className="soeurs-dice">
      {[one!, other!].map((pips, n) => {
        const choice = choices.find((option) => option.pips === pips);
        const ends = new Set(routes.filter((route) => route.pips === pips).map(({ to }) => to)).size;
        const isKept =
          kept === null || pips === kept.points || n === keptDie(kept, view.table.crossed.length);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first die and the second
          <figure key={n} className="soeurs-die" data-dropped={!isKept || undefined}>
            <Die
              pips={pips}
              rolling={rolling !== null}
              size={size}
              tone="#fdf6e3"
              label={dieLabel(pips, say)}
              state={choice ? (isSameOption(hint, choice) ? 'hinted' : 'can') : roll ? 'can' : 'calm'}
              onPress={choice ? () => choose(choice) : roll ? () => choose(roll) : undefined}
              onAsk={choice ? (asking) => showDie(asking ? pips : null) : undefined}
            />
            {choice && (
              <figcaption>
                {say({
                  fr: ends > 1 ? `${ends} arrivées` : `${ends} arrivée`,
                  en: ends === 1 ? '1 place to go' : `${ends} places to go`,
                })}
              </figcaption>
            )}
          </figure>
        );
      })}
      {kept && (
        <p className="soeurs-dice-left">
          {say({
            fr: `${kept.points} ${kept.points > 1 ? 'cases' : 'case'} à traverser`,
            en: `${kept.points} ${kept.points > 1 ? 'squares' : 'square'} to cross`,
          })}
        </p>
      )}
    </div>
  );
}

/** The die whose points are being walked: what was walked and what is left add up to it. */
function keptDie({ one, points }: { readonly one: number; readonly points: number }, walked: number): number {
  return one === points + walked ? 0 : 1;
}

function dieLabel(pips: number, say: ReturnType<typeof usePlay>['say']): string {
  return pips === 0
    ? say({ fr: 'Dé de Déplacement, à lancer', en: 'Movement die, to be rolled' })
    : say({ fr: `Dé de Déplacement : ${pips}`, en: `Movement die: ${pips}` });
}
