/**
 * What cards may speak of: survivors, enemies, zones, doors, cards and tokens, each a piece by number (`PIECES`). An effect's
 * source (`self`) is always the survivor it is done by or to. The words are in files of their own beside this one.
 */
import type { Seat } from '@tablee/kernel';
import { noun, phrase, type Vocabulary } from '@tablee/kernel/effect';
import { z } from 'zod';
import { RADAR } from '../printed.ts';
import {
  borderOfDoor,
  fits,
  isAboard,
  isUnderBubble,
  pieceKind,
  sees,
  sightNow,
  zoneOfPiece,
} from '../rules/board.ts';
import { sizeOf } from '../rules/move.ts';
import { noiseDistance } from '../rules/ship.ts';
import { lanesBetween } from '../rules/sight.ts';
import { canBeOrdered } from '../rules/skill.ts';
import { type Endure, PIECES, type Who } from '../types.ts';
import { IN_PLACE } from './places.ts';

export const SURVIVOR = noun('m', 'survivant', 'survivants', 'survivor', 'survivors');
const ZONE = noun('f', 'zone', 'zones', 'zone', 'zones');
export const LIFE = noun('f', 'Vie', 'Vie', 'Life', 'Life');
export const RESOLVE = noun('m', 'Resolve', 'Resolve', 'Resolve', 'Resolve');

interface Steps {
  readonly from: string;
  readonly atMost: number;
}

const survivorAt = (t: Endure, piece: number) => (piece < PIECES.foe ? t.survivors[piece] : undefined);
const foeAt = (piece: number): number =>
  piece >= PIECES.foe && piece < PIECES.zone ? piece - PIECES.foe : -1;

/** Numbers on a survivor that effects may raise and lower; the rules ask `numberFrom(t, who, name, printed)`. */
const changing = (fr: string, en: string, gender: 'm' | 'f' = 'm') =>
  ({
    type: 'number',
    layered: true,
    of: (t: Endure, piece: number) => (survivorAt(t, piece) ? 0 : undefined),
    noun: noun(gender, fr, fr, en, en),
  }) as const;

