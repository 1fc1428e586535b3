/** The party along the foot of the table: who leads whom, how many cards each has; a press spreads them out. */

import wounds from 'icon:bleeding-wound';
import cards from 'icon:card-pick';
import { Icon, Sheet } from '@tablee/ui';
import { HELP } from '../../ready/help.ts';
import type { HeroView } from '../../types.ts';
import { PIECES } from '../../types.ts';
import { Art } from '../art/index.tsx';
import { GearCard } from '../cards/veiel-card.tsx';
import { CardList } from './card-list.tsx';
import { printedHero, useScene } from './scene.tsx';
import './party.css';

/** Every card a hero can still draw. */
export function lifeCards({ deck, hand, discard }: HeroView): readonly number[] {
  return [...deck, ...hand, ...discard];
}

export function Party() {
  const scene = useScene();
  const { t, names, language, say, hero: asked, opened, open } = scene;
  if (t.heroes.length === 0)
    return (
      <p className="camp-party camp-party-empty">
        {say({ fr: 'L’Ordre attend ses héros.', en: 'The Order awaits its heroes.' })}
      </p>
    );
  return (
    <>
      <ul className="camp-party" aria-label={say({ fr: 'Le groupe', en: 'The party' })}>
        {t.heroes.map((hero, number) => {
          const printed = printedHero(scene, hero);
          const owned =
            t.scenario >= 0 && t.fight === 0 ? [...lifeCards(hero), ...hero.reserve] : lifeCards(hero);
          return (
            <li key={printed.id}>
              <button
                type="button"
                className="camp-member"
                data-asked={number === asked || undefined}
                onClick={() => open(number)}
              >
                <span className="camp-member-face">
                  <Art as="hero" thing={printed} frame="token" />
                </span>
                <span className="camp-member-name">
                  <b>{printed.name[language]}</b>
                  <small>{names[hero.seat]}</small>
                </span>
                <span className="camp-member-count">
                  <Icon path={cards} /> {owned.length}
                  <span className="visually-hidden">{say({ fr: ' cartes', en: ' cards' })}</span>
                </span>
                {hero.wounds.length > 0 && (
                  <span className="camp-member-count" data-wounds>
                    <Icon path={wounds} /> {hero.wounds.length}
                    <span className="visually-hidden">{say({ fr: ' blessures', en: ' wounds' })}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <Sheet
        open={opened >= 0}
        close={() => open(-1)}
        title={opened < 0 ? '' : printedHero(scene, t.heroes[opened]!).name[language]}
      >
        {opened >= 0 && <Belongings hero={t.heroes[opened]!} />}
      </Sheet>
    </>
  );
}

/** Everything a hero owns, zone by zone. */
function Belongings({ hero }: { readonly hero: HeroView }) {
  const { t, content, language, say } = useScene();
  const zones = [
    { name: HELP.deck.name, pieces: lifeCards(hero) },
    { name: HELP.blessures.name, pieces: hero.wounds },
    { name: HELP.exil.name, pieces: hero.exile },
    { name: HELP.reserve.name, pieces: hero.reserve },
    { name: { fr: 'Cartes fusionnées', en: 'Fused cards' }, pieces: hero.row },
  ].filter(({ pieces }, n) => n === 0 || pieces.length > 0);
  return (
    <div className="camp-belongings">
      {zones.map(({ name, pieces }) => (
        <section key={name.fr}>
          <h3>
            {say(name)} ({pieces.length})
          </h3>
          <CardList pieces={pieces} label={say(name)} />
        </section>
      ))}
      {hero.gear.length > 0 && (
        <section>
          <h3>{say({ fr: 'Équipement', en: 'Equipment' })}</h3>
          <ul className="camp-spread">
            {hero.gear.map((piece) => (
              <li key={piece}>
                <GearCard
                  content={content}
                  language={language}
                  item={content.equipment[t.gear.of[piece - PIECES.gear]!]!}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
