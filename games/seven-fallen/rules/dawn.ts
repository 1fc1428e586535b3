/** Aurore divine: Retraite, abilities, an Adorateur or the Archange (SF-DAWN, SF-ADOR, SF-ARCH). */

import { call, done, type Next, procedure } from '@tablee/kernel';
import { isForbidden } from '@tablee/kernel/effect';
import { type DawnOption, NO_PIECE, type SevenFallen } from '../types.ts';
import { faceOf, inPlay, isAngeOrArchange, isLoneGolem, remove, shown } from './table.ts';
import { contemplation, pileOnly, window } from './window.ts';
import { arrive, moveTo, raiseOwn, rememberPlace } from './zone.ts';

type Step = 'begin' | 'retreat' | 'abilities' | 'which' | 'look' | 'pick' | 'putBack' | 'over' | 'closed';

interface Dawn {
  /** Adorateurs put back so far, on top and below. */
  over: number;
  under: number;
}

export const dawn = procedure<SevenFallen, Partial<Dawn>, DawnOption>()('dawn', {
  begin: (t, f): Next<Step> => {
    t.phase = 'aurore';
    f.over = 0;
    f.under = 0;
    t.told?.push({ event: 'phaseBegan', seat: t.active, phase: 'aurore', rule: 'SF-TURN-1' });
    // SF-KW-AURORE-4: those in play at the start of the phase; put on the Pile in step 2.
    raiseOwn(t, 'aurore');
    return 'retreat';
  },
  // Any of one's own cards on the LDF, inclined or not; pages en Secret excluded (R-SF-78). A pair goes by its Ange.
  retreat: {
    kind: 'retreat',
    rule: 'SF-DAWN-2',
    seat: (t) => t.active,
    options: (t, _, options, why) => {
      options.push({ do: 'done' });
      for (const card of t.sides[t.active]!.cards) {
        if (card.place !== 'ldf' || !(isAngeOrArchange(t, card) || isLoneGolem(t, card))) continue;
        const option: DawnOption = { do: 'retreat', ...shown(t, card.piece) };
        if (isForbidden(t, 'retreat', card.piece)) why?.refuse(option, 'SF-GOAL-4');
        else options.push(option);
      }
    },
    chosen: (t, _, option): Next<Step> => {
      if (option.do !== 'retreat') return 'abilities';
      moveTo(t, inPlay(t, option.piece)!, 'ag');
      t.told?.push({ event: 'retreated', seat: t.active, ...shown(t, option.piece), rule: 'SF-DAWN-2' });
      return 'retreat';
    },
  },
  abilities: (t): Next<Step> =>
    t.triggers.length + t.effects.pending.length > 0 ? call(window, pileOnly(t), 'which') : 'which',
  which: {
    kind: 'dawn',
    rule: 'SF-DAWN-4',
    seat: (t) => t.active,
    options: (t, _, options, why) => {
      const { archange, registre } = t.sides[t.active]!;
      // R-SF-9: an Adorateur must be put into play unless the Archange is; with none left the step is skipped (R-SF-8).
      options.push({ do: registre.length > 0 ? 'adorateur' : 'skip' });
      if (archange === NO_PIECE) return;
      const facteur = faceOf(t, archange).facteurTemps;
      const option: DawnOption = { do: 'archange', ...shown(t, archange) };
      // SF-ARCH-4, R-SF-10 and -11: counted before anybody looks at an Adorateur.
      if (registre.length <= facteur) options.push(option);
      else why?.refuse(option, 'SF-ARCH-4', { facteur, left: registre.length });
    },
    chosen: (t, _, option): Next<Step> => {
      if (option.do === 'skip') return 'over';
      if (option.do !== 'archange') return 'look';
      putArchange(t);
      return 'over';
    },
    // SF-HID-4: whether there is a choice would tell the Facteur Temps of a card that lies face down.
    always: true,
  },
  look: (t): Next<Step> => {
    const side = t.sides[t.active]!;
    const cards = Math.min(t.config.adorateursSeen, side.registre.length);
    for (let n = 0; n < cards; n++) {
      const piece = side.registre.pop()!;
      const at = side.seen.indexOf(piece);
      if (at >= 0) side.seen.splice(at, 1);
      side.looked.push(piece);
      t.told?.push({
        event: 'cardSeen',
        seat: t.active,
        ...shown(t, piece),
        rule: 'SF-ADOR-3',
        only: [t.active],
      });
    }
    t.told?.push({ event: 'looked', seat: t.active, cards, rule: 'SF-HID-3' });
    return 'pick';
  },
  pick: {
    kind: 'pick',
    rule: 'SF-ADOR-3',
    seat: (t) => t.active,
    options: (t, _, options) => {
      for (const piece of t.sides[t.active]!.looked) options.push({ do: 'pick', ...shown(t, piece) });
    },
    chosen: (t, _, option): Next<Step> => {
      if (option.do !== 'pick') return 'over';
      remove(t.sides[t.active]!.looked, option.piece);
      t.told?.push({ event: 'adorateurCame', seat: t.active, ...shown(t, option.piece), rule: 'SF-ADOR-4' });
      arrive(t, t.active, option.piece, 'put', 'SF-ADOR-4');
      return t.sides[t.active]!.looked.length > 0 ? 'putBack' : 'over';
    },
  },
  putBack: {
    kind: 'putBack',
    rule: 'SF-ADOR-5',
    seat: (t) => t.active,
    options: (t, _, options) => {
      const { looked } = t.sides[t.active]!;
      for (const piece of looked) options.push({ do: 'over', ...shown(t, piece) });
      for (const piece of looked) options.push({ do: 'under', ...shown(t, piece) });
    },
    chosen: (t, f, option): Next<Step> => {
      const { looked, registre } = t.sides[t.active]!;
      if (option.do !== 'over' && option.do !== 'under') return 'over';
      remove(looked, option.piece);
      if (option.do === 'over') registre.push(option.piece);
      else registre.unshift(option.piece);
      f[option.do]!++;
      rememberPlace(t, option.piece);
      return looked.length > 0 ? 'putBack' : 'over';
    },
  },
  over: (t, f): Next<Step> => {
    if (f.over! + f.under! > 0)
      t.told?.push({ event: 'putBack', seat: t.active, over: f.over!, under: f.under!, rule: 'SF-ADOR-5' });
    // SF-WIN-1.
    return call(window, contemplation(t), 'closed');
  },
  closed: () => done,
});

/** For good, face up and upright on the AG (SF-ARCH-3, -5, -7, -10; R-SF-12). */
function putArchange(t: SevenFallen): void {
  const side = t.sides[t.active]!;
  const piece = side.archange;
  side.archange = NO_PIECE;
  t.told?.push({ event: 'archangeCame', seat: t.active, ...shown(t, piece), rule: 'SF-ARCH-3' });
  arrive(t, t.active, piece, 'put', 'SF-ARCH-10');
}
