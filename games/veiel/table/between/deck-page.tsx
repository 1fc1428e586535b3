/** Deck and reserve before a scenario (OV-RESERVE): a press moves a card across; size and Essence = Affliction are checked before the eyes. */
import { Chip } from '@tablee/ui';
import { HELP } from '../../ready/help.ts';
import type { VeielView } from '../../types.ts';
import { Journey } from '../campaign/journey.tsx';
import { Briefing } from './briefing.tsx';
import { CardList, type Counted } from './card-list.tsx';
import { stepsTo } from './deck-steps.ts';
import { cardIn, useScene } from './scene.tsx';
import './deck-page.css';

export function DeckPage() {
  const scene = useScene();
  const { t, content, config, language, say, hero, asked, foresee, choose, optionsTo, stateOf } = scene;
  const scenario = content.scenarios[t.scenario];
  const own = t.heroes[hero];
  if (!own || !scenario)
    return scenario ? <Briefing scenario={scenario} content={content} language={language} /> : null;
  const [ready] = optionsTo('ready');
  const includes = optionsTo('include');
  const proposed =
    own.discard.length === 0 && ready
      ? ((foresee(ready)?.view.table as VeielView | undefined)?.heroes[hero]?.deck ?? [])
      : [];
  const chosen = own.discard.length > 0 ? own.discard : proposed;
  const wanted = Math.min(scenario.deckSize, own.discard.length + own.reserve.length);
  const reserve =
    own.discard.length > 0 ? own.reserve : own.reserve.filter((piece) => !proposed.includes(piece));
  const build = (deck: readonly number[]) => {
    const [first, ...then] = stepsTo(own.discard, deck, (piece) => cardIn(scene, piece).id);
    if (first) choose(first, ...then);
  };
  const count = (kind: string) => chosen.filter((piece) => cardIn(scene, piece).kind === kind).length;
  const [essences, afflictions] = [count('essence'), count('affliction')];
  const canTake = (cards: Counted) => includes.find(({ piece }) => cards.pieces.includes(piece!));
  return (
    <div className="camp-deck-page">
      <details className="camp-deck-story" open>
        <summary>{say({ fr: 'Le scénario', en: 'The scenario' })}</summary>
        {config.campaign ? (
          <Journey scenario={scenario} />
        ) : (
          <Briefing scenario={scenario} content={content} language={language} />
        )}
      </details>
      <section className="camp-deck-zone" aria-label={say(HELP.deck.name)}>
        <header>
          <h3>
            {own.discard.length === 0 && proposed.length > 0
              ? say({ fr: 'Deck proposé', en: 'Proposed deck' })
              : say(HELP.deck.name)}
          </h3>
          <b className="camp-deck-size" data-full={chosen.length === wanted || undefined}>
            {chosen.length} / {wanted}
          </b>
          {(essences > 0 || afflictions > 0) && (
            <Chip tone={essences === afflictions ? '#35705c' : '#9c3228'}>
              {say({
                fr: `Essences ${essences} · Afflictions ${afflictions}`,
                en: `Essences ${essences} · Afflictions ${afflictions}`,
              })}
            </Chip>
          )}
          {own.discard.length === 0 && proposed.length > 0 && asked && (
            <button type="button" className="button" onClick={() => build(proposed)}>
              {say({ fr: 'Partir de ce deck et le changer', en: 'Start from this deck and change it' })}
            </button>
          )}
        </header>
        <CardList
          pieces={chosen}
          label={say(HELP.deck.name)}
          press={(cards) =>
            own.discard.length > 0 && asked
              ? () => build(own.discard.filter((piece) => piece !== cards.pieces[cards.pieces.length - 1]))
              : undefined
          }
          state={() => (own.discard.length > 0 && asked ? 'chosen' : 'calm')}
        />
      </section>
      <section className="camp-deck-zone" aria-label={say(HELP.reserve.name)}>
        <header>
          <h3>{say(HELP.reserve.name)}</h3>
          <b>{reserve.length}</b>
        </header>
        <CardList
          pieces={reserve}
          label={say(HELP.reserve.name)}
          press={(cards) => {
            const option = canTake(cards);
            return option ? () => choose(option) : undefined;
          }}
          state={(cards) => {
            const option = canTake(cards);
            return asked ? (option ? stateOf(option) : 'cannot') : 'calm';
          }}
        />
      </section>
    </div>
  );
}
