import type { Language, RuleId, Text } from '@tablee/kernel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { RuleChip } from './rule-chip.tsx';
import { useFollow } from './use-follow.ts';
import './log.css';

export interface LogLine {
  readonly id: string | number;
  readonly text: string;
  readonly rules: readonly RuleId[];
  /** Since this seat's last choice. */
  readonly fresh?: boolean;
}

/** A turn, a floor: it folds. */
export interface LogPart {
  readonly id: string | number;
  /** Null for what comes before the first. */
  readonly title: string | null;
  readonly lines: readonly LogLine[];
}

export interface LogProps {
  readonly parts: readonly LogPart[];
  openRule(rule: RuleId): void;
  readonly language: Language;
}

/** So many of the last parts are open at first: what was before them is a press away. */
const OPEN_AT_FIRST = 2;

/** What happened, the latest last and in sight. A line's rules come up when one points at it, reaches it or touches it. */
export function Log({ parts, openRule, language }: LogProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [firstOpen] = useState(() => parts.length - OPEN_AT_FIRST);
  useFollow(ref, parts.at(-1)?.lines.at(-1)?.id);
  useTouched(ref);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section ref={ref} className="log" tabIndex={0} aria-label={TITLE[language]}>
      {parts.map(({ id, title, lines }, n) => {
        const list = (
          <ol>
            {lines.map((line) => (
              <Line key={line.id} line={line} openRule={openRule} language={language} />
            ))}
          </ol>
        );
        if (title === null) return <div key={id}>{list}</div>;
        return (
          <details key={id} className="log-part" open={n >= firstOpen}>
            <summary>{title}</summary>
            {list}
          </details>
        );
      })}
    </section>
  );
}

function Line({ line, openRule, language }: { line: LogLine } & Pick<LogProps, 'openRule' | 'language'>) {
  return (
    <li className="log-line" data-fresh={line.fresh || undefined}>
      {line.text}
      {line.rules.length > 0 && (
        <span className="log-rules">
          {line.rules.map((rule) => (
            <RuleChip key={rule} rule={rule} openRule={openRule} language={language} />
          ))}
        </span>
      )}
    </li>
  );
}

/** A finger points at nothing: the line it touched last shows its rules instead. */
function useTouched(log: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = log.current;
    const touched = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return;
      element?.querySelector('.log-line[data-touched]')?.removeAttribute('data-touched');
      event.target.closest('.log-line')?.setAttribute('data-touched', '');
    };
    element?.addEventListener('pointerup', touched);
    return () => element?.removeEventListener('pointerup', touched);
  }, [log]);
}

const TITLE: Text = { fr: 'Ce qui s’est passé', en: 'What happened' };
