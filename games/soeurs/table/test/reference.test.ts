import { rule } from '@tablee/kernel/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { KEYWORDS } from '../../rules/key.ts';
import { reference } from '../reference/pages.tsx';
import { KEYWORDS as NAMES } from '../words.ts';

/** Everything the pages say, away from any table. */
function said(language: 'fr' | 'en'): string {
  return reference
    .map(({ Page }) => renderToStaticMarkup(createElement(Page, { view: null, content: null, language })))
    .join('\n');
}

rule(
  'SA-COMP-11',
  'the purchases, the uses of Mana and the seven keywords can be looked up at any time',
  () => {
    expect(KEYWORDS).toHaveLength(7);
    for (const language of ['fr', 'en'] as const) {
      const text = said(language);
      for (const keyword of KEYWORDS) expect(text, keyword).toContain(NAMES[keyword].name[language]);
    }
    const english = said('en');
    for (const use of [
      'Gain a potion',
      'Reroll both movement dice',
      'Banish the card just played',
      'Play a card that costs X',
    ])
      expect(english, use).toContain(use);
  },
);
