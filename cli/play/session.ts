/**
 * A game at this keyboard: people and bots round one table. A person sees the table from their own seat only, and hears
 * what that seat heard; when another person is asked, a curtain falls first.
 */
import { askedOfABot, type Bot, type BotId, botChance, newBot } from '@tablee/bots';
import {
  type Chance,
  type Decision,
  DRAW_AGREED,
  type Game,
  type Language,
  RESIGNS,
  Refused,
  type Seat,
  type Table,
  type View,
} from '@tablee/kernel';
import type { OwnBots } from '@tablee/lab';
import type { Scene, TerminalTable } from '@tablee/terminal';
import { EndOfInput, type Screen } from '../terminal/screen.ts';
import { menu, optionTyped } from './menu.ts';
import { rulebookPage } from './rulebook-page.ts';
import { HUMAN, type Sitter, saveTable } from './saves.ts';
import { WORDS } from './words.ts';

export interface Session {
  readonly table: Table;
  /** How the game looks in the terminal. */
  readonly drawn: TerminalTable;
  readonly sitters: readonly Sitter[];
  /** Those of the sitters that are somebody's own. */
  readonly own: OwnBots;
  readonly language: Language;
  readonly screen: Screen;
  /** Where the record goes. */
  readonly file: string;
}

/** Plays until the game is over, the people leave or a bot fails; saves in any case. */
export async function playSession(session: Session): Promise<void> {
  const keyboard = new Keyboard(session);
  try {
    while (session.table.state.result === null) await keyboard.next();
    keyboard.showEnd();
  } catch (error) {
    if (!(error instanceof EndOfInput) && !(error instanceof Left)) throw error;
  } finally {
    saveTable(session.file, session.table, session.sitters);
    session.screen.show('', WORDS[session.language].saved(session.file));
  }
}

/** The person typed `q`. */
class Left extends Error {}

class Keyboard {
  readonly #session: Session;
  readonly #game: Game;
  readonly #bots: ReadonlyMap<Seat, { readonly bot: Bot; readonly chance: Chance }>;
  readonly #people: number;
  /** By seat: how many events it had been told when it last looked. */
  readonly #looked: number[];
  /** How many choices had been made when anybody last looked. */
  #toldToAll = 0;
  /** Whose view is on the screen. */
  #shown: Seat | null = null;

