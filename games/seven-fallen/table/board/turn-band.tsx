/** Between the two Lignes de feu: whose turn, which phase and step, who may act. Always in sight (SF-UI-4). */
import type { Seat, Text } from '@tablee/kernel';
import { Icon } from '@tablee/ui';
import type { Phase } from '../../types.ts';
import { PHASE_NAMES } from '../../words/names.ts';
import { SIGNS } from '../art/signs.ts';
import { type Play, usePlay } from '../play.tsx';
import './turn-band.css';

const PHASES: readonly Exclude<Phase, 'setup'>[] = ['aurore', 'parole', 'attaque', 'nuit'];
const SHORT: Readonly<Record<Phase, Text>> = {
  setup: { fr: 'Mise en place', en: 'Set-up' },
  aurore: { fr: 'Aurore', en: 'Dawn' },
  parole: { fr: 'Parole', en: 'Word' },
  attaque: { fr: 'Attaque', en: 'Attack' },
  nuit: { fr: 'Nuit', en: 'Night' },
};

const STEPS: Readonly<Record<string, Text>> = {
  announce: { fr: 'Annonce', en: 'Announcement' },
  embuscade: { fr: 'Embuscade', en: 'Ambush' },
  renfort: { fr: 'Renfort', en: 'Reinforcement' },
  declare: { fr: 'Déclaration', en: 'Declaration' },
  target: { fr: 'Déclaration', en: 'Declaration' },
  damageOrder: { fr: 'Dégâts', en: 'Damage' },
  split: { fr: 'Dégâts', en: 'Damage' },
  react: { fr: 'Contemplation', en: 'Contemplation' },
};

export function TurnBand() {
  const play = usePlay();
  const { t, say, names, language, me, view } = play;
  const fr = language === 'fr';
  const holder = view.waitingFor.length === 1 ? view.waitingFor[0] : undefined;
  const step = stepOf(play);
  const nameOf = (seat: Seat) => names[seat] ?? '';
  return (
    <div className="sf-band" data-mine={t.active === me || undefined}>
      <span className="sf-band-turn">
        {t.turns === 0 ? (
          say(PHASE_NAMES.setup)
        ) : (
          <>
            <b>{fr ? `Tour ${t.turns}` : `Turn ${t.turns}`}</b>{' '}
            <span className="sf-band-who">{nameOf(t.active)}</span>
          </>
        )}
      </span>
      <ol className="sf-phases" aria-label={fr ? 'Phases du tour' : 'Phases of the turn'}>
        {PHASES.map((phase) => (
          <li
            key={phase}
            aria-current={t.phase === phase ? 'step' : undefined}
            data-used={(phase === 'attaque' && t.attackUsed && t.phase !== 'attaque') || undefined}
            title={say(PHASE_NAMES[phase])}
          >
            <Icon path={SIGNS[phase]} />
            <span>{say(SHORT[phase])}</span>
          </li>
        ))}
      </ol>
      <span className="sf-band-step" aria-live="polite">
        {step !== null && <em>{step}</em>}
        {holder !== undefined && (
          <span className="sf-band-holder" data-mine={holder === me || undefined}>
            {holder === me
              ? fr
                ? 'À vous'
                : 'Your move'
              : fr
                ? `À ${nameOf(holder)}`
                : `${nameOf(holder)}’s move`}
          </span>
        )}
      </span>
    </div>
  );
}

/** What is going on within the phase, as far as this seat can tell. */
function stepOf({ t, asked, say }: Play): string | null {
  if (t.pile.length > 0 || t.resolving) return say({ fr: 'Pile ouverte', en: 'Stack open' });
  const step = asked ? STEPS[asked.kind] : undefined;
  if (step && !(asked?.kind === 'target' && asked.rule !== 'SF-ATK-5')) return say(step);
  if (t.phase !== 'attaque') return null;
  return say(t.attack?.combat ? { fr: 'Combat', en: 'Combat' } : { fr: 'Déclarations', en: 'Declarations' });
}
