import styled from '@emotion/styled';
import * as packageCalls from '@summit/contract/calls/packages';
import * as settingsCalls from '@summit/contract/calls/settings';
import { textRows } from '@summit/contract/words/text-lookup';
import { serverView, usePrefetchServerView, useServerView } from '@summit/shared-auth/server-view';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { formatPrice, Price } from '@summit/shared-ui/layout/price';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  overflow-wrap: anywhere;
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 var(--gap);
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
  /* A price is one word, whatever else may be broken. */
  & li > span {
    white-space: nowrap;
  }
  & .ticket-about {
    grid-column: 1 / -1;
  }
  & .ticket-about > p {
    color: var(--ink-soft);
  }
  & .ticket-about > .ticket-until {
    font-weight: 650;
    color: var(--accent);
  }
  /* As many tickets as there are: rows leave no hole where one group has fewer than another. */
  @media ${wideLayout} {
    gap: 20px;
    & > section {
      grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    }
    & h3 {
      padding-block: 18px 0;
    }
    & li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(max-content, 2fr);
    }
    & .ticket-about {
      grid-area: 1 / 2;
    }
    & li > span {
      grid-area: 1 / 3;
      text-align: right;
    }
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
      {tickets.map(({ id, name, description, price, currency, until, additions }) => (
        <li key={id}>
          <strong>{name}</strong>
          <Price amount={price} currency={currency} />
          <div className="ticket-about">
            <p>{description}</p>
            {until && <p className="ticket-until">Until {until}</p>}
            {additions.map((added) => (
              <p key={added.name}>
                {added.name}: {formatPrice(added.price, added.currency)}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Prefetches the tickets. */
export function usePrefetchTickets(): void {
  usePrefetchServerView(ticketsView, undefined);
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
  /** The same ticket with something more, such as a seat at the gala. */
  additions: { name: string; price: number; currency: string }[];
}

/** What anybody can register for; what is not on sale has no price to show. */
const ticketsView = serverView(
  'content.ticketPrices',
  [packageCalls.packages, settingsCalls.settings],
  async ({ call, stored }) => {
    const [{ packages }, settings, { venueClock }, { isOfferedKind }] = await Promise.all([
      call(packageCalls.packages),
      // Without the venue's zone the prices are shown all the same.
      stored(settingsCalls.settings).catch(() => null),
      import('@summit/contract/money-and-time/venue-time'),
      import('@summit/contract/registration/registration-kinds'),
    ]);
    const clock = settings && venueClock(settings.event.timeZone);
    const onSale = packages.filter(
      ({ categoryType, isAvailable }) => isAvailable && isOfferedKind(categoryType),
    );
    return onSale
      .filter(({ addsTo }) => addsTo === null)
      .map(({ id, categoryType, name, description, price, currency, availableUntil }): Ticket => ({
        id,
        group: categoryType,
        name,
        description,
        price,
        currency,
        until: availableUntil && clock && clock.end(availableUntil),
        additions: onSale
          .filter(({ addsTo }) => addsTo === id)
          .map((added) => ({ name: added.name, price: added.price, currency: added.currency })),
      }));
  },
);
