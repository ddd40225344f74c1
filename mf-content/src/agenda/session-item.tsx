import { type CSSProperties, Fragment, memo } from 'react';
import { href } from '@summit/contract/href';
import { sessionAnchor } from '@summit/contract/page-hashes';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { AgendaSession } from './agenda-sessions.ts';
import { SessionActions, SessionStar } from './session-actions.tsx';
import type { SessionHandlers } from './session-handlers.ts';
import type { Place } from './timetable.ts';

export interface SessionItemProps {
  session: AgendaSession;
  /** Its position in the grid; absent in a list. */
  place?: Place;
  showTrack: boolean;
  showDescription: boolean;
  /** The actions on a session; absent where the programme is read-only. */
  handlers?: SessionHandlers;
}

/** One session of the agenda, with an anchor for links to it. */
export const SessionItem = memo(function SessionItem({
  session,
  place,
  showTrack,
  showDescription,
  handlers,
}: SessionItemProps) {
  const { id, title, description, kind, track, startsAt, endsAt, starts, ends, location, speakers } = session;
  const heading = <h3 dir="auto">{title}</h3>;
  const words = showDescription ? description : '';
  return (
    <li
      id={sessionAnchor(id)}
      className="session"
      data-kind={kind}
      data-tone={kind === 'keynote' ? 'ink' : undefined}
      data-starrable={handlers ? '' : undefined}
      style={placed(place)}
    >
      <p className="when">
        <time dateTime={startsAt}>{starts}</time> to <time dateTime={endsAt}>{ends}</time>
        <span className="hall">{location.name}</span>
      </p>
      {words !== '' || handlers ? (
        <details>
          <summary>{heading}</summary>
          {words !== '' && <p dir="auto">{words}</p>}
          {handlers && <SessionActions session={session} handlers={handlers} />}
        </details>
      ) : (
        heading
      )}
      {speakers.length > 0 && (
        <p className="who" dir="auto">
          {speakers.map((speaker, index) => (
            <Fragment key={speaker.id}>
              {index > 0 && ', '}
              <SiteLink to={href('speaker', { speakerId: speaker.id })}>{speaker.name}</SiteLink>
            </Fragment>
          ))}
        </p>
      )}
      {showTrack && track !== null && <p className="track">{track}</p>}
      {handlers && <SessionStar id={id} title={title} handlers={handlers} />}
    </li>
  );
});

function placed(place: Place | undefined): CSSProperties | undefined {
  if (!place) return undefined;
  const { from, to, column, wide } = place;
  const style = {
    '--from': from,
    '--to': to,
    '--column': wide ? 2 : column,
    ...(wide && { '--column-end': -1 }),
  };
  return style as CSSProperties;
}
