/** A figure on its square: its woodcut, its dice, its statuses, and what is about to happen to it. For the eye: the square says it. */
import { Float, GridPiece, Icon } from '@tablee/ui';
import { ENEMY, ENTITY, HERO } from '../../types.ts';
import { Art } from '../art/index.tsx';
import type { Loss } from '../outcome.ts';
import { usePlay } from '../play.tsx';
import { marksOf, sortOf, thingOf } from '../reading.ts';
import { VeielDie } from './die.tsx';
import { SIGNS, STATUS_SIGNS } from './signs.ts';
import './figure.css';

export interface FigureProps {
  readonly figure: number;
  /** Its place in reading order, from 1; 0 for those that are no enemies. */
  readonly order: number;
  readonly loss: Loss | undefined;
}

export function Figure({ figure, order, loss }: FigureProps) {
  const { table, content, t, happening, figure: named, asked } = usePlay();
  const { figures } = table;
  const square = figures.square[figure]!;
  const kind = figures.kind[figure];
  const thing = thingOf(table, content, figure);
  const marks = marksOf(t, figure);
  const printed =
    kind === ENEMY
      ? content.enemies[figures.of[figure]!]!.yellow
      : content.entities[figures.of[figure]!]?.yellow;
  const isNamed = kind === HERO && table.active === figures.of[figure] && named === figure;
  const hit = hitOn(happening, figure);
  return (
    <GridPiece x={square % 6} y={Math.floor(square / 6)} className="veiel-place">
      <div
        className="veiel-figure"
        data-sort={sortOf(table, figure)}
        data-acts={isActing(happening, figure) || undefined}
        data-active={isNamed && asked ? true : undefined}
        data-flat={table.standing[square] !== figure || undefined}
        data-done={(kind === ENEMY && table.phase === 'enemies' && figures.acted[figure] !== 0) || undefined}
        data-falls={loss?.falls || undefined}
        data-hit={hit ? true : undefined}
      >
        <Art as={sortOf(table, figure)} thing={thing} frame="token" twin={figures.twin[figure] === 1} />
        {order > 0 && <span className="veiel-order">{order}</span>}
        <span className="veiel-marks">
          {marks.map(({ status, value }) => (
            <span key={status} className="veiel-mark">
              <Icon path={STATUS_SIGNS[status] ?? SIGNS.skull} />
              {value > 0 && value}
            </span>
          ))}
        </span>
        <span className="veiel-dice">
          {kind === ENEMY || (kind === ENTITY && figures.red[figure]! > 0) ? (
            <>
              <VeielDie colour="yellow">
                <span>
                  {figures.yellow[figure]}
                  <small>/{printed}</small>
                </span>
              </VeielDie>
              <VeielDie colour="red">{figures.red[figure]}</VeielDie>
            </>
          ) : kind === ENTITY && figures.yellow[figure]! > 0 ? (
            <VeielDie colour="yellow">{figures.yellow[figure]}</VeielDie>
          ) : null}
          {figures.block[figure]! > 0 && <VeielDie colour="blue">{figures.block[figure]}</VeielDie>}
        </span>
        {loss && <Foreseen loss={loss} isHero={kind === HERO} />}
        {hit && <Float key={JSON.stringify(happening)} text={hit.text} tone={hit.tone} />}
      </div>
    </GridPiece>
  );
}

/** V-10: lives that will fall, or what is left to bear. */
function Foreseen({ loss, isHero }: { loss: Loss; isHero: boolean }) {
  const rest = loss.damage - loss.blocked;
  if (loss.damage === 0 && loss.shield === 0 && !loss.falls) return null;
  return (
    <span className="veiel-foreseen" data-falls={loss.falls || undefined}>
      {loss.shield > 0 && (
        <span>
          +{loss.shield}
          <Icon path={SIGNS.shield} />
        </span>
      )}
      {loss.falls ? (
        <Icon path={SIGNS.skull} />
      ) : loss.damage > 0 ? (
        <span>
          −{rest}
          {isHero && <Icon path={SIGNS.wound} />}
          {loss.lives > 0 && (
            <>
              {' '}
              −{loss.lives}
              <Icon path={SIGNS.life} />
            </>
          )}
        </span>
      ) : null}
    </span>
  );
}

function hitOn(
  happening: ReturnType<typeof usePlay>['happening'],
  figure: number,
): { readonly text: string; readonly tone: 'good' | 'bad' } | null {
  if (!happening || !('who' in happening) || happening.who.figure !== figure) return null;
  switch (happening.event) {
    case 'damaged':
      return { text: `−${happening.amount - happening.blocked}`, tone: 'bad' };
    case 'blockGained':
      return { text: `+${happening.amount}`, tone: 'good' };
    case 'mended':
      return { text: `+${happening.amount}`, tone: 'good' };
    default:
      return null;
  }
}

function isActing(happening: ReturnType<typeof usePlay>['happening'], figure: number): boolean {
  if (!happening || !('who' in happening) || happening.who.figure !== figure) return false;
  return ['enemyActs', 'aimed', 'approached', 'actionDrawn', 'passive', 'stunned'].includes(happening.event);
}
