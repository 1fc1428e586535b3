/** Scenarios (OV-SCEN, OV-RESERVE, R-OV-77 to -79, -93): decks are chosen from what is owned, one fight, then loot. */
import { call, done, frame, type Next, procedure, type Seat, seatsOf, together } from '@tablee/kernel';
import {
  type Card,
  NOBODY,
  PIECES,
  type ScenarioOption,
  type SetupOption,
  type ShownCard,
  type Veiel,
} from '../types.ts';
import { newCard } from './card.ts';
import { win } from './end.ts';
import { discardHands, endFight, giveLevel } from './endfight.ts';
import { canGain, equip, equipCompulsory, gaining, SLOTS, unlock, worn } from './equip.ts';
import { fight } from './fight.ts';
import { leaveRest, reveal } from './reinf.ts';
import { settled } from './settle.ts';
import { afflict, dealHero, layRow, outfitting } from './setup.ts';
import { cardOf, equipmentOf, gearOf, heroCard, heroId, seatOf, shownCard } from './table.ts';

export const scenario = procedure<Veiel, object, never>()('scenario', {
  begin: (t) => {
    const { campaign, scenario: named } = t.config;
    const number = named === '' ? (campaign?.won ?? 0) : t.content.by.scenario.get(named)!;
    t.scenario = number;
    if (campaign && campaign.party.length > 0) {
      campaign.party.forEach((_, hero) => {
        unpack(t, hero);
      });
      return 'decks';
    }
    t.heroes.forEach((_, hero) => {
      dealHero(t, hero);
    });
    return together(
      seatsOf(t.seats).map((seat) =>
        frame(outfitting, { seat, heroes: heroesOf(t, seat), novices: 0, slots: 0 }),
      ),
      'own',
    );
  },
  /** What is dealt is what is owned: the deck is chosen from it. */
  own: (t) => {
    for (const hero of t.heroes) hero.reserve.push(...hero.deck.splice(0));
    return 'decks';
  },
  decks: (t) =>
    together(
      seatsOf(t.seats).map((seat) => frame(deckBuilding, { seat, heroes: heroesOf(t, seat) })),
      'fight',
    ),
  fight: () => call(fight, {}, 'after'),
  after: (t) => {
    if (t.result !== null) return done;
    discardHands(t);
    return settled(t, 'recover');
  },
  recover: (t) => {
    const { id } = t.content.scenarios[t.scenario]!;
    endFight(t);
    t.phase = 'loot';
    // Everybody's equipment first: a card may lie under another hero's.
    for (let gear = 0; gear < t.gear.of.length; gear++) resetGear(t, gear);
    t.heroes.forEach((_, hero) => {
      recoverAll(t, hero);
    });
    t.told?.push({ event: 'scenarioWon', scenario: id, rule: 'OV-SCEN-5' });
    return 'loot';
  },
  // One hero after the other: they draw from the same piles.
  loot: (t) => call(looting, { heroes: t.heroes.map((_, hero) => hero), step: 0 }, 'won'),
  won: (t) => {
    win(t, 'scenario-won', 'OV-SCEN-6');
    return done;
  },
});

function heroesOf(t: Veiel, seat: Seat): number[] {
  return t.heroes.flatMap((hero, number) => (hero.seat === seat ? [number] : []));
}

/** What the campaign kept: every card owned lies in the reserve, equipment as far as it is compulsory is worn. */
function unpack(t: Veiel, hero: number): void {
  const kept = t.config.campaign!.party[hero]!;
  const card = heroCard(t, hero);
  for (const id of kept.cards) t.heroes[hero]!.reserve.push(newCard(t, t.content.by.card.get(id)!, hero));
  if (card.row) {
    layRow(t, hero, 'initie');
    for (const level of kept.levels) layRow(t, hero, level);
  }
  equipCompulsory(t, hero, kept.levels.includes('adepte') ? 'open' : 'locked');
}

/** OV-SCEN-11: equipment is armed, emptied, and loaded as at the start. */
function resetGear(t: Veiel, gear: number): void {
  for (const under of t.gear.under[gear]!.splice(0))
    t.heroes[t.owners[under - PIECES.card]!]!.deck.push(under);
  t.gear.armed[gear] = true;
  t.gear.ammo[gear] = equipmentOf(t, gear).ammo?.start ?? 0;
}

