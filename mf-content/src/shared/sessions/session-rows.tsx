import type * as agendaCalls from '@summit/contract/calls/agenda';
import { shortDay } from '@summit/contract/money-and-time/day-words';
import type { VenueTimes } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useAddressOf } from '@summit/shared-auth';
import { Avatar } from '@summit/shared-ui/display/avatar';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { formatName, type FormatNames } from './formats.ts';
import { sessionHref } from './session-link.ts';
import * as styles from './session-rows.module.css';
import { trackColour } from './track-colour.ts';

/** A session; without times while the venue's zone is not known. */
type RowSession = ResponseOf<typeof agendaCalls.agendaSessions>['agendaSessions'][number] &
  Partial<VenueTimes>;

interface SessionRowsProps {
  /** The speaker whose sessions these are, so that only the others on stage are named. */
  speakerId?: string;
  sessions: readonly RowSession[];
  formatNames: FormatNames;
}

/** The time, place and subject of sessions, and the speakers on stage; each links to its place in the agenda. */
export function SessionRows({ speakerId, sessions, formatNames }: SessionRowsProps) {
  return (
    <ul className={styles.list} role="list">
      {sessions.map((session) => (
        <li key={session.id}>
          <p className="when">
            {shortDay(session.day)}
            {session.starts !== undefined && (
              <>
                <br />
                <time dateTime={session.startsAt}>{session.starts}</time> to {session.ends}
              </>
            )}
          </p>
          <h3>
            <SiteLink to={sessionHref(session)}>{session.title}</SiteLink>
          </h3>
          <p className="where">{[formatName(formatNames, session.kind), session.location.name].join(', ')}</p>
          {session.description !== '' && (
            <p className="about" dir="auto">
              {session.description}
            </p>
          )}
          <OnStage
            label={speakerId === undefined ? '' : 'With '}
            speakers={session.speakers.filter(({ id }) => id !== speakerId)}
          />
          {session.track !== null && (
            <p className="track" style={trackColour(session.trackPlace)}>
              {session.track}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function OnStage({ label, speakers }: { label: string; speakers: RowSession['speakers'] }) {
  const getAddress = useAddressOf();
  if (speakers.length === 0) return null;
  return (
    <p className={styles.with}>
      <span aria-hidden="true">
        {speakers.map(({ id, name, imageUrl }) => (
          <Avatar key={id} name={name} src={imageUrl && getAddress(imageUrl)} size={36} decorative />
        ))}
      </span>
      <span>
        {label}
        {speakers.map(({ name }) => name).join(', ')}
      </span>
    </p>
  );
}
