/** The final fight: the Boss, its gauge of dice, its guardian, and the attack being put together. */
import { frameOf } from '@tablee/kernel';
import { Die, Icon, useAsk, useCompact } from '@tablee/ui';
import { AnimatePresence, motion } from 'motion/react';
import { useMemo, useState } from 'react';
import { playerPhase } from '../../rules/play.ts';
import { BOSS_SLOT } from '../../types.ts';
import { Glass } from '../art/glass.tsx';
import { bossMotif } from '../art/motifs.ts';
import { SIGNS } from '../art/signs.ts';
import { EnemyPhase } from '../fight/enemy-phase.tsx';
import { FightPanel } from '../fight/fight-panel.tsx';
import { useFoes } from '../fight/fight-scene.tsx';
import { FoeCard, KeywordChip } from '../fight/foe-card.tsx';
import { usesOf } from '../mine/uses.ts';
import { usePlay } from '../play.tsx';
import { optionsTo } from '../reading.ts';
import { WORDS } from '../words.ts';
import { type AttackPlan, planAttack, planStrike } from './attack-plan.ts';
import './boss-scene.css';

export function BossScene() {
  const play = usePlay();
  const { t, asked, picked, foresee, choose, say } = play;
  const [aimed, setAimed] = useState<number | null>(null);
  const foes = useFoes(aimed);
  const plan = useMemo((): AttackPlan | null => {
    const [strike] = asked?.kind === 'declare' ? optionsTo(asked, 'strike') : [];
    if (strike) return planStrike(foresee(strike), [strike], play.t.mana);
    return planAttack(play, picked);
  }, [play, asked, foresee, picked]);
  const attack = () => plan && choose(...(plan.options as [never, ...never[]]));
  return (
    <div className="soeurs-boss-scene">
      <div className="soeurs-boss-line">
        <BossPortrait plan={plan} attack={attack} />
        <section className="soeurs-boss-middle">
          <Gauge plan={plan} />
          <Group plan={plan} attack={attack} />
        </section>
        <AnimatePresence>
          {t.foes.map((foe) => (
            <FoeCard
              key={foe.enemy}
              foe={foe}
              isGuardian
              {...foes.of(foe.slot)}
              onAsk={(asking) => {
                setAimed(asking ? foe.slot : null);
                if (asking)
                  play.explain(
                    say({
                      fr: 'Le gardien : ses mots-clés ne comptent pas, il ne rapporte pas d’XP.',
                      en: 'The guardian: its keywords don’t count, and it earns no XP.',
                    }),
                  );
                else play.explain(null);
              }}
            />
          ))}
        </AnimatePresence>
      </div>
      <EnemyPhase outlook={foes.outlook} after={foes.after} />
      <FightPanel />
    </div>
  );
}

interface Planned {
  readonly plan: AttackPlan | null;
  attack(): void;
}

function BossPortrait({ plan, attack }: Planned) {
  const { t, content, language, asked, choose, say, explain, isHinted } = usePlay();
  const { boss } = content;
  const motif = bossMotif(boss.id);
  const target = optionsTo(asked, 'target').find(({ slot }) => slot === BOSS_SLOT);
  const level = Math.max(0, t.bossAttack - t.bossWeakened);
  const press = target ? () => choose(target) : plan ? attack : undefined;
  const state = target && isHinted(target) ? 'hinted' : press ? 'can' : 'calm';
  const asking = useAsk(
    () => {},
    () => explain(null),
  );
  return (
    <article className="soeurs-foe soeurs-boss-portrait" data-state={state} data-drop={`foe-${BOSS_SLOT}`}>
      <button
        type="button"
        className="soeurs-foe-press"
        aria-label={`${boss.name[language]}, ${say(WORDS.attack)} ${level}`}
        aria-disabled={press ? undefined : true}
        onClick={press}
        {...asking}
      />
      <div className="soeurs-foe-art">
        <Glass motif={motif} cut={boss.id} width={180} height={150} fills={0.9} />
      </div>
      <h2 className="soeurs-foe-name">{boss.name[language]}</h2>
      <div className="soeurs-foe-numbers">
        <span
          className="soeurs-stat"
          data-sign="attack"
          data-changed={t.bossWeakened > 0 ? 'down' : undefined}
        >
          <Icon path={SIGNS.attack} />
          <b>{level}</b>
        </span>
      </div>
      <div className="soeurs-foe-words">
        {boss.words.map((word) => (
          <KeywordChip key={word} word={word} />
        ))}
      </div>
    </article>
  );
}

