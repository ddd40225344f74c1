import { Icon } from '@summit/shared-ui/layout/icon';
import { useStore } from 'zustand';
import type { AgendaSession } from './agenda-sessions.ts';
import type { SessionDeeds } from './session-deeds.ts';

/** The calendar file, and the question where the session accepts questions. */
export function SessionActions({ session, deeds }: { session: AgendaSession; deeds: SessionDeeds }) {
  const { id, title, acceptsQuestions } = session;
  const { labels, ask } = deeds;
  return (
    <p className="actions">
      <a href={deeds.calendarFile(id)} download={`${id}.ics`} aria-label={`${labels.calendar}: ${title}`}>
        <Icon name="calendar" />
        {labels.calendar}
      </a>
      {ask && acceptsQuestions && (
        <button type="button" aria-label={`${labels.ask}: ${title}`} onClick={() => ask(session)}>
          <Icon name="mail" />
          {labels.ask}
        </button>
      )}
    </p>
  );
}

interface SessionStarProps extends Pick<AgendaSession, 'id' | 'title'> {
  deeds: SessionDeeds;
}

/** The star, a separate component so that a change renders nothing else again. */
export function SessionStar({ id, title, deeds }: SessionStarProps) {
  const isStarred = useStore(deeds.starred, ({ ids }) => ids.has(id));
  return (
    <button
      type="button"
      className="star"
      aria-pressed={isStarred}
      aria-label={`${deeds.labels.star}: ${title}`}
      onClick={() => deeds.toggleStar(id)}
    />
  );
}
