/** Whether the deck may be played, at a glance: the three parts against their sizes, and every fault with its rule. */
import type { Fault, Language, RuleId, Text } from '@tablee/kernel';
import { FORMATS, type Format } from '../config.ts';
import type { Deck } from '../content/deck.ts';
import { PARTS } from '../deck/list.ts';
import { countOf } from '../deck/parts.ts';
import { SIZES } from '../rules/deck.ts';
import { FORMAT_NAMES } from './words.ts';

interface Props {
  readonly deck: Deck;
  readonly format: Format;
  setFormat(format: Format): void;
  readonly faults: readonly Fault[];
  readonly language: Language;
  openRule(rule: RuleId): void;
  /** Fills it up. */
  complete(): void;
}

export function Summary({ deck, format, setFormat, faults, language, openRule, complete }: Props) {
  const say = (text: Text): string => text[language];
  const { pages, adorateurs } = SIZES[format];
  const counts = [
    { part: PARTS.eden, has: [deck.divinite, deck.archange, deck.temple].filter(Boolean).length, most: 3 },
    { part: PARTS.registre, has: countOf(deck.registre), most: adorateurs },
    { part: PARTS.livre, has: countOf(deck.livre), most: pages.min, open: format === 'standard' },
  ];
  const isShort = counts.some(({ has, most }) => has < most);
  return (
    <div className="sfb-summary">
      <ul className="sfb-counts">
        {counts.map(({ part, has, most, open = false }) => (
          <li key={part.en} data-good={has === most || (open && has > most) || undefined}>
            <b>
              {has}
              <small>/{most}</small>
            </b>
            <span>{say(part)}</span>
          </li>
        ))}
      </ul>
      <fieldset className="sfb-formats">
        <legend className="visually-hidden">{say({ fr: 'Format', en: 'Format' })}</legend>
        {FORMATS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="sfb-format"
              checked={each === format}
              onChange={() => setFormat(each)}
            />
            <span>{say(FORMAT_NAMES[each])}</span>
          </label>
        ))}
      </fieldset>
      <div className="sfb-verdict" role="status" data-good={faults.length === 0 || undefined}>
        {faults.length === 0
          ? say({ fr: 'Deck légal.', en: 'Legal deck.' })
          : language === 'fr'
            ? `${faults.length} ${faults.length > 1 ? 'points' : 'point'} à corriger`
            : `${faults.length} ${faults.length > 1 ? 'things' : 'thing'} to mend`}
      </div>
      {faults.length > 0 && (
        <ul className="sfb-faults">
          {faults.map(({ rule, why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two faults may say the same
            <li key={index}>
              {say(why)}{' '}
              {rule && (
                <button type="button" className="sfb-rule" onClick={() => openRule(rule)}>
                  {rule}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isShort && (
        <button type="button" className="button sfb-complete" onClick={complete}>
          {language === 'fr'
            ? `Compléter en ${say(FORMAT_NAMES[format])}`
            : `Complete to ${say(FORMAT_NAMES[format])}`}
        </button>
      )}
    </div>
  );
}
