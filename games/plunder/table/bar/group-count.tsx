/** During a group activation: how many monsters have had their go, how many still can. */
import monster from 'icon:goblin-head';
import { type Decision, frameOf, type Language, type View } from '@tablee/kernel';
import { Icon } from '@tablee/ui';
import { monstersAttack, monstersMove } from '../../rules/mon.ts';
import type { PlunderView } from '../../types.ts';

interface GroupCountProps {
  readonly view: View<PlunderView>;
  readonly asked: Decision | null;
  readonly language: Language;
}

const KINDS: ReadonlySet<string> = new Set(['nextMonster', 'monsterSquare', 'monsterTarget']);

export function GroupCount({ view, asked, language }: GroupCountProps) {
  if (!asked || !KINDS.has(asked.kind)) return null;
  const spent = bits(frameOf(view, monstersMove, monstersAttack)?.spent ?? 0);
  const left =
    asked.kind === 'nextMonster' ? asked.options.filter(({ do: does }) => does === 'target').length : null;
  const fr = language === 'fr';
  const done = fr ? `${spent} ${spent > 1 ? 'ont' : 'a'} agi` : `${spent} done`;
  const able = left === null ? '' : fr ? ` · ${left} encore` : ` · ${left} left`;
  return (
    <span className="plunder-group">
      <Icon path={monster} /> {done}
      {able}
    </span>
  );
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
