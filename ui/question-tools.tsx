import undoIcon from 'icon:anticlockwise-rotation';
import listIcon from 'icon:checklist';
import skipIcon from 'icon:fast-forward-button';
import hintIcon from 'icon:light-bulb';
import stepIcon from 'icon:next-button';
import pauseIcon from 'icon:pause-button';
import playIcon from 'icon:play-button';
import { Icon } from './icon.tsx';
import { useQuestion } from './open-question.tsx';
import { WORDS } from './question-words.ts';

/** Going back, asking for a hint, seeing every option, skipping what is being shown. */
export function QuestionTools({ list }: { list(): void }) {
  const { mine, options, undo, hint, skip, hold, language } = useQuestion();
  const words = WORDS[language];
  return (
    <div className="question-tools">
      {undo && <Tool icon={undoIcon} name={words.undo} keys="U Control+Z" press={undo} />}
      {mine && hint && (
        <Tool
          icon={hintIcon}
          name={hint.busy ? words.hintBusy : words.hint}
          keys="H"
          press={hint.ask}
          busy={hint.busy}
        />
      )}
      {mine && options.length > 0 && (
        <Tool icon={listIcon} name={words.allOptions(options.length)} keys="O" press={list}>
          <span className="question-tool-word">{words.options}</span> {options.length}
        </Tool>
      )}
      {hold && (
        <Tool
          icon={hold.held ? playIcon : pauseIcon}
          name={hold.held ? words.resume : words.pause}
          keys="P"
          press={hold.toggle}
        />
      )}
      {hold?.held && <Tool icon={stepIcon} name={words.step} keys="N" press={hold.step} />}
      {skip && <Tool icon={skipIcon} name={words.skip} keys="Space Escape" press={skip} />}
    </div>
  );
}

interface ToolProps {
  readonly icon: string;
  readonly name: string;
  /** As `aria-keyshortcuts` writes them. */
  readonly keys: string;
  readonly busy?: boolean;
  press(): void;
  /** What stays of the name where there is little room. */
  readonly children?: React.ReactNode;
}

function Tool({ icon, name, keys, busy = false, press, children }: ToolProps) {
  return (
    <button
      type="button"
      className="button button-quiet question-tool"
      aria-disabled={busy || undefined}
      aria-keyshortcuts={keys}
      title={`${name} (${keys.replace('Control', 'Ctrl').replace(' ', ', ')})`}
      onClick={() => !busy && press()}
    >
      <Icon path={icon} />
      <span className="question-tool-name">{name}</span>
      {children !== undefined && (
        <span className="question-tool-short" aria-hidden="true">
          {children}
        </span>
      )}
    </button>
  );
}
