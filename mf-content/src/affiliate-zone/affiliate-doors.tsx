import type { ReactNode } from 'react';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import { shortDay } from '@summit/contract/money-and-time/day-words';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf } from '@summit/shared-auth';
import { useOptionalData } from '@summit/shared-auth/server-view';
import { Container } from '@summit/shared-ui/layout/container';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './affiliate-doors.module.css';

interface Door {
  title: string;
  text: string;
}

/** The number of displayed items in each. */
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
      <ul className={styles.doors} role="list">
        <DoorItem
          {...agenda}
          to={href(pages.affiliateZoneAgenda)}
          count={sessions?.totalItems}
          unit="sessions"
        >
          {sessions && (
            <ul className={styles.first}>
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
            <p className={styles.logos}>
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
      </ul>
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
        <p className={styles.count} aria-hidden="true">
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
