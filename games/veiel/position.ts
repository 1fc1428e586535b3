/** A position set up by hand (OV-MISC-10): only what matters is named. Piles are listed from the top; squares as [row, column]. */
import { closest, frame, Refused, type Seat, seatsOf } from '@tablee/kernel';
import { begin, enter, leave } from '@tablee/kernel/effect';
import { z } from 'zod';
import { type At, STATUSES, type Status, VALUED_STATUSES } from './content/types.ts';
import { fillsSquare, putOn } from './rules/board.ts';
import { newCard } from './rules/card.ts';
import { betweenFights } from './rules/endfight.ts';
import { enemyPhase } from './rules/enemy.ts';
import { newEntity } from './rules/entity.ts';
import { equip, equipCompulsory } from './rules/equip.ts';
import { deployment, fight } from './rules/fight.ts';
import { game } from './rules/game.ts';
import { scenario } from './rules/scen.ts';
import { addHero, dealPiles, emptyTable, layRow } from './rules/setup.ts';
import { newEnemy } from './rules/summon.ts';
import { cardOf, isFree, pieceOf } from './rules/table.ts';
import { heroPhase, turn } from './rules/turn.ts';
import { type BareTable, PIECES, SIDE, type Veiel } from './types.ts';

const at = z.tuple([z.int().min(1).max(6), z.int().min(1).max(6)]);
/** More than any hero ever owns, and few enough to be told from other pieces. */
const cards = z.array(z.string()).max(60);
const statuses = z
  .partialRecord(z.enum([...STATUSES, ...VALUED_STATUSES]), z.int().min(1).max(9))
  .default({});

const heroPosition = z.strictObject({
  hero: z.string(),
  /** One square, or two for twins; nowhere: not deployed yet. */
  at: z.union([at, z.tuple([at, at])]).optional(),
  /** Where nothing is said: his ten base cards. */
  deck: cards.optional(),
  hand: cards.default([]),
  discard: cards.default([]),
  wounds: cards.default([]),
  exile: cards.default([]),
  removed: cards.default([]),
  /** Where nothing is said: what lies there in this fight, but for what is named elsewhere (OV-HEROES-5 to -7). */
  row: cards.optional(),
  /** One number for each figure. */
  block: z.union([z.int().min(0).max(99), z.tuple([z.int().min(0), z.int().min(0)])]).default(0),
  kept: z.int().min(0).max(99).default(0),
  played: z.boolean().default(false),
  dead: z.boolean().default(false),
  essences: z.int().min(0).max(3).default(0),
  statuses,
  /** Where nothing is said: what he must wear (OV-HEROES-21, -26). */
  equipment: z
    .array(z.union([z.string().transform((id) => gearPosition.parse({ id })), z.lazy(() => gearPosition)]))
    .max(9)
    .optional(),
});
const gearPosition = z.strictObject({
  id: z.string(),
  armed: z.boolean().default(true),
  ammo: z.int().min(0).max(9).optional(),
  locked: z.boolean().default(false),
  /** Cards under it: of its bearer, or `{ hero, card }` of another. */
  under: z
    .array(z.union([z.string(), z.strictObject({ hero: z.int().min(0).max(4), card: z.string() })]))
    .max(9)
    .default([]),
});
const enemyPosition = z.strictObject({
  enemy: z.string(),
  at,
  yellow: z.int().min(1).max(9).optional(),
  red: z.int().min(1).max(20).optional(),
  block: z.int().min(0).max(99).default(0),
  kept: z.int().min(0).max(99).default(0),
  acted: z.boolean().default(false),
  /** Which of the enemies before it summoned it, from 0. */
  summoner: z.int().min(0).max(35).optional(),
  statuses,
  /** A boss's Action cards, by id, in the order they are drawn; the rest lies beneath. */
  actions: z.array(z.string()).default([]),
  /** Those already used. */
  used: z.array(z.string()).default([]),
  pending: z.int().min(0).max(9).default(0),
});

