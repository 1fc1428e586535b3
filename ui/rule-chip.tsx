import book from 'icon:white-book';
import type { Language, RuleId, Text } from '@tablee/kernel';
import { Icon } from './icon.tsx';
import './chip.css';

export interface RuleChipProps {
  readonly rule: RuleId;
  openRule(rule: RuleId): void;
  readonly language: Language;
}

/** A rule's number that opens the rulebook at it. */
export function RuleChip({ rule, openRule, language }: RuleChipProps) {
  return (
    <button
      type="button"
      className="chip chip-button chip-quiet"
      onClick={() => openRule(rule)}
      aria-label={`${RULE[language]} ${rule}`}
      title={`${RULE[language]} ${rule}`}
    >
      <Icon path={book} /> {rule}
    </button>
  );
}

const RULE: Text = { fr: 'Lire la règle', en: 'Read rule' };
