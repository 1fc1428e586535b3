/** Lines of sight: from where they are drawn, and why a square looked at is seen or not. */
import type { TableProps } from '@tablee/ui';
import { useEffect } from 'react';
import { lineOfSight, sight } from '../rules/los.ts';
import type { Square } from '../rules/map.ts';
import { BOULE_DE_FEU, TIR } from '../rules/power.ts';
import type { PlunderContent, PlunderView } from '../types.ts';
import { actingHero } from './acting.ts';
import { sightText } from './reference/sight-text.ts';
import type { Play } from './use-play.ts';

/** The square lines of sight are drawn from, −1 for none; `looks` when somebody asked for them. */
export function useSight(table: TableProps<PlunderView>, play: Play, looks: boolean): Square {
  const { view, content, language, explain } = table;
  const { board } = content as PlunderContent;
  const from = lookerOf(table, play, looks);
  const { at, lights } = play;
  const to = from >= 0 && at !== null && at !== from && !lights.has(at) ? at : -1;
  const { standing } = view.table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the look falls on a square
  useEffect(() => {
    if (to < 0) return;
    const looked = sight(board, from, to, standing);
    if (looks || !lineOfSight(board, from, to, standing))
      explain(sightText(board, from, to, looked, language));
  }, [from, to]);
  return from;
}

/** The shooter or thrower; or, on demand, the hero in hand, the first of one's own, the first of all. */
function lookerOf({ view, asked }: TableProps<PlunderView>, play: Play, looks: boolean): Square {
  const seen = view.table;
  if (asked?.kind === 'shootTarget' || asked?.kind === 'fireSquare') {
    return seen.heroAt[actingHero(view) ?? -1] ?? -1;
  }
  const { aim, held } = play;
  // Tir and Boule de feu show what they could reach before they are begun.
  if (aim?.do === 'power' && (aim.power === TIR || aim.power === BOULE_DE_FEU)) return seen.heroAt[aim.hero]!;
  if (!looks) return -1;
  if (held?.what === 'hero') return seen.heroAt[held.hero]!;
  const team = view.seat === null ? -1 : (seen.teamOf[view.seat] ?? -1);
  const squares = team === -1 ? seen.heroAt : seen.heroAt.slice(team * 3, team * 3 + 3);
  return squares.find((square) => square !== -1) ?? -1;
}
