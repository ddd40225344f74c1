import styled from '@emotion/styled';
import type * as agendaCalls from '@summit/contract/calls/agenda';
import { shortDay } from '@summit/contract/money-and-time/day-words';
import type { VenueTimes } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useAddressOf } from '@summit/shared-auth';
import { Avatar } from '@summit/shared-ui/layout/avatar';
import { coverLinks } from '@summit/shared-ui/layout/cover-links';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { formatName, type FormatNames } from './formats.ts';
import { sessionHref } from './session-link.ts';
import { trackColour } from './track-colour.ts';

const List = styled.ul`
  ${coverLinks}
  list-style: none;
  padding: 0;
  border-bottom: 1px solid var(--hairline);
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px 24px;
    padding-block: 20px;
    border-top: 1px solid var(--hairline);
  }
  & .when {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & h3 {
    font-size: var(--h4);
  }
  & > li:hover h3 {
    color: var(--accent);
  }
  & .where,
  & .with {
    color: var(--ink-soft);
  }
  & .track {
    overflow-wrap: anywhere;
    display: flex;
    align-items: baseline;
    gap: 8px;
  }
  & .track::before {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    background: var(--track);
    forced-color-adjust: none;
  }
  & .about {
    max-width: 62ch;
    padding-block: 4px;
  }
  & .with {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  & .with > span:first-of-type {
    display: flex;
    flex: none;
  }
  & .with > span:last-of-type {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & .with img {
    transform: scale(1.4);
    transform-origin: 50% 40%;
  }
  @media (min-width: 600px) {
    & > li {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
    & .when {
      grid-row: 1 / span 5;
    }
    & > li > :not(.when) {
      grid-column: 2;
    }
  }
`;

/** A session; without times while the venue's zone is not known. */
type RowSession = ResponseOf<typeof agendaCalls.agendaSessions>['agendaSessions'][number] &
  Partial<VenueTimes>;

interface SessionRowsProps {
  /** Whose sessions these are: only the others on stage are named. */
  speakerId?: string;
  sessions: readonly RowSession[];
  formatNames: FormatNames;
}

/** When, where and about what sessions are, and who is on stage; every one links to its place in the agenda. */
export function SessionRows({ speakerId, sessions, formatNames }: SessionRowsProps) {
  return (
    <List role="list">
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
    </List>
  );
}

function OnStage({ label, speakers }: { label: string; speakers: RowSession['speakers'] }) {
  const getAddress = useAddressOf();
  if (speakers.length === 0) return null;
  return (
    <p className="with">
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
