/** All tables of this process: those somebody looks at are in memory, the others in the database. */
import { type Seat, seatsOf } from '@tablee/kernel';
import type { Claim, InviteInfo, MyTable, NewTable, Opened, Phase, Request } from '@tablee/protocol';
import { every, type Timer } from '../clock.ts';
import { Declined, NO_SUCH_TABLE } from '../declined.ts';
import { isSameSecret } from '../identity/draw.ts';
import type { News } from '../storage/news.ts';
import type { Due } from '../storage/storage.ts';
import type { Page } from './audience.ts';
import { type NamedGuest, seatOf, sittingOf } from './chairs.ts';
import type { LiveTable } from './live-table.ts';
import { brought, openingOf, rematchOf } from './opening.ts';
import { HEARTBEAT } from './presence.ts';
import { inOwnNumbers, propose } from './propose.ts';
import { Room } from './room.ts';
import type { Surroundings } from './surroundings.ts';
import type { Summary } from './telling.ts';

/** How often the database is asked what the server should have done, and how late it may be until then. */
const ROUNDS = 5_000;
const LATE_BY = 3_000;
/** Overdue tables asked for at once, or tables told of at once; and how many are looked after at once. */
const PAGE = 200;
const WOKEN_AT_ONCE = 8;
const MOST_LISTED = 200;
const DAY = 86_400_000;

export class Tables {
  readonly #around: Surroundings;
  readonly #rooms = new Map<string, Room>();
  readonly #timers: readonly Timer[];
  readonly #isNone = (id: string): void => void this.#rooms.delete(id);
  #isGoingRound = false;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#timers = [
      every(around.clock, ROUNDS, () => void this.#goRound()),
      every(around.clock, HEARTBEAT, () => void this.#beat()),
    ];
  }

  /** How many are in memory. */
  get live(): number {
    return this.#rooms.size;
  }

