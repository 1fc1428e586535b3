/**
 * One part of a lesson being played: a table like any other, on which the others say what the lesson wants and the learner
 * is kept to the step in hand. How far one is follows from how many choices the table has: going back is just fewer.
 */
import type { Opened } from '@tablee/games';
import {
  type Cue,
  cuesOf,
  fits,
  LEARNER,
  type LessonPart,
  type LessonStep,
  startOf,
} from '@tablee/games/lesson';
import type { Choice, Decision, Game, Option, Text } from '@tablee/kernel';
import type { Pace } from '../settings/settings.ts';
import type { StoredTable } from '../storage/stored-table.ts';
import type { AskBot } from '../table/bots.ts';
import { Session } from '../table/session.ts';

/** Who learns, and at which pace things are shown. */
export interface Learner {
  readonly name: string;
  pace(): Pace;
}

/** Nobody answers any more: the part is over, and the learner goes on when ready. */
const NEVER = new Promise<never>(() => {});

export class LessonSession extends Session {
  readonly part: LessonPart;
  readonly #cues: readonly Cue[];

  constructor({ game, table }: Opened, part: LessonPart, choices: readonly Choice[], learner: Learner) {
    const script: { session: LessonSession | null } = { session: null };
    const askBot: AskBot = (_, __, view) => script.session?.answer(view.decisions[0]) ?? NEVER;
    super(game, table, storedOf(game, part, choices, learner.name), {
      askBot,
      keep: async () => {},
      pace: learner.pace,
    });
    this.part = part;
    this.#cues = cuesOf(part);
    script.session = this;
  }

  /** The step the learner is at; null when the part is done. */
  get step(): LessonStep | null {
    const cue = this.#cue;
    return cue ? this.part.steps[cue.step]! : null;
  }

  get stepNumber(): number {
    return this.#cue?.step ?? this.part.steps.length;
  }

  /** The choices that were made before the step, for whoever goes back to it. */
  choicesBefore(step: number): readonly Choice[] {
    return this.stored.choices.slice(0, this.#cues.filter((cue) => cue.step < step).length);
  }

  guard(line: readonly Option[]): Text | null {
    const { asked } = this.snapshot();
    const wanted = this.#wanted();
    if (!asked || wanted.length === 0) return ENOUGH;
    const astray = line.slice(0, wanted.length).some((option, i) => !fits(wanted[i]!, this.#says(option)));
    return astray ? NOT_YET : null;
  }

  override choose(decision: Decision, option: Option, then: readonly Option[] = []): void {
    super.choose(decision, option, then.slice(0, this.#wanted().length - 1));
  }

  /** Points at what has to be done next. */
  override async hint(): Promise<void> {
    const { asked } = this.snapshot();
    const [wanted] = this.#wanted();
    if (!asked || wanted === undefined) return;
    this.pointedAt = this.#find(asked, wanted);
    this.publish();
  }

  /** Does what is left of the step in the learner's place, as far as it can be foreseen. */
  doIt(): void {
    const { asked } = this.snapshot();
    const line: Option[] = [];
    let next = asked;
    let foresee = (option: Option) => this.foresee(option);
    for (const wanted of this.#wanted()) {
      const option: Option | null = next && this.#find(next, wanted);
      if (!option) break;
      line.push(option);
      const ahead = foresee(option);
      next = ahead?.asked ?? null;
      foresee = (further) => ahead?.then(further) ?? null;
    }
    const [first, ...then] = line;
    if (asked && first) this.choose(asked, first, then);
  }

  /** What somebody else says, being asked. */
  answer(decision: Decision | undefined): Promise<number> {
    const cue = this.#cue;
    if (!decision || cue?.by !== 'others') return NEVER;
    const option = this.#find(decision, cue.says);
    return option ? Promise.resolve(decision.options.indexOf(option)) : NEVER;
  }

  get #cue(): Cue | undefined {
    return this.#cues[this.stored.choices.length];
  }

  /** What the learner still has to choose in this step. */
  #wanted(): readonly string[] {
    const at = this.stored.choices.length;
    const { step } = this.#cues[at] ?? {};
    const rest = this.#cues.slice(at);
    const end = rest.findIndex((cue) => cue.step !== step || cue.by !== 'learner');
    return rest.slice(0, end < 0 ? undefined : end).map(({ says }) => says);
  }

  #find(decision: Decision, wanted: string): Option | null {
    return decision.options.find((option) => fits(wanted, this.#says(option))) ?? null;
  }

  #says(option: Option): string {
    return this.game.words.notation(option, this.content);
  }
}

const NOT_YET: Text = {
  fr: 'Pas encore : faites ce que dit la leçon, ou touchez Montrer.',
  en: 'Not yet: do what the lesson says, or press Show me.',
};
const ENOUGH: Text = {
  fr: 'Cette partie de la leçon est finie : continuez quand vous voulez.',
  en: 'This part of the lesson is over: go on whenever you like.',
};

function storedOf(
  { id, version }: Game,
  part: LessonPart,
  choices: readonly Choice[],
  name: string,
): StoredTable {
  const start = startOf(part);
  return {
    id: `lesson-${id}`,
    game: id,
    version,
    start,
    sitting: Array.from({ length: start.seats }, (_, seat) =>
      seat === LEARNER ? { who: 'person', name } : { who: 'bot', bot: 'greedy' },
    ),
    choices,
    takenBack: 0,
    created: 0,
    changed: 0,
    result: null,
    counted: true,
    stands: null,
  };
}
