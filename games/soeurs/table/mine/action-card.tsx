/** An Action card on one of its faces, bronze or gold. */
import type { Language, Text } from '@tablee/kernel';
import { Card, type CardSize, type Drag, type PieceState } from '@tablee/ui';
import type { ActionCard as CardData, Content } from '../../ready/content.ts';
import { faceText } from '../../ready/text.ts';
import { Glass } from '../art/glass.tsx';
import { cardMotif } from '../art/motifs.ts';
import { faceLines } from './face-lines.tsx';
import './action-card.css';

export interface ActionCardProps {
  readonly content: Content;
  readonly card: number;
  /** 0 or 1: the face shown. */
  readonly level: number;
  readonly language: Language;
  readonly state?: PieceState;
  readonly size?: CardSize;
  readonly layoutId?: string;
  readonly drag?: Drag;
  /** What it costs now, where a Place changes it. */
  readonly cost?: number;
  /** Said after the card's own words: why not, what it would do. */
  readonly note?: string;
  /** Shown large while asked about; off where that would hide what it is about to do. */
  readonly zoom?: boolean;
  onPress?(): void;
  onAsk?(asking: boolean): void;
}

export function ActionCard(props: ActionCardProps) {
  const {
    content,
    card,
    level,
    language,
    state = 'calm',
    size,
    layoutId,
    drag,
    note,
    zoom,
    onPress,
    onAsk,
  } = props;
  const data = content.cards[card]!;
  const face = data.faces[level]!;
  const cost = props.cost ?? face.cost;
  return (
    <Card
      name={data.name[language]}
      cost={<CostBadge cost={cost} printed={face.cost} />}
      corner={faceName(data, level)}
      art={<Glass motif={cardMotif(data.id)} cut={data.id} />}
      lines={faceLines(face, language)}
      chips={[0, 1].map((each) => ({
        label: `${FACE[language]} ${faceName(data, each)} · ${data.faces[each]!.cost} Mana`,
        explain: faceText(data.faces[each]!, language).join(' '),
      }))}
      tone={data.advanced ? 'var(--soeurs-gold-deck)' : 'var(--soeurs-bronze-deck)'}
      state={state}
      label={`${cardText(data, level, language)}${note ? ` ${note}` : ''}`}
      size={size}
      layoutId={layoutId}
      drag={drag}
      zoom={zoom}
      onPress={onPress}
      onAsk={onAsk}
    />
  );
}

function CostBadge({ cost, printed }: { readonly cost: number; readonly printed: number }) {
  return (
    <span
      className="soeurs-cost"
      data-changed={cost === printed ? undefined : cost > printed ? 'up' : 'down'}
    >
      {cost}
    </span>
  );
}

const FACE: Text = { fr: 'Face', en: 'Face' };

/** As printed on the card: 1 and 2, or A1 and A2. */
export function faceName(card: Pick<CardData, 'advanced'>, level: number): string {
  return `${card.advanced ? 'A' : ''}${level + 1}`;
}

/** The whole face in words. */
export function cardText(card: CardData, level: number, language: Language): string {
  const face = card.faces[level]!;
  const stop = language === 'fr' ? ' : ' : ': ';
  return `${card.name[language]} ${faceName(card, level)}, ${face.cost} Mana${stop}${faceText(face, language).join(' ')}`;
}
