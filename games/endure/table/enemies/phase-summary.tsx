/** The last Enemy phase in a few lines: what hit whom, and why. */
import { useMemo } from 'react';
import type { Attention, LossCause } from '../../types.ts';
import { usePlay } from '../play.tsx';
import { type Blow, lastPhase, type PhaseSummary } from './summary.ts';

const WHY: Readonly<Record<Attention, readonly [string, string]>> = {
  lure: ['attiré', 'lured'],
  sight: ['il le voyait', 'it saw its prey'],
  mark: ['il l’avait repéré', 'it had seen its prey'],
  noise: ['venu au bruit', 'drawn by noise'],
  none: ['sur son passage', 'in its way'],
};
const CAUSES: Readonly<Record<LossCause, readonly [string, string]>> = {
  enemy: ['ennemi', 'enemy'],
  boss: ['boss', 'boss'],
  friend: ['tir ami', 'friendly fire'],
  object: ['objet', 'object'],
  body: ['blessure', 'wound'],
  air: ['air', 'air'],
  nerves: ['nerfs', 'nerves'],
  trapped: ['piégé', 'trapped'],
  card: ['carte', 'card'],
};

export function PhaseReport() {
  const { s, heard } = usePlay();
  const summary = useMemo(() => lastPhase(heard), [heard]);
  if (!summary) return null;
  return (
    <section className="es-block es-summary">
      <h2>{s.say(`Phase Ennemi du round ${summary.round}`, `Enemy phase of round ${summary.round}`)}</h2>
      <SummaryLines summary={summary} />
    </section>
  );
}

function SummaryLines({ summary }: { summary: PhaseSummary }) {
  const { s } = usePlay();
  const { blows, losses, moved, turnedUp } = summary;
  return (
    <ul>
      {blows.map((blow, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: told in order, never changed
        <li key={n} data-died={blow.died || undefined}>
          <BlowLine blow={blow} />
        </li>
      ))}
      {losses.map(({ who, n, cause }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: told in order, never changed
        <li key={`loss ${at}`}>
          {s.say(
            `${s.who(who)} : −${n} Vie (${CAUSES[cause][0]})`,
            `${s.who(who)}: −${n} Life (${CAUSES[cause][1]})`,
          )}
        </li>
      ))}
      {blows.length + losses.length === 0 && <li>{s.say('Personne n’a été touché.', 'Nobody was hit.')}</li>}
      <li className="es-summary-moved">
        {s.say(
          `${moved} ${moved < 2 ? 'déplacé' : 'déplacés'}, ${turnedUp} ${turnedUp < 2 ? 'jeton révélé' : 'jetons révélés'}`,
          `${moved} moved, ${turnedUp} ${turnedUp === 1 ? 'token' : 'tokens'} turned up`,
        )}
      </li>
    </ul>
  );
}

function BlowLine({ blow }: { blow: Blow }) {
  const { s } = usePlay();
  const { foe, who, damage, why, absorbed, life, wounds, died } = blow;
  const came: string[] = [];
  if (absorbed) came.push(s.say('armure', 'armour'));
  if (life > 0) came.push(s.say(`−${life} Vie`, `−${life} Life`));
  for (const wound of wounds) came.push(s.say(`blessure (${s.wound(wound)})`, `wound (${s.wound(wound)})`));
  if (died) came.push(s.say('mort', 'dead'));
  const outcome = came.length > 0 ? came.join(', ') : s.say('sans effet', 'no effect');
  return (
    <>
      <b>
        {s.foe(foe)} → {s.who(who)} ({damage})
      </b>
      {s.say(' : ', ': ')}
      {outcome} <i>{s.say(WHY[why][0], WHY[why][1])}</i>
    </>
  );
}
