/** What a survivor carries, place by place: pressed to take a card up, asked what it does. */

import armour from 'icon:abdominal-armor';
import helmet from 'icon:robot-helmet';
import tidyIcon from 'icon:swap-bag';
import { Icon, type PieceState, useAsk } from '@tablee/ui';
import { itemText } from '../../ready/text.ts';
import { spentOf } from '../../rules/exo.ts';
import { itemOf } from '../../rules/inv.ts';
import { BODY_PLACE, GENERAL, HEAD_PLACE, NONE, type Who } from '../../types.ts';
import { Art } from '../art/index.tsx';
import { type Play, usePlay } from '../play.tsx';
import { cardPiece, PLACE } from '../reading.ts';

const PLACES = [BODY_PLACE, HEAD_PLACE, ...GENERAL];

export function Inventory({ who }: { who: Who }) {
  const play = usePlay();
  const { s, seen } = play;
  const { cards } = seen.survivors[who]!;
  const carried = seen.things.carrier.flatMap((carrier, thing) => (carrier === who ? [thing] : []));
  return (
    <ul
      className="es-inventory"
      aria-label={s.say(`Inventaire de ${s.who(who)}`, `${s.who(who)}’s inventory`)}
    >
      {PLACES.map((place) => (
        <li key={place}>
          <Slot
            play={play}
            who={who}
            place={place}
            card={cards[place]!}
            second={GENERAL.includes(place as 2) ? cards[place + 3]! : NONE}
          />
        </li>
      ))}
      <Reorganise play={play} who={who} />
      {carried.map((thing) => (
        <li key={`thing ${thing}`}>
          <span className="es-slot es-slot-thing">{s.thing(thing)}</span>
        </li>
      ))}
    </ul>
  );
}

function Reorganise({ play, who }: { play: Play; who: Who }) {
  const { asked, acting, commit, s } = play;
  const option = who === acting ? asked?.options.find(({ do: does }) => does === 'reorganise') : undefined;
  if (!option) return null;
  return (
    <li>
      <button type="button" className="es-slot es-slot-tidy" onClick={() => commit(option)}>
        <Icon path={tidyIcon} />
        <span className="es-slot-name">{s.say('Réorganiser', 'Reorganise')}</span>
      </button>
    </li>
  );
}

interface SlotProps {
  readonly play: Play;
  readonly who: Who;
  readonly place: number;
  readonly card: number;
  /** The other weapon of a pair. */
  readonly second: number;
}

function Slot({ play, who, place, card, second }: SlotProps) {
  const { s, content, explain, language, acting } = play;
  // A place answers for the survivor asked; a card for itself, whoever carries it.
  const isFree = card === NONE;
  const placePiece = PLACE + place;
  const asPlace = who === acting && play.optionsAt(placePiece).length > 0;
  const piece = asPlace || isFree ? placePiece : cardPiece(card);
  const state: PieceState = isFree && who !== acting ? 'calm' : play.stateOf(piece);
  const says = isFree
    ? placeName(play, place)
    : `${s.item(card)} · ${itemText(content, itemOf(content, card), language).join(' ')}`;
  const asking = useAsk(
    () => explain(says),
    () => explain(null),
  );
  return (
    <button
      type="button"
      className="es-slot"
      data-state={state === 'cannot' ? 'calm' : state}
      data-free={isFree || undefined}
      data-jammed={(!isFree && play.seen.jammed.includes(card)) || undefined}
      title={says}
      {...asking}
      onClick={() => play.press(piece)}
    >
      <span className="es-slot-art">
        {isFree ? (
          <Icon path={place === BODY_PLACE ? armour : place === HEAD_PLACE ? helmet : EMPTY} />
        ) : (
          <Art kind="item" card={itemOf(content, card)} />
        )}
      </span>
      <span className="es-slot-name">{isFree ? placeName(play, place) : s.item(card)}</span>
      {!isFree && <Marks play={play} card={card} second={second} />}
    </button>
  );
}

/** A plain square: anything may lie here. */
const EMPTY = 'M96 96H416V416H96ZM128 128V384H384V128Z';

function placeName({ s }: Play, place: number): string {
  if (place === BODY_PLACE) return s.say('Corps', 'Body');
  if (place === HEAD_PLACE) return s.say('Tête', 'Head');
  return s.say(`Place ${place - 1}`, `Place ${place - 1}`);
}

function Marks({ play, card, second }: { play: Play; card: number; second: number }) {
  const { s, seen, content } = play;
  const { charges } = itemOf(content, card);
  const marks: string[] = [];
  if (second !== NONE) marks.push('×2');
  if (seen.jammed.includes(card)) marks.push(s.say('enrayée', 'jammed'));
  if (charges) marks.push(`${charges - spentOf(seen, card)}/${charges}`);
  if (marks.length === 0) return null;
  return <span className="es-slot-marks">{marks.join(' · ')}</span>;
}