export const positionSchema = z.strictObject({
  /** Where the game goes on. `turn`: with the turn of the hero in `turnOf`; `act`: in it, at his first action. */
  at: z
    .enum(['fight', 'deployment', 'heroes', 'turn', 'act', 'enemies', 'endOfRound', 'reinforcement'])
    .default('act'),
  fight: z.int().min(0).max(4).default(1),
  round: z.int().min(1).max(99).default(1),
  turnOf: z.int().min(0).max(4).default(0),
  heroes: z.array(heroPosition).min(1).max(5),
  enemies: z.array(enemyPosition).max(36).default([]),
  entities: z
    .array(
      z.strictObject({
        entity: z.string(),
        at,
        /** Of an ally: health left, block, and whether its effect was used in this hero phase. */
        health: z.int().min(1).max(9).optional(),
        block: z.int().min(0).max(99).default(0),
        used: z.boolean().default(false),
      }),
    )
    .max(72)
    .default([]),
  corpses: z.array(at).max(99).default([]),
  battlefield: z.string().default(''),
  scenario: z.string().default(''),
  /** The next reward cards of each pile, by their colours. */
  rewards: cards.default([]),
  /** The card without Amorce that closed the window was played before. */
  amorceClosed: z.boolean().default(false),
  /** Cards already played in this turn, for fusions: they lie in the discard. */
  plays: cards.default([]),
  acts: z.int().min(0).max(100).default(0),
});
export type Position = z.infer<typeof positionSchema>;

/** Which fights each moment knows. */
const FIGHTS_AT: Readonly<Partial<Record<Position['at'], readonly [least: number, most: number]>>> = {
  fight: [0, 3],
  reinforcement: [1, 3],
};

/** What the rules could not go on from, with the place and what was expected. */
function refuseImpossible({ at: moment, fight, turnOf, heroes, enemies, scenario }: Position): void {
  if (moment === 'reinforcement' && scenario !== '')
    throw new Refused(
      'position › at: scenarios have no reinforcement step (OV-SCEN-15), expected another moment; their loot comes when the fight is won.',
    );
  const [least, most] = FIGHTS_AT[moment] ?? [1, 4];
  if (fight < least || fight > most)
    throw new Refused(
      `position › fight: expected ${least} to ${most} where it goes on at "${moment}", got ${fight}.`,
    );
  const acting = moment === 'act' ? heroes[turnOf] : undefined;
  if (acting?.dead || acting?.played)
    throw new Refused(
      `position › heroes[${turnOf}].${acting.dead ? 'dead' : 'played'}: expected a living hero who has not played, for it is his turn; start at "turn" or "heroes", or name another in turnOf.`,
    );
  heroes.forEach(({ statuses, block, kept }, n) => {
    if ('etourdi' in statuses)
      throw new Refused(
        `position › heroes[${n}].statuses.etourdi: expected a status of heroes, étourdi is for enemies (R-OV-98).`,
      );
    refuseKept(`heroes[${n}]`, kept, typeof block === 'number' ? block : Math.min(...block));
  });
  enemies.forEach(({ block, kept, actions, used }, n) => {
    refuseKept(`enemies[${n}]`, kept, block);
    const twice = [...actions, ...used].find((id, index, all) => all.indexOf(id) !== index);
    if (twice !== undefined)
      throw new Refused(
        `position › enemies[${n}].actions: expected each Action card once, on the pile or used, got ${twice} twice.`,
      );
  });
}

function refuseKept(who: string, kept: number, block: number): void {
  if (kept > block)
    throw new Refused(`position › ${who}.kept: expected at most its block, ${block}, got ${kept}.`);
}

const square = ([row, column]: At): number => (row - 1) * SIDE + column - 1;

/** Where the heroes need no square yet. */
const DEPLOYED_LATER: readonly Position['at'][] = ['fight', 'deployment', 'reinforcement'];

