/**
 * A table played on this screen: people round it, bots in their worker, everything kept after every choice.
 *
 * Words: the *viewer* is the seat through whose eyes the screen looks; null looks as somebody passing by would. Where
 * seats have secrets and several people share the screen, a *curtain* falls before the screen changes eyes.
 */

import { askedOfABot } from '@tablee/bots';
import {
  CHOICES_BETWEEN_HASHES,
  contentId,
  type Decision,
  type Game,
  hash,
  isSameOption,
  type Option,
  passing,
  type Refusal,
  type Seat,
  type State,
  seatsOf,
  Table,
  type View,
} from '@tablee/kernel';
import type { GameTable } from '@tablee/ui';
import type { Pace } from '../settings/settings.ts';
import { withSitting } from '../storage/record-sitting.ts';
import type { Sitting, StoredTable } from '../storage/stored-table.ts';
import type { AskBot } from './bots.ts';
import type { Confirmation } from './confirmation.ts';
import { offersTheSame, Screen } from './screen.ts';
import { Stage } from './stage.ts';
import { SILENCE, type Snapshot, type TableSession } from './table-session.ts';
import { type Told, ToldToEach } from './told.ts';

export interface Surroundings {
  readonly askBot: AskBot;
  /** Keeps the table; called after every choice. Resolves when it would be there after a reload. */
  keep(table: StoredTable): Promise<void>;
  pace(): Pace;
}

/** A bot thinks this long at the usual pace before it begins an action, whatever it holds. */
const THINKING = 450;
/** A window goes by after this long: nobody else is looking. */
const PASSING = 200;
const THINKING_STRETCH: Readonly<Record<Pace, number>> = { slow: 2, usual: 1, fast: 0.3, instant: 0 };

export class Session extends Screen implements TableSession {
  readonly goingBack: Confirmation = {
    asks: {
      fr: 'Depuis ce choix, des cartes ou des dés ont été vus. Le reprendre ? Ce sera dit avec le résultat.',
      en: 'Cards or dice were seen since that choice. Take it back? It will be said with the result.',
    },
    yes: { fr: 'Reprendre mon choix', en: 'Take my choice back' },
    no: { fr: 'Le laisser', en: 'Leave it' },
  };
  readonly #look: GameTable;
  readonly #around: Surroundings;
  readonly #table: Table;
  readonly #stage: Stage;
  #stored: StoredTable;
  readonly #each: ToldToEach;
  #told: readonly Told[];
  #toldBefore = 0;
  #viewer: Seat | null;
  #curtain: Seat | null = null;
  #trouble: Snapshot['trouble'] = null;
  /** Tables on their way to where they are kept. Nobody is asked meanwhile: what is on the screen outlives a reload. */
  #onTheirWay = 0;
  /** The view and event on stage; null when the table is shown as it is. */
  #staged: { readonly view: View; readonly told: Told } | null = null;
  /** How many choices there were when each of the viewer's last lines of play began. */
  #lines: number[] = [];
  #closed = false;
  /** Until a person is asked, nothing is shown one by one. */
  #hurried = false;

