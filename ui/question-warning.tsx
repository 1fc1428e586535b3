import { useEffect, useRef } from 'react';
import { Key } from './key.tsx';
import type { Warning } from './open-question.tsx';

/** What is asked once more. The safe answer comes first and has the keyboard: whoever presses on does no harm. */
export function QuestionWarning({ warning }: { warning: Warning }) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const button = safe.current;
    button?.focus({ preventScroll: true });
    return () => {
      // Back to where the keyboard was, unless it has moved on.
      if (document.activeElement === button || document.activeElement === document.body) {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    <div className="question-warning" role="alertdialog" aria-label={warning.text}>
      <p>{warning.text}</p>
      <button ref={safe} type="button" className="button" onClick={warning.cancel}>
        <Key>1</Key> {warning.no}
      </button>
      <button type="button" className="button button-danger" onClick={warning.confirm}>
        <Key>2</Key> {warning.yes}
      </button>
    </div>
  );
}
