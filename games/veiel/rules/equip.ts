/** Equipment (ext. 6): Déclencher, Armer, Charger, ammunition (OV-KW-63 to -75, OV-EQUIP, R-OV-66 to -68). */
import { call, done, type Next, procedure, type RuleId } from '@tablee/kernel';
import { type Context, changed, enter, leave, note, perform, raise } from '@tablee/kernel/effect';
import {
  type CardOption,
  ENEMY,
  type Equipment,
  type GearOption,
  NOBODY,
  PIECES,
  type ShownCard,
  type TwinOption,
  type Veiel,
} from '../types.ts';
import { TRIGGER, type Triggering } from './calls.ts';
import { faceOf, refillDeck, take, toDiscard } from './card.ts';
import { finished, settled } from './settle.ts';
import {
  caster,
  equipmentOf,
  figureOf,
  gearOf,
  heroCard,
  heroId,
  isFigure,
  isGear,
  isHero,
  ownerOf,
  seatOf,
  shownCard,
} from './table.ts';
import { isUntouchable } from './target.ts';

const gearPiece = (gear: number): number => gear + PIECES.gear;

/** It arrives ready to be triggered (OV-EQUIP-1); an ammunition weapon as loaded as it is printed. Its number. */
export function equip(t: Veiel, hero: number, number: number, locked = false): number {
  const { gear } = t;
  const { ammo, id } = t.content.equipment[number]!;
  gear.of.push(number);
  gear.hero.push(hero);
  gear.armed.push(true);
  gear.ammo.push(ammo?.start ?? 0);
  gear.locked.push(locked);
  gear.under.push([]);
  gear.charged.push(false);
  const piece = gearPiece(gear.of.length - 1);
  t.heroes[hero]!.gear.push(piece);
  enter(t, piece, 'play');
  t.told?.push({ event: 'equipped', hero: heroId(t, hero), equipment: id, rule: 'OV-EQUIP-1' });
  return gear.of.length - 1;
}

/** What a hero must wear (OV-HEROES-21, -26); the Adepte one may still be locked (OV-HEROES-22). */
export function equipCompulsory(t: Veiel, hero: number, adepte: 'locked' | 'open'): void {
  const { equipment, adepteEquipment } = heroCard(t, hero);
  for (const id of equipment ?? []) equip(t, hero, t.content.by.equipment.get(id)!);
  if (adepteEquipment) equip(t, hero, t.content.by.equipment.get(adepteEquipment)!, adepte === 'locked');
}

/** It leaves play: cards under it go to their owners' discards (OV-EQUIP-6). */
export function unequip(t: Veiel, gear: number, rule: RuleId): void {
  const hero = t.gear.hero[gear]!;
  uncharge(t, gear);
  leave(t, gearPiece(gear), 'play');
  take(t.heroes[hero]!.gear, gearPiece(gear));
  t.told?.push({ event: 'gearLeft', hero: heroId(t, hero), equipment: equipmentOf(t, gear).id, rule });
}

/** Why the players can't trigger it now: the rule; null if they can. */
export function whyNotTrigger(t: Veiel, gear: number): RuleId | null {
  const { pool, when, ammo } = equipmentOf(t, gear);
  if (pool === 'profane') return 'OV-PROFANE-2';
  if (t.gear.locked[gear]) return 'OV-HEROES-22';
  if (when) return 'OV-KW-63';
  if (ammo && t.gear.ammo[gear] === 0) return 'OV-EQUIP-4';
  return t.gear.armed[gear] ? null : 'OV-KW-67';
}

/** R-OV-69: Pistolet caché can be used from the start of fight 2, or with the Adepte loot. */
export function unlock(t: Veiel, gear: number): void {
  if (!t.gear.locked[gear]) return;
  t.gear.locked[gear] = false;
  t.told?.push({
    event: 'unlocked',
    hero: heroId(t, t.gear.hero[gear]!),
    equipment: equipmentOf(t, gear).id,
    rule: 'OV-HEROES-22',
  });
}

