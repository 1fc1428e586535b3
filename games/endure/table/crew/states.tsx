/** What holds for a survivor besides its dials: stunned, held, trapped, hidden, penalties, Crisis, the Achievement. */

import { allowance, isTrapped } from '../../readings.ts';
import { resolveText, rewardText } from '../../ready/text.ts';
import type { Who } from '../../types.ts';
import { usePlay } from '../play.tsx';

interface State {
  readonly name: string;
  readonly says: string;
  readonly tone?: 'danger' | 'good';
}

/** In the order of what matters most. */
export function useStates(who: Who): readonly State[] {
  const { s, seen, content, readings, language } = usePlay();
  const one = seen.survivors[who]!;
  const states: State[] = [];
  const add = (fr: string, en: string, frSays: string, enSays: string, tone?: State['tone']): void =>
    void states.push({ name: s.say(fr, en), says: s.say(frSays, enSays), ...(tone && { tone }) });
  if (one.fate === 'dead') add('Mort', 'Dead', 'Mort pendant la mission', 'Died in this mission', 'danger');
  if (one.fate === 'left') add('Sorti', 'Left', 'A quitté le vaisseau', 'Has left the ship', 'good');
  if (one.stunned > 0) add('Sonné', 'Stunned', 'Perd son prochain tour', 'Loses its next turn', 'danger');
  if (one.lockedIn.includes(one.zone))
    add(
      'Bloqué',
      'Held',
      'Essai raté : reste dans cette zone ce tour-ci',
      'Failed check: stays in this zone this turn',
      'danger',
    );
  if (isTrapped(readings.t, content, who))
    add(
      'Piégé',
      'Trapped',
      'À la fin du round : −1 Vie et −1 Resolve',
      'At the end of the round: −1 Life and −1 Resolve',
      'danger',
    );
  if (one.losesAction > 0)
    add(
      `−${one.losesAction} action`,
      `−${one.losesAction} action`,
      'Au prochain tour',
      'Next turn',
      'danger',
    );
  if (one.hidden === 1)
    add('Caché', 'Hidden', 'Aucun ennemi ne le voit ce round-ci', 'No enemy sees it this round', 'good');
  if (one.pilot === 1)
    add(
      seen.powered === 1 ? 'Pilote' : 'Loader éteint',
      seen.powered === 1 ? 'Pilot' : 'Loader dead',
      'Dans l’Exo Loader',
      'In the Exo Loader',
    );
  one.resolveCards.forEach((card) => {
    if (card < 0 || content.resolve[card]!.kind !== 'lasting') return;
    const text = resolveText(content, content.resolve[card]!, language);
    states.push({ name: s.resolve(card), says: text, tone: 'danger' });
  });
  return states;
}

export function States({ who }: { who: Who }) {
  const { explain } = usePlay();
  const states = useStates(who);
  if (states.length === 0) return null;
  return (
    <span className="es-states">
      {states.map(({ name, says, tone }) => (
        <button
          key={name}
          type="button"
          className="es-state"
          data-tone={tone}
          title={says}
          onClick={() => explain(`${name} · ${says}`)}
        >
          {name}
        </button>
      ))}
    </span>
  );
}

/** Zones it may still enter this turn, the Crisis token, and how far the Achievement has come. */
export function Facts({ who }: { who: Who }) {
  const { s, seen, content, readings, explain, language } = usePlay();
  const one = seen.survivors[who]!;
  const card = content.achievements[one.achievement];
  const most = one.fate === 'aboard' ? allowance(readings.t, who) : 0;
  return (
    <span className="es-facts">
      <span
        title={s.say('Zones qu’il peut encore traverser ce tour-ci', 'Zones it may still enter this turn')}
      >
        {s.say('Pas', 'Steps')} <b>{Math.max(0, most - one.moved)}</b>/{most}
      </span>
      <span
        className="es-crisis"
        data-spent={one.crisis === 0 || undefined}
        title={s.say('Compétence de crise', 'Crisis skill')}
      >
        {one.crisis === 1 ? s.say('Crise prête', 'Crisis ready') : s.say('Crise utilisée', 'Crisis used')}
      </span>
      {card && (
        <button
          type="button"
          className="es-achievement"
          data-done={one.unlocked === 1 || undefined}
          title={`${card.condition[language]} → ${rewardText(content, card, language)}`}
          onClick={() =>
            explain(
              `${card.name[language]} · ${card.condition[language]} → ${rewardText(content, card, language)}`,
            )
          }
        >
          {card.name[language]}{' '}
          <b>{one.unlocked === 1 ? '✓' : `${Math.min(one.progress, card.count)}/${card.count}`}</b>
        </button>
      )}
    </span>
  );
}