export function arrange(bare: BareTable, position: Position): Veiel {
  refuseImpossible(position);
  const heroes = position.heroes.length;
  if (heroes < bare.seats)
    throw new Refused(
      `position › heroes: ${bare.seats} seats need at least ${bare.seats} heroes, got ${heroes}.`,
    );
  const twice = position.heroes.find(
    ({ hero }, number) => position.heroes.findIndex((each) => each.hero === hero) !== number,
  );
  if (twice)
    throw new Refused(`position › heroes: expected different heroes (R-OV-2), got ${twice.hero} twice.`);
  const leads = position.heroes.map((_, hero) => bare.config.leads[hero] ?? hero % bare.seats);
  // What is set up by hand has not happened: nothing of it is told.
  const { scenario } = position;
  const played = scenario === '' ? {} : ({ mode: 'scenario', scenario } as const);
  const t = emptyTable({ ...bare, told: null, config: { ...bare.config, ...played, heroes, leads } });
  dealPiles(t);
  stackRewards(t, position.rewards);
  position.heroes.forEach((hero, number) => {
    addHero(
      t,
      numberOf(t, 'hero', hero.hero, `heroes[${number}].hero`),
      seatsOf(t.seats)[leads[number]!] as Seat,
    );
  });
  t.fight = position.fight;
  t.round = position.round;
  position.heroes.forEach((hero, number) => {
    if (hero.at === undefined && !DEPLOYED_LATER.includes(position.at))
      throw new Refused(`position › heroes[${number}].at: expected a square, [row, column] from 1 to 6.`);
    layHero(t, number, hero);
    layLevels(t, number, position);
  });
  const figures = position.enemies.map((enemy, number) => layEnemy(t, number, enemy));
  position.enemies.forEach(({ summoner }, index) => {
    if (summoner === undefined) return;
    if (summoner >= index)
      throw new Refused(
        `position › enemies[${index}].summoner: expected the number of an enemy named before it, got ${summoner}.`,
      );
    t.figures.summoner[figures[index]!] = figures[summoner]!;
  });
  position.entities.forEach((entity, number) => {
    const place = `entities[${number}]`;
    const figure = newEntity(t, numberOf(t, 'entity', entity.entity, `${place}.entity`));
    const { health, supply } = t.content.entities[t.figures.of[figure]!]!;
    if (entity.health !== undefined && entity.health > (health ?? 0))
      throw new Refused(
        health === undefined
          ? `position › ${place}.health: ${entity.entity} is no ally, expected no health, got ${entity.health}.`
          : `position › ${place}.health: expected at most ${health}, which ${entity.entity} prints, got ${entity.health}.`,
      );
    const lying = position.entities.filter((other) => other.entity === entity.entity).length;
    if (supply !== undefined && lying > supply)
      throw new Refused(
        `position › entities: expected at most ${supply} ${entity.entity} (OV-TITAN-2), got ${lying}.`,
      );
    if (entity.health !== undefined) t.figures.yellow[figure] = entity.health;
    t.figures.block[figure] = entity.block;
    t.figures.acted[figure] = entity.used ? 1 : 0;
    put(t, figure, entity.at, place);
  });
  if (position.corpses.length > 0 && !bare.config.ext1)
    throw new Refused(
      'position › corpses: expected none, corpses need extension 1 switched on (OV-GAME-10).',
    );
  for (const each of position.corpses) t.corpses[square(each)]!++;
  layField(t, position);
  goOn(t, position);
  t.told = bare.told as Veiel['told'];
  return t;
}

/** The number of what is called so; `place` is where the position says it. */
function numberOf(t: Veiel, kind: keyof Veiel['content']['by'], id: string, place: string): number {
  const known = t.content.by[kind];
  const number = known.get(id);
  if (number === undefined) throw new Refused(unknown(place, kind, id, [...known.keys()]));
  return number;
}

