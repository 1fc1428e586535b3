/** The card that a level, an Essence or a blessing has just brought, held up for all to see. */
import type { GameEvent } from '@tablee/kernel';
import { VeielCard } from '../cards/veiel-card.tsx';
import { useScene } from './scene.tsx';
import './level-up.css';

const SHOWN: ReadonlySet<string> = new Set([
  'levelGained',
  'rowGained',
  'afflicted',
  'rewardTaken',
  'blessed',
]);

export function LevelUp() {
  const { happening, content, language } = useScene();
  const told = happening as (GameEvent & { readonly card?: string; readonly hero?: string }) | null;
  if (!told || !SHOWN.has(told.event)) return null;
  const card = content.cards[content.by.card.get(told.card ?? '') ?? -1];
  const hero = content.heroes[content.by.hero.get(told.hero ?? '') ?? -1];
  if (!card) return null;
  return (
    <div className="camp-level-up" aria-hidden="true">
      <p>{hero?.name[language]}</p>
      <VeielCard card={card} content={content} language={language} size="large" />
    </div>
  );
}
