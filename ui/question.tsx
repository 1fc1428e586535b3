import type { Option } from '@tablee/kernel';
import { type ReactNode, useState } from 'react';
import { useQuestion } from './asking.tsx';
import { Key } from './key.tsx';
import { OptionList } from './option-list.tsx';
import { QuestionButtons } from './question-buttons.tsx';
import { QuestionTools } from './question-tools.tsx';
import { WORDS } from './question-words.ts';
import { RuleChip } from './rule-chip.tsx';
import { Sheet } from './sheet.tsx';
import { useQuestionKeys } from './use-question-keys.ts';
import './question.css';

/** More than this is a list, not a row of buttons. */
const BUTTONS_IN_A_ROW = 6;

export interface QuestionProps {
  /** The options to show as buttons now; without it all of them, if they are few. */
  readonly buttons?: readonly Option[];
  /** The game's own part of the question: an attack shown, a sum. Between the sentence and the buttons. */
  readonly children?: ReactNode;
  /** At the end of the sentence's line: a counter, the phase. */
  readonly aside?: ReactNode;
}

/** What is asked, always in the same place, with every answer in reach of hand and keyboard. */
export function Question({ buttons, children, aside }: QuestionProps) {
  const asking = useQuestion();
  const { seatName, seatTone, mine, sentence, rule, options, choose, note, warning, openRule, language } =
    asking;
  const [listed, setListed] = useState(false);
  const words = WORDS[language];
  const few = options.length <= BUTTONS_IN_A_ROW ? options : [];
  const shown = mine ? (buttons ?? few) : [];
  useQuestionKeys(asking, shown, () => setListed(true));
  const style = seatTone === undefined ? undefined : ({ '--tone': seatTone } as React.CSSProperties);
  return (
    <section
      className="question"
      data-mine={mine || undefined}
      data-warning={warning ? true : undefined}
      data-many={shown.length > BUTTONS_IN_A_ROW || undefined}
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
      {children}
      <div className="question-answers">
        {warning ? (
          <div className="question-warning" role="alert">
            <p>{warning.text}</p>
            <button type="button" className="button button-danger" onClick={warning.confirm}>
              <Key>1</Key> {words.confirm}
            </button>
            <button type="button" className="button" onClick={warning.cancel}>
              <Key>2</Key> {words.cancel}
            </button>
          </div>
        ) : (
          shown.length > 0 && <QuestionButtons options={shown} />
        )}
        <p className="question-note" aria-live="polite">
          {note?.text}
          {note?.rule && <RuleChip rule={note.rule} openRule={openRule} language={language} />}
          {!note && mine && !warning && shown.length === 0 && (
            <span className="question-nudge">{words.nudge}</span>
          )}
        </p>
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
