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
  const at = heard.findLastIndex((event) => {
    const { event: name, seat } = event as SFEvent;
    return COMES.has(name) && seat !== me;
  });
  const event = heard[at] as (SFEvent & { readonly card: string }) | undefined;
  const face = event && content.byId.get(event.card);
  if (!event || !face) return null;
  const said = sayEvent({ content, language, me: view.seat, names }, event);
  return (
    <ShownPage
      key={at}
      face={face}
      content={content}
      language={language}
      more={<p className="sf-standing">{said}</p>}
    />
  );
}
