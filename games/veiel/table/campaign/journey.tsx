/**
 * The campaign's map in the camp (V-14): places won, the one that is next, those still closed (R-OV-93). A press on a place
 * opens it below the map: the briefing of the next one, how a won one ended.
 */
import type { Text } from '@tablee/kernel';
import { Icon } from '@tablee/ui';
import { useState } from 'react';
import type { Scenario } from '../../types.ts';
import { Briefing } from '../between/briefing.tsx';
import { useScene } from '../between/scene.tsx';
import { Country } from './country.tsx';
import { HEIGHT, spotOf, WIDTH } from './places.ts';

export type PlaceState = 'won' | 'next' | 'closed';

export const PLACE_WORDS: Readonly<Record<PlaceState, Text>> = {
  won: { fr: 'gagné', en: 'won' },
  next: { fr: 'prochaine étape', en: 'next' },
  closed: { fr: 'fermé', en: 'closed' },
};

export function Journey({ scenario }: { readonly scenario: Scenario }) {
  const { content, config, language, say, refuse } = useScene();
  const now = content.scenarios.indexOf(scenario);
  const [opened, open] = useState(now);
  const { scenarios } = content;
  const spots = scenarios.map(({ id }, n) => spotOf(id, n));
  const shown = scenarios[opened] ?? scenario;
  return (
    <section className="veiel-journey" aria-label={say({ fr: 'Carte de la campagne', en: 'Campaign map' })}>
      <div className="veiel-map">
        <Country spots={spots} walked={now} />
        {scenarios.map((each, n) => {
          const state: PlaceState = n < now ? 'won' : n === now ? 'next' : 'closed';
          const { x, y, drawing } = spots[n]!;
          return (
            <button
              key={each.id}
              type="button"
              className="veiel-spot"
              data-place={state}
              aria-pressed={n === opened}
              aria-disabled={state === 'closed' || undefined}
              style={{ left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` }}
              onClick={() => (state === 'closed' ? refuse(closedBy(scenario)[language]) : open(n))}
            >
              <Icon path={drawing} />
              <span className="veiel-spot-number" aria-hidden="true">
                {state === 'won' ? '✓' : n + 1}
              </span>
              <span className="veiel-spot-name">{say(each.name)}</span>
              <span className="visually-hidden"> · {say(PLACE_WORDS[state])}</span>
            </button>
          );
        })}
      </div>
      {opened < now ? (
        <article className="veiel-spot-past" aria-live="polite">
          <h2>{say(shown.name)}</h2>
          <p>{story(shown.id)}</p>
          <p className="camp-story">{say(shown.outro)}</p>
        </article>
      ) : (
        <Briefing scenario={scenario} content={content} language={language} />
      )}
    </section>
  );

  /** Every try at it, the last one won. */
  function story(id: string): string {
    const tries = (config.campaign?.played ?? []).filter((each) => each.scenario === id);
    const rounds = tries.at(-1)?.rounds ?? 0;
    return say({
      fr: `Gagné en ${rounds} ${rounds < 2 ? 'tour' : 'tours'}${tries.length > 1 ? `, au ${tries.length}ᵉ essai` : ''}.`,
      en: `Won in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}${tries.length > 1 ? `, at try ${tries.length}` : ''}.`,
    });
  }
}

function closedBy({ name }: Scenario): Text {
  return {
    fr: `Ce lieu est encore fermé : gagnez d’abord « ${name.fr} ». (R-OV-93)`,
    en: `This place is still closed: win “${name.en}” first. (R-OV-93)`,
  };
}
