/** The attack that asks for a defence: what answers it, and what is at stake. */

import dodge from 'icon:dodging';
import heart from 'icon:hearts';
import chest from 'icon:locked-chest';
import parry from 'icon:shield-reflect';
import { frameOf, type Language, type View } from '@tablee/kernel';
import { Icon } from '@tablee/ui';
import { attacked } from '../../rules/def.ts';
import { TREASURES_TO_WIN } from '../../rules/tres.ts';
import type { PlunderView } from '../../types.ts';

export function Stakes({ view, language }: { view: View<PlunderView>; language: Language }) {
  const attack = frameOf(view, attacked);
  if (!attack) return null;
  const seen = view.table;
  const fr = language === 'fr';
  const left = Math.max(0, seen.pv[attack.hero]! - attack.damage);
  const carries = seen.carries[attack.hero] === 1;
  return (
    <ul className="plunder-stakes">
      <li data-off={attack.parry ? undefined : true}>
        <Icon path={parry} />
        {fr ? `Parade dès ${attack.value}` : `Parry from ${attack.value}`} <b>♥♦</b>
        {!attack.parry && <span className="visually-hidden">{fr ? ' : impossible' : ': impossible'}</span>}
      </li>
      <li>
        <Icon path={dodge} />
        {fr ? `Esquive dès ${attack.value}` : `Dodge from ${attack.value}`} <b>♠♣</b>
      </li>
      {attack.weak && (
        <li>
          {fr ? 'Faible : ' : 'Weak: '}
          {attack.parry ? (fr ? '2 rouges ou 2 noires' : '2 red or 2 black') : fr ? '2 noires' : '2 black'}
        </li>
      )}
      <li className="plunder-stakes-loss">
        <Icon path={carries && left === 0 ? chest : heart} />
        {lossText(attack.damage, left, carries, language)}
        {carries &&
          left === 0 &&
          mayLose(view) &&
          (fr ? ' La victoire est en jeu.' : ' The game is at stake.')}
      </li>
    </ul>
  );
}

function lossText(damage: number, left: number, carries: boolean, language: Language): string {
  const fr = language === 'fr';
  if (left > 0) return fr ? `Sinon −${damage} PV, reste ${left}.` : `Else −${damage} HP, ${left} left.`;
  if (carries) return fr ? 'Sinon il tombe et lâche son trésor.' : 'Else he falls and drops his treasure.';
  return fr ? 'Sinon il tombe.' : 'Else he falls.';
}

/** Another team needs only one treasure more. */
function mayLose({ table, seat }: View<PlunderView>): boolean {
  if (seat === null) return false;
  return table.secured.some((total, team) => total === TREASURES_TO_WIN - 1 && table.teamOf[seat] !== team);
}
