import type { Option, Refusal } from '@tablee/kernel';
import { type ReactNode, useRef, useState } from 'react';
import { useQuestion } from './open-question.tsx';
import { OptionList } from './option-list.tsx';
import { QuestionButtons } from './question-buttons.tsx';
import { QuestionTools } from './question-tools.tsx';
import { QuestionWarning } from './question-warning.tsx';
import { WORDS } from './question-words.ts';
import { RuleChip } from './rule-chip.tsx';
import { Sheet } from './sheet.tsx';
import { useButtonKeys } from './use-button-keys.ts';
import { useMore } from './use-more.ts';
import { useQuestionKeys } from './use-question-keys.ts';
import './question.css';

/** More than this is a list, not a row of buttons. */
const BUTTONS_IN_A_ROW = 6;
const NONE: readonly Refusal[] = [];
/** A sentence of more letters than this is written smaller where there is little room. */
const LONG = 60;

export interface QuestionProps {
  /** The options to show as buttons now; without it all of them, if they are few. */
  readonly buttons?: readonly Option[];
  /** What a button or its key does, where more goes with the option than itself; without it the option is the answer. */
  take?(option: Option): void;
  /** What somebody may look for among the answers and cannot do now: a press on it is answered by `refuse`. */
  readonly refused?: readonly Refusal[];
  refuse?(refusal: Refusal): void;
  /** The game's own part of the question: an attack shown, a sum. Between the sentence and the buttons. */
  readonly children?: ReactNode;
  /** The answers stand in the game's own part: nothing is said of where to look for them. */
  readonly inside?: boolean;
  /** At the end of the sentence's line: a counter, the phase. */
  readonly aside?: ReactNode;
}

/** What is asked, always in the same place, with every answer in reach of hand and keyboard. */
export function Question({ buttons, take, refused = NONE, refuse, children, inside, aside }: QuestionProps) {
  const asking = useQuestion();
  const { seatName, seatTone, mine, sentence, rule, options, choose, note, warning, openRule, language } =
    asking;
  const [listed, setListed] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const words = WORDS[language];
  const few = options.length <= BUTTONS_IN_A_ROW ? options : [];
  const shown = mine ? (buttons ?? few) : [];
  const keys = useButtonKeys(seatName, rule, shown);
  const taken = take ?? choose;
  useMore(body, `${sentence} ${shown.length} ${refused.length}`);
  useQuestionKeys({ ...asking, choose: taken }, keys, () => setListed(true));
  const style = seatTone === undefined ? undefined : ({ '--tone': seatTone } as React.CSSProperties);
  return (
    <section
      className="question"
      data-mine={mine || undefined}
      data-warning={warning ? true : undefined}
      data-many={shown.length > BUTTONS_IN_A_ROW || undefined}
      data-long={sentence.length > LONG || undefined}
      aria-label={words.question}
      style={style}
    >
      <div className="question-head">
        {seatName !== '' && <span className="question-seat">{seatName}</span>}
        <p className="question-sentence" aria-live="polite">
          {sentence || <Thinking text={words.thinks(seatName)} />}
        </p>
        {rule !== null && sentence !== '' && <RuleChip rule={rule} openRule={openRule} language={language} />}
        {aside !== undefined && <div className="question-aside">{aside}</div>}
        <QuestionTools list={() => setListed(true)} />
      </div>
      <div className="question-body" ref={body}>
        {children}
        <div className="question-answers">
          {warning ? (
            <QuestionWarning warning={warning} />
          ) : shown.length > 0 ? (
            <QuestionButtons options={shown} keys={keys} refused={refused} choose={taken} refuse={refuse} />
          ) : (
            mine && !inside && <p className="question-nudge">{words.nudge}</p>
          )}
          <p className="question-note" aria-live="polite" data-firm={note?.firm ? true : undefined}>
            {note?.text}
            {note?.rule && <RuleChip rule={note.rule} openRule={openRule} language={language} />}
          </p>
        </div>
      </div>
      <Sheet open={listed} close={() => setListed(false)} title={words.allOptions(options.length)}>
        <OptionList
          chosen={(option) => {
            setListed(false);
            choose(option);
          }}
        />
      </Sheet>
    </section>
  );
}

function Thinking({ text }: { text: string }) {
  return (
    <span className="question-thinking">
      {text}
      <span className="question-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
