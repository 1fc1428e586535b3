/** A choice among cards or equipment laid out: Novices, Essences, equipment, a reward, the loot. A press takes one. */
import type { Option } from '@tablee/kernel';
import { COLOURS, type Colour } from '../../content/types.ts';
import type { AnyOption } from '../../words/notation.ts';
import { COLOUR_NAMES } from '../cards/tones.ts';
import { GearCard, VeielCard } from '../cards/veiel-card.tsx';
import { useScene } from './scene.tsx';
import './offers.css';

/** Options that name a card or an equipment. */
export function offersIn(options: readonly Option[]): AnyOption[] {
  return (options as readonly AnyOption[]).filter(
    ({ card, equipment }) => card !== undefined || equipment !== undefined,
  );
}

export function Offers({ byColour = false }: { readonly byColour?: boolean }) {
  const { asked, content, say } = useScene();
  const offers = offersIn(asked?.options ?? []);
  if (!byColour) return <OfferRow offers={offers} />;
  const colourOf = (offer: AnyOption): Colour =>
    content.cards[content.by.card.get(offer.card ?? '') ?? -1]?.colour ?? 'incolore';
  return (
    <div className="camp-offer-groups">
      {COLOURS.map((colour) => {
        const own = offers.filter((offer) => colourOf(offer) === colour);
        return own.length === 0 ? null : (
          <section key={colour}>
            <h3 className="camp-colour" data-ink={colour}>
              {say(COLOUR_NAMES[colour])}
            </h3>
            <OfferRow offers={own} />
          </section>
        );
      })}
    </div>
  );
}

function OfferRow({ offers }: { readonly offers: readonly AnyOption[] }) {
  return (
    <ul className="camp-offers">
      {offers.map((offer) => (
        <li key={`${offer.piece ?? ''}${offer.card ?? offer.equipment}`}>
          <Offer offer={offer} />
        </li>
      ))}
    </ul>
  );
}

function Offer({ offer }: { readonly offer: AnyOption }) {
  const { content, language, choose, stateOf } = useScene();
  const shown = { content, language, state: stateOf(offer), onPress: () => choose(offer) };
  const card = content.cards[content.by.card.get(offer.card ?? '') ?? -1];
  if (card) return <VeielCard {...shown} card={card} />;
  const item = content.equipment[content.by.equipment.get(offer.equipment ?? '') ?? -1];
  return item ? <GearCard {...shown} item={item} /> : null;
}
