/** What the other side played last is read without being asked about, until somebody reads something else. */

import type { SFEvent } from '../../types.ts';
import { sayEvent } from '../../words/events.ts';
import { usePlay } from '../play.tsx';
import { ShownPage } from './read-page.tsx';

/** By these a page of the other side comes to everybody's notice. */
const COMES: ReadonlySet<SFEvent['event']> = new Set([
  'played',
  'adorateurCame',
  'archangeCame',
  'putIntoPlay',
  'uncovered',
  'triggered',
]);

export function Latest() {
  const { heard, content, language, names, view, me } = usePlay();
  const say = (event: SFEvent) => sayEvent({ content, language, me: view.seat, names }, event);
  const at = (heard as readonly SFEvent[]).findLastIndex(
    (event) => COMES.has(event.event) && event.seat !== me && say(event) !== null,
  );
  const event = heard[at] as (SFEvent & { readonly card: string }) | undefined;
  const face = event && content.byId.get(event.card);
  if (!event || !face) return null;
  return (
    <ShownPage
      key={at}
      face={face}
      content={content}
      language={language}
      more={<p className="sf-standing">{say(event)}</p>}
    />
  );
}
