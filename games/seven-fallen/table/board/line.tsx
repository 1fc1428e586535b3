/** A line of the Champ de bataille: units with their Golem and Équipements, pages en Secret at the left of the LDF. */
import type { Seat } from '@tablee/kernel';
import { useCompact } from '@tablee/ui';
import type { CardView, Place } from '../../types.ts';
import { usePlay } from '../play.tsx';
import { faceIn } from '../reading.ts';
import { WORDS } from '../words.ts';
import { Figure } from './figure.tsx';
import './line.css';

interface LineProps {
  readonly seat: Seat;
  readonly place: Extract<Place, 'ag' | 'ldf'>;
}

export function Line({ seat, place }: LineProps) {
  const { t, content, say, me } = usePlay();
  const compact = useCompact();
  const { cards } = t.sides[seat]!;
  const typeOf = (card: CardView) => faceIn(t, content, card.piece)?.type;
  const here = cards.filter((card) => card.place === place);
  const heads = here.filter((card) => {
    const type = typeOf(card);
    return type === 'golem' ? card.bond < 0 : type !== 'equipement';
  });
  const secrets = place === 'ldf' ? cards.filter((card) => card.place === 'secret') : [];
  // What is bound to a unit stands half behind it.
  const widths = heads.length + secrets.length + 0.5 * (here.length - heads.length);
  const whose = seat === me ? say(WORDS.mine) : say(WORDS.theirs);
  return (
    <section
      className="sf-line"
      data-line={place}
      data-empty={heads.length + secrets.length === 0 || undefined}
      aria-label={`${whose} : ${say(WORDS[place])}`}
    >
      <span className="sf-line-name" aria-hidden="true">
        {say(WORDS[place])}
      </span>
      <div
        className="sf-line-cards"
        data-few={widths <= 5 || undefined}
        data-lone={widths <= 3 || undefined}
        data-many={widths > (compact ? 6 : 9) || undefined}
        style={{ '--sf-count': widths } as React.CSSProperties}
      >
        {secrets.map((card) => (
          <Figure key={card.serial} card={card} />
        ))}
        {heads.map((card) => (
          <Pair key={card.serial} card={card} all={here} />
        ))}
      </div>
    </section>
  );
}

function Pair({ card, all }: { readonly card: CardView; readonly all: readonly CardView[] }) {
  const { t, content } = usePlay();
  const bound = all.filter((one) => one.bond === card.piece && one.serial !== card.serial);
  const golem = bound.find((one) => faceIn(t, content, one.piece)?.type === 'golem');
  const equipements = bound.filter((one) => faceIn(t, content, one.piece)?.type === 'equipement');
  if (!golem && equipements.length === 0) return <Figure card={card} />;
  return (
    <div className="sf-pair">
      {equipements.map((one) => (
        <Figure key={one.serial} card={one} as="equipement" />
      ))}
      <Figure card={card} />
      {golem && <Figure card={golem} as="golem" />}
    </div>
  );
}