/** Disarmed before its effect resolves (OV-KW-67); it may be armed again meanwhile (OV-KW-70). Not a card played (OV-KW-65). */
export const triggering = procedure<Veiel, Triggering, TwinOption>()('trigger', ['gear'], {
  /** Of the twins, the one named for it, or the one it happened to (OV-HEROES-31). */
  begin: (t, f) => {
    const hero = t.gear.hero[f.gear]!;
    const { figures } = t.heroes[hero]!;
    if (figures.length === 1) return 'resolve';
    if (t.active === hero) f.twin = t.acting;
    if (f.it !== undefined && figures.includes(f.it)) f.twin = f.it;
    return f.twin === undefined ? 'twin' : 'resolve';
  },
  twin: {
    kind: 'twin',
    rule: 'OV-HEROES-31',
    seat: (t, f) => seatOf(t, t.gear.hero[f.gear]!),
    options: (t, f, options) => {
      for (const figure of t.heroes[t.gear.hero[f.gear]!]!.figures) options.push({ do: 'twin', figure });
    },
    chosen: (_, f, { figure }) => {
      f.twin = figure;
      return 'resolve';
    },
  },
  resolve: (t, { gear }) => {
    const hero = t.gear.hero[gear]!;
    const { script, id } = equipmentOf(t, gear);
    t.gear.armed[gear] = false;
    changed(t);
    t.told?.push({ event: 'triggered', hero: heroId(t, hero), equipment: id, rule: 'OV-KW-64' });
    return perform(script, seatOf(t, hero), gearPiece(gear), 'after');
  },
  after: (t, f) => {
    const { gear } = f;
    uncharge(t, gear);
    rearmByAmmo(t, gear);
    raise(t, 'equipTriggered', { piece: gearPiece(gear) });
    return settled(t, 'next');
  },
  next: (t, f) => {
    const next = f.rest.shift();
    if (next === undefined) return done;
    return isTriggerable(t, next) ? call(TRIGGER, { gear: next, rest: [] }, 'next') : 'next';
  },
});

/** The verb: these equipments are triggered because an effect says so; le Profané's too (OV-PROFANE-2). */
export function triggerGear(t: Veiel, c: Context, pieces: readonly number[]): Next<'next'> | undefined {
  const gears = pieces
    .filter(isGear)
    .map(gearOf)
    .filter((gear) => isTriggerable(t, gear) && !isSpared(t, c, gear));
  note(c, gears.map(gearPiece), gears.length);
  const [first, ...rest] = gears;
  if (first === undefined || t.preview) return undefined;
  const isTwins = t.heroes[t.gear.hero[first]!]!.figures.length > 1;
  return call(
    triggering,
    { gear: first, rest, ...(isTwins && isFigure(c.it) && { it: figureOf(c.it) }) },
    'next',
  );
}
export function canTriggerGear(t: Veiel, pieces: readonly number[]): boolean {
  return pieces.some((piece) => isGear(piece) && isTriggerable(t, gearOf(piece)));
}
/** An enemy's effect leaves alone the equipment of whom it may not attack (OV-WOUND-10, -11). */
function isSpared(t: Veiel, c: Context, gear: number): boolean {
  const by = caster(t, c);
  if (by < 0 || t.figures.kind[by] !== ENEMY) return false;
  return t.heroes[t.gear.hero[gear]!]!.figures.every((figure) => isUntouchable(t, figure));
}
function isTriggerable(t: Veiel, gear: number): boolean {
  const { ammo } = equipmentOf(t, gear);
  if (!t.gear.armed[gear] || t.gear.locked[gear] || t.heroes[t.gear.hero[gear]!]!.dead) return false;
  return ammo === undefined || t.gear.ammo[gear]! > 0;
}

/** All cards under it, also those charged during its effect, to their owners' discards (OV-KW-68, R-OV-67, OV-HEROES-27). */
function uncharge(t: Veiel, gear: number): void {
  const under = t.gear.under[gear]!;
  const { id } = equipmentOf(t, gear);
  for (const piece of under) {
    t.told?.push({
      event: 'uncharged',
      hero: heroId(t, ownerOf(t, piece)),
      ...shownCard(t, piece),
      equipment: id,
      rule: 'OV-KW-68',
    });
    toDiscard(t, piece);
  }
  under.length = 0;
}

/** R-OV-68: an ammunition weapon is armed as long as it holds ammunition. */
function rearmByAmmo(t: Veiel, gear: number): void {
  if (equipmentOf(t, gear).arm === 'ammo') setArmed(t, gear, t.gear.ammo[gear]! > 0);
}

function setArmed(t: Veiel, gear: number, armed: boolean): void {
  if (t.gear.armed[gear] === armed) return;
  t.gear.armed[gear] = armed;
  changed(t);
  const hero = heroId(t, t.gear.hero[gear]!);
  t.told?.push({
    event: armed ? 'armed' : 'disarmed',
    hero,
    equipment: equipmentOf(t, gear).id,
    rule: 'OV-KW-69',
  });
}

