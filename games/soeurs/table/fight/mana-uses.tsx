/** What the Mana is good for besides cards, at hand beside the die; and, under Hâte, what each point spent would spare. */
import { isSameOption, type Option, type Text } from '@tablee/kernel';
import type { SoeursEvent } from '../../types.ts';
import { usePlay } from '../play.tsx';
import { optionsTo } from '../reading.ts';
import './mana-uses.css';

export function ManaUses() {
  const { t, content, language, asked, say } = usePlay();
  if (asked?.kind !== 'act') return null;
  const name = (card: number | null | undefined) =>
    card === null || card === undefined ? '' : content.cards[card]!.name[language];
  const [left, right] = t.advanced;
  return (
    <div className="soeurs-uses">
      <Use option={{ do: 'draw' }} name={{ fr: 'Piocher', en: 'Draw' }} what={name(t.deck.top)} />
      <Use
        option={{ do: 'cycle', side: 0 } as Option}
        name={{ fr: 'Mettre dessous, à gauche', en: 'Put under, left deck' }}
        what={name(left?.top)}
      />
      <Use
        option={{ do: 'cycle', side: 1 } as Option}
        name={{ fr: 'Mettre dessous, à droite', en: 'Put under, right deck' }}
        what={name(right?.top)}
      />
      <p>
        {t.manaDiscardUsed
          ? say({ fr: 'Défausse pour 1 Mana : faite ce round.', en: 'Discard for 1 Mana: done this round.' })
          : say({
              fr: 'Une carte par round peut être défaussée pour 1 Mana : prenez-la en main.',
              en: 'One card a round may be discarded for 1 Mana: take it up.',
            })}
      </p>
    </div>
  );
}

interface UseProps {
  readonly option: Option;
  readonly name: Text;
  readonly what: string;
}

function Use({ option, name, what }: UseProps) {
  const { asked, choose, explain, refuse, refusalOf, isHinted, say } = usePlay();
  const can = asked?.options.some((one) => isSameOption(one, option)) ?? false;
  const why = () => explain(can ? null : refusalOf(option));
  return (
    <button
      type="button"
      className="soeurs-use"
      data-state={isHinted(option) ? 'hinted' : can ? 'can' : 'cannot'}
      aria-disabled={can ? undefined : true}
      onClick={() => (can ? choose(option) : refuse(refusalOf(option)))}
      onPointerEnter={why}
      onPointerLeave={() => explain(null)}
      onFocus={why}
      onBlur={() => explain(null)}
    >
      <b>{say(name)}</b>
      <span>{what}</span>
    </button>
  );
}

/** Hâte: one line a possible answer, with what it would cost. */
export function HasteAnswers() {
  const { asked, foresee, choose, isHinted, say } = usePlay();
  if (asked?.kind !== 'answerHate') return null;
  return (
    <div className="soeurs-uses">
      <p>{say({ fr: 'Mana dépensé contre la Hâte :', en: 'Mana spent against Haste:' })}</p>
      {optionsTo(asked, 'absorb').map((option) => {
        const attack = foresee(option)?.events.find(({ event }) => event === 'attacked') as
          | Extract<SoeursEvent, { event: 'attacked' }>
          | undefined;
        const rages = attack?.terms.some(({ raging }) => raging) ?? false;
        return (
          <button
            key={option.mana}
            type="button"
            className="soeurs-use"
            data-state={isHinted(option) ? 'hinted' : 'can'}
            onClick={() => choose(option)}
          >
            <b>{option.mana} Mana</b>
            <span>
              {attack && say({ fr: `−${attack.loss} PS`, en: `−${attack.loss} HP` })}
              {rages && ' (Rage)'}
            </span>
          </button>
        );
      })}
    </div>
  );
}