  room(id: string): Room {
    let room = this.#rooms.get(id);
    if (!room) {
      room = new Room(id, this.#around, this.#isNone);
      this.#rooms.set(id, room);
    }
    return room;
  }

  async open(wanted: NewTable, host: NamedGuest, mostADay: number): Promise<Opened> {
    const { storage, gameById } = this.#around;
    const now = this.#around.clock.now();
    if ((await storage.openedSince(host.id, now - DAY)) >= mostADay) {
      throw new Declined(
        'tooMany',
        {
          fr: 'Vous avez ouvert beaucoup de tables aujourd’hui. Revenez demain, ou terminez-en une.',
          en: 'You have opened many tables today. Come back tomorrow, or finish one.',
        },
        null,
        DAY,
      );
    }
    const opening = openingOf(wanted, gameById(wanted.game), host, now);
    const { id, invite } = opening.table;
    if (await storage.open(opening)) await this.room(id).opened(opening);
    return { table: id, invite };
  }

  async claim(id: string, guest: NamedGuest, { invite, seat, brings }: Claim): Promise<Seat> {
    const room = this.room(id);
    await room.change((live) => {
      checkInvite(live, invite);
      if (seatOf(live.chairs, guest.id) !== null) return null;
      const game = this.#around.gameById(live.row.game);
      return {
        kind: 'sat',
        seat: openSeat(live, seat as Seat | null),
        guest: guest.id,
        name: guest.name,
        ...(game && brought(game, live.row, brings)),
      };
    });
    return room.look(({ chairs }) => seatOf(chairs, guest.id)!);
  }

  /** What somebody may know who was invited, has a seat, or may look on. */
  info(id: string, guest: string | null, invite: string | null): Promise<InviteInfo> {
    const room = this.room(id);
    return room.look((live) => {
      const seat = seatOf(live.chairs, guest);
      if (seat === null && (invite !== null || live.row.watch !== 1)) checkInvite(live, invite ?? '');
      const { row, phase, config } = live;
      return {
        table: row.id,
        game: row.game,
        config,
        phase,
        people: live.chairs.map((chair) => sittingOf(chair, room.presence.here)),
        watch: row.watch === 1,
        clock: row.clock === null ? null : { seconds: row.clock },
        seat,
      };
    });
  }

  async mine(guest: string): Promise<MyTable[]> {
    const listed = await this.#around.storage.tablesOf(guest, MOST_LISTED);
    return listed.map(({ table_id, game, config, phase, summary, seat, created, changed }) => {
      const known: Summary = JSON.parse(summary);
      return {
        table: table_id,
        game,
        config: JSON.parse(config),
        phase: phase as Phase,
        ...known,
        seat: seat as Seat,
        yourTurn: phase === 'playing' && known.waitingFor.includes(seat as Seat),
        created,
        changed,
      };
    });
  }

  /** The record of a finished game, or of one that can't go on, for those who played or could look on. */
  async record(id: string, guest: string | null): Promise<string> {
    const room = this.room(id);
    await room.look((live) => {
      // What a game that may go on some day holds is for those who play it.
      const isOpen = live.row.watch === 1 && live.phase !== 'shelved';
      if (seatOf(live.chairs, guest) === null && !isOpen) throw new Declined('noSuchTable', NO_SUCH_TABLE);
      if (live.phase !== 'over' && live.phase !== 'shelved') throw new Declined('notAllowed', NOT_OVER);
    });
    return room.record();
  }

  async rematch(id: string, guest: string): Promise<Opened> {
    const opening = await this.room(id).look((live) => {
      if (seatOf(live.chairs, guest) === null) throw new Declined('noSuchTable', NO_SUCH_TABLE);
      if (live.phase !== 'over') throw new Declined('notAllowed', NOT_OVER);
      const game = this.#around.gameById(live.row.game);
      if (!game) throw new Declined('notAllowed', NO_LONGER_PLAYED);
      return rematchOf(live, game, this.#around.clock.now());
    });
    await this.#around.storage.open(opening);
    const table = opening.table.id;
    await this.room(id).change((live) => (live.rematch ? null : { kind: 'rematched', table }));
    return { table, invite: await this.room(table).look((live) => live.invite) };
  }

  /** Grants what a page asks for, or says why not. Answers the number of the table's last entry. */
  ask(
    guest: string | null,
    request: Exclude<Request, { type: 'sit' | 'rise' | 'say' | 'ping' }>,
    page?: Page,
  ): Promise<number> {
    return this.room(request.table).change((live) => {
      const seat = seatOf(live.chairs, guest);
      if (seat === null) throw new Declined('notYours', NOT_SEATED);
      return propose(live, seat, page ? inOwnNumbers(live, seat, request) : request);
    }, page);
  }

  heard(news: News): void {
    if (news.kind === 'guest') return;
    const room = this.#rooms.get(news.table);
    if (!room) return;
    if (news.kind === 'here') room.presence.heard(news.process, news.guests);
    else if (news.kind === 'said') room.repeat(news.seat as Seat, news.phrase);
    else if (news.kind === 'altered') void room.readAnew();
    else room.catchUp(news.seq).catch((error) => this.#around.wentWrong('news', error));
  }

  /** News may have been missed. */
  reread(): void {
    for (const room of this.#rooms.values()) {
      room.reread().catch((error) => this.#around.wentWrong('news', error));
    }
  }

  /** The table is no longer as it was, by another way than its entries: it is read anew, here and elsewhere. */
  async altered(id: string): Promise<void> {
    await this.#rooms.get(id)?.readAnew();
    await this.#around.storage.tell([{ kind: 'altered', table: id }]);
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) timer.cancel();
    await Promise.all([...this.#rooms.values()].map((room) => room.close()));
    this.#rooms.clear();
  }

  /** Forgets the tables nobody looks at, and wakes those where something should have happened. */
  async #goRound(): Promise<void> {
    if (this.#isGoingRound) return;
    this.#isGoingRound = true;
    try {
      this.#forgetIdle();
      await this.#wakeOverdue();
    } catch (error) {
      this.#around.wentWrong('round', error);
    } finally {
      this.#isGoingRound = false;
    }
  }

  #forgetIdle(): void {
    const now = this.#around.clock.now();
    for (const [id, room] of this.#rooms) {
      if (!room.isIdle(now)) continue;
      this.#rooms.delete(id);
      room.forget().catch((error) => this.#around.wentWrong('forget', error));
    }
  }

  /** All of them, the longest overdue first, a few at a time: none has to wait for more than those before it. */
  async #wakeOverdue(): Promise<void> {
    const { storage, clock } = this.#around;
    const then = clock.now() - LATE_BY;
    let last: Due | null = null;
    do {
      const page: Due[] = await storage.overdue(then, last, PAGE);
      last = page.length === PAGE ? page[PAGE - 1]! : null;
      const waiting = page.values();
      const wakeNext = async (): Promise<void> => {
        for (const due of waiting) await this.#wake(due);
      };
      await Promise.all(Array.from({ length: WOKEN_AT_ONCE }, wakeNext));
    } while (last);
  }

  async #wake(overdue: Due): Promise<void> {
    const { storage, clock, wentWrong } = this.#around;
    try {
      const due = await this.room(overdue.table_id).wake();
      // Whatever was thought before: there is nothing to do there, or later.
      if (due === null || due > clock.now()) await storage.correctDue(overdue, due);
    } catch (error) {
      wentWrong('wake', error);
    }
  }

  /** Tells the other processes, where there are any, who is still here: of many tables at a time. */
  async #beat(): Promise<void> {
    const { storage, wentWrong } = this.#around;
    if (!storage.isShared) return;
    const news = [...this.#rooms.values()].flatMap(({ presence }) => presence.beat() ?? []);
    try {
      for (let from = 0; from < news.length; from += PAGE) await storage.tell(news.slice(from, from + PAGE));
    } catch (error) {
      wentWrong('presence', error);
    }
  }
}

function checkInvite(live: LiveTable, invite: string): void {
  if (!isSameSecret(live.invite, invite)) {
    throw new Declined('badInvite', {
      fr: 'Cette invitation n’est pas valable. Redemandez le lien à votre hôte.',
      en: 'This invitation is not valid. Ask your host for the link again.',
    });
  }
}

function openSeat(live: LiveTable, wanted: Seat | null): Seat {
  const open = seatsOf(live.row.seats).filter((seat) => live.chairs[seat]?.who === 'open');
  const seat = wanted === null ? open[0] : open.find((other) => other === wanted);
  if (live.phase !== 'waiting' || seat === undefined) {
    throw new Declined('noSeat', {
      fr: 'Il n’y a plus de place libre à cette table.',
      en: 'There is no open seat at this table any more.',
    });
  }
  return seat;
}

const NO_LONGER_PLAYED = {
  fr: 'On ne joue plus à ce jeu ici.',
  en: 'This game is no longer played here.',
};
const NOT_OVER = { fr: 'La partie n’est pas finie.', en: 'The game is not over.' };
const NOT_SEATED = { fr: 'Vous n’avez pas de place à cette table.', en: 'You have no seat at this table.' };