  constructor(game: Game, look: GameTable, stored: StoredTable, around: Surroundings) {
    super(game, around.askBot);
    this.#look = look;
    this.#around = around;
    this.#stored = stored;
    this.#table = new Table(game, stored.start, stored.choices, new Map(stored.hashes));
    this.#table.takenBack = stored.takenBack;
    this.#each = new ToldToEach(this.#table);
    this.#stage = new Stage(look, this.content, (moment) => {
      this.#staged = moment;
      this.publish();
    });
    const people = this.people;
    this.#viewer = people.length === 1 || !look.secrets ? (people[0] ?? null) : null;
    this.#told = this.#toldTo(this.#viewer);
  }

  /** Starts or goes on: bots are asked, curtains fall. */
  open(): void {
    this.#closed = false;
    void this.#goOn();
  }

  close(): void {
    this.#closed = true;
    this.#stage.skip();
  }

  get stored(): StoredTable {
    return this.#stored;
  }

  get content(): unknown {
    return this.#table.state.content;
  }

  /** The table as it really is, for what comes after the end (histories). */
  get end(): State {
    return this.#table.state;
  }

  /** With who sits where. */
  get record(): string {
    return withSitting(this.#table.record, this.#stored.sitting);
  }

  readonly allowsHints = true;

  get isShared(): boolean {
    return this.people.length > 1;
  }

  get people(): Seat[] {
    return seatsOf(this.#stored.start.seats).filter((seat) => this.#sitting(seat).who === 'person');
  }

  /** Answers the open question, and the following ones as far as `then` fits them. */
  choose(decision: Decision, option: Option, then: readonly Option[] = []): void {
    const { asked, viewer } = this.snapshot();
    if (asked?.id !== decision.id || viewer === null) return;
    this.waits = false;
    const begun = this.#table.choices.length;
    const from = this.snapshot().view;
    const told: Told[] = [];
    let next: Decision | undefined = decision;
    for (const chosen of [option, ...then]) {
      const index: number = next ? next.options.findIndex((offered) => isSameOption(offered, chosen)) : -1;
      if (!next || index < 0) break;
      this.#table.choose(viewer, next.id, index);
      told.push(...this.#each.hear(viewer));
      next = this.#table.view(viewer).decisions[0];
    }
    this.#lines.push(begun);
    this.forgetHint();
    void this.#after(from, told);
  }

  /** Back to before the viewer's last line of play, as far as the rules of undo allow. */
  undo(): void {
    const { viewer, canUndo } = this.snapshot();
    if (viewer === null || !canUndo) return;
    const begun = this.#lines.pop() ?? this.#table.choices.length - 1;
    do this.#table.undo(viewer);
    while (this.#table.choices.length > begun && this.#table.undoTo(viewer) !== null);
    this.#rewound();
  }

  /** Back to the last choice of a person, whatever was seen since: allowed round one screen, and said with the result. */
  goBack(): void {
    const to = this.#lastOfAPerson();
    if (to < 0) return;
    this.#lines = [];
    this.#table.goBackTo(to);
    this.#rewound();
  }

  resign(): void {
    const seat = this.#viewer;
    if (seat === null) return;
    const from = this.snapshot().view;
    this.#stage.skip();
    this.#table.say(seat, 'resigns');
    void this.#after(from, this.#each.hear(seat));
  }

  agreeDraw(): void {
    const seat = this.#viewer ?? this.people[0];
    if (seat === undefined) return;
    const from = this.snapshot().view;
    this.#stage.skip();
    this.#table.say(seat, 'draw agreed');
    void this.#after(from, this.#each.hear(this.#viewer));
  }

  /** The person the curtain waits for is there. */
  raiseCurtain(): void {
    if (this.#curtain === null) return;
    this.#viewer = this.#curtain;
    this.#curtain = null;
    this.#lines = [];
    this.#told = this.#toldTo(this.#viewer);
    this.publish();
  }

  /** Shows at once what is still being shown. */
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

  /** Goes on, without showing anything, to the next question for a person. */
  hurry(): void {
    this.#hurried = true;
    this.#stage.skip();
  }

  /** A bot plays on in this seat, or somebody takes it (back); whoever is asked now may be another. */
  seat(seat: Seat, who: Sitting): void {
    const sitting = this.#stored.sitting.map((each, at) => (at === seat ? who : each));
    this.#stored = { ...this.#stored, sitting };
    this.#stage.skip();
    this.#curtain = null;
    if (this.#viewer === null || this.#sitting(this.#viewer).who === 'bot') {
      const { people } = this;
      this.#viewer = people.length === 1 || !this.#look.secrets ? (people[0] ?? null) : null;
    }
    this.#lines = [];
    this.#told = this.#toldTo(this.#viewer);
    this.#trouble = null;
    this.#keep();
    this.publish();
    void this.#goOn();
  }

  retry(): void {
    const wasNotKept = this.#trouble?.with === 'keeping';
    this.#trouble = null;
    if (wasNotKept) this.#keep();
    this.publish();
    void this.#goOn();
  }

  whyNot(): readonly Refusal[] {
    const { asked, viewer } = this.snapshot();
    return asked === null || viewer === null ? [] : this.#table.whyNot(viewer);
  }

  /** The finished game is in the player's history now. */
  counted(): void {
    this.#keep({ counted: true });
  }

  async #after(from: View, told: readonly Told[]): Promise<void> {
    // A hint outlives the answer of somebody who was asked at the same time.
    if (!offersTheSame(from.decisions[0], this.#table.view(this.#viewer).decisions[0])) this.forgetHint();
    this.#keep();
    this.#toldBefore = this.#told.length;
    this.#told = [...this.#told, ...told];
    await this.#stage.play(from, told, this.#pace());
    this.publish();
    await this.#goOn();
  }

  #rewound(): void {
    this.waits = true;
    this.#each.backTo(this.#table.choices.length);
    this.#stage.skip();
    this.forgetHint();
    this.#keep();
    this.#curtain = null;
    this.#told = this.#toldTo(this.#viewer);
    this.publish();
    void this.#goOn();
  }

  /** Lets whoever is asked next answer: a bot in its worker, or a person, behind a curtain if need be. */
  async #goOn(): Promise<void> {
    if (this.#closed || this.#trouble?.with === 'bot' || this.#table.state.result) return;
    const { open } = this.#table.state;
    const bot = askedOfABot(open, (seat) => this.#sitting(seat).who === 'bot');
    if (bot !== undefined) return this.#letBotAnswer(bot.seat);
    const waitingFor = open.map(({ seat }) => seat).filter((seat) => this.#sitting(seat).who === 'person');
    this.#hurried = false;
    if (this.#viewer !== null && waitingFor.includes(this.#viewer)) return;
    const [person] = waitingFor;
    if (person === undefined || this.#curtain === person) return;
    if (this.#look.secrets && this.people.length > 1) {
      if (this.#passesUnseen(person)) return;
      this.#viewer = null;
      this.#curtain = person;
    } else this.#viewer = person;
    this.#lines = [];
    this.#told = this.#toldTo(this.#viewer);
    this.publish();
  }

  /** A window that this person's stops let go by: no curtain falls for it. */
  #passesUnseen(person: Seat): boolean {
    const seen = this.#table.view(person);
    const [decision] = seen.decisions;
    const option = decision && !this.waits ? passing(this.game, seen, decision, this.stops) : null;
    if (!decision || option === null) return false;
    const from = this.#table.view(this.#viewer);
    this.#table.choose(person, decision.id, option);
    void this.#after(from, this.#each.hear(this.#viewer));
    return true;
  }

  protected override passingPause(): number {
    return PASSING * THINKING_STRETCH[this.#pace()];
  }

  async #letBotAnswer(seat: Seat): Promise<void> {
    const sitting = this.#sitting(seat);
    const view = this.#table.view(seat);
    const [decision] = view.decisions;
    if (sitting.who !== 'bot' || !decision) return;
    const choices = this.#table.choices.length;
    // An action goes on without a pause: its steps are shown one by one anyway.
    const stretch = this.game.advice.continues(decision.kind) ? 0 : THINKING_STRETCH[this.#pace()];
    let index: number;
    try {
      const who = `${this.#stored.id} ${seat} ${sitting.bot}`;
      [index] = await Promise.all([this.#around.askBot(who, sitting.bot, view), wait(THINKING * stretch)]);
    } catch (error) {
      this.#trouble = { with: 'bot', message: messageOf(error) };
      this.publish();
      return;
    }
    // The table may have been left, or gone back, while the bot was thinking.
    if (this.#closed || this.#table.choices.length !== choices) return;
    const from = this.#table.view(this.#viewer);
    this.#table.choose(seat, decision.id, index);
    await this.#after(from, this.#each.hear(this.#viewer));
  }

  #pace(): Pace {
    return this.#hurried ? 'instant' : this.#around.pace();
  }

  #sitting(seat: Seat): Sitting {
    return this.#stored.sitting[seat] ?? { who: 'bot', bot: 'greedy' };
  }

  #lastOfAPerson(): number {
    const { choices } = this.#table;
    for (let n = choices.length - 1; n >= 0; n--)
      if (this.#sitting(choices[n]!.seat).who === 'person') return n;
    return -1;
  }

  #toldTo(seat: Seat | null): Told[] {
    const told = [...this.#each.to(seat)];
    this.#toldBefore = told.length;
    return told;
  }

  #keep(more: Partial<StoredTable> = {}): void {
    const table = this.#table;
    const { result } = table.state;
    this.#stored = {
      ...this.#stored,
      choices: table.choices.map(({ seat, says }) => ({ seat, says })),
      content: contentId(this.content),
      hashes: this.#hashes(),
      takenBack: table.takenBack,
      changed: Date.now(),
      result,
      stands: { fr: this.#stands('fr'), en: this.#stands('en') },
      ...more,
    };
    void this.#untilKept(this.#around.keep(this.#stored));
  }

  /** One now and then, and the last. */
  #hashes(): [number, string][] {
    const count = this.#table.choices.length;
    const standing = (this.#stored.hashes ?? []).filter(
      ([after]) => after < count && after % CHOICES_BETWEEN_HASHES === 0,
    );
    return [...standing, [count, hash(this.#table.state)]];
  }

  async #untilKept(keeping: Promise<void>): Promise<void> {
    this.#onTheirWay++;
    try {
      await keeping;
      if (this.#trouble?.with === 'keeping') this.#trouble = null;
    } catch (error) {
      // The game goes on all the same: losing it to a full disk would be worse.
      this.#trouble ??= { with: 'keeping', message: messageOf(error) };
    }
    this.#onTheirWay--;
    if (this.#onTheirWay === 0) this.publish();
  }

  /** How far the game has come, in the words of somebody looking on. */
  #stands(language: 'fr' | 'en'): string {
    const { words } = this.game;
    const view = this.#table.view(null);
    if (view.result) return words.result(view, view.result, language, this.content);
    const [seat] = view.waitingFor;
    if (seat === undefined) return '';
    if (view.seats === 1) {
      const mine = this.#table.view(seat);
      return words.question(mine, mine.decisions[0]!, language, this.content);
    }
    return words.seat(view, seat, language, this.content);
  }

  protected look(): Snapshot {
    const staged = this.#staged;
    const viewer = this.#viewer;
    const view = staged?.view ?? this.#table.view(viewer);
    const isShowing = this.#stage.playing;
    const isKept = this.#onTheirWay === 0;
    const asked = isShowing || !isKept || this.#curtain !== null ? null : (view.decisions[0] ?? null);
    const shownUpTo = staged
      ? this.#told.indexOf(staged.told) + 1
      : isShowing
        ? this.#toldBefore
        : this.#told.length;
    return {
      sitting: this.#stored.sitting,
      viewer,
      curtain: this.#curtain,
      view,
      happening: staged?.told.event ?? null,
      asked,
      freshFrom: this.#freshFrom(),
      takenBack: this.#table.takenBack,
      ...SILENCE,
      told: shownUpTo === this.#told.length ? this.#told : this.#told.slice(0, shownUpTo),
      canUndo: viewer !== null && this.#table.undoTo(viewer) !== null,
      canGoBack: this.#lastOfAPerson() >= 0,
      hint: this.pointedAt,
      trouble: this.#trouble,
      paused: this.#stage.paused,
      over: this.#table.state.result !== null && !isShowing && isKept,
    };
  }

  /** What was told since the viewer last decided is new to them; right after a choice of theirs, what it brought. */
  #freshFrom(): number {
    const { choices } = this.#table;
    let last = choices.length;
    while (last > 0 && choices[last - 1]?.seat !== this.#viewer) last--;
    return last === choices.length ? last : last + 1;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
