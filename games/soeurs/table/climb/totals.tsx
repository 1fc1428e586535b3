/** What a way would set off, as big numbers; and the ways there are where several lead to one square. */
import { Icon } from '@tablee/ui';
import { SIGNS } from '../art/signs.ts';
import type { Tone } from '../art/tones.ts';
import { usePlay } from '../play.tsx';
import { totalsText } from '../words.ts';
import type { Route, Totals } from './routes.ts';
import './totals.css';

interface TotalsViewProps {
  readonly totals: Totals;
  readonly lost: number;
  readonly pips: number;
}

export function TotalsView({ totals, lost, pips }: TotalsViewProps) {
  const { say, language, t } = usePlay();
  const isLast = t.floor === t.tower.length;
  return (
    <section className="soeurs-totals" aria-label={totalsText(totals, lost, language)}>
      <h3>
        {say({
          fr: `${pips} ${pips > 1 ? 'cases' : 'case'}, et au bout :`,
          en: `${pips} ${pips > 1 ? 'squares' : 'square'}, setting off:`,
        })}
      </h3>
      <ul>
        <Total
          sign="trap"
          tone="jade"
          count={totals.traps}
          name={say({ fr: `piège${s(totals.traps)}`, en: `trap${s(totals.traps)}` })}
        />
        <Total
          sign="advancedTrap"
          tone="jade"
          count={totals.advancedTraps}
          name={say({
            fr: `piège${s(totals.advancedTraps)} avancé${s(totals.advancedTraps)}`,
            en: `advanced trap${s(totals.advancedTraps)}`,
          })}
        />
        <Total
          sign="combat"
          tone="rose"
          count={totals.enemies}
          name={
            totals.waves.length > 1
              ? say({
                  fr: `ennemis, en ${totals.waves.length} combats : ${totals.waves.join(' + ')}`,
                  en: `enemies, in ${totals.waves.length} combats: ${totals.waves.join(' + ')}`,
                })
              : say({ fr: `ennemi${s(totals.enemies)}`, en: totals.enemies === 1 ? 'enemy' : 'enemies' })
          }
        />
        <Total
          sign="treasure"
          tone="gold"
          count={totals.treasures}
          name={say({ fr: `trésor${s(totals.treasures)}`, en: `treasure${s(totals.treasures)}` })}
        />
        <Total
          sign="advancedTreasure"
          tone="gold"
          count={totals.advancedTreasures}
          name={say({
            fr: `trésor${s(totals.advancedTreasures)} avancé${s(totals.advancedTreasures)}`,
            en: `advanced treasure${s(totals.advancedTreasures)}`,
          })}
        />
        {totals.boss && (
          <li className="soeurs-total" data-tone="ember">
            <Icon path={SIGNS.boss} />
            <span>{say({ fr: 'Le Boss est atteint', en: 'The Boss is reached' })}</span>
          </li>
        )}
      </ul>
      {lost > 0 && (
        <p className="soeurs-totals-blocked">
          {say({
            fr: `Bloqué : ${lost} ${lost > 1 ? 'points perdus' : 'point perdu'}.`,
            en: `Blocked: ${lost} ${lost > 1 ? 'points' : 'point'} lost.`,
          })}
        </p>
      )}
      {isLast && !totals.boss && (
        <p className="soeurs-totals-blocked">
          {say({ fr: 'Le Boss n’est pas atteint.', en: 'The Boss is not reached.' })}
        </p>
      )}
    </section>
  );
}

/** The plural, the same in both languages: one and less is one. */
function s(count: number): string {
  return count > 1 ? 's' : '';
}

interface TotalProps {
  readonly sign: keyof typeof SIGNS;
  readonly tone: Tone;
  readonly count: number;
  readonly name: string;
}

function Total({ sign, tone, count, name }: TotalProps) {
  if (count === 0) return null;
  return (
    <li className="soeurs-total" data-tone={tone}>
      <Icon path={SIGNS[sign]} />
      <b>{count}</b>
      <span>{name}</span>
    </li>
  );
}

interface RouteListProps {
  readonly routes: readonly Route[];
  readonly shown: Route | null;
  show(route: Route | null): void;
  walk(route: Route): void;
}

export function RouteList({ routes, shown, show, walk }: RouteListProps) {
  const { say, language } = usePlay();
  return (
    <ul className="soeurs-routes" aria-label={say({ fr: 'Chemins', en: 'Ways' })}>
      {routes.map((route, n) => (
        <li key={route.id}>
          <button
            type="button"
            className="button"
            aria-pressed={route.id === shown?.id}
            onPointerEnter={() => show(route)}
            onFocus={() => show(route)}
            onClick={() => walk(route)}
          >
            {routes.length > 1
              ? say({ fr: `Chemin ${n + 1} : `, en: `Way ${n + 1}: ` })
              : say({ fr: 'Y aller : ', en: 'Go there: ' })}
            {totalsText(route.totals, route.lost, language)}
          </button>
        </li>
      ))}
    </ul>
  );
}
