/** All tables of this process: those somebody looks at are in memory, the others in the database. */
import { type Seat, seatsOf } from '@tablee/kernel';
import { Declined, NO_SUCH_TABLE } from '../declined.ts';
import { isSameSecret } from '../identity/draw.ts';
import type { Claim, InviteInfo, MyTable, NewTable, Opened, Phase, Request } from '../protocol/index.ts';
import type { News } from '../storage/news.ts';
import type { GuestRow } from '../storage/schema.ts';
import { seatOf, sittingOf } from './chairs.ts';
import type { LiveTable } from './live-table.ts';
import { openingOf, rematchOf } from './opening.ts';
import { HEARTBEAT } from './presence.ts';
import { propose } from './propose.ts';
import { Room } from './room.ts';
import type { Surroundings } from './surroundings.ts';
import type { Summary } from './telling.ts';

/** How often the database is asked what the server should have done, and how late it may be until then. */
const ROUNDS = 5_000;
const LATE_BY = 3_000;
const MOST_A_ROUND = 50;
const MOST_LISTED = 200;
const DAY = 86_400_000;

export class Tables {
  readonly #around: Surroundings;
  readonly #rooms = new Map<string, Room>();
  readonly #timers: NodeJS.Timeout[];

  constructor(around: Surroundings) {
    this.#around = around;
    this.#timers = [
      setInterval(() => void this.#goRound(), ROUNDS),
      setInterval(() => this.#beat(), HEARTBEAT),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** How many are in memory. */
  get live(): number {
    return this.#rooms.size;
  }

  room(id: string): Room {
    let room = this.#rooms.get(id);
    if (!room) {
      room = new Room(id, this.#around);
      this.#rooms.set(id, room);
    }
    return room;
  }

  async open(wanted: NewTable, host: GuestRow, mostADay: number): Promise<Opened> {
    const { storage, now, gameById } = this.#around;
    if ((await storage.openedSince(host.id, now() - DAY)) >= mostADay) {
      throw new Declined('tooMany', {
        fr: 'Vous avez ouvert beaucoup de tables aujourd’hui. Revenez demain, ou terminez-en une.',
        en: 'You have opened many tables today. Come back tomorrow, or finish one.',
      });
    }
    const opening = openingOf(wanted, gameById(wanted.game), host, now());
    await storage.open(opening);
    return { table: opening.table.id, invite: opening.table.invite };
  }

  async claim(id: string, guest: GuestRow, { invite, seat }: Claim): Promise<Seat> {
    const room = this.room(id);
    await room.change((live) => {
      checkInvite(live, invite);
      if (seatOf(live.chairs, guest.id) !== null) return null;
      return { kind: 'sat', seat: openSeat(live, seat as Seat | null), guest: guest.id, name: guest.name };
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

  /** The record of a finished game, for those who played or could look on. */
  record(id: string, guest: string | null): Promise<string> {
    return this.room(id).look((live) => {
      if (seatOf(live.chairs, guest) === null && live.row.watch !== 1)
        throw new Declined('noSuchTable', NO_SUCH_TABLE);
      if (live.phase !== 'over' || !live.table) throw new Declined('notAllowed', NOT_OVER);
      return live.table.record;
    });
  }

  async rematch(id: string, guest: string): Promise<Opened> {
    const opening = await this.room(id).look((live) => {
      if (seatOf(live.chairs, guest) === null) throw new Declined('noSuchTable', NO_SUCH_TABLE);
      if (live.phase !== 'over') throw new Declined('notAllowed', NOT_OVER);
      return rematchOf(live, this.#around.now());
    });
    await this.#around.storage.open(opening);
    const table = opening.table.id;
    await this.room(id).change((live) => (live.rematch ? null : { kind: 'rematched', table }));
    return { table, invite: await this.room(table).look(({ row }) => row.invite) };
  }

  /** Grants what a page asks for, or says why not. Answers the number of the table's last entry. */
  ask(guest: string | null, request: Exclude<Request, { type: 'sit' | 'rise' | 'ping' }>): Promise<number> {
    const { counted } = this.#around;
    return this.room(request.table)
      .change((live) => {
        const seat = seatOf(live.chairs, guest);
        if (seat === null) throw new Declined('notYours', NOT_SEATED);
        return propose(live, seat, request);
      })
      .then((at) => {
        if (request.type === 'choose') counted('choices');
        if (request.type === 'undo') counted('undone');
        return at;
      });
  }

  heard(news: News): void {
    if (news.kind === 'guest') return;
    const room = this.#rooms.get(news.table);
    if (!room) return;
    if (news.kind === 'here') room.presence.heard(news.process, news.guests);
    else room.catchUp(news.seq).catch((error) => this.#around.wentWrong('news', error));
  }

  /** News may have been missed. */
  reread(): void {
    for (const room of this.#rooms.values()) {
      room.reread().catch((error) => this.#around.wentWrong('news', error));
    }
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([...this.#rooms.values()].map((room) => room.close()));
    this.#rooms.clear();
  }

  /** Forgets the tables nobody looks at, and wakes those where something should have happened. */
  async #goRound(): Promise<void> {
    const { storage, now, wentWrong } = this.#around;
    for (const [id, room] of this.#rooms) {
      if (!room.isIdle(now())) continue;
      this.#rooms.delete(id);
      void room.close();
    }
    try {
      for (const id of await storage.overdue(now() - LATE_BY, MOST_A_ROUND)) {
        await this.#wake(id);
      }
    } catch (error) {
      wentWrong('round', error);
    }
  }

  async #wake(id: string): Promise<void> {
    try {
      await this.room(id).look(() => {});
      await this.room(id).refresh();
    } catch (error) {
      // It can't be played any more (an older version of the rules): it is nobody's turn.
      await this.#around.storage.forgetDue(id);
      this.#around.wentWrong('wake', error);
    }
  }

  #beat(): void {
    for (const room of this.#rooms.values()) room.presence.beat();
  }
}

function checkInvite(live: LiveTable, invite: string): void {
  if (!isSameSecret(live.row.invite, invite)) {
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

const NOT_OVER = { fr: 'La partie n’est pas finie.', en: 'The game is not over.' };
const NOT_SEATED = { fr: 'Vous n’avez pas de place à cette table.', en: 'You have no seat at this table.' };
