/** A scenario won: how it ends, and what each hero takes along. */

import { Offers } from './offers.tsx';
import { printedHero, useScene } from './scene.tsx';

export function Loot() {
  const scene = useScene();
  const { t, content, language, say, hero } = scene;
  const scenario = content.scenarios[t.scenario];
  const own = t.heroes[hero];
  return (
    <div className="camp-loot">
      {scenario && (
        <header className="camp-won">
          <h2>{say({ fr: `Gagné : ${scenario.name.fr}`, en: `Won: ${scenario.name.en}` })}</h2>
          <p className="camp-story">{say(scenario.outro)}</p>
        </header>
      )}
      {own && (
        <h3>
          {say({ fr: 'Butin de ', en: 'Loot for ' })}
          {printedHero(scene, own).name[language]}
        </h3>
      )}
      <Offers />
    </div>
  );
}
