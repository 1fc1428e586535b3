/** What lies in front of la Maîtresse: recipes now possible lit, elements played this turn and those spent (V-15). */
import { Chip } from '@tablee/ui';
import { ELEMENTS } from '../../content/types.ts';
import { cardKey } from '../meaning.ts';
import { usePlay } from '../play.tsx';
import { cardIn } from '../reading.ts';
import { WORDS } from '../words.ts';
import { ELEMENT_NAMES } from './elements.ts';

export function Row({ hero }: { readonly hero: number }) {
  const { table, t, say, language, byKey, press, explain, stateOf } = usePlay();
  const names = (gives: readonly number[]) =>
    gives.map((element) => ELEMENT_NAMES[ELEMENTS[element]!][language]).join(' + ');
  // Those now possible come first: where the row is low the others are scrolled to.
  const recipes = table.heroes[hero]!.row.toSorted(
    (one, other) => Number(byKey.has(cardKey(other))) - Number(byKey.has(cardKey(one))),
  );
  return (
    <section className="veiel-row" aria-label={say(WORDS.row)}>
      {table.plays.length > 0 && table.active === hero && (
        <p className="veiel-elements">
          <span className="visually-hidden">{say(WORDS.elements)} : </span>
          {table.plays.map((piece, entry) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: plays don't change places
            <span key={entry} data-spent={table.spent[entry] || undefined}>
              <Chip>{names(cardIn(t, piece).gives)}</Chip>
            </span>
          ))}
        </p>
      )}
      <ul>
        {recipes.map((piece) => {
          const card = cardIn(t, piece);
          const key = cardKey(piece);
          return (
            <li key={piece}>
              <button
                type="button"
                className="veiel-recipe"
                data-state={stateOf(key)}
                aria-disabled={byKey.has(key) ? undefined : true}
                onClick={() => press(key)}
                onFocus={() => explain(`${card.name[language]} : ${names(card.gives)}`)}
                onBlur={() => explain(null)}
              >
                <b>{card.name[language]}</b> <span>{names(card.gives)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
