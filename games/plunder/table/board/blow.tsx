/** An attack waiting for its answer, drawn from attacker to victim; and, while aiming, what is about to be done. */
import { frameOf, type View } from '@tablee/kernel';
import type { Board } from '../../rules/board.ts';
import { attacked } from '../../rules/def.ts';
import { monstersAttack, monstersMove } from '../../rules/mon.ts';
import { bousculade } from '../../rules/war.ts';
import type { PlunderOption, PlunderView } from '../../types.ts';
import { underWay } from '../../words/under-way.ts';
import { actingHero } from '../acting.ts';
import { squareMeant, squareOfFigure } from '../lights.ts';
import type { Play } from '../use-play.ts';
import { Arrow } from './arrow.tsx';
import { centreOf } from './plan.ts';

interface BlowProps {
  readonly board: Board;
  readonly view: View<PlunderView>;
  readonly play: Play;
}

export function Blow({ board, view, play }: BlowProps) {
  const seen = view.table;
  const attack = frameOf(view, attacked);
  const { aim } = play;
  // Where lines of sight are drawn, the segment says it already.
  const sighted = SIGHTED.has(view.decisions[0]?.kind ?? '');
  const aimed = aim && !sighted ? aimOf(seen, view, aim) : null;
  const paid = paidFor(view);
  return (
    <>
      {attack && squareOfFigure(seen, attack.by) >= 0 && seen.heroAt[attack.hero]! >= 0 && (
        <Arrow
          from={centreOf(board, squareOfFigure(seen, attack.by))}
          to={centreOf(board, seen.heroAt[attack.hero]!)}
          tone="blow"
          text={String(attack.value)}
        />
      )}
      {paid && paid.from >= 0 && paid.to >= 0 && paid.to !== paid.from && (
        <Arrow
          from={centreOf(board, paid.from)}
          to={centreOf(board, paid.to)}
          tone={paid.strikes ? 'strike' : 'step'}
        />
      )}
      {aimed && (
        <Arrow
          from={centreOf(board, aimed.from)}
          to={centreOf(board, aimed.to)}
          tone={aimed.strikes ? 'strike' : 'step'}
        />
      )}
    </>
  );
}

const PAYING: ReadonlySet<string> = new Set(['pay', 'payMore']);

/** The action begun stays in sight until it is paid for: from whom, and where to; −1 where there is no such square. */
function paidFor(view: View<PlunderView>): { from: number; to: number; strikes: boolean } | null {
  const now = PAYING.has(view.decisions[0]?.kind ?? '') ? underWay(view) : null;
  if (!now) return null;
  const seen = view.table;
  const from = now.hero === null ? -1 : (seen.heroAt[now.hero] ?? -1);
  const to = now.target === null ? (now.to ?? aimedAt(seen, now.option)) : squareOfFigure(seen, now.target);
  return { from, to, strikes: now.strikes };
}

/** Marked on the board while the action is paid for: where it begins, and where it goes. */
export function begunSquares(view: View<PlunderView>): readonly number[] {
  const paid = paidFor(view);
  return paid ? [...new Set([paid.from, paid.to])].filter((square) => square >= 0) : [];
}

function aimedAt(seen: PlunderView, option: PlunderOption | null): number {
  return option ? squareMeant(seen, option) : -1;
}

/** From whom and where to the aim goes, where it goes anywhere. */
function aimOf(
  seen: PlunderView,
  view: View<PlunderView>,
  aim: PlunderOption,
): { from: number; to: number; strikes: boolean } | null {
  const to = squareMeant(seen, aim);
  const from = actorSquare(seen, view, aim);
  if (to < 0 || from < 0 || from === to) return null;
  return {
    from,
    to,
    strikes: aim.do === 'attack' || (aim.do === 'target' && STRIKES.has(view.decisions[0]?.kind ?? '')),
  };
}
const SIGHTED: ReadonlySet<string> = new Set(['shootTarget', 'fireSquare']);
const STRIKES: ReadonlySet<string> = new Set([
  'strikeTarget',
  'chainNext',
  'monsterTarget',
  'curseTarget',
  'pushTarget',
]);

function actorSquare(seen: PlunderView, view: View<PlunderView>, aim: PlunderOption): number {
  if (aim.do === 'move' || aim.do === 'attack' || aim.do === 'give') return seen.heroAt[aim.hero]!;
  if (aim.do === 'dodge') return seen.heroAt[frameOf(view, attacked)?.hero ?? -1] ?? -1;
  if (aim.do !== 'to' && aim.do !== 'target') return -1;
  const group = frameOf(view, monstersMove, monstersAttack);
  if (group) return seen.monsterAt[group.monster ?? -1] ?? -1;
  // A push goes from its victim's square.
  const push = frameOf(view, bousculade);
  if (push?.target && view.decisions[0]?.kind === 'pushSquare') return squareOfFigure(seen, push.target);
  return seen.heroAt[actingHero(view) ?? -1] ?? -1;
}
