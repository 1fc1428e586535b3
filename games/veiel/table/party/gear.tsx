/** A hero's equipment: armed or not, ammunition as a die, cards under it, a lock where it can't be used yet (V-15). */
import { Icon } from '@tablee/ui';
import { equipmentParagraphs } from '../../ready/text.ts';
import { PIECES } from '../../types.ts';
import { VeielDie } from '../board/die.tsx';
import { SIGNS } from '../board/signs.ts';
import { plain } from '../cards/printed.tsx';
import { gearKey } from '../meaning.ts';
import { usePlay } from '../play.tsx';
import { cardIn } from '../reading.ts';
import { WORDS } from '../words.ts';

export function Gear({ hero }: { readonly hero: number }) {
  const { table, say } = usePlay();
  const { gear } = table.heroes[hero]!;
  if (gear.length === 0) return null;
  return (
    <ul className="veiel-gear" aria-label={say(WORDS.equipment)}>
      {gear.map((piece) => (
        <li key={piece}>
          <Item gear={piece - PIECES.gear} />
        </li>
      ))}
    </ul>
  );
}

function Item({ gear }: { readonly gear: number }) {
  const { table, t, content, say, language, press, stateOf, refusalOf, explain } = usePlay();
  const item = content.equipment[table.gear.of[gear]!]!;
  const key = gearKey(gear);
  const state = stateOf(key);
  const [isArmed, isLocked] = [table.gear.armed[gear], table.gear.locked[gear]];
  const under = table.gear.under[gear]!.map((piece) => cardIn(t, piece).name[language]);
  const about = [
    say(isLocked ? WORDS.locked : isArmed ? WORDS.armed : WORDS.notArmed),
    ...(item.ammo ? [`${say(WORDS.ammo)} : ${table.gear.ammo[gear]}`] : []),
    ...(under.length > 0 ? [`${say(WORDS.under)} : ${under.join(', ')}`] : []),
    ...equipmentParagraphs(content, item, language).map(plain),
  ].join('. ');
  const ask = () => explain(refusalOf(key) ?? `${item.name[language]}. ${about}`);
  return (
    <button
      type="button"
      className="veiel-gear-item"
      data-state={state}
      data-armed={(isArmed && !isLocked) || undefined}
      aria-disabled={state === 'calm' || state === 'cannot' ? true : undefined}
      aria-pressed={state === 'chosen' || undefined}
      onClick={() => press(key)}
      onPointerEnter={ask}
      onPointerLeave={() => explain(null)}
      onFocus={ask}
      onBlur={() => explain(null)}
    >
      {isLocked && <Icon path={SIGNS.lock} />}
      <span>{item.name[language]}</span>
      <span className="visually-hidden">. {about}</span>
      {item.ammo && <VeielDie colour="yellow">{table.gear.ammo[gear]}</VeielDie>}
      {under.length > 0 && (
        <span className="veiel-gear-under" aria-hidden="true">
          +{under.length}
        </span>
      )}
    </button>
  );
}
