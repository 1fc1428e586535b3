/** A card of the pool: a press writes a copy; the corner says how many are written and how many may be. */
import type { Language } from '@tablee/kernel';
import { memo } from 'react';
import type { Content, Face } from '../content/content.ts';
import { Page } from '../table/cards/page.tsx';

interface Props {
  readonly face: Face;
  readonly content: Content;
  readonly language: Language;
  readonly copies: number;
  readonly most: number;
  readonly index: number;
  /** The Tab key comes here. */
  readonly isStop: boolean;
  came(index: number): void;
  change(face: Face, more: number): void;
  ask(face: Face, open?: boolean): void;
}

export const Tile = memo(function Tile(props: Props) {
  const { face, content, language, copies, most, index, isStop, came, change, ask } = props;
  const isFull = copies >= most;
  const name = face.name[language];
  return (
    <li className="sfb-tile" data-written={copies > 0 || undefined} data-full={isFull || undefined}>
      <button
        type="button"
        data-roving
        className="sfb-tile-card"
        tabIndex={isStop ? 0 : -1}
        aria-keyshortcuts="Enter + - I"
        onFocus={() => {
          came(index);
          ask(face);
        }}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && ask(face)}
        onClick={() => change(face, 1)}
        onKeyDown={(event) => {
          if (event.key === '+') change(face, 1);
          else if (event.key === '-' || event.key === 'Backspace' || event.key === 'Delete') change(face, -1);
          else if (event.key === 'i' || event.key === 'I') ask(face, true);
          else return;
          event.preventDefault();
        }}
      >
        <Page {...{ face, content, language }} state="calm" zoom={false} />
        <span className="visually-hidden">{written(copies, most, language)}</span>
      </button>
      <span className="sfb-tile-foot">
        <button
          type="button"
          tabIndex={-1}
          className="sfb-step"
          disabled={copies === 0}
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
          aria-label={language === 'fr' ? `Ajouter ${name}` : `Add ${name}`}
          onClick={() => change(face, 1)}
        >
          +
        </button>
        <button
          type="button"
          tabIndex={-1}
          className="sfb-step sfb-look"
          aria-label={language === 'fr' ? `Voir ${name}` : `See ${name}`}
          onClick={() => ask(face, true)}
        >
          ⌕
        </button>
      </span>
    </li>
  );
});

export function written(copies: number, most: number, language: Language): string {
  return language === 'fr' ? `${copies} sur ${most} dans le deck` : `${copies} of ${most} in the deck`;
}
