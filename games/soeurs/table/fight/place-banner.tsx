/** The Place of the combat, as a strip of glass above the enemies. */
import { placeText } from '../../ready/text.ts';
import { Glass } from '../art/glass.tsx';
import { placeMotif } from '../art/motifs.ts';
import { usePlay } from '../play.tsx';
import { WORDS } from '../words.ts';
import './place-banner.css';

export function PlaceBanner() {
  const { t, content, language, say } = usePlay();
  if (t.place < 0) return <div className="soeurs-place" data-tone="ash" />;
  const place = content.places[t.place]!;
  const motif = placeMotif(place.id);
  return (
    <section className="soeurs-place" data-tone={motif.tone} data-mood={place.mood}>
      <div className="soeurs-place-art">
        <Glass motif={motif} cut={place.id} kind="place" width={110} height={72} fills={0.84} />
      </div>
      <div className="soeurs-place-words">
        <h2>
          <span className="soeurs-place-kind">
            {say(WORDS.place)}{' '}
            <span>
              · {say({ fr: 'pioche', en: 'deck' })} {t.enemyDeck.others.length + 1}
            </span>
          </span>
          {place.name[language]}
        </h2>
        <p>{placeText(place, language)}</p>
      </div>
    </section>
  );
}
