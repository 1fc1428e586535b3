/** A deck to be read: its figures and its three parts. */
import type { ShownProps } from '@tablee/ui';
import type { Content } from '../content/content.ts';
import './bench.css';
import './charts.css';
import { DeckList } from './deck-list.tsx';
import { deckOf } from './read.ts';
import { Stats } from './stats.tsx';

export function Shown({ brought, language, content }: ShownProps & { readonly content: Content }) {
  const deck = deckOf(brought);
  return (
    <div className="sfb-shown">
      <DeckList {...{ deck, content, language }} />
      <Stats {...{ deck, content, language }} />
    </div>
  );
}
