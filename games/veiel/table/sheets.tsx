/** What opens over the table to be read: a pile, a figure's card, on a phone a hero and the enemies. */
import { Sheet } from '@tablee/ui';
import { HELP, type HelpTopic } from '../ready/help.ts';
import { enemyParagraphs, entityParagraphs, heroParagraphs } from '../ready/text.ts';
import { ENEMY, HERO } from '../types.ts';
import { Art } from './art/index.tsx';
import { figureSaid } from './board/about.ts';
import { Field } from './board/banner.tsx';
import { BossPanel, BossPanels } from './boss/boss-panel.tsx';
import { Printed } from './cards/printed.tsx';
import { VeielCard } from './cards/veiel-card.tsx';
import { Foes } from './intents/foes.tsx';
import { ThreatOrder } from './intents/threat.tsx';
import { AreaMark } from './mine/area-mark.tsx';
import { Gear } from './party/gear.tsx';
import { Piles } from './party/piles.tsx';
import { type OpenPile, usePlay } from './play.tsx';
import { cardIn, heroName, marksOf, sortOf, thingOf } from './reading.ts';
import './sheets.css';
import { WORDS } from './words.ts';

export function Sheets() {
  const { sheet, open, table, content, say, language } = usePlay();
  const close = () => open(null);
  const title = () => {
    switch (sheet?.of) {
      case 'pile':
        return `${say(WORDS[sheet.pile])} (${heroName(table, content, sheet.hero, language)})`;
      case 'figure':
        return thingOf(table, content, sheet.figure).name[language];
      case 'hero':
        return heroName(table, content, sheet.hero, language);
      default:
        return say(WORDS.foes);
    }
  };
  return (
    <Sheet open={sheet !== null} close={close} title={title()}>
      <div className="veiel-sheet">
        {sheet?.of === 'pile' && <PilePage hero={sheet.hero} pile={sheet.pile} />}
        {sheet?.of === 'figure' && <FigurePage figure={sheet.figure} />}
        {sheet?.of === 'hero' && (
          <>
            <Piles hero={sheet.hero} />
            <Gear hero={sheet.hero} />
            {table.heroes[sheet.hero]!.figures.map((figure) => (
              <FigurePage key={figure} figure={figure} />
            ))}
          </>
        )}
        {sheet?.of === 'foes' && (
          <>
            <Field />
            <Foes />
            <BossPanels />
            <ThreatOrder />
          </>
        )}
      </div>
    </Sheet>
  );
}

/** Wounds, discard, exile from the top; a deck by name, for how it lies is not to be known (OV-MISC-8). */
function PilePage({ hero, pile }: { readonly hero: number; readonly pile: OpenPile }) {
  const { table, t, content, language, say } = usePlay();
  const pieces = table.heroes[hero]![pile];
  const cards = pieces.map((piece) => ({ piece, card: cardIn(t, piece) }));
  if (pile === 'deck')
    cards.sort((a, b) => a.card.name[language].localeCompare(b.card.name[language], language));
  else cards.reverse();
  if (cards.length === 0) return <p>{say(WORDS.emptyPile)}</p>;
  return (
    <>
      {pile === 'deck' && <p>{say(WORDS.deckNote)}</p>}
      <ul className="veiel-pile-page">
        {cards.map(({ piece, card }) => (
          <li key={piece}>
            <VeielCard card={card} content={content} language={language} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is printed on it, how it is now, and what its words mean. */
export function FigurePage({ figure }: { readonly figure: number }) {
  const play = usePlay();
  const { table, content, t, language } = play;
  const { figures, heroes } = table;
  const of = figures.of[figure]!;
  const kind = figures.kind[figure];
  const thing = thingOf(table, content, figure);
  const enemy = kind === ENEMY ? content.enemies[of]! : null;
  const lines = enemy
    ? enemyParagraphs(content, enemy, language)
    : kind === HERO
      ? heroParagraphs(content, content.heroes[heroes[of]!.design]!, language)
      : entityParagraphs(content, content.entities[of]!, language);
  const topics: HelpTopic[] = [
    ...(enemy ? [enemy.rank] : []),
    ...((thing.keywords ?? []) as HelpTopic[]).filter((topic) => topic in HELP),
    ...marksOf(t, figure).map(({ status }) => status as HelpTopic),
  ];
  return (
    <div className="veiel-figure-page">
      <div className="veiel-figure-art">
        <Art as={sortOf(table, figure)} thing={thing} frame="wide" />
      </div>
      <p className="veiel-figure-now">{figureSaid(play, figure)}</p>
      {lines.map((line, n) => (
        <p key={line} className="veiel-line">
          {enemy?.lines[n]?.area && <AreaMark area={enemy.lines[n].area} />}
          <span>
            <Printed text={line} />
          </span>
        </p>
      ))}
      {enemy?.boss && <BossPanel figure={figure} />}
      {topics.map((topic) => (
        <p key={topic} className="veiel-help">
          <b>{HELP[topic].name[language]}</b> {HELP[topic].text[language]}
        </p>
      ))}
    </div>
  );
}
