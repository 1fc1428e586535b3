/** The own hand as a fan along the table's edge; for whoever may not see it, backs. */

import { frameOf, type Text } from '@tablee/kernel';
import type { TableProps } from '@tablee/ui';
import { AnimatePresence } from 'motion/react';
import { type Card, faceOf } from '../../rules/card.ts';
import { pay } from '../../rules/pay.ts';
import { turn } from '../../rules/turn.ts';
import type { PlunderView } from '../../types.ts';
import { optionsOf } from '../lights.ts';
import { payingOption } from '../payment.ts';
import type { Play } from '../use-play.ts';
import { Back } from './back.tsx';
import { HandCard } from './hand-card.tsx';
import './hand.css';

const MY_HAND: Text = { fr: 'Votre main', en: 'Your hand' };

export function Hand({ table, play }: { table: TableProps<PlunderView>; play: Play }) {
  const { view, language } = table;
  const { hand } = view.table;
  if (view.seat === null) return <HiddenHand table={table} />;
  return (
    <ul className="plunder-hand" aria-label={MY_HAND[language]} style={fan(hand.length)}>
      <AnimatePresence initial={false} mode="popLayout">
        {hand.map((card, i) => (
          <HandCard
            key={card}
            card={card}
            language={language}
            {...lookOf(card, table, play)}
            lean={i - (hand.length - 1) / 2}
            press={() => play.pressCard(card)}
            ask={(asking) => play.askCard(asking ? card : null)}
            drop={(square) => play.dropOn(card, square)}
            over={(square) => play.ask(square)}
            lift={(up) => play.lift(up ? card : null)}
          />
        ))}
      </AnimatePresence>
    </ul>
  );
}

function fan(cards: number): React.CSSProperties {
  return { '--cards': cards } as React.CSSProperties;
}

/** Whoever passes by sees how many cards the player to move holds, and no more. */
function HiddenHand({ table: { view, language, names } }: { table: TableProps<PlunderView> }) {
  const { active, handSizes } = view.table;
  const count = handSizes[active] ?? 0;
  const label =
    language === 'fr'
      ? `Main cachée de ${names[active]} : ${count} cartes`
      : `${names[active]}’s hidden hand: ${count} cards`;
  return (
    <ul className="plunder-hand plunder-hand-hidden" aria-label={label} style={fan(count)}>
      {Array.from({ length: count }, (_, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: one back is like another
          key={i}
          className="plunder-hand-place"
          style={{ '--lean': i - (count - 1) / 2 } as React.CSSProperties}
        >
          <span className="plunder-hand-card" data-state="calm">
            <Back />
          </span>
        </li>
      ))}
    </ul>
  );
}

type Look = { readonly state: 'calm' | 'can' | 'cannot' | 'chosen' | 'hinted'; readonly joined: boolean };

/** How a card stands in the present question. */
function lookOf(card: Card, { asked, hint, view }: TableProps<PlunderView>, play: Play): Look {
  const kind = asked?.kind;
  if (play.cards.includes(card) || isPicked(card, view)) return { state: 'chosen', joined: false };
  if (hint && 'card' in hint && faceOf(hint.card as Card) === faceOf(card))
    return { state: 'hinted', joined: false };
  if (kind === 'pay' || kind === 'payMore') {
    const pays = payingOption(optionsOf(asked), card, play.form);
    // Where single cards will do, those that need another are left in peace, though a press begins a pair.
    if (pays && pays.do !== 'pay' && play.form === 'one') return { state: 'calm', joined: false };
    return { state: pays ? 'can' : 'cannot', joined: false };
  }
  if (kind === 'discard') return { state: 'can', joined: false };
  const { price } = play;
  // What an action would cost is shown on the cards only where they can be picked for it.
  if (kind !== 'act' && kind !== 'defend') return { state: 'calm', joined: false };
  if (!price || (price.alone.size === 0 && price.together.size === 0))
    return { state: 'calm', joined: false };
  if (price.alone.has(faceOf(card))) return { state: 'can', joined: false };
  return { state: 'calm', joined: price.alone.size === 0 && price.together.has(faceOf(card)) };
}

/** Already chosen for the payment or the discard under way, as the flow tells its own seat. */
function isPicked(card: Card, view: TableProps<PlunderView>['view']): boolean {
  const isIn = (cards: readonly Card[] = []): boolean => cards.includes(card);
  return isIn(frameOf(view, pay)?.picked) || isIn(frameOf(view, turn)?.discarding);
}
