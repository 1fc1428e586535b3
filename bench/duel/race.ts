/** The duel's race, and the ratio that comes of it. */
import { type Effort, type Progress, race } from '../measure.ts';
import type { DuelFigures } from '../report.ts';
import { peerClient, peerReducer, peerSimulate, tablee, tableeKeepingAll } from './contestants.ts';

export async function measureDuel(effort: Effort, progress?: Progress): Promise<DuelFigures> {
  const ours = [tablee(), tableeKeepingAll()];
  const theirs = [peerReducer('frozen'), peerReducer('not frozen'), peerSimulate(), peerClient()];
  const contestants = [...ours, ...theirs];
  const rates = (await race(contestants, effort, progress)).map(
    ({ decisionsPerSecond }) => decisionsPerSecond,
  );
  // Whichever way to drive the peer turned out fastest is the one we compare with.
  const boardgameio = Math.max(...rates.slice(ours.length));
  return {
    tablee: rates[0]!,
    boardgameio,
    ratio: rates[0]! / boardgameio,
    variants: Object.fromEntries(contestants.map(({ name }, index) => [name, rates[index]!])),
  };
}
