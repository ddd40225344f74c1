import * as packageCalls from '@summit/contract/calls/packages';
import * as settingsCalls from '@summit/contract/calls/settings';
import { textRows } from '@summit/contract/words/text-lookup';
import { serverView, usePrefetchServerView, useServerView } from '@summit/shared-auth/server-view';
import { formatPrice, Price } from '@summit/shared-ui/display/price';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import * as styles from './ticket-prices.module.css';

interface TicketPricesProps {
  /** Lines of `type of attendee | for whom`; tickets of other types come last, under the last line. */
  groups: string;
  empty: string;
}

/** The tickets on sale grouped by whom they are for, each with its price and the last day of that price. Suspends; throws ApiError. */
export function TicketPrices({ groups, empty }: TicketPricesProps) {
  const tickets = useServerView(ticketsView);
  if (tickets.length === 0) return <EmptyState title={empty} />;
  const rows = textRows(groups);
  const named = new Set(rows.slice(0, -1).map(([type]) => type));
  return (
    <div className={styles.groups}>
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
    </div>
  );
}

function TicketList({ tickets }: { tickets: readonly Ticket[] }) {
  return (
    <ul>
      {tickets.map(({ id, name, description, price, currency, until, additions }) => (
        <li key={id}>
          <strong>{name}</strong>
          <Price amount={price} currency={currency} />
          <div className={styles.ticketAbout}>
            <p>{description}</p>
            {until && <p className={styles.ticketUntil}>Until {until}</p>}
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
  /** The price in minor units. */
  price: number;
  currency: string;
  /** The last day of the price: `Sun 28 February 2027`. */
  until: string | null;
  /** The same ticket with an extra, such as a seat at the gala. */
  additions: { name: string; price: number; currency: string }[];
}

/** The tickets that anyone can register for and that are on sale; others have no price to show. */
const ticketsView = serverView(
  'content.ticketPrices',
  [packageCalls.packages, settingsCalls.settings],
  async ({ call, stored }) => {
    const [{ packages }, settings, { venueClock }, { isOfferedKind }] = await Promise.all([
      call(packageCalls.packages),
      // Without the venue's zone the prices are still shown.
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
