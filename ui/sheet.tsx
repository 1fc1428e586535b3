import type { Text } from '@tablee/kernel';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLanguage } from './language.tsx';
import './sheet.css';

export interface SheetProps {
  readonly open: boolean;
  close(): void;
  readonly title: string;
  readonly side?: 'right' | 'bottom';
  readonly children: ReactNode;
}

/** Something to read or choose from that slides over the table; Escape and a press beside it close it. */
export function Sheet({ open, close, title, side = 'right', children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const language = useLanguage();
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    // Else its first button would be: a ring round “Close” is not what one opened it for.
    dialog.focus();
    return () => dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog already
    <dialog
      ref={ref}
      className="sheet"
      tabIndex={-1}
      data-side={side}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      {open && (
        <div className="sheet-page">
          <div className="sheet-head">
            <h2 id={heading}>{title}</h2>
            <button type="button" className="button button-quiet sheet-close" onClick={close}>
              {CLOSE[language]}
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M4 4 L16 16 M16 4 L4 16" />
              </svg>
            </button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
          <div className="sheet-body" tabIndex={0}>
            {children}
          </div>
        </div>
      )}
    </dialog>
  );
}

const CLOSE: Text = { fr: 'Fermer', en: 'Close' };
