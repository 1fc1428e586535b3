/** The end: how it came, the fights one by one, and what each hero did and bore. */

import grave from 'icon:hasty-grave';
import laurel from 'icon:laurel-crown';
import type { Text } from '@tablee/kernel';
import { type EndingProps, Icon } from '@tablee/ui';
import { useMemo } from 'react';
import { type Config, DIFFICULTY_NAMES } from '../../config.ts';
import type { Content, VeielView } from '../../types.ts';
import { Art } from '../art/index.tsx';
import { type HeroTold, storyOf } from './story.ts';
import './ending.css';

const FACTS: readonly (readonly [Text, Exclude<keyof HeroTold, 'rewards'>])[] = [
  [{ fr: 'Cartes jouées', en: 'Cards played' }, 'played'],
  [{ fr: 'Dégâts infligés', en: 'Damage dealt' }, 'damage'],
  [{ fr: 'Ennemis abattus', en: 'Enemies felled' }, 'kills'],
  [{ fr: 'Dégâts bloqués', en: 'Damage blocked' }, 'blocked'],
  [{ fr: 'Blessures subies', en: 'Wounds suffered' }, 'wounds'],
  [{ fr: 'Blessures soignées', en: 'Wounds healed' }, 'healed'],
  [{ fr: 'Fois à terre', en: 'Times down' }, 'deaths'],
];

const CAUSES: Readonly<Record<string, Text>> = {
  'boss-beaten': {
    fr: 'Le dernier Boss est tombé. L’Ordre tient.',
    en: 'The last Boss has fallen. The Order holds.',
  },
  'scenario-won': { fr: 'Le scénario est gagné.', en: 'The scenario is won.' },
  'heroes-dead': { fr: 'Aucun héros n’est plus debout.', en: 'No hero is left standing.' },
  'scenario-lost': { fr: 'Le but du scénario est perdu.', en: 'The aim of the scenario is lost.' },
  'too-long': { fr: 'L’affrontement a trop duré.', en: 'The fight went on for too long.' },
  'gave-up': { fr: 'Le groupe a renoncé.', en: 'The party gave up.' },
};

export function Ending({ view, content: given, language, names, heard }: EndingProps<VeielView>) {
  const content = given as Content;
  const t = view.table;
  const config = view.config as Config;
  const story = useMemo(() => storyOf(heard), [heard]);
  const say = (text: Text): string => text[language];
  const won = (view.result?.winners.length ?? 0) > 0;
  const scenario = content.scenarios[t.scenario];
  const heroes = t.heroes.map((hero) => ({ ...content.heroes[hero.design]!, seat: hero.seat }));
  return (
    <div className="veiel-ending theme-veiel" data-won={won || undefined}>
      <header>
        <Icon path={won ? laurel : grave} />
        <div>
          <p className="veiel-ending-cause">{say(CAUSES[view.result?.how ?? ''] ?? LOST)}</p>
          <p>{scenario ? say(scenario.name) : say(DIFFICULTY_NAMES[config.difficulty])}</p>
        </div>
      </header>
      {won && scenario && <p className="veiel-ending-story">{say(scenario.outro)}</p>}
      <ol className="veiel-ending-fights">
        {story.fights.map((fight) => (
          <li key={fight.fight} data-won={fight.won || undefined}>
            <b>
              {scenario
                ? say(scenario.name)
                : say({ fr: `Affrontement ${fight.fight}`, en: `Fight ${fight.fight}` })}
            </b>
            <span>
              {say({
                fr: `${fight.rounds} ${fight.rounds < 2 ? 'tour' : 'tours'} · ${fight.wounds} ${fight.wounds < 2 ? 'blessure' : 'blessures'}`,
                en: `${fight.rounds} ${fight.rounds === 1 ? 'round' : 'rounds'} · ${fight.wounds} ${fight.wounds === 1 ? 'wound' : 'wounds'}`,
              })}
            </span>
          </li>
        ))}
      </ol>
      <div className="veiel-ending-table">
        <table>
          <thead>
            <tr>
              <td />
              {heroes.map((hero) => (
                <th key={hero.id} scope="col">
                  <span className="veiel-ending-face">
                    <Art as="hero" thing={hero} frame="token" />
                  </span>
                  {hero.name[language]}
                  <small>{names[hero.seat]}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {FACTS.map(([name, key]) => (
              <tr key={key}>
                <th scope="row">{say(name)}</th>
                {heroes.map((hero) => (
                  <td key={hero.id}>{story.heroes.get(hero.id)?.[key] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const LOST: Text = { fr: 'La partie est perdue.', en: 'The game is lost.' };
