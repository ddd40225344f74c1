import styled from '@emotion/styled';
import { shortDay } from '@summit/contract/day-words';
import { coverLinks } from '@summit/shared-ui/layout/cover-links';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { sessionHref } from '../shared/session-link.ts';
import type { SpeakerSession } from './speaker-response.ts';

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
  & .where {
    color: var(--ink-soft);
  }
  @media (min-width: 600px) {
    & > li {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
    & .when {
      grid-row: 1 / span 2;
    }
    & .where {
      grid-column: 2;
    }
  }
`;

/** When and where a speaker is on stage; every session links to its place in the agenda. */
export function SpeakerSessions({ sessions }: { sessions: readonly SpeakerSession[] }) {
  return (
    <List role="list">
      {sessions.map(({ id, title, day, startsAt, starts, ends, location, track }) => (
        <li key={id}>
          <p className="when">
            {shortDay(day)}
            {starts !== undefined && (
              <>
                <br />
                <time dateTime={startsAt}>{starts}</time> to {ends}
              </>
            )}
          </p>
          <h3>
            <SiteLink to={sessionHref({ id, day })}>{title}</SiteLink>
          </h3>
          <p className="where">{[location.name, track].filter(Boolean).join(', ')}</p>
        </li>
      ))}
    </List>
  );
}
