/** What is asked now, filled in by the frame and shown by the question bar wherever a game puts it. */
import type { Language, Option, RuleId } from '@tablee/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import { LanguageProvider } from './language.tsx';

export interface OpenQuestion {
  /** Who decides. */
  readonly seatName: string;
  /** Their colour at this table: any CSS colour. */
  readonly seatTone?: string;
  /** Whether that is who looks at this screen. */
  readonly mine: boolean;
  /** The question in one plain sentence; while something is shown, what happens; empty while somebody else thinks. */
  readonly sentence: string;
  readonly rule: RuleId | null;
  readonly options: readonly Option[];
  textOf(option: Option): string;
  choose(option: Option): void;
  /** Why something can't be done, or what a piece is. */
  readonly note: { readonly text: string; readonly rule: RuleId | null; readonly firm?: object } | null;
  readonly undo: (() => void) | null;
  readonly hint: { ask(): void; readonly busy: boolean; readonly option: Option | null } | null;
  /** A careful friend's word before something is done. */
  readonly warning: Warning | null;
  openRule(rule: RuleId): void;
  /** Something is being shown: goes straight to its end. */
  readonly skip: (() => void) | null;
  /** What is being shown can be held, and looked at step by step. */
  readonly hold?: Hold | null;
  readonly language: Language;
}

export interface Hold {
  readonly held: boolean;
  toggle(): void;
  step(): void;
}

/** Something that is asked once more before it is done. */
export interface Warning {
  readonly text: string;
  /** What either button does, as a verb that can't be taken for the other. */
  readonly yes: string;
  readonly no: string;
  confirm(): void;
  cancel(): void;
}

const Asked = createContext<OpenQuestion | null>(null);

export function QuestionProvider({ asking, children }: { asking: OpenQuestion; children: ReactNode }) {
  return (
    <LanguageProvider language={asking.language}>
      <Asked value={asking}>{children}</Asked>
    </LanguageProvider>
  );
}

export function useQuestion(): OpenQuestion {
  const asking = useContext(Asked);
  if (!asking) throw new Error('Nobody asks anything here. Put a <QuestionProvider> around the table.');
  return asking;
}
