import type { Option } from '@tablee/kernel';
import { isSameOption } from '@tablee/kernel/option';
import { useState } from 'react';
import { hasWords } from './find-words.ts';
import { useQuestion } from './open-question.tsx';
import { WORDS } from './question-words.ts';
import './option-list.css';

/** Every option as a button, with a box to find one by its words. */
export function OptionList({ chosen }: { chosen(option: Option): void }) {
  const { sentence, options, textOf, hint, language } = useQuestion();
  const [sought, setSought] = useState('');
  const words = WORDS[language];
  const found = options
    .map((option) => ({ option, text: textOf(option) }))
    .filter(({ text }) => hasWords(text, sought));
  return (
    <div className="option-list">
      <p className="option-list-question">{sentence}</p>
      <input
        type="search"
        className="field"
        placeholder={words.filter}
        aria-label={words.filter}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <ul>
        {found.map(({ option, text }) => (
          <li key={JSON.stringify(option)}>
            <button
              type="button"
              className="button"
              data-hinted={isSameOption(hint?.option, option) || undefined}
              onClick={() => chosen(option)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{words.noneFound}</p>}
    </div>
  );
}
