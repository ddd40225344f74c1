import { useStore } from 'zustand';
import { Icon } from '@summit/shared-ui/display/icon';
import { sessionHref } from '../../shared/sessions/session-link.ts';
import type { AgendaSession } from '../agenda-sessions.ts';
import * as styles from './programme.module.css';
import type { SessionHandlers } from './session-handlers.ts';

/** The calendar file, the link to share, and a button for a question where the session accepts them. */
export function SessionActions({ session, handlers }: { session: AgendaSession; handlers: SessionHandlers }) {
  const { id, title, day, acceptsQuestions } = session;
  const { labels, ask } = handlers;
  return (
    <p className={styles.actions}>
      <a href={handlers.calendarFile(id)} download={`${id}.ics`} aria-label={`${labels.calendar}: ${title}`}>
        <Icon name="calendar" />
        {labels.calendar}
      </a>
      <a
        href={sessionHref({ id, day })}
        aria-label={`${labels.link}: ${title}`}
        onClick={(event) => {
          // A click with a modifier key opens the address in a tab or saves it, as with any other link.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          handlers.share(session);
        }}
      >
        <Icon name="arrow-up-right" />
        {labels.link}
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
  handlers: SessionHandlers;
}

/** The star is a separate component so that a change renders nothing else again. */
export function SessionStar({ id, title, handlers }: SessionStarProps) {
  const isStarred = useStore(handlers.starred, ({ ids }) => ids.has(id));
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isStarred}
      aria-label={`${handlers.labels.star}: ${title}`}
      onClick={() => handlers.toggleStar(id)}
    />
  );
}