/** OV-SCEN-1 to -4: alive, wounds healed, exiled and removed cards back, cards of the fight gone. */
function recoverAll(t: Veiel, number: number): void {
  const hero = t.heroes[number]!;
  const all = [
    hero.hand,
    hero.deck,
    hero.discard,
    hero.wounds,
    hero.exile,
    hero.removed,
    hero.inPlay,
  ].flatMap((zone) => zone.splice(0));
  const isGained = (piece: number): boolean => hero.gained.includes(piece);
  for (const piece of all.filter(isGained)) t.owners[piece - PIECES.card] = -2;
  hero.deck.push(...all.filter((piece) => !isGained(piece)));
  hero.gained = [];
  hero.dead = false;
  hero.played = false;
}

// ── Deck and reserve (OV-RESERVE, D-30) ─────────────────────────────────────────────────────────────────────────────

interface Building {
  readonly seat: Seat;
  readonly heroes: number[];
}

/** What is chosen lies in the discard, open to all, until the deck is ready. */
export const deckBuilding = procedure<Veiel, Building, ScenarioOption>()('deck', {
  next: (_, f) => (f.heroes.length === 0 ? done : 'build'),
  build: {
    kind: 'deck',
    rule: 'OV-RESERVE-2',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      const { discard: chosen, reserve } = t.heroes[f.heroes[0]!]!;
      const wanted = wantedSize(t, f.heroes[0]!);
      if (chosen.length === wanted) options.push({ do: 'ready' });
      else if (chosen.length === 0 && proposal(t, f.heroes[0]!).length === wanted)
        options.push({ do: 'ready' });
      for (const piece of reserve)
        if (canInclude(t, f.heroes[0]!, piece)) options.push({ do: 'include', ...shownCard(t, piece) });
      const last = chosen[chosen.length - 1];
      if (last !== undefined) options.push({ do: 'leaveOut', ...shownCard(t, last), back: true });
    },
    chosen: (t, f, option): Next<'build' | 'gear'> => {
      const hero = t.heroes[f.heroes[0]!]!;
      if (option.do === 'ready') {
        if (hero.discard.length === 0) {
          for (const piece of proposal(t, f.heroes[0]!)) moveCard(hero.reserve, hero.discard, piece);
        }
        hero.deck.push(...hero.discard.splice(0));
        t.told?.push({ event: 'deckReady', hero: heroId(t, f.heroes[0]!), rule: 'OV-RESERVE-3' });
        return 'gear';
      }
      const { piece } = option as ShownCard;
      if (option.do === 'include') moveCard(hero.reserve, hero.discard, piece);
      else moveCard(hero.discard, hero.reserve, piece);
      t.told?.push({
        event: option.do === 'include' ? 'included' : 'leftOut',
        hero: heroId(t, f.heroes[0]!),
        ...shownCard(t, piece),
        rule: 'OV-RESERVE-2',
      });
      return 'build';
    },
  },
  gear: (t, f) =>
    wearable(t, f.heroes[0]!).length > 0 && worn(t, f.heroes[0]!).length < SLOTS ? 'wear' : 'over',
  /** Equipment won as loot goes into the slots; the rest waits in the reserve (R-OV-93). */
  wear: {
    kind: 'wear',
    rule: 'OV-EQUIP-3',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      for (const equipment of wearable(t, f.heroes[0]!)) options.push({ do: 'wear', equipment });
      options.push({ do: 'decline' });
    },
    chosen: (t, f, option) => {
      if (option.do !== 'wear') return 'over';
      equip(t, f.heroes[0]!, t.content.by.equipment.get(option.equipment)!);
      return 'gear';
    },
  },
  over: (_, f) => {
    f.heroes.shift();
    return 'next';
  },
});

function moveCard(from: number[], to: number[], piece: number): void {
  from.splice(from.indexOf(piece), 1);
  to.push(piece);
}

/** OV-RESERVE-6: exactly the scenario's size; all cards, if fewer are owned. */
export function wantedSize(t: Veiel, hero: number): number {
  const { discard: chosen, reserve } = t.heroes[hero]!;
  return Math.min(t.content.scenarios[t.scenario]!.deckSize, chosen.length + reserve.length);
}

