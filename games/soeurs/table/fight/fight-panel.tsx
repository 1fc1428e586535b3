/** Beside the line: the round, the Mana die, the Defence in play, and how many are still to come. */
import { frameOf } from '@tablee/kernel';
import { Die, Icon, useChange, useCompact } from '@tablee/ui';
import { motion } from 'motion/react';
import { combat, LAST_PAID_ROUND } from '../../rules/fight.ts';
import { SIGNS } from '../art/signs.ts';
import { MiniCard } from '../mine/mini-card.tsx';
import { usePlay } from '../play.tsx';
import { configIn, optionsTo } from '../reading.ts';
import { WORDS } from '../words.ts';
import { HasteAnswers, ManaUses } from './mana-uses.tsx';
import './fight-panel.css';

export function FightPanel() {
  const { view, t, content, language, say } = usePlay();
  const left = frameOf(view, combat)?.left ?? 0;
  return (
    <aside className="soeurs-fight-panel" aria-label={say({ fr: 'Le round', en: 'The round' })}>
      <Rounds />
      <Mana />
      <Defence />
      <HasteAnswers />
      <ManaUses />
      {t.inPlay.length + t.resolving.length > 0 && (
        <ul className="soeurs-in-play" aria-label={say({ fr: 'Cartes en jeu', en: 'Cards in play' })}>
          {[...t.inPlay, ...t.resolving].map((card) => (
            <motion.li key={card} layout>
              <MiniCard
                content={content}
                card={card}
                level={t.level[card]!}
                language={language}
                layoutId={`soeurs-card-${card}`}
              />
            </motion.li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <p className="soeurs-waves">
          {say({
            fr: `Encore ${left} ${left > 1 ? 'ennemis' : 'ennemi'} après ce combat`,
            en: `${left} more ${left > 1 ? 'enemies' : 'enemy'} after this combat`,
          })}
        </p>
      )}
    </aside>
  );
}

function Rounds() {
  const { t, say } = usePlay();
  const isLate = t.round > LAST_PAID_ROUND;
  return (
    <div className="soeurs-rounds">
      <span className="soeurs-rounds-name">
        {say(WORDS.round)} <b>{t.round}</b>
      </span>
      {!t.atBoss && (
        <span className="soeurs-rounds-track" aria-hidden="true">
          {Array.from({ length: LAST_PAID_ROUND + 1 }, (_, n) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: rounds are their numbers
              key={n}
              data-state={
                n + 1 < t.round
                  ? 'done'
                  : n + 1 === t.round || (n === LAST_PAID_ROUND && isLate)
                    ? 'here'
                    : 'ahead'
              }
              data-late={n === LAST_PAID_ROUND || undefined}
            />
          ))}
        </span>
      )}
      {isLate && !t.atBoss && (
        <span className="soeurs-rounds-late">
          {say({
            fr: '2 dégâts imparables par round, plus d’XP',
            en: '2 unblockable damage a round, no more XP',
          })}
        </span>
      )}
    </div>
  );
}

/** The black die, and its points as gems: what is left to spend. */
function Mana() {
  const { view, t, asked, happening, choose, say } = usePlay();
  const compact = useCompact();
  const { manaLimit } = configIn(view);
  const rolling = happening?.event === 'diceRolled' && happening.what === 'mana';
  const [roll] = asked?.kind === 'rollMana' ? optionsTo(asked, 'roll') : [];
  return (
    <div className="soeurs-mana">
      <Die
        pips={roll ? 0 : t.mana}
        rolling={rolling}
        size={compact ? 34 : 54}
        tone="#6d5bd0"
        label={
          roll
            ? say({ fr: 'Dé de Mana, à lancer', en: 'Mana die, to be rolled' })
            : say({ fr: `Dé de Mana : ${t.mana}`, en: `Mana die: ${t.mana}` })
        }
        state={roll ? 'can' : 'calm'}
        onPress={roll ? () => choose(roll) : undefined}
      />
      <div>
        <span className="soeurs-mana-name">
          {say(WORDS.mana)} <b>{t.mana}</b>
        </span>
        <span className="soeurs-gems" aria-hidden="true">
          {Array.from({ length: manaLimit }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: gems are their numbers
            <span key={n} data-full={n < t.mana || undefined} />
          ))}
        </span>
      </div>
    </div>
  );
}

function Defence() {
  const { t, say } = usePlay();
  const change = useChange(t.defence);
  return (
    <div className="soeurs-defence" data-none={t.defence === 0 || undefined}>
      <Icon path={SIGNS.defence} />
      <b>{t.defence}</b>
      <span className="soeurs-defence-word">{say(WORDS.defence)}</span>
      {change && change.by > 0 && <span className="soeurs-defence-more">+{change.by}</span>}
    </div>
  );
}