/** The ids are in `test/texts.txt`; those of an extension that is switched off are not in the box. */
function unknown(place: string, kind: string, id: string, known: readonly string[]): string {
  const got = JSON.stringify(id);
  return `position › ${place}: expected the id of ${/^[ae]/.test(kind) ? 'an' : 'a'} ${kind} in the box under these switches, got ${got}${closest(id, known)}.`;
}

function put(t: Veiel, figure: number, where: At, place: string): void {
  if (fillsSquare(t, figure) && !isFree(t, square(where)))
    throw new Refused(`position › ${place}.at: expected a free square, (${where.join(', ')}) is taken.`);
  putOn(t, figure, square(where));
}

function stackRewards(t: Veiel, rewards: readonly string[]): void {
  for (let n = rewards.length - 1; n >= 0; n--) {
    const card = t.content.cards[numberOf(t, 'card', rewards[n]!, `rewards[${n}]`)]!;
    const pile = t.piles[card.colourNumber]!;
    const index = pile.findIndex((piece) => t.cards[piece - PIECES.card] === card.number);
    if (index < 0)
      throw new Refused(
        `position › rewards[${n}]: expected a reward card that is still in its pile, got ${card.id}.`,
      );
    pile.push(pile.splice(index, 1)[0]!);
  }
}

function layHero(t: Veiel, number: number, given: Position['heroes'][number]): void {
  const hero = t.heroes[number]!;
  const place = `heroes[${number}]`;
  const deal = (ids: readonly string[], zone: string): number[] =>
    ids.map((id, n) => newCard(t, numberOf(t, 'card', id, `${place}.${zone}[${n}]`), number));
  const base = t.content.heroes[hero.design]!.base.flatMap((count, colour) =>
    Array.from({ length: count }, () => t.content.cards[t.content.base[colour]!]!.id),
  );
  hero.deck = deal(given.deck ?? base, 'deck').reverse();
  for (const zone of ['hand', 'discard', 'wounds', 'exile', 'removed'] as const)
    hero[zone] = deal(given[zone], zone);
  hero.dead = given.dead;
  hero.played = given.played;
  hero.essences = given.essences;
  const squares =
    given.at === undefined
      ? []
      : typeof given.at[0] === 'number'
        ? [given.at as At]
        : (given.at as readonly At[]);
  if (squares.length > 0 && squares.length !== hero.figures.length)
    throw new Refused(
      `position › ${place}.at: expected ${hero.figures.length === 1 ? 'one square, [row, column]' : 'two squares, one for each twin'}, got ${squares.length}.`,
    );
  if (typeof given.block !== 'number' && hero.figures.length === 1)
    throw new Refused(`position › ${place}.block: expected one number, only twins have two.`);
  hero.figures.forEach((figure, twin) => {
    const where = squares[twin];
    if (!where) return;
    if (given.dead) {
      putOn(t, figure, square(where));
      leave(t, pieceOf(figure), 'play');
    } else {
      put(t, figure, where, place);
    }
    t.figures.block[figure] = typeof given.block === 'number' ? given.block : given.block[twin]!;
    t.figures.kept[figure] = given.kept;
    giveStatuses(t, figure, given.statuses);
  });
}

/** What the fights before this one brought a hero besides his cards: a row, and equipment that is unlocked. */
function layLevels(t: Veiel, number: number, { at: moment, fight, heroes, plays, turnOf }: Position): void {
  const reached = moment === 'fight' ? fight + 1 : fight;
  const hero = t.heroes[number]!;
  const given = heroes[number]!;
  const hasRow = t.content.heroes[hero.design]!.row !== undefined;
  if (given.row && !hasRow)
    throw new Refused(
      `position › heroes[${number}].row: expected none, only la Maîtresse has a row (OV-HEROES-5).`,
    );
  if (given.row) {
    hero.row = given.row.map((id, n) =>
      newCard(t, numberOf(t, 'card', id, `heroes[${number}].row[${n}]`), number),
    );
  } else if (hasRow) {
    layRow(t, number, 'initie');
    if (reached >= 2) layRow(t, number, 'adepte');
    if (reached >= 3) layRow(t, number, 'maitre');
    const elsewhere = [...given.hand, ...given.wounds, ...given.exile, ...(turnOf === number ? plays : [])];
    hero.row = hero.row.filter((piece) => !elsewhere.includes(cardOf(t, piece).id));
  }
  if (given.equipment)
    given.equipment.forEach((gear, n) => {
      layGear(t, number, n, gear);
    });
  else equipCompulsory(t, number, reached >= 2 ? 'open' : 'locked');
}

