/** The event in force, with what it does. */
import { eventText } from '../../ready/text.ts';
import { Art } from '../art/index.tsx';
import { usePlay } from '../play.tsx';

export function EventCard() {
  const { s, seen, content, language } = usePlay();
  const event = content.events[seen.event];
  if (!event) return null;
  return (
    <section className="es-block es-event-card">
      <h2>{s.say('Événement', 'Event')}</h2>
      <div>
        <span className="es-event-art">
          <Art kind="event" card={event} />
        </span>
        <p>
          <b>{event.name[language]}</b> {eventText(content, event, language)}
        </p>
      </div>
    </section>
  );
}
