/** How a price is paid, and what is thrown away at the end of a turn. */
import { frameOf, plural, type Text } from '@tablee/kernel';
import type { TableProps } from '@tablee/ui';
import { pay } from '../../rules/pay.ts';
import { FULL_HAND } from '../../rules/turn.ts';
import type { PlunderView } from '../../types.ts';
import type { Form } from '../payment.ts';
import type { Play } from '../use-play.ts';

interface ToolsProps {
  readonly table: TableProps<PlunderView>;
  readonly play: Play;
}

const FORMS: Readonly<Record<Form, Text>> = {
  one: { fr: 'Une carte', en: 'One card' },
  pair: { fr: 'Deux pour une', en: 'Two for one' },
  weak: { fr: 'Défense faible', en: 'Weak defence' },
};

export function Paying({ table: { language, view }, play }: ToolsProps) {
  const { forms, form, setForm } = play;
  const price = frameOf(view, pay);
  const picked = price?.picked?.length ?? 0;
  const takes = price?.takes || price?.any || 0;
  const fr = language === 'fr';
  return (
    <div className="plunder-tools">
      {forms.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div className="plunder-forms" role="group" aria-label={fr ? 'Façon de payer' : 'Way of paying'}>
          {forms.map((one) => (
            <button
              key={one}
              type="button"
              className="plunder-form"
              aria-pressed={one === form}
              onClick={() => setForm(one)}
            >
              {FORMS[one][language]}
            </button>
          ))}
        </div>
      )}
      {takes > 1 && (
        <p className="plunder-say">
          {fr ? `Carte ${picked + 1} sur ${takes}` : `Card ${picked + 1} of ${takes}`}
        </p>
      )}
    </div>
  );
}

export function Discarding({ table: { language, view }, play }: ToolsProps) {
  const count = play.cards.length;
  const fr = language === 'fr';
  const drawn = Math.max(0, FULL_HAND - (view.table.hand.length - count));
  return (
    <div className="plunder-tools plunder-tools-wide">
      <p className="plunder-say">
        {fr
          ? `Touchez les cartes à défausser ; vous piocherez ${drawn} ${plural('fr', drawn, 'carte', 'cartes')}.`
          : `Touch the cards to discard; you will draw ${drawn} ${plural('en', drawn, 'card', 'cards')}.`}
      </p>
      {count > 0 && (
        <button type="button" className="button button-primary" onClick={play.finishDiscard}>
          {fr
            ? `Défausser ${count} ${plural('fr', count, 'carte', 'cartes')} et finir`
            : `Discard ${count} ${plural('en', count, 'card', 'cards')} and finish`}
        </button>
      )}
    </div>
  );
}