function layGear(t: Veiel, hero: number, n: number, given: z.infer<typeof gearPosition>): void {
  const number = numberOf(t, 'equipment', given.id, `heroes[${hero}].equipment[${n}]`);
  const { ammo, charge } = t.content.equipment[number]!;
  const place = `position › heroes[${hero}].equipment[${n}]`;
  if (given.ammo !== undefined && given.ammo > (ammo?.capacity ?? -1))
    throw new Refused(
      ammo
        ? `${place}.ammo: expected at most its capacity, ${ammo.capacity}, got ${given.ammo}.`
        : `${place}.ammo: it uses no ammunition, got ${given.ammo}.`,
    );
  if (given.under.length > (charge?.most ?? 0))
    throw new Refused(
      `${place}.under: expected at most ${charge?.most ?? 0} charged cards, got ${given.under.length}.`,
    );
  const gear = equip(t, hero, number, given.locked);
  t.gear.armed[gear] = given.armed;
  if (given.ammo !== undefined) t.gear.ammo[gear] = given.ammo;
  given.under.forEach((under, index) => {
    const [owner, card] = typeof under === 'string' ? [hero, under] : [under.hero, under.card];
    if (!t.heroes[owner])
      throw new Refused(`${place}.under: expected a hero from 0 to ${t.heroes.length - 1}, got ${owner}.`);
    const number = numberOf(t, 'card', card, `heroes[${hero}].equipment[${n}].under[${index}]`);
    if (t.content.cards[number]!.persistant)
      throw new Refused(
        `${place}.under[${index}]: a Persistant card cannot be charged (OV-KW-74), got ${card}.`,
      );
    t.gear.under[gear]!.push(newCard(t, number, owner));
  });
}

function layEnemy(t: Veiel, number: number, given: Position['enemies'][number]): number {
  const place = `enemies[${number}]`;
  const figure = newEnemy(t, numberOf(t, 'enemy', given.enemy, `${place}.enemy`));
  const { yellow, red, block, kept, acted, pending } = t.figures;
  if (given.yellow !== undefined && given.yellow > yellow[figure]!)
    throw new Refused(
      `position › ${place}.yellow: expected at most ${yellow[figure]}, which ${given.enemy} prints, got ${given.yellow}.`,
    );
  if (given.yellow !== undefined) yellow[figure] = given.yellow;
  if (given.red !== undefined) red[figure] = given.red;
  block[figure] = given.block;
  kept[figure] = given.kept;
  acted[figure] = given.acted ? 1 : 0;
  pending[figure] = given.pending;
  put(t, figure, given.at, place);
  giveStatuses(t, figure, given.statuses);
  stackActions(t, figure, place, given);
  return figure;
}

function stackActions(
  t: Veiel,
  figure: number,
  place: string,
  { actions, used, enemy }: Position['enemies'][number],
): void {
  const pile = t.actions.find((each) => each.figure === figure);
  if (!pile) {
    if (t.figures.pending[figure]! > 0)
      throw new Refused(
        `position › ${place}.pending: ${enemy} is no boss and answers no lost life, expected 0.`,
      );
    if (actions.length + used.length > 0)
      throw new Refused(
        `position › ${place}.actions: ${enemy} is no boss and has no Action cards, expected none.`,
      );
    return;
  }
  const { boss } = t.content.enemies[t.figures.of[figure]!]!;
  const numbers = (ids: readonly string[]): number[] =>
    ids.map((id) => {
      const action = boss!.actions.findIndex((each) => each.id === id);
      if (action < 0)
        throw new Refused(
          `position › ${place}.actions: expected one of ${boss!.actions.map((each) => each.id).join(', ')}, got ${JSON.stringify(id)}.`,
        );
      return action;
    });
  const [top, drawn] = [numbers(actions), numbers(used)];
  pile.used = drawn;
  pile.pile = pile.pile
    .filter((action) => !drawn.includes(action) && !top.includes(action))
    .concat(top.reverse());
}

