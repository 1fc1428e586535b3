import type { Language, RuleId, Text } from '@tablee/kernel';
import { useEffect, useRef } from 'react';
import { RuleChip } from './rule-chip.tsx';
import './log.css';

export interface LogLine {
  readonly id: string | number;
  readonly text: string;
  readonly rule: RuleId | null;
  /** Since this seat's last choice. */
  readonly fresh?: boolean;
}

export interface LogProps {
  readonly lines: readonly LogLine[];
  openRule(rule: RuleId): void;
  readonly language: Language;
}

/** Further up than this, somebody is reading: a new line doesn't pull them down. */
const NEAR_THE_END_PX = 160;

/** What happened, the latest last and in sight, each line with its rule. */
export function Log({ lines, openRule, language }: LogProps) {
  const ref = useRef<HTMLOListElement>(null);
  const isFirst = useRef(true);
  const last = lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls it
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const left = list.scrollHeight - list.clientHeight - list.scrollTop;
    const added = (list.lastElementChild as HTMLElement | null)?.offsetHeight ?? 0;
    if (isFirst.current || left - added < NEAR_THE_END_PX) list.scrollTop = list.scrollHeight;
    isFirst.current = false;
  }, [last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <ol ref={ref} className="log" tabIndex={0} aria-label={TITLE[language]}>
      {lines.map(({ id, text, rule, fresh }) => (
        <li key={id} className="log-line" data-fresh={fresh || undefined}>
          {text} {rule !== null && <RuleChip rule={rule} openRule={openRule} language={language} />}
        </li>
      ))}
    </ol>
  );
}

const TITLE: Text = { fr: 'Ce qui s’est passé', en: 'What happened' };
