/** What the cards do, in six lines: shown where there is room beside the dungeon. */
import type { Language, Text } from '@tablee/kernel';
import { CLUB, DIAMOND, HEART, SPADE } from '../../rules/card.ts';
import { SuitMark } from '../cards/suit-mark.tsx';
import './memo.css';

const TITLE: Text = { fr: 'Aide-mémoire', en: 'What cards do' };

const SUIT_LINES: readonly { readonly suit: number; readonly text: Text }[] = [
  { suit: CLUB, text: { fr: 'un pas tout droit', en: 'one step, straight' } },
  { suit: SPADE, text: { fr: 'un pas, diagonale permise', en: 'one step, diagonal too' } },
  { suit: DIAMOND, text: { fr: 'une attaque tout droit', en: 'one attack, straight' } },
  { suit: HEART, text: { fr: 'une attaque, diagonale permise', en: 'one attack, diagonal too' } },
];

const LINES: readonly { readonly sign: Text; readonly text: Text }[] = [
  {
    sign: { fr: 'V D R As', en: 'J Q K A' },
    text: { fr: 'les pouvoirs', en: 'the powers' },
  },
  {
    sign: { fr: '2 cartes', en: '2 cards' },
    text: { fr: 'en valent une, couleur au choix', en: 'count as one, any suit' },
  },
];

export function Memo({ language, titled = true }: { language: Language; titled?: boolean }) {
  return (
    <section className="plunder-memo" aria-label={titled ? TITLE[language] : undefined}>
      {titled && <h2>{TITLE[language]}</h2>}
      <ul>
        {SUIT_LINES.map(({ suit, text }) => (
          <li key={suit}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <SuitMark suit={suit} x={12} y={12} size={22} />
            </svg>
            {text[language]}
          </li>
        ))}
        {LINES.map(({ sign, text }) => (
          <li key={sign.en}>
            <b>{sign[language]}</b> {text[language]}
          </li>
        ))}
      </ul>
    </section>
  );
}
