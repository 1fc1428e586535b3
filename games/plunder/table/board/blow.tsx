/** An attack waiting for its answer, drawn from attacker to victim; and, while aiming, what is about to be done. */
import type { View } from '@tablee/kernel';
import type { Board } from '../../rules/board.ts';
import type { Figure, Hero, PlunderOption, PlunderView } from '../../types.ts';
import { squareMeant, squareOfFigure } from '../lights.ts';
import type { Play } from '../use-play.ts';
import { Arrow } from './arrow.tsx';
import { centreOf } from './plan.ts';

interface BlowProps {
  readonly board: Board;
  readonly view: View<PlunderView>;
  readonly play: Play;
}

/** The attack this seat has to answer, as the flow tells it. */
export interface Attacked {
  readonly by: Figure;
  readonly hero: Hero;
  readonly value: number;
  readonly damage: number;
  readonly weak: boolean;
  readonly parry: boolean;
}

export function attackOn(view: View<PlunderView>): Attacked | null {
  return (view.flow?.find((frame) => frame.does === 'attacked') as unknown as Attacked | undefined) ?? null;
}

export function Blow({ board, view, play }: BlowProps) {
  const seen = view.table;
  const attack = attackOn(view);
  const { aim } = play;
  // Where lines of sight are drawn, the segment says it already.
  const sighted = SIGHTED.has(view.decisions[0]?.kind ?? '');
  const aimed = aim && !sighted ? aimOf(seen, view, aim) : null;
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
  if (aim.do === 'dodge') return seen.heroAt[attackOn(view)?.hero ?? -1] ?? -1;
  if (aim.do !== 'to' && aim.do !== 'target') return -1;
  const frame = view.flow?.at(-1) as unknown as
    | { does: string; hero?: number; monster?: number; target?: Figure }
    | undefined;
  if (!frame) return -1;
  // A push goes from its victim's square.
  if (view.decisions[0]?.kind === 'pushSquare' && frame.target) return squareOfFigure(seen, frame.target);
  if (view.decisions[0]?.kind === 'replaceSquare') return -1;
  if (frame.monster !== undefined && frame.monster >= 0) return seen.monsterAt[frame.monster] ?? -1;
  return frame.hero === undefined ? -1 : (seen.heroAt[frame.hero] ?? -1);
}