/** The verb: turned upright again (OV-KW-69). An empty weapon stays as it is. */
export function arm(t: Veiel, c: Context, pieces: readonly number[]): undefined {
  let armed = 0;
  for (const piece of pieces) {
    if (!isGear(piece) || !isArmable(t, gearOf(piece)) || isSpared(t, c, gearOf(piece))) continue;
    setArmed(t, gearOf(piece), true);
    armed++;
  }
  note(c, pieces, armed);
  return undefined;
}
export function canArm(t: Veiel, pieces: readonly number[]): boolean {
  return pieces.some((piece) => isGear(piece) && isArmable(t, gearOf(piece)));
}
function isArmable(t: Veiel, gear: number): boolean {
  if (t.gear.armed[gear]) return false;
  return equipmentOf(t, gear).arm !== 'ammo' || t.gear.ammo[gear]! > 0;
}

/** The verb: turned sideways. */
export function disarm(t: Veiel, c: Context, pieces: readonly number[]): undefined {
  let disarmed = 0;
  for (const piece of pieces) {
    if (!isGear(piece) || !t.gear.armed[gearOf(piece)] || isSpared(t, c, gearOf(piece))) continue;
    setArmed(t, gearOf(piece), false);
    disarmed++;
  }
  note(c, pieces, disarmed);
  return undefined;
}
export function canDisarm(t: Veiel, pieces: readonly number[]): boolean {
  return pieces.some((piece) => isGear(piece) && t.gear.armed[gearOf(piece)] === true);
}

/** The verb: so much ammunition more or less, from 0 to the capacity (OV-EQUIP-4); a locked weapon can't be reloaded (R-OV-69). */
export function load(t: Veiel, c: Context, pieces: readonly number[], n: number): undefined {
  let changedBy = 0;
  for (const piece of pieces) {
    if (!isGear(piece)) continue;
    const gear = gearOf(piece);
    const { ammo, id } = equipmentOf(t, gear);
    if (!ammo || (t.gear.locked[gear] && n > 0)) continue;
    const now = Math.max(0, Math.min(ammo.capacity, t.gear.ammo[gear]! + n));
    const amount = now - t.gear.ammo[gear]!;
    if (amount === 0) continue;
    t.gear.ammo[gear] = now;
    changedBy += amount;
    t.told?.push({
      event: 'ammo',
      hero: heroId(t, t.gear.hero[gear]!),
      equipment: id,
      amount,
      now,
      rule: 'OV-EQUIP-4',
    });
    // While it is being triggered it is armed again only when its effect is over.
    if (!t.flow.some((frame) => frame.does === 'trigger' && (frame as unknown as Triggering).gear === gear))
      rearmByAmmo(t, gear);
  }
  changed(t);
  note(c, pieces, Math.abs(changedBy));
  return undefined;
}
export function canLoad(t: Veiel, _: Context, pieces: readonly number[], n: number): boolean {
  return pieces.some((piece) => {
    if (!isGear(piece)) return false;
    const gear = gearOf(piece);
    const { ammo } = equipmentOf(t, gear);
    if (!ammo || (t.gear.locked[gear] && n > 0)) return false;
    return n > 0 ? t.gear.ammo[gear]! < ammo.capacity : t.gear.ammo[gear]! > 0;
  });
}

type Source = 'hand' | 'deckTop' | 'discard';

/** The equipment an effect charges: the one that speaks, or the first of the caster's that takes charges. */
function chargeable(t: Veiel, c: Context): number {
  if (isGear(c.source)) return hasRoom(t, gearOf(c.source)) ? gearOf(c.source) : NOBODY;
  const figure = caster(t, c);
  if (figure < 0 || !isHero(t, figure)) return NOBODY;
  const piece = t.heroes[t.figures.of[figure]!]!.gear.find((each) => hasRoom(t, gearOf(each)));
  return piece === undefined ? NOBODY : gearOf(piece);
}
export function hasRoom(t: Veiel, gear: number): boolean {
  const { charge } = equipmentOf(t, gear) as Equipment;
  return charge !== undefined && t.gear.under[gear]!.length < charge.most;
}

/** OV-KW-74. */
export function canBeCharged(t: Veiel, piece: number): boolean {
  return faceOf(t, piece)?.persistant !== true;
}

