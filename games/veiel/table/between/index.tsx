/**
 * The whole table while no fight is on: heroes chosen and outfitted, reinforcement, decks for a scenario, loot. The page
 * above, the question below it, the party at the foot.
 */
import type { Option } from '@tablee/kernel';
import { Question, TableLayout, type TableProps } from '@tablee/ui';
import type { VeielView } from '../../types.ts';
import { Journey } from '../campaign/journey.tsx';
import { Briefing } from './briefing.tsx';
import { DeckPage } from './deck-page.tsx';
import { HeroChoice } from './hero-choice.tsx';
import { LevelUp } from './level-up.tsx';
import { Loot } from './loot.tsx';
import { Offers, offersIn } from './offers.tsx';
import { Party } from './party.tsx';
import { Reinforcement } from './reinforcement.tsx';
import { SceneProvider, useScene } from './scene.tsx';
import './between.css';

export function Between(props: TableProps<VeielView>) {
  const label = { fr: 'Le camp de l’Ordre', en: 'The Order’s camp' }[props.language];
  return (
    <SceneProvider props={props}>
      <div className="camp-between">
        <TableLayout
          label={label}
          board={
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
            <div className="camp-page" tabIndex={0}>
              <Page />
              <LevelUp />
            </div>
          }
          question={<Ask />}
          mine={<Party />}
        />
      </div>
    </SceneProvider>
  );
}

function Page() {
  const { t, asked, content, config, language } = useScene();
  const ahead = content.by.scenario.get(config.scenario) ?? config.campaign?.won ?? 0;
  const scenario = content.scenarios[t.scenario >= 0 ? t.scenario : ahead];
  if (t.phase === 'reinforcement') return <Reinforcement />;
  if (t.phase === 'loot' || t.phase === 'over') return <Loot />;
  switch (asked?.kind) {
    case 'hero':
      return (
        <>
          {config.mode === 'scenario' && scenario && (
            <details className="camp-ahead">
              <summary>{scenario.name[language]}</summary>
              {config.campaign ? (
                <Journey scenario={scenario} />
              ) : (
                <Briefing scenario={scenario} content={content} language={language} />
              )}
            </details>
          )}
          <HeroChoice />
        </>
      );
    case 'novice':
      return <Offers byColour />;
    case 'deck':
      return <DeckPage />;
    default:
  }
  if (asked && offersIn(asked.options).length > 0) return <Offers />;
  if (config.mode === 'scenario' && scenario)
    return <Briefing scenario={scenario} content={content} language={language} />;
  return t.heroes.length < config.heroes ? <HeroChoice /> : null;
}

/** More than these are not a row: every hero's own panel has its two answers. */
const IN_A_ROW = 6;

/** Cards are pressed; what is no card stands in the row, and of the heroes the one that is looked at. */
function Ask() {
  const { asked, picked, optionsTo } = useScene();
  return <Question buttons={asked === null ? undefined : buttonsFor(asked.options)} />;

  function buttonsFor(options: readonly Option[]): Option[] {
    const heroes = optionsTo('hero');
    if (heroes.length > 0)
      return heroes.filter(({ hero }, n) => (picked === null ? n === 0 : hero === picked));
    if (asked?.kind === 'reinforce' && options.length > IN_A_ROW) return [];
    const onCards = new Set<Option>(offersIn(options));
    return options.filter((option) => !onCards.has(option));
  }
}
