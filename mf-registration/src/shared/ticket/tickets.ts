import type * as packageCalls from '@summit/contract/calls/packages';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { CategoryType } from '@summit/contract/registration/attendee-types';
import type { ResponseOf } from '@summit/contract/requests/call';
import { formatPrice } from '@summit/shared-ui/display/price';

export type TicketPackage = ResponseOf<(typeof packageCalls)['packages']>['packages'][number];

/**
 * The tickets of one kind of attendee, cheapest first. Amounts of two currencies cannot be compared: after what is free
 * come the tickets in the currency that most are sold in, then those in others.
 */
export function getTickets(packages: readonly TicketPackage[], type: CategoryType): TicketPackage[] {
  const currencies = getCurrencies(packages);
  const rank = ({ price, currency }: TicketPackage) => (price === 0 ? -1 : currencies.indexOf(currency));
  return packages
    .filter(({ categoryType }) => categoryType === type)
    .sort((a, b) => rank(a) - rank(b) || a.price - b.price);
}

/** The currencies of the tickets that cost something, the one that most of them are sold in first. */
function getCurrencies(packages: readonly TicketPackage[]): string[] {
  const counts = new Map<string, number>();
  for (const { price, currency } of packages) {
    if (price > 0) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, fewer], [other, more]) => more - fewer || (one < other ? -1 : 1))
    .map(([currency]) => currency);
}

/** `Free`, `£495`, or `from £495` when there are more expensive ones; null when none of them is on sale. */
export function startingPrice(tickets: readonly TicketPackage[]): string | null {
  const onSale = tickets.filter(({ isAvailable }) => isAvailable);
  const [cheapest] = onSale;
  if (!cheapest) return null;
  const price = formatPrice(cheapest.price, cheapest.currency);
  return cheapest.price > 0 && onSale.length > 1 ? `from ${price}` : price;
}

/** When a ticket is on sale, if that is limited: `Until Sun 28 February 2027`, with the hour where it is not a whole day. */
export function saleWindow(ticket: TicketPackage, timeZone: string): string | null {
  const { availableFrom: from, availableUntil: until } = ticket;
  const begin = from && `From ${venueClock(timeZone).beginning(from)}`;
  const end = until && `${begin ? 'until' : 'Until'} ${venueClock(timeZone).end(until)}`;
  return [begin, end].filter(Boolean).join(' ') || null;
}

/** Why a ticket is unavailable now, or null. */
export function whyNot({ isAvailable, placesLeft }: TicketPackage): string | null {
  if (isAvailable) return null;
  return placesLeft === 0 ? 'Sold out' : 'Not on sale now';
}
