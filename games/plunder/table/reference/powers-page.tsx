/** Beside the rulebook: every class with its powers, the card of each, its advantage and its drawback. */
import type { Language } from '@tablee/kernel';
import { Icon } from '@tablee/ui';
import { POWERS, POWERS_OF } from '../../rules/power.ts';
import { CLASSES } from '../../types.ts';
import { CLASS_NAMES, powerText } from '../../words/names.ts';
import { POWER_TEXTS } from '../../words/powers.ts';
import { CLASS_ICONS } from '../board/token.tsx';
import { POWER_ICONS } from '../cards/power-icons.ts';
import { PowerCard, TraitLines } from '../sheets/powers.tsx';
import './reference.css';

export function PowersPage({ language }: { readonly language: Language }) {
  const fr = language === 'fr';
  return (
    <div className="plunder-reference theme-plunder">
      <p>
        {fr
          ? 'Un pouvoir se déclenche avec sa carte, l’as de sa couleur, ou deux cartes qui la valent. Jamais avec un joker.'
          : 'A power is triggered by its card, the ace of its suit, or two cards worth it. Never by a joker.'}
      </p>
      {CLASSES.map((name, kind) => (
        <section key={name} className="plunder-reference-class">
          <h3>
            <Icon path={CLASS_ICONS[kind]!} /> {CLASS_NAMES[name][language]}
          </h3>
          <ul>
            {POWERS_OF[kind]!.map((power) => (
              <li key={power}>
                <PowerCard power={power} language={language} />
                <span>
                  <strong>
                    <Icon path={POWER_ICONS[power]!} /> {powerText(power, language)}
                  </strong>
                  {POWER_TEXTS[POWERS[power]!.id][language]}
                </span>
              </li>
            ))}
          </ul>
          <TraitLines kind={kind} language={language} />
        </section>
      ))}
    </div>
  );
}