/** The dice to be removed, one attack a die; those the attack being put together could take are lit. */
function Gauge({ plan }: { readonly plan: AttackPlan | null }) {
  const { t, content, asked, choose, say, isHinted } = usePlay();
  const compact = useCompact();
  const removable = asked?.kind === 'removeDie' ? optionsTo(asked, 'remove') : [];
  return (
    <div className="soeurs-gauge">
      <h3>
        {say({ fr: 'Jauge de santé', en: 'Health gauge' })}
        {content.boss.times2 && (
          <span className="soeurs-gauge-times">
            {t.gauges > 1
              ? say({ fr: 'X2 : se reformera une fois', en: 'X2: will be put back once' })
              : say({ fr: 'X2 : dernière jauge', en: 'X2: last gauge' })}
          </span>
        )}
      </h3>
      <div className="soeurs-gauge-dice">
        <AnimatePresence mode="popLayout">
          {numbered(t.dice).map(({ id, pips }) => {
            const remove = removable.find((option) => option.pips === pips);
            const falls = plan?.dice.includes(pips) ?? false;
            return (
              <motion.span
                key={id}
                layout
                exit={{ opacity: 0, scale: 1.7, rotate: 40 }}
                transition={{ duration: 0.35 }}
              >
                <Die
                  pips={pips}
                  size={compact ? 42 : 52}
                  tone="#ff9d8a"
                  label={say({ fr: `Dé de ${pips}`, en: `Die of ${pips}` })}
                  state={remove ? (isHinted(remove) ? 'hinted' : 'can') : falls ? 'can' : 'calm'}
                  onPress={
                    remove
                      ? () => choose(remove)
                      : falls && plan
                        ? () => choose(...([...plan.options, { do: 'remove', pips }] as unknown as [never]))
                        : undefined
                  }
                />
              </motion.span>
            );
          })}
        </AnimatePresence>
      </div>
    </div>
  );
}

/** Dice of the same value are told apart by their order. */
function numbered(dice: readonly number[]): { readonly id: string; readonly pips: number }[] {
  return dice.map((pips, at) => ({
    id: `${pips}-${dice.slice(0, at).filter((one) => one === pips).length}`,
    pips,
  }));
}

/** The cards of one attack, adding up. */
function Group({ plan, attack }: Planned) {
  const play = usePlay();
  const { view, t, content, language, asked, picked, happening, say } = play;
  const declared =
    asked?.kind === 'declare'
      ? (frameOf(view, playerPhase)?.group ?? [])
      : picked.filter((card) => usesOf(play, card).main?.do === 'attack');
  const struck = happening?.event === 'bossStruck' ? happening.value : t.toBoss;
  if (declared.length === 0) {
    return (
      <p className="soeurs-group-none">
        {struck > 0
          ? say({ fr: `Attaque de ${struck}`, en: `Attack of ${struck}` })
          : say({
              fr: 'Prenez une ou plusieurs cartes à dégâts : leur somme doit atteindre un dé pour le retirer.',
              en: 'Take up one or more damage cards: their sum must reach a die to remove it.',
            })}
      </p>
    );
  }
  const value = plan?.value ?? null;
  return (
    <div className="soeurs-group">
      <p>{declared.map((card) => content.cards[card]!.name[language]).join(' + ')}</p>
      <p className="soeurs-group-value">
        {say({ fr: 'Attaque', en: 'Attack' })} <b>{value ?? '?'}</b>
        <span>
          {value === null
            ? ''
            : plan && plan.dice.length > 0
              ? say({
                  fr: `retire un dé : ${[...new Set(plan.dice)].join(' ou ')}`,
                  en: `removes a die: ${[...new Set(plan.dice)].join(' or ')}`,
                })
              : say({ fr: 'trop faible : aucun dé ne tombe', en: 'too weak: no die falls' })}
        </span>
      </p>
      {plan && (
        <button type="button" className="button button-primary" onClick={attack}>
          {say({ fr: 'Frapper', en: 'Strike' })}
          {plan.value !== null && ` (${plan.value})`}
        </button>
      )}
      {plan === null && (
        <p className="soeurs-group-none">
          {say({
            fr: 'Ces cartes ne peuvent pas attaquer ensemble maintenant.',
            en: 'These cards can’t attack together now.',
          })}
        </p>
      )}
    </div>
  );
}
