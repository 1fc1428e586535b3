/** Everything a table plays with, ready: numbers instead of names, effects in a book. Made once a box and mission, shared by all forks. */
import { alike, type Pack, PackError, Refused } from '@tablee/kernel';
import { type Ability, Book, type Vocabulary } from '@tablee/kernel/effect';
import type { Config } from '../config.ts';
import { type Content, type Mission, REFUGE_PLACES, type RefugePlace, type Tile } from '../printed.ts';
import { shipOf } from '../rules/ship.ts';
import { type Box, baseBox, packedBox, vocabularyOf } from './box.ts';
import { checkMission } from './check-mission.ts';
import { drawnContent } from './drawn.ts';
import type { LaidOut } from './lay-out.ts';
import { Misfit } from './misfit.ts';
import { effectsAt, readyMission, shipPlan, zoneNames } from './mission.ts';

type Choice = Pick<Config, 'mission' | 'begins' | 'campaign'> & Partial<Pick<Config, 'ship'>>;

/** From the pack, or our own box. A bad mission of a pack is refused with its file and path. */
export function contentFor(config: Choice, pack: Pack | null): Content {
  const box = pack ? packedBox(pack) : baseBox();
  if (pack) checkPacked(box, pack);
  const content = contentOf(box, config);
  // Made anew each time: nothing of a drawing from outside is kept.
  return config.ship ? drawnContent(content, config.ship, box.tiles) : content;
}

/** Made once for each box and mission. */
export function contentOf(box: Box, config: Choice): Content {
  let made = MADE.get(box);
  if (!made) {
    made = new Map();
    MADE.set(box, made);
  }
  const name = config.campaign?.at === 'refuge' ? REFUGE : missionId(box, config);
  let content = made.get(name);
  if (!content) {
    content = name === REFUGE ? makeRefuge(box) : makeReady(box, missionCalled(box, name));
    made.set(name, content);
  }
  return content;
}
const MADE = new WeakMap<Box, Map<string, Content>>();
/** No mission can have this id. */
const REFUGE = '*refuge';

function missionId(box: Box, { mission, begins, campaign }: Choice): string {
  const name = campaign?.id ?? begins;
  if (name === '') return mission;
  const book = box.campaigns.find(({ id }) => id === name);
  if (!book) {
    throw new Refused(
      `config › ${campaign ? 'campaign.id' : 'begins'}: expected one of ${box.campaigns.map(({ id }) => id).join(', ')}, got "${name}"`,
    );
  }
  const at = campaign?.mission ?? 0;
  const found = book.missions[at];
  if (found === undefined)
    throw new Refused(`config › campaign.mission: expected up to ${book.missions.length - 1}, got ${at}`);
  return found;
}

function missionCalled(box: Box, name: string): Mission {
  const mission = box.missions.find(({ id }) => id === name);
  if (mission) return mission;
  throw new Refused(
    `config › mission: expected one of ${box.missions.map(({ id }) => id).join(', ')}, got "${name}"`,
  );
}

const CHECKED = new WeakSet<Box>();
function checkPacked(box: Box, { file }: Pack): void {
  if (CHECKED.has(box)) return;
  const ours = baseBox();
  for (const { id, contents } of box.radar) {
    const at = contents.findIndex(({ type }) => !box.enemies.some((enemy) => enemy.id === type));
    if (at >= 0)
      throw new PackError(
        `${file} › radar "${id}".contents[${at}].type: expected one of ${box.enemies.map((enemy) => enemy.id).join(', ')}, got "${contents[at]!.type}"`,
      );
  }
  // Otherwise a boss would draw Moods for ever (R-ES-61).
  if (!box.titan.some(({ attack }) => attack))
    throw new PackError(`${file} › titan: expected an attack card, got Moods alone`);
  box.missions.forEach((mission) => {
    if (box.tiles === ours.tiles && ours.missions.includes(mission)) return;
    try {
      checkMission(mission, box, makeReady(box, mission));
    } catch (error) {
      if (error instanceof Misfit)
        throw new PackError(`${file} › ${error.under(`missions "${mission.id}"`).message}`);
      throw error;
    }
  });
  for (const { id, missions } of box.campaigns) {
    const lost = missions.find((name) => !box.missions.some((mission) => mission.id === name));
    if (lost !== undefined)
      throw new PackError(`${file} › campaigns "${id}": expected missions of the box, got "${lost}"`);
  }
  CHECKED.add(box);
}

/** Throws a `Misfit` when the mission names what isn't there. */
export function makeReady(box: Box, mission: Mission): Content {
  const laid = shipPlan(mission, box);
  const book = new Book(vocabularyOf(box.tiles, zoneNames(laid)) as unknown as Vocabulary);
  const ready = readyMission(mission, box, laid, book);
  return { ...cardsOf(box, book), ship: shipOf(laid.plan), mission: ready, isRefuge: false, places: [] };
}

type Cards = Omit<Content, 'ship' | 'mission' | 'isRefuge' | 'places'>;

