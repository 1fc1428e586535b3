/**
 * One seed: two server processes on one disk, tables of people and bots with and without clocks, everything going wrong for a
 * while, then calm. What must hold is looked for while it runs and afterwards; a breach is thrown, with the seed.
 */
import { gameById } from '@tablee/games/rules';
import { canonical, type Seat, seatsOf, Table } from '@tablee/kernel';
import type { TableMessage } from '@tablee/protocol';
import { type Entry, readEntry } from '../../tables/entry.ts';
import { changed, choicesOf, heardMoments, type KeptMoment, readChange } from '../../tables/history.ts';
import { LiveTable } from '../../tables/live-table.ts';
import { opened } from '../../tables/opening.ts';
import { Disk } from './disk.ts';
import { SimulatedPlayer } from './player.ts';
import { SimulatedServer } from './server.ts';
import { World } from './world.ts';

/** Milliseconds of trouble, and of calm after it. */
const TROUBLE = 30_000;
const CALM = 20_000;
const CLOCK_SECONDS = 8;
/** How late the server may be, in calm weather, with what is due. */
const LATE_BY = 10_000;

export interface Simulated {
  readonly entries: number;
  readonly granted: number;
  readonly messages: number;
  readonly crashes: number;
  readonly outOfTime: number;
}

export async function simulate(seed: number): Promise<Simulated> {
  const world = new World(seed);
  const disk = new Disk(world);
  const tables = [0, 1, 2].map((n) => openTable(world, disk, n));
  const servers = [new SimulatedServer(world, disk), new SimulatedServer(world, disk)];
  const players = tables.flatMap((table) =>
    ['anne', 'bruno']
      .slice(0, disk.entries.get(table)!.filter(({ body }) => readEntry(body).kind === 'sat').length)
      .map((name) => new SimulatedPlayer(world, servers, `${name} ${table}`, table)),
  );
  for (let time = 0; time < TROUBLE; time += 1000) {
    await world.pass(1000);
    for (const server of servers) {
      if (server.isUp && world.chance() < 0.03) server.crash();
      else if (!server.isUp && world.chance() < 0.5) server.start();
    }
  }
  world.isCalm = true;
  for (const server of servers) if (!server.isUp) server.start();
  await world.pass(CALM);

  const checked = tables.map((table) => {
    const seated = players.filter((player) => player.table === table);
    return checkTable(world, disk, table, seated);
  });
  return {
    entries: checked.reduce((sum, { entries }) => sum + entries, 0),
    outOfTime: checked.reduce((sum, { outOfTime }) => sum + outOfTime, 0),
    granted: players.reduce((sum, { granted }) => sum + granted.length, 0),
    messages: players.reduce((sum, { heard }) => sum + heard.length, 0),
    crashes: servers.reduce((sum, { crashes }) => sum + crashes, 0),
  };
}

/** Two people; two people and a clock; one person, a bot and a clock. */
function openTable(world: World, disk: Disk, n: number): string {
  const id = `tablenumber${n}`;
  const entries: Entry[] = [
    { kind: 'sat', seat: 0 as Seat, guest: `anne ${id}`, name: 'Anne' },
    n === 2
      ? { kind: 'filled', seat: 1 as Seat, bot: 'greedy' }
      : { kind: 'sat', seat: 1 as Seat, guest: `bruno ${id}`, name: 'Bruno' },
  ];
  const game = gameById('plunder')!;
  const row = {
    id,
    game: game.id,
    version: game.version,
    content: '',
    pack: null,
    seats: 2,
    config: '{}',
    seed: `seed ${world.any(1e9)}`,
    invite: 'invite',
    host: `anne ${id}`,
    watch: 0,
    hints: 0,
    clock: n === 0 ? null : CLOCK_SECONDS,
    created: world.now,
  };
  disk.open(opened(game, row, entries));
  return id;
}

