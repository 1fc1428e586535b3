/** D-2: who fights. Every hero of the box stands there; those of an extension that is off say which (V-17). */

import { BOX } from '../../content/box.ts';
import type { HeroData } from '../../content/types.ts';
import { Art } from '../art/index.tsx';
import { HeroPage } from './hero-page.tsx';
import { pieceButton } from './piece-button.ts';
import { useScene } from './scene.tsx';
import './hero-choice.css';

export function HeroChoice() {
  const { content, picked, optionsTo, say } = useScene();
  const first = optionsTo('hero')[0]?.hero as string | undefined;
  const shown = content.heroes.find(({ id }) => id === (picked ?? first)) ?? content.heroes[0];
  const closed = BOX.heroes.filter(({ id }) => !content.by.hero.has(id));
  return (
    <div className="camp-heroes">
      <ul className="camp-hero-tiles" aria-label={say({ fr: 'Héros', en: 'Heroes' })}>
        {[...content.heroes, ...closed].map((hero) => (
          <li key={hero.id}>
            <Tile hero={hero} isShown={hero.id === shown?.id} />
          </li>
        ))}
      </ul>
      {shown && <HeroPage hero={shown} />}
    </div>
  );
}

function Tile({ hero, isShown }: { readonly hero: HeroData; readonly isShown: boolean }) {
  const { content, config, asked, language, say, optionsTo, stateOf, pick, refuse } = useScene();
  const option = optionsTo('hero').find((each) => each.hero === hero.id);
  const isIn = content.by.hero.has(hero.id);
  const needs = [hero.ext, ...(hero.needs ?? [])].filter((ext) => ext > 0 && !config[`ext${ext as 1}`]);
  const why = isIn
    ? say({ fr: 'Ce héros est déjà pris.', en: 'This hero is already taken.' })
    : say({
        fr: `Ce héros vient avec l’extension ${needs.join(' et ')}, qui n’est pas en jeu.`,
        en: `This hero comes with extension ${needs.join(' and ')}, which is not in play.`,
      });
  const cannot = asked?.kind === 'hero' && !option;
  const button = pieceButton({
    state: cannot ? 'cannot' : isShown && option ? 'chosen' : stateOf(option),
    onPress: () => isIn && pick(hero.id),
    onRefuse: () => {
      if (isIn) pick(hero.id);
      refuse(why);
    },
  });
  return (
    <button type="button" className="camp-hero-tile" {...button}>
      <span className="camp-hero-face">
        <Art as="hero" thing={hero} frame="token" />
      </span>
      <span>{hero.name[language]}</span>
      {!isIn && (
        <small>{say({ fr: `Extension ${needs.join(', ')}`, en: `Extension ${needs.join(', ')}` })}</small>
      )}
    </button>
  );
}
