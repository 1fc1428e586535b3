/** A hero in full: numbers, passive, the cards that come with the levels. */
import broadsword from 'icon:crossed-swords';
import threatSign from 'icon:death-note';
import type { Language, Text } from '@tablee/kernel';
import { Icon } from '@tablee/ui';
import { HELP } from '../../ready/help.ts';
import { heroParagraphs } from '../../ready/text.ts';
import type { Card, Content, HeroCard } from '../../types.ts';
import { Art } from '../art/index.tsx';
import { Printed } from '../cards/printed.tsx';
import { COLOUR_NAMES } from '../cards/tones.ts';
import { VeielCard } from '../cards/veiel-card.tsx';
import { useScene } from './scene.tsx';
import './hero-page.css';

export function HeroPage({ hero }: { readonly hero: HeroCard }) {
  const { content, language } = useScene();
  return <HeroSheet hero={hero} content={content} language={language} />;
}

interface HeroSheetProps {
  readonly hero: HeroCard;
  readonly content: Content;
  readonly language: Language;
}

export function HeroSheet({ hero, content, language }: HeroSheetProps) {
  const say = (text: Text): string => text[language];
  const base = hero.base
    .map((count, colour) => ({ count, card: content.cards[content.base[colour]!] }))
    .filter(({ count, card }) => count > 0 && card !== undefined)
    .map(({ count, card }) => `${count} ${card!.name[language]}`);
  const gear = [...(hero.equipment ?? []), ...(hero.adepteEquipment ? [hero.adepteEquipment] : [])]
    .map((id) => content.equipment[content.by.equipment.get(id) ?? -1]?.name[language])
    .filter((name) => name !== undefined);
  return (
    <article className="camp-hero-page" aria-label={hero.name[language]}>
      <div className="camp-hero-art">
        <Art as="hero" thing={hero} frame="wide" />
      </div>
      <header>
        <h2>
          {hero.name[language]} <small>{hero.title[language]}</small>
        </h2>
        {hero.flavour && <p className="camp-flavour">{hero.flavour[language]}</p>}
      </header>
      <ul className="camp-hero-facts">
        <li>
          <Icon path={threatSign} /> {say({ fr: 'Menace', en: 'Threat' })}{' '}
          <b>{hero.twins ? hero.twins.map(({ threat }) => threat).join(' · ') : hero.threat}</b>
        </li>
        <li>
          <Icon path={broadsword} /> {say({ fr: 'Épées', en: 'Swords' })} <b>{hero.swords}</b>
        </li>
        {hero.colours.map((colour) => (
          <li key={colour} className="camp-colour" data-ink={colour}>
            {say(COLOUR_NAMES[colour])}
          </li>
        ))}
      </ul>
      <p>
        <b>{say(HELP.base.name)}</b>
        {say({ fr: ' : ', en: ': ' })}
        {base.join(', ')}
      </p>
      {gear.length > 0 && (
        <p>
          <b>{say({ fr: 'Équipement propre', en: 'Own equipment' })}</b>
          {say({ fr: ' : ', en: ': ' })}
          {gear.join(', ')}
        </p>
      )}
      {heroParagraphs(content, hero, language).map((text) => (
        <p key={text} className="camp-passive">
          <Printed text={text} />
        </p>
      ))}
      <Levels hero={hero} content={content} language={language} />
    </article>
  );
}

/** What each level brings; of la Maîtresse the row of fused cards. */
function Levels({ hero, content, language }: HeroSheetProps) {
  const cardsOf = (level: 'initie' | 'adepte' | 'maitre'): Card[] =>
    [...(hero[level] ? [hero[level]] : []), ...(hero.row?.[level] ?? [])].flatMap(
      (id) => content.cards[content.by.card.get(id) ?? -1] ?? [],
    );
  return (
    <div className="camp-levels">
      {(['initie', 'adepte', 'maitre'] as const).map((level) => {
        const cards = cardsOf(level);
        if (cards.length === 0) return null;
        return (
          <section key={level}>
            <h3>{HELP[level].name[language].replace(/^.*: ?/, '')}</h3>
            <div>
              {cards.map((card) => (
                <VeielCard key={card.id} card={card} content={content} language={language} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
