/** How much processor time everything takes that may be laid over the ship for one zone: `npx tsx games/endure/test/overlays-time.ts`. */

import type { Seat, View } from '@tablee/kernel';
import { Table } from '@tablee/kernel';
import { endure } from '../endure.ts';
import type { Content } from '../printed.ts';
import { forecastOf, noiseAt, reachOf, readable, seenBy, shotsOf, sightFrom } from '../readings.ts';
import type { EndureView, Who } from '../types.ts';

const MISSIONS = ['first-light', 'dead-air', 'walking-iron', 'cold-sleepers', 'apex', 'corridor-3'];
/** Views looked at, from choice to choice of a game by chance. */
const VIEWS = 60;
const LOUDEST = 4;

/** All at once, for one zone and everybody in it, from a view nothing was read off before. */
function everything(seen: EndureView, content: Content, zone: number): void {
  const t = readable(seen, content);
  sightFrom(t, content, zone);
  seenBy(t, content, zone);
  for (let level = 1; level <= LOUDEST; level++) noiseAt(t, content, zone, level);
  for (const foe of t.foes.live) forecastOf(t, content, foe);
  t.survivors.forEach((one, who) => {
    if (one.zone < 0) return;
    shotsOf(t, who as Who);
    reachOf(t, who as Who);
  });
}

for (const mission of MISSIONS) {
  const table = new Table(endure, { seats: 1, seed: 'overlays', config: { mission, survivors: 6 } });
  const content = table.state.content as Content;
  const times: number[] = [];
  for (let n = 0; times.length < VIEWS * content.ship.size && !table.state.result; n++) {
    const view = table.view(0 as Seat) as View<EndureView>;
    if (view.table.phase === 'survivors') {
      for (let zone = 0; zone < content.ship.size; zone++) {
        const before = process.cpuUsage();
        everything(view.table, content, zone);
        const { user, system } = process.cpuUsage(before);
        times.push((user + system) / 1000);
      }
    }
    const [decision] = view.decisions;
    table.choose(0 as Seat, decision!.id, (7 * (n + 1)) % decision!.options.length);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => times[Math.floor(share * (times.length - 1))]!.toFixed(3);
  console.log(
    `${mission}: ${times.length} zones, median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms`,
  );
}
