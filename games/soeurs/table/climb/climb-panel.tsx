/** Beside the floor: where we are, the dice, what the way would set off, and the Place that waits on the enemies' deck. */
import { useCompact } from '@tablee/ui';
import { usePlay } from '../play.tsx';
import { configIn, floorIn } from '../reading.ts';
import { WORDS } from '../words.ts';
import { MoveDice } from './move-dice.tsx';
import { NextPlace } from './next-place.tsx';
import { ResolvePanel, useResolved } from './resolve-panel.tsx';
import type { Route } from './routes.ts';
import { RouteList, TotalsView } from './totals.tsx';
import { TowerSheet } from './tower-sheet.tsx';
import { Sequences } from './tower-side.tsx';
import './climb-panel.css';

interface ClimbPanelProps {
  readonly routes: readonly Route[];
  /** The ways to the square pressed, when there are several. */
  readonly pinned: readonly Route[];
  readonly route: Route | null;
  show(route: Route | null): void;
  showDie(pips: number | null): void;
  walk(route: Route): void;
}

export function ClimbPanel({ routes, pinned, route, show, showDie, walk }: ClimbPanelProps) {
  const { view, t, content, language, say } = usePlay();
  const compact = useCompact();
  const resolved = useResolved();
  const floor = floorIn(view, content);
  const last = t.floor === t.tower.length;
  return (
    <aside className="soeurs-panel" aria-label={floor.name[language]}>
      <header className="soeurs-panel-head">
        <h2>{last ? say(WORDS.lastFloor) : floor.name[language]}</h2>
        <div className="soeurs-panel-where">
          {compact ? (
            <TowerSheet />
          ) : (
            say({
              fr: `Étage ${t.floor + 1} sur ${t.tower.length + 1}`,
              en: `Floor ${t.floor + 1} of ${t.tower.length + 1}`,
            })
          )}
          <Sequences now={t.sequence} of={configIn(view).sequences} />
        </div>
      </header>
      {resolved ? (
        <ResolvePanel resolved={resolved} />
      ) : (
        <>
          <MoveDice routes={routes} showDie={showDie} />
          {/* Above what the way would set off: that changes with the way pointed at, and must not move the ways. */}
          {pinned.length > 0 && <RouteList routes={pinned} shown={route} show={show} walk={walk} />}
          {route ? (
            <TotalsView totals={route.totals} lost={route.lost} pips={route.pips} />
          ) : (
            t.crossed.length === 0 && <Advice count={routes.length} last={last} />
          )}
        </>
      )}
      {!compact && !resolved && pinned.length === 0 && <NextPlace />}
    </aside>
  );
}

/** What the player may not know yet: said until a way is pointed at. */
function Advice({ count, last }: { readonly count: number; readonly last: boolean }) {
  const { asked, say } = usePlay();
  if (asked === null) return null;
  const text =
    count > 0
      ? {
          fr: 'Montrez une case éclairée : le chemin et ce qu’il déclenche.',
          en: 'Point at a lit square: the way and what it sets off.',
        }
      : last
        ? {
            fr: 'Atteignez le Boss avant la fin de la troisième séquence.',
            en: 'Reach the Boss before the third sequence ends.',
          }
        : {
            fr: 'Deux dés : vous en garderez un et traverserez autant de cases.',
            en: 'Two dice: you will keep one and cross that many squares.',
          };
  return <p className="soeurs-panel-advice">{say(text)}</p>;
}
