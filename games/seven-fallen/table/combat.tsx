/** The attack in hand, in one line: what each side strikes with, doubled or not, and what comes or came of it (SF-UI-6). */
import { Icon, useCompact } from '@tablee/ui';
import { Fragment } from 'react';
import { inPlay } from '../rules/table.ts';
import { worthOf } from '../seen.ts';
import { SIGNS } from './art/signs.ts';
import type { Outcome } from './outcome.ts';
import { type Play, usePlay } from './play.tsx';
import { diviniteOf, faceIn } from './reading.ts';
import { WORDS } from './words.ts';
import './combat.css';

export function Combat() {
  const play = usePlay();
  const compact = useCompact();
  const { outcome, preview, strike, language } = play;
  if (outcome) return <Dealt outcome={outcome} />;
  if (!preview || !strike) return <Aiming />;
  const fr = language === 'fr';
  const isDoubled = preview.blows.some(({ doubled }) => doubled);
  const total = preview.blows.reduce((sum, { amount }) => sum + amount, 0);
  const notes = [
    isDoubled && !compact && (fr ? 'doublés en Ligne de feu' : 'doubled on the Fire Line'),
    preview.ignoresShields && (fr ? 'Fourberie : sans le Bouclier' : 'Treachery: past the Shield'),
    preview.divinite?.mortelle && (fr ? 'elle devient Mortelle' : 'it becomes Mortal'),
    preview.divinite?.plume && (fr ? 'une Plume tombe' : 'a Feather falls'),
  ].filter(Boolean) as string[];
  return (
    <p className="sf-combat">
      <b className="sf-combat-who">{whoStrikes(play, strike.attackers, compact)}</b>
      <span className="sf-combat-blow">
        <Icon path={SIGNS.atq} /> {total}
        {isDoubled && compact && <small> (×2)</small>}
      </span>
      <span aria-hidden="true">→</span>
      <b>{targetName(play, strike.target)}</b>
      {strike.target !== -1 && (
        <span className="sf-combat-blow" data-back>
          {fr ? 'riposte' : 'strikes back'} <Icon path={SIGNS.atq} /> {preview.back}
        </span>
      )}
      {notes.length > 0 && <em>{notes.join(' · ')}</em>}
      {/* To be seen on the pieces themselves. */}
      {preview.losses.map(({ piece, taken, falls }) => (
        <span key={piece} className="visually-hidden">
          {nameOf(play, piece)} −{taken}
          {falls && ` (${play.say(WORDS.falls)})`}
        </span>
      ))}
    </p>
  );
}

/** Who strikes, before anybody is pointed at. */
function Aiming() {
  const play = usePlay();
  const compact = useCompact();
  const { group, table } = play;
  const total = group.reduce((sum, piece) => {
    const card = inPlay(table, piece);
    return sum + (card ? worthOf(table, card).atq : 0);
  }, 0);
  if (group.length === 0) return null;
  return (
    <p className="sf-combat">
      <b>{whoStrikes(play, group, compact)}</b>
      <span className="sf-combat-blow">
        <Icon path={SIGNS.atq} /> {total}
      </span>
      <span aria-hidden="true">→ ?</span>
    </p>
  );
}

/** Who has struck whom, and what everybody took: the pieces themselves may be gone. */
function Dealt({ outcome }: { readonly outcome: Outcome }) {
  const play = usePlay();
  const { say, language } = play;
  const { attackers, target, hits, divinite } = outcome;
  const ofAttackers = (piece: number) => attackers.includes(piece as never);
  const inOrder = hits.toSorted((a, b) => Number(ofAttackers(a.piece)) - Number(ofAttackers(b.piece)));
  return (
    <p className="sf-combat" data-dealt>
      <b className="sf-combat-who">{whoStrikes(play, attackers, false)}</b>
      <span aria-hidden="true" className="sf-combat-who">
        →
      </span>
      {divinite && (
        <span>
          <b>{targetName(play, target)}</b>
          {divinite.fv > 0 && <span className="sf-combat-hit"> −{divinite.fv}</span>}
          {divinite.mortelle && <em> {say(WORDS.mortelle)}</em>}
          {divinite.plume && <em> {language === 'fr' ? 'une Plume tombe' : 'a Feather falls'}</em>}
        </span>
      )}
      {inOrder.map(({ piece, taken, falls }, n) => (
        <Fragment key={piece}>
          {(n > 0 || divinite) && <span aria-hidden="true">·</span>}
          <span>
            <b>{nameOf(play, piece)}</b>
            <span className="sf-combat-hit"> −{taken}</span>
            {falls && <em> {say(WORDS.falls)}</em>}
          </span>
        </Fragment>
      ))}
    </p>
  );
}

function targetName(play: Play, target: number): string {
  const piece = target === -1 ? diviniteOf(play.t, 1 - play.t.active)?.piece : target;
  return piece === undefined ? '' : nameOf(play, piece);
}

/** More than have room over the band are counted: the arrows show who they are. */
function whoStrikes(play: Play, pieces: readonly number[], compact: boolean): string {
  if (pieces.length > (compact ? 1 : NAMED)) return `${pieces.length} ${play.say(WORDS.attackers)}`;
  return pieces.map((piece) => nameOf(play, piece)).join(' + ');
}
const NAMED = 2;

function nameOf({ t, content, language }: Play, piece: number): string {
  return faceIn(t, content, piece as never)?.name[language] ?? '';
}