/** The verb: each of these heroes puts one card of his under the caster's equipment (OV-KW-72, -73). */
export function charge(
  t: Veiel,
  c: Context,
  from: Source,
  pieces: readonly number[],
): Next<'next'> | undefined {
  const gear = chargeable(t, c);
  if (gear === NOBODY || t.preview) return undefined;
  const heroes = giversAmong(t, from, pieces);
  note(c, [gearPiece(gear)], heroes.length);
  return heroes.length === 0 ? undefined : call(charging, { gear, from, heroes }, 'next');
}
export function canCharge(t: Veiel, c: Context, from: Source, pieces: readonly number[]): boolean {
  return chargeable(t, c) !== NOBODY && giversAmong(t, from, pieces).length > 0;
}
function giversAmong(t: Veiel, from: Source, pieces: readonly number[]): number[] {
  return pieces
    .map(figureOf)
    .filter((figure) => isHero(t, figure) && !t.heroes[t.figures.of[figure]!]!.dead)
    .map((figure) => t.figures.of[figure]!)
    .filter((hero) => cardsToCharge(t, hero, from).length > 0);
}
function cardsToCharge(t: Veiel, hero: number, from: Source): number[] {
  const { hand, discard, deck } = t.heroes[hero]!;
  if (from === 'deckTop') return deck.length > 0 ? [deck[deck.length - 1]!] : discard.slice(0, 1);
  return (from === 'hand' ? hand : discard).filter((piece) => canBeCharged(t, piece));
}

interface Charging {
  readonly gear: number;
  readonly from: Source;
  readonly heroes: number[];
}

export const charging = procedure<Veiel, Charging, CardOption>()('charge', ['gear'], {
  next: (t, f) => {
    if (f.heroes.length === 0 || !hasRoom(t, f.gear)) return finished(t, 'over');
    if (f.from !== 'deckTop') return 'choose';
    const hero = f.heroes.shift()!;
    const { deck } = t.heroes[hero]!;
    // Unseen; a Persistant card can't be charged and stays where it is (OV-KW-74).
    if (refillDeck(t, hero) && canBeCharged(t, deck[deck.length - 1]!)) putUnder(t, f.gear, deck.pop()!);
    return 'next';
  },
  choose: {
    kind: 'charge',
    rule: 'OV-KW-71',
    seat: (t, f) => seatOf(t, f.heroes[0]!),
    options: (t, f, options) => {
      for (const piece of cardsToCharge(t, f.heroes[0]!, f.from))
        options.push({ do: 'charge', ...shownCard(t, piece) });
    },
    chosen: (t, f, option) => {
      const hero = t.heroes[f.heroes.shift()!]!;
      const { piece } = option as ShownCard;
      take(f.from === 'hand' ? hero.hand : hero.discard, piece);
      putUnder(t, f.gear, piece);
      return 'next';
    },
    none: (_, f) => {
      f.heroes.shift();
      return 'next';
    },
  },
  over: () => done,
});

/** In no other zone; not "discarded" (OV-KW-75). */
export function putUnder(t: Veiel, gear: number, piece: number): void {
  t.gear.under[gear]!.push(piece);
  const { id } = equipmentOf(t, gear);
  t.told?.push({
    event: 'charged',
    hero: heroId(t, ownerOf(t, piece)),
    ...shownCard(t, piece),
    equipment: id,
    rule: 'OV-KW-71',
  });
  changed(t);
  raise(t, 'charged', { piece });
}

/** Slots of a hero: two; le Profané's gear takes none (OV-PROFANE-4). */
export const SLOTS = 2;
export function worn(t: Veiel, hero: number): number[] {
  return t.heroes[hero]!.gear.map(gearOf).filter((gear) => equipmentOf(t, gear).pool !== 'profane');
}
export function isCompulsory(t: Veiel, gear: number): boolean {
  const { equipment, adepteEquipment } = heroCard(t, t.gear.hero[gear]!);
  const { id } = equipmentOf(t, gear);
  return equipment?.includes(id) === true || adepteEquipment === id;
}
/** L'Étranger has no free slot: he can gain no other equipment (R-OV-94). */
export function canGain(t: Veiel, hero: number): boolean {
  return worn(t, hero).length < SLOTS || worn(t, hero).some((gear) => !isCompulsory(t, gear));
}

/** D-33: with one more than the slots hold, one of those not compulsory is given up (OV-EQUIP-3, OV-HEROES-30). */
export const gaining = procedure<Veiel, { readonly hero: number; readonly equipment: number }, GearOption>()(
  'gainEquipment',
  ['hero'],
  {
    gain: (t, f) => {
      if (!canGain(t, f.hero)) return done;
      equip(t, f.hero, f.equipment);
      return worn(t, f.hero).length > SLOTS ? 'give' : done;
    },
    give: {
      kind: 'giveUpEquipment',
      rule: 'OV-EQUIP-3',
      seat: (t, f) => seatOf(t, f.hero),
      options: (t, f, options, why) => {
        for (const gear of worn(t, f.hero)) {
          const option = { do: 'give', gear, equipment: equipmentOf(t, gear).id } as const;
          if (isCompulsory(t, gear)) why?.refuse(option, 'OV-HEROES-30');
          else options.push(option);
        }
      },
      chosen: (t, _, { gear }) => {
        unequip(t, gear, 'R-OV-94');
        return done;
      },
    },
  },
);
