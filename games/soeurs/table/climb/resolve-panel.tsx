/** A trap or a treasure being resolved: its table with the result lit, and the sum of a Level X Trap. */
import { frameOf } from '@tablee/kernel';
import { Die, useCompact } from '@tablee/ui';
import { useRef } from 'react';
import { trapText, treasureText } from '../../ready/text.ts';
import { ADVANCED_TRAP, ADVANCED_TREASURE, TRAP, TREASURE } from '../../rules/icons.ts';
import { resolution } from '../../rules/resolve.ts';
import { trap as trapProcedure } from '../../rules/trap.ts';
import { treasure as treasureProcedure } from '../../rules/treasure.ts';
import type { SoeursEvent } from '../../types.ts';
import { usePlay } from '../play.tsx';
import { optionsTo } from '../reading.ts';
import { ResultTable } from './result-table.tsx';
import './resolve-panel.css';

export interface Resolved {
  readonly what: 'trap' | 'treasure';
  readonly advanced: boolean;
  /** 0 before the roll. */
  readonly result: number;
  readonly rolling: boolean;
  /** The level roll, once made. */
  readonly settled: Extract<SoeursEvent, { event: 'levelSettled' }> | null;
  readonly bonus: number;
}

/** What is being resolved, from the question or from what is being shown; null when it is neither trap nor treasure. */
export function useResolved(): Resolved | null {
  const { view, asked, happening } = usePlay();
  const last = useRef<Resolved | null>(null);
  const trap = frameOf(view, trapProcedure);
  const treasure = frameOf(view, treasureProcedure);
  const was = last.current;
  let now: Resolved | null = null;
  if (asked !== null) {
    if (trap)
      now = { what: 'trap', ...plain, advanced: trap.advanced, result: trap.result, bonus: trap.bonus };
    else if (treasure) {
      const result = was?.what === 'treasure' && asked.kind !== 'rollTreasure' ? was.result : 0;
      now = { what: 'treasure', ...plain, advanced: treasure.advanced, result };
    }
  } else if (happening !== null) now = shown(happening, was, trap ?? treasure);
  last.current = now;
  return now;
}

const plain = { result: 0, rolling: false, settled: null, bonus: 0 } as const;

function shown(
  event: SoeursEvent,
  was: Resolved | null,
  locals: { readonly advanced: boolean } | null,
): Resolved | null {
  if (event.event === 'diceRolled' && (event.what === 'trap' || event.what === 'treasure'))
    return {
      ...plain,
      what: event.what,
      advanced: locals?.advanced ?? false,
      result: event.dice[0]!,
      rolling: true,
    };
  if (event.event === 'trapRead')
    return { ...plain, what: 'trap', advanced: event.advanced, result: event.result };
  if (event.event === 'treasureRead')
    return { ...plain, what: 'treasure', advanced: event.advanced, result: event.result };
  if (event.event === 'levelSettled' && was) return { ...was, rolling: false, settled: event };
  if (event.event === 'enemiesCame' || event.event === 'floorEntered' || event.event === 'combatWon')
    return null;
  if (event.event === 'diceRolled' && event.what === 'movement') return null;
  return was;
}

export function ResolvePanel({ resolved }: { readonly resolved: Resolved }) {
  const { content, language, asked, choose, happening, say } = usePlay();
  const compact = useCompact();
  const { what, advanced, result, rolling, settled, bonus } = resolved;
  const [roll] = optionsTo(asked, 'roll');
  const level =
    what === 'trap' && result > 0
      ? (advanced ? content.traps.advanced : content.traps.standard)[result - 1]!.level
      : 0;
  const rollingLevel =
    happening?.event === 'diceRolled' && happening.what === 'level' ? happening.dice[0]! : null;
  const text = what === 'trap' ? trapText : treasureText;
  return (
    <section className="soeurs-resolve" data-tone={what === 'trap' ? 'jade' : 'gold'}>
      <div className="soeurs-resolve-head">
        <Die
          pips={result}
          rolling={rolling}
          size={compact ? 40 : 58}
          tone={what === 'trap' ? '#bdf0dc' : '#ffe6a3'}
          label={
            result === 0
              ? say({ fr: 'Dé à lancer', en: 'Die to be rolled' })
              : say({ fr: `Le dé montre ${result}`, en: `The die shows ${result}` })
          }
          state={roll ? 'can' : 'calm'}
          onPress={roll ? () => choose(roll) : undefined}
        />
        <div>
          <h3>{title(what, advanced, say)}</h3>
          <Left what={what} />
        </div>
      </div>
      {level > 0 && (
        <Level level={level} bonus={bonus} rolled={settled?.die ?? rollingLevel} settled={settled} />
      )}
      <ResultTable
        rows={[1, 2, 3, 4, 5, 6].map((row) => text(content, advanced, row, language))}
        lit={rolling ? 0 : result}
      />
    </section>
  );
}

function title(what: Resolved['what'], advanced: boolean, say: ReturnType<typeof usePlay>['say']): string {
  if (what === 'trap')
    return say(advanced ? { fr: 'Piège Avancé', en: 'Advanced Trap' } : { fr: 'Piège', en: 'Trap' });
  return say(advanced ? { fr: 'Trésor Avancé', en: 'Advanced Treasure' } : { fr: 'Trésor', en: 'Treasure' });
}

/** How many more of them this movement crossed. */
function Left({ what }: { readonly what: Resolved['what'] }) {
  const { view, t, say } = usePlay();
  const next = frameOf(view, resolution)?.next ?? t.crossed.length;
  const kinds: readonly number[] = what === 'trap' ? [TRAP, ADVANCED_TRAP] : [TREASURE, ADVANCED_TREASURE];
  const left = t.crossed.slice(next).filter((icon) => kinds.includes(icon)).length;
  return (
    <p>
      {left === 0
        ? say({ fr: 'Le dernier de ce Déplacement', en: 'The last of this movement' })
        : say({ fr: `Encore ${left} ensuite`, en: `${left} more after this one` })}
    </p>
  );
}

interface LevelProps {
  readonly level: number;
  readonly bonus: number;
  readonly rolled: number | null;
  readonly settled: Resolved['settled'];
}

/** The arithmetic of a Level X Trap: what the die may still make of it. */
function Level({ level, bonus, rolled, settled }: LevelProps) {
  const { say } = usePlay();
  const added = settled?.bonus ?? bonus;
  const damage = (die: number) => Math.max(0, level - die - added);
  const range = rolled === null ? [damage(6), damage(1)] : [damage(rolled), damage(rolled)];
  return (
    <p className="soeurs-level">
      <span>
        {say({ fr: 'Niveau', en: 'Level' })} <b>{level}</b>
      </span>
      <span>
        − {say({ fr: 'dé', en: 'die' })} <b>{rolled ?? '1–6'}</b>
      </span>
      <span>
        − {say({ fr: 'cartes', en: 'cards' })} <b>{added}</b>
      </span>
      <span className="soeurs-level-sum">
        = <b>{range[0] === range[1] ? range[0] : `${range[0]}–${range[1]}`}</b>{' '}
        {say({ fr: 'dégâts', en: 'damage' })}
      </span>
    </p>
  );
}
