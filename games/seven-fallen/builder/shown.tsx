/** A deck to be read: its figures and its three parts. */
import type { ShownProps } from '@tablee/ui';
import './bench.css';
import './charts.css';
import { DeckList } from './deck-list.tsx';
import { deckOf, pool } from './read.ts';
import { Stats } from './stats.tsx';

export function Shown({ brought, language }: ShownProps) {
  const deck = deckOf(brought);
  const content = pool();
  return (
    <div className="sfb-shown">
      <DeckList {...{ deck, content, language }} />
      <Stats {...{ deck, content, language }} />
    </div>
  );
}
