/** The reinforcement step (OV-REINF, R-OV-36, -37): up to three times, take one of the revealed rewards or heal four wounds. */
import { done, type Next, procedure, type Seat, seatsOf, shuffle } from '@tablee/kernel';
import { COLOURS } from '../content/types.ts';
import { PIECES, type ReinforceOption, type Veiel } from '../types.ts';
import { shownAll } from './card.ts';
import { healHero } from './heal.ts';
import { cardOf, heroCard, heroId, seatOf, shownCard } from './table.ts';

/** Heroes in any order: who goes on is asked of everybody (R-OV-84). */
export const reinforcement = procedure<Veiel, { hero?: number }, ReinforceOption>()(
  'reinforcement',
  ['hero'],
  {
    begin: (t) => {
      t.phase = 'reinforcement';
      for (const hero of t.heroes) hero.actions = t.config.reinforcements;
      return 'who';
    },
    who: {
      kind: 'reinforce',
      rule: 'OV-REINF-2',
      seat: (t): readonly Seat[] => seatsOf(t.seats),
      options: (t, _, options, __, seat) => {
        t.heroes.forEach((hero, number) => {
          if (hero.seat !== seat || hero.actions === 0) return;
          options.push({ do: 'reinforce', hero: number }, { do: 'enough', hero: number });
        });
      },
      chosen: (t, f, option) => {
        if (option.do === 'enough') {
          t.heroes[option.hero]!.actions = 0;
          t.told?.push({ event: 'stoppedReinforcing', hero: heroId(t, option.hero), rule: 'OV-REINF-10' });
          return 'who';
        }
        if (option.do !== 'reinforce') return 'who';
        f.hero = option.hero;
        reveal(t, option.hero);
        return 'choose';
      },
      none: () => done,
    },
    /** Once cards are revealed it is A or B (OV-REINF-10). */
    choose: {
      kind: 'reward',
      rule: 'OV-REINF-4',
      seat: (t, f) => seatOf(t, f.hero!),
      options: (t, _, options) => {
        for (const piece of t.revealed) options.push({ do: 'reward', ...shownCard(t, piece) });
        options.push({ do: 'healInstead' });
      },
      chosen: (t, f, option): Next<'leave'> => {
        const hero = f.hero!;
        t.heroes[hero]!.actions--;
        if (option.do === 'reward') {
          takeReward(t, hero, option.piece);
          return 'leave';
        }
        const amount = Math.min(t.config.reinforcementHeal, t.heroes[hero]!.wounds.length);
        t.told?.push({ event: 'healedInstead', hero: heroId(t, hero), amount, rule: 'OV-REINF-5' });
        return healHero(t, hero, t.config.reinforcementHeal, 'leave');
      },
    },
    leave: (t) => {
      leaveRest(t);
      return 'who';
    },
  },
);

/** OV-REINF-3: one colourless and one of each colour of the hero; of la Maîtresse, one of each of the four (OV-HEROES-15). */
export function reveal(t: Veiel, hero: number): void {
  const card = heroCard(t, hero);
  const colours = card.colours.map((colour) => COLOURS.indexOf(colour));
  if (!card.row) colours.push(4);
  for (const colour of colours) {
    rebuild(t, colour);
    const piece = t.piles[colour]!.pop();
    // A pile and its discard both empty: that place shows nothing (OV-REINF-11).
    if (piece !== undefined) t.revealed.push(piece);
  }
  if (t.told)
    t.told.push({
      event: 'revealed',
      hero: heroId(t, hero),
      cards: shownAll(t, t.revealed),
      rule: 'OV-REINF-3',
    });
}

export function takeReward(t: Veiel, hero: number, piece: number): void {
  t.revealed.splice(t.revealed.indexOf(piece), 1);
  t.owners[piece - PIECES.card] = hero;
  t.heroes[hero]!.discard.push(piece);
  t.told?.push({ event: 'rewardTaken', hero: heroId(t, hero), ...shownCard(t, piece), rule: 'OV-REINF-4' });
}

/** OV-REINF-6, -7: each to the discard of its own pile; a pile found empty is rebuilt. */
export function leaveRest(t: Veiel): void {
  for (const piece of t.revealed) t.pilesUsed[cardOf(t, piece).colourNumber]!.push(piece);
  t.revealed.length = 0;
  for (let colour = 0; colour < t.piles.length; colour++) rebuild(t, colour);
}

function rebuild(t: Veiel, colour: number): void {
  if (t.piles[colour]!.length > 0 || t.pilesUsed[colour]!.length === 0) return;
  t.piles[colour] = t.pilesUsed[colour]!;
  t.pilesUsed[colour] = [];
  shuffle(t, t.piles[colour]!);
  t.told?.push({ event: 'pileRebuilt', colour: COLOURS[colour]!, rule: 'OV-REINF-7' });
}
