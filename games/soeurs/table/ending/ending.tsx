/** The end: how it ended and why, the rank of a victory, and the climb told as a chart. */
import laurel from 'icon:laurel-crown';
import tombstone from 'icon:tombstone';
import type { Text } from '@tablee/kernel';
import type { EndingProps } from '@tablee/ui';
import { useMemo } from 'react';
import type { Content } from '../../ready/content.ts';
import { RANK_NAMES, RANKS, rank } from '../../rules/end.ts';
import type { SoeursView } from '../../types.ts';
import { bossMotif } from '../art/motifs.ts';
import { configIn } from '../reading.ts';
import { Chart } from './chart.tsx';
import { storyOf } from './story.ts';
import './ending.css';

export function Ending({ view, content, language, heard }: EndingProps<SoeursView>) {
  const { boss } = content as Content;
  const t = view.table;
  const most = configIn(view).health;
  const story = useMemo(() => storyOf(heard, most), [heard, most]);
  const won = (view.result?.winners.length ?? 0) > 0;
  const reached = won ? null : rank(t.health);
  const facts: readonly (readonly [Text, string | number])[] = [
    [{ fr: 'Étages', en: 'Floors' }, `${Math.min(t.floor + 1, t.tower.length + 1)} / ${t.tower.length + 1}`],
    [{ fr: 'Ennemis vaincus', en: 'Enemies beaten' }, story.enemies],
    [{ fr: 'XP gagnés', en: 'XP gained' }, story.xp],
    [{ fr: 'Combats', en: 'Combats' }, story.fights],
    [{ fr: 'Rounds', en: 'Rounds' }, story.rounds],
    [{ fr: 'Cartes jouées', en: 'Cards played' }, story.cards],
    [{ fr: 'PS perdus', en: 'HP lost' }, story.lost],
    [{ fr: 'PS regagnés', en: 'HP regained' }, story.regained],
  ];
  return (
    <div className="soeurs-ending theme-soeurs" data-won={won || undefined}>
      <header className="soeurs-ending-head" data-tone={won ? 'gold' : bossMotif(boss.id).tone}>
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <path d={won ? laurel : tombstone} />
        </svg>
        <div>
          {won ? (
            <>
              <p className="soeurs-ending-rank">{RANK_NAMES[rank(t.health)][language]}</p>
              <ol className="soeurs-ranks" aria-label={{ fr: 'Rangs', en: 'Ranks' }[language]}>
                {RANKS.map((one) => (
                  <li key={one} aria-current={one === rank(t.health) || undefined}>
                    {RANK_NAMES[one][language]}
                  </li>
                ))}
              </ol>
            </>
          ) : (
            reached && <p className="soeurs-ending-cause">{CAUSES[view.result?.how ?? '']?.[language]}</p>
          )}
          <p className="soeurs-ending-boss">
            {boss.name[language]} · {MODES[configIn(view).mode][language]}
            {helps(view.config as Record<string, unknown>, language)}
          </p>
        </div>
      </header>
      <Chart story={story} most={most} language={language} floors={t.tower.length} />
      <dl className="soeurs-facts">
        {facts.map(([name, value]) => (
          <div key={name.en}>
            <dt>{name[language]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const CAUSES: Readonly<Record<string, Text>> = {
  'no-health': { fr: 'La tour a eu raison des Sœurs.', en: 'The tower got the better of the Sisters.' },
  'boss-missed': {
    fr: 'Trois Déplacements n’ont pas suffi : le Boss vous a échappé.',
    en: 'Three movements were not enough: the Boss slipped away.',
  },
  'gave-up': {
    fr: 'Les Sœurs rebroussent chemin. La défaite compte.',
    en: 'The Sisters turn back. It counts as a defeat.',
  },
};

const MODES: Readonly<Record<'normal' | 'hard', Text>> = {
  normal: { fr: 'mode normal', en: 'normal mode' },
  hard: { fr: 'mode difficile', en: 'hard mode' },
};

function helps(config: Readonly<Record<string, unknown>>, language: 'fr' | 'en'): string {
  const taken = ['helpXp', 'helpPotion', 'helpHand'].filter((help) => config[help] === true).length;
  if (taken === 0) return '';
  return language === 'fr'
    ? ` · ${taken} aide${taken > 1 ? 's' : ''}`
    : ` · ${taken} help${taken > 1 ? 's' : ''}`;
}