/** Until the end of the fight. */
function giveStatuses(t: Veiel, figure: number, given: Partial<Record<string, number>>): void {
  for (const [status, n] of Object.entries(given)) {
    const isWord = STATUSES.includes(status as Status);
    const change = isWord
      ? ({ what: 'has', how: 'gain', n: 0, words: [status] } as const)
      : ({ what: status, how: 'add', n: n!, words: [] } as const);
    begin(t, {
      ability: '',
      of: [pieceOf(figure)],
      changes: [change],
      by: 0 as Seat,
      source: -1,
      until: 'fight',
      names: {},
      numbers: {},
      left: -1,
    });
  }
}

function layField(t: Veiel, position: Position): void {
  if (position.battlefield !== '') {
    const { battlefields } = t.content;
    const field = battlefields.find(({ id }) => id === position.battlefield);
    if (!field) {
      const ids = battlefields.map(({ id }) => id);
      throw new Refused(unknown('battlefield', 'battlefield', position.battlefield, ids));
    }
    t.field = field.number;
    t.fieldsMet.push(field.number);
    enter(t, PIECES.field, 'field');
  }
  if (position.scenario !== '') {
    t.scenario = numberOf(t, 'scenario', position.scenario, 'scenario');
    enter(t, PIECES.scenario, 'field');
  }
}

function goOn(t: Veiel, position: Position): void {
  const { turnOf, at: where } = position;
  const hero = t.heroes[turnOf];
  if (!hero)
    throw new Refused(`position › turnOf: expected a hero from 0 to ${t.heroes.length - 1}, got ${turnOf}.`);
  const push = (procedure: Parameters<typeof frame>[0], step: string, locals: object = {}): void => {
    t.flow.push({ ...frame(procedure as never, locals), at: step });
  };
  if (where === 'reinforcement') {
    push(game as never, 'fight');
    push(betweenFights as never, 'end');
    return;
  }
  const fought = where === 'fight' ? 'fight' : 'after';
  if (t.scenario < 0) push(game as never, fought);
  else {
    push(game as never, 'over');
    push(scenario as never, fought);
  }
  if (where === 'fight') return;
  if (where === 'deployment') {
    t.phase = 'deployment';
    t.round = 0;
    push(fight as never, 'profane');
    push(deployment as never, 'deploy');
    return;
  }
  if (where === 'enemies' || where === 'endOfRound') {
    t.phase = 'enemies';
    push(fight as never, 'roundEnd');
    if (where === 'enemies')
      push(enemyPhase as never, position.enemies.some(({ acted }) => acted) ? 'next' : 'begin');
    return;
  }
  t.phase = 'heroes';
  push(fight as never, 'enemies');
  push(heroPhase as never, where === 'heroes' ? 'who' : 'after');
  if (where === 'heroes') return;
  if (where === 'act') {
    t.active = turnOf;
    t.acting = hero.figures[0]!;
    t.amorce = !position.amorceClosed;
    t.acts = position.acts;
    position.plays.forEach((id, n) => {
      const piece = newCard(t, numberOf(t, 'card', id, `plays[${n}]`), turnOf);
      hero.discard.push(piece);
      t.plays.push(piece);
      t.spent.push(false);
    });
  }
  push(turn as never, where === 'act' ? 'unit' : 'begin', { hero: turnOf });
}
