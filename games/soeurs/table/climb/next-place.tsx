/** The Place showing on the enemies' deck: the next combat's, unless more enemies are drawn first. */

import { placeText } from '../../ready/text.ts';
import { Glass } from '../art/glass.tsx';
import { placeMotif } from '../art/motifs.ts';
import { usePlay } from '../play.tsx';
import './next-place.css';

export function NextPlace() {
  const { t, content, language, say } = usePlay();
  const { top, others } = t.enemyDeck;
  if (top === null) return null;
  const place = content.places[top]!;
  return (
    <section className="soeurs-next-place">
      <span className="soeurs-next-place-art">
        <Glass motif={placeMotif(place.id)} cut={place.id} kind="place" width={72} height={72} fills={0.7} />
      </span>
      <div>
        <h3>
          {say({ fr: 'Sur la pioche Ennemi/Lieu', en: 'On the Enemy/Place deck' })} ({others.length + 1})
        </h3>
        <p>
          <b>{place.name[language]}.</b> {placeText(place, language)}
        </p>
      </div>
    </section>
  );
}
