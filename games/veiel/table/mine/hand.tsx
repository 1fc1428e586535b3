/** The hand of the hero in play, open to all (V-6); or the cards a question is about, wherever they lie. */
import { Hand, useCompact, useDrag } from '@tablee/ui';
import { PIECES } from '../../types.ts';
import { VeielCard } from '../cards/veiel-card.tsx';
import { cardKey } from '../meaning.ts';
import { areasIn } from '../plan.ts';
import { type Play, usePlay } from '../play.tsx';
import { cardIn, heroName } from '../reading.ts';
import { WORDS } from '../words.ts';
import { AreaMark } from './area-mark.tsx';
import { Row } from './row.tsx';
import './hand.css';

export function Mine() {
  const play = usePlay();
  const { table, content, shown, say, language } = play;
  const hero = table.heroes[shown];
  if (!hero) return null;
  const asked = cardsAsked(play);
  const label =
    asked === null
      ? say(WORDS.handOf).replace('{}', heroName(table, content, shown, language))
      : say(WORDS.cardsAsked);
  return (
    <div className="veiel-mine">
      <Hand label={label}>
        {(asked ?? hero.hand).map((piece) => (
          <HandCard key={piece} piece={piece} />
        ))}
      </Hand>
      {asked === null && hero.row.length > 0 && <Row hero={shown} />}
    </div>
  );
}

/** Cards of other zones that answer the question: they are laid out in place of the hand. Null: the hand has them all. */
function cardsAsked({ asked, table, shown }: Play): readonly number[] | null {
  if (!asked || asked.kind === 'act' || asked.kind === 'fuse') return null;
  const pieces = asked.options.flatMap((option) =>
    'piece' in option && 'card' in option && Number(option.piece) >= PIECES.card
      ? [Number(option.piece)]
      : [],
  );
  const { hand } = table.heroes[shown]!;
  return pieces.some((piece) => !hand.includes(piece)) ? [...new Set(pieces)] : null;
}

function HandCard({ piece }: { readonly piece: number }) {
  const { t, content, language, byKey, stateOf, refusalOf, refuse, pressCard, dropCard, askCard } = usePlay();
  const compact = useCompact();
  const key = cardKey(piece);
  const drag = useDrag({
    disabled: !byKey.has(key),
    touch: compact ? 'pan-x' : 'none',
    onDrop: (place) => {
      if (place !== null) dropCard(piece, place);
    },
  });
  const card = cardIn(t, piece);
  const [area] = areasIn(card.effects, content);
  return (
    <VeielCard
      card={card}
      content={content}
      language={language}
      state={stateOf(key)}
      size={compact ? 'small' : 'hand'}
      zoom={stateOf(key) !== 'chosen'}
      layoutId={`veiel-${piece}`}
      drag={drag}
      onPress={() => pressCard(piece)}
      onAsk={(asking) => askCard(asking ? piece : null)}
      onRefuse={() => refuse(refusalOf(key))}
      {...(area !== undefined && { corner: <AreaMark area={content.areas[area]!} /> })}
    />
  );
}
