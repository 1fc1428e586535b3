/**
 * A table on the server, as one seat (or somebody looking on) sees it. The server decides everything; what comes from it
 * is shown one thing after the other, as at a table on this screen. What is foreseen, refused or hinted at is worked out
 * here, from the seat's own view: the rest of the table is not in this browser.
 */
import {
  type Decision,
  type Game,
  imagine,
  isSameOption,
  type Option,
  type Refusal,
  randomFrom,
  type Seat,
  type Text,
  type View,
  whyNot,
} from '@tablee/kernel';
import type { Moment, Phrase, TableMessage } from '@tablee/protocol';
import type { GameTable } from '@tablee/ui';
import type { Pace } from '../settings/settings.ts';
import type { Sitting } from '../storage/stored-table.ts';
import type { AskBot } from '../table/bots.ts';
import type { Confirmation } from '../table/confirmation.ts';
import { Screen } from '../table/screen.ts';
import { Stage } from '../table/stage.ts';
import type { Snapshot, TableSession } from '../table/table-session.ts';
import type { Told } from '../table/told.ts';
import type { Answer, Connection, Wanted } from './connection.ts';
import { Talk } from './talk.ts';

export interface Around {
  readonly askBot: AskBot;
  pace(): Pace;
}

/** Milliseconds before a request that could not be kept is made again; each time twice as long, so many at the most. */
const FIRST_PAUSE = 500;
const LAST_PAUSE = 16_000;

export class OnlineSession extends Screen implements TableSession {
  readonly goingBack: Confirmation = {
    asks: {
      fr: 'Des choses ont été vues depuis ce choix : le reprendre demande l’accord de tous.',
      en: 'Things were seen since that choice: taking it back needs everybody’s consent.',
    },
    yes: { fr: 'Demander l’accord', en: 'Ask for consent' },
    no: { fr: 'Laisser mon choix', en: 'Leave my choice' },
  };
  readonly isShared = false;
  readonly content: unknown;
  readonly #connection: Connection;
  readonly #around: Around;
  readonly #stage: Stage;
  #message: TableMessage;
  #told: Told[];
  #shown: number;
  #staged: { readonly view: View; readonly told: Told } | null = null;
  /** On its way to the server: until it answers nothing else is asked. */
  #sending = false;
  #said: Text | null = null;
  #hurried = false;
  /** Choices that stood when each of the own last lines of play began. */
  #lines: number[] = [];
  #showing: Promise<void> = Promise.resolve();
  readonly #talk = new Talk(() => this.publish());