export const frame: Omit<Vocabulary<Endure>, 'words' | 'happenings' | 'values' | 'conditions'> = {
  noun: SURVIVOR,
  zones: {
    play: {
      pieces: (t, seat, into) => {
        const { survivors } = t;
        for (let who = 0; who < survivors.length; who++) {
          if (survivors[who]!.seat === seat && isAboard(survivors[who]!)) into.push(who);
        }
        if (seat !== 0) return;
        const { live, type } = t.foes;
        for (let n = 0; n < live.length; n++) if (type[live[n]!] !== RADAR) into.push(PIECES.foe + live[n]!);
      },
    },
    tokens: {
      pieces: (t, seat, into) => {
        if (seat !== 0) return;
        const { live, type } = t.foes;
        for (let n = 0; n < live.length; n++) if (type[live[n]!] === RADAR) into.push(PIECES.foe + live[n]!);
      },
    },
    ship: {
      pieces: (t, seat, into) => {
        if (seat !== 0) return;
        const { size } = t.content.ship;
        for (let zone = 0; zone < size; zone++) into.push(PIECES.zone + zone);
      },
    },
    doors: {
      pieces: (t, seat, into) => {
        if (seat !== 0) return;
        const { length } = t.doors;
        for (let door = 0; door < length; door++) into.push(PIECES.door + door);
      },
    },
    /** Walls that could be given a door. */
    walls: {
      pieces: (t, seat, into) => {
        if (seat !== 0) return;
        const { made, content } = t;
        const { walls } = content.ship;
        for (let n = 0; n < walls.length; n++)
          if (made.length === 0 || !made.includes(walls[n]!)) into.push(PIECES.wall + walls[n]!);
      },
    },
    /** Item cards carried. */
    carried: {
      pieces: (t, seat, into) => {
        for (const survivor of t.survivors)
          if (survivor.seat === seat && isAboard(survivor))
            for (const card of survivor.cards) if (card >= 0) into.push(PIECES.item + card);
      },
    },
  },
  properties: {
    being: {
      type: 'enum',
      of: (t, piece) => beingOf(t, piece),
      values: {
        survivor: phrase.noun(SURVIVOR),
        enemy: phrase.noun(
          noun('m', 'ennemi standard', 'ennemis standard', 'standard enemy', 'standard enemies'),
        ),
        boss: phrase.noun(noun('m', 'boss', 'boss', 'boss', 'bosses')),
        token: phrase.noun(noun('m', 'jeton Radar', 'jetons Radar', 'radar token', 'radar tokens')),
        room: phrase.noun(noun('f', 'salle', 'salles', 'room', 'rooms')),
        corridor: phrase.noun(noun('m', 'couloir', 'couloirs', 'corridor zone', 'corridor zones')),
        door: phrase.noun(noun('f', 'porte', 'portes', 'door', 'doors')),
        wall: phrase.noun(noun('m', 'mur', 'murs', 'wall', 'walls')),
        item: phrase.noun(noun('f', 'carte Objet', 'cartes Objet', 'Item card', 'Item cards')),
      },
    },
    /** In the same zone as the survivor whose effect it is; a door, wall or card of that zone or survivor. */
    here: {
      type: 'test',
      argument: z.literal(true),
      holds: (t, piece, _, c) => isHere(t, piece, c.source as Who),
      reads: () => phrase.after('de votre zone', 'in your zone'),
    },
    /** In the line of sight of that survivor. */
    inSight: {
      type: 'test',
      argument: z.literal(true),
      holds: (t, piece, _, c) => {
        const from = t.survivors[c.source]?.zone ?? -1;
        const to = zoneOfPiece(t, piece);
        return from >= 0 && to >= 0 && sees(t, t.content, from, to);
      },
      reads: () => phrase.after('dans votre ligne de vue', 'in your line of sight'),
    },
    /** At this noise distance or less from that survivor. */
    near: {
      type: 'test',
      argument: z.int().min(0).max(9),
      holds: (t, piece, distance: number, c) => {
        const from = t.survivors[c.source]?.zone ?? -1;
        const to = zoneOfPiece(t, piece);
        return from >= 0 && to >= 0 && noiseDistance(t.content.ship, from, to) <= distance;
      },
      reads: (n: number) =>
        phrase.after(`à une distance de bruit de ${n} ou moins`, `at noise distance ${n} or less`),
    },
    /** Within so many zones along a lane, in sight (thrown objects). */
    within: {
      type: 'test',
      argument: z.int().min(0).max(9),
      holds: (t, piece, range: number, c) => {
        const from = t.survivors[c.source]?.zone ?? -1;
        const to = zoneOfPiece(t, piece);
        if (from < 0 || to < 0 || !sees(t, t.content, from, to)) return false;
        if (from === to) return true;
        const lanes = lanesBetween(t.content.ship, sightNow(t, t.content.ship), from, to);
        return lanes.some(({ length, through }) => length <= range && !isUnderBubble(t, from, to, through));
      },
      reads: (n: number) =>
        phrase.after(
          `à ${n} zones ou moins, dans votre ligne de vue`,
          `within ${n} zones and in your line of sight`,
        ),
    },
    /** Any zone, room or corridor. */
    zone: {
      type: 'test',
      argument: z.literal(true),
      holds: (_, piece) => pieceKind(piece) === 'zone',
      reads: () => phrase.noun(ZONE),
    },
    /** In a zone that was named. */
    at: {
      type: 'test',
      argument: z.string(),
      holds: (t, piece, name: string, c) => {
        const at = zoneOfPiece(t, piece);
        return at >= 0 && (c.names[name]?.includes(PIECES.zone + at) ?? false);
      },
      reads: () => phrase.after('de cette zone', 'in that zone'),
    },
    /** So many steps or fewer from somebody who was named, and with room. */
    steps: {
      type: 'test',
      argument: z.strictObject({ from: z.string(), atMost: z.int().min(1).max(9) }),
      holds: (t, piece, { from, atMost }: Steps, c) =>
        isWithinSteps(t, piece, c.names[from]?.[0] ?? -1, atMost),
      reads: ({ atMost }: Steps) => phrase.after(`à ${atMost} zones ou moins`, `within ${atMost} zones`),
    },
    /** Carried by somebody who was named. */
    heldBy: {
      type: 'test',
      argument: z.string(),
      holds: (t, piece, name: string, c) =>
        pieceKind(piece) === 'item' &&
        (name === 'self' ? [c.source] : (c.names[name] ?? [])).some((who) =>
          t.survivors[who]?.cards.includes(piece - PIECES.item),
        ),
      reads: (name: string) =>
        name === 'self'
          ? phrase.after('que vous portez', 'you carry')
          : phrase.after('de ce survivant', 'of that survivor'),
    },
    /** In the Refuge: where somebody is. */
    place: {
      type: 'enum',
      of: (t, piece) => t.content.places[zoneOfPiece(t, piece)] ?? '',
      values: Object.fromEntries(
        Object.entries(IN_PLACE).map(([place, { fr, en }]) => [place, phrase.after(fr, en)]),
      ),
    },
    closed: {
      type: 'flag',
      of: (t, piece) => pieceKind(piece) === 'door' && t.doors[piece - PIECES.door] === 0,
      yes: phrase.adjective('fermé{e}{s}', 'closed'),
      no: phrase.adjective('ouvert{e}{s}', 'open'),
    },
    hurt: {
      type: 'flag',
      of: (t, piece) => {
        const survivor = survivorAt(t, piece);
        return survivor !== undefined && survivor.life < survivor.maxLife;
      },
      yes: phrase.adjective('touché{e}{s}', 'hurt'),
      no: phrase.adjective('indemne{s}', 'unhurt'),
    },
    wounded: {
      type: 'flag',
      of: (t, piece) => (survivorAt(t, piece)?.wounds ?? 0) > 0,
      yes: phrase.adjective('blessé{e}{s}', 'wounded'),
      no: phrase.adjective('sans blessure', 'unwounded'),
    },
    stunned: {
      type: 'flag',
      of: (t, piece) => {
        const foe = foeAt(piece);
        return foe >= 0 ? (t.foes.stun[foe] ?? 0) > 0 : (survivorAt(t, piece)?.stunned ?? 0) > 0;
      },
      yes: phrase.adjective('sonné{e}{s}', 'stunned'),
      no: phrase.adjective('debout', 'standing'),
    },
    life: { type: 'number', of: (t, piece) => survivorAt(t, piece)?.life, noun: LIFE },
    resolve: { type: 'number', of: (t, piece) => survivorAt(t, piece)?.resolve, noun: RESOLVE },
    range: { ...changing('portée', 'range', 'f'), points: { fr: '{} en portée', en: '{} range' } },
    dice: {
      ...changing('dé d’attaque', 'attack die'),
      points: { fr: '{} en dés d’attaque', en: '{} to attack dice' },
    },
    tests: {
      ...changing('Resolve pour ses tests', 'Resolve for its tests'),
      points: { fr: '{} en Resolve pour ses tests', en: '{} Resolve for its tests' },
    },
    checks: {
      ...changing('Resolve pour ses essais', 'Resolve for its checks'),
      points: { fr: '{} en Resolve pour ses essais', en: '{} Resolve for its leave checks' },
    },
    healing: {
      ...changing('Vie à chaque soin', 'Life at each healing', 'f'),
      changes: {
        add: {
          fr: '{regagne|regagnent} {} Vie de plus à chaque soin',
          en: '{regains|regain} {} more Life at each healing',
        },
        less: {
          fr: '{regagne|regagnent} {} Vie de moins à chaque soin',
          en: '{regains|regain} {} less Life at each healing',
        },
      },
    },
    allowance: {
      ...changing('mouvement maximum', 'movement allowance'),
      points: { fr: '{} en mouvement maximum', en: '{} movement allowance' },
    },
    /** Whom the Captain may order (R-ES-97). */
    able: {
      type: 'flag',
      of: (t, piece) => survivorAt(t, piece) !== undefined && canBeOrdered(t, piece as Who),
      yes: phrase.after('en état d’agir', 'able to act'),
      no: phrase.after('hors d’état d’agir', 'unable to act'),
    },
    /** Anybody who stands on the board: survivor, enemy or boss. */
    figure: {
      type: 'test',
      argument: z.literal(true),
      holds: (t, piece) => FIGURES.includes(beingOf(t, piece)),
      reads: () =>
        phrase.noun(
          noun(
            'm',
            'survivant ou ennemi',
            'survivants ou ennemis',
            'survivor or enemy',
            'survivors or enemies',
          ),
        ),
    },
  },
  untils: {
    turn: { fr: 'jusqu’à la fin de ce tour', en: 'until the end of this turn' },
    round: { fr: 'jusqu’à la fin du round', en: 'until the end of the round' },
    mission: { fr: 'jusqu’à la fin de la mission', en: 'until the end of the mission' },
  },
  actions: {
    trade: { fr: 'échanger', en: 'trade' },
    useActive: { fr: 'utiliser sa compétence active', en: 'use its active skill' },
    search: { fr: 'fouiller', en: 'search' },
    /** Attacks place no noise token. */
    makeNoise: { fr: 'faire de bruit en attaquant', en: 'make noise by attacking' },
    jam: { fr: 'enrayer son arme', en: 'jam its weapon' },
    /** Leaves occupied zones without a check. */
    check: { fr: 'être retenu{e}{s} dans une zone occupée', en: 'be held in an occupied zone' },
    /** The first action of a turn must be an attack, if one is legal in the own zone. */
    holdBack: {
      fr: 'commencer son tour autrement que par une Attaque si une Attaque est possible dans sa zone',
      en: 'begin its turn otherwise than with an Attack if one is possible in its zone',
    },
    /** A turn that ends alone in a zone costs a test. */
    endAlone: {
      fr: 'finir son tour {seul|seule|seuls|seules} dans une zone sans faire un test de Resolve',
      en: 'end its turn alone in a zone without making a Resolve test',
    },
    /** Enemies set no seen-mark. */
    beMarked: { fr: 'être repéré{e}{s}', en: 'be marked as seen' },
  },
  timings: {
    active: { fr: '', en: '' },
    crisis: { fr: '', en: '' },
    use: { fr: '', en: '' },
    reward: { fr: '', en: '' },
  },
  periods: {
    turn: { fr: 'par tour', en: 'per turn' },
    mission: { fr: 'par mission', en: 'per mission' },
  },
  card: (t, piece) => cardOf(t, piece),
  controller: (t, piece) => (survivorAt(t, piece)?.seat ?? carrierSeat(t, piece)) as Seat,
  owner: (t, piece) => (survivorAt(t, piece)?.seat ?? carrierSeat(t, piece)) as Seat,
  order: (t) => ORDERS[t.seats]!,
  present: (t, piece) => {
    const survivor = survivorAt(t, piece);
    return survivor ? isAboard(survivor) : true;
  },
  announced: (t, what) => {
    t.announced = what;
  },
};
const FIGURES = ['survivor', 'enemy', 'boss'];
const ORDERS = Array.from({ length: 7 }, (_, count) =>
  Array.from({ length: count }, (_, seat) => seat as Seat),
);