const isKind =
  (t: Veiel, kind: Card['kind']) =>
  (piece: number): boolean =>
    cardOf(t, piece).kind === kind;

/** OV-SCEN-8: as many Afflictions as Essences; a card may join as long as that can still come out. */
function canInclude(t: Veiel, hero: number, piece: number): boolean {
  const { discard: chosen, reserve } = t.heroes[hero]!;
  const wanted = wantedSize(t, hero);
  if (chosen.length >= wanted) return false;
  const after = [...chosen, piece];
  const left = reserve.filter((other) => other !== piece);
  const room = wanted - after.length;
  const missing = after.filter(isKind(t, 'essence')).length - after.filter(isKind(t, 'affliction')).length;
  const partner = left.filter(isKind(t, missing > 0 ? 'affliction' : 'essence')).length;
  if (Math.abs(missing) > room || Math.abs(missing) > partner) return false;
  const pairs = Math.min(
    left.filter(isKind(t, 'essence')).length,
    left.filter(isKind(t, 'affliction')).length,
  );
  const plain = left.filter(
    (other) => !isKind(t, 'essence')(other) && !isKind(t, 'affliction')(other),
  ).length;
  const rest = room - Math.abs(missing);
  // What is left of the room is filled by plain cards and pairs.
  return (
    rest <= plain ||
    (pairs > 0 && rest - plain <= 2 * pairs && (rest - plain) % 2 === 0) ||
    (plain > 0 && pairs > 0)
  );
}

/** The deck of last time with what came since, as far as it fits. */
function proposal(t: Veiel, hero: number): number[] {
  const { reserve } = t.heroes[hero]!;
  const wanted = wantedSize(t, hero);
  const last = t.config.campaign?.party[hero]?.deck ?? [];
  const left = [...last];
  const chosen: number[] = [];
  const take = (piece: number): void => {
    if (chosen.length < wanted) chosen.push(piece);
  };
  for (const piece of reserve) {
    const at = left.indexOf(cardOf(t, piece).id);
    if (at < 0) continue;
    left.splice(at, 1);
    take(piece);
  }
  const isPlain = (piece: number): boolean => !isKind(t, 'essence')(piece) && !isKind(t, 'affliction')(piece);
  for (const piece of reserve) if (!chosen.includes(piece) && isPlain(piece)) take(piece);
  for (const piece of reserve) if (!chosen.includes(piece)) take(piece);
  const balanced =
    chosen.filter(isKind(t, 'essence')).length === chosen.filter(isKind(t, 'affliction')).length;
  return balanced ? chosen : [];
}

function wearable(t: Veiel, hero: number): string[] {
  const kept = t.config.campaign?.party[hero]?.equipment ?? [];
  const on = t.heroes[hero]!.gear.map((piece) => equipmentOf(t, gearOf(piece)).id);
  return kept.filter((id) => !on.includes(id) && t.content.by.equipment.has(id));
}

// ── Butins (OV-SCEN-6, -7, D-31) ────────────────────────────────────────────────────────────────────────────────────

interface Looting {
  readonly heroes: number[];
  /** Offers taken so far; then Essence, then equipment. */
  step: number;
}

