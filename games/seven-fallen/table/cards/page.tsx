/** A card of Seven Fallen, face up, as large as its room: in hand, spread out, or as a figure on the board. */
import type { Language } from '@tablee/kernel';
import { Card, type CardChip, type CardProps, Icon, type ReadCard } from '@tablee/ui';
import type { Content, Face } from '../../content/content.ts';
import { type Head, KEYWORD_NAMES, type Keyword } from '../../content/keywords.ts';
import { cardSaid, keywordSaid, keywordsOf, lentBy, TYPES, textsOf } from '../../words/cards.ts';
import { GLOSSARY } from '../../words/glossary.ts';
import { Illumination } from '../art/illumination.tsx';
import { kingdomOf } from '../art/kingdoms.ts';
import { SIGNS } from '../art/signs.ts';
import { Marks } from './marks.tsx';
import { RulesText } from './rules-text.tsx';
import { hyphenated, LONG_IN_HAND } from './title.ts';
import './page.css';

export interface PageProps
  extends Pick<CardProps, 'state' | 'size' | 'layoutId' | 'drag' | 'zoom' | 'onPress' | 'onAsk' | 'more'> {
  readonly face: Face;
  /** Its name as it is written, where that is not just as it is said. */
  readonly name?: string;
  readonly content: Content;
  readonly language: Language;
  /** Keywords it has now, where they are not the printed ones. */
  readonly keywords?: readonly (readonly [Keyword, number])[];
  /** Said before the card's own words: what it is worth now, what it may do. */
  readonly says?: string;
  /** What it would cost now, where that is not the printed cost. */
  readonly costs?: number | null;
}

export function Page({
  face,
  name,
  content,
  language,
  keywords = keywordsOf(face),
  says,
  costs,
  ...card
}: PageProps) {
  return (
    <Card
      {...card}
      {...printedOn({ face, content, language, keywords, costs })}
      name={name ?? nameOn(face.name[language], card.size)}
      label={[says, cardSaid(face, content, language)].filter(Boolean).join('. ')}
    />
  );
}

/** Beside the seal of its cost there is little room for it. */
function nameOn(name: string, size: PageProps['size']): string {
  return size === 'large' ? name : hyphenated(name, LONG_IN_HAND);
}

/** All that is to be read on it. */
export function printedOn({
  face,
  content,
  language,
  keywords = keywordsOf(face),
  costs,
}: Pick<PageProps, 'face' | 'content' | 'language' | 'keywords' | 'costs'>): ReadCard {
  const { tone } = kingdomOf(face.kingdom);
  const texts = textsOf(face, content, language);
  return {
    name: face.name[language],
    cost: <Cost face={face} costs={costs} />,
    art: <Illumination face={face} />,
    lines: [
      <TypeLine key="type" face={face} content={content} language={language} />,
      <Words key="words" texts={texts} keywords={[...keywords, ...lentBy(face)]} language={language} />,
      <Marks key="marks" face={face} />,
    ],
    chips: chipsOf(face, keywords, texts, language),
    tone: face.type === 'miracle' ? '#b98a1e' : tone,
  };
}

function Cost({ face, costs }: Pick<PageProps, 'face' | 'costs'>) {
  const printed = face.type === 'miracle' ? face.minimum : face.cost;
  if (printed === null || ['divinite', 'archange', 'temple', 'adorateur'].includes(face.type))
    return <Icon path={SIGNS[SEALS[face.type] ?? 'wings']} />;
  const now = face.type === 'miracle' ? printed : (costs ?? printed);
  return (
    <span
      className="sf-cost"
      data-type={face.type}
      data-changed={now === printed ? undefined : now > printed ? 'up' : 'down'}
    >
      {now}
    </span>
  );
}
const SEALS: Readonly<Record<string, keyof typeof SIGNS>> = {
  divinite: 'plume',
  archange: 'wings',
  temple: 'temple',
  adorateur: 'ec',
  ange: 'purgatoire',
};

function TypeLine({ face, content, language }: Pick<PageProps, 'face' | 'content' | 'language'>) {
  const classes = face.classes.map((id) => content.classNames[id]?.[language] ?? id);
  return <span className="sf-type">{[TYPES[face.type][language], ...classes].join(' · ')}</span>;
}

interface WordsProps {
  readonly texts: readonly string[];
  readonly keywords: readonly (readonly [Keyword, number])[];
  readonly language: Language;
}

/** Keywords as chips, then the text. */
function Words({ texts, keywords, language }: WordsProps) {
  return (
    <span className="sf-words">
      {keywords.map(([keyword, value]) => (
        <span key={keyword} className="sf-keyword">
          {keywordSaid(keyword, value, language)}
        </span>
      ))}
      {texts.map((text) => (
        <span key={text} className="sf-text">
          <RulesText text={text} />{' '}
        </span>
      ))}
    </span>
  );
}

/** Every keyword on it explained, those at the head of an ability and those an Équipement lends too. */
function chipsOf(
  face: Face,
  keywords: readonly (readonly [Keyword, number])[],
  texts: readonly string[],
  language: Language,
): CardChip[] {
  const words = new Set<Keyword | Head>([...keywords, ...lentBy(face)].map(([keyword]) => keyword));
  const bold = texts.flatMap((text) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word]) => word!));
  for (const [id, name] of Object.entries(KEYWORD_NAMES)) {
    if (bold.some((word) => word.startsWith(name[language]))) words.add(id as Keyword);
  }
  return [...words].map((id) => ({ label: KEYWORD_NAMES[id][language], explain: GLOSSARY[id][language] }));
}
