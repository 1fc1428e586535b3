/** Between two fights (OV-ENDFIGHT, R-OV-35): hands, durations and block end, reinforcement, level cards, Afflictions. */
import { call, done, procedure } from '@tablee/kernel';
import { end, renew } from '@tablee/kernel/effect';
import { NOBODY, type Veiel } from '../types.ts';
import { removeBlock } from './block.ts';
import { takeOff } from './board.ts';
import { discardHand, newCard } from './card.ts';
import { endProfane } from './fight.ts';
import { reinforcement } from './reinf.ts';
import { settled } from './settle.ts';
import { afflict, layRow } from './setup.ts';
import { heroCard, heroId, shownCard } from './table.ts';

/** OV-ENDFIGHT-3: what the discards set off is answered while the board still stands. */
export function discardHands(t: Veiel): void {
  t.active = NOBODY;
  t.heroes.forEach((_, hero) => {
    discardHand(t, hero, 'OV-ENDFIGHT-3');
  });
}

/** OV-ENDFIGHT-4, -5, and all that stood for the fight alone. */
export function endFight(t: Veiel): void {
  end(t, ({ until }) => until !== 'good');
  removeBlock(t, true);
  renew(t, 'turn');
  renew(t, 'round');
  renew(t, 'fight');
  endProfane(t);
  for (let figure = 0; figure < t.figures.kind.length; figure++)
    if (t.figures.square[figure]! >= 0) clearFigure(t, figure);
}

/** Everything that stood for the fight alone goes (R-OV-35); heroes are deployed anew. */
function clearFigure(t: Veiel, figure: number): void {
  const isDead = t.figures.kind[figure] === 0 && t.heroes[t.figures.of[figure]!]!.dead;
  if (isDead) t.figures.square[figure] = NOBODY;
  else takeOff(t, figure);
}

export const betweenFights = procedure<Veiel, object, never>()('betweenFights', {
  end: (t) => {
    discardHands(t);
    return settled(t, 'clear');
  },
  clear: (t) => {
    endFight(t);
    return 'reinforce';
  },
  reinforce: () => call(reinforcement, {}, 'levels'),
  levels: (t) => {
    t.heroes.forEach((_, hero) => {
      gainLevel(t, hero);
    });
    return done;
  },
});

/** After fight 1 the Adepte, after fight 2 the Maître (OV-ENDFIGHT-7, -9), dead or alive; with corruption, an Affliction (-8, -10). */
function gainLevel(t: Veiel, hero: number): void {
  const level = t.fight === 1 ? 'adepte' : t.fight === 2 ? 'maitre' : null;
  if (level === null) return;
  giveLevel(t, hero, level);
  const { essences } = t.heroes[hero]!;
  if (t.fight === 1 && essences >= 2) afflict(t, hero, 2, 'discard', 'OV-ENDFIGHT-8');
  if (t.fight === 2 && essences >= 3) afflict(t, hero, 3, 'discard', 'OV-ENDFIGHT-10');
}

/** L'Étranger has no Adepte card (OV-HEROES-25); la Maîtresse's go to her row (OV-HEROES-6, -7). */
export function giveLevel(t: Veiel, hero: number, level: 'adepte' | 'maitre'): void {
  const card = heroCard(t, hero);
  if (card.row) layRow(t, hero, level);
  const id = card[level];
  if (!id) return;
  const piece = newCard(t, t.content.by.card.get(id)!, hero);
  t.heroes[hero]!.discard.push(piece);
  const rule = level === 'adepte' ? 'OV-ENDFIGHT-7' : 'OV-ENDFIGHT-9';
  t.told?.push({ event: 'levelGained', hero: heroId(t, hero), ...shownCard(t, piece), rule });
}
