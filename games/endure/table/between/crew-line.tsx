/** The crew along the bottom: Life, Resolve, wounds, the Achievement, and what everybody carries. */
import brain from 'icon:brain';
import heart from 'icon:hearts';
import { Icon, type TableProps } from '@tablee/ui';
import type { Config } from '../../config.ts';
import type { Content } from '../../printed.ts';
import { itemText, rewardText } from '../../ready/text.ts';
import { type EndureView, type Survivor, WOUNDS } from '../../types.ts';
import { Speaker } from '../../words/names.ts';
import { Art, toneOf } from '../art/index.tsx';
import './crew-line.css';

export function CrewLine(props: TableProps<EndureView>) {
  const { table, config } = props.view;
  // Those still to be chosen have their place from the beginning, so that nothing moves when they come.
  const waiting = Math.max(0, (config as Config).survivors - table.survivors.length);
  return (
    <ul className="es-crew-line" aria-label={props.language === 'fr' ? 'L’équipe' : 'The crew'}>
      {table.survivors.map((survivor, who) => (
        <Member key={survivor.class} {...props} survivor={survivor} isTurn={table.turn === who} />
      ))}
      {Array.from({ length: waiting }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
        <li key={n} className="es-member es-member-waiting">
          <span className="es-member-face" />
          <span className="es-member-name">
            {props.language === 'fr' ? 'Survivant' : 'Survivor'} {table.survivors.length + n + 1}
          </span>
          <span className="es-member-counts">{props.language === 'fr' ? 'à choisir' : 'to be chosen'}</span>
        </li>
      ))}
    </ul>
  );
}

type MemberProps = TableProps<EndureView> & { readonly survivor: Survivor; readonly isTurn: boolean };

function Member({ survivor, isTurn, ...props }: MemberProps) {
  const { view, language, names, explain } = props;
  const content = props.content as Content;
  const s = new Speaker(view, language, content);
  const card = content.survivors[survivor.class]!;
  const wounds = WOUNDS.filter((_, n) => (survivor.wounds & (1 << n)) !== 0).map((wound) => s.wound(wound));
  const goal = content.achievements[survivor.achievement];
  const style = { '--es-tone': toneOf('survivor', card) } as React.CSSProperties;
  const told = (text: string) => ({
    onClick: () => explain(text),
    onFocus: () => explain(text),
    onBlur: () => explain(null),
    onPointerEnter: () => explain(text),
    onPointerLeave: () => explain(null),
  });
  return (
    <li className="es-member" style={style} data-turn={isTurn || undefined} data-fate={survivor.fate}>
      <span className="es-member-face">
        <Art kind="survivor" card={card} />
      </span>
      <span className="es-member-name">
        <b>{card.name[language]}</b>
        <span>{names[survivor.seat]}</span>
      </span>
      <span className="es-member-counts">
        <span>
          <Icon path={heart} label={s.say('Vie', 'Life')} />
          {survivor.life}/{survivor.maxLife}
        </span>
        <span>
          <Icon path={brain} label="Resolve" />
          {survivor.resolve}
        </span>
        {wounds.length > 0 && (
          <span className="es-member-wounds">
            {s.say('Blessures : ', 'Wounds: ')}
            {wounds.join(', ')}
          </span>
        )}
      </span>
      <span className="es-member-cards">
        {survivor.cards
          .filter((each) => each >= 0)
          .map((each) => {
            const item = content.items[content.cards[each]!]!;
            return (
              <button
                key={each}
                type="button"
                className="es-member-card"
                {...told(`${item.name[language]}. ${itemText(content, item, language).join(' ')}`)}
              >
                {item.name[language]}
              </button>
            );
          })}
        {goal && (
          <button
            type="button"
            className="es-member-card es-member-goal"
            {...told(
              `${goal.name[language]}. ${goal.condition[language]} ${rewardText(content, goal, language)}`,
            )}
          >
            {goal.name[language]} {survivor.unlocked === 1 ? '✓' : `${survivor.progress}/${goal.count}`}
          </button>
        )}
      </span>
    </li>
  );
}
