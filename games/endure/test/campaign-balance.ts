/**
 * The campaign mission by mission, over the campaigns that reached it, replays not counted; survivors led by the marks alone:
 * `npx tsx games/endure/test/campaign-balance.ts 400 4` for 400 campaigns with four.
 */
import { begin, choose, type Seat, type View, view } from '@tablee/kernel';
import { advice } from '../advice.ts';
import { campaign } from '../campaign.ts';
import { type CampaignState, configSchema } from '../config.ts';
import { endure } from '../endure.ts';
import type { Endure, EndureView } from '../types.ts';

const [campaigns = 200, survivors = 4] = process.argv.slice(2).map(Number);
const ME = 0 as Seat;
/** More than any mission takes. */
const MOST_CHOICES = 9000;

function play(config: object, seed: string): View<EndureView> {
  const t = begin(endure, { seats: 1, seed, config }) as Endure;
  for (let n = 0; t.result === null && n < MOST_CHOICES; n++) {
    const decision = t.open[0]!;
    choose(endure, t, decision, decision.options[Math.max(0, advice.usual!(t, decision, true) ?? 0)]!);
  }
  return view(endure, t, ME) as View<EndureView>;
}

const reached = [0, 0, 0];
const won = [0, 0, 0];
let finished = 0;
for (let n = 0; n < campaigns; n++) {
  let state: CampaignState = campaign.begin(configSchema.parse({ begins: 'long-corridor', survivors }));
  for (let games = 0; ; games++) {
    const config = campaign.next(state);
    if (!config) break;
    const { at, mission, isReplay } = state;
    const end = play(config, `campaign/${n}/${games}`);
    if (at === 'mission' && !isReplay) {
      reached[mission]!++;
      if (end.result!.winners.length > 0) won[mission]!++;
    }
    state = campaign.after(end);
  }
  if (state.at === 'won') finished++;
}
reached.forEach((of, mission) => {
  const share = of === 0 ? '–' : `${((100 * won[mission]!) / of).toFixed(1)} %`;
  console.log(`mission ${mission + 1}: won ${won[mission]} of ${of} (${share})`);
});
console.log(`campaigns won: ${finished} of ${campaigns}`);
