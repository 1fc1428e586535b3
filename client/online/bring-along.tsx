/** What I bring to an online table: chosen on sitting down, changed as long as the game has not begun. Nobody sees it before the end. */
import { canonical, type Game } from '@tablee/kernel';
import type { TableMessage } from '@tablee/protocol';
import { type RefObject, useEffect, useState } from 'react';
import { useSay } from '../settings/index.ts';
import { type Bring, lastBrought, rememberBrought, USUAL } from '../workshop/bring.ts';
import { BringField } from '../workshop/bring-field.tsx';
import { nameOf, type Offer, offerOf, useOffers } from '../workshop/offers.ts';

interface InvitedProps {
  readonly game: Game;
  readonly config: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** Holds it when I sit down; null for what is usual. */
  readonly brought: RefObject<unknown>;
}

/** To a table I am invited to: as last time, or chosen now. */
export function BringAlong({ game, config, seats, brought }: InvitedProps) {
  const [chosen, choose] = useState(() => lastBrought(game.id));
  const offers = useOffers(game, config, seats, null);
  const offer = offerOf(offers, chosen);
  const isFine = offer.faults.length === 0;
  useEffect(() => {
    brought.current = isFine ? offer.brought : null;
  });
  return (
    <BringField
      {...{ game, offers }}
      seat={null}
      value={isFine ? chosen : USUAL}
      change={(next) => {
        rememberBrought(game.id, next);
        choose(next);
      }}
    />
  );
}

interface SeatedProps {
  readonly game: Game;
  readonly message: TableMessage;
  bring(brought: unknown): void;
}

/** At a table where I have a seat: what the server has of me, until I say otherwise. */
export function BringInstead({ game, message, bring }: SeatedProps) {
  const say = useSay();
  const { config, people, seat, brings } = message;
  const sitting = seat === null ? undefined : people[seat];
  const isChoosing = sitting?.who === 'person' && sitting.choosing === true;
  const made = useOffers(game, config, people.length, null);
  const kept = offerFor(game, made, brings);
  const offers = made.includes(kept) ? made : [kept, ...made];
  const [chosen, choose] = useState<Bring | null>(null);
  // Who has yet to say so says it by the button; else every step through the list would be the last word.
  const offer = isChoosing && chosen ? offerOf(offers, chosen) : kept;
  return (
    <div className="online-bring">
      <BringField
        {...{ game, offers }}
        seat={null}
        value={offer.bring}
        change={(next) => {
          rememberBrought(game.id, next);
          if (isChoosing) choose(next);
          else bring(offerOf(offers, next).brought);
        }}
      />
      {isChoosing && (
        <button type="button" className="button button-primary" onClick={() => bring(offer.brought)}>
          {say({ fr: 'On peut y aller', en: 'Ready to play' })}
        </button>
      )}
    </div>
  );
}

/** What the server has, among what could be chosen; by itself where it is not there. */
function offerFor(game: Game, offers: readonly Offer[], brings: unknown): Offer {
  const same = offers.find(({ brought }) => canonical(brought) === canonical(brings));
  if (same) return same;
  const name = nameOf(game, brings);
  return {
    bring: { from: 'seat' },
    name: { fr: name ?? 'Comme avant', en: name ?? 'As before' },
    about: null,
    brought: brings,
    faults: [],
  };
}
