/** How good a position looks, for bots: it develops, attacks, defends and doesn't waste cards. */
import type { Advice, Decision, Seat } from '@tablee/kernel';
import { atqOf, fvOf } from './rules/numbers.ts';
import { ecOf, faceOf, isOnCdb, opponent } from './rules/table.ts';
import type { SevenFallen } from './types.ts';

const WON = 10_000;
/** What a point of the Divinité's FV, a Plume, a page in hand and a point of EC are worth beside a point of ATQ. */
const FV = 2.2;
const PLUME = 40;
const PAGE = 1.6;
const EC = 0.55;
const ADORATEUR = 0.6;
const A_DEFENDER = 3;

export const advice: Advice<SevenFallen> = {
  evaluate(t, seat) {
    if (t.result) return t.result.winners.includes(seat) ? WON : t.result.winners.length === 0 ? 0 : -WON;
    return worth(t, seat) - worth(t, opponent(seat));
  },
  continues: (kind) => FILLING.has(kind),
  usual: (_, decision) => usual(decision),
};

/** Questions that only fill in what was begun. */
const FILLING: ReadonlySet<string> = new Set([
  'choose',
  'pay',
  'revoke',
  'announce',
  'embuscade',
  'renfort',
  'declare',
  'target',
]);

const USUAL: Readonly<Record<string, string>> = { pay: 'settle', straighten: 'all', hoard: 'take' };

/** The default payment, everything straightened, all the Poseidor. */
function usual({ kind, options }: Decision): number | undefined {
  const wanted = USUAL[kind];
  if (wanted === undefined) return undefined;
  const at = options.findIndex((option) => option.do === wanted);
  return at < 0 ? undefined : at;
}

function worth(t: SevenFallen, seat: Seat): number {
  const side = t.sides[seat]!;
  let sum =
    side.fv * FV + side.plumes * PLUME + (side.hand.length + side.aside.length + side.limbes.length) * PAGE;
  sum += ecOf(t, seat) * EC;
  let defenders = 0;
  for (const card of side.cards) {
    const { type, bou, cost } = faceOf(t, card.piece);
    if (card.place === 'secret') sum += 2;
    else if (type === 'adorateur') sum += ADORATEUR;
    else if (type === 'benediction' || type === 'equipement') sum += cost ?? 0;
    else if (type === 'golem')
      sum += Math.max(0, bou + card.bou - card.damage) * 0.9 + (card.bond < 0 ? 0 : 0.5);
    else if (isOnCdb(card)) {
      sum += 1 + atqOf(t, card) + 0.8 * (fvOf(t, card) - card.damage) + card.poseidor * 0.3;
      if (card.place === 'ag') defenders++;
    }
  }
  // The first defender is worth more than the next: without any, the Divinité lies open.
  return sum + (defenders > 0 ? A_DEFENDER + defenders * 0.4 : 0);
}
