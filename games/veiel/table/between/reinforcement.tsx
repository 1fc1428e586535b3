/** V-13, the reinforcement step: the fight just won, what is revealed, wounds, decks, piles, actions left, the level to come. */

import bleeding from 'icon:bleeding-wound';
import healing from 'icon:healing';
import { Icon } from '@tablee/ui';
import { COLOURS } from '../../content/types.ts';
import { FIGHTS } from '../../rules/diff.ts';
import type { HeroView } from '../../types.ts';
import { Art } from '../art/index.tsx';
import { COLOUR_NAMES } from '../cards/tones.ts';
import { VeielCard } from '../cards/veiel-card.tsx';
import { CardList } from './card-list.tsx';
import { Offers, offersIn } from './offers.tsx';
import { lifeCards } from './party.tsx';
import { cardIn, printedHero, useScene } from './scene.tsx';
import './reinforcement.css';

export function Reinforcement() {
  const { asked } = useScene();
  return (
    <div className="camp-reinforcement">
      <Won />
      {asked && offersIn(asked.options).length > 0 ? <Choice /> : <Waiting />}
      <Piles />
    </div>
  );
}

/** The fight in a line. */
function Won() {
  const scene = useScene();
  const { t, say, language } = scene;
  const dead = t.heroes
    .filter(({ dead: isDead }) => isDead)
    .map((hero) => printedHero(scene, hero).name[language]);
  const rounds = t.round;
  return (
    <header className="camp-won">
      <h2>
        {say({
          fr: `Affrontement ${t.fight} sur ${FIGHTS} gagné`,
          en: `Fight ${t.fight} of ${FIGHTS} won`,
        })}
      </h2>
      <p>
        {say({
          fr: `En ${rounds} ${rounds < 2 ? 'tour' : 'tours'} de jeu.`,
          en: `In ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`,
        })}{' '}
        {dead.length > 0 &&
          say({
            fr: `${dead.join(', ')} : à terre, et peut encore revenir.`,
            en: `${dead.join(', ')}: down, and may still come back.`,
          })}
      </p>
    </header>
  );
}

/** What was revealed, or the wounds to heal. */
function Choice() {
  const scene = useScene();
  const { t, asked, hero, choose, optionsTo, say, config, stateOf } = scene;
  const [instead] = optionsTo('healInstead');
  const own = t.heroes[hero];
  const healed = Math.min(config.reinforcementHeal, own?.wounds.length ?? 0);
  return (
    <section className="camp-choice" aria-label={asked?.kind === 'heal' ? say(WOUNDS) : say(REVEALED)}>
      <h3>{asked?.kind === 'heal' ? say(WOUNDS) : say(REVEALED)}</h3>
      <div className="camp-choice-row">
        <Offers />
        {instead && (
          <button
            type="button"
            className="camp-heal-instead"
            data-state={stateOf(instead)}
            onClick={() => choose(instead)}
          >
            <Icon path={healing} />
            <b>
              {healed === 0
                ? say({ fr: 'Ne rien prendre', en: 'Take nothing' })
                : say({
                    fr: `Soigner ${healed} ${healed < 2 ? 'blessure' : 'blessures'}`,
                    en: `Heal ${healed} ${healed === 1 ? 'wound' : 'wounds'}`,
                  })}
            </b>
            <span>
              {own?.wounds.length === 0
                ? say({ fr: 'Ce héros n’a pas de blessure.', en: 'This hero has no wounds.' })
                : (own?.wounds ?? []).map((piece) => cardIn(scene, piece).name[scene.language]).join(', ')}
            </span>
          </button>
        )}
      </div>
      {own && asked?.kind !== 'heal' && (
        <details className="camp-deck-now">
          <summary>
            {say({ fr: `Son deck (${lifeCards(own).length})`, en: `The deck (${lifeCards(own).length})` })}
          </summary>
          <CardList pieces={lifeCards(own)} label={say({ fr: 'Son deck', en: 'The deck' })} />
        </details>
      )}
    </section>
  );
}
const REVEALED = { fr: 'Cartes révélées', en: 'Cards revealed' };
const WOUNDS = { fr: 'Quelle blessure soigner ?', en: 'Which wound to heal?' };

