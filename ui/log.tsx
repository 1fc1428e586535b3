import type { Language, RuleId, Text } from '@tablee/kernel';
import { useEffect, useRef } from 'react';
import { Chip } from './chip.tsx';
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
  const last = lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls it
  useEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, [last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <ol ref={ref} className="log" role="log" aria-label={TITLE[language]} tabIndex={0}>
      {lines.map(({ id, text, rule, fresh }) => (
        <li key={id} className="log-line" data-fresh={fresh || undefined}>
          {text}{' '}
          {rule !== null && (
            <Chip onPress={() => openRule(rule)} label={`${RULE[language]} ${rule}`}>
              {rule}
            </Chip>
          )}
        </li>
      ))}
    </ol>
  );
}

const TITLE: Text = { fr: 'Ce qui s’est passé', en: 'What happened' };
const RULE: Text = { fr: 'Règle', en: 'Rule' };
