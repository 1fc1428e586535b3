/** The attack in hand, in one line: what each side strikes with, doubled or not, and what comes of it (SF-UI-6). */
import { Icon } from '@tablee/ui';
import { inPlay } from '../rules/table.ts';
import { worthOf } from '../seen.ts';
import { SIGNS } from './art/signs.ts';
import { type Play, usePlay } from './play.tsx';
import { diviniteOf, faceIn } from './reading.ts';
import './combat.css';

export function Combat() {
  const play = usePlay();
  const { preview, strike, t, language } = play;
  if (!preview || !strike) return <Aiming />;
  const fr = language === 'fr';
  const target = strike.target === -1 ? diviniteOf(t, 1 - t.active)?.piece : strike.target;
  const total = preview.blows.reduce((sum, { amount }) => sum + amount, 0);
  const notes = [
    preview.blows.some(({ doubled }) => doubled) &&
      (fr ? 'doublés en Ligne de feu' : 'doubled on the Fire Line'),
    preview.ignoresShields && (fr ? 'Fourberie : sans le Bouclier' : 'Treachery: past the Shield'),
    preview.divinite?.mortelle && (fr ? 'elle devient Mortelle' : 'it becomes Mortal'),
    preview.divinite?.plume && (fr ? 'une Plume tombe' : 'a Feather falls'),
  ].filter(Boolean) as string[];
  return (
    <p className="sf-combat">
      <b>{strike.attackers.map((piece) => nameOf(play, piece)).join(' + ')}</b>
      <span className="sf-combat-blow">
        <Icon path={SIGNS.atq} /> {total}
      </span>
      <span aria-hidden="true">→</span>
      <b>{target === undefined ? '' : nameOf(play, target)}</b>
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
          {falls && (fr ? ' (détruit)' : ' (destroyed)')}
        </span>
      ))}
    </p>
  );
}

/** Who strikes, before anybody is pointed at. */
function Aiming() {
  const play = usePlay();
  const { group, table } = play;
  const total = group.reduce((sum, piece) => {
    const card = inPlay(table, piece);
    return sum + (card ? worthOf(table, card).atq : 0);
  }, 0);
  if (group.length === 0) return null;
  return (
    <p className="sf-combat">
      <b>{group.map((piece) => nameOf(play, piece)).join(' + ')}</b>
      <span className="sf-combat-blow">
        <Icon path={SIGNS.atq} /> {total}
      </span>
      <span aria-hidden="true">→ ?</span>
    </p>
  );
}

function nameOf({ t, content, language }: Play, piece: number): string {
  return faceIn(t, content, piece as never)?.name[language] ?? '';
}