export const looting = procedure<Veiel, Looting, ScenarioOption | SetupOption>()('loot', ['heroes', 'step'], {
  next: (t, f) => {
    const [hero] = f.heroes;
    if (hero === undefined) return done;
    const { offers, level } = t.content.scenarios[t.scenario]!.butins;
    if (f.step === 0 && level) levelUp(t, hero, level);
    if (f.step < offers) {
      reveal(t, hero);
      return 'offer';
    }
    if (f.step === offers) return 'essence';
    return f.step === offers + 1 ? 'equipment' : 'nextHero';
  },
  offer: {
    kind: 'loot',
    rule: 'OV-SCEN-6',
    seat: (t, f) => seatOf(t, f.heroes[0]!),
    options: (t, _, options) => {
      for (const piece of t.revealed) options.push({ do: 'loot', ...shownCard(t, piece) });
    },
    chosen: (t, f, option) => {
      const hero = f.heroes[0]!;
      const { piece } = option as ShownCard;
      t.revealed.splice(t.revealed.indexOf(piece), 1);
      t.owners[piece - PIECES.card] = hero;
      t.heroes[hero]!.reserve.push(piece);
      t.told?.push({
        event: 'rewardTaken',
        hero: heroId(t, hero),
        ...shownCard(t, piece),
        rule: 'OV-SCEN-6',
      });
      leaveRest(t);
      f.step++;
      return 'next';
    },
    none: (_, f) => {
      f.step++;
      return 'next';
    },
  },
  /** OV-SCEN-14: an Essence brings an Affliction; at most three, and only with extension 3 (OV-SCEN-7). */
  essence: {
    kind: 'lootEssence',
    rule: 'OV-SCEN-14',
    seat: (t, f) => seatOf(t, f.heroes[0]!),
    options: (t, f, options) => {
      const { butins } = t.content.scenarios[t.scenario]!;
      const owned = essencesOf(t, f.heroes[0]!);
      if (!butins.essence || !t.config.ext3 || owned.length >= 3) return;
      for (const design of t.content.essences) {
        if (!owned.includes(design)) options.push({ do: 'essence', card: t.content.cards[design]!.id });
      }
      options.push({ do: 'enough' });
    },
    chosen: (t, f, option) => {
      if (option.do === 'essence') gainEssence(t, f.heroes[0]!, option.card);
      f.step++;
      return 'next';
    },
    none: (_, f) => {
      f.step++;
      return 'next';
    },
  },
  equipment: {
    kind: 'lootEquipment',
    rule: 'OV-SCEN-7',
    seat: (t, f) => seatOf(t, f.heroes[0]!),
    options: (t, f, options) => {
      if (!t.content.scenarios[t.scenario]!.butins.equipment || !t.config.ext6 || !canGain(t, f.heroes[0]!))
        return;
      for (const number of offeredGear(t))
        options.push({ do: 'lootGear', equipment: t.content.equipment[number]!.id });
      options.push({ do: 'decline' });
    },
    chosen: (t, f, option) => {
      f.step++;
      if (option.do !== 'lootGear') return 'next';
      return call(
        gaining,
        { hero: f.heroes[0]!, equipment: t.content.by.equipment.get(option.equipment)! },
        'next',
      );
    },
    none: (_, f) => {
      f.step++;
      return 'next';
    },
  },
  nextHero: (_, f) => {
    f.heroes.shift();
    f.step = 0;
    return 'next';
  },
});

/** Level cards come as loot (R-OV-78); the Adepte's opens Pistolet caché (OV-HEROES-29). */
function levelUp(t: Veiel, hero: number, level: 'adepte' | 'maitre'): void {
  giveLevel(t, hero, level);
  t.heroes[hero]!.reserve.push(...t.heroes[hero]!.discard.splice(0));
  if (level === 'adepte') for (const piece of t.heroes[hero]!.gear) unlock(t, gearOf(piece));
}

function essencesOf(t: Veiel, hero: number): number[] {
  const { deck, reserve } = t.heroes[hero]!;
  return [...deck, ...reserve].filter(isKind(t, 'essence')).map((piece) => t.cards[piece - PIECES.card]!);
}

/** The k-th Essence owned brings an Affliction of level min(k, 3) (R-OV-93). */
function gainEssence(t: Veiel, hero: number, card: string): void {
  const piece = newCard(t, t.content.by.card.get(card)!, hero);
  t.heroes[hero]!.reserve.push(piece);
  t.told?.push({ event: 'essenceTaken', hero: heroId(t, hero), card, rule: 'OV-SCEN-14' });
  const level = Math.min(3, essencesOf(t, hero).length) as 1 | 2 | 3;
  const affliction = afflict(t, hero, level, 'discard', 'OV-SCEN-14');
  if (affliction !== NOBODY) moveCard(t.heroes[hero]!.discard, t.heroes[hero]!.reserve, affliction);
}

/** Three of the common pool that nobody has: other ones in each scenario. */
function offeredGear(t: Veiel): number[] {
  const kept = t.config.campaign?.party.flatMap(({ equipment }) => equipment) ?? [];
  const free = t.content.pool.filter(
    (number) => !t.gear.of.includes(number) && !kept.includes(t.content.equipment[number]!.id),
  );
  const first = free.length === 0 ? 0 : (3 * t.scenario) % free.length;
  return [...free.slice(first), ...free.slice(0, first)].slice(0, 3);
}
