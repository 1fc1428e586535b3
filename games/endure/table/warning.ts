/** What a careful friend would say before an option is taken. */
import type { Foresight, Language, Option, View } from '@tablee/kernel';
import type { Content } from '../printed.ts';
import { checkOdds, readable, shotsOf } from '../readings.ts';
import { needsCheck } from '../rules/leave.ts';
import type { Endure, EndureOption, EndureView, Who } from '../types.ts';
import { Speaker } from '../words/names.ts';
import { decimal, percent } from './overlays/words.ts';
import { actingIn } from './reading.ts';

export function warning(
  view: View<EndureView>,
  option: Option,
  language: Language,
  _: Foresight<EndureView>,
  content: unknown,
): string | null {
  const s = new Speaker(view, language, content as Content);
  const [asked] = view.decisions;
  const who = actingIn(view, asked ?? null);
  if (who < 0 || !asked) return null;
  const t = readable(view.table, content as Content);
  const chosen = option as EndureOption;
  switch (chosen.do) {
    case 'move':
    case 'exit':
      return beforeLeaving(s, t, who);
    case 'attack':
      return beforeShooting(s, t, who, chosen);
    case 'end':
      return beforeTheEnd(s, t, who);
    case 'discard':
      return asked.kind === 'act'
        ? s.say(
            `${s.item(chosen.card)} quitterait la partie.`,
            `${s.item(chosen.card)} would leave the game.`,
          )
        : null;
    default:
      return null;
  }
}

/** A check is rolled first; failing it holds the survivor in the zone (ES-LEAVE-1, -3). */
function beforeLeaving(s: Speaker, t: Endure, who: Who): string | null {
  if (!needsCheck(t, who)) return null;
  const odds = percent(s, checkOdds(t, who));
  return s.say(
    `Un ennemi est dans la zone : il faut réussir un essai (${odds}), sinon on n’en sort plus ce tour-ci.`,
    `An enemy is in the zone: it takes a passed check (${odds}), or there is no leaving it this turn.`,
  );
}

/** Missed dice hit a friend in the way (ES-RANGED-6). */
function beforeShooting(
  s: Speaker,
  t: Endure,
  who: Who,
  chosen: Extract<EndureOption, { do: 'attack' }>,
): string | null {
  const shot = shotsOf(t, who).find(
    ({ option }) =>
      option.weapon === chosen.weapon &&
      option.pair === chosen.pair &&
      option.zone === chosen.zone &&
      option.lane === chosen.lane,
  );
  if (!shot || shot.atRisk.length === 0 || shot.misses === 0) return null;
  const names = shot.atRisk.map((each) => s.who(each)).join(', ');
  return s.say(
    `${names} est sur la trajectoire : les ratés (${decimal(s, shot.misses)} en moyenne) le toucheraient.`,
    `${names} is in the line of fire: the misses (${decimal(s, shot.misses)} on average) would hit.`,
  );
}

/** Actions are left that nothing carries over (R-ES-15). */
function beforeTheEnd(s: Speaker, t: Endure, who: Who): string | null {
  const { actions } = t.survivors[who]!;
  if (actions < 2) return null;
  return s.say(`${s.who(who)} a encore ${actions} actions.`, `${s.who(who)} still has ${actions} actions.`);
}
