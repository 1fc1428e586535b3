import hourglass from 'icon:hourglass';
import type { Option } from '@tablee/kernel';
import { type ReactNode, useState } from 'react';
import { useQuestion } from './asking.tsx';
import { Chip } from './chip.tsx';
import { Icon } from './icon.tsx';
import { OptionList } from './option-list.tsx';
import { QuestionTools } from './question-tools.tsx';
import { WORDS } from './question-words.ts';
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
  const { seatName, mine, sentence, rule, options, textOf, choose, note, hint, warning, openRule, language } =
    asking;
  const [listed, setListed] = useState(false);
  const words = WORDS[language];
  const few = options.length <= BUTTONS_IN_A_ROW ? options : [];
  const shown = mine ? (buttons ?? few) : [];
  useQuestionKeys(asking, shown, () => setListed(true));
  return (
    <section className="question" data-mine={mine || undefined} aria-label={words.question}>
      <div className="question-head">
        <Chip>{seatName}</Chip>
        <p className="question-sentence" aria-live="polite">
          {sentence !== '' ? sentence : words.thinks(seatName)}
          {!mine && sentence === '' && <Icon path={hourglass} className="question-waits" />}
        </p>
        {rule !== null && (
          <Chip onPress={() => openRule(rule)} label={`${words.rule} ${rule}`}>
            {rule}
          </Chip>
        )}
        {aside !== undefined && <div className="question-aside">{aside}</div>}
        <QuestionTools list={() => setListed(true)} />
      </div>
      {children}
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
        <div className="question-buttons">
          {shown.map((option, index) => (
            <button
              key={JSON.stringify(option)}
              type="button"
              className="button button-primary"
              data-hinted={(hint && same(hint.option, option)) || undefined}
              onClick={() => choose(option)}
            >
              {index < 9 && <Key>{index + 1}</Key>} {textOf(option)}
            </button>
          ))}
        </div>
      )}
      <p className="question-note" aria-live="polite">
        {note && (
          <>
            {note.text}{' '}
            {note.rule !== null && (
              <Chip onPress={() => openRule(note.rule!)} label={`${words.rule} ${note.rule}`}>
                {note.rule}
              </Chip>
            )}
          </>
        )}
      </p>
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

/** The key that does the same as the button it stands on. */
function Key({ children }: { children: ReactNode }) {
  return (
    <span className="key" aria-hidden="true">
      {children}
    </span>
  );
}

/** Options are flat, plain data: the same when they say the same. */
function same(a: Option | null, b: Option): boolean {
  return a !== null && (a === b || JSON.stringify(a) === JSON.stringify(b));
}