  constructor(
    game: Game,
    look: GameTable,
    first: TableMessage & { readonly view: View },
    connection: Connection,
    around: Around,
  ) {
    super(game, around.askBot);
    this.content = game.content(first.view.config, first.view.seats, null);
    this.#connection = connection;
    this.#around = around;
    this.#message = first;
    this.#told = first.told.flatMap((moment) => toldIn(moment, first.view));
    this.#shown = this.#told.length;
    this.#stage = new Stage(look, this.content, (moment) => {
      this.#staged = moment;
      this.publish();
    });
  }

  /** As the server last told it. */
  get message(): TableMessage {
    return this.#message;
  }

  /** Why the server did not do what was asked, until something else happens. */
  get said(): Text | null {
    return this.#said;
  }

  /** What the server tells: shown when what came before it was shown. */
  hear(message: TableMessage): void {
    const before = this.#message;
    const view = message.view;
    this.#message = message;
    this.#sending = false;
    this.#said = null;
    // Somebody coming or going is no reason to forget the hint: another question is.
    if (view?.decisions[0]?.id !== before.view?.decisions[0]?.id || message.choices !== before.choices)
      this.forgetHint();
    if (!view) {
      this.publish();
      return;
    }
    // Before it there were as many moments as choices, and the opening.
    const isBackward = message.keep < before.choices + 1;
    if (message.since === null || isBackward) {
      this.#stage.skip();
      const kept = message.since === null ? [] : this.#told.filter(({ choice }) => choice < message.keep);
      this.#told = [...kept, ...message.told.flatMap((moment) => toldIn(moment, view))];
      this.#shown = this.#told.length;
      this.#lines = this.#lines.filter((begun) => begun <= message.choices);
      this.publish();
      return;
    }
    const news = message.told.flatMap((moment) => toldIn(moment, view));
    const from = before.view ?? view;
    this.#told = [...this.#told, ...news];
    this.#showing = this.#showing.then(async () => {
      await this.#stage.play(from, news, this.#hurried ? 'instant' : this.#around.pace());
      this.#shown = Math.max(this.#shown, this.#told.lastIndexOf(news.at(-1) as Told) + 1);
      if (this.#message === message) {
        this.#shown = this.#told.length;
        if (view.decisions.length > 0) this.#hurried = false;
      }
      this.publish();
    });
    this.publish();
  }

  choose(decision: Decision, option: Option, then: readonly Option[] = []): void {
    if (this.snapshot().asked?.id !== decision.id) return;
    const index = decision.options.indexOf(option);
    const found = index >= 0 ? index : decision.options.findIndex((each) => isSameOption(each, option));
    if (found < 0) return;
    this.#lines.push(this.#message.choices);
    void this.request({
      type: 'choose',
      table: this.#message.table,
      at: this.#message.at,
      decision: decision.id,
      option: found,
      ...(then.length > 0 && { then: then.map((each) => ({ ...each })) }),
    });
  }

  undo(): void {
    const { undoTo, choices, table, at } = this.#message;
    if (undoTo === null) return;
    const begun = this.#lines.pop() ?? choices - 1;
    void this.request({ type: 'undo', table, at, to: Math.max(undoTo, Math.min(begun, choices - 1)) });
  }

  goBack(): void {
    const to = this.#lastOwn();
    if (to === null) return;
    const { table, at } = this.#message;
    void this.request({ type: 'askBack', table, at, to });
  }

  resign(): void {
    const { table, at } = this.#message;
    void this.request({ type: 'resign', table, at });
  }

  /** The server refuses hints to nobody, as it gives none: the host's word is kept here. */
  get allowsHints(): boolean {
    return this.#message.hints;
  }

  hearPhrase(seat: Seat, phrase: Phrase): void {
    this.#talk.hear(seat, phrase, this.#told.length);
  }

  /** Says it to everybody; that it was said comes back from the server, as for the others. */
  say(phrase: Phrase): void {
    void this.#connection.send({ type: 'say', table: this.#message.table, phrase }).then(({ done, why }) => {
      if (done) return;
      this.#said = why;
      this.publish();
    });
  }

  isMuted(seat: Seat): boolean {
    return this.#talk.isMuted(seat);
  }

  mute(seat: Seat, isMuted: boolean): void {
    this.#talk.mute(seat, isMuted);
  }

  /**
   * Asks the server; whatever it answers ends the waiting, unless it could not keep it: then it is said so and asked again,
   * for a while, as long as nothing else has happened. A request names the moment it speaks of, so it can't count twice.
   */
  async request(wanted: Wanted): Promise<Answer> {
    this.#sending = true;
    this.#said = null;
    this.publish();
    const { at } = this.#message;
    const isNew = (): boolean => this.#message.at !== at;
    let answer = await this.#connection.send(wanted);
    for (let pause = FIRST_PAUSE; answer.code === 'trouble' && pause <= LAST_PAUSE; pause *= 2) {
      this.#said = answer.why;
      this.publish();
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (isNew()) break;
      answer = await this.#connection.send(wanted);
    }
    // What the table tells now says more than the trouble did.
    if (answer.code === 'trouble' && isNew()) answer = { done: true, why: null, code: null };
    this.#sending = false;
    this.#said = null;
    if (!answer.done) this.#said = answer.why;
    this.publish();
    return answer;
  }

  raiseCurtain(): void {
    // Everybody has a screen of their own.
  }

  skip(): void {
    this.#stage.skip();
  }

  pause(): void {
    this.#stage.pause();
    this.publish();
  }

  showNext(): void {
    this.#stage.step();
    this.publish();
  }

  resume(): void {
    this.#stage.resume();
    this.publish();
  }

  hurry(): void {
    this.#hurried = true;
    this.#stage.skip();
  }

  retry(): void {
    this.#said = null;
    this.#connection.hurry();
    this.publish();
  }

  whyNot(): readonly Refusal[] {
    const { asked, view } = this.snapshot();
    if (asked === null) return [];
    const t = imagine(this.game, view, this.content, { random: randomFrom('why not') });
    return whyNot(this.game, t, asked);
  }

  /** How many choices stood before the last own one. */
  #lastOwn(): number | null {
    const { seat } = this.#message;
    const own = this.#told.findLast(({ by }) => by === seat);
    return own && seat !== null ? own.choice - 1 : null;
  }

  protected look(): Snapshot {
    const message = this.#message;
    const staged = this.#staged;
    const isShowing = this.#stage.playing || this.#shown < this.#told.length;
    const view = staged?.view ?? message.view!;
    const upTo = staged ? this.#told.indexOf(staged.told) + 1 : isShowing ? this.#shown : this.#told.length;
    const { undoTo, choices, seat } = message;
    return {
      sitting: message.people.map(sittingOf),
      viewer: seat,
      curtain: null,
      view,
      happening: staged?.told.event ?? null,
      // A game that can't go on asks nobody, though its last question is still in the view that was kept.
      asked: isShowing || this.#sending || message.departs !== null ? null : (view.decisions[0] ?? null),
      told: this.#told.slice(0, upTo),
      freshFrom: freshFrom(this.#told, seat),
      canUndo: undoTo !== null && undoTo < choices,
      canGoBack: seat !== null && message.phase === 'playing' && this.#lastOwn() !== null,
      hint: this.pointedAt,
      trouble: null,
      paused: this.#stage.paused,
      over: message.phase === 'over' && !isShowing,
      takenBack: message.takenBack,
      spoken: this.#talk.spoken,
      saying: this.#talk.saying,
    };
  }
}

function toldIn({ choice, seat, events }: Moment, view: View): Told[] {
  return events.map((event) => ({ event, view, choice, by: seat }));
}

function freshFrom(told: readonly Told[], seat: Seat | null): number {
  const last = told.at(-1)?.choice ?? 0;
  const own = told.findLast(({ by }) => by !== null && by === seat)?.choice;
  if (own === undefined) return 0;
  return own === last ? own : own + 1;
}

/** As the frame names them. */
function sittingOf(person: TableMessage['people'][number]): Sitting {
  if (person.who === 'bot') return { who: 'bot', bot: person.bot };
  return { who: 'person', name: person.who === 'person' ? person.name : '…' };
}
