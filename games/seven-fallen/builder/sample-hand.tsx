/** A hand as it might be dealt: five pages or six, and Grâce Divine once (SF-MULL). */
import { type Language, randomFrom, shuffle, type Text } from '@tablee/kernel';
import { useEffect, useState } from 'react';
import { config } from '../config.ts';
import type { Content, Face } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';
import { Page } from '../table/cards/page.tsx';

interface Props {
  readonly deck: Deck;
  readonly content: Content;
  readonly language: Language;
}

interface Dealt {
  readonly hand: readonly Face[];
  readonly livre: readonly Face[];
  readonly isGraced: boolean;
}

const { openingHand, secondPlayerPages, gracePages } = config.parse({});

export function SampleHand({ deck, content, language }: Props) {
  const say = (text: Text): string => text[language];
  const [second, setSecond] = useState(false);
  const size = openingHand + (second ? secondPlayerPages : 0);
  const [dealt, setDealt] = useState<Dealt>(() => deal(deck, content, size));
  const [aside, setAside] = useState<ReadonlySet<number>>(new Set());
  const again = () => {
    setDealt(deal(deck, content, size));
    setAside(new Set());
  };
  useEffect(again, [deck, content, size]);
  const toggle = (index: number) => {
    const next = new Set(aside);
    if (!next.delete(index) && next.size < gracePages) next.add(index);
    setAside(next);
  };
  if (dealt.hand.length < size)
    return (
      <p className="sfb-note">
        {say({ fr: 'Écrivez d’abord quelques pages.', en: 'Write some pages first.' })}
      </p>
    );
  return (
    <div className="sfb-hand">
      <p className="sfb-note">
        {dealt.isGraced
          ? say({ fr: 'La main après la Grâce Divine.', en: 'The hand after Divine Grace.' })
          : say({
              fr: `Touchez jusqu’à ${gracePages} pages à échanger par la Grâce Divine.`,
              en: `Touch up to ${gracePages} pages to exchange by Divine Grace.`,
            })}
      </p>
      <ul>
        {dealt.hand.map((face, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the hand; copies of a card are alike
          <li key={index}>
            <button
              type="button"
              className="sfb-held"
              aria-pressed={aside.has(index)}
              disabled={dealt.isGraced}
              onClick={() => toggle(index)}
            >
              <Page {...{ face, content, language }} state="calm" zoom={false} />
            </button>
          </li>
        ))}
      </ul>
      <p className="sfb-ways">
        <button type="button" className="button button-primary" onClick={again}>
          {say({ fr: 'Autre main', en: 'Another hand' })}
        </button>
        <button
          type="button"
          className="button"
          disabled={dealt.isGraced || aside.size === 0}
          onClick={() => {
            setDealt(graced(dealt, aside));
            setAside(new Set());
          }}
        >
          {say({ fr: 'Grâce Divine', en: 'Divine Grace' })}
          {aside.size > 0 && ` (${aside.size})`}
        </button>
        <label className="sfb-check">
          <input type="checkbox" checked={second} onChange={({ target }) => setSecond(target.checked)} />
          {say({ fr: 'Deuxième joueur', en: 'Second player' })}
        </label>
      </p>
    </div>
  );
}

function deal(deck: Deck, content: Content, size: number): Dealt {
  const livre = Object.entries(deck.livre).flatMap(([card, copies]) => {
    const face = content.byId.get(card);
    return face ? Array.from({ length: copies }, () => face) : [];
  });
  shuffle({ random: randomFrom(crypto.randomUUID()) }, livre);
  return { hand: livre.slice(0, size), livre: livre.slice(size), isGraced: false };
}

/** As many from the top; those set aside lie beneath (SF-MULL-4). */
export function graced({ hand, livre }: Dealt, aside: ReadonlySet<number>): Dealt {
  const kept = hand.filter((_, index) => !aside.has(index));
  const drawn = livre.slice(0, hand.length - kept.length);
  return { hand: [...kept, ...drawn], livre: livre.slice(drawn.length), isGraced: true };
}
