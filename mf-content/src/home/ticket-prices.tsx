import styled from '@emotion/styled';
import * as packageCalls from '@summit/contract/calls/packages';
import * as settingsCalls from '@summit/contract/calls/settings';
import { textRows } from '@summit/contract/text-lookup';
import { serverView, useEarlyServerView, useServerView } from '@summit/shared-auth/server-view';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Price } from '@summit/shared-ui/layout/price';

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px var(--gap);
  overflow-wrap: anywhere;
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    border-top: 2px solid var(--ink);
    padding-top: 12px;
  }
  & ul {
    list-style: none;
    padding: 0;
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 24px;
    align-items: baseline;
    padding-block: 16px;
  }
  & li + li {
    border-top: 1px solid var(--line-strong);
  }
  & li > p {
    grid-column: 1 / -1;
    color: var(--ink-soft);
  }
  & .ticket-until {
    font-weight: 650;
    color: var(--accent);
  }
  @media (min-width: 700px) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  }
`;

interface TicketPricesProps {
  /** Lines of `type of attendee | for whom`; tickets of other types come last, under the last line. */
  groups: string;
  empty: string;
}

/** The tickets on sale by whom they are for, each with its price and until when it has it. Suspends; throws ApiError. */
export function TicketPrices({ groups, empty }: TicketPricesProps) {
  const tickets = useServerView(ticketsView);
  if (tickets.length === 0) return <EmptyState title={empty} />;
  const rows = textRows(groups);
  const named = new Set(rows.slice(0, -1).map(([type]) => type));
  return (
    <Groups>
      {rows.map(([type = '', forWhom = ''], index) => {
        const isRest = index === rows.length - 1;
        const own = tickets.filter(({ group }) => (isRest ? !named.has(group) : group === type));
        return (
          own.length > 0 && (
            <section key={type}>
              <h3 className="eyebrow">{forWhom}</h3>
              <TicketList tickets={own} />
            </section>
          )
        );
      })}
    </Groups>
  );
}

function TicketList({ tickets }: { tickets: readonly Ticket[] }) {
  return (
    <ul>
      {tickets.map(({ id, name, description, price, currency, until }) => (
        <li key={id}>
          <strong>{name}</strong>
          <Price amount={price} currency={currency} />
          <p>{description}</p>
          {until && <p className="ticket-until">Until {until}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Prefetches the tickets. */
export function useEarlyTickets(): void {
  useEarlyServerView(ticketsView, undefined);
}

interface Ticket {
  id: string;
  group: string;
  name: string;
  description: string;
  /** In minor units. */
  price: number;
  currency: string;
  /** `Sun 28 February 2027` */
  until: string | null;
}

/** What adds something to a ticket is not one, and what is not on sale has no price to show. */
const ticketsView = serverView(
  'content.ticketPrices',
  [packageCalls.packages, settingsCalls.settings],
  async ({ call, stored }) => {
    const [{ packages }, settings, { venueClock }] = await Promise.all([
      call(packageCalls.packages),
      // Without the venue's zone the prices are shown all the same.
      stored(settingsCalls.settings).catch(() => null),
      import('@summit/contract/venue-time'),
    ]);
    const clock = settings && venueClock(settings.event.timeZone);
    return packages
      .filter(({ addsTo, isAvailable }) => addsTo === null && isAvailable)
      .map(({ id, categoryType, name, description, price, currency, availableUntil }): Ticket => ({
        id,
        group: categoryType,
        name,
        description,
        price,
        currency,
        until: availableUntil && clock && clock.end(availableUntil),
      }));
  },
);
