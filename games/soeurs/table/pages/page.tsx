/** Pages laid over the board: the shop, the decks spread out, the Boss card. The question stays where it is. */
import type { Text } from '@tablee/kernel';
import type { ReactNode } from 'react';
import { BossFace, LastFloor } from '../boss/boss-face.tsx';
import { ActionCard } from '../mine/action-card.tsx';
import { type Page, usePlay } from '../play.tsx';
import { cardOption, optionsTo } from '../reading.ts';
import { WORDS } from '../words.ts';
import { Shop } from './shop.tsx';
import './page.css';

const TITLES: Readonly<Record<Page, Text>> = {
  shop: { fr: 'Dépenser des XP', en: 'Spend XP' },
  deck: { fr: 'La pioche Action, dans le désordre', en: 'The Action deck, in no order' },
  discard: { fr: 'La défausse Action', en: 'The Action discard pile' },
  advanced: { fr: 'Les pioches d’Actions Avancées', en: 'The Advanced Action decks' },
  boss: { fr: 'Le Boss', en: 'The Boss' },
  banished: { fr: 'Cartes bannies', en: 'Banished cards' },
};

export function BoardPage({ page }: { readonly page: Page }) {
  const { say, turnTo } = usePlay();
  const contents: Readonly<Record<Page, () => ReactNode>> = {
    shop: () => <Shop />,
    deck: () => <DeckPage />,
    discard: () => <DiscardPage />,
    advanced: () => <AdvancedPage />,
    boss: () => <BossPage />,
    banished: () => <BanishedPage />,
  };
  return (
    <Sheet title={say(TITLES[page])} close={() => turnTo(null)}>
      {contents[page]()}
    </Sheet>
  );
}

interface SheetProps {
  readonly title: string;
  readonly close?: () => void;
  readonly children: ReactNode;
}

export function Sheet({ title, close, children }: SheetProps) {
  const { say } = usePlay();
  return (
    <section className="soeurs-page" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {close && (
          <button type="button" className="button" onClick={close}>
            {say(WORDS.close)}
          </button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className="soeurs-page-body" tabIndex={0}>
        {children}
      </div>
    </section>
  );
}

function Spread({ cards, level }: { readonly cards: readonly number[]; readonly level?: number }) {
  const { t, content, language, say } = usePlay();
  if (cards.length === 0) return <p>{say({ fr: 'Aucune carte.', en: 'No card.' })}</p>;
  return (
    <ul className="soeurs-spread">
      {cards.map((card) => (
        <li key={card}>
          <ActionCard content={content} card={card} level={level ?? t.level[card]!} language={language} />
        </li>
      ))}
    </ul>
  );
}

function DeckPage() {
  const { t, say } = usePlay();
  const { top, others } = t.deck;
  return (
    <>
      {top !== null && (
        <>
          <h3>{say({ fr: 'Dessus, à piocher', en: 'On top, to be drawn' })}</h3>
          <Spread cards={[top]} />
        </>
      )}
      <h3>
        {say({
          fr: `Dessous (${others.length}), dans un ordre inconnu`,
          en: `Below (${others.length}), in an unknown order`,
        })}
      </h3>
      <Spread cards={others} />
    </>
  );
}

function DiscardPage() {
  const { t, say, turnTo } = usePlay();
  return (
    <>
      <Spread cards={[...t.discard].reverse()} />
      {t.banished.length > 0 && (
        <button type="button" className="button" onClick={() => turnTo('banished')}>
          {say({ fr: `Cartes bannies (${t.banished.length})`, en: `Banished cards (${t.banished.length})` })}
        </button>
      )}
    </>
  );
}

function BanishedPage() {
  const { t } = usePlay();
  return <Spread cards={t.banished} />;
}

/** Both tops on both their faces, and the ways to buy one or pass it under. */
function AdvancedPage() {
  const { t, content, language, asked, choose, refuse, refusalOf, say } = usePlay();
  return (
    <div className="soeurs-advanced">
      {t.advanced.map((deck, side) => {
        const cycle = optionsTo(asked, 'cycle').find((option) => option.side === side);
        const buy = optionsTo(asked, 'buy').find((option) => option.side === side);
        const why = (verb: 'cycle' | 'buy') => refuse(refusalOf({ do: verb, side } as never));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: left and right
          <section key={side}>
            <h3>
              {say(side === 0 ? WORDS.advancedLeft : WORDS.advancedRight)} ({deck.size})
            </h3>
            {deck.top !== null && (
              <div className="soeurs-offer-faces">
                <ActionCard content={content} card={deck.top} level={0} language={language} />
                <span aria-hidden="true">→</span>
                <ActionCard content={content} card={deck.top} level={1} language={language} />
              </div>
            )}
            <div className="soeurs-advanced-ways">
              <button
                type="button"
                className={buy ? 'button button-primary' : 'button'}
                aria-disabled={buy ? undefined : true}
                onClick={() => (buy ? choose(buy) : why('buy'))}
              >
                {say({ fr: 'Acheter · 2 XP', en: 'Buy · 2 XP' })}
              </button>
              <button
                type="button"
                className={cycle ? 'button button-primary' : 'button'}
                aria-disabled={cycle ? undefined : true}
                onClick={() => (cycle ? choose(cycle) : why('cycle'))}
              >
                {say({ fr: 'Passer dessous · 1 Mana', en: 'Pass under · 1 Mana' })}
              </button>
            </div>
          </section>
        );
      })}
    </div>
  );
}

function BossPage() {
  const { content, language } = usePlay();
  return (
    <div className="soeurs-boss-faces">
      <BossFace boss={content.boss} language={language} />
      <LastFloor floor={content.lastFloor} floors={content.boss.floors} language={language} />
    </div>
  );
}

/** A treasure lets one choose from a pile: the pile is spread out on the board. */
export function PickPage() {
  const { asked, content, t, language, choose, isHinted, say } = usePlay();
  const cards = optionsTo(asked, 'take').map(({ card }) => card);
  return (
    <Sheet title={say({ fr: 'Quelle carte prenez-vous ?', en: 'Which card do you take?' })}>
      <ul className="soeurs-spread">
        {cards.map((card) => {
          const take = cardOption(asked, 'take', card, content, t.level)!;
          return (
            <li key={card}>
              <ActionCard
                content={content}
                card={card}
                level={t.level[card]!}
                language={language}
                state={isHinted(take) ? 'hinted' : 'can'}
                onPress={() => choose(take)}
              />
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

/** The last wait before the final fight: the Boss face up, and what the XP can still buy. */
export function BeforeBoss() {
  const { content, language, say } = usePlay();
  return (
    <div className="soeurs-before-boss">
      <BossFace boss={content.boss} language={language} />
      <Sheet title={say({ fr: 'Dernière occasion de dépenser vos XP', en: 'Last chance to spend your XP' })}>
        <Shop />
      </Sheet>
    </div>
  );
}
