/** The decks within reach: the Action deck with its top, its discard pile, and both decks of Advanced Actions. */
import featherIcon from 'icon:feathered-wing';
import type { Option } from '@tablee/kernel';
import { CardBack, type PieceState, Pile } from '@tablee/ui';
import { usePlay } from '../play.tsx';
import { optionsTo } from '../reading.ts';
import { WORDS } from '../words.ts';
import { cardText } from './action-card.tsx';
import { MiniCard } from './mini-card.tsx';
import './piles.css';

export function Piles() {
  const { t, content, language, asked, say, choose, explain, refusalOf, isHinted, page, turnTo } = usePlay();
  const [draw] = optionsTo(asked, 'draw');
  const stateOf = (option: Option | undefined): PieceState =>
    option === undefined ? 'calm' : isHinted(option) ? 'hinted' : 'can';
  const top = (card: number | null) =>
    card === null ? undefined : (
      <MiniCard
        content={content}
        card={card}
        level={t.level[card]!}
        language={language}
        layoutId={`soeurs-card-${card}`}
      />
    );
  const tell = (card: number | null, refusal: ReturnType<typeof refusalOf>) => (asking: boolean) => {
    const text = card === null ? null : cardText(content.cards[card]!, t.level[card]!, language);
    explain(asking ? (refusal ?? text) : null);
  };
  const size = t.deck.others.length + (t.deck.top === null ? 0 : 1);
  const last = t.discard.at(-1) ?? null;
  return (
    <div className="soeurs-piles">
      <Pile
        label={say(WORDS.deck)}
        count={size}
        top={top(t.deck.top)}
        back={<CardBack tone="var(--soeurs-bronze-deck)" motif={featherIcon} />}
        state={stateOf(draw)}
        onPress={() => (draw ? choose(draw) : turnTo(page === 'deck' ? null : 'deck'))}
        onAsk={tell(t.deck.top, asked?.kind === 'act' && !draw ? refusalOf({ do: 'draw' }) : null)}
      />
      <Pile
        label={say(WORDS.discard)}
        count={t.discard.length}
        top={top(last)}
        back={<CardBack tone="var(--soeurs-bronze-deck)" motif={featherIcon} />}
        onPress={() => turnTo(page === 'discard' ? null : 'discard')}
        onAsk={tell(last, null)}
      />
      {t.advanced.map((deck, side) => {
        const buy = optionsTo(asked, 'buy').find((option) => option.side === side);
        const take = optionsTo(asked, 'take-top').find((option) => option.side === side);
        return (
          <Pile
            // biome-ignore lint/suspicious/noArrayIndexKey: the two decks are left and right
            key={side}
            label={say(side === 0 ? WORDS.advancedLeft : WORDS.advancedRight)}
            count={deck.size}
            top={top(deck.top)}
            back={<CardBack tone="var(--soeurs-gold-deck)" motif={featherIcon} />}
            state={stateOf(take ?? buy)}
            onPress={() => (take ? choose(take) : turnTo(page === 'advanced' ? null : 'advanced'))}
            onAsk={tell(deck.top, null)}
          />
        );
      })}
    </div>
  );
}