  constructor(session: Session) {
    const { table, sitters, own } = session;
    this.#session = session;
    this.#game = table.game;
    this.#people = sitters.filter((sitter) => sitter === HUMAN).length;
    this.#looked = sitters.map(() => 0);
    this.#bots = new Map(
      sitters.flatMap((sitter, index) => {
        if (sitter === HUMAN) return [];
        // A resumed game goes on with other luck than it began with: the bots' thoughts are not recorded.
        const chance = botChance(`${table.start.seed} ${table.choices.length}`, index as Seat);
        const bot = own.get(sitter)?.() ?? newBot(sitter as BotId);
        return [[index as Seat, { bot, chance }] as const];
      }),
    );
  }

  /** One choice of a bot, or one line typed by a person. Bots first: they keep nobody waiting. */
  async next(): Promise<void> {
    const { open } = this.#session.table.state;
    const isBot = (seat: Seat): boolean => this.#bots.has(seat);
    const byBot = askedOfABot(open, isBot);
    if (byBot) this.#botChooses(byBot);
    else await this.#personChooses(open.find(({ seat }) => !isBot(seat))!);
  }

  showEnd(): void {
    const { table, language, screen } = this.#session;
    // Over is over: what people still hold in their hands stays theirs, so a table of several is shown from outside.
    const seat = this.#people === 1 ? this.#onlyPerson() : null;
    const seen = table.view(seat);
    this.#tell(seat);
    screen.show('', ...this.#draw(seen), '');
    const words = WORDS[language];
    const result = this.#game.words.result(seen, table.state.result!, language, table.state.content);
    screen.show(screen.paint.bold(`${words.over}. ${result} (${table.state.result!.rule})`));
    if (table.takenBack > 0) screen.show(words.takenBack(table.takenBack));
    screen.show(words.seed(table.start.seed));
  }

  #botChooses(decision: Decision): void {
    const { table, language, screen } = this.#session;
    const { bot, chance } = this.#bots.get(decision.seat)!;
    const { game, state } = table;
    const look = (): View => table.view(decision.seat);
    screen.meanwhile(screen.paint.dim(WORDS[language].thinks(bot.name[language])));
    const option = bot.decide({ game, decision, look, content: state.content, chance });
    screen.meanwhile('');
    table.choose(decision.seat, decision.id, option);
  }

  async #personChooses(decision: Decision): Promise<void> {
    const { language, screen } = this.#session;
    const { seat } = decision;
    if (this.#shown !== seat) await this.#curtain(seat);
    this.#showTable(decision);
    // Questions about the same table don't draw it anew.
    for (;;) {
      const typed = await screen.ask(WORDS[language].prompt);
      if (await this.#answered(decision, typed)) return;
    }
  }

  /** Nobody sees a hand that isn't theirs: the screen is emptied and waits for the right person. */
  async #curtain(seat: Seat): Promise<void> {
    const { table, language, screen } = this.#session;
    if (this.#people > 1) {
      screen.clearAll();
      const who = this.#game.words.seat(table.view(null), seat, language, table.state.content);
      screen.show('', screen.paint.bold(WORDS[language].curtain(who)), WORDS[language].curtainEnd);
      await screen.ask('');
      screen.clearAll();
    }
    this.#shown = seat;
  }

  #showTable(decision: Decision): void {
    const { table, language, screen } = this.#session;
    const seen = table.view(decision.seat);
    screen.clear();
    this.#tell(decision.seat);
    screen.show('', ...this.#draw(seen), '');
    const question = this.#game.words.question(seen, decision, language, table.state.content);
    screen.show(`${screen.paint.bold(question)} ${screen.paint.dim(`(${decision.rule})`)}`);
    screen.show(
      ...menu(this.#game, seen, table.state.content, decision, language, screen.paint, screen.width),
    );
    screen.show(screen.paint.dim(WORDS[language].keys));
  }

  /** What the seat heard since it last looked, in sentences. Somebody from outside hears what was told last. */
  #tell(seat: Seat | null): void {
    const { table, language, screen } = this.#session;
    const seen = table.view(seat);
    const heard = table.heard(seat);
    const fresh = seat === null ? table.heard(null, this.#toldToAll) : heard.slice(this.#looked[seat]);
    if (seat !== null) this.#looked[seat] = heard.length;
    this.#toldToAll = table.choices.length;
    const sentences = fresh
      .map((event) => this.#game.words.event(seen, event, language, table.state.content))
      .filter((sentence) => sentence !== null);
    if (sentences.length === 0) return;
    screen.show(screen.paint.dim(WORDS[language].since), ...sentences.map((sentence) => `  ${sentence}`));
  }

  #draw(seen: View): string[] {
    return this.#session.drawn.draw(this.#scene(seen));
  }

  #scene(seen: View): Scene {
    const { table, language, screen } = this.#session;
    return { game: this.#game, seen, content: table.state.content, language, paint: screen.paint };
  }

  /** What the seat may consult besides what is drawn; without a key, what there is. */
  #page(seat: Seat, key: string): string[] {
    const { table, language, drawn } = this.#session;
    const { pages = [] } = drawn;
    const page = pages.find((candidate) => candidate.key === key.toLowerCase());
    if (page) return page.lines(this.#scene(table.view(seat)));
    const list = pages.map((candidate) => `  i ${candidate.key}: ${candidate.name[language]}`);
    return [WORDS[language].pages, ...list];
  }

  #onlyPerson(): Seat {
    return this.#session.sitters.indexOf(HUMAN) as Seat;
  }

  /** True when the table must be looked at anew. */
  async #answered(decision: Decision, typed: string): Promise<boolean> {
    const { table, screen, language, file, sitters } = this.#session;
    const { seat } = decision;
    const words = WORDS[language];
    const [key, ...rest] = typed.split(/\s+/);
    switch (key) {
      case '':
        return false;
      case '?':
        screen.show(...this.#refusals(seat));
        return false;
      case 'r':
        screen.show(...rulebookPage(this.#game, rest.join(' '), language, screen.width));
        return false;
      case 'i':
        screen.show(...this.#page(seat, rest.join(' ')));
        return false;
      case 'h':
        screen.show(words.hint(this.#hint(decision)));
        return false;
      case 's':
        saveTable(file, table, sitters);
        screen.show(words.saved(file));
        return false;
      case 'q':
        throw new Left();
      case 'u':
        return this.#undo(seat);
      case 'u!':
        return this.#undoByConsent(seat);
      case 'x':
        return this.#resign(seat);
      case 'd':
        return this.#agreeDraw(seat);
    }
    const option = optionTyped(this.#game, decision, table.state.content, typed);
    if (option < 0) {
      screen.show(words.noSuchOption(typed, decision.options.length));
      return false;
    }
    table.choose(seat, decision.id, option);
    return true;
  }

  #refusals(seat: Seat): string[] {
    const { table, language, screen } = this.#session;
    const seen = table.view(seat);
    const sentences = table
      .whyNot(seat)
      .map(
        (refusal) =>
          `${this.#game.words.refusal(seen, refusal, language, table.state.content)} ${screen.paint.dim(`(${refusal.rule})`)}`,
      );
    if (sentences.length === 0) return [WORDS[language].nothingRefused];
    return [WORDS[language].refused, ...[...new Set(sentences)].map((sentence) => `  ${sentence}`)];
  }

  #hint(decision: Decision): string {
    const { table, language } = this.#session;
    const look = (): View => table.view(decision.seat);
    const chance = botChance(`hint ${table.start.seed} ${table.choices.length}`, decision.seat);
    const { game, state } = table;
    const index = newBot('greedy').decide({ game, decision, look, content: state.content, chance });
    return `${index + 1}. ${game.words.option(look(), decision.options[index]!, language, state.content)}`;
  }

  #undo(seat: Seat): boolean {
    const { table, language, screen } = this.#session;
    if (table.undoTo(seat) === null) {
      screen.show(WORDS[language].noUndo);
      return false;
    }
    table.undo(seat);
    this.#wentBack();
    screen.show(WORDS[language].undone);
    return true;
  }

  /** Back to before this seat's last choice, whatever came of it. At one keyboard everybody sees that it is done. */
  #undoByConsent(seat: Seat): boolean {
    const { table, language, screen } = this.#session;
    const last = table.choices.findLastIndex((choice) => choice.seat === seat);
    if (last < 0) {
      screen.show(WORDS[language].noUndo);
      return false;
    }
    table.goBackTo(last);
    this.#wentBack();
    screen.show(WORDS[language].undone);
    return true;
  }

  #wentBack(): void {
    const { table } = this.#session;
    this.#toldToAll = Math.min(this.#toldToAll, table.choices.length);
    this.#looked.forEach((looked, seat) => {
      this.#looked[seat] = Math.min(looked, table.heard(seat as Seat).length);
    });
  }

  async #resign(seat: Seat): Promise<boolean> {
    const { language } = this.#session;
    if (!this.#game.resign) return this.#impossible(WORDS[language].noResigning);
    return (await this.#isSure(WORDS[language].sureToResign)) && this.#say(seat, RESIGNS);
  }

  /** Bots don't bargain: only people among themselves can agree. */
  async #agreeDraw(seat: Seat): Promise<boolean> {
    const { language } = this.#session;
    if (!this.#game.agreeDraw || this.#bots.size > 0) return this.#impossible(WORDS[language].noDraw);
    return (await this.#isSure(WORDS[language].sureOfDraw)) && this.#say(seat, DRAW_AGREED);
  }

  #impossible(sentence: string): false {
    this.#session.screen.show(sentence);
    return false;
  }

  async #isSure(question: string): Promise<boolean> {
    const { language, screen } = this.#session;
    return WORDS[language].yes.includes((await screen.ask(question)).toLowerCase());
  }

  #say(seat: Seat, says: string): boolean {
    try {
      this.#session.table.say(seat, says);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#session.screen.show(error.message);
      return false;
    }
  }
}