/** Every card of the box, its effects under its own address. */
function cardsOf(box: Box, book: Book): Cards {
  const items = box.items.map((item, number) => {
    if (item.ability) book.addCard(item.id, [item.ability]);
    return { ...item, number, use: item.ability ? `${item.id}/1` : '' };
  });
  const enemyNumber = (type: string): number => box.enemies.findIndex(({ id }) => id === type);
  const events = box.events.map((event, number) => ({
    ...event,
    number,
    does: effectsAt(book, `event/${event.id}`, event.effects),
  }));
  const titan = box.titan.map((card, number) => ({ ...card, number }));
  return {
    book,
    survivors: box.survivors.map((survivor, number) => {
      book.addCard(survivor.id, [survivor.active.ability, survivor.crisis.ability]);
      return {
        ...survivor,
        number,
        activeAt: `${survivor.id}/1`,
        crisisAt: `${survivor.id}/2`,
        attacksByActive: doesAttack(survivor.active.ability),
      };
    }),
    items: alike(items),
    cards: copiesOf(items),
    events: alike(events),
    eventCards: copiesOf(events),
    resolve: alike(
      box.resolve.map((card, index) => ({
        ...card,
        index,
        does: effectsAt(book, `resolve/${card.id}`, card.effects),
      })),
    ),
    achievements: alike(
      box.achievements.map((card, number) => {
        const address = `achievement-${card.id}`;
        book.addCard(address, [card.reward]);
        return { ...card, number, rewardAt: `${address}/1` };
      }),
    ),
    enemies: alike(box.enemies.map((enemy, number) => ({ ...enemy, number }))),
    tokens: box.radar.flatMap(({ id, faction, contents, copies, boss }) =>
      Array.from({ length: copies }, () => ({
        id,
        faction,
        boss: boss ?? false,
        figures: contents.flatMap(({ type, n }) => new Array<number>(n).fill(enemyNumber(type))),
      })),
    ),
    titan: alike(titan),
    titanCards: copiesOf(titan),
    refuge: alike(
      box.refuge.map((event, number) => ({
        ...event,
        number,
        does: effectsAt(book, `refuge/${event.id}`, event.effects),
      })),
    ),
    missions: box.missions,
    campaigns: box.campaigns,
  };
}

/** The design of each physical card. */
function copiesOf(designs: readonly { readonly copies: number }[]): number[] {
  return designs.flatMap(({ copies }, design) => new Array<number>(copies).fill(design));
}

// ─── the Refuge ──────────────────────────────────────────────────────────────

const PLACE_LETTERS: Readonly<Record<string, RefugePlace>> = {
  g: 'gate',
  C: 'commons',
  I: 'infirmary',
  B: 'bunks',
  W: 'workshop',
  T: 'stash',
};
/** At most so many rounds (R-ES-84). */
export const REFUGE_ROUNDS = 3;

function makeRefuge(box: Box): Content {
  const tile: Tile = { ...box.refugeTile, copies: 1 };
  const mission = refugeMission(tile);
  const inside: Box = { ...box, tiles: [tile] };
  const laid = withGate(shipPlan(mission, inside));
  const book = new Book(vocabularyOf(box.tiles, zoneNames(laid)) as unknown as Vocabulary);
  const ready = readyMission(mission, inside, laid, book);
  const places = laid.plan.zones.map(({ label }) => PLACE_LETTERS[label.at(-1)!]!);
  if (REFUGE_PLACES.some((place) => !places.includes(place)))
    throw new Error('The Refuge tile lacks a place.');
  return { ...cardsOf(box, book), ship: shipOf(laid.plan), mission: ready, isRefuge: true, places };
}

/** A tile names its rooms alone: the Gate is a corridor zone with a name of its own. */
function withGate(laid: LaidOut): LaidOut {
  const zones = laid.plan.zones.map((zone) =>
    zone.kind === 'corridor' ? { ...zone, name: { fr: 'Porte', en: 'Gate' } } : zone,
  );
  return { ...laid, plan: { ...laid.plan, zones } };
}

function refugeMission({ id, name, motif }: Tile): Mission {
  return {
    id: 'refuge',
    name,
    motif,
    briefing: {
      fr: 'Un feu, des bâches, des voix basses. Ici, on soigne, on dort, on répare, on troque. Trois rounds au plus, et il faudra repartir.',
      en: 'A fire, tarpaulins, low voices. Here people heal, sleep, mend and barter. Three rounds at most, and then it is time to go.',
    },
    won: { fr: 'La porte se referme derrière vous.', en: 'The gate closes behind you.' },
    lost: { fr: 'La porte se referme derrière vous.', en: 'The gate closes behind you.' },
    tiles: [{ tile: id, x: 0, y: 0, rotation: 0 }],
    start: '1g',
    exits: ['1g'],
    objectives: [{ id: 'partir', kind: 'exit', name: { fr: 'Repartir', en: 'Move on' } }],
    radar: ['1C'],
    tokens: [0, 0, 0, 0, 0, 0],
    factions: ['gep'],
    minSurvivors: 1,
    maxSurvivors: 6,
    clock: REFUGE_ROUNDS,
  };
}

/** An ability whose doing is an attack. */
function doesAttack(ability: Ability): boolean {
  return 'activated' in ability && ability.then.some((step) => 'do' in step && step.do === 'attack');
}
