import styled from '@emotion/styled';
import { agendaCalls } from '@summit/contract/calls/agenda';
import { sponsorCalls } from '@summit/contract/calls/sponsors';
import { href } from '@summit/contract/href';
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
  & p:last-of-type {
    max-width: 40ch;
    color: var(--ink-soft);
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

/** Links to the two subsets, each with its number of items. */
export function AffiliateDoors({ agenda, sponsors, track }: { agenda: Door; sponsors: Door; track: string }) {
  const sessionCount = useOptionalData(agendaCalls.agendaSessions, {
    query: { itemsOnPage: 1, 'filter.Track.Equals': track },
  })?.totalItems;
  const sponsorCount = useOptionalData(sponsorCalls.sponsors, {
    query: { itemsOnPage: 1, 'filter.IsAffiliate.Equals': 'true' },
  })?.totalItems;
  return (
    <Container>
      <Doors role="list">
        <DoorItem {...agenda} to={href('affiliateZoneAgenda')} count={sessionCount} unit="sessions" />
        <DoorItem {...sponsors} to={href('affiliateZoneSponsor')} count={sponsorCount} unit="companies" />
      </Doors>
    </Container>
  );
}

function DoorItem({ title, text, to, count, unit }: Door & { to: string; count?: number; unit: string }) {
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
      <p>
        {count !== undefined && `${count} ${unit}. `}
        {text}
      </p>
    </li>
  );
}
