import undoIcon from 'icon:anticlockwise-rotation';
import listIcon from 'icon:checklist';
import skipIcon from 'icon:fast-forward-button';
import hintIcon from 'icon:light-bulb';
import { useQuestion } from './asking.tsx';
import { Icon } from './icon.tsx';
import { WORDS } from './question-words.ts';

/** Going back, asking for a hint, seeing every option, skipping what is being shown. */
export function QuestionTools({ list }: { list(): void }) {
  const { mine, options, undo, hint, skip, language } = useQuestion();
  const words = WORDS[language];
  return (
    <div className="question-tools">
      {skip && (
        <button type="button" className="button" onClick={skip} title={words.skip}>
          <Icon path={skipIcon} /> {words.skip}
        </button>
      )}
      {undo && (
        <button type="button" className="button button-quiet" onClick={undo} aria-keyshortcuts="U Control+Z">
          <Icon path={undoIcon} /> {words.undo}
        </button>
      )}
      {mine && hint && (
        <button
          type="button"
          className="button button-quiet"
          onClick={hint.ask}
          aria-disabled={hint.busy || undefined}
          aria-keyshortcuts="H"
        >
          <Icon path={hintIcon} /> {hint.busy ? words.hintBusy : words.hint}
        </button>
      )}
      {mine && options.length > 0 && (
        <button type="button" className="button button-quiet" onClick={list} aria-keyshortcuts="O">
          <Icon path={listIcon} /> {words.allOptions(options.length)}
        </button>
      )}
    </div>
  );
}