/** Nothing is revealed: each hero with what he can still do. */
function Waiting() {
  const { t } = useScene();
  return (
    <ul className="camp-heroes-list">
      {t.heroes.map((hero, number) => (
        <li key={hero.design}>
          <Camp hero={hero} number={number} />
        </li>
      ))}
    </ul>
  );
}

function Camp({ hero, number }: { readonly hero: HeroView; readonly number: number }) {
  const scene = useScene();
  const { t, content, names, language, say, config, choose, optionsTo, stateOf, open } = scene;
  const printed = printedHero(scene, hero);
  const begin = optionsTo('reinforce').find((option) => option.hero === number);
  const stop = optionsTo('enough').find((option) => option.hero === number);
  const level = t.fight === 1 ? printed.adepte : t.fight === 2 ? printed.maitre : '';
  const gained = content.cards[content.by.card.get(level) ?? -1];
  const left = hero.actions;
  return (
    <article className="camp-hero" aria-label={printed.name[language]}>
      <header>
        <span className="camp-face">
          <Art as="hero" thing={printed} frame="token" />
        </span>
        <h3>
          {printed.name[language]} <small>{names[hero.seat]}</small>
        </h3>
        <p
          className="camp-actions"
          role="img"
          aria-label={say({ fr: `${left} actions de renforcement`, en: `${left} reinforcement actions` })}
        >
          {Array.from({ length: config.reinforcements }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
            <i key={n} data-spent={n >= left || undefined} />
          ))}
        </p>
      </header>
      <p className="camp-counts">
        <button type="button" className="button button-quiet" onClick={() => open(number)}>
          {say({ fr: `Deck ${lifeCards(hero).length}`, en: `Deck ${lifeCards(hero).length}` })}
        </button>
        <span data-wounds={hero.wounds.length > 0 || undefined}>
          <Icon path={bleeding} />{' '}
          {say({
            fr: `${hero.wounds.length} ${hero.wounds.length < 2 ? 'blessure' : 'blessures'}`,
            en: `${hero.wounds.length} ${hero.wounds.length === 1 ? 'wound' : 'wounds'}`,
          })}
        </span>
        {hero.exile.length > 0 && (
          <span>{say({ fr: `Exil ${hero.exile.length}`, en: `Exile ${hero.exile.length}` })}</span>
        )}
      </p>
      {hero.wounds.length > 0 && (
        <p className="camp-wounds">
          {hero.wounds.map((piece) => cardIn(scene, piece).name[language]).join(' · ')}
        </p>
      )}
      {begin && (
        <button
          type="button"
          className="button button-primary"
          data-hinted={stateOf(begin) === 'hinted' || undefined}
          onClick={() => choose(begin)}
        >
          {say({ fr: 'Révéler des récompenses', en: 'Reveal rewards' })}
        </button>
      )}
      {stop && (
        <button
          type="button"
          className="button"
          data-hinted={stateOf(stop) === 'hinted' || undefined}
          onClick={() => choose(stop)}
        >
          {say({ fr: 'Cela suffit', en: 'That is enough' })}
        </button>
      )}
      {gained && (
        <div className="camp-level">
          <p>{say({ fr: 'À gagner ensuite :', en: 'To be gained next:' })}</p>
          <VeielCard card={gained} content={content} language={language} size="small" />
        </div>
      )}
    </article>
  );
}

/** How many rewards each pile still holds, and how many lie beside it. */
function Piles() {
  const { t, say } = useScene();
  return (
    <ul className="camp-piles" aria-label={say({ fr: 'Piles de récompenses', en: 'Reward piles' })}>
      {COLOURS.map((colour, n) => (
        <li key={colour} className="camp-colour" data-ink={colour}>
          {say(COLOUR_NAMES[colour])} <b>{t.piles[n]?.length ?? 0}</b>
          {(t.pilesUsed[n]?.length ?? 0) > 0 && (
            <small>
              {say({
                fr: ` · défausse ${t.pilesUsed[n]!.length}`,
                en: ` · discard ${t.pilesUsed[n]!.length}`,
              })}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
