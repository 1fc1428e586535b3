/** The cover of a deck: its Divinité in its kingdom's colours. */
import type { ShownProps } from '@tablee/ui';
import type { Content } from '../content/content.ts';
import { kingdomsOf } from '../deck/parts.ts';
import { Illumination } from '../table/art/illumination.tsx';
import { kingdomOf } from '../table/art/kingdoms.ts';
import './cover.css';
import { deckOf } from './read.ts';

export function Cover({ brought, content }: ShownProps & { readonly content: Content }) {
  const deck = deckOf(brought);
  const face = content.byId.get(deck.divinite) ?? content.byId.get(Object.keys(deck.livre)[0] ?? '');
  const [kingdom] = kingdomsOf(deck, content);
  const { tone, emblem } = kingdomOf(kingdom ?? '');
  return (
    <span
      className="sfb-cover"
      data-blank={face === undefined || undefined}
      style={{ '--tone': tone } as React.CSSProperties}
    >
      {face && <Illumination face={face} />}
      <svg className="sfb-cover-emblem" viewBox="0 0 512 512" aria-hidden="true">
        <path d={emblem} />
      </svg>
    </span>
  );
}
