/** A card of a hero's deck, and an equipment, as printed: art, what it does, its keywords explained when enlarged. */
import type { Language } from '@tablee/kernel';
import { type CardProps, type CardSize, Card as Paper, type PieceState } from '@tablee/ui';
import type { ReactNode } from 'react';
import { HELP } from '../../ready/help.ts';
import { cardParagraphs, equipmentParagraphs } from '../../ready/text.ts';
import type { Card, Content, Equipment } from '../../types.ts';
import { Art } from '../art/index.tsx';
import { Printed, plain } from './printed.tsx';
import { GEAR_TONE, toneOf } from './tones.ts';

export interface Shown {
  readonly content: Content;
  readonly language: Language;
  readonly state?: PieceState;
  onPress?(): void;
  onAsk?(asking: boolean): void;
  onRefuse?(): void;
  readonly size?: CardSize;
  readonly layoutId?: string;
  readonly corner?: ReactNode;
  readonly drag?: CardProps['drag'];
  readonly more?: ReactNode;
  /** Shown large while asked about; not while it is held over the board. */
  readonly zoom?: boolean;
}

export function VeielCard({ card, ...shown }: Shown & { readonly card: Card }) {
  const { content, language } = shown;
  const lines = cardParagraphs(content, card, language).filter((line) => !isKeywords(card, line));
  const kind = HELP[card.kind].name[language];
  return (
    <Paper
      {...given(shown)}
      name={card.name[language]}
      art={<Art as="card" thing={card} />}
      lines={lines.map((line) => <Printed key={line} text={line} />)}
      chips={[...(card.keywords ?? []), card.kind].map((topic) => ({
        label: HELP[topic].name[language],
        explain: HELP[topic].text[language],
      }))}
      tone={toneOf(card)}
      label={[card.name[language], kind, ...cardParagraphs(content, card, language).map(plain)].join('. ')}
    />
  );
}

/** Keywords stand as chips, not as a line. */
function isKeywords({ keywords = [] }: Card, line: string): boolean {
  return keywords.length > 0 && /^\*\*[^*]+\*\*(, \*\*[^*]+\*\*)*\.$/.test(line);
}

export function GearCard({ item, ...shown }: Shown & { readonly item: Equipment }) {
  const { content, language } = shown;
  const lines = equipmentParagraphs(content, item, language);
  return (
    <Paper
      {...given(shown)}
      name={item.name[language]}
      art={<Art as="gear" thing={item} />}
      lines={lines.map((line) => <Printed key={line} text={line} />)}
      more={shown.more ?? <GearHelp language={language} />}
      tone={GEAR_TONE}
      label={[item.name[language], ...lines.map(plain)].join('. ')}
    />
  );
}

/** What its words mean, below the enlarged card: on the card itself there is no room for them. */
function GearHelp({ language }: { readonly language: Language }) {
  return (['declencher', 'armer'] as const).map((topic) => (
    <p key={topic}>
      <b>{HELP[topic].name[language]}</b> {HELP[topic].text[language]}
    </p>
  ));
}

/** What is left out must not be there at all. */
function given({ content: _, language: __, state = 'calm', ...rest }: Shown) {
  return { state, ...rest };
}
