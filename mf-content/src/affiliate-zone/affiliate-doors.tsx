import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import { shortDay } from '@summit/contract/money-and-time/day-words';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf } from '@summit/shared-auth';
import { useOptionalData } from '@summit/shared-auth/server-view';
import { Container } from '@summit/shared-ui/layout/container';
import { coverLinks } from '@summit/shared-ui/layout/cover-links';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';

const Doors = styled.ul`
  ${coverLinks}
  display: grid;
  list-style: none;
  padding: 0;
  padding-bottom: var(--section);
  & > li {
    position: relative;
    display: grid;
    gap: 8px;
    align-content: start;
    padding-block: 20px 40px;
    border-top: 1px solid var(--ink);
  }
  & .count {
    font-size: var(--display);
    font-weight: 780;
    line-height: 0.9;
    letter-spacing: -0.06em;
    min-height: 0.9em;
    font-variant-numeric: tabular-nums;
  }
  & > li:hover :is(.count, h2) {
    color: var(--accent);
  }
  & .about {
    max-width: 40ch;
    color: var(--ink-soft);
  }
  & .first {
    display: grid;
    list-style: none;
    margin-top: 16px;
    padding: 0;
  }
  & .first > li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 16px;
    padding-block: 12px;
    border-top: 1px solid var(--hairline);
    font-weight: 600;
  }
  & .first > li > span {
    color: var(--ink-soft);
    font-weight: 400;
  }
  & .logos {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
    margin-top: 16px;
    padding: 1px 0 0 1px;
  }
  & .logos > span {
    display: grid;
    place-items: center;
    height: 92px;
    margin: -1px 0 0 -1px;
    padding: 16px;
    border: 1px solid var(--hairline);
    background: var(--sheet);
  }
  & .logos img {
    width: auto;
    height: 40px;
    object-fit: contain;
  }
  [data-theme='dark'] & .logos img {
    filter: invert(1);
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-theme]) & .logos img {
      filter: invert(1);
    }
  }
  @media ${wideLayout} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--gap);
  }
`;

interface Door {
  title: string;
  text: string;
}

/** How many of either are shown. */
const first = { sessions: 4, companies: 9 };

/** Links to the two subsets, each with its number of items and the first of them. */
export function AffiliateDoors({ agenda, sponsors, track }: { agenda: Door; sponsors: Door; track: string }) {
  const getAddress = useAddressOf();
  const sessions = useOptionalData(agendaCalls.agendaSessions, {
    query: { itemsOnPage: first.sessions, 'filter.Track.Equals': track },
  });
  const companies = useOptionalData(sponsorCalls.sponsors, {
    query: { itemsOnPage: first.companies, 'filter.IsAffiliate.Equals': 'true' },
  });
  return (
    <Container>
      <Doors role="list">
        <DoorItem
          {...agenda}
          to={href(pages.affiliateZoneAgenda)}
          count={sessions?.totalItems}
          unit="sessions"
        >
          {sessions && (
            <ul className="first">
              {sessions.agendaSessions.map(({ id, title, day }) => (
                <li key={id} dir="auto">
                  <span>{shortDay(day)}</span>
                  {title}
                </li>
              ))}
            </ul>
          )}
        </DoorItem>
        <DoorItem
          {...sponsors}
          to={href(pages.affiliateZoneSponsor)}
          count={companies?.totalItems}
          unit="companies"
        >
          {companies && (
            <p className="logos">
              {companies.sponsors.map(({ id, name, logoUrl }) => (
                <span key={id}>
                  {logoUrl ? (
                    <img src={getAddress(logoUrl)} alt={name} loading="lazy" decoding="async" />
                  ) : (
                    name
                  )}
                </span>
              ))}
            </p>
          )}
        </DoorItem>
      </Doors>
    </Container>
  );
}

interface DoorItemProps extends Door {
  to: string;
  count?: number;
  unit: string;
  children?: ReactNode;
}

function DoorItem({ title, text, to, count, unit, children }: DoorItemProps) {
  return (
    <li>
      {count !== undefined && (
        <p className="count" aria-hidden="true">
          {count}
        </p>
      )}
      <h2>
        <SiteLink to={to}>{title}</SiteLink>
      </h2>
      <p className="about">
        {count !== undefined && `${count} ${unit}. `}
        {text}
      </p>
      {children}
    </li>
  );
}
