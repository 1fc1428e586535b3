/** A survivor to be taken: portrait, Life, the three skills. One that is taken says by whom. */

import { isSameOption } from '@tablee/kernel/option';
import type { TableProps } from '@tablee/ui';
import type { Content } from '../../printed.ts';
import { skillTexts } from '../../ready/text.ts';
import type { EndureView, MusterOption } from '../../types.ts';
import { Art, toneOf } from '../art/index.tsx';
import './survivor-choice.css';

const SKILLS = {
  fr: ['Passive', 'Active', 'Crise'],
  en: ['Passive', 'Active', 'Crisis'],
} as const;

type Props = TableProps<EndureView> & { readonly of: number };

export function SurvivorChoice({ of, ...props }: Props) {
  const { view, language, names, asked, choose, refuse, whyNot, hint } = props;
  const content = props.content as Content;
  const survivor = content.survivors[of]!;
  const take: MusterOption = { do: 'take', class: of };
  const option = asked?.kind === 'muster' && asked.options.find((each) => isSameOption(each, take));
  const taken = view.table.survivors.find((each) => each.class === of);
  const refusal = whyNot.find(({ about }) => isSameOption(about, take)) ?? null;
  const style = { '--es-tone': toneOf('survivor', survivor) } as React.CSSProperties;
  const texts = skillTexts(content, survivor, language);
  return (
    <button
      type="button"
      className="es-choice"
      style={style}
      data-state={option ? (isSameOption(hint, take) ? 'hinted' : 'can') : taken ? 'taken' : 'calm'}
      aria-disabled={option ? undefined : true}
      onClick={() => (option ? choose(option) : refuse(refusal))}
    >
      <span className="es-choice-head">
        <span className="es-choice-face">
          <Art kind="survivor" card={survivor} />
        </span>
        <span className="es-choice-name">
          <b>{survivor.name[language]}</b>
          <span className="es-choice-life">
            {language === 'fr' ? 'Vie' : 'Life'} {survivor.life}
          </span>
          {survivor.flavour && <em className="es-choice-says">{survivor.flavour[language]}</em>}
          {taken && (
            <span className="es-choice-taken">
              {language === 'fr' ? 'Avec ' : 'With '}
              {names[taken.seat]}
            </span>
          )}
        </span>
      </span>
      {[survivor.passive, survivor.active, survivor.crisis].map(({ name }, n) => (
        <span key={name.en} className="es-choice-skill">
          <i>{SKILLS[language][n]}</i> <b>{name[language]}</b> <span>{texts[n]}</span>
        </span>
      ))}
    </button>
  );
}
