/** What can't be on a table: looked at after every choice of a random game. */
import { checkLayers } from '@tablee/kernel/effect';
import { RADAR } from './printed.ts';
import { doorKeyNow, usedIn } from './rules/board.ts';
import { RESOLVE_MOST } from './rules/resolve.ts';
import { type Endure, FATES, PLACES } from './types.ts';

export function check(t: Endure): void {
  checkCards(t);
  checkSurvivors(t);
  checkFoes(t);
  checkZones(t);
  checkLayers(t);
}

function expectAll(what: string, lists: readonly (readonly number[])[], count: number): void {
  const all = lists.flat().filter((card) => card >= 0);
  if (new Set(all).size !== all.length || all.length !== count)
    throw new Error(
      `${all.length} ${what} (${new Set(all).size} different) on the table, ${count} expected.`,
    );
}

/** No card, token or figure is lost or twice there. */
function checkCards(t: Endure): void {
  const { content, survivors, foes } = t;
  expectAll(
    'Item cards',
    [t.items, t.itemsGone, t.limbo, t.things.card, ...survivors.map(({ cards }) => cards)],
    content.cards.length,
  );
  expectAll('Event cards', [t.events, t.eventsSpent, [t.eventCard]], content.eventCards.length);
  expectAll('Titan cards', [t.titanDeck, t.titanSpent, [t.mood]], content.titanCards.length);
  expectAll('Refuge events', [t.refugeDeck, t.refugeSpent], content.refuge.length);
  expectAll(
    'Achievements',
    [t.achievementDeck, t.achievementsSpent, survivors.map(({ achievement }) => achievement)],
    content.achievements.length,
  );
  expectAll(
    'Resolve cards',
    [t.resolveDeck, t.resolveGone, ...survivors.map(({ resolveCards }) => resolveCards)],
    content.resolve.length,
  );
  if (t.phase === 'muster' || content.isRefuge) return;
  const onBoard = foes.live.filter((foe) => foes.type[foe] === RADAR).map((foe) => foes.token[foe]!);
  const tokens = [...onBoard, ...t.pool];
  if (new Set(tokens).size !== tokens.length)
    throw new Error(`A radar token is there twice: ${tokens.join(', ')}.`);
  for (const type of content.enemies) {
    const n = foes.live.filter((foe) => foes.type[foe] === type.number).length;
    if (n > type.figures)
      throw new Error(`${n} figures of ${type.id} on the board, the box has ${type.figures}.`);
  }
}

function checkSurvivors(t: Endure): void {
  t.survivors.forEach((survivor, who) => {
    const { fate, zone, life, maxLife, resolve, cards, actions } = survivor;
    const say = (what: string): never => {
      throw new Error(`Survivor ${who}: ${what}.`);
    };
    if (!FATES.includes(fate)) say(`fate ${fate}`);
    if ((fate === 'aboard') !== zone >= 0) say(`${fate}, but in zone ${zone}`);
    if (life < 0 || life > maxLife) say(`${life} Life of ${maxLife}`);
    if (fate === 'aboard' && life === 0) say('0 Life, but alive');
    if (resolve < 0 || resolve > RESOLVE_MOST) say(`${resolve} Resolve`);
    if (cards.length !== PLACES) say(`${cards.length} places`);
    if (actions < 0) say(`${actions} actions`);
    for (let place = 5; place < PLACES; place++) {
      if (cards[place]! >= 0 && cards[place - 3]! < 0) say(`half a pair in place ${place - 3}`);
    }
    const body = cards[0]!;
    if (body >= 0 && t.content.items[t.content.cards[body]!]!.kind !== 'armour')
      say('something else than armour on Body');
  });
}

function checkFoes(t: Endure): void {
  const { foes } = t;
  const { length } = foes.type;
  for (const list of Object.values(foes)) {
    if (list !== foes.live && list.length !== length)
      throw new Error(`Foes: ${list.length} entries, ${length} foes.`);
  }
  for (const foe of foes.live) {
    if (foes.zone[foe]! < 0 || foes.zone[foe]! >= t.content.ship.size)
      throw new Error(`Foe ${foe} is live in zone ${foes.zone[foe]}.`);
    if (foes.type[foe] !== RADAR && foes.life[foe]! <= 0)
      throw new Error(`Foe ${foe} has no Life left, but stands.`);
  }
}

/** No zone holds more than it can, and doors are worked out as they are (R-ES-7). */
function checkZones(t: Endure): void {
  for (const { number, capacity, label } of t.content.ship.zones) {
    const used = usedIn(t, t.content, number);
    if (used > capacity) throw new Error(`Zone ${label} holds ${used} of ${capacity}.`);
  }
  if (t.doorKey !== doorKeyNow(t, t.content))
    throw new Error(`Doors ${t.doorKey}, expected ${doorKeyNow(t, t.content)}.`);
}
