import type { Language, RuleId, Text } from '@tablee/kernel';
import { useRef } from 'react';
import { RuleChip } from './rule-chip.tsx';
import { useFollow } from './use-follow.ts';
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

/** What happened, the latest last and in sight, each line with its rule. */
export function Log({ lines, openRule, language }: LogProps) {
  const ref = useRef<HTMLOListElement>(null);
  useFollow(ref, lines.at(-1)?.id);
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
