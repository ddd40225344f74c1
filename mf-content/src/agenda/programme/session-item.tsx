import { type CSSProperties, memo } from 'react';
import { sessionAnchor } from '@summit/contract/site/page-hashes';
import { trackColour } from '../../shared/sessions/track-colour.ts';
import type { AgendaSession } from '../agenda-sessions.ts';
import type { Place } from '../timetable.ts';
import * as styles from './programme.module.css';
import { SessionActions, SessionStar } from './session-actions.tsx';
import type { SessionHandlers } from './session-handlers.ts';
import { SessionSpeakers } from './session-speakers.tsx';

export interface SessionItemProps {
  session: AgendaSession;
  /** The name of its format. */
  format: string;
  /** The session's position in the grid; absent in a list. */
  place?: Place;
  showTrack: boolean;
  showDescription: boolean;
  /** The actions on a session; absent where the programme is read-only. */
  handlers?: SessionHandlers;
}

/** One session of the agenda, with an anchor for links to it. */
export const SessionItem = memo(function SessionItem({
  session,
  format,
  place,
  showTrack,
  showDescription,
  handlers,
}: SessionItemProps) {
  const {
    id,
    title,
    description,
    kind,
    track,
    trackPlace,
    startsAt,
    endsAt,
    starts,
    ends,
    location,
    speakers,
  } = session;
  const isTall = place?.tall === true && !place.wide;
  const heading = <h3 dir="auto">{title}</h3>;
  const words = showDescription ? description : '';
  return (
    <li
      id={sessionAnchor(id)}
      className="session"
      data-kind={kind}
      data-tall={isTall ? '' : undefined}
      data-starrable={handlers ? '' : undefined}
      style={{ ...placed(place), ...(showTrack && trackColour(trackPlace)) }}
    >
      <p className="when">
        <b>{format}</b> <time dateTime={startsAt}>{starts}</time> to <time dateTime={endsAt}>{ends}</time>
        <span className={styles.hall}>{location.name}</span>
      </p>
      {words !== '' || handlers ? (
        <details open={isTall}>
          <summary>{heading}</summary>
          {words !== '' && <p dir="auto">{words}</p>}
          {handlers && <SessionActions session={session} handlers={handlers} />}
        </details>
      ) : (
        heading
      )}
      <SessionSpeakers speakers={speakers} />
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
