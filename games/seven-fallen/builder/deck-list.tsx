/** What is written so far, part by part; each line can be changed where it stands. */
import type { Language } from '@tablee/kernel';
import type { Content, Face } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';
import { PARTS } from '../deck/list.ts';
import { cardsOf, mostOf, type Part, partOf } from '../deck/parts.ts';
import { kingdomOf } from '../table/art/kingdoms.ts';
import { comparing } from './pool.ts';
import { written } from './tile.tsx';
import { useRoving } from './use-roving.ts';
import { TYPE_NAMES } from './words.ts';

interface Props {
  readonly deck: Deck;
  readonly content: Content;
  readonly language: Language;
  /** Without it the list is only read. */
  change?(face: Face, more: number): void;
  ask?(face: Face, open?: boolean): void;
}

const ORDER: readonly Part[] = ['eden', 'registre', 'livre'];

export function DeckList({ deck, content, language, change, ask }: Props) {
  const cards = cardsOf(deck, content).sort((one, other) =>
    comparing('type', language)(one.face, other.face),
  );
  const { ref, at, came, onKeyDown } = useRoving<HTMLDivElement>(cards.length);
  const ordered = ORDER.flatMap((part) => cards.filter(({ face }) => partOf(face) === part));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the buttons in it
    <div className="sfb-list" ref={ref} onKeyDown={onKeyDown}>
      {ORDER.map((part) => {
        const held = ordered.filter(({ face }) => partOf(face) === part);
        return (
          <section key={part}>
            <h3>
              {PARTS[part][language]}{' '}
              <span className="sfb-sum">{held.reduce((sum, { copies }) => sum + copies, 0)}</span>
            </h3>
            <ul>
              {held.map(({ face, copies }) => (
                <Line
                  key={face.id}
                  {...{ face, copies, language, change, ask }}
                  most={mostOf(deck, face, content)}
                  isStop={ordered[at]?.face === face}
                  came={() => came(ordered.findIndex((each) => each.face === face))}
                />
              ))}
            </ul>
            {held.length === 0 && <p className="sfb-empty">—</p>}
          </section>
        );
      })}
    </div>
  );
}

interface LineProps extends Pick<Props, 'change' | 'ask' | 'language'> {
  readonly face: Face;
  readonly copies: number;
  readonly most: number;
  readonly isStop: boolean;
  came(): void;
}

function Line({ face, copies, most, isStop, language, came, change, ask }: LineProps) {
  const name = face.name[language];
  const style = { '--tone': kingdomOf(face.kingdom).tone } as React.CSSProperties;
  const said = (
    <>
      <span className="sfb-line-cost" aria-hidden="true">
        {costOf(face)}
      </span>
      <span className="sfb-line-name">{name}</span>
      <span className="sfb-line-type">{partOf(face) !== 'registre' && TYPE_NAMES[face.type][language]}</span>
    </>
  );
  if (!change) {
    return (
      <li className="sfb-line" style={style}>
        <span className="sfb-line-said">{said}</span>
        <span className="sfb-line-copies">× {copies}</span>
      </li>
    );
  }
  return (
    <li className="sfb-line" style={style} data-over={copies > most || undefined}>
      <button
        type="button"
        data-roving
        className="sfb-line-said"
        tabIndex={isStop ? 0 : -1}
        aria-keyshortcuts="+ - I"
        onFocus={() => {
          came();
          ask?.(face);
        }}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && ask?.(face)}
        onClick={() => ask?.(face, true)}
        onKeyDown={(event) => {
          if (event.key === '+') change(face, 1);
          else if (event.key === '-' || event.key === 'Backspace' || event.key === 'Delete') change(face, -1);
          else return;
          event.preventDefault();
        }}
      >
        {said}
        <span className="visually-hidden">, {written(copies, most, language)}</span>
      </button>
      <button
        type="button"
        tabIndex={-1}
        className="sfb-step"
        aria-label={language === 'fr' ? `Retirer ${name}` : `Take out ${name}`}
        onClick={() => change(face, -1)}
      >
        −
      </button>
      <span className="sfb-copies" aria-hidden="true">
        {copies}
        <small>/{most}</small>
      </span>
      <button
        type="button"
        tabIndex={-1}
        className="sfb-step"
        disabled={partOf(face) === 'eden'}
        aria-label={language === 'fr' ? `Ajouter ${name}` : `Add ${name}`}
        onClick={() => change(face, 1)}
      >
        +
      </button>
    </li>
  );
}

function costOf(face: Face): string {
  switch (face.type) {
    case 'miracle':
      return `${face.minimum}`;
    case 'adorateur':
    case 'temple':
      return `${face.ec}`;
    case 'divinite':
      return `${face.fv}`;
    case 'archange':
      return `${face.facteurTemps}`;
    default:
      return face.cost === null ? '–' : `${face.cost}`;
  }
}
