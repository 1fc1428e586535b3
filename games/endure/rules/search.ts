/** Searching (SEARCH): a room without enemies, once a turn each, one card from the Item deck; Noise cards go off. */
import { call, done, type Next, type Procedure, procedure, type RuleId } from '@tablee/kernel';
import { isForbidden } from '@tablee/kernel/effect';
import type { Endure, Who } from '../types.ts';
import { count } from './ach.ts';
import { spendAction } from './actions.ts';
import { isOccupied } from './board.ts';
import { addDue, GAIN } from './due.ts';
import { gain, itemOf } from './inv.ts';
import { makeNoise } from './noise.ts';

/** The rule that forbids searching here now; null when it may. That there is an action left, the turn sees to. */
export function searchRefusal(t: Endure, who: Who): RuleId | null {
  const survivor = t.survivors[who]!;
  if (t.content.isRefuge) return 'R-ES-84';
  if (survivor.pilot === 1) return 'ES-EXO-14';
  if (!t.content.ship.zones[survivor.zone]!.isRoom) return 'ES-SEARCH-2';
  if (isOccupied(t, survivor.zone)) return 'ES-SEARCH-3';
  if (survivor.searched.includes(survivor.zone)) return 'ES-SEARCH-4';
  if (t.items.length === 0) return 'R-ES-21';
  if (isForbidden(t, 'search', who)) return 'ES-RCARD-4';
  return null;
}

export interface Searching {
  who: Who;
  isFree: boolean;
}

export const search: Procedure<Endure, Searching> = procedure<Endure, Searching>()('search', {
  draw(t, f): Next<'end'> {
    const { who } = f;
    const survivor = t.survivors[who]!;
    const { zone } = survivor;
    if (!f.isFree) spendAction(t, who, 1);
    survivor.searched.push(zone);
    if (t.told) t.told.push({ event: 'searched', rule: 'ES-SEARCH-1', who, zone });
    count(t, who, 'search');
    if (survivor.roomsSearched.indexOf(zone) < 0) {
      survivor.roomsSearched.push(zone);
      count(t, who, 'newRoom');
    }
    const card = drawn(t, who);
    return card < 0 ? 'end' : call(gain, { who, card }, 'end');
  },
  end: () => done,
});

/** The top card; a Noise card goes off in the zone searched and is gone (ES-SEARCH-12, R-ES-21). −1: nothing to place. */
function drawn(t: Endure, who: Who): number {
  const card = t.items.pop();
  if (card === undefined) return -1;
  if (t.told) t.told.push({ event: 'cardFound', rule: 'ES-SEARCH-7', who, card });
  const { noise } = itemOf(t.content, card);
  if (noise === undefined) {
    t.limbo.push(card);
    return card;
  }
  t.itemsGone.push(card);
  makeNoise(t, t.survivors[who]!.zone, noise, who);
  return -1;
}

/** The top Item card by an effect, placed when what came before is settled. */
export function drawItem(t: Endure, who: Who): void {
  const card = drawn(t, who);
  if (card >= 0) addDue(t, GAIN, who, card);
}