/** Room by room, each with space for one more; the own zone does not count. */
function isWithinSteps(t: Endure, piece: number, who: number, atMost: number): boolean {
  const from = t.survivors[who]?.zone ?? -1;
  const to = zoneOfPiece(t, piece);
  if (from < 0 || to < 0 || from === to) return false;
  const { near } = sightNow(t, t.content.ship);
  const size = sizeOf(t, who as Who);
  let reached = [from];
  for (let step = 0; step < atMost; step++) {
    reached = reached.flatMap((zone) => near[zone]!.filter((next) => fits(t, t.content, size, zone, next)));
    if (reached.includes(to)) return true;
  }
  return false;
}

function cardOf(t: Endure, piece: number): string {
  const { content } = t;
  const kind = pieceKind(piece);
  if (kind === 'survivor') return content.survivors[t.survivors[piece]?.class ?? -1]?.id ?? '';
  if (kind === 'item') return content.items[content.cards[piece - PIECES.item] ?? -1]?.id ?? '';
  return '';
}

function carrierSeat(t: Endure, piece: number): number {
  if (pieceKind(piece) !== 'item') return 0;
  return t.survivors.find(({ cards }) => cards.includes(piece - PIECES.item))?.seat ?? 0;
}

function beingOf(t: Endure, piece: number): string {
  const kind = pieceKind(piece);
  if (kind === 'foe') {
    const type = t.foes.type[piece - PIECES.foe]!;
    if (type === RADAR) return 'token';
    return t.content.enemies[type]!.boss ? 'boss' : 'enemy';
  }
  if (kind === 'zone') return t.content.ship.zones[piece - PIECES.zone]!.isRoom ? 'room' : 'corridor';
  return kind;
}

function isHere(t: Endure, piece: number, who: Who): boolean {
  const survivor = t.survivors[who];
  if (!survivor || survivor.zone < 0) return false;
  const { ship } = t.content;
  const kind = pieceKind(piece);
  if (kind === 'door')
    return ship.zones[survivor.zone]!.borders.includes(borderOfDoor(t, ship, piece - PIECES.door));
  if (kind === 'wall') return ship.zones[survivor.zone]!.borders.includes(piece - PIECES.wall);
  if (kind === 'item') return survivor.cards.includes(piece - PIECES.item);
  return zoneOfPiece(t, piece) === survivor.zone;
}
