/**
 * A table on the server, as one seat (or somebody looking on) sees it. The server decides everything; what comes from it
 * is shown one thing after the other, as at a table on this screen. What is foreseen, refused or hinted at is worked out
 * here, from the seat's own view: the rest of the table is not in this browser.
 */
import {
  type Decision,
  type Game,
  imagine,
  type Option,
  type Refusal,
  randomFrom,
  type Seat,
  type Text,
  type View,
  whyNot,
} from '@tablee/kernel';
import type { Moment, TableMessage } from '@tablee/server/protocol';
import type { GameTable } from '@tablee/ui';
import type { Pace } from '../settings/settings.ts';
import type { Sitting } from '../storage/stored-table.ts';
import type { AskBot } from '../table/bots.ts';
import { isSame, Screen } from '../table/screen.ts';
import { Stage } from '../table/stage.ts';
import type { Snapshot, TableSession } from '../table/table-session.ts';
import type { Told } from '../table/told.ts';
import type { Answer, Connection, Wanted } from './connection.ts';

export interface Around {
  readonly askBot: AskBot;
  pace(): Pace;
}

export class OnlineSession extends Screen implements TableSession {
  readonly goingBack: Text = {
    fr: 'Des choses ont été vues depuis ce choix : on ne revient en arrière que si tout le monde est d’accord. Le demander ?',
    en: 'Things were seen since that choice: going back takes everybody’s consent. Ask for it?',
  };
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
    this.#stage = new Stage(look, (moment) => {
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
    this.pointedAt = null;
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
    const found = index >= 0 ? index : decision.options.findIndex((each) => isSame(each, option));
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

  /** Asks the server; whatever it answers ends the waiting. */
  async request(wanted: Wanted): Promise<Answer> {
    this.#sending = true;
    this.#said = null;
    this.publish();
    const answer = await this.#connection.send(wanted);
    this.#sending = false;
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
      asked: isShowing || this.#sending ? null : (view.decisions[0] ?? null),
      told: this.#told.slice(0, upTo),
      freshFrom: freshFrom(this.#told, seat),
      canUndo: undoTo !== null && undoTo < choices,
      canGoBack: seat !== null && message.phase === 'playing' && this.#lastOwn() !== null,
      hint: this.pointedAt,
      trouble: null,
      over: message.phase === 'over' && !isShowing,
      takenBack: message.takenBack,
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
