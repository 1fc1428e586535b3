/** An enemy of the line, big: what it can take, what it deals, what it is known for, what it pays. */
import { Chip, Float, Icon, useAsk, useChange } from '@tablee/ui';
import { motion, useIsPresent } from 'motion/react';
import type { Keyword } from '../../rules/key.ts';
import type { SeenFoe } from '../../types.ts';
import { Glass } from '../art/glass.tsx';
import { enemyMotif } from '../art/motifs.ts';
import { SIGNS } from '../art/signs.ts';
import { usePlay } from '../play.tsx';
import { KEYWORDS, WORDS } from '../words.ts';
import type { Preview } from './previews.ts';
import './foe-card.css';

interface FoeCardProps {
  readonly foe: SeenFoe;
  readonly preview: Preview | null;
  readonly state: 'calm' | 'can' | 'cannot' | 'hinted';
  /** Its keywords count; a guardian's don't. */
  readonly isGuardian?: boolean;
  onPress?(): void;
  onAsk(asking: boolean): void;
}

export function FoeCard({ foe, isGuardian = false, onAsk, ...look }: FoeCardProps) {
  // One that has fallen is still seen falling, but is no longer there to be struck.
  const isPresent = useIsPresent();
  const { preview, state, onPress } = isPresent ? look : FALLEN;
  const { t, content, language, say, happening } = usePlay();
  const { id, name, words, xp, resistance, attack } = content.enemies[foe.enemy]!;
  const hit = useChange(foe.resistance);
  const asking = useAsk(
    () => onAsk(true),
    () => onAsk(false),
  );
  const isReady = happening?.event === 'enemyReady' && happening.slot === foe.slot;
  const label = [
    name[language],
    `${say(WORDS.resistance)} ${foe.resistance || '?'}`,
    `${say(WORDS.attack)} ${foe.attack || (attack === 0 ? '?' : 0)}`,
    ...(isGuardian ? [] : words.map((word) => say(KEYWORDS[word].name))),
    ...(preview ? [previewText(preview, say)] : []),
  ].join(', ');
  return (
    <motion.article
      className="soeurs-foe"
      data-state={state}
      data-hidden={foe.canBeStruck ? undefined : true}
      data-drop={`foe-${foe.slot}`}
      initial={{ opacity: 0, y: -30 }}
      animate={{ opacity: 1, y: 0 }}
      exit={{ opacity: 0, scale: 0.7, rotate: 5 }}
      transition={{ duration: 0.3 }}
    >
      <button
        type="button"
        className="soeurs-foe-press"
        aria-label={label}
        aria-disabled={state === 'can' || state === 'hinted' ? undefined : true}
        onClick={onPress ?? (() => onAsk(true))}
        {...asking}
      />
      <div className="soeurs-foe-art">
        <Glass
          motif={enemyMotif(id)}
          cut={id}
          width={isGuardian ? 110 : 150}
          height={isGuardian ? 170 : 110}
        />
        {!foe.canBeStruck && <span className="soeurs-foe-veil">{say(KEYWORDS.cache.name)}</span>}
      </div>
      <h3 className="soeurs-foe-name">{name[language]}</h3>
      <div className="soeurs-foe-numbers">
        <Stat
          sign="resistance"
          value={foe.resistance}
          printed={resistance}
          name={say(WORDS.resistance)}
          fresh={isReady}
        />
        <Stat sign="attack" value={foe.attack} printed={attack} name={say(WORDS.attack)} fresh={isReady} />
      </div>
      {(foe.returned || (!isGuardian && words.length > 0)) && (
        <div className="soeurs-foe-words">
          {foe.returned ? <Chip tone="var(--danger)">{say({ fr: 'Revenu', en: 'Came back' })}</Chip> : null}
          {words
            .filter((word) => !isGuardian && !(foe.returned && word === 'coriace'))
            .map((word) => (
              <KeywordChip key={word} word={word} />
            ))}
        </div>
      )}
      {!t.atBoss && <XpRow xp={xp} round={t.round} />}
      {preview && <PreviewBadge preview={preview} />}
      {hit && hit.by < 0 && <Float key={hit.id} text={`−${-hit.by}`} tone="bad" />}
    </motion.article>
  );
}

const FALLEN = { preview: null, state: 'calm', onPress: undefined } as const;

/** A keyword that explains itself where the question stands. */
export function KeywordChip({ word }: { readonly word: Keyword }) {
  const { language, say, explain } = usePlay();
  const { name, explain: text } = KEYWORDS[word];
  return (
    <Chip onPress={() => explain(`${say(name)}${language === 'fr' ? ' : ' : ': '}${say(text)}`)}>
      {say(name)}
    </Chip>
  );
}

interface StatProps {
  readonly sign: 'resistance' | 'attack';
  readonly value: number;
  readonly printed: number;
  readonly name: string;
  /** Settled just now. */
  readonly fresh: boolean;
}

function Stat({ sign, value, printed, name, fresh }: StatProps) {
  const changed = printed > 0 && value !== printed;
  return (
    <span
      className="soeurs-stat"
      data-sign={sign}
      data-fresh={fresh || undefined}
      data-changed={changed ? (value > printed ? 'up' : 'down') : undefined}
      title={name}
    >
      <Icon path={SIGNS[sign]} />
      <b>{value === 0 && printed === 0 ? '?' : value}</b>
    </span>
  );
}

/** XP by round of the fight, the present one lit. */
function XpRow({ xp, round }: { readonly xp: readonly number[]; readonly round: number }) {
  const { say } = usePlay();
  const now = round <= xp.length ? (xp[round - 1] ?? 0) : 0;
  return (
    <div
      className="soeurs-xp-row"
      role="img"
      aria-label={say({
        fr: `XP par round : ${xp.join(', ')} ; maintenant ${now}`,
        en: `XP by round: ${xp.join(', ')}; now ${now}`,
      })}
    >
      <span className="soeurs-xp-sign">XP</span>
      {xp.map((points, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds are their numbers
        <span key={n} data-now={n + 1 === round || undefined} data-past={n + 1 < round || undefined}>
          {points}
        </span>
      ))}
    </div>
  );
}

function PreviewBadge({ preview }: { readonly preview: Preview }) {
  const { say } = usePlay();
  return (
    <p className="soeurs-preview" data-beaten={preview.beaten || undefined} aria-hidden="true">
      {previewText(preview, say)}
    </p>
  );
}

function previewText(preview: Preview, say: ReturnType<typeof usePlay>['say']): string {
  const parts: string[] = [];
  if (preview.damage > 0) parts.push(`−${preview.damage}`);
  if (preview.weakened > 0)
    parts.push(say({ fr: `Attaque −${preview.weakened}`, en: `Attack −${preview.weakened}` }));
  if (preview.beaten)
    parts.push(
      preview.xp > 0
        ? say({ fr: `vaincu, +${preview.xp} XP`, en: `beaten, +${preview.xp} XP` })
        : say({ fr: 'vaincu', en: 'beaten' }),
    );
  else if (preview.returns) parts.push(say({ fr: 'revient', en: 'comes back' }));
  else if (preview.damage > 0) parts.push(say({ fr: `reste ${preview.left}`, en: `${preview.left} left` }));
  return parts.join(' · ');
}
