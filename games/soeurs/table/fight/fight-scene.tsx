/** A combat: the Place, the enemies in their line, what their phase would bring, and what the round has left. */
import type { Option } from '@tablee/kernel';
import { AnimatePresence } from 'motion/react';
import { useMemo, useState } from 'react';
import { strikeWith } from '../boss/attack-plan.ts';
import { usesOf } from '../mine/uses.ts';
import { usePlay } from '../play.tsx';
import { optionsTo } from '../reading.ts';
import { EnemyPhase } from './enemy-phase.tsx';
import { FightPanel } from './fight-panel.tsx';
import { FoeCard } from './foe-card.tsx';
import { PlaceBanner } from './place-banner.tsx';
import { outlookAfter, outlookOf, type Preview, previewsOf, previewsOfTargets } from './previews.ts';
import './fight-scene.css';

export function FightScene() {
  const { t, say } = usePlay();
  const [aimed, setAimed] = useState<number | null>(null);
  const foes = useFoes(aimed);
  return (
    <div className="soeurs-fight">
      <PlaceBanner />
      <section className="soeurs-line-up" aria-label={say({ fr: 'Ennemis', en: 'Enemies' })}>
        <AnimatePresence mode="popLayout">
          {t.foes.map((foe) => (
            <FoeCard
              key={`${foe.enemy}`}
              foe={foe}
              {...foes.of(foe.slot)}
              onAsk={(asking) => {
                setAimed(asking ? foe.slot : null);
                foes.tell(foe.slot, asking);
              }}
            />
          ))}
        </AnimatePresence>
      </section>
      <EnemyPhase outlook={foes.outlook} after={foes.after} />
      <FightPanel />
    </div>
  );
}

interface FoeLook {
  readonly preview: Preview | null;
  readonly state: 'calm' | 'can' | 'cannot' | 'hinted';
  readonly onPress?: () => void;
}

/** How each enemy stands in the question: whether it can be struck, and what the card taken up would do to it. */
export function useFoes(aimed: number | null) {
  const play = usePlay();
  const { asked, foresee, picked, pointed, choose, explain, refuse, refusalOf, isHinted, say } = play;
  const card = picked[0] ?? pointed;
  const main = card === null || card === undefined ? null : usesOf(play, card).main;
  const option = main?.do === 'play' || main?.do === 'attack' ? main : null;

  const previews = useMemo(() => {
    if (asked?.kind === 'target') return previewsOfTargets(foresee, asked);
    return option ? previewsOf(foresee, option) : new Map<number, Preview>();
  }, [asked, foresee, option]);

  // In a pause for potions, what is still to come if none is drunk.
  const [end] = asked?.kind === 'potion' ? optionsTo(asked, 'pass') : optionsTo(asked, 'end');
  const outlook = useMemo(() => (end ? outlookOf(foresee(end)) : null), [end, foresee]);
  const after = useMemo(() => {
    if (option?.do !== 'play') return null;
    const future = foresee(option);
    if (future?.asked?.kind !== 'target') return outlookAfter(future);
    const target = optionsTo(future.asked, 'target').find(({ slot }) => slot === aimed);
    return target ? outlookAfter(future.then(target)) : null;
  }, [option, foresee, aimed]);

  const targets = asked?.kind === 'target' ? optionsTo(asked, 'target') : [];
  const of = (slot: number): FoeLook => {
    const preview = previews.get(slot) ?? null;
    const target = targets.find((one) => one.slot === slot);
    if (target) return { preview, state: isHinted(target) ? 'hinted' : 'can', onPress: () => choose(target) };
    if (asked?.kind === 'target') {
      const hidden = { do: 'target', slot } as Option;
      return { preview: null, state: 'cannot', onPress: () => refuse(refusalOf(hidden)) };
    }
    if (picked.length === 0 || !option) {
      return asked?.kind === 'act'
        ? { preview, state: 'calm', onPress: () => refuse(say(TAKE_A_CARD)) }
        : { preview, state: 'calm' };
    }
    // A card without targets leaves them alone; one with targets greys those out of its reach.
    if (!preview) return { preview, state: previews.size > 0 ? 'cannot' : 'calm' };
    const line =
      option.do === 'attack' ? strikeWith(play, option, slot) : [option, { do: 'target', slot } as Option];
    return { preview, state: 'can', onPress: () => choose(...(line as [Option, ...Option[]])) };
  };
  const tell = (slot: number, asking: boolean) =>
    explain(asking ? refusalOf({ do: 'target', slot } as never) : null);
  return { of, tell, outlook, after };
}

const TAKE_A_CARD = {
  fr: 'Prenez d’abord une carte de votre main, puis montrez l’ennemi.',
  en: 'Take up a card of your hand first, then show the enemy.',
} as const;