function checkTable(
  world: World,
  disk: Disk,
  id: string,
  players: readonly SimulatedPlayer[],
): { entries: number; outOfTime: number } {
  const breach = (what: string): never => {
    throw new Error(`${id}: ${what}`);
  };
  const rows = disk.entries.get(id)!;
  const row = disk.tables.get(id)!;
  const game = gameById(row.game)!;
  const live = new LiveTable(row, game);
  const oracle = new Table(game, live.start);
  const moments: KeptMoment[] = [];
  /** The messages of the table by who was told, and the number it has for the last entry it could notice. */
  const said = new Map<string, TableMessage[]>();
  /** The entries by the same. */
  const numbered = new Map<string, number>();
  for (const { heard } of players)
    for (const message of heard) {
      if (message.at > rows.length) breach(`entry ${message.at} was told, and ${rows.length} are kept.`);
      const told = `${message.seat} ${message.at}`;
      said.set(told, [...(said.get(told) ?? []), message]);
    }
  const answered = new Map<number, number>();
  let outOfTime = 0;

  rows.forEach(({ seq, body, at, told }, index) => {
    const entry = readEntry(body);
    if (seq !== index + 1) breach(`entry ${index + 1} was expected, ${seq} is kept.`);
    if (entry.kind === 'chose')
      answered.set(seq, oracle.state.open.find(({ seat }) => seat === entry.seat)?.id ?? -1);
    if (entry.kind === 'outOfTime') {
      outOfTime++;
      const deadline = new Map(live.deadlines.running(live)).get(entry.seat);
      if (deadline === undefined || deadline > at)
        breach(`entry ${seq}: the clock of seat ${entry.seat} ran out at ${at}, it was due at ${deadline}.`);
    }
    const to = live.leadsBackTo(entry);
    live.apply(entry, seq, at, { earlier: to === null ? null : oracle.stateAt(to) });
    if (told !== null) {
      const change = readChange(told);
      changed(moments, change);
      if (oracle.choices.length > change.keep - 1 && change.keep > 0) oracle.goBackTo(change.keep - 1);
      for (const { seat, says } of change.moments) if (seat !== null) oracle.say(seat, says);
    }
    if (oracle.choices.length !== choicesOf(moments).length) breach(`entry ${seq}: choices were lost.`);
    for (const seat of seatsOf(2)) {
      const noticed = `${seat} ${live.ears.at(seat)}`;
      if (numbered.has(noticed)) continue;
      numbered.set(noticed, seq);
      for (const message of said.get(noticed) ?? []) checkMessage(message, seat);
    }
  });

  function checkMessage(message: TableMessage, seat: Seat): void {
    const { view, told, keep, at } = message;
    if (!isSame(view, oracle.view(seat))) breach(`entry ${at}: seat ${seat} saw something else than it may.`);
    const mayHear = heardMoments(moments, 0, seat, 2).slice(keep);
    if (!isSame(told, mayHear)) breach(`entry ${at}: seat ${seat} heard something else than it may.`);
  }

  for (const { granted } of players) {
    const places = new Map<string, number>();
    for (const { at: counted, wanted, seat } of granted) {
      const at = numbered.get(`${seat} ${counted}`) ?? 0;
      const entry = rows[at - 1] ? readEntry(rows[at - 1]!.body) : null;
      if (wanted.type !== 'choose') {
        if (!entry) breach(`${wanted.type} was granted as entry ${at}, which is not kept.`);
        continue;
      }
      if (entry?.kind !== 'chose' || entry.seat !== seat)
        breach(`A choice of seat ${seat} was acknowledged as entry ${at}, which is ${entry?.kind}.`);
      if (answered.get(at) !== wanted.decision)
        breach(`entry ${at}: decision ${answered.get(at)} was answered instead of ${wanted.decision}.`);
      const asked = `${wanted.at} ${wanted.decision}`;
      if (places.has(asked))
        breach(`Seat ${seat} answered once and was heard twice: ${places.get(asked)}, ${at}.`);
      places.set(asked, at);
    }
  }
  for (const [seat, deadline] of live.deadlines.running(live))
    if (deadline < world.now - LATE_BY)
      breach(`The clock of seat ${seat} ran out ${world.now - deadline} ms ago, and nothing was done.`);
  for (const { told, guest, isConnected } of players) {
    const noticed = live.ears.at(told!.seat);
    if (!isConnected) breach(`${guest} did not get back to the table.`);
    if (told!.at < noticed - 3) breach(`${guest} was told of ${told!.at} entries, could notice ${noticed}.`);
  }
  if (seatsOf(2).every((seat) => !live.isPerson(seat))) breach('Nobody sits there any more.');
  return { entries: rows.length, outOfTime };
}

/** Whatever the order of its fields. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}
